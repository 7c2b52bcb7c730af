// SPDX-License-Identifier: GPL-3.0-or-later
// The first game: what is told before it, in which turns it speaks, and when it falls silent.
#include "app/models/common/names.h"
#include "app/models/shell/app.h"
#include "tests/support/fixture_network.h"
#include "tests/support/fixture_services.h"

#include <QSet>
#include <QTest>

using namespace mirabilia;

namespace {

const QStringList games{QStringLiteral("classic"), QStringLiteral("duel"), QStringLiteral("dice")};
/// What hints are given for (see HintedMove).
const QStringList reasons{"points", "science", "military", "resources", "trade",
                          "wonder", "coins",   "deny",     "chain",     "least"};

v1::Move build(const char *card) {
    v1::Move move;
    move.mutable_classic()->set_action(v1::CLASSIC_ACTION_BUILD);
    move.mutable_classic()->set_card(card);
    return move;
}

} // namespace

class TestFirstGame : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wordsAreCompleteInEveryLanguage();
    void isATrueGameAgainstEasyComputers();
    void tellsTheWaysAndThenTheFirstTurn();
    void namesAGoodBeginning();
    void saysNothingAheadOfTheTable();
    void speaksOnceATurn();
    void speaksOfAMoveThatCostsMuch();
    void aSmallLossIsNotMentioned();
    void whatWasAdvisedIsNeverBlamed();
    void onlyWhatWasAdvisedIsCalledBetter();
    void advisesTheSameAfterAnUndo();
    void aHintTellsWhatWasAdvised();
    void theAdvisedCardIsMarked();
    void aSentenceGoesWithItsTurn();
    void goodsAreForTheWonderOnlyIfItNeedsThem();
    void tellsWhatAWarHasBrought();
    void tellsOfAWarWhileItIsShown();
    void isClosedWithoutLeavingTheGame();
    void explainsTheFirstGuild();
    void goesOnWhenTheGameIsContinued();
    void otherGamesAreLeftAlone();
    void endsWithTheFirstAge();

private:
    void lay(const QString &name) { services->layOut({fixture(name)}); }
    void begin() {
        first().begin(QStringLiteral("classic"));
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
    }
    /// At the first turn, with "Build Altar" as its advice.
    void beginAdvised() {
        services->hint = {{build("altar"), QStringLiteral("points"), 0.4}};
        begin();
        QCoreApplication::processEvents();
        first().tell(first().ways().size());
    }
    void play() {
        first().tell(first().ways().size());
        v1::Command command;
        *command.mutable_move() = build("baths");
        emit app->table()->sent(command);
        emit app->table()->changed(); // the next turn
    }
    /// Sends a move as the table does.
    void send(const char *card) {
        v1::Command command;
        *command.mutable_move() = build(card);
        emit app->table()->sent(command);
    }
    /// The end of age I: one neighbour is defeated, the other one wins.
    [[nodiscard]] v1::Update endOfAge() const {
        v1::Update update = services->fixtureLink(0)->position();
        update.clear_events();
        update.mutable_view()->mutable_classic()->set_age(2);
        const auto fight = [&update](unsigned seat, unsigned other, unsigned shields,
                                     unsigned others) {
            v1::ClassicEvent *event = update.add_events()->mutable_classic();
            event->set_kind(v1::ClassicEvent::CONFLICT);
            event->set_age(1);
            event->set_seat(seat);
            event->set_other(other);
            event->set_has_other(true);
            event->set_shields(shields);
            event->set_other_shields(others);
            event->set_token(shields > others ? 1 : -1);
            event->set_other_token(shields > others ? -1 : 1);
        };
        fight(0, 1, 2, 1);
        fight(1, 2, 1, 3);
        fight(2, 0, 3, 2);
        return update;
    }
    [[nodiscard]] FirstGameModel &first() { return *app->firstGame(); }

    std::unique_ptr<FixtureServices> services;
    std::unique_ptr<FixtureNetwork> network;
    std::unique_ptr<App> app;
};

void TestFirstGame::init() {
    services = std::make_unique<FixtureServices>();
    services->kept[QStringLiteral("motionSpeed")] = 0;
    services->kept[QStringLiteral("newGame.edition")] = QStringLiteral("1");
    lay(QStringLiteral("three-start"));
    network = std::make_unique<FixtureNetwork>();
    app = std::make_unique<App>(*services, *network);
    app->settings()->setLanguage(QStringLiteral("en"));
}

void TestFirstGame::cleanup() {
    app.reset();
    network.reset();
    services.reset();
}

void TestFirstGame::wordsAreCompleteInEveryLanguage() {
    for (const QString &game : games) {
        const QList<RuleLine> english = FirstGameModel::linesOf(game, QStringLiteral("en"));
        QSet<QString> chapters; // with something to say
        for (const RuleLine &line : english) {
            if (line.kind == RuleLine::Kind::Text) {
                chapters.insert(line.chapter);
            }
        }
        for (const QString &reason : reasons) {
            QVERIFY2(chapters.contains(QStringLiteral("why.") + reason), qPrintable(game + reason));
        }
        QVERIFY(chapters.contains("begin") && chapters.contains("better"));
        QVERIFY(chapters.contains("free") && chapters.contains("way.city"));
        for (const QString &language : Names::languages()) {
            const QList<RuleLine> lines = FirstGameModel::linesOf(game, language);
            QCOMPARE(lines.size(), english.size());
            for (int i = 0; i < lines.size(); ++i) {
                const QString where = game + u' ' + language + u' ' + lines[i].text;
                QVERIFY2(lines[i].kind == english[i].kind, qPrintable(where));
                QVERIFY2(lines[i].chapter == english[i].chapter, qPrintable(where));
                QVERIFY2(lines[i].glyph == english[i].glyph, qPrintable(where));
                for (const char *place : {"%1", "%2", "%3"}) {
                    QVERIFY2(lines[i].text.count(place) == english[i].text.count(place),
                             qPrintable(where));
                }
            }
        }
    }
}

void TestFirstGame::isATrueGameAgainstEasyComputers() {
    begin();
    QCOMPARE(services->started.game, QStringLiteral("classic"));
    QCOMPARE(services->started.seats.size(), 3);
    QCOMPARE(services->started.seats[0].kind, SeatSetup::Kind::Person);
    QCOMPARE(services->started.seats[2].level, QStringLiteral("easy"));
    QVERIFY(services->coached);
    QVERIFY(!app->practice()->active());
}

void TestFirstGame::tellsTheWaysAndThenTheFirstTurn() {
    begin();
    QCOMPARE(first().stage(), QStringLiteral("way"));
    QCOMPARE(first().ways().size(), 8); // the city, and seven ways
    QStringList told;
    while (first().stage() == QLatin1String("way")) {
        QVERIFY(!told.contains(first().text()));
        told.append(first().text());
        first().tell(first().way() + 1);
    }
    QCOMPARE(told.size(), 8);
    QCOMPARE(first().stage(), QStringLiteral("turn"));
    QVERIFY(!first().text().isEmpty());
    QVERIFY(!first().text().contains(QLatin1String("Build Altar")));
}

void TestFirstGame::namesAGoodBeginning() {
    services->hint = {{build("altar"), QStringLiteral("points"), 0.4}};
    begin();
    QCoreApplication::processEvents(); // the hint comes while the ways are told
    QCOMPARE(first().stage(), QStringLiteral("way"));
    first().tell(first().ways().size());
    QVERIFY2(first().text().contains(QLatin1String("Build Altar")), qPrintable(first().text()));
}

void TestFirstGame::saysNothingAheadOfTheTable() {
    services->kept[QStringLiteral("motionSpeed")] = 1;
    app->settings()->setMotionSpeed(1);
    begin();
    first().tell(first().ways().size());
    v1::Update update = services->fixtureLink(0)->position();
    update.clear_events();
    update.add_events()->mutable_classic()->set_kind(v1::ClassicEvent::CARD_BUILT);
    services->fixtureLink(0)->push(update);
    QVERIFY(app->table()->showing());
    emit services->judged(0, {{build("baths"), {}, 0.3}, {build("altar"), {}, 0.4}});
    QCOMPARE(first().stage(), QStringLiteral("turn"));
    app->table()->skip();
    QCOMPARE(first().stage(), QStringLiteral("better"));
}

void TestFirstGame::speaksOnceATurn() {
    begin();
    services->hint = {{build("altar"), QStringLiteral("points"), 0.4}};
    play();
    QCOMPARE(services->hintsWanted, 2); // one for the first turn
    QTRY_VERIFY2(first().text().startsWith(QLatin1String("Build Altar: ")),
                 qPrintable(first().text()));
    const QString once = first().text();
    emit app->table()->changed(); // nothing new
    QCOMPARE(services->hintsWanted, 2);
    play();
    QTRY_VERIFY(first().text() != once);         // the same reason in other words
    QVERIFY(app->table()->hintText().isEmpty()); // nothing is marked
}

void TestFirstGame::speaksOfAMoveThatCostsMuch() {
    begin();
    first().tell(first().ways().size());
    const QString turn = first().text();
    emit services->judged(
        0, {{build("baths"), {}, 0.3}, {build("altar"), QStringLiteral("points"), 0.36}});
    QCOMPARE(first().stage(), QStringLiteral("better"));
    QVERIFY2(first().text().contains(QLatin1String("Build Altar")), qPrintable(first().text()));
    first().goOn();
    QCOMPARE(first().stage(), QStringLiteral("turn"));
    QCOMPARE(first().text(), turn);
}

void TestFirstGame::aSmallLossIsNotMentioned() {
    begin();
    first().tell(first().ways().size());
    emit services->judged(0, {{build("baths"), {}, 0.3}, {build("altar"), {}, 0.34}});
    emit services->judged(0, {{build("altar"), {}, 0.34}}); // the best
    QCOMPARE(first().stage(), QStringLiteral("turn"));
}

void TestFirstGame::whatWasAdvisedIsNeverBlamed() {
    beginAdvised();
    send("altar");
    emit services->judged(
        0, {{build("altar"), {}, 0.3}, {build("baths"), QStringLiteral("points"), 0.5}});
    QCOMPARE(first().stage(), QStringLiteral("turn"));
}

void TestFirstGame::onlyWhatWasAdvisedIsCalledBetter() {
    beginAdvised();
    send("loom");
    emit services->judged(
        0, {{build("loom"), {}, 0.3}, {build("baths"), QStringLiteral("points"), 0.5}});
    QCOMPARE(first().stage(), QStringLiteral("better"));
    QVERIFY2(first().text().contains(QLatin1String("Build Altar: a chance of 40%")),
             qPrintable(first().text()));
}

void TestFirstGame::advisesTheSameAfterAnUndo() {
    beginAdvised();
    send("loom");
    // A search that is asked again finds something else.
    services->hint = {{build("baths"), QStringLiteral("points"), 0.4}};
    v1::Command undo;
    undo.mutable_undo()->set_steps(1);
    emit app->table()->sent(undo);
    services->fixtureLink(0)->restore(services->fixtureLink(0)->position());
    QCoreApplication::processEvents();
    QVERIFY2(first().text().startsWith(QLatin1String("Build Altar: ")), qPrintable(first().text()));
}

void TestFirstGame::aHintTellsWhatWasAdvised() {
    beginAdvised();
    services->hint = {{build("baths"), QStringLiteral("points"), 0.4}};
    const int asked = services->hintsWanted;
    app->table()->hint();
    QVERIFY2(app->table()->hintText().contains(QLatin1String("Build Altar")),
             qPrintable(app->table()->hintText()));
    app->table()->hint(); // and off again
    QVERIFY(app->table()->hintText().isEmpty());
    app->table()->hint();
    QVERIFY(app->table()->hintText().contains(QLatin1String("Build Altar")));
    QCOMPARE(services->hintsWanted, asked);
}

void TestFirstGame::theAdvisedCardIsMarked() {
    services->hint = {{build("altar"), QStringLiteral("points"), 0.4}};
    begin();
    QCoreApplication::processEvents();
    const auto marked = [this] { return app->table()->property("hintCard").toString(); };
    QCOMPARE(marked(), QString()); // the ways are told
    first().tell(first().ways().size());
    QCOMPARE(marked(), QStringLiteral("altar"));
    QVERIFY(app->table()->hintText().isEmpty()); // it is said in the band
    first().close();
    QCOMPARE(marked(), QString());
}

void TestFirstGame::aSentenceGoesWithItsTurn() {
    beginAdvised();
    QVERIFY(first().text().contains(QLatin1String("Altar")));
    send("altar");
    QVERIFY(!first().text().isEmpty());
    QVERIFY2(!first().text().contains(QLatin1String("Altar")), qPrintable(first().text()));
}

void TestFirstGame::goodsAreForTheWonderOnlyIfItNeedsThem() {
    begin(); // Rhodes: wood, clay, ore
    const auto closer = [this](const char *card, const char *reason) {
        return app->table()->closerReason(build(card), QString::fromLatin1(reason));
    };
    QCOMPARE(closer("ore_vein", "resources"), QStringLiteral("resources.wonder"));
    QCOMPARE(closer("loom", "resources"), QStringLiteral("resources"));
    QCOMPARE(closer("ore_vein", "points"), QStringLiteral("points"));
}

void TestFirstGame::tellsWhatAWarHasBrought() {
    begin();
    first().tell(first().ways().size());
    send("altar");
    services->fixtureLink(0)->push(endOfAge());
    QCOMPARE(first().stage(), QStringLiteral("fight")); // no motion: it stays until it is read
    const QString text = first().text();
    QVERIFY2(text.contains(QLatin1String("You defeat ")), qPrintable(text));
    QVERIFY2(text.contains(QLatin1String(" defeats you, shields 3 to 2")), qPrintable(text));
    QCOMPARE(text.count(QLatin1String("shields")), 3); // not that of the others
    first().goOn();
    QCOMPARE(first().stage(), QStringLiteral("free")); // it is told once
}

void TestFirstGame::tellsOfAWarWhileItIsShown() {
    services->kept[QStringLiteral("motionSpeed")] = 1;
    app->settings()->setMotionSpeed(1);
    begin();
    first().tell(first().ways().size());
    send("altar");
    v1::Update update = endOfAge();
    v1::Event built;
    built.mutable_classic()->set_kind(v1::ClassicEvent::CARD_BUILT);
    built.mutable_classic()->set_card("altar");
    update.mutable_events()->Add(std::move(built));
    update.add_events()->mutable_classic()->set_kind(v1::ClassicEvent::AGE_BEGINS);
    services->fixtureLink(0)->push(update);
    QVERIFY(app->table()->showing());
    QCOMPARE(first().stage(), QStringLiteral("turn")); // the cards are turned over first
    QTRY_COMPARE_WITH_TIMEOUT(first().stage(), QStringLiteral("fight"), 8000);
    QVERIFY(app->table()->property("conflictShown").toBool());
    app->table()->skip();
    if (app->table()->showing()) { // the next age begins
        QVERIFY(!first().text().contains(QLatin1String("defeat")));
    }
    QTRY_VERIFY(app->table()->myTurn());
    QCOMPARE(first().stage(), QStringLiteral("free")); // it was looked at as long as one liked
}

void TestFirstGame::isClosedWithoutLeavingTheGame() {
    begin();
    first().tell(first().ways().size());
    first().close();
    QVERIFY(!first().active());
    QVERIFY(app->table() != nullptr);
    emit app->table()->changed();
    QVERIFY(!first().active());
    app->leaveTable();
    app->continueGame(QStringLiteral("any"));
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QVERIFY(!first().active());
}

void TestFirstGame::explainsTheFirstGuild() {
    lay(QStringLiteral("three")); // with a guild in the hand
    begin();
    first().tell(first().ways().size());
    emit app->table()->changed();
    QCOMPARE(first().stage(), QStringLiteral("free"));
    first().goOn();
    QVERIFY(!first().active());
    emit app->table()->changed();
    QCOMPARE(first().stage(), QStringLiteral("new"));
    QVERIFY2(first().text().contains(QLatin1String("Shipowners Guild")),
             qPrintable(first().text()));
    first().goOn();
    emit app->table()->changed();
    QVERIFY(!first().active());
}

void TestFirstGame::goesOnWhenTheGameIsContinued() {
    begin();
    first().tell(first().ways().size());
    app->leaveTable();
    QVERIFY(!first().active());
    services->coached = false;
    app->continueGame(QStringLiteral("any"));
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(first().stage(), QStringLiteral("turn")); // the ways have been told
    QVERIFY(services->coached);
}

void TestFirstGame::otherGamesAreLeftAlone() {
    app->startGame();
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QVERIFY(app->table()->laid());
    QVERIFY(!first().active() && !services->coached);
}

void TestFirstGame::endsWithTheFirstAge() {
    lay(QStringLiteral("three")); // a later age
    begin();
    first().tell(first().ways().size());
    emit app->table()->changed();
    QCOMPARE(first().stage(), QStringLiteral("free"));
    first().goOn();
    QVERIFY(!first().active());
    app->leaveTable();
    app->continueGame(QStringLiteral("any"));
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
    QCOMPARE(first().stage(), QStringLiteral("new")); // the help is over, but for a guild
}

QTEST_GUILESS_MAIN(TestFirstGame)

#include "test_first_game.moc"
