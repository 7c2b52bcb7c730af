// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

/// A finished game of which only its steps are known; whatever is looked at is told as one
/// position.
class FixtureReplay : public ReplayedGame {
public:
    FixtureReplay() {
        v1::Update position = fixture(QStringLiteral("three"));
        position.mutable_view()->clear_deciding_for();
        m_link = new FixtureLink(position, this);
    }

    [[nodiscard]] QString game() const override { return QStringLiteral("classic"); }
    [[nodiscard]] GameSetup setup() const override { return {}; }
    [[nodiscard]] QList<int> localSeats() const override { return {0}; }
    [[nodiscard]] Link *link(int) override { return m_link; }
    void requestHint(int) override { ++hints; }
    [[nodiscard]] QString exportRecord() const override { return QStringLiteral("{}"); }
    [[nodiscard]] const QList<ReplayStep> &steps() const override { return m_steps; }
    [[nodiscard]] int decision() const override { return first; }
    [[nodiscard]] int seat() const override { return 0; }
    void look(int decision, int seat) override {
        looked.append({decision, seat});
        v1::Update position = m_link->position();
        position.mutable_view()->set_revision(position.view().revision() + 1);
        position.mutable_view()->set_shared_revision(position.view().revision());
        QMetaObject::invokeMethod(
            m_link, [this, position] { m_link->restore(position); }, Qt::QueuedConnection);
    }

    int first = 0;
    int hints = 0;
    QList<QPair<int, int>> looked;

private:
    const QList<ReplayStep> m_steps{{0, 1, 1}, {3, 1, 2}, {6, 2, 1}, {9, 2, 1}, {12, 3, 6}};
    FixtureLink *m_link;
};

/// An App that has opened it.
struct Opened {
    explicit Opened(int decision = 0, int motionSpeed = 0, const GameData &data = {}) {
        game.first = decision;
        services.replayed = &game;
        services.kept[QStringLiteral("motionSpeed")] = motionSpeed;
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        app = std::make_unique<App>(services, network, data);
        emit services.replayOpened();
        replay = app->replay();
        QCoreApplication::processEvents(); // the link answers
    }

    FixtureReplay game;
    FixtureServices services;
    FixtureNetwork network;
    std::unique_ptr<App> app;
    ReplayModel *replay = nullptr;
};

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT

private slots:
    void goesFromStepToStep() {
        Opened opened;
        ReplayModel &replay = *opened.replay;
        QCOMPARE(replay.lastStep(), 4);
        QVERIFY(replay.atStart());
        replay.back();
        QCOMPARE(replay.decision(), 0);
        replay.forward();
        QCOMPARE(replay.step(), 1);
        QCOMPARE(opened.game.looked.last(), qMakePair(3, 0));
        replay.goTo(2);
        replay.lookFrom(2);
        QCOMPARE(opened.game.looked.last(), qMakePair(6, 2));
        replay.goTo(100);
        QVERIFY(replay.atEnd());
        QCOMPARE(opened.game.looked.last(), qMakePair(12, 2));
        replay.forward();
        QVERIFY(replay.atEnd());
        replay.goTo(-3);
        QVERIFY(replay.atStart());
    }

    void withinAStepTheWayBackIsItsBeginning() {
        Opened opened(7);
        ReplayModel &replay = *opened.replay;
        QCOMPARE(replay.decision(), 7);
        QCOMPARE(replay.step(), 2);
        replay.back();
        QCOMPARE(replay.decision(), 6);
        replay.back();
        QCOMPARE(replay.decision(), 3);
        Opened again(7);
        again.replay->forward();
        QCOMPARE(again.replay->decision(), 9);
    }

    void saysWhereItIs() {
        Opened opened;
        ReplayModel &replay = *opened.replay;
        QCOMPARE(replay.placeText(), QStringLiteral("Age I, turn 1"));
        replay.goTo(2);
        QCOMPARE(replay.placeText(), QStringLiteral("Age II, turn 1"));
        replay.goTo(4);
        QCOMPARE(replay.placeText(), QStringLiteral("The end"));
        const QVariantList marks = replay.marks();
        QCOMPARE(marks.size(), 1); // the end is no beginning of an age
        QCOMPARE(marks[0].toMap()[QStringLiteral("step")].toInt(), 2);
        QCOMPARE(marks[0].toMap()[QStringLiteral("text")].toString(), QStringLiteral("II"));
    }

    void playsByItselfAndStopsAtTheEnd() {
        Opened opened(6, 5);
        ReplayModel &replay = *opened.replay;
        replay.play();
        QVERIFY(replay.playing());
        QTRY_COMPARE(replay.decision(), 9);
        replay.pause();
        QVERIFY(!replay.playing());
        replay.play();
        QTRY_VERIFY(replay.atEnd());
        QVERIFY(!replay.playing());
        replay.play();
        QVERIFY(replay.atStart());
        QVERIFY(replay.playing());
        replay.goTo(3); // a hand at the slider ends it
        QVERIFY(!replay.playing());
    }

    void onlyLooks() {
        Opened opened;
        TableModel &table = *opened.replay->table();
        QVERIFY(table.laid());
        QVERIFY(table.replayed());
        QVERIFY(!table.myTurn());
        table.hint();
        QCOMPARE(opened.game.hints, 0);
        auto *classic = qobject_cast<ClassicTable *>(&table);
        QVERIFY(classic->hand()->count() > 0);
        classic->choice()->select(0);
        QCOMPARE(classic->choice()->row(), -1);
        QVERIFY(table.status().startsWith(QStringLiteral("Next: ")));
        QVERIFY(opened.app->table() == nullptr);
    }

    void itsScreensOutliveIt() {
        Opened opened;
        const QPointer<ReplayModel> left(opened.replay);
        opened.replay->play();
        opened.app->closeReplay();
        QVERIFY(opened.app->replay() == nullptr);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!left.isNull());
        QVERIFY(!left->playing());
    }

    void aRecordNamesTheSeatsOfTheTable() {
        TableOf<ClassicTable> table(QStringLiteral("three-over"));
        table.services.record = QStringLiteral("the record");
        table.app->openReplay(QStringLiteral("the record"), 5);
        const ReplayWish &wish = table.services.replayWanted;
        QCOMPARE(wish.decision, 5);
        QCOMPARE(wish.record, QStringLiteral("the record"));
        QCOMPARE(wish.seats.size(), std::size_t(3));
        QCOMPARE(QString::fromStdString(wish.seats[1].name()), table->seats()->seat(1).name);
        table.app->openReplay(QStringLiteral("another"));
        QCOMPARE(table.services.replayWanted.seats[1].name(), std::string());
        QVERIFY(table.services.replayWanted.seats[1].color() !=
                table.services.replayWanted.seats[2].color());
        table.app->replayFinished(QStringLiteral("id"), 3);
        QCOMPARE(table.services.replayWanted.save, QStringLiteral("id"));
        QCOMPARE(table.services.replayWanted.decision, 3);
    }

    void finishedGamesSayWhoWon() {
        FixtureServices services;
        SavedGame game;
        game.id = QStringLiteral("a");
        game.game = QStringLiteral("duel");
        game.finished = true;
        game.persons = {QStringLiteral("Mira")};
        game.others = {QStringLiteral("Bo")};
        game.winners = {QStringLiteral("Bo")};
        services.finished = {game};
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        FixtureNetwork network;
        App app(services, network);
        QCOMPARE(app.finishedGames()->save(0).title, QStringLiteral("7 Wonders Duel, with Bo"));
        QCOMPARE(app.finishedGames()->save(0).resultText, QStringLiteral("Bo won"));
        services.finished[0].winners.append(QStringLiteral("Mira"));
        services.readSaves();
        QCOMPARE(app.finishedGames()->save(0).resultText,
                 QStringLiteral("Bo and Mira shared the victory"));
        // At a table for others nobody knows which of the people sat here.
        services.finished[0].hosted = true;
        services.readSaves();
        QCOMPARE(app.finishedGames()->save(0).title, QStringLiteral("7 Wonders Duel: Mira and Bo"));
        QVERIFY(app.removeSave(QStringLiteral("a")));
        QCOMPARE(app.finishedGames()->count(), 0);
        QVERIFY(app.restoreSave(QStringLiteral("a")));
        QCOMPARE(app.finishedGames()->count(), 1);
        QVERIFY(!app.canContinue());
    }

    void dataOfOnesOwnAreTold() {
        QCOMPARE(Opened().replay->dataText(), QString());
        GameData data;
        data.replace("classic.json", R"({"rules": {"discard_income": 9}})", "mine");
        const QString told = Opened(0, 0, data).replay->dataText();
        QVERIFY2(told.contains(QStringLiteral(" is played with your own data (")),
                 qPrintable(told));
    }

    void aFileOfRecordsIsListed() {
        FixtureServices services;
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        FixtureNetwork network;
        App app(services, network);
        app.records()->setGames(
            QStringLiteral("a.jsonl"),
            {{1, QStringLiteral("dice"), 4, QStringLiteral("of tonight"), QStringLiteral("{}")},
             {3, {}, 0, {}, {}}});
        QCOMPARE(app.records()->fileName(), QStringLiteral("a.jsonl"));
        const auto first = app.records()->get(0).value<RecordRow>();
        QCOMPARE(first.title, QStringLiteral("7 Wonders Dice, 4 players"));
        QCOMPARE(first.detail, QStringLiteral("Line 1: of tonight"));
        QVERIFY(first.known);
        const auto second = app.records()->get(1).value<RecordRow>();
        QCOMPARE(second.detail, QStringLiteral("Line 3"));
        QVERIFY(!second.known);
    }
};

QTEST_MAIN(ReplayTest)
#include "test_replay.moc"
