// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/settings.h"
#include "app/models/review/review_model.h"
#include "app/models/services/network.h"
#include "app/models/services/services.h"
#include "app/models/session/table_model.h"
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
#include <QTranslator>
#include <qqmlintegration.h>

class QJSEngine;
class QQmlEngine;

namespace mirabilia {

/// A failure, or something to know of what worked all the same, in three sentences.
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

/// Where QML begins. The program creates one App over its services before it loads any QML:
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
    /// Games that are over.
    Q_PROPERTY(mirabilia::SavesModel *finishedGames READ finishedGames CONSTANT FINAL)
    /// What was in the file of records that was opened.
    Q_PROPERTY(mirabilia::RecordsModel *records READ records CONSTANT FINAL)
    Q_PROPERTY(mirabilia::LanModel *lan READ lan CONSTANT FINAL)
    Q_PROPERTY(mirabilia::PracticeModel *practice READ practice CONSTANT FINAL)
    Q_PROPERTY(mirabilia::GameDataModel *gameData READ gameData CONSTANT FINAL)
    /// The finished game that is looked at again, whatever lies on the table; null: none is.
    Q_PROPERTY(mirabilia::ReplayModel *replay READ replay NOTIFY replayChanged FINAL)
    /// Null while nobody sits at a table.
    Q_PROPERTY(mirabilia::TableModel *table READ table NOTIFY tableChanged FINAL)
    /// Of the game on the screen, replay or table; of the last one while there is none, for its
    /// pictures are still to be seen.
    Q_PROPERTY(int edition READ edition NOTIFY editionChanged FINAL)
    /// Looks back on the finished game of a table.
    Q_PROPERTY(mirabilia::ReviewModel *review READ review CONSTANT FINAL)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY savesChanged FINAL)
    /// The game whose people wait for somebody here, else the one that was played last: "7 Wonders,
    /// age II, turn 3, with Ada and Bo", or that only its result is left to see.
    Q_PROPERTY(QString continueTitle READ continueTitle NOTIFY savesChanged FINAL)
    /// The same people can begin anew from here.
    Q_PROPERTY(bool canRematch READ canRematch NOTIFY canRematchChanged FINAL)
    /// The table is being set up; `table` or `problem` follows.
    Q_PROPERTY(bool opening READ opening NOTIFY openingChanged FINAL)
    /// Null while all is well.
    Q_PROPERTY(mirabilia::Problem *problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT FINAL)
    Q_PROPERTY(QString license READ license CONSTANT FINAL)
    QML_ELEMENT
    QML_SINGLETON

public:
    /// `data`: that the services play by.
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
    [[nodiscard]] GameDataModel *gameData() const { return m_gameData; }
    [[nodiscard]] ReplayModel *replay() const { return m_replay; }
    [[nodiscard]] TableModel *table() const { return m_table; }
    [[nodiscard]] int edition() const { return m_edition; }
    [[nodiscard]] ReviewModel *review() const { return m_review; }
    [[nodiscard]] bool canRematch() const;
    [[nodiscard]] bool canContinue() const;
    [[nodiscard]] QString continueTitle() const;
    [[nodiscard]] bool opening() const { return m_opening; }
    [[nodiscard]] Problem *problem() const { return m_problem; }
    [[nodiscard]] QString version() const;
    [[nodiscard]] QString qtVersion() const;
    [[nodiscard]] QString license() const;
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }

    /// Begins a game with the seats of `newGame`, or opens the table to those elsewhere; nothing
    /// happens while it has a problem.
    Q_INVOKABLE void startGame();
    /// Begins one at once: seats as `NewGameModel::seat` takes them, none: those of the last time.
    void startGame(const QString &game, const QStringList &seats);
    /// Goes on with a saved game; an empty id means that of `continueTitle`.
    Q_INVOKABLE void continueGame(const QString &id = {});
    /// Opens the replay of a record where its decision number `decision` is due, counted from 0;
    /// answered by `replay` or `problem`.
    Q_INVOKABLE void openReplay(const QString &record, int decision = 0);
    /// The same of one of the finished games.
    Q_INVOKABLE void replayFinished(const QString &id, int decision = 0);
    Q_INVOKABLE void closeReplay();
    /// Puts a saved or finished game aside; `restoreSave` brings it back. False, and a problem, if
    /// that failed.
    Q_INVOKABLE bool removeSave(const QString &id);
    Q_INVOKABLE bool restoreSave(const QString &id);
    /// The seats of the game on the table, with what they asked for, and a new deal; the people at
    /// other screens come along.
    Q_INVOKABLE void rematch();
    /// Leaves the table; the save stays, and so does a seat elsewhere unless it is given back for
    /// good.
    Q_INVOKABLE void leaveTable(bool forGood = false);
    /// Takes the seat again that was given back last, and comes to its table.
    Q_INVOKABLE void takeSeatAgain();
    Q_INVOKABLE void dismissProblem();
    /// Tells of data files of the person's own that are broken, if there are any.
    void tellOfBrokenData();
    /// `shown`, the table or replay that a screen shows, lives as long as the screen does, also
    /// when it is left.
    Q_INVOKABLE void keepFor(QObject *screen, QObject *shown);

signals:
    void tableChanged();
    void replayChanged();
    /// Before the table or replay that it is of.
    void editionChanged();
    void canRematchChanged();
    void savesChanged();
    void openingChanged();
    void problemChanged();
    /// At a game that goes on; `takeSeatAgain` is the way back.
    void seatGivenBack();
    /// Texts read differently from now on (QML engines are told by the App itself).
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
    void dropTable();
    void showEdition();
    void showReplay();
    [[nodiscard]] std::vector<v1::SeatInfo> seatsOf(const QString &record) const;
    /// Deletes what has been left once no screen shows it any more.
    void retire(QObject *left);
    void deleteUnseen();
    void setOpening(bool opening);
    void showProblem(const QString &what, const QString &safe, const QString &next);
    void showNote(const QString &what, const QString &safe, const QString &next);
    void show(Problem *problem);

    Services &m_services;
    Network &m_network;
    QPointer<RunningGame> m_running; ///< what `table` shows
    Catalogue m_catalogue;
    QTranslator m_translator;
    QTranslator m_qtTranslator; ///< of Qt's own dialogs
    Settings *m_settings;
    NewGameModel *m_newGame = nullptr;
    SavesModel *m_saves = nullptr;
    SavesModel *m_finishedGames = nullptr;
    RecordsModel *m_records = nullptr;
    LanModel *m_lan = nullptr;
    PracticeModel *m_practice = nullptr;
    GameDataModel *m_gameData = nullptr;
    TableModel *m_table = nullptr;
    ReviewModel *m_review = nullptr;
    ReplayModel *m_replay = nullptr;
    Problem *m_problem = nullptr;
    QMultiHash<QObject *, QObject *> m_shown; ///< tables and replays with the screens of each
    QList<QObject *> m_left;                  ///< of them, until the last screen has gone
    QString m_givenBack;                      ///< the game whose seat was given back last
    int m_edition = 1;
    bool m_opening = false;
};

} // namespace mirabilia
