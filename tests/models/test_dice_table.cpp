// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_table.h"
#include "tests/models/table_fixture.h"

#include <QQmlListReference>
#include <QSignalSpy>

using namespace mirabilia;

namespace {

using DiceAt = TableOf<DiceTable>;

/// The first option of the position that does this.
const v1::DiceOption &option(const DiceAt &table, v1::DiceAction action, const char *cell = "") {
    const auto &options = table->dice().options();
    const auto found = std::find_if(options.begin(), options.end(), [&](const v1::DiceOption &o) {
        return o.move().action() == action && (*cell == '\0' || o.cell() == cell);
    });
    if (found == options.end()) {
        qFatal("no such option");
    }
    return *found;
}

QVariant ofCell(const DiceAt &table, const QString &cellId, const char *role) {
    for (const DiceBuilding *building : table->own()->buildings()) {
        const auto row = column(*building->cells(), "cell").indexOf(cellId);
        if (row >= 0) {
            return cell(*building->cells(), static_cast<int>(row), role);
        }
    }
    qFatal("no cell %s", qPrintable(cellId));
}

QStringList ringed(const DiceAt &table) {
    QStringList cells;
    for (const DiceBuilding *building : table->own()->buildings()) {
        for (int row = 0; row < building->cells()->count(); ++row) {
            if (building->cells()->at<DiceCellRow>(row).candidate) {
                cells.append(building->cells()->at<DiceCellRow>(row).cell);
            }
        }
    }
    return cells;
}

QVariant ofDie(const DiceAt &table, const QString &die, const char *role) {
    return cell(*table->forum(), static_cast<int>(column(*table->forum(), "die").indexOf(die)),
                role);
}

const v1::DiceMove &lastMove(const DiceAt &table) {
    return table.link().sent().back().move().dice();
}

/// The same position as another seat sees it, who is asked or not.
v1::Update seenBy(v1::Update update, unsigned seat, bool asked) {
    update.mutable_view()->set_viewer(seat);
    update.mutable_view()->clear_deciding_for();
    if (asked) {
        update.mutable_view()->add_deciding_for(seat);
    }
    return update;
}

} // namespace

class TestDiceTable : public QObject {
    Q_OBJECT

private slots:
    void the_table_at_the_start();
    void every_city_has_its_buildings();
    void a_die_with_one_cell_chooses_it();
    void a_die_with_several_cells_rings_them();
    void a_die_that_is_of_no_use_says_why();
    void a_cell_takes_the_cheapest_die();
    void a_cell_that_cannot_be_taken_says_why();
    void a_cell_says_where_it_leads();
    void another_language_rewords_the_cells();
    void the_price_is_split();
    void pass_and_wonder();
    void a_chain_is_shown_step_by_step();
    void a_grant_may_be_refused();
    void a_free_build();
    void a_bonus();
    void a_building_offers_its_cells();
    void the_last_round_is_announced();
    void reasons_speak_of_dice();
    void neighbours_are_compared();
    void two_players_are_left_and_right_at_once();
    void the_result_is_explained();
    void a_tie_names_the_coins();
    void people_at_one_screen_take_turns_without_a_handover();
    void what_was_chosen_is_laid_down_when_the_question_changes();
    void a_hint_marks_die_and_cell();
    void a_hint_goes_with_its_move();
    void the_facts_of_a_die_are_whole_sentences();
    void refused_moves_are_said_in_words();
};

void TestDiceTable::the_table_at_the_start() {
    const DiceAt table(QStringLiteral("dice-start"));
    QCOMPARE(table->game(), QStringLiteral("dice"));
    QCOMPARE(table->round(), 1);
    QVERIFY(table->myTurn());
    QVERIFY(!table->handover());
    QCOMPARE(table->status(), QStringLiteral("Choose a die"));
    QCOMPARE(table->forum()->count(), 7);
    QList<int> trays;
    for (int row = 0; row < table->forum()->count(); ++row) {
        trays.append(table->forum()->at<DiceDieRow>(row).tray);
    }
    QVERIFY(std::is_sorted(trays.begin(), trays.end()));
    QCOMPARE(table->own()->name(), QStringLiteral("Ada"));
    QCOMPARE(table->own()->coins(), 7);
    QCOMPARE(table->own()->spent() + table->own()->coins() + table->own()->room(), 21);
    QVERIFY(!table->choice()->active());
    QCOMPARE(column(*table->choice()->actions(), "actionKind"),
             (QStringList{QStringLiteral("Wonder"), QStringLiteral("Pass")}));
    QCOMPARE(cell(*table->choice()->actions(), 1, "coins").toInt(), 3);
    QVERIFY(ringed(table).isEmpty());
}

void TestDiceTable::every_city_has_its_buildings() {
    const DiceAt table(QStringLiteral("dice-seven"));
    QCOMPARE(table->seatCount(), 7);
    QList<int> totals;
    for (const DiceBuilding *building : table->own()->buildings()) {
        totals.append(building->total());
        QCOMPARE(building->cells()->count(), building->total());
        QVERIFY(!building->head().isEmpty());
        for (int row = 0; row < building->cells()->count(); ++row) {
            const DiceCellRow &shown = building->cells()->at<DiceCellRow>(row);
            QVERIFY2(!shown.marks.isEmpty(), qPrintable(shown.cell));
            QVERIFY2(!shown.effectText.contains(QLatin1Char('{')), qPrintable(shown.effectText));
            QVERIFY2(shown.description.startsWith(shown.name), qPrintable(shown.description));
        }
    }
    QCOMPARE(totals, (QList<int>{3, 7, 7, 9, 6, 9, 3, 6, 6}));
    QCOMPARE(table->own()->building(QStringLiteral("agora"))->columns().size(), 3);
    QCOMPARE(table->own()->building(QStringLiteral("gallery"))->lanes().size(), 5);
    QCOMPARE(ofCell(table, QStringLiteral("agora.r2c3"), "name").toString(),
             QStringLiteral("Agora, row 2, place 3"));
}

void TestDiceTable::a_die_with_one_cell_chooses_it() {
    const DiceAt table(QStringLiteral("dice-three"));
    table->choice()->selectDie(QStringLiteral("yellow"));
    QCOMPARE(table->choice()->cell(), QStringLiteral("market.coin7.1"));
    QVERIFY(table->choice()->possible());
    QVERIFY(ofDie(table, QStringLiteral("yellow"), "chosen").toBool());
    QVERIFY(ofCell(table, QStringLiteral("market.coin7.1"), "chosen").toBool());
    QCOMPARE(table->choice()->title(), QStringLiteral("Market, 7 Coins, place 1"));
    QVERIFY(table->choice()->notes().join(QString()).startsWith(QStringLiteral("7 coin")));
    QCOMPARE(cell(*table->choice()->actions(), 0, "price").toInt(), 1);
    table->choice()->play();
    QCOMPARE(lastMove(table).die(), "yellow");
    QCOMPARE(lastMove(table).cell(), "market.coin7.1");
    const auto sent = table.link().sent().size();
    table->choice()->play(); // a second click must not send another
    QCOMPARE(table.link().sent().size(), sent);
    table->choice()->selectDie(QStringLiteral("yellow"));
    QVERIFY(!table->choice()->possible());
}

void TestDiceTable::a_die_with_several_cells_rings_them() {
    const DiceAt table(QStringLiteral("dice-start"));
    table->choice()->selectDie(QStringLiteral("blue"));
    QStringList expected;
    for (const v1::DiceOption &o : table->dice().options()) {
        if (o.move().die() == "blue") {
            expected.append(QString::fromStdString(o.cell()));
        }
    }
    QCOMPARE(ringed(table), expected);
    table->choice()->selectDie(QStringLiteral("blue")); // the same again lays it down
    QVERIFY(!table->choice()->active());
    QVERIFY(ringed(table).isEmpty());
}

void TestDiceTable::a_die_that_is_of_no_use_says_why() {
    const DiceAt table(QStringLiteral("dice-three"));
    QCOMPARE(ofDie(table, QStringLiteral("grey_2"), "state").toString(), QStringLiteral("blocked"));
    table->choice()->selectDie(QStringLiteral("grey_2"));
    QVERIFY(table->choice()->active());
    QVERIFY(!table->choice()->possible());
    QCOMPARE(table->choice()->reason(), QStringLiteral("All it reaches is crossed off"));
    table->choice()->selectDie(QStringLiteral("purple"));
    QCOMPARE(table->choice()->reason(), QStringLiteral("Market: Bo has 2, you have 1"));
    const DiceAt locked(QStringLiteral("dice-seven"));
    QCOMPARE(ofDie(locked, QStringLiteral("purple"), "state").toString(), QStringLiteral("locked"));
    QVERIFY(ofDie(locked, QStringLiteral("purple"), "reason").toString().contains("locked"));
}

void TestDiceTable::a_cell_takes_the_cheapest_die() {
    const DiceAt table(QStringLiteral("dice-two"));
    int most = 0;
    for (const v1::DiceOption &o : table->dice().options()) {
        if (o.cell().empty()) {
            continue;
        }
        table->choice()->clear();
        table->choice()->selectCell(QString::fromStdString(o.cell()));
        QVERIFY(table->choice()->possible());
        const int price = cell(*table->choice()->actions(), 0, "price").toInt();
        QVERIFY(price <= static_cast<int>(o.price().coins()));
        most = std::max(most, price);
    }
    QVERIFY(most > 0);
}

void TestDiceTable::a_cell_that_cannot_be_taken_says_why() {
    const DiceAt table(QStringLiteral("dice-three"));
    const std::map<QString, QString> reasons{
        {QStringLiteral("wonder.1"), QStringLiteral("It is crossed off already")},
        {QStringLiteral("barracks_east.attack.2"),
         QStringLiteral("An earlier space of its row comes first")},
        {QStringLiteral("warehouse.stone"), QStringLiteral("No die shows its row")}};
    for (const auto &[id, reason] : reasons) {
        table->choice()->selectCell(id);
        QVERIFY(!table->choice()->possible());
        QCOMPARE(table->choice()->reason(), reason);
        QVERIFY(!table->choice()->text().isEmpty());
        const QString told = ofCell(table, id, "description").toString();
        QVERIFY2(!told.contains(reason) || told.endsWith(QStringLiteral(". ") + reason),
                 qPrintable(told)); // a sentence of its own
        const auto sent = table.link().sent().size();
        table->choice()->play();
        QCOMPARE(table.link().sent().size(), sent);
    }
}

void TestDiceTable::a_cell_says_where_it_leads() {
    const DiceAt table(QStringLiteral("dice-start"));
    QCOMPARE(ofCell(table, QStringLiteral("gallery.blue"), "leadsTo").toStringList(),
             QStringList{QStringLiteral("agora")});
    QVERIFY(ofCell(table, QStringLiteral("agora.r1c1"), "leadsTo").toStringList().isEmpty());
}

void TestDiceTable::another_language_rewords_the_cells() {
    const DiceAt table(QStringLiteral("dice-start"));
    const QString before = ofCell(table, QStringLiteral("gallery.blue"), "description").toString();
    table.app->settings()->setLanguage(QStringLiteral("ja"));
    QVERIFY(ofCell(table, QStringLiteral("gallery.blue"), "description").toString() != before);
    table.app->settings()->setLanguage(QStringLiteral("en"));
    QCOMPARE(ofCell(table, QStringLiteral("gallery.blue"), "description").toString(), before);
}

void TestDiceTable::the_price_is_split() {
    const DiceAt table(QStringLiteral("dice-three"));
    table->choice()->selectDie(QStringLiteral("green"));
    const QVariantList costs = table->choice()->costs();
    QCOMPARE(costs.size(), 2);
    QCOMPARE(costs[0].toMap()["coins"].toInt(), 2);
    QCOMPARE(costs[1].toMap()["coins"].toInt(), 3);
    QVERIFY(costs[1].toMap()["text"].toString().startsWith(QStringLiteral("3 resource")));
    const QStringList notes = table->choice()->notes();
    QVERIFY(notes.contains(QStringLiteral("Completes: University")));
    QVERIFY(notes.contains(QStringLiteral("Then you choose a bonus")));
    QVERIFY(notes.first().startsWith(QStringLiteral("2 coin"))); // for choosing the green die
}

void TestDiceTable::pass_and_wonder() {
    const DiceAt table(QStringLiteral("dice-start"));
    table->choice()->wonder();
    QCOMPARE(table->choice()->cell(), QStringLiteral("wonder.1"));
    QVERIFY(table->choice()->possible());
    table->choice()->perform(0);
    QCOMPARE(lastMove(table).action(), v1::DICE_ACTION_WONDER);

    const DiceAt other(QStringLiteral("dice-three")); // all stages stand
    const int row = static_cast<int>(
        column(*other->choice()->actions(), "actionKind").indexOf(QStringLiteral("Wonder")));
    QCOMPARE(cell(*other->choice()->actions(), row, "possible").toBool(), false);
    QCOMPARE(cell(*other->choice()->actions(), row, "reason").toString(),
             QStringLiteral("All stages are built"));
    other->choice()->pass();
    QCOMPARE(lastMove(other).action(), v1::DICE_ACTION_PASS);
}

void TestDiceTable::a_chain_is_shown_step_by_step() {
    const DiceAt table(QStringLiteral("dice-cross"));
    QCOMPARE(
        column(*table->steps(), "state"),
        (QStringList{QStringLiteral("done"), QStringLiteral("now"), QStringLiteral("toCome")}));
    QCOMPARE(column(*table->steps(), "text"),
             (QStringList{QStringLiteral("Gallery"), QStringLiteral("Barracks, 1 of 2"),
                          QStringLiteral("Barracks, 2 of 2")}));
    QCOMPARE(cell(*table->steps(), 0, "coins").toInt(), 3);
    QCOMPARE(table->status(), QStringLiteral("Cross off: Barracks, 1 of 2"));
    QVERIFY(!table->diceAsked());
    QCOMPARE(ringed(table), (QStringList{QStringLiteral("barracks_west.attack.1"),
                                         QStringLiteral("barracks_west.defense.1"),
                                         QStringLiteral("barracks_east.attack.2"),
                                         QStringLiteral("barracks_east.defense.1")}));
    table->choice()->selectCell(QStringLiteral("barracks_west.defense.1"));
    QCOMPARE(ringed(table).size(), 4); // the others stay
    table->choice()->perform(0);
    QCOMPARE(lastMove(table).action(), v1::DICE_ACTION_CROSS);
    QCOMPARE(lastMove(table).cell(), "barracks_west.defense.1");
}

void TestDiceTable::a_grant_may_be_refused() {
    const DiceAt table(QStringLiteral("dice-cross"));
    QCOMPARE(column(*table->choice()->actions(), "title"),
             QStringList{QStringLiteral("Stop here")});
    table->choice()->perform(0);
    QCOMPARE(lastMove(table).action(), v1::DICE_ACTION_DECLINE);
}

void TestDiceTable::a_free_build() {
    const DiceAt table(QStringLiteral("dice-free"));
    QCOMPARE(table->status(), QStringLiteral("Build once more, the die is free"));
    QVERIFY(table->diceAsked());
    QCOMPARE(column(*table->choice()->actions(), "title"),
             QStringList{QStringLiteral("No, thanks")});
    table->choice()->selectDie(QStringLiteral("blue"));
    QCOMPARE(table->choice()->cell(), QStringLiteral("agora.r1c2"));
    table->choice()->play();
    QCOMPARE(lastMove(table).action(), v1::DICE_ACTION_BUILD);
}

void TestDiceTable::a_bonus() {
    const DiceAt table(QStringLiteral("dice-bonus"));
    QCOMPARE(table->status(), QStringLiteral("Choose a bonus"));
    QCOMPARE(table->choice()->actions()->count(), 2);
    QCOMPARE(column(*table->bonuses(), "candidate").count(QStringLiteral("true")), 2);
    table->choice()->selectBonus(QStringLiteral("bonus_coins"));
    QVERIFY(table->choice()->possible());
    QVERIFY(table->choice()->notes().join(QString()).startsWith(QStringLiteral("7 coin")));
    table->choice()->play();
    QCOMPARE(lastMove(table).bonus(), "bonus_coins");
}

void TestDiceTable::a_building_offers_its_cells() {
    const DiceAt table(QStringLiteral("dice-cross"));
    table->choice()->selectBuilding(QStringLiteral("barracks_west"));
    QVERIFY(table->choice()->cell().isEmpty());
    QCOMPARE(table->choice()->places().size(), 2);
    QCOMPARE(table->choice()->places()[0].toMap()[QStringLiteral("place")].toString(),
             QStringLiteral("Axe, place 1"));
    QCOMPARE(ringed(table).size(), 2);
    table->choice()->selectBuilding(QStringLiteral("agora")); // nothing to take there
    QVERIFY(!table->choice()->active());
}

void TestDiceTable::the_last_round_is_announced() {
    const DiceAt table(QStringLiteral("dice-last"));
    QVERIFY(table->lastRound());
    QVERIFY2(table->lastRoundText().startsWith(QStringLiteral("This round is the last: 3 bonus")),
             qPrintable(table->lastRoundText()));
    QVERIFY(table->lastRoundText().endsWith(QStringLiteral("for Cleo and Dion")));
    QCOMPARE(table->mostBonuses(), 3);
}

void TestDiceTable::reasons_speak_of_dice() {
    const DiceAt table(QStringLiteral("dice-three"));
    for (const char *reason : {"points", "military", "resources", "wonder", "coins", "chain"}) {
        const QString text = table->reasonText(QString::fromLatin1(reason));
        QVERIFY2(!text.isEmpty() && !text.contains(QStringLiteral("card")), reason);
    }
}

void TestDiceTable::neighbours_are_compared() {
    const DiceAt table(QStringLiteral("dice-three"));
    QCOMPARE(table->left()->name(), QStringLiteral("Bo"));
    QCOMPARE(table->right()->name(), QStringLiteral("Cleo"));
    QCOMPARE(table->left()->counts()->count(), 6);
    QCOMPARE(cell(*table->left()->counts(), 1, "text").toString(),
             QStringLiteral("Agora: Bo 1, you 3"));
    QVERIFY(cell(*table->left()->counts(), 1, "allows").toBool());
    QVERIFY(!cell(*table->left()->counts(), 3, "allows").toBool());
    QCOMPARE(table->left()->attacks().size(), 1);
    QCOMPARE(table->left()->attacks()[0].toMap()[QStringLiteral("building")].toString(),
             QStringLiteral("barracks_west"));
    QVERIFY(table->own()->attacks().isEmpty());
    const DiceBuilding &west = *table->own()->building(QStringLiteral("barracks_west"));
    QCOMPARE(west.facingName(), QStringLiteral("Bo"));
    QVERIFY(west.facingCoins() > 0);
    QCOMPARE(west.facingCoins(), table->left()->coins());
    QCOMPARE(west.facingResources(), table->left()->resources());
}

void TestDiceTable::two_players_are_left_and_right_at_once() {
    const DiceAt table(QStringLiteral("dice-two"));
    QCOMPARE(table->left(), table->right());
    QCOMPARE(table->left()->attacks().size(), 2);
    QCOMPARE(QQmlListReference(table.table, "others").count(), 0);
    QVERIFY(table->own()->hasPoints());
}

void TestDiceTable::the_result_is_explained() {
    const DiceAt table(QStringLiteral("dice-over"));
    QVERIFY(table->over());
    QCOMPARE(table->scores()->count(), 3);
    QCOMPARE(table->scores()->categories().size(), 8);
    for (int row = 0; row < table->scores()->count(); ++row) {
        const auto player = table->scores()->get(row).value<ScoreRow>();
        int sum = 0;
        for (const QVariant &category : table->scores()->categories()) {
            const QString id = category.value<ScoreCategory>().id;
            const QVariantMap explained = table->scores()->explain(player.seat, id);
            sum += explained["sum"].toInt();
        }
        QCOMPARE(sum, player.total);
    }
    QVERIFY(table->winnerText().contains(QStringLiteral(" wins with ")));
}

void TestDiceTable::a_tie_names_the_coins() {
    const DiceAt table(QStringLiteral("dice-over-tie"));
    QCOMPARE(table->winnerText(), QStringLiteral("You win with 68 points and more coins: 13 to 9"));
    QVERIFY(column(*table->scores(), "board").first().contains(QStringLiteral(" left")));
}

void TestDiceTable::people_at_one_screen_take_turns_without_a_handover() {
    const v1::Update start = fixture(QStringLiteral("dice-start"));
    const DiceAt table({start, seenBy(start, 1, true)});
    QVERIFY(!table->handover());
    QCOMPARE(table->status(), QStringLiteral("Ada, your turn"));
    QCOMPARE(table->asked(), QStringLiteral("Choose a die"));
    table->choice()->pass();
    v1::Update next = start;
    next.clear_events();
    next.mutable_view()->set_revision(start.view().revision() + 1);
    table.link(0).push(seenBy(next, 0, false));
    table.link(1).push(seenBy(next, 1, true));
    QVERIFY(!table->handover());
    QCOMPARE(table->own()->name(), QStringLiteral("Bo"));
    QCOMPARE(table->status(), QStringLiteral("Bo, your turn"));
    QVERIFY(table->myTurn());
}

void TestDiceTable::what_was_chosen_is_laid_down_when_the_question_changes() {
    const DiceAt table(QStringLiteral("dice-three"));
    table->choice()->selectDie(QStringLiteral("yellow"));
    v1::Update next = fixture(QStringLiteral("dice-three"));
    next.clear_events();
    next.mutable_view()->set_revision(next.view().revision() + 1);
    table.link().push(next); // another has chosen: the question is the same
    QVERIFY(table->choice()->possible());
    next.mutable_view()->set_revision(next.view().revision() + 1);
    next.mutable_view()->mutable_dice()->set_round(table->round() + 1);
    table.link().push(next);
    QVERIFY(!table->choice()->active());
}

void TestDiceTable::a_hint_marks_die_and_cell() {
    DiceAt table(QStringLiteral("dice-three"));
    v1::Move best;
    *best.mutable_dice() = option(table, v1::DICE_ACTION_BUILD, "agora.r3c1").move();
    table.services.hint = {{best, QStringLiteral("points"), 0.3}};
    table->hint();
    QTRY_COMPARE(table->hintDie(), QStringLiteral("blue"));
    QVERIFY(ofDie(table, QStringLiteral("blue"), "hinted").toBool());
    QVERIFY(ofCell(table, QStringLiteral("agora.r3c1"), "hinted").toBool());
    QCOMPARE(table->hintText(), QStringLiteral("Blue die: cross off Agora, row 3, place 1. It "
                                               "brings the most points. Chance to win: 30%."));
}

/// Its answer may ask more of the same player, with nothing told yet.
void TestDiceTable::a_hint_goes_with_its_move() {
    DiceAt table(QStringLiteral("dice-three"));
    const v1::DiceMove best = option(table, v1::DICE_ACTION_BUILD, "agora.r3c1").move();
    v1::Move move;
    *move.mutable_dice() = best;
    table.services.hint = {{move, QStringLiteral("points"), 0.3}};
    table->hint();
    QTRY_VERIFY(!table->hintText().isEmpty());
    v1::Update next;
    *next.mutable_view() = fixture(QStringLiteral("dice-three")).view();
    next.mutable_view()->set_revision(next.view().revision() + 1);
    table.link().push(next); // another has chosen: the question is the same
    QVERIFY(!table->hintText().isEmpty());
    table->play(best);
    next.mutable_view()->set_revision(next.view().revision() + 1);
    next.mutable_view()->mutable_dice()->set_question(v1::DICE_QUESTION_CROSS);
    table.link().push(next);
    QCOMPARE(table->hintText(), QString());
}

void TestDiceTable::the_facts_of_a_die_are_whole_sentences() {
    const DiceAt table(QStringLiteral("dice-three"));
    QStringList all;
    for (int row = 0; row < table->forum()->rowCount(); ++row) {
        all.append(cell(*table->forum(), row, "facts").toString());
        QVERIFY2(!all.last().contains(QStringLiteral(", It")), qPrintable(all.last()));
        QVERIFY2(all.last().startsWith(QStringLiteral("It lies in the Forum at ")),
                 qPrintable(all.last()));
    }
    QVERIFY2(all.join(u'|').contains(QStringLiteral(". It costs you nothing|")),
             qPrintable(all.join(u'|')));
}

void TestDiceTable::refused_moves_are_said_in_words() {
    const DiceAt table(QStringLiteral("dice-three"));
    const QSignalSpy refused(table.table, &TableModel::refused);
    v1::Update update;
    *update.mutable_view() = fixture(QStringLiteral("dice-three")).view();
    update.set_refused("cannot_pay");
    table.link().push(update);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].toString(), QStringLiteral("You cannot pay for it"));
}

QTEST_GUILESS_MAIN(TestDiceTable)

#include "test_dice_table.moc"
