// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"

#include <QHash>
#include <QList>

#include <map>
#include <vector>

namespace mirabilia {

/// Reads an Update (protobuf JSON) from tests/models/fixtures, or from any path. Ends the program
/// with a message that names the file if it does not parse.
v1::Update fixture(const QString &name);
v1::Update fixtureFile(const QString &path);

/// A connection without a host: records what is sent, and delivers what it is told.
class FixtureLink : public Link {
    Q_OBJECT

public:
    FixtureLink(v1::Update position, QObject *parent)
        : Link(parent)
        , m_position(std::move(position)) {}

    void send(const v1::Command &command) override;
    /// Answers with the latest position and all events pushed so far.
    void refresh() override;

    /// Delivers an update at once, so that tests need no event loop.
    void push(const v1::Update &update);
    /// Delivers the whole story anew.
    void restore(const v1::Update &update);

    [[nodiscard]] const v1::Update &position() const { return m_position; }
    [[nodiscard]] const std::vector<v1::Command> &sent() const { return m_sent; }

    /// Answers moves as a host would while others still think: the choice is kept and can be taken
    /// back. For looking at screens.
    void setPlaysAlong(bool on) { m_playsAlong = on; }

private:
    void playAlong(const v1::Command &command);

    v1::Update m_position;
    std::vector<v1::Command> m_sent;
    bool m_playsAlong = false;
};

/// Reviews nothing: records what it is asked.
class FixtureReviewer : public Reviewer {
    Q_OBJECT

public:
    using Reviewer::Reviewer;

    void review(const QString &record) override {
        wanted.append(record);
        running = true;
    }
    void stop() override { running = false; }

    QStringList wanted;   ///< records
    bool running = false; ///< a review was requested and not stopped
};

/// Services over fixtures. `startGame` and `continueGame` open the table that was laid out.
class FixtureServices : public Services {
    Q_OBJECT

public:
    using Services::Services;

    /// Lays out a table: one position per person at this screen (by `viewer`).
    void layOut(const std::vector<v1::Update> &positions, bool playsAlong = false);
    [[nodiscard]] FixtureLink *fixtureLink(int seat) const;

    void startGame(const GameSetup &setup) override;
    void continueGame(const QString &id) override;
    void practise(const LessonSetup &setup) override;
    void coach() override { coached = true; }
    void leave() override;
    /// The game of the position laid out.
    [[nodiscard]] QString game() const override;
    [[nodiscard]] GameSetup setup() const override { return begunWith; }
    [[nodiscard]] QList<int> localSeats() const override;
    [[nodiscard]] Link *link(int seat) override;
    [[nodiscard]] bool overNetwork() const override { return network; }
    [[nodiscard]] bool isLesson() const override { return m_lessonLies; }
    void requestHint(int seat) override;
    [[nodiscard]] QString exportRecord() const override { return record; }
    [[nodiscard]] FixtureReviewer &reviewer() override { return *m_reviewer; }
    void openReplay(const ReplayWish &wish) override { replayWanted = wish; }
    void closeReplay() override {}
    [[nodiscard]] ReplayedGame *replay() override { return replayed; }
    [[nodiscard]] QList<SavedGame> finishedGames() const override { return finished; }
    [[nodiscard]] QList<SavedGame> saves() const override { return savedGames; }
    void readSaves() override { emit savesChanged(); }
    bool removeSave(const QString &id) override;
    bool restoreSave(const QString &id) override;
    [[nodiscard]] QVariant setting(const QString &key, const QVariant &fallback) const override;
    void setSetting(const QString &key, const QVariant &value) override;

    GameSetup started;      ///< of the latest `startGame`
    GameSetup begunWith;    ///< the game on the table: `started`, unless the test sets another
    QString continued;      ///< id of the latest `continueGame`
    LessonSetup lesson;     ///< of the latest `practise`
    int left = 0;           ///< calls of `leave` with a table
    bool coached = false;   ///< `coach` was called
    int hintsWanted = 0;    ///< calls of `requestHint`
    QList<HintedMove> hint; ///< the answer to `requestHint`; empty: none
    QString record;
    QString gameId;       ///< overrides the game of the position
    bool network = false; ///< claims that its people sit at several screens
    QList<SavedGame> savedGames;
    QList<SavedGame> finished;
    ReplayWish replayWanted;          ///< the latest `openReplay`
    ReplayedGame *replayed = nullptr; ///< opened when the test says so
    QHash<QString, QVariant> kept;    ///< settings

private:
    void open();
    [[nodiscard]] int laidEdition() const;

    QList<SavedGame> m_asideGames;
    QList<SavedGame> m_asideFinished;
    std::map<int, FixtureLink *> m_links;
    FixtureReviewer *m_reviewer = new FixtureReviewer(this);
    bool m_open = false;
    bool m_lessonLies = false;
};

} // namespace mirabilia
