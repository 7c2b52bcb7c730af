// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/names.h"
#include "tests/models/table_fixture.h"

#include <QDir>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>

using namespace mirabilia;

#include <memory>

namespace {

SavedGame saved(const char *id, int age, bool finished, const QStringList &others) {
    SavedGame save;
    save.id = QString::fromLatin1(id);
    save.savedAt = QDateTime(QDate(2024, 5, 1), QTime(20, 15));
    save.game = QStringLiteral("classic");
    save.age = age;
    save.turn = 3;
    save.finished = finished;
    save.persons = {QStringLiteral("Mira")};
    save.others = others;
    return save;
}

} // namespace

class AppTest : public QObject {
    Q_OBJECT

private slots:
    void savesAreDatedAsWhereTheSystemIs_data() {
        QTest::addColumn<QString>("written");
        QTest::newRow("de_DE") << QStringLiteral("01.05.24 20:15");
        QTest::newRow("zh_CN") << QStringLiteral("2024/5/1 20:15");
        QTest::newRow("zh_TW") << QStringLiteral("2024/5/1 20:15");
    }
    void savesAreDatedAsWhereTheSystemIs() {
        QFETCH(const QString, written);
        const QLocale before;
        QLocale::setDefault(QLocale(QString::fromLatin1(QTest::currentDataTag())));
        FixtureServices services;
        services.savedGames = {saved("a", 2, false, {})};
        FixtureNetwork network;
        App app(services, network);
        QLocale::setDefault(before);
        QCOMPARE(app.saves()->save(0).savedText, written);
    }

    void startsAGame() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("three"))});
        FixtureNetwork network;
        App app(services, network);
        QVERIFY(app.table() == nullptr);
        QSignalSpy tables(&app, &App::tableChanged);
        app.newGame()->set(0, QStringLiteral("name"), QStringLiteral("Mira"));
        app.startGame();
        QVERIFY(app.opening());
        QCOMPARE(services.started, app.newGame()->setup());
        QCoreApplication::processEvents();
        QVERIFY(!app.opening());
        QVERIFY(app.table() != nullptr);
        QCOMPARE(tables.size(), 1);
        app.leaveTable();
        QVERIFY(app.table() == nullptr);
        QCOMPARE(services.left, 1);
        app.leaveTable();
        QCOMPARE(services.left, 1);
    }

    // Screens are deleted some time after their table was left.
    void aTableOutlivesItsScreens() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("three"))});
        QPointer<TableModel> left;
        {
            FixtureNetwork network;
            App app(services, network);
            app.startGame();
            QTRY_VERIFY(app.table() != nullptr);
            left = app.table();
            QVERIFY(!app.tableInUse());
            auto screen = std::make_unique<QObject>();
            app.keepFor(screen.get(), left);
            QVERIFY(app.tableInUse());
            app.leaveTable();
            QVERIFY(app.table() == nullptr);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(!left.isNull() && app.tableInUse());
            screen.reset();
            QTRY_VERIFY(left.isNull());
            QVERIFY(!app.tableInUse());
        }
    }

    void aGameOfAnEditionWithoutFacesIsNotShown() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        services.layOut({fixture(QStringLiteral("three"))});
        services.begunWith.edition = 3;
        app.continueGame(QStringLiteral("saved"));
        QTRY_VERIFY(app.problem() != nullptr);
        QVERIFY(app.table() == nullptr);
        QVERIFY(!app.opening());
        QTRY_COMPARE(services.left, 1);
    }

    void aGameThatIsNotKnownIsNotTakenForAnother() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        services.layOut({fixture(QStringLiteral("three"))});
        services.gameId = QStringLiteral("of-a-newer-program");
        app.continueGame(QStringLiteral("saved"));
        QTRY_VERIFY(app.problem() != nullptr);
        QVERIFY(app.table() == nullptr);
        QTRY_COMPARE(services.left, 1);
    }

    void aRoomOfAnEditionWithoutFacesIsLeft_data() {
        QTest::addColumn<bool>("started");
        QTest::addColumn<QString>("done");
        QTest::newRow("waiting") << false << "leave for good";
        QTest::newRow("begun") << true << "leave";
    }
    void aRoomOfAnEditionWithoutFacesIsLeft() {
        QFETCH(const bool, started);
        QFETCH(const QString, done);
        FixtureServices services;
        FixtureNetwork network;
        services.layOut({fixture(QStringLiteral("three"))});
        services.begunWith.edition = 3;
        services.network = true;
        App app(services, network);
        Room room;
        room.state = Room::State::Here;
        room.game = QStringLiteral("classic");
        room.edition = 3;
        room.started = started;
        network.show(room);
        if (started) {
            network.game = &services;
            emit network.opened();
        }
        QTRY_VERIFY(app.problem() != nullptr);
        QVERIFY(app.table() == nullptr);
        QVERIFY(!app.lan()->room()->active());
        QCOMPARE(network.done, QStringList{done});
    }

    void doesNotStartWithAProblem() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        app.newGame()->set(0, QStringLiteral("name"), QString());
        app.startGame();
        QVERIFY(services.started.seats.isEmpty());
        QVERIFY(!app.opening());
    }

    void continuesTheNewest() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("three"))});
        services.savedGames = {
            saved("new", 2, false, {QStringLiteral("Ada"), QStringLiteral("Bo")}),
            saved("old", 1, false, {QStringLiteral("Cleo")})};
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        FixtureNetwork network;
        App app(services, network);
        const QAbstractItemModelTester tester(
            app.saves(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(app.canContinue());
        QCOMPARE(app.continueTitle(), QStringLiteral("7 Wonders, age II, turn 3, with Ada and Bo"));
        QCOMPARE(app.saves()->count(), 2);
        app.continueGame();
        QCOMPARE(services.continued, QStringLiteral("new"));
        app.continueGame(QStringLiteral("old"));
        QCOMPARE(services.continued, QStringLiteral("old"));
        QVERIFY(app.removeSave(QStringLiteral("new")));
        QCOMPARE(app.continueTitle(), QStringLiteral("7 Wonders, age I, turn 3, with Cleo"));
        QVERIFY(app.restoreSave(QStringLiteral("new")));
        QCOMPARE(app.saves()->count(), 2);
        services.savedGames.clear();
        emit services.savesChanged();
        QVERIFY(!app.canContinue());
        QCOMPARE(app.continueTitle(), QString());
    }

    void titlesSayWhichGameAndWhereItStands_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("age");
        QTest::addColumn<bool>("finished");
        QTest::addColumn<QString>("title");
        QTest::newRow("draft") << "duel" << 0 << false << "7 Wonders Duel, the draft, with Bo";
        QTest::newRow("duel") << "duel" << 2 << false << "7 Wonders Duel, age II, with Bo";
        QTest::newRow("dice") << "dice" << 0 << false << "7 Wonders Dice, round 3, with Bo";
        QTest::newRow("result") << "dice" << 0 << true << "The result of 7 Wonders Dice with Bo";
    }
    void titlesSayWhichGameAndWhereItStands() {
        QFETCH(const QString, game);
        QFETCH(const int, age);
        QFETCH(const bool, finished);
        QFETCH(const QString, title);
        FixtureServices services;
        SavedGame save = saved("one", age, finished, {QStringLiteral("Bo")});
        save.game = game;
        services.savedGames = {save};
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        FixtureNetwork network;
        const App app(services, network);
        QCOMPARE(app.continueTitle(), title);
    }

    void titlesSayTheSecondEdition() {
        FixtureServices services;
        SavedGame save = saved("one", 2, false, {QStringLiteral("Bo")});
        save.edition = 2;
        services.savedGames = {save};
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        FixtureNetwork network;
        const App app(services, network);
        QCOMPARE(app.continueTitle(),
                 QStringLiteral("7 Wonders (second edition), age II, turn 3, with Bo"));
    }

    void aResultThatNobodyHasSeenWaitsToo() {
        FixtureServices services;
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        services.savedGames = {saved("won", 1, true, {QStringLiteral("Ada")}),
                               saved("alone", 1, true, {}),
                               saved("old", 1, false, {QStringLiteral("Cleo")})};
        FixtureNetwork network;
        App app(services, network);
        QCOMPARE(app.continueTitle(), QStringLiteral("The result of 7 Wonders with Ada"));
        QCOMPARE(app.saves()->save(1).title, QStringLiteral("The result of 7 Wonders"));
        app.continueGame();
        QCOMPARE(services.continued, QStringLiteral("won"));
    }

    void saysWhyAGameCannotGoOn() {
        FixtureServices services;
        SavedGame bad = saved("bad", 1, false, {QStringLiteral("Ada")});
        bad.problem = QStringLiteral("It is broken.");
        SavedGame unreadable = bad;
        unreadable.id = QStringLiteral("unreadable");
        unreadable.persons.clear();
        unreadable.others.clear();
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        services.savedGames = {bad, unreadable};
        FixtureNetwork network;
        App app(services, network);
        QCOMPARE(app.saves()->count(), 2);
        QCOMPARE(app.saves()->save(0).title,
                 QStringLiteral("A game with Ada that cannot be opened"));
        QCOMPARE(app.saves()->save(0).problem, bad.problem);
        QCOMPARE(app.saves()->save(1).title, QStringLiteral("A game that cannot be opened"));
        QVERIFY(!app.canContinue());
        app.continueGame();
        QVERIFY(services.continued.isEmpty());
        services.savedGames.append(saved("good", 2, false, {QStringLiteral("Bo")}));
        emit services.savesChanged();
        QCOMPARE(app.continueTitle(), QStringLiteral("7 Wonders, age II, turn 3, with Bo"));
        app.continueGame();
        QCOMPARE(services.continued, QStringLiteral("good"));
    }

    void aGameThatIsNotKnownIsListedAndNotOpened() {
        FixtureServices services;
        SavedGame later = saved("later", 1, false, {QStringLiteral("Ada")});
        later.game = QStringLiteral("of tomorrow");
        services.savedGames = {later};
        FixtureNetwork network;
        App app(services, network);
        QCOMPARE(app.saves()->count(), 1);
        QVERIFY(!app.saves()->save(0).problem.isEmpty());
        QVERIFY(!app.canContinue());
    }

    void rematchTakesTheSameSeats() {
        Table table(QStringLiteral("three-over"));
        const GameSetup first = table.services.started;
        table.services.started = {};
        table.app->rematch();
        QCOMPARE(table.services.started, first);
    }

    void rematchKeepsTheGameAndItsWishes() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("duel-civilian"))});
        FixtureNetwork network;
        App app(services, network);
        app.newGame()->setGame(QStringLiteral("duel"));
        app.newGame()->setStarter(1);
        app.startGame();
        QCoreApplication::processEvents();
        QVERIFY(app.table() != nullptr);
        QCOMPARE(app.table()->game(), QStringLiteral("duel"));
        const GameSetup first = services.started;
        QVERIFY(first.seats[1].begins);
        services.started = {};
        app.rematch();
        QCOMPARE(services.started, first);
    }

    void rematchOfAGameThatWasContinuedIsBegunLikeIt() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("duel-civilian"))});
        FixtureNetwork network;
        App app(services, network);
        app.continueGame(QStringLiteral("some"));
        QTRY_VERIFY(app.table() != nullptr);
        services.begunWith = app.newGame()->setup();
        services.begunWith.edition = 1;
        services.begunWith.game = QStringLiteral("duel");
        services.begunWith.seats[0].begins = true;
        app.rematch();
        QCOMPARE(services.started, services.begunWith);
        QVERIFY(services.started.seats[0].begins);
    }

    void problemsInThreeSentences() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        app.startGame();
        emit services.problem(QStringLiteral("What."), QStringLiteral("Safe."),
                              QStringLiteral("Next."));
        QVERIFY(!app.opening());
        QVERIFY(app.problem() != nullptr);
        QCOMPARE(app.problem()->next(), QStringLiteral("Next."));
        QVERIFY(!app.problem()->worked());
        app.dismissProblem();
        QVERIFY(app.problem() == nullptr);
    }

    void whatWorkedIsOnlyNoted() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        app.startGame();
        emit services.note(QStringLiteral("What."), QStringLiteral("Safe."), {});
        QVERIFY(app.opening()); // and the table comes
        QVERIFY(app.problem() != nullptr && app.problem()->worked());
    }

    void factsAreThoseOfTheDataInUse() {
        FixtureServices services;
        FixtureNetwork network;
        GameData data;
        data.replace("classic.json", R"({"rules": {"discard_income": 9}})", "mine");
        data.replace("classic-2.json", R"({"rules": {"discard_income": 8}})", "mine");
        data.replace("duel.json",
                     R"({"cards": [{"id": "palisade", "cost": {"coins": 7}, "effects": []}]})",
                     "mine");
        data.replace("dice.json", R"({"gold_reserve": {"row_length": 6}})", "mine");
        const App app(services, network, data);
        QCOMPARE(app.catalogue().classic().discardIncome(), 9);
        QCOMPARE(app.catalogue().ofEdition(2).classic().discardIncome(), 8);
        QCOMPARE(app.catalogue().ofEdition(3).classic().discardIncome(), 9);
        QCOMPARE(app.catalogue().duel().of(QStringLiteral("palisade")).cost.value(0).second, 7);
        QCOMPARE(app.catalogue().dice().rowLength(), 6);
        QCOMPARE(app.catalogue().ofEdition(2).dice().rowLength(), 6);
        QCOMPARE(Catalogue().classic().discardIncome(), 3);
    }

    void settingsAreKeptAtOnce() {
        FixtureServices services;
        {
            FixtureNetwork network;
            App app(services, network);
            Settings &settings = *app.settings();
            QCOMPARE(settings.motionSpeed(), 3);
            settings.setTheme(QStringLiteral("dark"));
            settings.setScale(1.5);
            settings.setMotionSpeed(9);
            settings.setPayment(QStringLiteral("poorer"));
            settings.setChainHints(false);
            app.newGame()->setLivePoints(true);
            settings.setLanguage(QStringLiteral("ja"));
        }
        FixtureNetwork network;
        const App app(services, network);
        const Settings &settings = *app.settings();
        QCOMPARE(settings.theme(), QStringLiteral("dark"));
        QCOMPARE(settings.scale(), 1.5);
        QCOMPARE(settings.motionSpeed(), 5);
        QCOMPARE(settings.payment(), QStringLiteral("poorer"));
        QVERIFY(!settings.chainHints() && settings.livePoints());
        QVERIFY(app.newGame()->livePoints());
        QCOMPARE(settings.effectiveLanguage(), QStringLiteral("ja"));
    }

    void keptNonsenseBecomesTheDefault() {
        FixtureServices services;
        services.kept = {{QStringLiteral("theme"), QStringLiteral("plaid")},
                         {QStringLiteral("scale"), QStringLiteral("huge")},
                         {QStringLiteral("language"), 7},
                         {QStringLiteral("motionSpeed"), -4},
                         {QStringLiteral("payment"), QString()}};
        FixtureNetwork network;
        const App app(services, network);
        QCOMPARE(app.settings()->theme(), QStringLiteral("system"));
        QCOMPARE(app.settings()->scale(), 1.0);
        QCOMPARE(app.settings()->language(), QStringLiteral("system"));
        QCOMPARE(app.settings()->motionSpeed(), 0);
        QCOMPARE(app.settings()->payment(), QStringLiteral("cheapest"));
    }

    void everyLanguageHasItsSentences() {
        const QDir i18n(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/i18n"));
        QStringList files;
        for (const QString &language : Names::languages()) {
            files.append(QStringLiteral("mirabilia_%1.ts").arg(language));
            QVERIFY(QFile::exists(QStringLiteral(":/i18n/mirabilia_%1.qm").arg(language)));
        }
        files.sort();
        QCOMPARE(i18n.entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name), files);
    }

    void systemLanguages_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("language");
        const auto row = [](const QStringList &wanted, const char *language) {
            QTest::newRow(qPrintable(wanted.join(QLatin1Char(' '))))
                << wanted << QString::fromLatin1(language);
        };
        row({QStringLiteral("zh-Hans-SG")}, "zh_CN");
        row({QStringLiteral("zh-CN")}, "zh_CN");
        row({QStringLiteral("zh-TW")}, "zh_TW");
        row({QStringLiteral("zh-HK")}, "zh_TW");
        row({QStringLiteral("fr-FR"), QStringLiteral("ja-JP")}, "ja");
        row({QStringLiteral("de-DE")}, "en");
        row({QStringLiteral("en-GB"), QStringLiteral("ja")}, "en");
        row({QStringLiteral("zh-Hant-CN")}, "zh_TW");
        row({}, "en");
    }
    void systemLanguages() {
        QFETCH(QStringList, wanted);
        QFETCH(QString, language);
        QCOMPARE(Settings::bestLanguage(wanted), language);
    }

    void whoHasNoNameIsCalledPlayerInTheLanguageToo() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        const auto nameAt = [&app](int row) {
            return cell(*app.newGame(), row, "name").toString();
        };
        app.settings()->setLanguage(QStringLiteral("en"));
        QCOMPARE(nameAt(0), QStringLiteral("Player"));
        const QString computer = nameAt(1);
        app.settings()->setLanguage(QStringLiteral("ja"));
        QCOMPARE(nameAt(0), QStringLiteral("\u30d7\u30ec\u30a4\u30e4\u30fc"));
        QCOMPARE(nameAt(1), computer);
        app.newGame()->set(0, QStringLiteral("name"), QStringLiteral("Ada"));
        app.settings()->setLanguage(QStringLiteral("en"));
        QCOMPARE(nameAt(0), QStringLiteral("Ada"));
    }

    void dialogsOfQtSpeakTheLanguageToo() {
        FixtureServices services;
        FixtureNetwork network;
        App app(services, network);
        const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
        app.settings()->setLanguage(QStringLiteral("ja"));
        QCOMPARE(cancel(), QStringLiteral("\u30ad\u30e3\u30f3\u30bb\u30eb"));
        app.settings()->setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(cancel(), QStringLiteral("\u53d6\u6d88"));
        app.settings()->setLanguage(QStringLiteral("en"));
        QCOMPARE(cancel(), QStringLiteral("Cancel"));
    }

    void qmlSeesTheApp() {
        FixtureServices services;
        services.layOut({fixture(QStringLiteral("seven"))});
        FixtureNetwork network;
        App app(services, network);
        app.settings()->setLanguage(QStringLiteral("en"));
        app.startGame();
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQml
            import Mirabilia.Models.Classic
            import Mirabilia.Models.Shell
            QtObject {
                property ClassicTable table: App.table as ClassicTable
                property ClassicCity own: table.own
                property string name: own.wonderName
                property int cards: own.cards.count
                property string first: table.hand.get(0).name
                property int others: table.others.length
                property int scientific: own.cardsOf("scientific").count
                property string sentence: qsTr("A sentence")
            })",
                          {});
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object != nullptr, qPrintable(component.errorString()));
        QCOMPARE(object->property("others").toInt(), 4);
        QCOMPARE(object->property("cards").toInt(), classicTable(app)->own()->cards()->count());
        QVERIFY(!object->property("first").toString().isEmpty());
        const QString english = object->property("name").toString();
        app.settings()->setLanguage(QStringLiteral("zh_TW"));
        QVERIFY(object->property("name").toString() != english);
    }
};

QTEST_GUILESS_MAIN(AppTest)
#include "test_app.moc"
