// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_table.h"
#include "tests/models/table_fixture.h"

#include <QRegularExpression>

#include <numeric>

using namespace mirabilia;

namespace {

using DuelAt = TableOf<DuelTable>;

const v1::DuelMove &lastMove(const DuelAt &table) {
    return table.link().sent().back().move().duel();
}

/// The open card whose building asks for this next.
QString cardThatAsks(const DuelAt &table, v1::DuelPhase asked) {
    for (const v1::DuelOption &option : table->options()) {
        if (option.move().action() == v1::DUEL_ACTION_BUILD && option.outcome().asks() == asked) {
            return DuelTable::idOf(option.move());
        }
    }
    qFatal("no such card");
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

QStringList offered(const QAbstractItemModel &model, const char *id) {
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        if (cell(model, row, "offered").toBool()) {
            ids.append(cell(model, row, id).toString());
        }
    }
    return ids;
}

} // namespace

class TestDuelTable : public QObject {
    Q_OBJECT

private slots:
    void both_prices_of_every_card();
    void the_left_city_is_mine();
    void the_screen_of_two_never_turns_round();
    void a_card_offers_what_can_be_done_with_it();
    void what_it_leads_to_is_said();
    void a_pair_rings_the_tokens();
    void tokens_lie_there_without_a_story();
    void another_action_is_considered();
    void a_decision_is_sent_once();
    void what_others_do_is_not_mine_to_choose();
    void the_draft();
    void who_begins();
    void a_token_of_the_board();
    void the_library_is_secret();
    void a_card_is_destroyed();
    void a_card_of_the_discard_pile();
    void danger_is_told();
    void the_eighth_wonder_is_gone();
    void the_track_from_the_left();
    void every_open_card_is_reached_by_arrows();
    void a_card_in_full();
    void chain_partners_are_lit();
    void the_three_ends();
    void the_score_is_explained();
    void a_show_holds_the_question_back();
    void what_a_turn_brought_is_told();
    void who_plays_again_is_told_so();
    void what_happens_is_spoken_once();
    void a_hint_marks_its_card_and_says_why();
    void a_hint_marks_the_wonder_of_the_draft();
    void the_log_says_everything();
    void other_languages_say_everything_anew();
};

void TestDuelTable::both_prices_of_every_card() {
    const DuelAt table(QStringLiteral("duel"));
    QAbstractItemModelTester tester(table->structure());
    QCOMPARE(table->structure()->count(), 20);
    QCOMPARE(table->cardsOfAge(), 20);
    int open = 0;
    int taken = 0;
    for (int row = 0; row < table->structure()->count(); ++row) {
        const DuelStructureRow &place = table->structure()->place(row);
        QCOMPARE(place.card.isEmpty(), place.taken || !place.back.isEmpty());
        QCOMPARE(place.leftState.isEmpty(), place.card.isEmpty());
        QCOMPARE(place.rightState.isEmpty(), place.card.isEmpty());
        QVERIFY(!place.open || !place.card.isEmpty());
        open += place.open ? 1 : 0;
        taken += place.taken ? 1 : 0;
    }
    QVERIFY(open > 2);
    QCOMPARE(taken, table->cardsTaken());
}

void TestDuelTable::the_left_city_is_mine() {
    const v1::Update update = fixture(QStringLiteral("duel"));
    const DuelAt mine(QStringLiteral("duel"));
    QCOMPARE(mine->left()->seat(), 0);
    // The other seat sees the same cards with the prices exchanged.
    v1::Update theirs = seenBy(update, 1, false);
    const DuelAt other(std::vector<v1::Update>{theirs});
    QCOMPARE(other->left()->seat(), 1);
    QCOMPARE(other->pawnPlace(), -mine->pawnPlace());
    QCOMPARE(cell(*other->structure(), 0, "leftPrice"), cell(*mine->structure(), 0, "leftPrice"));
}

void TestDuelTable::the_screen_of_two_never_turns_round() {
    const v1::Update update = fixture(QStringLiteral("duel"));
    const DuelAt table({seenBy(update, 0, false), seenBy(update, 1, true)});
    QVERIFY(!table->handover()); // nothing is secret
    QCOMPARE(table->own()->seat(), 1);
    QCOMPARE(table->left()->seat(), 0);
    QVERIFY(table->myTurn());
    QVERIFY(table->status().contains(table->own()->name()));
    // My price is the right one then.
    const v1::DuelSlot &slot = update.view().duel().structure(0);
    QCOMPARE(cell(*table->structure(), 0, "rightPrice").toUInt(), slot.build().total());
}

void TestDuelTable::a_card_offers_what_can_be_done_with_it() {
    const DuelAt table(QStringLiteral("duel-start"));
    const QString card = DuelTable::idOf(table->options()[0].move());
    table->choice()->select(card);
    QVERIFY(table->choice()->made());
    QCOMPARE(table->choice()->id(), card);
    const DuelActionModel &actions = *table->choice()->actions();
    QCOMPARE(actions.action(0).actionKind, DuelAction::Build);
    QCOMPARE(actions.action(actions.count() - 1).actionKind, DuelAction::Discard);
    QCOMPARE(actions.count(), 2 + table->own()->wonders()->count()); // none is built yet
    for (int row = 0; row < actions.count(); ++row) {
        QCOMPARE(actions.action(row).reason.isEmpty(), actions.action(row).possible);
        QVERIFY(actions.action(row).possible || actions.action(row).reason.front().isUpper());
    }
    QVERIFY(cell(*table->structure(), rowOf(*table->structure(), card), "chosen").toBool());

    table->choice()->clear();
    QVERIFY(!table->choice()->made());
    QCOMPARE(actions.count(), 0);
}

void TestDuelTable::what_it_leads_to_is_said() {
    const DuelAt table(QStringLiteral("duel"));
    table->choice()->select(cardThatAsks(table, v1::DUEL_PHASE_TOKEN));
    const QStringList texts = column(*table->choice()->consequences(), "text");
    QVERIFY2(texts.contains(QStringLiteral("choose a progress token")),
             qPrintable(texts.join(u'|')));
    const v1::DuelOption &option = *table->choice()->option();
    QVERIFY(texts.contains(QStringLiteral("leaves %1").arg(option.outcome().coins())));
    const v1::DuelPrice &price = *table->adapter().priceOf(option.move());
    unsigned bought = 0;
    for (const v1::DuelPriceLine &line : price.lines()) {
        if (line.source() == v1::DUEL_PRICE_SOURCE_BOUGHT) {
            const QString text = QStringLiteral("%1 bought for %2")
                                     .arg(QString::number(line.count()),
                                          QString::number(line.count() * line.each()));
            QVERIFY2(texts.contains(text), qPrintable(text));
            bought += line.count() * line.each();
        }
    }
    QCOMPARE(bought, price.trade());
}

void TestDuelTable::tokens_lie_there_without_a_story() {
    const DuelAt begun({fixture(QStringLiteral("duel-token"))});
    v1::Update update = fixture(QStringLiteral("duel-token"));
    update.clear_events();
    const DuelAt table({update});
    QCOMPARE(table->tokens()->count(), 5);
    QSet<QString> told;
    QSet<QString> laid;
    for (int row = 0; row < 5; ++row) {
        told.insert(cell(*begun->tokens(), row, "token").toString());
        laid.insert(cell(*table->tokens(), row, "token").toString());
    }
    QCOMPARE(laid, told);
}

void TestDuelTable::a_pair_rings_the_tokens() {
    const DuelAt table(QStringLiteral("duel"));
    QVERIFY(offered(*table->tokens(), "token").isEmpty());
    QCOMPARE(table->tokens()->count(), 5);
    table->choice()->select(cardThatAsks(table, v1::DUEL_PHASE_TOKEN));
    QVERIFY(!offered(*table->tokens(), "token").isEmpty());
    const QStringList coming = [&] {
        QStringList symbols;
        const ListModel &all = *table->own()->symbols();
        for (int row = 0; row < all.count(); ++row) {
            if (cell(all, row, "coming").toBool()) {
                symbols.append(cell(all, row, "symbol").toString());
            }
        }
        return symbols;
    }();
    QCOMPARE(coming.size(), 1);
    table->choice()->clear();
    QVERIFY(offered(*table->tokens(), "token").isEmpty());
}

void TestDuelTable::another_action_is_considered() {
    const DuelAt table(QStringLiteral("duel-start"));
    table->choice()->select(DuelTable::idOf(table->options()[0].move()));
    const int last = table->choice()->actions()->count() - 1;
    table->choice()->consider(last);
    QCOMPARE(table->choice()->considered(), last);
    const auto income = static_cast<int>(table->adapter().mover().discard_income());
    const QStringList texts = column(*table->choice()->consequences(), "text");
    QVERIFY(texts.contains(QStringLiteral("leaves %1").arg(table->own()->coins() + income)));
    table->choice()->consider(99);
    QCOMPARE(table->choice()->considered(), last);
}

void TestDuelTable::a_decision_is_sent_once() {
    const DuelAt table(QStringLiteral("duel-start"));
    const v1::DuelMove wanted = table->options()[0].move();
    table->choice()->select(DuelTable::idOf(wanted));
    table->choice()->play();
    QCOMPARE(table.link().sent().size(), 1U);
    QCOMPARE(lastMove(table).card(), wanted.card());
    // Until the host answers nothing more can be decided.
    table->choice()->select(DuelTable::idOf(wanted));
    QVERIFY(!table->choice()->made());
    table->choice()->play();
    QCOMPARE(table.link().sent().size(), 1U);
}

void TestDuelTable::what_others_do_is_not_mine_to_choose() {
    const DuelAt table(std::vector<v1::Update>{seenBy(fixture(QStringLiteral("duel")), 0, false)});
    QVERIFY(!table->myTurn());
    table->choice()->select(table->structure()->place(0).card);
    QVERIFY(!table->choice()->made());
    table->choice()->play();
    QVERIFY(table.link().sent().empty());
}

void TestDuelTable::the_draft() {
    const DuelAt table(QStringLiteral("duel-draft"));
    QCOMPARE(table->phase(), DuelPhase::Draft);
    QCOMPARE(table->draft()->count(), 8);
    QCOMPARE(column(*table->draft(), "current").count(QStringLiteral("true")), 1);
    const QStringList wonders = offered(*table->offer(), "wonder");
    QCOMPARE(wonders.size(), table->offer()->count());
    QVERIFY(!table->momentText().isEmpty());
    table->choice()->select(wonders[0]);
    QCOMPARE(table->choice()->actions()->count(), 1);
    table->choice()->play();
    QCOMPARE(lastMove(table).action(), v1::DUEL_ACTION_DRAFT);
    QCOMPARE(QString::fromStdString(lastMove(table).wonder()), wonders[0]);
}

void TestDuelTable::who_begins() {
    const DuelAt table(QStringLiteral("duel-begin"));
    QVERIFY2(table->momentText().startsWith(QStringLiteral("You have the weaker army")),
             qPrintable(table->momentText()));
    const DuelAt other({seenBy(fixture(QStringLiteral("duel-begin")), 1, false)});
    QVERIFY2(other->momentText().startsWith(QStringLiteral("Ada has the weaker army")),
             qPrintable(other->momentText()));
    table->choice()->answer(QStringLiteral("seat1"));
    QCOMPARE(lastMove(table).action(), v1::DUEL_ACTION_BEGIN);
    QCOMPARE(lastMove(table).first(), 1U);
}

void TestDuelTable::a_token_of_the_board() {
    const DuelAt table(QStringLiteral("duel-token"));
    const QStringList tokens = offered(*table->tokens(), "token");
    QCOMPARE(tokens.size(), table->options().size());
    table->choice()->walk(1);
    QCOMPARE(table->choice()->id(), DuelTable::idOf(table->options()[0].move()));
    table->choice()->walk(-1);
    QCOMPARE(table->choice()->id(), DuelTable::idOf((table->options().end() - 1)->move()));
    table->choice()->play();
    QCOMPARE(lastMove(table).action(), v1::DUEL_ACTION_TOKEN);
}

void TestDuelTable::the_library_is_secret() {
    const v1::Update update = fixture(QStringLiteral("duel-library"));
    const DuelAt alone(QStringLiteral("duel-library"));
    QCOMPARE(alone->drawn()->count(), 3);
    QCOMPARE(offered(*alone->drawn(), "token").size(), 3);

    // With two at the screen the screen is handed over before what only one of them may see.
    v1::Update other = seenBy(update, 1, false);
    other.mutable_view()->mutable_duel()->clear_drawn_tokens();
    const DuelAt two({update, other});
    QVERIFY(two->handover());
    QCOMPARE(two->drawn()->count(), 0);
    two->takeOver();
    QCOMPARE(two->drawn()->count(), 3);
}

void TestDuelTable::a_card_is_destroyed() {
    const DuelAt table(QStringLiteral("duel-destroy"));
    QCOMPARE(table->targets()->count(), table->options().size());
    const QString card = cell(*table->targets(), 0, "card").toString();
    // It is ringed where it stands, in the other city.
    QStringList ringed;
    const DuelFamilyModel &families = *table->right()->families();
    for (int row = 0; row < families.count(); ++row) {
        ringed += offered(*cell(families, row, "cards").value<DuelCardsModel *>(), "card");
    }
    QVERIFY(ringed.contains(card));
    table->choice()->select(card);
    table->choice()->play();
    QCOMPARE(lastMove(table).action(), v1::DUEL_ACTION_DESTROY);
    QCOMPARE(QString::fromStdString(lastMove(table).card()), card);
}

void TestDuelTable::a_card_of_the_discard_pile() {
    const DuelAt table(QStringLiteral("duel-revive"));
    const QStringList cards = offered(*table->discardPile(), "card");
    QVERIFY(!cards.isEmpty());
    table->choice()->answer(cards[0]);
    QCOMPARE(lastMove(table).action(), v1::DUEL_ACTION_REVIVE);
}

void TestDuelTable::danger_is_told() {
    const DuelAt table(QStringLiteral("duel-danger"));
    const v1::DuelWin &win = *std::find_if(
        table->view().duel().dangers().begin(), table->view().duel().dangers().end(),
        [](const v1::DuelWin &danger) { return danger.seat() == 1 && !danger.card().empty(); });
    const QString card = QString::fromStdString(win.card());
    QVERIFY2(table->dangerText().contains(QStringLiteral("Bo")), qPrintable(table->dangerText()));
    QCOMPARE(cell(*table->structure(), rowOf(*table->structure(), card), "crown").toString(),
             QStringLiteral("right"));
    const DuelAt calm(QStringLiteral("duel-start"));
    QVERIFY(calm->dangerText().isEmpty());
}

void TestDuelTable::the_eighth_wonder_is_gone() {
    const DuelAt table(QStringLiteral("duel-wonder-gone"));
    int built = 0;
    int removed = 0;
    for (const DuelCity *city : {table->left(), table->right()}) {
        for (int row = 0; row < city->wonders()->count(); ++row) {
            const DuelWonderRow &wonder = city->wonders()->at<DuelWonderRow>(row);
            built += wonder.built ? 1 : 0;
            removed += wonder.removed ? 1 : 0;
            QVERIFY(!wonder.removed || wonder.state.isEmpty());
        }
    }
    QCOMPARE(built, 7);
    QCOMPARE(removed, 1);
}

void TestDuelTable::the_track_from_the_left() {
    const DuelAt table(QStringLiteral("duel-danger"));
    const DuelCity &left = *table->left();
    const DuelCity &right = *table->right();
    QCOMPARE(left.capitalDistance() + right.capitalDistance(), 2 * table->capital());
    QCOMPARE(left.capitalDistance(), table->capital() + table->pawnPlace());
    QCOMPARE(table->zones()->count(), 6);
    QCOMPARE(column(*table->zones(), "points"), (QStringList{"10", "5", "2", "2", "5", "10"}));
    QVERIFY(column(*table->zones(), "here").count(QStringLiteral("true")) <= 1);
    QCOMPARE(table->pawnTarget(), table->pawnPlace());
}

void TestDuelTable::every_open_card_is_reached_by_arrows() {
    for (const char *name : {"duel-start", "duel", "duel-danger", "duel-wonder-gone"}) {
        const DuelAt table(QString::fromLatin1(name));
        const DuelStructureModel &structure = *table->structure();
        QSet<int> reached{structure.step(-1, 0, 1)};
        QList<int> walk = reached.values();
        while (!walk.isEmpty()) {
            const int from = walk.takeFirst();
            for (const auto &[right, down] :
                 {std::pair{1, 0}, std::pair{-1, 0}, std::pair{0, 1}, std::pair{0, -1}}) {
                const int to = structure.step(from, right, down);
                if (!reached.contains(to)) {
                    reached.insert(to);
                    walk.append(to);
                }
            }
        }
        for (int row = 0; row < structure.count(); ++row) {
            QCOMPARE(reached.contains(row), structure.place(row).open);
        }
    }
}

void TestDuelTable::a_card_in_full() {
    const DuelAt table(QStringLiteral("duel"));
    const QString card = cardThatAsks(table, v1::DUEL_PHASE_TOKEN);
    const QVariantMap details = table->details(card);
    const QVariantList prices = details[QStringLiteral("prices")].toList();
    QCOMPARE(prices.size(), 2);
    QVERIFY(
        prices[0].toMap()[QStringLiteral("text")].toString().startsWith(QStringLiteral("Ada: ")));
    QVERIFY(
        prices[1].toMap()[QStringLiteral("text")].toString().startsWith(QStringLiteral("Bo: ")));
    QVERIFY(!prices[0].toMap()[QStringLiteral("steps")].toStringList().isEmpty());
    // A card that lies nowhere is told without prices; an unknown one does no harm.
    QVERIFY(
        table->details(QStringLiteral("pantheon"))[QStringLiteral("prices")].toList().isEmpty());
    QVERIFY(table->details(QStringLiteral("no such card"))[QStringLiteral("prices")]
                .toList()
                .isEmpty());
}

void TestDuelTable::chain_partners_are_lit() {
    const DuelAt table(QStringLiteral("duel"));
    const Catalogue catalogue;
    const DuelFacts &facts = catalogue.duel();
    for (int row = 0; row < table->structure()->count(); ++row) {
        const QString card = table->structure()->place(row).card;
        const DuelFact &fact = facts.of(card);
        const QStringList partners = fact.chainFrom + fact.chainTo;
        for (const QString &partner : partners) {
            QVERIFY((facts.of(partner).chainFrom + facts.of(partner).chainTo).contains(card));
            table->light(partner);
            QVERIFY(table->structure()->place(row).highlighted);
        }
    }
    table->light(QString());
    QVERIFY(!column(*table->structure(), "highlighted").contains(QStringLiteral("true")));
}

void TestDuelTable::the_three_ends() {
    const DuelAt military(QStringLiteral("duel-military"));
    QVERIFY(military->over());
    QVERIFY(military->winnerText().contains(QStringLiteral("capital")));
    const DuelAt science(QStringLiteral("duel-science"));
    QVERIFY(science->winnerText().contains(QStringLiteral("six different symbols")));
    const DuelAt points(QStringLiteral("duel-civilian"));
    QVERIFY(points->winnerText().contains(QStringLiteral("points")));

    v1::Update tie = fixture(QStringLiteral("duel-civilian"));
    tie.mutable_view()->set_tie_break("civilian");
    tie.mutable_view()->mutable_scores(0)->set_total(68);
    const DuelAt tied(std::vector<v1::Update>{tie});
    QVERIFY(tied->winnerText().endsWith(QStringLiteral("blue cards: 33 to 10")));
}

void TestDuelTable::the_score_is_explained() {
    const DuelAt table(QStringLiteral("duel-civilian"));
    const ScoresModel &scores = *table->scores();
    QCOMPARE(scores.count(), 2);
    QCOMPARE(scores.categories().size(), 8);
    for (int row = 0; row < scores.count(); ++row) {
        const auto score = scores.get(row).value<ScoreRow>();
        QCOMPARE(std::accumulate(score.points.begin(), score.points.end(), 0), score.total);
        for (int i = 0; i < scores.categories().size(); ++i) {
            const auto category = scores.categories()[i].value<ScoreCategory>();
            int sum = 0;
            const QVariantMap why = scores.explain(score.seat, category.id);
            for (const QVariant &line : why[QStringLiteral("lines")].toList()) {
                const QVariantMap told = line.toMap();
                sum += told[QStringLiteral("points")].toInt();
                QVERIFY(!told[QStringLiteral("text")].toString().startsWith(u"duel."));
            }
            QCOMPARE(sum, score.points[i]);
        }
    }
}

void TestDuelTable::a_show_holds_the_question_back() {
    const DuelAt table(QStringLiteral("duel-start"), 3);
    QVERIFY(table->myTurn());
    table.link().push(fixture(QStringLiteral("duel-start-next")));
    QVERIFY(table->actionShown());
    QVERIFY(table->actionSlot() >= 0);
    QVERIFY(table->actionAtLeft());
    QVERIFY(!table->myTurn());
    table->skip();
    QVERIFY(!table->showing());
    QCOMPARE(table->lastName(), QStringLiteral("You"));
    QVERIFY(!table->lastText().isEmpty());
}

/// The story ends with the latest event of this kind.
v1::Update endingWith(v1::Update update, v1::DuelEvent::Kind kind) {
    auto &events = *update.mutable_events();
    while (!events.empty() && events[events.size() - 1].duel().kind() != kind) {
        events.RemoveLast();
    }
    return update;
}

void TestDuelTable::what_a_turn_brought_is_told() {
    const DuelAt begin(QStringLiteral("duel-begin"));
    QCOMPARE(begin->newsText(), QStringLiteral("Age III begins"));

    const DuelAt loot(
        {endingWith(fixture(QStringLiteral("duel-token")), v1::DuelEvent::LOOT_TAKEN)});
    QCOMPARE(loot->newsText(), QStringLiteral("The army takes 5 of your coins"));

    const DuelAt two(
        {endingWith(fixture(QStringLiteral("duel-token")), v1::DuelEvent::CARD_REVEALED)});
    const QRegularExpression both(QStringLiteral("^\\S.* and .*\\S are turned up$"));
    QVERIFY2(both.match(two->newsText()).hasMatch(), qPrintable(two->newsText()));

    const DuelAt nothing(QStringLiteral("duel-start"));
    QCOMPARE(nothing->newsText(), QString());
}

void TestDuelTable::who_plays_again_is_told_so() {
    const v1::Update update = fixture(QStringLiteral("duel-wonder-gone"));
    const DuelAt mine({update});
    QCOMPARE(mine->status(), QStringLiteral("You play again: take a card"));
    QVERIFY2(mine->newsText().startsWith(QStringLiteral("Seven wonders built")),
             qPrintable(mine->newsText()));
    QVERIFY(!mine->newsText().contains(QStringLiteral("again")));
    const DuelAt theirs({seenBy(update, 1, false)});
    QVERIFY2(theirs->newsText().endsWith(QStringLiteral("Ada plays again")),
             qPrintable(theirs->newsText()));
    const DuelAt once(QStringLiteral("duel"));
    QCOMPARE(once->status(), QStringLiteral("Take a card"));
}

void TestDuelTable::what_happens_is_spoken_once() {
    const DuelAt still(QStringLiteral("duel-begin"));
    QVERIFY2(still->spokenText().contains(QStringLiteral("Age III begins. ") + still->status()),
             qPrintable(still->spokenText()));
    const DuelAt moving(QStringLiteral("duel-start"), 3);
    moving.link().push(fixture(QStringLiteral("duel-start-next")));
    QVERIFY(moving->showing());
    QVERIFY(moving->spokenText().startsWith(QStringLiteral("You ") + moving->lastText()));
    moving->skip();
    QCOMPARE(moving->spokenText(), moving->status());
}

void TestDuelTable::a_hint_marks_its_card_and_says_why() {
    DuelAt table(QStringLiteral("duel"));
    const v1::DuelTable &duel = table->view().duel();
    const auto option =
        std::find_if(duel.options().begin(), duel.options().end(), [](const v1::DuelOption &one) {
            return one.move().action() == v1::DUEL_ACTION_BUILD;
        });
    QVERIFY(option != duel.options().end());
    v1::Move best;
    *best.mutable_duel() = option->move();
    table.services.hint = {{best, QStringLiteral("military"), 1}};
    table->hint();
    QTRY_VERIFY2(table->hintText().endsWith(
                     QStringLiteral(". It decides the next conflict. Chance to win: 100%.")),
                 qPrintable(table->hintText()));
    QStringList hinted;
    for (int row = 0; row < table->structure()->rowCount(); ++row) {
        if (cell(*table->structure(), row, "hinted").toBool()) {
            hinted.append(cell(*table->structure(), row, "card").toString());
        }
    }
    QCOMPARE(hinted, QStringList{QString::fromStdString(option->move().card())});
}

void TestDuelTable::a_hint_marks_the_wonder_of_the_draft() {
    DuelAt table(QStringLiteral("duel-draft"));
    QVERIFY(!column(*table->offer(), "hinted").contains(QStringLiteral("true")));
    v1::Move best;
    *best.mutable_duel() = table->view().duel().options().rbegin()->move();
    table.services.hint = {{best, QStringLiteral("coins"), 1}};
    table->hint();
    QTRY_COMPARE(column(*table->offer(), "hinted").count(QStringLiteral("true")), 1);
    const auto marked = column(*table->offer(), "hinted").indexOf(QStringLiteral("true"));
    QCOMPARE(column(*table->offer(), "wonder").at(marked),
             QString::fromStdString(best.duel().wonder()));
}

void TestDuelTable::the_log_says_everything() {
    for (const char *name : {"duel-civilian", "duel-military", "duel-science"}) {
        const DuelAt table(QString::fromLatin1(name));
        QVERIFY(table->log()->count() > 20);
        for (int row = 0; row < table->log()->count(); ++row) {
            const auto line = table->log()->get(row).value<LogRow>();
            QVERIFY2(!line.text.contains(u'%') && !line.text.contains(QStringLiteral("duel.")),
                     qPrintable(line.text));
            QVERIFY(!line.glyph.isEmpty());
            QVERIFY(!line.heading.isEmpty());
        }
    }
}

void TestDuelTable::other_languages_say_everything_anew() {
    DuelAt table(QStringLiteral("duel"));
    const QString before = cell(*table->left()->wonders(), 0, "name").toString();
    table.app->settings()->setLanguage(QStringLiteral("ja"));
    QVERIFY(cell(*table->left()->wonders(), 0, "name").toString() != before);
}

QTEST_MAIN(TestDuelTable)
#include "test_duel_table.moc"
