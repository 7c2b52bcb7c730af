// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/catalogue.h"
#include "app/models/shell/new_game_model.h"
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

struct Lobby {
    explicit Lobby(const QString &kept = {}, const QString &edition = QStringLiteral("1")) {
        if (!kept.isEmpty()) {
            services.kept[QStringLiteral("newGame")] = kept;
        }
        services.kept[QStringLiteral("newGame.edition")] = edition;
        model = std::make_unique<NewGameModel>(services, catalogue);
        tester = std::make_unique<QAbstractItemModelTester>(
            model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    NewGameModel *operator->() const { return model.get(); }
    [[nodiscard]] QString at(int row, const char *role) const {
        return cell(*model, row, role).toString();
    }
    void set(int row, const char *role, const QString &value) {
        model->set(row, QString::fromLatin1(role), value);
    }

    FixtureServices services;
    Catalogue catalogue;
    std::unique_ptr<NewGameModel> model;
    std::unique_ptr<QAbstractItemModelTester> tester;
};

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private slots:
    void beginsWithMeAndTwoComputers() {
        const Lobby lobby;
        QCOMPARE(lobby->count(), 3);
        QCOMPARE(column(*lobby.model, "kind"),
                 QStringList({QStringLiteral("me"), QStringLiteral("computer"),
                              QStringLiteral("computer")}));
        QCOMPARE(lobby.at(1, "level"), QStringLiteral("normal"));
        QVERIFY(lobby->sidesByLot());
        QCOMPARE(column(*lobby.model, "wonder"), QStringList({QString(), QString(), QString()}));
        QCOMPARE(lobby->problem(), QString());
        QCOMPARE(lobby->wonders().size(), 8);
    }

    void twoPlayersBringTheFreeCity() {
        Lobby lobby;
        lobby->setCount(2);
        QCOMPARE(lobby->count(), 2);
        QCOMPARE(lobby->rowCount(), 3);
        QVERIFY(cell(*lobby.model, 2, "freeCity").toBool());
        QCOMPARE(lobby->problem(), QString());
        const GameSetup setup = lobby->setup();
        QCOMPARE(setup.seats.size(), 3);
        QCOMPARE(setup.seats[2].kind, SeatSetup::Kind::FreeCity);
        lobby.set(2, "name", QStringLiteral("Mine")); // nobody sits there
        lobby.set(2, "kind", QStringLiteral("me"));
        QCOMPARE(lobby.at(2, "kind"), QStringLiteral("freeCity"));
        lobby.set(2, "wonder", QStringLiteral("giza"));
        QCOMPARE(lobby.at(2, "wonder"), QStringLiteral("giza"));
        lobby->moveSeat(0, 2); // it stays last
        QVERIFY(cell(*lobby.model, 2, "freeCity").toBool());
        lobby->setCount(3);
        QCOMPARE(lobby->rowCount(), 3);
        QVERIFY(!column(*lobby.model, "kind").contains(QStringLiteral("freeCity")));
    }

    void newcomersPlayTheSecondEdition() {
        Lobby lobby({}, {});
        QCOMPARE(lobby->edition(), 2);
        QCOMPARE(lobby->setup().edition, 2);
        QCOMPARE(lobby->wonders().size(), 7); // Manneken Pis stayed with the first
        QCOMPARE(lobby->counts().first(), QStringLiteral("3"));
        lobby.set(0, "name", QStringLiteral("Mira"));
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.edition(), 2); // no newcomer any more, and asked
    }

    void whoeverPlayedBeforeThereWasAChoiceGoesOnWithTheFirst() {
        const Lobby lobby(QStringLiteral(R"([{"kind":"me"},{"kind":"computer"}])"), {});
        QCOMPARE(lobby->edition(), 1);
        QCOMPARE(lobby->count(), 2);
        QVERIFY(lobby->freeCity());
    }

    void theEditionIsAskedAndRemembered() {
        Lobby lobby;
        lobby->setCount(2);
        lobby.set(2, "wonder", QStringLiteral("manneken_pis"));
        lobby.set(0, "wonder", QStringLiteral("manneken_pis"));
        const QVariantMap option = lobby->options().value(0).toMap();
        QCOMPARE(option[QStringLiteral("id")].toString(), QStringLiteral("edition"));
        QCOMPARE(option[QStringLiteral("answers")].toList().size(), 2);
        QSignalSpy answered(lobby.model.get(), &NewGameModel::answersChanged);
        lobby->setOption(QStringLiteral("edition"), QStringLiteral("4"));
        lobby->setOption(QStringLiteral("leaders"), QStringLiteral("2"));
        lobby->setOption(QStringLiteral("edition"), QStringLiteral("1"));
        QCOMPARE(answered.size(), 0);
        lobby->setOption(QStringLiteral("edition"), QStringLiteral("2"));
        QCOMPARE(answered.size(), 1);
        QCOMPARE(lobby->answers()[QStringLiteral("edition")].toString(), QStringLiteral("2"));
        QCOMPARE(lobby->count(), 3); // nobody stands between two of them
        QVERIFY(!lobby->freeCity());
        QCOMPARE(lobby->counts().size(), 5);
        QVERIFY(!lobby->options()[0]
                     .toMap()[QStringLiteral("answers")]
                     .toList()[1]
                     .toMap()[QStringLiteral("note")]
                     .toString()
                     .isEmpty());
        lobby->setCount(2);
        QCOMPARE(lobby->count(), 3);
        QCOMPARE(lobby.at(0, "wonder"), QString()); // there is no such board
        QCOMPARE(lobby->setup().edition, 2);
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.edition(), 2);
        lobby->setGame(QStringLiteral("duel"));
        QCOMPARE(lobby->edition(), 1);
        QVERIFY(lobby->options().isEmpty());
        lobby->setGame(QStringLiteral("classic"));
        QCOMPARE(lobby->edition(), 2);
    }

    void twoByTheCommandLinePlayTheFirst() {
        Lobby lobby({}, QStringLiteral("2"));
        lobby->seat({QStringLiteral("me"), QStringLiteral("easy")});
        QCOMPARE(lobby->count(), 2);
        QCOMPARE(lobby->edition(), 1);
        lobby->seat({QStringLiteral("me"), QStringLiteral("easy"), QStringLiteral("easy")});
        QCOMPARE(lobby->edition(), 1); // it does for three as well
    }

    void fromTwoToSeven() {
        Lobby lobby;
        for (const int wrong : {0, 1, 8, 100, -3}) {
            lobby->setCount(wrong);
            QCOMPARE(lobby->count(), 3);
        }
        QSignalSpy counted(lobby.model.get(), &NewGameModel::countChanged);
        lobby->setCount(7);
        QCOMPARE(lobby->rowCount(), 7);
        QCOMPARE(counted.size(), 1);
        QStringList names = column(*lobby.model, "name");
        QCOMPARE(names.removeDuplicates(), 0);
        QStringList colors = column(*lobby.model, "color");
        QCOMPARE(colors.removeDuplicates(), 0);
        QCOMPARE(lobby->problem(), QString());
    }

    void everyGameHasItsSeats() {
        Lobby lobby;
        lobby.set(0, "name", QStringLiteral("Mira"));
        lobby->setCount(2);
        QCOMPARE(lobby->rowCount(), 3);
        QSignalSpy changed(lobby.model.get(), &NewGameModel::gameChanged);
        lobby->setGame(QStringLiteral("chess"));
        lobby->setGame(QStringLiteral("classic"));
        QCOMPARE(changed.size(), 0);
        lobby->setGame(QStringLiteral("duel"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(lobby->rowCount(), 2); // nobody stands between them
        lobby->setCount(3);
        QCOMPARE(lobby->count(), 2);
        lobby.set(1, "level", QStringLiteral("expert"));
        QCOMPARE(lobby->setup().game, QStringLiteral("duel"));
        QCOMPARE(lobby->setup().seats.size(), 2);
        lobby->setGame(QStringLiteral("dice"));
        QCOMPARE(lobby->rowCount(), 3);
        lobby->setCount(2);
        QCOMPARE(lobby->rowCount(), 2);
        lobby->setCount(7);
        lobby->setGame(QStringLiteral("classic"));
        QCOMPARE(lobby->rowCount(), 3);
        QCOMPARE(lobby.at(0, "name"), QStringLiteral("Mira"));
        lobby->setGame(QStringLiteral("duel"));
        QCOMPARE(lobby.at(1, "level"), QStringLiteral("expert"));
    }

    void everyGameAsksForWhatItNeeds() {
        Lobby lobby;
        QCOMPARE(lobby->games().size(), 3);
        QCOMPARE(lobby->games()[1].toMap()[QStringLiteral("name")].toString(),
                 QStringLiteral("7 Wonders Duel"));
        QVERIFY(lobby->hasBoards() && lobby->hasSides() && !lobby->hasStarter());
        QCOMPARE(lobby->counts().size(), 6);
        lobby->setStarter(0);
        QCOMPARE(lobby->starter(), -1);
        lobby->setGame(QStringLiteral("duel"));
        QVERIFY(!lobby->hasBoards() && !lobby->hasSides() && lobby->hasStarter());
        QCOMPARE(lobby->counts(), QStringList{QStringLiteral("2")});
        QVERIFY(lobby->wonders().isEmpty());
        lobby.set(0, "wonder", QStringLiteral("giza"));
        QCOMPARE(lobby.at(0, "wonder"), QString());
        lobby->setGame(QStringLiteral("dice"));
        QVERIFY(lobby->hasBoards() && !lobby->hasSides() && !lobby->hasStarter());
        QCOMPARE(lobby->wonders().size(), 7);
        lobby.set(0, "wonder", QStringLiteral("manneken_pis"));
        lobby.set(0, "side", QStringLiteral("B"));
        QCOMPARE(lobby.at(0, "wonder") + lobby.at(0, "side"), QString());
        lobby.set(0, "wonder", QStringLiteral("giza"));
        QCOMPARE(lobby.at(0, "wonderName"), QStringLiteral("Giza"));
        QCOMPARE(lobby->setup().seats[0].wonder, QStringLiteral("giza"));
    }

    void oneBeginsOrTheLotDecides() {
        Lobby lobby;
        lobby->setGame(QStringLiteral("duel"));
        QCOMPARE(lobby->starter(), -1);
        QVERIFY(!lobby->setup().seats[0].begins && !lobby->setup().seats[1].begins);
        lobby->setStarter(1);
        QCOMPARE(lobby->starter(), 1);
        QVERIFY(lobby->setup().seats[1].begins);
        lobby->moveSeat(1, 0); // whoever begins takes it along
        QCOMPARE(lobby->starter(), 0);
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.starter(), 0);
        lobby->setStarter(-1);
        QCOMPARE(lobby->starter(), -1);
    }

    void theGameIsKept() {
        Lobby lobby;
        lobby->setGame(QStringLiteral("dice"));
        lobby->setCount(5);
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.game(), QStringLiteral("dice"));
        QCOMPARE(again.count(), 5);
    }

    void boardsAreKept() {
        Lobby lobby;
        lobby->setGame(QStringLiteral("dice"));
        lobby.set(1, "wonder", QStringLiteral("giza"));
        lobby->setGame(QStringLiteral("classic"));
        lobby.set(0, "wonder", QStringLiteral("rhodes"));
        lobby.set(0, "side", QStringLiteral("B"));
        NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.setup().seats[0].wonder, QStringLiteral("rhodes"));
        QCOMPARE(again.setup().seats[0].side, QStringLiteral("B"));
        QCOMPARE(again.setup().seats[1].wonder, QString());
        QCOMPARE(column(again, "wonderName")[0], QStringLiteral("The Colossus of Rhodes"));
        again.setGame(QStringLiteral("dice"));
        QCOMPARE(again.setup().seats[1].wonder, QStringLiteral("giza"));
    }

    void theFreeCityKeepsItsBoard() {
        Lobby lobby;
        lobby->setCount(2);
        lobby.set(2, "wonder", QStringLiteral("giza"));
        lobby.set(2, "side", QStringLiteral("B"));
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(again.count(), 2);
        QCOMPARE(again.setup().seats[2].wonder, QStringLiteral("giza"));
        QCOMPARE(again.setup().seats[2].side, QStringLiteral("B"));
    }

    void keptBoardsThatMakeNoSenseAreLeftToTheLot() {
        Lobby lobby;
        lobby.services.setSetting(
            QStringLiteral("newGame"),
            QStringLiteral(R"([{"wonder":"giza"},{"wonder":"giza"},{"wonder":"atlantis"}])"));
        const NewGameModel again(lobby.services, lobby.catalogue);
        QCOMPARE(column(again, "wonder"),
                 QStringList({QStringLiteral("giza"), QString(), QString()}));
    }

    void seatsAreTakenByWord() {
        Lobby lobby;
        lobby->setGame(QStringLiteral("dice"));
        lobby->seat({QStringLiteral("easy"), QStringLiteral("me"), QStringLiteral("person"),
                     QStringLiteral("master")});
        QCOMPARE(column(*lobby.model, "kind"),
                 QStringList({QStringLiteral("computer"), QStringLiteral("me"),
                              QStringLiteral("person"), QStringLiteral("computer")}));
        QCOMPARE(lobby.at(0, "level"), QStringLiteral("easy"));
        QCOMPARE(lobby.at(3, "level"), QStringLiteral("master"));
        QCOMPARE(lobby->problem(), QString());
        lobby->setGame(QStringLiteral("classic"));
        lobby->seat({QStringLiteral("person"), QStringLiteral("me")});
        QCOMPARE(column(*lobby.model, "kind"),
                 QStringList(
                     {QStringLiteral("person"), QStringLiteral("me"), QStringLiteral("freeCity")}));
    }

    void onlyOneIsMe() {
        Lobby lobby;
        lobby.set(1, "kind", QStringLiteral("me"));
        QCOMPARE(column(*lobby.model, "kind"),
                 QStringList(
                     {QStringLiteral("person"), QStringLiteral("me"), QStringLiteral("computer")}));
        lobby.set(0, "kind", QStringLiteral("computer"));
        lobby.set(1, "kind", QStringLiteral("computer"));
        QCOMPARE(lobby->problem(), QStringLiteral("Somebody has to sit at this screen."));
    }

    void nobodySitsAtABigScreen() {
        Lobby lobby;
        lobby->seatElsewhere(true);
        QVERIFY(lobby->hosting());
        QVERIFY(!lobby->bigScreen());
        lobby->setBigScreen(true);
        QVERIFY(lobby->bigScreen());
        QCOMPARE(column(*lobby.model, "kind"), QStringList(3, QStringLiteral("elsewhere")));
        QCOMPARE(lobby->problem(), QString());
        lobby->setBigScreen(false);
        QCOMPARE(column(*lobby.model, "kind"),
                 QStringList({QStringLiteral("me"), QStringLiteral("elsewhere"),
                              QStringLiteral("elsewhere")}));
    }

    void wondersAndColoursAreExchanged() {
        Lobby lobby;
        lobby.set(0, "wonder", QStringLiteral("giza"));
        lobby.set(1, "wonder", QStringLiteral("rhodes"));
        lobby.set(1, "wonder", QStringLiteral("giza"));
        QCOMPARE(lobby.at(0, "wonder"), QStringLiteral("rhodes"));
        QCOMPARE(lobby.at(1, "wonder"), QStringLiteral("giza"));
        QCOMPARE(lobby.at(1, "wonderName"), QStringLiteral("The Pyramids of Giza"));
        const QString mine = lobby.at(0, "color");
        const QString theirs = lobby.at(1, "color");
        lobby.set(0, "color", theirs);
        QCOMPARE(lobby.at(1, "color"), mine);
        lobby.set(0, "wonder", QStringLiteral("atlantis"));
        lobby.set(0, "color", QStringLiteral("ultraviolet"));
        lobby.set(0, "level", QStringLiteral("godlike"));
        lobby.set(0, "colour", QStringLiteral("teal"));
        lobby.set(9, "name", QStringLiteral("Nobody"));
        QCOMPARE(lobby.at(0, "wonder"), QStringLiteral("rhodes"));
        QCOMPARE(lobby.at(0, "color"), theirs);
    }

    void sidesAllAtOnce() {
        Lobby lobby;
        lobby->setSide(QStringLiteral("B"));
        QCOMPARE(column(*lobby.model, "side"), QStringList(3, QStringLiteral("B")));
        QVERIFY(!lobby->sidesByLot());
        lobby.set(0, "side", QStringLiteral("A"));
        QCOMPARE(lobby->side(), QString());
        lobby->setSidesByLot(true);
        QVERIFY(lobby->sidesByLot());
    }

    void namesStayPlainAndShort() {
        Lobby lobby;
        lobby.set(0, "name", QStringLiteral("   "));
        QCOMPARE(lobby->problem(), QStringLiteral("Seat 1 needs a name."));
        lobby.set(0, "name", QStringLiteral("<b>Ada</b> & \u202Eevil\n%1"));
        QCOMPARE(lobby->setup().seats[0].name, QStringLiteral("<b>Ada</b> & evil %1"));
        lobby.set(0, "name", QString(60, QLatin1Char('x')));
        QCOMPARE(lobby.at(0, "name").size(), 24);
        lobby.set(0, "name", QStringLiteral("Ada "));
        QCOMPARE(lobby.at(0, "name"), QStringLiteral("Ada ")); // still typing
        QCOMPARE(lobby->setup().seats[0].name, QStringLiteral("Ada"));
        lobby.set(1, "name", QStringLiteral("Ada"));
        QCOMPARE(lobby->problem(), QStringLiteral("Two seats are called Ada."));
    }

    void seatsMove() {
        Lobby lobby;
        const QStringList names = column(*lobby.model, "name");
        lobby->moveSeat(0, 2);
        QCOMPARE(column(*lobby.model, "name"), QStringList({names[1], names[2], names[0]}));
        lobby->moveSeat(2, 0);
        QCOMPARE(column(*lobby.model, "name"), names);
        lobby->moveSeat(0, 7);
        lobby->moveSeat(-1, 0);
        QCOMPARE(column(*lobby.model, "name"), names);
    }

    void setupTellsKinds() {
        Lobby lobby;
        lobby.set(1, "kind", QStringLiteral("person"));
        lobby.set(2, "level", QStringLiteral("expert"));
        lobby->setLivePoints(true);
        const GameSetup setup = lobby->setup();
        QCOMPARE(setup.seats[0].kind, SeatSetup::Kind::Person);
        QCOMPARE(setup.seats[1].kind, SeatSetup::Kind::Person);
        QCOMPARE(setup.seats[1].level, QString());
        QCOMPARE(setup.seats[2].kind, SeatSetup::Kind::Computer);
        QCOMPARE(setup.seats[2].level, QStringLiteral("expert"));
        QVERIFY(setup.livePoints);
    }

    void seatsAreKept() {
        Lobby lobby;
        lobby->setCount(4);
        lobby.set(0, "name", QStringLiteral("Mira"));
        lobby.set(3, "level", QStringLiteral("expert"));
        const Lobby again(lobby.services.kept.value(QStringLiteral("newGame")).toString());
        QCOMPARE(column(*again.model, "name"), column(*lobby.model, "name"));
        QCOMPARE(column(*again.model, "color"), column(*lobby.model, "color"));
        QCOMPARE(again.at(3, "level"), QStringLiteral("expert"));
    }

    void keptNonsenseIsHarmless_data() {
        QTest::addColumn<QString>("kept");
        QTest::newRow("no JSON") << QStringLiteral("{{{");
        QTest::newRow("one seat") << QStringLiteral(R"([{"kind":"me"}])");
        QTest::newRow("two of me")
            << QStringLiteral(R"([{"kind":"me","color":"teal"},{"kind":"me","color":"teal"},5])");
        QTest::newRow("a crowd") << QStringLiteral("[1,2,3,4,5,6,7,8,9]");
    }
    void keptNonsenseIsHarmless() {
        QFETCH(QString, kept);
        const Lobby lobby(kept);
        QVERIFY(lobby->count() >= 2 && lobby->count() <= 7);
        QVERIFY(column(*lobby.model, "kind").count(QStringLiteral("me")) <= 1);
        QStringList colors = column(*lobby.model, "color");
        QCOMPARE(colors.removeDuplicates(), 0);
    }

    void wonderNamesFollowTheLanguage() {
        Lobby lobby;
        lobby.set(0, "wonder", QStringLiteral("giza"));
        lobby.catalogue.setLanguage(QStringLiteral("zh_TW"));
        QCOMPARE(lobby.at(0, "wonderName"), QStringLiteral("吉薩金字塔"));
    }
};

QTEST_GUILESS_MAIN(NewGameTest)
#include "test_new_game.moc"
