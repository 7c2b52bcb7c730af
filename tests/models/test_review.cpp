// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back on a finished game: whose figures come first, and how they are said.
#include "app/models/dice/dice_table.h"
#include "app/models/duel/duel_table.h"
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

/// A review of a game with so many turns and players, of which so many decisions have been judged.
GameReview reviewOf(int turns, int players, int judged) {
    GameReview review;
    review.decisions = turns * players;
    review.judged = judged;
    for (int turn = 0; turn < judged / players; ++turn) {
        ReviewedTurn row{turn / 6 + 1, turn % 6 + 1, turn * players, {}};
        for (int player = 0; player < players; ++player) {
            row.chances.append(player == 0 ? turn / 10.0 : (1 - turn / 10.0) / (players - 1));
        }
        review.curve.append(row);
    }
    review.mistakes.resize(players);
    review.end.resize(players);
    review.end[0] = 1;
    return review;
}

Mistake classicMistake() {
    Mistake mistake;
    mistake.decision = 7;
    mistake.age = 2;
    mistake.number = 3;
    mistake.before = 0.5;
    mistake.cost = 0.123;
    mistake.reason = QStringLiteral("points");
    mistake.played.mutable_classic()->set_action(v1::CLASSIC_ACTION_DISCARD);
    mistake.played.mutable_classic()->set_card("altar");
    mistake.better.mutable_classic()->set_action(v1::CLASSIC_ACTION_BUILD);
    mistake.better.mutable_classic()->set_card("baths");
    return mistake;
}

MistakeRow mistakeOf(const ReviewModel &review, int player) {
    return review.players()->player(player).mistakes.value(0).value<MistakeRow>();
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT

private slots:
    void everybodyHasACurveAndTurnsHaveNames() {
        Table table(QStringLiteral("three-over"));
        ReviewModel &review = *table.app->review();
        const QAbstractItemModelTester turns(review.turns());
        const QAbstractItemModelTester players(review.players());
        table.services.record = QStringLiteral("the record");
        review.look(table.table);
        QCOMPARE(table.services.reviewer().wanted, QStringList{table.services.record});
        QVERIFY(review.thinking());
        QCOMPARE(review.progressText(), QStringLiteral("Reading the game"));

        emit table.services.reviewer().found(reviewOf(8, 3, 23));
        QVERIFY(review.thinking() && !review.whole());
        QCOMPARE(review.progressText(), QStringLiteral("23 of 24 decisions looked at"));
        QCOMPARE(review.turns()->count(), 7);
        QCOMPARE(review.turns()->turn(0).title, QStringLiteral("Age I, turn 1"));
        QCOMPARE(review.turns()->turn(0).ageBegun, QStringLiteral("I"));
        QCOMPARE(review.turns()->turn(1).ageBegun, QString());
        QCOMPARE(review.turns()->turn(6).title, QStringLiteral("Age II, turn 1"));
        QCOMPARE(review.turns()->turn(6).ageBegun, QStringLiteral("II"));
        QCOMPARE(review.turns()->turn(6).decision, 18);

        emit table.services.reviewer().found(reviewOf(8, 3, 24));
        QVERIFY(!review.thinking() && review.whole());
        QCOMPARE(review.turns()->count(), 9);
        QCOMPARE(review.turns()->turn(8).title, QStringLiteral("The end"));
        QCOMPARE(review.turns()->turn(8).decision, 24);
        QCOMPARE(review.places().last(), 1.0);
        const ReviewPlayerRow &first = review.players()->player(0);
        QCOMPARE(first.chances.size(), 9);
        QCOMPARE(first.summary,
                 first.name + QStringLiteral(": chance to win 0%, at most 100% (The end), at least "
                                             "0% (Age I, turn 1), in the end 100%"));
        QVERIFY(review.turns()->turn(2).chances.startsWith(first.name + QStringLiteral(" 20%, ")));
    }

    void thePersonHereIsToldTheirBestMoment() {
        Table table(QStringLiteral("three-over"));
        ReviewModel &review = *table.app->review();
        const int me = table->viewer();
        QVERIFY(me >= 0);
        table.services.record = QStringLiteral("the record");
        review.look(table.table);
        GameReview told = reviewOf(8, 3, 24);
        for (ReviewedTurn &turn : told.curve) {
            turn.chances[me] = 0.4;
        }
        emit table.services.reviewer().found(told);
        QCOMPARE(review.bestMoment(), QString()); // nothing rose
        for (qsizetype turn = 4; turn < told.curve.size(); ++turn) {
            told.curve[turn].chances[me] = 0.52;
        }
        told.curve[7].chances[me] = 0.55;
        told.judged = 23;
        emit table.services.reviewer().found(told);
        QCOMPARE(review.bestMoment(), QString()); // not yet known
        told.judged = 24;
        emit table.services.reviewer().found(told);
        QCOMPARE(review.bestMoment(),
                 QStringLiteral("Your best moment: Age I, turn 5, chance to win +12%"));
    }

    void mistakesAreSaidAsHintsAre() {
        Table table(QStringLiteral("three-over"));
        ReviewModel &review = *table.app->review();
        table.services.record = QStringLiteral("the record");
        review.look(table.table);
        GameReview told = reviewOf(8, 3, 24);
        told.mistakes[0] = {classicMistake()};
        emit table.services.reviewer().found(told);
        const MistakeRow row = mistakeOf(review, 0);
        QCOMPARE(row.decision, 7);
        QCOMPARE(row.when, QStringLiteral("Age II, turn 3"));
        QCOMPARE(row.cost, QStringLiteral("\u221212%"));
        QCOMPARE(row.played, QStringLiteral("Discard Altar"));
        QCOMPARE(row.better, QStringLiteral("Better: Build Baths. It brings the most points."));
        QCOMPARE(row.description, QStringLiteral("Age II, turn 3: Discard Altar, \u221212% of the "
                                                 "chance to win. Better: Build Baths. It brings "
                                                 "the most points."));
        table.app->settings()->setLanguage(QStringLiteral("ja"));
        QVERIFY(mistakeOf(review, 0).played != row.played);
    }

    void thoseOfOtherGamesToo() {
        TableOf<DuelTable> duel(QStringLiteral("duel-civilian"));
        ReviewModel &review = *duel.app->review();
        duel.services.record = QStringLiteral("the record");
        review.look(duel.table);
        GameReview told = reviewOf(4, 2, 8);
        Mistake mistake;
        mistake.number = 3;
        mistake.played.mutable_duel()->set_action(v1::DUEL_ACTION_DRAFT);
        mistake.played.mutable_duel()->set_wonder("the_sphinx");
        mistake.better = mistake.played;
        told.mistakes[0] = {mistake};
        emit duel.services.reviewer().found(told);
        QCOMPARE(mistakeOf(review, 0).when, QStringLiteral("Draft, move 3"));
        QCOMPARE(mistakeOf(review, 0).played, QStringLiteral("Take The Sphinx"));
        QCOMPARE(review.turns()->turn(1).title, QStringLiteral("Age I, move 2"));
    }

    void aCellOfDiceIsThatOfItsPlayer() {
        TableOf<DiceTable> dice(QStringLiteral("dice-over"));
        ReviewModel &review = *dice.app->review();
        dice.services.record = QStringLiteral("the record");
        review.look(dice.table);
        const int players = dice->seats()->count();
        GameReview told = reviewOf(4, players, 4 * players);
        Mistake mistake;
        mistake.number = 3;
        mistake.played.mutable_dice()->set_action(v1::DICE_ACTION_PASS);
        mistake.better.mutable_dice()->set_action(v1::DICE_ACTION_WONDER);
        for (int player = 0; player < players; ++player) {
            mistake.seat = player;
            told.mistakes[player] = {mistake};
        }
        emit dice.services.reviewer().found(told);
        QCOMPARE(mistakeOf(review, players - 1).when, QStringLiteral("Round 3"));
        QCOMPARE(mistakeOf(review, players - 1).played, QStringLiteral("Pass and take coins"));
    }

    void peopleOfThisScreenComeFirst() {
        v1::Update update = fixture(QStringLiteral("three-over"));
        v1::TableView &view = *update.mutable_view();
        view.set_viewer(2);
        const std::array kinds{v1::SEAT_KIND_COMPUTER, v1::SEAT_KIND_PERSON, v1::SEAT_KIND_PERSON};
        const std::array names{"Anna", "Annabel", "Bo"};
        for (int seat = 0; seat < 3; ++seat) {
            view.mutable_seats(seat)->set_kind(kinds[static_cast<std::size_t>(seat)]);
            view.mutable_seats(seat)->set_name(names[static_cast<std::size_t>(seat)]);
        }
        Table table({update});
        ReviewModel &review = *table.app->review();
        table.services.record = QStringLiteral("the record");
        review.look(table.table);
        emit table.services.reviewer().found(reviewOf(8, 3, 3));
        QCOMPARE(
            column(*review.players(), "name"),
            (QStringList{QStringLiteral("Bo"), QStringLiteral("Annabel"), QStringLiteral("Anna")}));
        QCOMPARE(column(*review.players(), "mark"),
                 (QStringList{QStringLiteral("B"), QStringLiteral("Ab"), QStringLiteral("A")}));
        QVERIFY(review.players()->player(0).isHere);
        QVERIFY(!review.players()->player(1).isComputer);
        QVERIFY(review.players()->player(2).isComputer);
    }

    void whatCannotBeLookedBackOnSaysWhy() {
        Table table(QStringLiteral("three-over"));
        ReviewModel &review = *table.app->review();
        review.look(table.table);
        QVERIFY(!review.problem().isEmpty() && !review.thinking());
        QVERIFY(table.services.reviewer().wanted.isEmpty());
        table.services.record = QStringLiteral("nonsense");
        review.look(table.table);
        QVERIFY(review.problem().isEmpty());
        emit table.services.reviewer().failed(QStringLiteral("It is nonsense."));
        QCOMPARE(review.problem(), QStringLiteral("It is nonsense."));
        QVERIFY(!review.thinking());
    }

    void leavingStopsIt() {
        Table table(QStringLiteral("three-over"));
        ReviewModel &review = *table.app->review();
        table.services.record = QStringLiteral("the record");
        review.look(table.table);
        QVERIFY(table.services.reviewer().running);
        review.stop();
        QVERIFY(!table.services.reviewer().running && !review.thinking());
        review.look(table.table);
        table.app->leaveTable();
        QVERIFY(!table.services.reviewer().running && !review.thinking());
        emit table.services.reviewer().found(reviewOf(8, 3, 24)); // too late
        table.app->settings()->setLanguage(QStringLiteral("ja"));
    }
};

QTEST_GUILESS_MAIN(ReviewTest)
#include "test_review.moc"
