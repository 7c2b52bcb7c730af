// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/host/game_reviewer.h"
#include "app/host/games.h"
#include "app/host/lesson.h"
#include "app/host/local_link.h"
#include "app/host/replays.h"
#include "app/host/saved_match.h"
#include "app/host/saves_reader.h"
#include "app/models/services/services.h"
#include "app/store/saved_games.h"
#include "app/store/turns.h"

#include <QDir>
#include <QSettings>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace mirabilia::host {

/// Tables at this screen: games against computers and several people in hot seat, saved on disk.
class TableServices final : public Services {
    Q_OBJECT

public:
    /// `data` is the folder of saved games, `settingsFile` an INI file; both are created on demand.
    /// `hosted` is the folder of tables for others (empty: none), whose finished games are listed
    /// too.
    TableServices(const Games &games, const QDir &data, const QString &settingsFile,
                  const QString &hosted = {}, QObject *parent = nullptr);
    ~TableServices() override;

    void startGame(const GameSetup &setup) override;
    void continueGame(const QString &id) override;
    void practise(const LessonSetup &lesson) override;
    void coach() override;
    void leave() override;
    [[nodiscard]] QString game() const override;
    [[nodiscard]] GameSetup setup() const override;
    [[nodiscard]] QList<int> localSeats() const override;
    [[nodiscard]] Link *link(int seat) override;
    [[nodiscard]] bool isLesson() const override { return m_lesson != nullptr; }
    void requestHint(int seat) override;
    [[nodiscard]] QString exportRecord() const override;
    [[nodiscard]] GameReviewer &reviewer() override { return m_reviewer; }
    void openReplay(const ReplayWish &wish) override { m_replays.open(wish); }
    void closeReplay() override { m_replays.close(); }
    [[nodiscard]] ReplayedGame *replay() override { return m_replays.replay(); }
    [[nodiscard]] QList<SavedGame> finishedGames() const override { return m_done.games(); }
    [[nodiscard]] QList<SavedGame> saves() const override { return m_list.games(); }
    void readSaves() override {
        m_list.read();
        m_done.read();
    }
    bool removeSave(const QString &id) override;
    bool restoreSave(const QString &id) override;
    [[nodiscard]] QVariant setting(const QString &key, const QVariant &fallback) const override;
    void setSetting(const QString &key, const QVariant &value) override;

    /// Also true while a game is being moved or opened.
    [[nodiscard]] bool isReadingSaves() const {
        return m_list.isReading() || m_done.isReading() || m_turns.isWaiting();
    }

    /// The result of the current game is not in the history yet, so the game is not moved away on
    /// leaving and can be opened again.
    void holdResult() { m_resultHeld = true; }

    /// Makes all new games use this seed (tests, screenshots); 0: random.
    void setSeed(quint64 seed) { m_seed = seed; }

private:
    /// A table being opened.
    struct Opening {
        v1::SavedGameHeader header;
        SavedMatch game;
        std::unique_ptr<store::GameLog> log;
        bool isNew = false;
        std::vector<v1::Move> asked; ///< in a lesson
        QString safe, next;          ///< shown with a problem
    };
    /// Finds the match and its log in another thread. Returns an empty string, or what is wrong.
    using Finding = std::function<QString(Opening &)>;

    void prepare(const std::shared_ptr<Opening> &opening, Finding find);
    void settle(Opening &opening, const QString &why);
    void open(Opening &opening);
    void fail(const QString &what, const QString &safe, const QString &next);
    void tellWhatWasCutOff(const QString &asItWas);
    void putAway(const QString &id);

    const Games &m_games;
    store::SavedGames m_saves;
    std::vector<store::SavedGames> m_finished; ///< of this screen, then of hosted tables
    QSettings m_settings;
    quint64 m_seed = 0;
    std::unique_ptr<GameHost> m_host;
    std::map<int, LocalLink *> m_links; ///< owned by `m_host`
    LessonWatch *m_lesson = nullptr;    ///< owned by `m_host`; null: not a lesson
    bool m_resultHeld = false;
    GameReviewer m_reviewer;
    SavesReader m_list;
    SavesReader m_done; ///< finished games
    Replays m_replays;
    std::shared_ptr<Opening> m_opening; ///< null: nothing is being opened, or it was cancelled
    store::Turns m_turns;               ///< last member: pending work finishes before the rest goes
};

} // namespace mirabilia::host
