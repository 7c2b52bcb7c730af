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

/// The program in one piece: rules data, services, models, QML engine and window. The executable
/// and the end-to-end tests run the same one. Needs a QGuiApplication.
class Program : public QObject {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::desktop::Program)

public:
    /// The application ends with this code if a new Program has to take the place of this one,
    /// because what it reads at its start has changed.
    static constexpr int startsAgain = 64;

    explicit Program(const Options &options);
    ~Program() override;

    /// Why it cannot run: one sentence that names the place. Empty while all is well.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Loads the window. False if the QML could not be loaded.
    bool show();

    /// Brings the window to the front and does what somebody wants who started the program again.
    void fulfil(const Wish &wish);

    [[nodiscard]] App &app();
    /// Null before `show`.
    [[nodiscard]] QQuickWindow *window() const;

private:
    struct Parts;

    /// Shows what is in a file: score sheets on the page for imports, records as games to be
    /// replayed, the only one at once. The window must be there.
    void openFile(const QString &path);
    bool openRecords(const QString &path);
    /// The results of the records that were opened, on the page for imports.
    void importResults();
    /// As records are read: with the data in use.
    [[nodiscard]] notation::Games recordGames() const;
    void go(const QString &page);

    /// That of the game on the table is not in the history.
    void tellOfResult(const QString &why);

    std::unique_ptr<Parts> m_parts;
    QString m_problem;
};

/// What is told about a saved game that lies anywhere.
struct SaveCheck {
    QString summary; ///< where it stands, with the end of the line; empty if it cannot go on
    QString problem; ///< why it cannot, in a sentence that names the file
};

/// Reads the saved game of the options and plays it again. Needs no display.
SaveCheck checkSave(const Options &options);

} // namespace mirabilia::desktop
