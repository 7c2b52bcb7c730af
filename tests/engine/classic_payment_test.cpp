// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/classic_support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mirabilia::classic {
namespace {

/// Either/or sources of a city, one resource mask a unit.
using Sources = std::vector<unsigned>;

struct Sellers {
    Sources own;
    Sources left;
    Sources right;
    std::array<int, 2> leftPrice{2, 2}; ///< raw, manufactured
    std::array<int, 2> rightPrice{2, 2};
};

/// Whether each wanted unit can have a source of its own: augmenting paths.
bool canMatch(const std::vector<unsigned> &wanted, const Sources &sources) {
    std::vector<int> userOf(sources.size(), -1);
    std::function<bool(int, std::vector<bool> &)> place = [&](int unit, std::vector<bool> &tried) {
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if ((sources[i] >> wanted[static_cast<std::size_t>(unit)] & 1U) == 0 || tried[i]) {
                continue;
            }
            tried[i] = true;
            if (userOf[i] < 0 || place(userOf[i], tried)) {
                userOf[i] = unit;
                return true;
            }
        }
        return false;
    };
    for (int unit = 0; unit < static_cast<int>(wanted.size()); ++unit) {
        std::vector<bool> tried(sources.size(), false);
        if (!place(unit, tried)) {
            return false;
        }
    }
    return true;
}

using Split = std::pair<int, int>;

/// Tries every origin of every unit.
std::set<Split> slowPayments(const std::vector<unsigned> &units, const Sellers &sellers) {
    std::set<Split> all;
    int ways = 1;
    for (std::size_t i = 0; i < units.size(); ++i) {
        ways *= 3;
    }
    for (int way = 0; way < ways; ++way) {
        std::array<std::vector<unsigned>, 3> wanted;
        Split cost{0, 0};
        int rest = way;
        for (const unsigned resource : units) {
            const auto origin = static_cast<std::size_t>(rest % 3);
            rest /= 3;
            wanted[origin].push_back(resource);
            const std::size_t group = resource < 4 ? 0 : 1;
            cost.first += origin == 1 ? sellers.leftPrice[group] : 0;
            cost.second += origin == 2 ? sellers.rightPrice[group] : 0;
        }
        if (all.count(cost) == 0 && canMatch(wanted[0], sellers.own) &&
            canMatch(wanted[1], sellers.left) && canMatch(wanted[2], sellers.right)) {
            all.insert(cost);
        }
    }
    std::set<Split> useful;
    for (const Split &cost : all) {
        const auto undercuts = [&cost](const Split &other) {
            return other != cost && other.first <= cost.first && other.second <= cost.second;
        };
        if (std::none_of(all.begin(), all.end(), undercuts)) {
            useful.insert(cost);
        }
    }
    return useful;
}

std::set<Split> splits(const PaymentList &payments) {
    std::set<Split> result;
    for (const Payment &payment : payments) {
        result.insert({payment.left, payment.right});
    }
    EXPECT_EQ(result.size(), payments.size()) << "a payment twice";
    return result;
}

std::vector<unsigned> unitsOf(const Cost &cost) {
    std::vector<unsigned> units;
    for (unsigned resource = 0; resource < resourceCount; ++resource) {
        units.insert(units.end(), cost.units[resource], resource);
    }
    return units;
}

Supply supplyOf(const Sources &sources) {
    Supply supply;
    for (const unsigned options : sources) {
        addUnits(supply, options, 1);
    }
    return supply;
}

Sources randomSources(Rng &rng) {
    Sources sources;
    const std::uint32_t count = rng.below(7);
    for (std::uint32_t i = 0; i < count; ++i) {
        sources.push_back(rng.below(3) == 0 ? (1U + rng.below(7)) << 4U : 1U + rng.below(15));
    }
    return sources;
}

TEST(ClassicPayment, AgreesWithASlowSearchOnRandomMarkets) {
    Rng rng(2024);
    const int rounds = gamesPerCount() * 20;
    for (int round = 0; round < rounds; ++round) {
        Sellers sellers{randomSources(rng), randomSources(rng), randomSources(rng), {}, {}};
        Market market{supplyOf(sellers.own), supplyOf(sellers.left), supplyOf(sellers.right)};
        const auto price = [&rng] { return static_cast<std::uint8_t>(1 + rng.below(2)); };
        market.rawLeft = price();
        market.rawRight = price();
        market.goodsLeft = price();
        market.goodsRight = price();
        sellers.leftPrice = {market.rawLeft, market.goodsLeft};
        sellers.rightPrice = {market.rawRight, market.goodsRight};
        Price wanted;
        std::vector<unsigned> units;
        for (std::uint32_t i = rng.below(7); i > 0; --i) {
            units.push_back(rng.below(resourceCount));
            addUnits(wanted.units, 1U << units.back(), 1);
        }
        PaymentList found;
        Means(market, anyPurse).findPayments(wanted, found);
        ASSERT_EQ(splits(found), slowPayments(units, sellers)) << "round " << round;
    }
}

/// The sources that stand in a city, read from the cards one by one.
Sources sourcesOf(const State &state, Seat seat, bool soldOnly) {
    Sources sources;
    const auto add = [&](const Effects &effects) {
        for (const Effect &effect : effects) {
            if (effect.kind == EffectKind::produce && (effect.tradable || !soldOnly)) {
                sources.insert(sources.end(), effect.value, effect.options);
            }
        }
    };
    const City &here = state.cities[seat];
    const Wonder &wonder = state.catalogue->wonder(here.board.wonder);
    if (wonder.produces) {
        sources.push_back(1U << static_cast<unsigned>(*wonder.produces));
    }
    for (const CardId id : here.built) {
        add(state.catalogue->card(id).effects);
    }
    for (std::size_t stage = 0; stage < here.stages; ++stage) {
        add(builtStage(state, seat, stage)->effects);
    }
    return sources;
}

/// Whether a chain or a stage makes a card free, read from the stages one by one.
bool costsNothing(const State &state, Seat seat, const Card &wanted) {
    const City &here = state.cities[seat];
    const auto family = static_cast<std::size_t>(wanted.family);
    const bool first = !here.built.intersects(state.catalogue->familyCards[family]);
    bool free = here.built.intersects(state.catalogue->facts[index(wanted.id)].chainFrom);
    for (std::size_t stage = 0; stage < here.stages; ++stage) {
        for (const Effect &effect : builtStage(state, seat, stage)->effects) {
            const bool playing = state.phase == Phase::pick;
            free = free || (effect.kind == EffectKind::freeFirstOfFamily && first) ||
                   (effect.kind == EffectKind::freeFirstOfAge && playing && state.turn == 1) ||
                   (effect.kind == EffectKind::freeLastOfAge && playing && state.turn == 6);
        }
    }
    return free;
}

class PaymentsOf : public testing::TestWithParam<int> {};

TEST_P(PaymentsOf, RandomGamesAgreeWithASlowSearch) {
    const int edition = GetParam();
    for (int players = edition == 1 ? 2 : 3; players <= 7; ++players) {
        for (int game = 0; game < gamesPerCount() / 100; ++game) {
            Rng sample(static_cast<std::uint64_t>(game));
            playVisiting({players, edition}, static_cast<std::uint64_t>(game),
                         [&](const State &state) {
                             if (sample.below(8) != 0) {
                                 return;
                             }
                             const Seat seat = static_cast<Seat>(sample.below(state.cityCount));
                             const City &here = state.cities[seat];
                             const Sellers sellers{sourcesOf(state, seat, false),
                                                   sourcesOf(state, state.leftOf(seat), true),
                                                   sourcesOf(state, state.rightOf(seat), true),
                                                   {here.rawLeft, here.goodsLeft},
                                                   {here.rawRight, here.goodsRight}};
                             const Card &wanted = state.catalogue->cards[sample.below(78)];
                             if (costsNothing(state, seat, wanted)) {
                                 EXPECT_EQ(splits(payments(state, seat, wanted.id)),
                                           (std::set<Split>{{0, 0}}));
                             } else {
                                 EXPECT_EQ(splits(payments(state, seat, wanted.id)),
                                           slowPayments(unitsOf(wanted.cost), sellers))
                                     << wanted.key << " at seat " << int(seat);
                             }
                         });
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Editions, PaymentsOf, testing::Values(1, 2));

TEST(ClassicPayment, APurseLeavesOutWhatItDoesNotHold) {
    const State state =
        stateOf(standing({city("rhodes A"), city("ephesus A", {"sawmill"}),
                          city("giza A", {"lumber_yard", "sawmill"}), city("babylon A")}));
    const Price &price = catalogue().facts[index(card("caravansery"))].price;
    Market market;
    market.left = state.cities[1].sold();
    market.right = state.cities[2].sold();
    market.rawRight = 1;
    PaymentList all;
    Means(market, anyPurse).findPayments(price, all);
    EXPECT_EQ(splits(all), (std::set<Split>{{0, 2}, {2, 1}, {4, 0}}));
    EXPECT_EQ(cheapest(all), (Payment{0, 0, 2}));
    PaymentList some;
    Means(market, 3).findPayments(price, some);
    EXPECT_EQ(splits(some), (std::set<Split>{{0, 2}, {2, 1}}));
}

TEST(ClassicPayment, EqualTotalsGoLeft) {
    PaymentList list;
    list.push({0, 0, 4});
    list.push({0, 2, 2});
    list.push({0, 4, 0});
    EXPECT_EQ(cheapest(list), (Payment{0, 4, 0}));
}

} // namespace
} // namespace mirabilia::classic
