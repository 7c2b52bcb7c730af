// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_table.h"
#include "tests/models/table_fixture.h"

#include <QRegularExpression>

using namespace mirabilia;

namespace {

using DiceAt = TableOf<DiceTable>;

QStringList texts(const DiceAt &table) {
    return column(*table->log(), "text");
}

bool says(const DiceAt &table, const QString &words) {
    return !texts(table).filter(words).isEmpty();
}

} // namespace

class TestDiceStory : public QObject {
    Q_OBJECT

private slots:
    void every_round_in_words();
    void every_kind_of_event_is_told();
    void a_round_is_revealed_city_by_city();
    void the_attacks_of_the_round_are_told();
    void coins_of_the_round_are_on_their_way();
    void without_motion_nothing_is_shown();
    void the_only_person_here_is_you();
};

void TestDiceStory::every_round_in_words() {
    const DiceAt table(QStringLiteral("dice-three"));
    const QStringList lines = texts(table);
    QCOMPARE(lines.first(), QStringLiteral("Round 1 begins"));
    QVERIFY2(lines.contains(
                 QStringLiteral("Bo crossed off East Barracks, Sword, place 4 (Red die, Sword); "
                                "coins 12\u00a0\u2192\u00a010")),
             qPrintable(lines.join(QLatin1Char('\n'))));
    QVERIFY(lines.contains(QStringLiteral("Cleo attacks Bo: 5 points")));
    QCOMPARE(column(*table->log(), "heading").last(), QStringLiteral("Round 19"));
    QVERIFY(!column(*table->log(), "glyph").contains(QString()));
}

void TestDiceStory::every_kind_of_event_is_told() {
    const DiceAt table(QStringLiteral("dice-over"));
    for (const char *words :
         {"The last round begins", " unlocked: ", " completed: ", "; bonus: ", "new in the Forum: ",
          "removed: Grey die", "One more round: ", "The game is over"}) {
        QVERIFY2(says(table, QString::fromLatin1(words)), words);
    }
    QVERIFY(!says(table, QStringLiteral("dice.")));
    QVERIFY(!says(table, QStringLiteral("{")));
}

void TestDiceStory::the_attacks_of_the_round_are_told() {
    int told = 0;
    for (const char *name : {"dice-three", "dice-three-next", "dice-over", "dice-two"}) {
        const DiceAt table(QString::fromLatin1(name));
        QStringList notes;
        for (int row = 0; row < table->reveal()->count(); ++row) {
            notes += cell(*table->reveal(), row, "notes").toStringList();
        }
        QCOMPARE(table->attacks().size(),
                 notes.filter(QRegularExpression(QStringLiteral(" attacks? "))).size());
        for (const QVariant &attack : table->attacks()) {
            const QVariantMap parts = attack.toMap();
            const bool west = parts[QStringLiteral("building")] == QLatin1String("barracks_west");
            QCOMPARE(parts[QStringLiteral("faces")].toString(),
                     west ? QStringLiteral("barracks_east") : QStringLiteral("barracks_west"));
            QVERIFY(!parts[QStringLiteral("glyph")].toString().isEmpty());
            QVERIFY(parts[QStringLiteral("seat")] != parts[QStringLiteral("other")]);
            ++told;
        }
    }
    QVERIFY(told > 0);
}

void TestDiceStory::a_round_is_revealed_city_by_city() {
    const DiceAt table(QStringLiteral("dice-three"), 3);
    table.link().push(fixture(QStringLiteral("dice-three-next")));
    QVERIFY(table->revealing());
    QVERIFY(!table->myTurn());
    QCOMPARE(table->status(), QStringLiteral("Round 19 is revealed"));
    QCOMPARE(table->reveal()->count(), 3);
    QCOMPARE(column(*table->reveal(), "name"),
             (QStringList{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cleo")}));
    QVERIFY(!cell(*table->reveal(), 0, "text").toString().isEmpty());
    table->skip();
    QVERIFY(!table->revealing());
    QVERIFY(table->myTurn());
    QVERIFY(!table->left()->lastText().isEmpty());
}

void TestDiceStory::coins_of_the_round_are_on_their_way() {
    const auto move = [](int from, int to, int coins) {
        return QVariantMap{{QStringLiteral("from"), from},
                           {QStringLiteral("to"), to},
                           {QStringLiteral("coins"), coins}};
    };
    const DiceAt table(QStringLiteral("dice-two"), 3);
    QVERIFY(table->coinsMoved().isEmpty());
    table.link().push(fixture(QStringLiteral("dice-two-next")));
    QCOMPARE(table->coinsMoved(), (QVariantList{move(0, -1, 2), move(-1, 1, 2)}));
    v1::Update again = fixture(QStringLiteral("dice-two-next"));
    again.mutable_view()->set_revision(again.view().revision() + 1);
    table.link().restore(again);
    QVERIFY(table->coinsMoved().isEmpty());
}

void TestDiceStory::without_motion_nothing_is_shown() {
    const DiceAt table(QStringLiteral("dice-three"), 0);
    table.link().push(fixture(QStringLiteral("dice-three-next")));
    QVERIFY(!table->revealing());
    QVERIFY(table->myTurn());
}

void TestDiceStory::the_only_person_here_is_you() {
    QStringList mine;
    for (const char *name : {"dice-three", "dice-over", "dice-two"}) {
        const DiceAt table(QString::fromLatin1(name));
        QVERIFY(!table->own()->name().isEmpty());
        QVERIFY(says(table, QStringLiteral("You crossed off ")));
        const QString me = table->own()->name();
        for (const QString &line : texts(table)) {
            QVERIFY2(!line.startsWith(me + u' ') && !line.contains(u' ' + me), qPrintable(line));
        }
        mine += texts(table);
    }
    QVERIFY(!mine.filter(QStringLiteral("You attack ")).isEmpty());
    QVERIFY(!mine.filter(QStringLiteral(" attacks you")).isEmpty());
    QVERIFY(!mine.filter(QStringLiteral("You completed: ")).isEmpty());
}

QTEST_GUILESS_MAIN(TestDiceStory)

#include "test_dice_story.moc"
