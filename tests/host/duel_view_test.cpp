// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of Duel draws comes with the message: prices, reasons, what follows, dangers.
#include "app/host/duel_protocol.h"
#include "app/host/games.h"
#include "resources/data.h"
#include "tests/engine/duel_support.h"
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::host {
namespace {

using duel::card;
using duel::cards;
using duel::Duel;
using duel::lying;
using duel::token;
using duel::wonder;

v1::DuelTable duelTable(const duel::State &state, Seat viewer) {
    v1::TableView view;
    DuelProtocol::fillTable(state, {}, viewer, false, view);
    return view.duel();
}

v1::DuelTable duelTable(const duel::Position &position, Seat viewer) {
    return duelTable(duel::stateOf(position), viewer);
}

const v1::DuelSlot &slotOf(const v1::DuelTable &table, std::string_view key) {
    return *std::find_if(table.structure().begin(), table.structure().end(),
                         [&key](const v1::DuelSlot &slot) { return slot.card() == key; });
}

const v1::DuelOutcome &outcomeOf(const v1::DuelTable &table, v1::DuelAction action,
                                 std::string_view key) {
    return std::find_if(table.options().begin(), table.options().end(),
                        [&](const v1::DuelOption &option) {
                            const v1::DuelMove &move = option.move();
                            return move.action() == action &&
                                   (move.card() == key || move.wonder() == key ||
                                    move.token() == key);
                        })
        ->outcome();
}

/// Cards of age II in these slots.
duel::Position atSlots(std::initializer_list<std::pair<std::size_t, std::string_view>> known) {
    duel::Position position = lying(2, {});
    for (const auto &[slot, key] : known) {
        position.board[slot] = {.lies = true, .card = card(key), .faceUp = true};
    }
    return position;
}

TEST(DuelView, BothPricesStandOnEveryKnownCard) {
    // School is covered by Brewery; seat 1 has the chain to Barracks.
    duel::Position position =
        atSlots({{0, "school"}, {1, "temple"}, {5, "barracks"}, {6, "brewery"}});
    position.cities[0].coins = 2;
    position.cities[1].coins = 7;
    position.cities[1].built = cards({"garrison", "lumber_yard"});
    for (const Seat viewer : {Seat{0}, Seat{1}}) {
        const v1::DuelTable table = duelTable(position, viewer);
        const v1::DuelSlot &barracks = slotOf(table, "barracks");
        const v1::DuelSlot &school = slotOf(table, "school");
        const auto of = [viewer](const v1::DuelSlot &slot, Seat seat) {
            return seat == viewer ? slot.build() : slot.rival();
        };
        EXPECT_EQ(of(barracks, 0).total(), 3U);
        EXPECT_FALSE(of(barracks, 0).possible());
        EXPECT_EQ(of(barracks, 0).refusal(), "cannot_pay");
        EXPECT_EQ(of(barracks, 0).short_of(), 1U);
        EXPECT_TRUE(of(barracks, 1).possible()) << "whoever's turn it is";
        EXPECT_TRUE(of(barracks, 1).by_chain());
        EXPECT_EQ(of(barracks, 1).total(), 0U);
        EXPECT_EQ(of(barracks, 1).lines(0).by(), "garrison");
        EXPECT_EQ(of(barracks, 1).lines(0).each(), 3U);
        // Wood and two papyrus: seat 1 makes wood, so it costs seat 0 a coin more.
        EXPECT_EQ(of(school, 0).total(), 3U + 4U);
        EXPECT_EQ(of(school, 1).total(), 4U);
        EXPECT_EQ(of(school, 1).refusal(), "not_available") << "it is covered";
        EXPECT_EQ(of(school, 1).short_of(), 0U);
    }
}

TEST(DuelView, APriceSaysWhatItBuysAndWhoSparesTheRest) {
    duel::Position position = lying(3, {"palace"});
    position.cities[1].built = cards({"forum", "clay_reserve"});
    position.cities[1].tokens = {token("masonry")};
    position.cities[1].wonders = {{wonder("the_great_lighthouse"), true}};
    const v1::DuelPrice price = slotOf(duelTable(position, 0), "palace").rival();
    std::vector<std::string> lines;
    for (const v1::DuelPriceLine &line : price.lines()) {
        lines.push_back(v1::DuelPriceSource_Name(line.source()).substr(18) + " " +
                        std::to_string(line.count()) + " " + line.resource() + " " +
                        std::to_string(line.each()) + " " + line.by());
    }
    EXPECT_EQ(lines,
              (std::vector<std::string>{"CHOSEN 1 wood 2 the_great_lighthouse",
                                        "BOUGHT 1 clay 1 clay_reserve", "WAIVED 1 stone 2 masonry",
                                        "CHOSEN 1 glass 2 forum", "WAIVED 1 glass 2 masonry"}));
    EXPECT_EQ(price.trade(), 1U);
}

TEST(DuelView, WondersShowTheirPriceTodayForTheirOwner) {
    duel::Position position = lying(2, {"walls"});
    position.cities[0].wonders = {{wonder("the_pyramids"), false}, {wonder("piraeus"), true}};
    position.cities[1].wonders = {{wonder("the_sphinx"), false}};
    position.cities[1].built = cards({"quarry"});
    for (const Seat viewer : {Seat{0}, Seat{1}}) {
        const v1::DuelTable table = duelTable(position, viewer);
        const v1::DuelPrice &pyramids = table.cities(0).wonders(0).build();
        EXPECT_EQ(pyramids.total(), 3U * 3U + 2U - 2U) << "Piraeus gives the papyrus";
        EXPECT_EQ(pyramids.refusal(), "cannot_pay");
        EXPECT_FALSE(table.cities(0).wonders(1).has_build());
        EXPECT_EQ(table.cities(1).wonders(0).build().total(), 2U + 2U * 2U);
        EXPECT_TRUE(table.cities(1).wonders(0).build().possible());
    }
}

TEST(DuelView, TheEighthWonderIsOut) {
    duel::Position position = lying(2, {"walls"});
    position.cities[0].wonders = {{wonder("the_pyramids"), true},
                                  {wonder("piraeus"), true},
                                  {wonder("the_appian_way"), true},
                                  {wonder("circus_maximus"), true}};
    position.cities[1].wonders = {{wonder("the_sphinx"), true},
                                  {wonder("the_colossus"), true},
                                  {wonder("the_mausoleum"), true},
                                  {wonder("the_hanging_gardens"), false}};
    position.buried = cards({"altar", "baths", "stable", "theater", "tavern", "palisade", "press"});
    const v1::DuelTable table = duelTable(position, 0);
    EXPECT_TRUE(table.cities(1).wonders(3).removed());
    EXPECT_FALSE(table.cities(1).wonders(3).has_build());
    EXPECT_FALSE(table.cities(0).wonders(3).removed());
}

TEST(DuelView, AMoveSaysWhatItLeadsTo) {
    duel::Position position = lying(2, {"walls", "school", "brewery"});
    position.cities[0].coins = 12;
    position.cities[0].built = cards({"apothecary", "quarry"});
    position.cities[0].wonders = {{wonder("the_statue_of_zeus"), false},
                                  {wonder("the_sphinx"), false}};
    position.cities[1].built = cards({"lumber_yard", "quarry"});
    position.cities[0].built = cards({"apothecary", "stone_pit"});
    position.boardTokens = {token("law")};
    position.conflict = 1;
    const v1::DuelTable table = duelTable(position, 0);

    const v1::DuelOutcome &walls = outcomeOf(table, v1::DUEL_ACTION_BUILD, "walls");
    EXPECT_EQ(walls.pawn(), 3);
    EXPECT_EQ(walls.coins(), 12U - 3U) << "one stone of two is bought";
    EXPECT_EQ(walls.rival_coins(), 7U - 2U) << "the pawn passes a military token";
    EXPECT_EQ(walls.asks(), v1::DUEL_PHASE_UNSPECIFIED);

    const v1::DuelOutcome &school = outcomeOf(table, v1::DUEL_ACTION_BUILD, "school");
    EXPECT_EQ(school.asks(), v1::DUEL_PHASE_TOKEN) << "a pair";
    EXPECT_EQ(school.symbols(), 1U) << "the same twice";
    EXPECT_FALSE(school.has_points()) << "nobody sees points here";

    const v1::DuelOutcome &brewery = outcomeOf(table, v1::DUEL_ACTION_BUILD, "brewery");
    EXPECT_EQ(brewery.coins(), 18U);
    EXPECT_EQ(brewery.symbols(), 1U);
    EXPECT_EQ(outcomeOf(table, v1::DUEL_ACTION_DISCARD, "brewery").coins(), 14U);

    const v1::DuelOutcome &zeus = outcomeOf(table, v1::DUEL_ACTION_WONDER, "the_statue_of_zeus");
    EXPECT_EQ(zeus.asks(), v1::DUEL_PHASE_DESTROY);
    EXPECT_EQ(zeus.pawn(), 2);
    EXPECT_TRUE(outcomeOf(table, v1::DUEL_ACTION_WONDER, "the_sphinx").extra_turn());
    EXPECT_FALSE(walls.extra_turn());
    EXPECT_FALSE(walls.ends_age());
    EXPECT_EQ(walls.victory(), "");
    EXPECT_TRUE(duelTable(position, 1).options().empty());
}

TEST(DuelView, DestroyingNamesThePricesThatChange) {
    duel::Position position = lying(2, {"walls"});
    position.phase = duel::Phase::destroy;
    position.choosing = wonder("the_statue_of_zeus");
    position.cities[0].wonders = {{wonder("the_statue_of_zeus"), true}};
    position.cities[1].built = cards({"lumber_yard", "sawmill"});
    position.buried = cards({"altar"});
    const v1::DuelTable table = duelTable(position, 0);
    ASSERT_EQ(table.options_size(), 2);
    const v1::DuelOutcome &sawmill = outcomeOf(table, v1::DUEL_ACTION_DESTROY, "sawmill");
    ASSERT_EQ(sawmill.prices_size(), 1);
    EXPECT_EQ(sawmill.prices(0).seat(), 0U);
    EXPECT_EQ(sawmill.prices(0).resource(), "wood");
    EXPECT_EQ(sawmill.prices(0).from(), 5U);
    EXPECT_EQ(sawmill.prices(0).to(), 3U);
}

TEST(DuelView, ACardSaysWhatItOpensAndGhostsStay) {
    const v1::DuelTable table = duelTable(lying(2, {"walls", "school", "brewery"}), 0);
    ASSERT_EQ(table.structure_size(), 20);
    EXPECT_EQ(std::count_if(table.structure().begin(), table.structure().end(),
                            [](const v1::DuelSlot &slot) { return slot.taken(); }),
              17);
    EXPECT_TRUE(table.structure(0).opens().empty());

    const duel::Position covered =
        atSlots({{0, "walls"}, {1, "school"}, {2, "forum"}, {6, "brewery"}, {7, "temple"}});
    const v1::DuelTable both = duelTable(covered, 0);
    ASSERT_EQ(both.structure(6).opens_size(), 1) << "slot 1 lies under slot 7, too";
    EXPECT_EQ(both.structure(6).opens(0), 0U);
    ASSERT_EQ(both.structure(7).opens_size(), 1);
    EXPECT_EQ(both.structure(7).opens(0), 2U);
}

TEST(DuelView, ScienceAndTheWarAreCounted) {
    duel::Position position = lying(2, {"walls"});
    position.cities[0].built = cards({"apothecary", "school", "pharmacist"});
    position.cities[0].tokens = {token("law")};
    position.conflict = 5;
    const v1::DuelTable table = duelTable(position, 1);
    std::map<std::string, unsigned> symbols;
    for (const v1::Amount &symbol : table.cities(0).science()) {
        symbols[symbol.id()] = symbol.count();
    }
    EXPECT_EQ(symbols,
              (std::map<std::string, unsigned>{{"mortar", 1}, {"scales", 1}, {"wheel", 2}}));
    EXPECT_EQ(table.symbols_to_win(), 6U);
    EXPECT_EQ(table.cities(0).capital_distance(), 14U);
    EXPECT_EQ(table.cities(1).capital_distance(), 4U);
    EXPECT_EQ(table.cities(0).military_points(), 5U);
    EXPECT_EQ(table.cities(1).military_points(), 0U);
    ASSERT_EQ(table.track_size(), 3);
    EXPECT_EQ(table.track(2).from(), 6U);
    EXPECT_EQ(table.track(2).points(), 10U);
    EXPECT_EQ(table.capital(), 9U);
}

TEST(DuelView, ADangerIsNamedForBothAndForWhatAMoveOpens) {
    duel::Position position = lying(3, {"arsenal", "palace", "senate"});
    position.conflict = -6;
    position.cities[1].coins = 30;
    v1::DuelTable table = duelTable(position, 0);
    EXPECT_TRUE(table.dangers().empty()) << "Arsenal is covered by Senate";
    const v1::DuelOutcome &senate = outcomeOf(table, v1::DUEL_ACTION_DISCARD, "senate");
    ASSERT_EQ(senate.dangers_size(), 1);
    EXPECT_EQ(senate.dangers(0).card(), "arsenal");
    EXPECT_TRUE(outcomeOf(table, v1::DUEL_ACTION_DISCARD, "palace").dangers().empty());

    for (const Seat viewer : {Seat{0}, Seat{1}}) {
        position = lying(3, {"arsenal", "palace"});
        position.conflict = -6;
        position.cities[1].coins = 30;
        table = duelTable(position, viewer);
        ASSERT_EQ(table.dangers_size(), 1);
        EXPECT_EQ(table.dangers(0).seat(), 1U);
        EXPECT_EQ(table.dangers(0).card(), "arsenal");
        EXPECT_EQ(table.dangers(0).victory(), "military");
    }
    position.mover = 1;
    EXPECT_EQ(outcomeOf(duelTable(position, 1), v1::DUEL_ACTION_BUILD, "arsenal").victory(),
              "military");
}

TEST(DuelView, TheDraftShowsItsOrderAndAnAgeWhoSaysWhoBegins) {
    Rng rng(1);
    duel::State state = *Duel::newGame(duel::catalogue(), {.players = 2, .starter = 1});
    Duel::applyChance(state, rng);
    v1::DuelTable table = duelTable(state, 0);
    EXPECT_EQ(std::vector<unsigned>(table.draft_order().begin(), table.draft_order().end()),
              (std::vector<unsigned>{1, 0, 0, 1, 0, 1, 1, 0}));
    EXPECT_EQ(table.drafted(), 0U);
    EXPECT_TRUE(table.structure().empty());
    EXPECT_EQ(table.options_size(), 0);
    EXPECT_EQ(duelTable(state, 1).options_size(), 4);

    while (state.phase != duel::Phase::begin) {
        if (Duel::node(state) == Node::chance) {
            Duel::applyChance(state, rng);
            continue;
        }
        Duel::MoveList moves;
        Duel::legal(state, state.mover, moves);
        Duel::applyTrusted(state, state.mover, moves[moves.size() - 1]); // discards: no war
    }
    table = duelTable(state, state.mover);
    EXPECT_EQ(table.begin_reason(), "last");
    EXPECT_EQ(table.options_size(), 2);
    EXPECT_FALSE(table.options(state.mover).outcome().extra_turn());
    state.conflict = 2;
    EXPECT_EQ(duelTable(state, state.mover).begin_reason(), "weaker");
}

TEST(DuelView, AMoveSaysWhatItIsWorthWherePointsAreSeen) {
    duel::Position position = lying(2, {"school"});
    position.cities[0].coins = 12;
    v1::TableView view;
    DuelProtocol::fillTable(duel::stateOf(position), {}, 0, true, view);
    const v1::DuelOutcome &school = outcomeOf(view.duel(), v1::DUEL_ACTION_BUILD, "school");
    EXPECT_EQ(school.symbols(), 1U);
    const int coins = static_cast<int>(school.coins());
    EXPECT_EQ(school.points(), 1 + coins / 3 - 12 / 3) << "of the school, and three coins a point";
}

/// Who wakes or comes late sees the five places of the tokens, and what was taken last.
TEST(DuelView, AMatchRemembersItsTokensAndWhatWasTakenLast) {
    const Games games(data::file);
    v1::SavedGameHeader header;
    header.add_seats();
    header.add_seats();
    ASSERT_EQ(games.setUp("duel", std::vector<SeatWish>(2), 5, header), "");
    const auto match = games.make(header).match;
    Rng rng(5);
    bool wasTaken = false;
    while (!match->over()) {
        const Seat seat = match->toAct().first();
        v1::TableView view;
        match->fillView(seat, view);
        v1::DuelEvent last;
        for (const v1::Event &event : match->events(seat, 0)) {
            const v1::DuelEvent::Kind kind = event.duel().kind();
            if (kind == v1::DuelEvent::WONDER_DRAFTED || kind == v1::DuelEvent::CARD_BUILT ||
                kind == v1::DuelEvent::WONDER_BUILT || kind == v1::DuelEvent::CARD_DISCARDED) {
                last = event.duel();
            }
        }
        EXPECT_EQ(view.duel().last().SerializeAsString(), last.SerializeAsString());
        const auto &laid = view.duel().laid_tokens();
        EXPECT_EQ(laid.size(), 5);
        for (const std::string &lies : view.duel().board_tokens()) {
            EXPECT_NE(std::find(laid.begin(), laid.end(), lies), laid.end());
        }
        wasTaken = wasTaken || view.duel().board_tokens_size() < 5;
        ASSERT_EQ(match->apply(seat, anyMove(view, rng)), "");
    }
    EXPECT_TRUE(wasTaken);
}

} // namespace
} // namespace mirabilia::host
