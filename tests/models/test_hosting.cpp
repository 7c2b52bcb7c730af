// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up a game with people at other screens, and what everybody is called there.
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

/// The program without a window, as it was left the last time.
struct Program {
    explicit Program(const QMap<QString, QVariant> &kept = {}) {
        for (auto entry = kept.begin(); entry != kept.end(); ++entry) {
            services.kept[entry.key()] = entry.value();
        }
        app = std::make_unique<App>(services, network);
    }
    [[nodiscard]] NewGameModel &seats() const { return *app->newGame(); }
    [[nodiscard]] QStringList kinds() const { return column(seats(), "kind"); }
    [[nodiscard]] QStringList names() const { return column(seats(), "name"); }

    FixtureServices services;
    FixtureNetwork network;
    std::unique_ptr<App> app;
};

const QString twoHere =
    QStringLiteral(R"([{"kind":"me","name":"Ada"},{"kind":"person","name":"Bo"}])");

} // namespace

class HostingTest : public QObject {
    Q_OBJECT

private slots:
    void anotherGameIsHostedToo() {
        const Program program;
        program.seats().seatElsewhere(true);
        for (const char *game : {"duel", "dice", "classic"}) {
            program.seats().setGame(QString::fromLatin1(game));
            QVERIFY2(program.seats().hosting(), game);
            QVERIFY(!program.kinds().contains(QStringLiteral("computer")));
        }
        program.seats().setCount(5);
        QCOMPARE(program.kinds().last(), QStringLiteral("elsewhere"));
        program.seats().seatElsewhere(false);
        program.seats().setGame(QStringLiteral("duel"));
        QVERIFY(!program.seats().hosting());
    }

    void aGameOfTwoAtThisScreenIsHostedWithASeatThatIsFree() {
        const Program program({{QStringLiteral("newGame.duel"), twoHere}});
        program.seats().seatElsewhere(true);
        program.seats().setGame(QStringLiteral("duel"));
        QVERIFY(program.seats().hosting());
        QCOMPARE(program.kinds(), (QStringList{QStringLiteral("me"), QStringLiteral("elsewhere")}));
    }

    void oneNameHoldsAtEveryTable() {
        const Program program;
        App &app = *program.app;
        QCOMPARE(app.lan()->title(), QStringLiteral("Player's table"));
        program.seats().set(0, QStringLiteral("name"), QStringLiteral("Anna"));
        program.seats().setGame(QStringLiteral("dice"));
        QCOMPARE(program.names().first(), QStringLiteral("Anna"));
        QCOMPARE(app.lan()->name(), QStringLiteral("Anna"));
        QCOMPARE(app.lan()->title(), QStringLiteral("Anna's table"));
        QSignalSpy seats(&program.seats(), &NewGameModel::seatsChanged);
        app.lan()->setName(QStringLiteral("Berta"));
        QCOMPARE(program.names().first(), QStringLiteral("Berta"));
        QCOMPARE(seats.size(), 1);
        QCOMPARE(app.settings()->name(), QStringLiteral("Berta"));
        app.lan()->setTitle(QStringLiteral("Club"));
        app.lan()->setName(QStringLiteral("Anna"));
        QCOMPARE(app.lan()->title(), QStringLiteral("Club"));
        app.lan()->setTitle({});
        QCOMPARE(app.lan()->title(), QStringLiteral("Anna's table"));
    }

    void whoHadANameKeepsIt_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("at tables of others")
            << QStringLiteral("lan.name") << QStringLiteral("Anna");
        QTest::newRow("in the last game")
            << QStringLiteral("newGame")
            << QStringLiteral(R"([{"kind":"me","name":"Anna"},{"name":"Bo"},{"name":"Cleo"}])");
    }
    void whoHadANameKeepsIt() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        const Program program({{key, value}});
        program.seats().setGame(QStringLiteral("duel"));
        QCOMPARE(program.names().first(), QStringLiteral("Anna"));
        QCOMPARE(program.app->lan()->name(), QStringLiteral("Anna"));
    }

    void aComputerOfMyNameTakesAnother() {
        const Program program;
        const QString computers = program.names()[1];
        program.app->settings()->setName(computers);
        QCOMPARE(program.names()[0], computers);
        QVERIFY(program.names()[1] != computers);
        QVERIFY(program.seats().problem().isEmpty());
    }

    void whoTakesAnotherSeatIsCalledAsBefore() {
        const Program program;
        program.seats().set(0, QStringLiteral("name"), QStringLiteral("Anna"));
        const QString other = program.names()[1];
        program.seats().set(1, QStringLiteral("kind"), QStringLiteral("me"));
        QCOMPARE(program.names()[1], QStringLiteral("Anna"));
        QCOMPARE(program.names()[0], other);
        QCOMPARE(program.app->settings()->name(), QStringLiteral("Anna"));
    }
};

QTEST_GUILESS_MAIN(HostingTest)

#include "test_hosting.moc"
