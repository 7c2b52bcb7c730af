// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/pricing.h"
#include "tests/engine/duel_support.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mirabilia::duel {
namespace {

/// What somebody can draw on, resource by resource and choice by choice.
struct Sources {
    std::array<int, resourceCount> produced{};
    std::array<int, resourceCount> prices{};
    std::vector<unsigned> choices; ///< options of each source, a bit per Resource
    int waived = 0;
};

/// Tries every origin of every unit.
int slowCost(const std::vector<std::size_t> &units, std::size_t next, Sources sources) {
    if (next == units.size()) {
        return 0;
    }
    const std::size_t resource = units[next];
    int best = sources.prices[resource] + slowCost(units, next + 1, sources);
    if (sources.produced[resource] > 0) {
        Sources rest = sources;
        --rest.produced[resource];
        best = std::min(best, slowCost(units, next + 1, rest));
    }
    for (std::size_t i = 0; i < sources.choices.size(); ++i) {
        if ((sources.choices[i] >> resource & 1U) != 0) {
            Sources rest = sources;
            rest.choices[i] = 0;
            best = std::min(best, slowCost(units, next + 1, rest));
        }
    }
    if (sources.waived > 0) {
        Sources rest = sources;
        --rest.waived;
        best = std::min(best, slowCost(units, next + 1, rest));
    }
    return best;
}

std::vector<std::size_t> unitsOf(const Cost &cost) {
    std::vector<std::size_t> units;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        units.insert(units.end(), cost.units[resource], resource);
    }
    return units;
}

TEST(DuelPayment, AgreesWithASlowSearchOnRandomMarkets) {
    Rng rng(2024);
    const int rounds = gamesPerCount() * 20;
    for (int round = 0; round < rounds; ++round) {
        Market market;
        Sources sources;
        for (std::size_t resource = 0; resource < resourceCount; ++resource) {
            sources.produced[resource] = static_cast<int>(rng.below(3));
            sources.prices[resource] = static_cast<int>(1 + rng.below(6));
            market.production.add(resource, sources.produced[resource]);
            market.prices.add(resource, sources.prices[resource]);
        }
        market.mirroredPrices = market.prices.mirrored();
        market.rawChoices = static_cast<std::uint8_t>(rng.below(3));
        market.goodsChoices = static_cast<std::uint8_t>(rng.below(3));
        sources.choices.assign(market.rawChoices, 0b00111U);
        sources.choices.insert(sources.choices.end(), market.goodsChoices, 0b11000U);
        sources.waived = static_cast<int>(rng.below(3));
        Cost cost;
        Units wanted;
        for (std::uint32_t i = rng.below(8); i > 0; --i) {
            const std::uint32_t resource = rng.below(resourceCount);
            ++cost.units[resource];
            wanted.add(resource, 1);
        }
        ASSERT_EQ(tradeCost(wanted, market, sources.waived), slowCost(unitsOf(cost), 0, sources))
            << "round " << round;
    }
}

/// Everything that stands in a city, in an order that does not matter.
std::vector<Effects> effectsIn(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    std::vector<Effects> all;
    for (const CardId id : city.built) {
        all.push_back(catalogue().card(id).effects);
    }
    for (std::size_t place = 0; place < city.wonders.size(); ++place) {
        if (city.hasBuilt(place)) {
            all.push_back(catalogue().wonder(city.wonders[place]).effects);
        }
    }
    for (const TokenId id : city.tokens) {
        all.push_back(catalogue().token(id).effects);
    }
    return all;
}

/// Read from the cards one by one.
Sources sourcesOf(const State &state, Seat seat, EffectKind discount) {
    Sources sources;
    sources.prices.fill(2);
    for (const CardId id : state.cities[opponentOf(seat)].built) {
        const Card &sold = catalogue().card(id);
        for (const Effect &effect : sold.effects) {
            for (std::size_t resource = 0; resource < resourceCount; ++resource) {
                const bool counts =
                    effect.kind == EffectKind::produce && (effect.options >> resource & 1U) != 0 &&
                    (sold.family == Family::rawMaterial || sold.family == Family::manufacturedGood);
                sources.prices[resource] += counts ? effect.value : 0;
            }
        }
    }
    for (const Effects &effects : effectsIn(state, seat)) {
        for (const Effect &effect : effects) {
            for (std::size_t resource = 0; resource < resourceCount; ++resource) {
                if ((effect.options >> resource & 1U) == 0) {
                    continue;
                }
                if (effect.kind == EffectKind::produce) {
                    sources.produced[resource] += effect.value;
                } else if (effect.kind == EffectKind::price) {
                    sources.prices[resource] = effect.value;
                }
            }
            if (effect.kind == EffectKind::choice) {
                sources.choices.push_back(effect.options);
            } else if (effect.kind == discount) {
                sources.waived += effect.value;
            }
        }
    }
    return sources;
}

int slowCardCost(const State &state, Seat seat, const Card &wanted) {
    const auto stands = [&](CardId id) { return state.cities[seat].has(id); };
    if (std::any_of(wanted.chainFrom.begin(), wanted.chainFrom.end(), stands)) {
        return 0;
    }
    // No effect waives resources of cards of another colour: shields are no discount.
    const EffectKind discount =
        wanted.family == Family::civilian ? EffectKind::civilianDiscount : EffectKind::shields;
    Sources sources = sourcesOf(state, seat, discount);
    sources.waived = discount == EffectKind::shields ? 0 : sources.waived;
    return wanted.cost.coins + slowCost(unitsOf(wanted.cost), 0, sources);
}

TEST(DuelPayment, AgreesWithASlowSearchInRandomGames) {
    for (int game = 0; game < gamesPerCount() / 3; ++game) {
        Rng sample(static_cast<std::uint64_t>(game));
        playVisiting(static_cast<std::uint64_t>(game), [&](const State &state) {
            if (sample.below(8) != 0) {
                return;
            }
            const Seat seat = static_cast<Seat>(sample.below(2));
            const Card &wanted = catalogue().cards[sample.below(73)];
            EXPECT_EQ(payment(state, seat, wanted.id).total(), slowCardCost(state, seat, wanted))
                << wanted.key << " at seat " << int(seat);
            const Wonder &marvel = catalogue().wonders[sample.below(12)];
            EXPECT_EQ(payment(state, seat, marvel.id).total(),
                      slowCost(unitsOf(marvel.cost), 0,
                               sourcesOf(state, seat, EffectKind::wonderDiscount)))
                << marvel.key << " at seat " << int(seat);
        });
    }
}

/// What the prices that a state keeps must be.
PriceRow expectedPrices(const State &state, Seat seat) {
    const City &city = state.cities[seat];
    PriceRow row = noPrices();
    for (const std::size_t slot : state.available()) {
        row[slot] = static_cast<std::uint8_t>(payment(state, seat, state.board[slot]).total());
    }
    for (std::size_t place = 0; place < wondersPerPlayer && state.wondersLeft(); ++place) {
        if (city.wonders[place] != noWonder && !city.hasBuilt(place)) {
            row[slotCount + place] =
                static_cast<std::uint8_t>(payment(state, seat, city.wonders[place]).total());
        }
    }
    return row;
}

TEST(DuelPayment, PricesAreKeptUpToDate) {
    for (int game = 0; game < gamesPerCount() / 3; ++game) {
        playVisiting(static_cast<std::uint64_t>(game), [&](const State &state) {
            for (Seat seat = 0; seat < seats; ++seat) {
                ASSERT_EQ(state.prices[seat], expectedPrices(state, seat)) << "seat " << int(seat);
            }
        });
    }
}

TEST(DuelPayment, WithoutAnyWonderToBuildNoneHasAPrice) {
    const auto data =
        support::changedData<Duel>("\"max_wonders_built\": 7", "\"max_wonders_built\": 0");
    ASSERT_TRUE(data.ok()) << data.error();
    Rng rng(1);
    State state = newGame(*data, {}).value();
    while (Duel::node(state) != Node::over) {
        ASSERT_EQ(state.prices[0], expectedPrices(state, 0));
        if (Duel::node(state) == Node::chance) {
            Duel::applyChance(state, rng);
        } else {
            Duel::applyTrusted(state, state.mover,
                               support::randomMove<Duel>(state, state.mover, rng));
        }
    }
    EXPECT_EQ(state.wondersBuilt, 0);
}

/// A card of an age that makes another one of the same age free, and comes back from the discards.
TEST(DuelPayment, AChainCountsAtOnce) {
    Position position = lying(2, {"horse_breeders"});
    position.phase = Phase::revive;
    position.choosing = wonder("the_mausoleum");
    position.cities[0].wonders = {{wonder("the_mausoleum"), true}};
    position.discard = cards({"stable"});
    State state = stateOf(position);
    EXPECT_GT(state.prices[0][0], 0);
    Duel::applyTrusted(state, 0, Move::withCard(Action::revive, card("stable")));
    EXPECT_EQ(state.prices[0][0], 0);
    EXPECT_GT(state.prices[1][0], 0);
}

TEST(DuelPayment, CoinsAndTradeAreTold) {
    Position position = lying(2, {"forum", "caravansery"});
    const State state = stateOf(position);
    EXPECT_EQ(payment(state, 0, card("forum")), (Payment{.bank = 3, .trade = 2}));
    EXPECT_EQ(payment(state, 0, card("caravansery")), (Payment{.bank = 2, .trade = 4}));
    EXPECT_EQ(payment(state, 1, wonder("the_pyramids")), (Payment{.bank = 0, .trade = 8}));
}

/// The lines hold every unit that is asked for once, from where it can come, and add up.
void expectExplained(const State &state, Seat seat, const PriceReport &report, const Cost &cost,
                     const std::string &what) {
    const Market market = marketOf(state, seat);
    std::array<int, resourceCount> units{};
    std::array<int, resourceCount> produced{};
    int trade = 0;
    for (const PriceLine &line : report.lines) {
        const auto resource = static_cast<std::size_t>(line.resource);
        units[resource] += line.count;
        produced[resource] += line.source == PriceSource::produced ? line.count : 0;
        trade += line.source == PriceSource::bought ? line.count * line.each : 0;
        if (line.source != PriceSource::produced) {
            EXPECT_EQ(line.each, market.prices[resource]) << what;
        }
        if (line.source == PriceSource::chosen) {
            EXPECT_TRUE(line.card != noCard || line.wonder != noWonder) << what;
        }
        EXPECT_EQ(line.source == PriceSource::waived, line.token != noToken) << what;
    }
    EXPECT_EQ(trade, report.payment.trade) << what;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        EXPECT_EQ(units[resource], cost.units[resource]) << what;
        EXPECT_LE(produced[resource], market.production[resource]) << what;
    }
}

TEST(DuelPayment, EveryPriceIsExplained) {
    int chains = 0;
    for (int game = 0; game < gamesPerCount() / 3; ++game) {
        Rng sample(static_cast<std::uint64_t>(game));
        playVisiting(static_cast<std::uint64_t>(game), [&](const State &state) {
            if (sample.below(8) != 0) {
                return;
            }
            const Seat seat = static_cast<Seat>(sample.below(2));
            const Card &wanted = catalogue().cards[sample.below(73)];
            const PriceReport report = explainPrice(state, seat, wanted.id);
            EXPECT_EQ(report.payment, payment(state, seat, wanted.id)) << wanted.key;
            if (!report.lines.empty() && report.lines[0].source == PriceSource::chain) {
                EXPECT_EQ(report.payment, Payment{}) << wanted.key;
                EXPECT_TRUE(state.cities[seat].has(report.lines[0].card)) << wanted.key;
                ++chains;
            } else {
                expectExplained(state, seat, report, wanted.cost, wanted.key);
            }
            const Wonder &marvel = catalogue().wonders[sample.below(12)];
            expectExplained(state, seat, explainPrice(state, seat, marvel.id), marvel.cost,
                            marvel.key);
        });
    }
    EXPECT_GT(chains, 0);
}

TEST(DuelPayment, WhoSparesUnitsIsNamed) {
    Position position = lying(3, {"senate", "palace"});
    position.cities[0].built = cards({"rostrum", "forum", "clay_reserve"});
    position.cities[0].wonders = {{wonder("the_great_lighthouse"), true}};

    // 2 clay at the fixed price; the choices would spare stone and papyrus.
    const PriceReport senate = explainPrice(stateOf(position), 0, card("senate"));
    ASSERT_EQ(senate.lines.size(), 1U);
    EXPECT_EQ(senate.lines[0].source, PriceSource::chain);
    EXPECT_EQ(senate.lines[0].card, card("rostrum"));
    EXPECT_EQ(senate.lines[0].each, 2);

    position.cities[0].tokens = {token("masonry")};
    const PriceReport palace = explainPrice(stateOf(position), 0, card("palace"));
    EXPECT_EQ(palace.payment, (Payment{.bank = 0, .trade = 1}));
    const auto has = [&palace](PriceSource source, const PriceLine &owner) {
        return std::any_of(palace.lines.begin(), palace.lines.end(), [&](const PriceLine &line) {
            return line.source == source && line.card == owner.card &&
                   line.wonder == owner.wonder && line.token == owner.token;
        });
    };
    EXPECT_TRUE(has(PriceSource::chosen, {.card = card("forum")}));
    EXPECT_TRUE(has(PriceSource::chosen, {.wonder = wonder("the_great_lighthouse")}));
    EXPECT_TRUE(has(PriceSource::waived, {.token = token("masonry")}));
    EXPECT_TRUE(has(PriceSource::bought, {.card = card("clay_reserve")}));
}

TEST(DuelPayment, UnitsAreBytesThatDoNotMix) {
    Units wanted;
    Units here;
    wanted.add(0, 3);
    wanted.add(4, 1);
    here.add(0, 1);
    here.add(1, 127);
    here.add(4, 2);
    const Units missing = here.missingFor(wanted);
    EXPECT_EQ(missing[0], 2);
    EXPECT_EQ(missing[1], 0);
    EXPECT_EQ(missing[4], 0);
    EXPECT_FALSE(missing.none());
    const Units prices = Units::ofEach(36).replacedBy(missing);
    EXPECT_EQ(prices[0], 2);
    EXPECT_EQ(prices[1], 36);
    EXPECT_EQ(prices.mirrored().mirrored(), prices);
    EXPECT_EQ(wanted.times(prices.mirrored()), 3 * 2 + 36);
}

} // namespace
} // namespace mirabilia::duel
