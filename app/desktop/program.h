// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/options.h"
#include "app/desktop/single_window.h"
#include "app/notation/game_notation.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>

#include <memory>

class QQmlApplicationEngine;
class QQuickWindow;

namespace mirabilia {
class App;
}

namespace mirabilia::desktop {

/// The whole program: rules data, services, models, QML engine and window. The executable and the
/// end-to-end tests run the same one. Needs a QGuiApplication.
class Program : public QObject {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::desktop::Program)

public:
    /// The application ends with this code if a new Program has to take the place of this one,
    /// because what it reads at its start has changed.
    static constexpr int startsAgain = 64;

    explicit Program(const Options &options);
    ~Program() override;

    /// Why it cannot run, in a sentence that names the place; empty if it can.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Loads the window. Returns false if the QML cannot be loaded.
    bool show();

    /// Brings the window to the front and does what a second start of the program asks for.
    void fulfil(const Wish &wish);

    [[nodiscard]] App &app();
    /// Null before `show`.
    [[nodiscard]] QQuickWindow *window() const;

private:
    struct Parts;

    /// Shows a file: score sheets on the import page, records as games to replay (a single one at
    /// once). Needs the window.
    void openFile(const QString &path);
    bool openRecords(const QString &path);
    /// Shows the results of the opened records on the import page.
    void importResults();
    /// The games for reading records, with the data in use.
    [[nodiscard]] notation::Games recordGames() const;
    void go(const QString &page);

    /// Reports that the result of the table's game is not in the history.
    void tellOfResult(const QString &why);

    std::unique_ptr<Parts> m_parts;
    QString m_problem;
};

/// The outcome of checking a saved game.
struct SaveCheck {
    QString summary; ///< where the game stands, as a line; empty if it cannot go on
    QString problem; ///< why it cannot go on, in a sentence that names the file
};

/// Reads the saved game named in the options and replays it. Needs no display.
SaveCheck checkSave(const Options &options);

} // namespace mirabilia::desktop
