// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/program.h"
#include "app/models/scorepad/score_book.h"
#include "engine/core/rng.h"
#include "tests/support/classic_table.h"

#include <QDir>
#include <QList>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickWindow>

#include <functional>
#include <memory>

namespace mirabilia::monkey {

/// The real program in its window, over a home of its own on disk.
class World {
public:
    /// `home` is a folder of its own; games are dealt by the seed.
    World(const QDir &home, quint64 seed);
    ~World();

    /// Starts the program, or ends it and starts it anew. False if no window comes.
    bool start();

    [[nodiscard]] App &app() { return m_program->app(); }
    [[nodiscard]] ScoreBook &scores() const { return *m_scores; }
    [[nodiscard]] QQuickWindow &window() const { return *m_program->window(); }
    /// Null while nobody sits at a table that is laid.
    [[nodiscard]] TableModel *table();
    [[nodiscard]] QPointingDevice *touchScreen() const { return m_touchScreen.get(); }
    /// Where the running game is kept, or would be.
    [[nodiscard]] QDir games() {
        const bool isShared = table() != nullptr && table()->overNetwork();
        return m_profile.filePath(isShared ? QStringLiteral("lan/tables")
                                           : QStringLiteral("games"));
    }
    [[nodiscard]] QString history() const {
        return m_profile.filePath(QStringLiteral("scores.db"));
    }

    /// On to a screen, by the name that Shell.go knows.
    void go(const char *where);

    /// What a person could point at: visible, in the window, and `wanted`.
    [[nodiscard]] QList<QQuickItem *>
    itemsInSight(const std::function<bool(const QQuickItem &)> &wanted) const;
    /// The popups that are open, the top one last. Properties are those of T.Popup.
    [[nodiscard]] QList<QQuickItem *> popups() const;

    /// Says on stdout what happens next, with seed and step, before it can go wrong.
    void tell(const QString &what) const;
    void setStep(int step) { m_step = step; }

    /// Lets the program work for a moment: `frames` pictures, or none.
    void rest(int frames) const;
    /// Lets it work until `done` holds; false if that takes too long.
    static bool until(const std::function<bool()> &done, int milliseconds);
    /// One round of the event loop.
    static void turn();

private:
    QDir m_profile;
    quint64 m_seed;
    int m_step = 0;
    std::unique_ptr<QPointingDevice> m_touchScreen;
    std::unique_ptr<desktop::Program> m_program;
    ScoreBook *m_scores = nullptr;
};

/// "AppButton" of an item made by AppButton.qml.
QString typeName(const QObject &object);

/// What words an item shows or says to a screen reader.
QString wordsOf(const QQuickItem &item);

} // namespace mirabilia::monkey
