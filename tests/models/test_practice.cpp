// SPDX-License-Identifier: GPL-3.0-or-later
// The practice: its words fit its positions in every language, and it follows what is done.
#include "app/models/common/names.h"
#include "app/models/shell/app.h"
#include "tests/support/fixture_network.h"
#include "tests/support/fixture_services.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace mirabilia;

namespace {

const QStringList games{QStringLiteral("classic"), QStringLiteral("duel"), QStringLiteral("dice")};
const QStringList languages = Names::languages();

/// How many decisions of seat 0 a scenario has.
int asksOf(const QJsonObject &scenario) {
    int asks = 0;
    const QJsonArray steps = scenario["then"].toArray();
    for (const QJsonValue &step : steps) {
        const QJsonArray plays = step["play"].toArray();
        for (const QJsonValue &play : plays) {
            asks += play["seat"] == 0 ? 1 : 0;
        }
        asks += step["choose"].isObject() && step["choose"]["seat"] == 0 ? 1 : 0;
    }
    return asks;
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wordsFitPositions();
    void lessonsFollowEachOther();
    void whatElseWasDoneIsSaidAndTriedAgain();
    void goesOnWhereSomebodyLeft();
    void stepsOfALesson();
    void firstGame();
    void followsTheEditionOfNewGames();

private:
    [[nodiscard]] PracticeModel &practice() { return *app->practice(); }

    std::unique_ptr<FixtureServices> services;
    std::unique_ptr<FixtureNetwork> network;
    std::unique_ptr<App> app;
};

void TestPractice::init() {
    services = std::make_unique<FixtureServices>();
    services->layOut({fixture(QStringLiteral("three"))});
    network = std::make_unique<FixtureNetwork>();
    app = std::make_unique<App>(*services, *network);
    app->settings()->setLanguage(QStringLiteral("en"));
}

void TestPractice::cleanup() {
    app.reset();
    network.reset();
    services.reset();
}

void TestPractice::wordsFitPositions() {
    for (const QString &game : games) {
        const QJsonArray scenarios =
            QJsonDocument::fromJson(PracticeModel::scenariosOf(game)).array();
        QVERIFY(!scenarios.isEmpty());
        for (const QString &language : languages) {
            const QList<LessonWords> lessons = PracticeModel::lessonsOf(game, language);
            QCOMPARE(lessons.size(), scenarios.size());
            for (int number = 0; number < lessons.size(); ++number) {
                const LessonWords &words = lessons[number];
                const QString where = game + u' ' + language + u' ' + words.title;
                QVERIFY2(words.asks.size() == asksOf(scenarios[number].toObject()),
                         qPrintable(where));
                QVERIFY2(!words.title.isEmpty() && !words.glyph.isEmpty(), qPrintable(where));
                QVERIFY2(!words.done.isEmpty() && !words.other.isEmpty(), qPrintable(where));
                QVERIFY2(words.glyph == PracticeModel::lessonsOf(game, languages[0])[number].glyph,
                         qPrintable(where));
            }
        }
    }
}

void TestPractice::lessonsFollowEachOther() {
    practice().begin(QStringLiteral("classic"));
    QCoreApplication::processEvents();
    QVERIFY(practice().active());
    QCOMPARE(services->lesson.game, QStringLiteral("classic"));
    QCOMPARE(services->lesson.number, 0);
    QCOMPARE(services->lesson.seats[0].kind, SeatSetup::Kind::Person);
    QCOMPARE(services->lesson.seats.size(), 7);
    QCOMPARE(practice().outcome(), QStringLiteral("asking"));
    const QString ask = practice().text();
    emit services->practised(true, 0);
    QCOMPARE(practice().outcome(), QStringLiteral("done"));
    QVERIFY(practice().text() != ask);
    practice().go(1);
    QCoreApplication::processEvents();
    QCOMPARE(services->lesson.number, 1);
    QCOMPARE(practice().outcome(), QStringLiteral("asking"));
    practice().go(practice().count());
    QCoreApplication::processEvents();
    QVERIFY(!practice().active());
    QVERIFY(app->table() == nullptr);
    QCOMPARE(practice().games()[0].toMap()[QStringLiteral("done")].toInt(), practice().count());
}

void TestPractice::whatElseWasDoneIsSaidAndTriedAgain() {
    practice().begin(QStringLiteral("classic"));
    QCoreApplication::processEvents();
    const QString ask = practice().text();
    emit services->practised(false, 1);
    QCOMPARE(practice().outcome(), QStringLiteral("other"));
    practice().again();
    QCoreApplication::processEvents();
    QCOMPARE(practice().outcome(), QStringLiteral("asking"));
    QCOMPARE(practice().text(), ask);
    QCOMPARE(services->lesson.number, 0);
}

void TestPractice::goesOnWhereSomebodyLeft() {
    practice().begin(QStringLiteral("classic"));
    QCoreApplication::processEvents();
    practice().go(1);
    QCoreApplication::processEvents();
    emit services->practised(true, 0);
    app->leaveTable();
    QVERIFY(!practice().active());
    practice().begin(QStringLiteral("classic"));
    QCoreApplication::processEvents();
    QCOMPARE(practice().lesson(), 2);
    practice().go(1); // back: what was seen stays seen
    QCoreApplication::processEvents();
    app->leaveTable();
    app.reset(); // another day
    app = std::make_unique<App>(*services, *network);
    practice().begin(QStringLiteral("classic"));
    QCoreApplication::processEvents();
    QCOMPARE(practice().lesson(), 2);
    practice().go(practice().count());
    QCoreApplication::processEvents();
    practice().begin(QStringLiteral("classic")); // all of it once more
    QCoreApplication::processEvents();
    QCOMPARE(practice().lesson(), 0);
}

void TestPractice::stepsOfALesson() {
    const QList<LessonWords> lessons =
        PracticeModel::lessonsOf(QStringLiteral("dice"), QStringLiteral("en"));
    const auto chain = std::find_if(lessons.begin(), lessons.end(), [](const LessonWords &words) {
        return words.asks.size() == 2;
    });
    QVERIFY(chain != lessons.end());
    services->kept[QStringLiteral("practice/dice")] = static_cast<int>(chain - lessons.begin());
    practice().begin(QStringLiteral("dice"));
    QCoreApplication::processEvents();
    QCOMPARE(practice().text(), chain->asks[0]);
    emit services->practised(true, 1);
    QCOMPARE(practice().outcome(), QStringLiteral("asking"));
    QCOMPARE(practice().text(), chain->asks[1]);
    emit services->practised(true, 2); // taken back
    QCOMPARE(practice().text(), chain->asks[0]);
    emit services->practised(true, 0);
    QCOMPARE(practice().text(), chain->done);
}

void TestPractice::firstGame() {
    QVERIFY(practice().newcomer());
    QVERIFY(practice().next().isEmpty());
    practice().noteFinished(QStringLiteral("classic"));
    QVERIFY(!practice().newcomer());
    QCOMPARE(practice().next(), QStringLiteral("duel"));
    practice().noteFinished(QStringLiteral("classic"));
    QCOMPARE(practice().next(), QStringLiteral("duel"));
    practice().noteFinished(QStringLiteral("duel"));
    QVERIFY(practice().next().isEmpty());
    QVERIFY(!practice().newcomer());
}

/// Who owns the box of the shops practises with it, and who has chosen another one with that.
void TestPractice::followsTheEditionOfNewGames() {
    const auto name = [this] {
        return practice().games()[0].toMap()[QStringLiteral("name")].toString();
    };
    const auto edition = [this] {
        practice().begin(QStringLiteral("classic"));
        QCoreApplication::processEvents();
        return services->lesson.edition;
    };
    QCOMPARE(name(), QStringLiteral("7 Wonders (second edition)"));
    QCOMPARE(edition(), 2); // a newcomer's
    app->leaveTable();
    app->newGame()->setOption(QStringLiteral("edition"), QStringLiteral("1"));
    QCOMPARE(name(), QStringLiteral("7 Wonders"));
    QCOMPARE(edition(), 1);
    app->leaveTable();
    app->newGame()->setGame(QStringLiteral("duel")); // what was kept holds
    services->kept[QStringLiteral("newGame.edition")] = QStringLiteral("2");
    QCOMPARE(edition(), 2);
    practice().begin(QStringLiteral("dice"));
    QCoreApplication::processEvents();
    QCOMPARE(services->lesson.edition, 1);
}

QTEST_GUILESS_MAIN(TestPractice)

#include "test_practice.moc"
