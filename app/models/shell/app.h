// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/settings.h"
#include "app/models/review/review_model.h"
#include "app/models/services/network.h"
#include "app/models/services/services.h"
#include "app/models/session/table_model.h"
#include "app/models/shell/first_game_model.h"
#include "app/models/shell/game_data_model.h"
#include "app/models/shell/lan_model.h"
#include "app/models/shell/new_game_model.h"
#include "app/models/shell/practice_model.h"
#include "app/models/shell/records_model.h"
#include "app/models/shell/replay_model.h"
#include "app/models/shell/saves_model.h"

#include <QMultiHash>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTranslator>
#include <qqmlintegration.h>

class QJSEngine;
class QQmlEngine;

namespace mirabilia {

/// A failure, or a notice about something that worked, in three sentences.
class Problem : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool worked READ worked CONSTANT FINAL)
    Q_PROPERTY(QString what READ what CONSTANT FINAL)
    Q_PROPERTY(QString safe READ safe CONSTANT FINAL)
    Q_PROPERTY(QString next READ next CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.problem")

public:
    Problem(bool worked, QString what, QString safe, QString next, QObject *parent)
        : QObject(parent)
        , m_worked(worked)
        , m_what(std::move(what))
        , m_safe(std::move(safe))
        , m_next(std::move(next)) {}

    [[nodiscard]] bool worked() const { return m_worked; }
    [[nodiscard]] QString what() const { return m_what; }
    [[nodiscard]] QString safe() const { return m_safe; }
    [[nodiscard]] QString next() const { return m_next; }

private:
    bool m_worked;
    QString m_what;
    QString m_safe;
    QString m_next;
};

/// The entry point for QML. The program creates one App over its services before loading any QML:
///
///     Services services;           // app/host; must outlive the App
///     mirabilia::App app(services);
///     QQmlApplicationEngine engine;
///     engine.load(...);            // `App` in QML is `app`; engines follow its language
class App : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::Settings *settings READ settings CONSTANT FINAL)
    Q_PROPERTY(mirabilia::NewGameModel *newGame READ newGame CONSTANT FINAL)
    Q_PROPERTY(mirabilia::SavesModel *saves READ saves CONSTANT FINAL)
    /// Finished games.
    Q_PROPERTY(mirabilia::SavesModel *finishedGames READ finishedGames CONSTANT FINAL)
    /// The games in the opened file of records.
    Q_PROPERTY(mirabilia::RecordsModel *records READ records CONSTANT FINAL)
    Q_PROPERTY(mirabilia::LanModel *lan READ lan CONSTANT FINAL)
    Q_PROPERTY(mirabilia::PracticeModel *practice READ practice CONSTANT FINAL)
    Q_PROPERTY(mirabilia::FirstGameModel *firstGame READ firstGame CONSTANT FINAL)
    Q_PROPERTY(mirabilia::GameDataModel *gameData READ gameData CONSTANT FINAL)
    /// The replay being shown, independent of the table; null if none.
    Q_PROPERTY(mirabilia::ReplayModel *replay READ replay NOTIFY replayChanged FINAL)
    /// Null while nobody is at a table.
    Q_PROPERTY(mirabilia::TableModel *table READ table NOTIFY tableChanged FINAL)
    /// True from when a screen shows a table or replay until the last item of such a screen is
    /// gone, which is some time after the table was left.
    Q_PROPERTY(bool tableInUse READ tableInUse NOTIFY tableInUseChanged FINAL)
    /// The edition of the game on screen, replay or table; afterwards that of the last one, because
    /// its pictures are still visible.
    Q_PROPERTY(int edition READ edition NOTIFY editionChanged FINAL)
    /// Likewise: which data its cards are drawn from. 0: those of the program; else a number of its
    /// own for every table whose host has sent others.
    Q_PROPERTY(int pictures READ pictures NOTIFY editionChanged FINAL)
    /// Reviews the finished game of a table.
    Q_PROPERTY(mirabilia::ReviewModel *review READ review CONSTANT FINAL)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY savesChanged FINAL)
    /// The game whose players wait for somebody here, else the one played last: "7 Wonders, age II,
    /// turn 3, with Ada and Bo", or that only its result is left to see.
    Q_PROPERTY(QString continueTitle READ continueTitle NOTIFY savesChanged FINAL)
    /// True if the same people can start another game from here.
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY canRematchChanged FINAL)
    /// True while a table is being opened; `table` or `problem` follows.
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged FINAL)
    /// Null while there is none.
    Q_PROPERTY(mirabilia::Problem *problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT FINAL)
    Q_PROPERTY(QString license READ license CONSTANT FINAL)
    QML_ELEMENT
    QML_SINGLETON

public:
    /// `data`: the game data used by the services.
    App(Services &services, Network &network, const GameData &data = {});
    ~App() override;
    static App *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    [[nodiscard]] Settings *settings() const { return m_settings; }
    [[nodiscard]] NewGameModel *newGame() const { return m_newGame; }
    [[nodiscard]] SavesModel *saves() const { return m_saves; }
    [[nodiscard]] SavesModel *finishedGames() const { return m_finishedGames; }
    [[nodiscard]] RecordsModel *records() const { return m_records; }
    [[nodiscard]] LanModel *lan() const { return m_lan; }
    [[nodiscard]] PracticeModel *practice() const { return m_practice; }
    [[nodiscard]] FirstGameModel *firstGame() const { return m_firstGame; }
    [[nodiscard]] GameDataModel *gameData() const { return m_gameData; }
    [[nodiscard]] ReplayModel *replay() const { return m_replay; }
    [[nodiscard]] TableModel *table() const { return m_table; }
    [[nodiscard]] int edition() const { return m_edition; }
    [[nodiscard]] int pictures() const { return m_pictures; }
    /// The data for `pictures`; null for 0.
    [[nodiscard]] const std::shared_ptr<const GameData> &sentData() const { return m_sentData; }
    [[nodiscard]] ReviewModel *review() const { return m_review; }
    [[nodiscard]] bool canRematch() const;
    [[nodiscard]] bool canContinue() const;
    [[nodiscard]] QString continueTitle() const;
    [[nodiscard]] bool tableInUse() const { return !m_inUse.isEmpty(); }
    [[nodiscard]] bool opening() const { return m_opening; }
    [[nodiscard]] Problem *problem() const { return m_problem; }
    [[nodiscard]] QString version() const;
    [[nodiscard]] QString qtVersion() const;
    [[nodiscard]] QString license() const;
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }

    /// Starts a game with the seats of `newGame`, or opens the table to the network. Does nothing
    /// while `newGame` has a problem.
    Q_INVOKABLE void startGame();
    /// Starts a game at once: seats as in `NewGameModel::seat`; if empty, those of the last time.
    void startGame(const QString &game, const QStringList &seats);
    /// Resumes a saved game; an empty id means that of `continueTitle`.
    Q_INVOKABLE void continueGame(const QString &id = {});
    /// Opens the replay of a record at decision number `decision`, from 0; answered by `replay` or
    /// `problem`.
    Q_INVOKABLE void openReplay(const QString &record, int decision = 0);
    /// Does the same for a finished game.
    Q_INVOKABLE void replayFinished(const QString &id, int decision = 0);
    Q_INVOKABLE void closeReplay();
    /// Moves a saved or finished game out of the lists; `restoreSave` brings it back. Returns false
    /// and reports a problem on failure.
    Q_INVOKABLE bool removeSave(const QString &id);
    Q_INVOKABLE bool restoreSave(const QString &id);
    /// Starts a new game with the seats and wishes of the current one; people at other screens come
    /// along.
    Q_INVOKABLE void rematch();
    /// Leaves the table. The save stays, and so does a remote seat unless it is given back for
    /// good.
    Q_INVOKABLE void leaveTable(bool forGood = false);
    /// Takes back the last seat given away and joins its table.
    Q_INVOKABLE void takeSeatAgain();
    Q_INVOKABLE void dismissProblem();
    /// Reports data files of the user's own that are broken, if there are any.
    void tellOfBrokenData();
    /// Keeps `shown`, the table or replay on a screen, alive as long as the screen, even after it
    /// is left.
    Q_INVOKABLE void keepFor(QObject *screen, QObject *shown);

signals:
    void tableChanged();
    void replayChanged();
    void tableInUseChanged();
    /// Emitted before the table or replay itself changes.
    void editionChanged();
    void canRematchChanged();
    void savesChanged();
    void openingChanged();
    void problemChanged();
    /// In a game that continues; `takeSeatAgain` undoes it.
    void seatGivenBack();
    /// All texts have changed (the App itself notifies QML engines).
    void languageChanged();

private:
    void followName();
    void followRoom();
    void endNetworkGame();
    void applyLanguage();
    void refreshSaves();
    void begin(const GameSetup &setup);
    void practise(const LessonSetup &lesson);
    [[nodiscard]] const SaveRow *nextGame() const;
    [[nodiscard]] bool isOfNetwork(const QString &save) const;
    void openTable(RunningGame &running);
    /// The table of a game, whose words and facts are of what it is played with.
    [[nodiscard]] TableModel *tableOf(RunningGame &running, const GameKind &kind);
    /// Refuses a game or edition this program cannot show.
    void refuseTable(const QString &why);
    void dropTable();
    void showEdition();
    void showReplay();
    [[nodiscard]] std::vector<v1::SeatInfo> seatsOf(const QString &record) const;
    /// Deletes an object once no screen shows it any more.
    void retire(QObject *left);
    void deleteUnseen();
    void setOpening(bool opening);
    void showProblem(const QString &what, const QString &safe, const QString &next);
    void showNote(const QString &what, const QString &safe, const QString &next);
    void show(Problem *problem);

    Services &m_services;
    Network &m_network;
    QPointer<RunningGame> m_running; ///< the game of `table`
    Catalogue m_catalogue;
    QTranslator m_translator;
    QTranslator m_qtTranslator; ///< for Qt's own dialogs
    Settings *m_settings;
    NewGameModel *m_newGame = nullptr;
    SavesModel *m_saves = nullptr;
    SavesModel *m_finishedGames = nullptr;
    RecordsModel *m_records = nullptr;
    LanModel *m_lan = nullptr;
    PracticeModel *m_practice = nullptr;
    FirstGameModel *m_firstGame = nullptr;
    GameDataModel *m_gameData = nullptr;
    TableModel *m_table = nullptr;
    ReviewModel *m_review = nullptr;
    ReplayModel *m_replay = nullptr;
    Problem *m_problem = nullptr;
    QMultiHash<QObject *, QObject *> m_shown; ///< tables and replays, with the screens showing them
    QSet<QObject *> m_inUse;                  ///< those that a screen shows or has shown
    QList<QObject *> m_left;                  ///< those waiting for their last screen to go
    QString m_givenBack;                      ///< the game whose seat was last given back
    int m_edition = 1;
    int m_pictures = 0;
    int m_tablesWithData = 0; ///< whose hosts have sent their data, so far
    std::shared_ptr<const GameData> m_sentData;
    bool m_opening = false;
};

} // namespace mirabilia
