// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/classic/evaluation.h"

#include "engine/classic/data.h"
#include "engine/classic/rules.h"

#include <algorithm>
#include <cmath>

namespace mirabilia::ai {

using namespace classic;

namespace {

constexpr float totalTurns = ageCount * turnsPerAge;

/// A smooth step from 0 to 1 around 0, from operations that every platform rounds alike.
float chance(float lead) {
    return 0.5F + 0.5F * lead / std::sqrt(1.0F + lead * lead);
}

/// Most units of one resource that a supply can provide.
int unitsOf(std::uint64_t raw, std::uint32_t goods, std::size_t resource) {
    const unsigned set = 1U << (resource < 4 ? resource : resource - 4);
    return static_cast<int>((resource < 4 ? raw >> set * 4U : goods >> set * 4U) & 7U);
}

Group groupOf(std::size_t resource) {
    return resource < 4 ? Group::raw : Group::manufactured;
}

template <class Counts>
float sciencePoints(const Rules &rules, const Counts &x, float luck, float setWeight) {
    const float squares = x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
    const float fewest = std::min({x[0], x[1], x[2]});
    const float mean = 3 * x[0] * x[1] * x[2] / (x[0] * x[1] + x[1] * x[2] + x[0] * x[2] + 1e-6F);
    const float sets = fewest + (mean - fewest) * std::min(1.0F, luck);
    return squares + setWeight * static_cast<float>(rules.sciencePoints) * sets;
}

} // namespace

// ---- StaticTables

StaticTables::StaticTables(const State &state, const Weights &weights)
    : cards(state.catalogue)
    , beliefs(weights) {
    countDeck(state.cityCount);
    countStages(state);
    weighConflicts();
    weighChains(state.cityCount);
    findWonderCards();
}

void StaticTables::countDeck(int cities) {
    std::array<Demand, ageCount> ages{};
    for (const Card &card : cards->cards) {
        const auto guilds = static_cast<float>(cards->guilds.size());
        const float copies = card.family == Family::guild
                                 ? static_cast<float>(cards->guildsIn(card.age, cities)) / guilds
                                 : static_cast<float>(cards->copies(card.id, cities));
        for (std::size_t r = 0; r < resourceCount; ++r) {
            for (std::size_t units = 1; units <= std::min<std::size_t>(card.cost.units[r], most);
                 ++units) {
                ages[card.age - 1U][r][units] += copies / static_cast<float>(cities);
            }
        }
    }
    for (std::size_t age = 0; age < ageCount; ++age) {
        for (std::size_t turn = 0; turn < turnsPerAge; ++turn) {
            const float left = static_cast<float>(turnsPerAge - 1 - turn) / turnsPerAge;
            for (std::size_t r = 0; r < resourceCount; ++r) {
                for (std::size_t units = 1; units <= most; ++units) {
                    float &sum = deckDemand[age][turn][r][units];
                    sum = left * ages[age][r][units];
                    for (std::size_t later = age + 1; later < ageCount; ++later) {
                        sum += beliefs.nextAges * ages[later][r][units];
                    }
                }
            }
        }
    }
}

void StaticTables::countStages(const State &state) {
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        const std::size_t count = stageCount(state, seat);
        for (std::size_t built = count; built-- > 0;) {
            Demand &demand = stageDemand[seat][built];
            demand = stageDemand[seat][built + 1];
            const Stage *stage = effectiveStage(state, seat, built, CopySide::none);
            stage = stage != nullptr ? stage : effectiveStage(state, seat, built, CopySide::left);
            stage = stage != nullptr ? stage : effectiveStage(state, seat, built, CopySide::right);
            if (stage == nullptr) {
                continue;
            }
            for (std::size_t r = 0; r < resourceCount; ++r) {
                for (std::size_t units = 1;
                     units <= std::min<std::size_t>(stage->cost.units[r], most); ++units) {
                    demand[r][units] += beliefs.stageDemand;
                }
            }
        }
    }
}

void StaticTables::weighConflicts() {
    for (std::size_t age = 0; age < ageCount; ++age) {
        for (std::size_t turn = 0; turn < turnsPerAge; ++turn) {
            for (std::size_t column = 0; column < conflictWorth[age][turn].size(); ++column) {
                const float ahead = static_cast<float>(column) - lead;
                float &sum = conflictWorth[age][turn][column];
                for (std::size_t fight = age; fight < ageCount; ++fight) {
                    const std::size_t turns = (fight - age) * turnsPerAge + turnsPerAge - 1 - turn;
                    const float spread =
                        0.2F + beliefs.unrest * std::sqrt(static_cast<float>(turns));
                    sum += static_cast<float>(cards->rules.victoryToken[fight]) *
                               chance((ahead - 0.5F) / spread) +
                           static_cast<float>(cards->rules.defeatToken) *
                               chance((-ahead - 0.5F) / spread);
                }
                sum *= beliefs.vigilance;
            }
        }
    }
}

void StaticTables::weighChains(int cities) {
    for (const Card &card : cards->cards) {
        float saved = 0;
        for (const CardId next : card.chainTo) {
            const Cost &cost = cards->card(next).cost;
            float units = static_cast<float>(cost.coins) / 2;
            for (const auto amount : cost.units) {
                units += static_cast<float>(amount);
            }
            const float share =
                static_cast<float>(cards->copies(next, cities)) / static_cast<float>(cities);
            saved += units * std::min(1.0F, 2 * share);
        }
        chainWorth[index(card.id)] = beliefs.chain * saved;
    }
}

void StaticTables::findWonderCards() {
    for (const Card &card : cards->cards) {
        for (const Effect &effect : card.effects) {
            if (effect.kind == EffectKind::pointsIfComplete) {
                wonderCards.add(card.id);
            }
        }
    }
}

float StaticTables::demand(const State &state, Seat seat, std::size_t resource, int units) const {
    const auto wanted = static_cast<std::size_t>(units);
    if (units > most) {
        return 0;
    }
    return deckDemand[state.age - 1U][state.turn - 1U][resource][wanted] +
           stageDemand[seat][state.cities[seat].stages][resource][wanted];
}

float StaticTables::conflicts(const State &state, int ahead) const {
    const int column = std::clamp(ahead, -lead, lead) + lead;
    return conflictWorth[state.age - 1U][state.turn - 1U][static_cast<std::size_t>(column)];
}

// ---- Evaluation

Evaluation::Evaluation(const StaticTables &known, const State &position, Seat owner)
    : tables(known)
    , weights(known.weights())
    , state(position)
    , seat(owner)
    , city(position.cities[owner])
    , turnsLeft(totalTurns - static_cast<float>((position.age - 1) * turnsPerAge + position.turn))
    , gameLeft(turnsLeft / totalTurns) {}

ScoreTerms Evaluation::building(CardId id) const {
    const Card &card = tables.catalogue().card(id);
    ScoreTerms worth;
    for (const Effect &effect : card.effects) {
        addEffect(effect, Reason::points, id, worth);
    }
    worth.add(Reason::chain, tables.chains(id));
    return worth;
}

ScoreTerms Evaluation::stage(const Stage &stage) const {
    ScoreTerms worth;
    for (const Effect &effect : stage.effects) {
        addEffect(effect, Reason::wonder, noCard, worth);
    }
    const auto later = static_cast<float>(stageCount(state, seat) - city.stages - 1U);
    worth.add(Reason::wonder, weights.nextStage * later * gameLeft + completing());
    return worth;
}

void Evaluation::addEffect(const Effect &effect, Reason points, CardId self,
                           ScoreTerms &worth) const {
    const auto value = static_cast<float>(effect.value);
    switch (effect.kind) {
    case EffectKind::points: worth.add(points, value); break;
    case EffectKind::pointsIfComplete: worth.add(points, value * completion(city.stages)); break;
    case EffectKind::pointsPer: {
        const bool growing = effect.counted != Counted::defeatTokens;
        const float more = growing ? weights.growth * turnsLeft : 0;
        worth.add(points, value * (counted(effect, self) + more));
        break;
    }
    case EffectKind::coins: worth.add(Reason::coins, coins(effect.value)); break;
    case EffectKind::coinsPer:
        worth.add(Reason::coins, coins(static_cast<int>(value * counted(effect, self))));
        break;
    case EffectKind::shields: worth.add(Reason::military, shields(effect.value)); break;
    case EffectKind::science:
    case EffectKind::scienceChoice: worth.add(Reason::science, symbol(effect)); break;
    case EffectKind::produce: worth.add(Reason::resources, production(effect)); break;
    case EffectKind::discount: worth.add(Reason::trade, discount(effect)); break;
    case EffectKind::buildFromDiscard:
        worth.add(Reason::wonder, state.discard.size() > 0 ? weights.fromDiscard : 0);
        break;
    case EffectKind::freeBuildPerAge:
        worth.add(Reason::wonder, weights.freeBuild * static_cast<float>(agesLeft()));
        break;
    case EffectKind::freeFirstOfFamily: worth.add(Reason::wonder, freeFamilies()); break;
    case EffectKind::freeFirstOfAge:
        worth.add(Reason::wonder, weights.freeFirst * static_cast<float>(ageCount - state.age));
        break;
    case EffectKind::freeLastOfAge:
        worth.add(Reason::wonder, weights.freeLast * static_cast<float>(agesLeft()));
        break;
    case EffectKind::playLastCard:
        worth.add(Reason::wonder, weights.lastCard * static_cast<float>(agesLeft() + 1));
        break;
    case EffectKind::copyGuild: worth.add(Reason::wonder, weights.copiedGuild); break;
    case EffectKind::copyStage: break;
    }
}

/// What an effect counts once its own building is built.
float Evaluation::counted(const Effect &effect, CardId self) const {
    int count = countFor(state, seat, effect);
    if (effect.scope.self && effect.counted == Counted::cards && self != noCard) {
        const auto family = static_cast<unsigned>(tables.catalogue().card(self).family);
        count += static_cast<int>(effect.families >> family & 1U);
    }
    return static_cast<float>(count);
}

float Evaluation::purse(int amount) const {
    const auto filled = static_cast<float>(amount);
    return filled / static_cast<float>(tables.catalogue().rules.coinsPerPoint) +
           weights.liquidity * gameLeft * filled / (filled + weights.purse);
}

float Evaluation::coins(int gained) const {
    return purse(city.coins + gained) - purse(city.coins);
}

float Evaluation::price(const Payment &payment) const {
    if (payment.total() == 0) {
        return 0;
    }
    return -coins(-payment.total()) +
           weights.neighbourCoin * static_cast<float>(payment.left + payment.right);
}

float Evaluation::freeBuild() const {
    return weights.freeBuild * static_cast<float>(turnsPerAge - state.turn) / turnsPerAge;
}

float Evaluation::shields(int more) const {
    float sum = 0;
    for (const Seat rival : {state.leftOf(seat), state.rightOf(seat)}) {
        const int ahead = city.shields - state.cities[rival].shields;
        sum += tables.conflicts(state, ahead + more) - tables.conflicts(state, ahead);
    }
    return sum;
}

float Evaluation::threat(Seat rival, int more) const {
    const int ahead = city.shields - state.cities[rival].shields;
    return tables.conflicts(state, ahead) - tables.conflicts(state, ahead - more);
}

float Evaluation::symbol(const Effect &effect) const {
    const Catalogue &catalogue = tables.catalogue();
    std::array<float, scienceCount> have{};
    float symbols = 0;
    for (std::size_t kind = 0; kind < scienceCount; ++kind) {
        have[kind] = static_cast<float>(city.built.overlap(catalogue.scienceCards[kind]));
        symbols += have[kind];
    }
    const float coming = turnsLeft * (weights.symbolsPerTurn + weights.devotion * symbols);
    for (float &count : have) {
        count += coming / scienceCount;
    }
    const float before = sciencePoints(catalogue.rules, have, coming, weights.sets);
    float best = 0;
    for (std::size_t kind = 0; kind < scienceCount; ++kind) {
        if (effect.kind == EffectKind::science && kind != static_cast<std::size_t>(effect.symbol)) {
            continue;
        }
        std::array<float, scienceCount> more = have;
        more[kind] += 1;
        best = std::max(best, sciencePoints(catalogue.rules, more, coming, weights.sets) - before);
    }
    return best;
}

/// Points of the `more`-th unit (1 = the next) of a resource beyond what the city produces.
float Evaluation::unit(std::size_t resource, int more) const {
    const City &left = state.cities[state.leftOf(seat)];
    const City &right = state.cities[state.rightOf(seat)];
    const int onSale = unitsOf(left.soldRaw, left.soldGoods, resource) +
                       unitsOf(right.soldRaw, right.soldGoods, resource);
    const int units = unitsOf(city.ownRaw, city.ownGoods, resource) + more;
    return tables.demand(state, seat, resource, units) *
           (onSale >= more ? weights.saving : weights.access);
}

float Evaluation::production(const Effect &effect) const {
    float sum = 0;
    for (int more = 1; more <= effect.value; ++more) {
        float best = 0;
        float all = 0;
        for (std::size_t r = 0; r < resourceCount; ++r) {
            if ((effect.options >> r & 1U) != 0) {
                const float worth = unit(r, more);
                best = std::max(best, worth);
                all += worth;
            }
        }
        sum += best + weights.flexibility * (all - best);
    }
    return sum;
}

float Evaluation::discount(const Effect &effect) const {
    const auto side = [&](const City &seller, int price) {
        float sum = 0;
        for (std::size_t r = 0; r < resourceCount; ++r) {
            if (groupOf(r) != effect.group || unitsOf(seller.soldRaw, seller.soldGoods, r) == 0) {
                continue;
            }
            const int next = unitsOf(city.ownRaw, city.ownGoods, r) + 1;
            sum += tables.demand(state, seat, r, next);
        }
        return sum * static_cast<float>(std::max(0, price - effect.value));
    };
    const bool raw = effect.group == Group::raw;
    float sum = 0;
    if (effect.scope.left) {
        sum += side(state.cities[state.leftOf(seat)], raw ? city.rawLeft : city.goodsLeft);
    }
    if (effect.scope.right) {
        sum += side(state.cities[state.rightOf(seat)], raw ? city.rawRight : city.goodsRight);
    }
    return weights.discount * sum;
}

float Evaluation::completion(std::size_t built) const {
    const auto missing = static_cast<float>(stageCount(state, seat) - built);
    return std::max(0.0F, 1 - missing / (turnsLeft + 1));
}

float Evaluation::completing() const {
    float sum = 0;
    for (const CardId card : (city.built & tables.payingForWonder())) {
        const float more = completion(city.stages + 1U) - completion(city.stages);
        for (const Effect &effect : tables.catalogue().card(card).effects) {
            const bool pays = effect.kind == EffectKind::pointsIfComplete;
            sum += pays ? more * static_cast<float>(effect.value) : 0;
        }
    }
    return sum;
}

float Evaluation::freeFamilies() const {
    int missing = 0;
    for (const CardSet &family : tables.catalogue().familyCards) {
        missing += city.built.intersects(family) ? 0 : 1;
    }
    return weights.freeFamily * static_cast<float>(missing) * gameLeft;
}

int Evaluation::agesLeft() const {
    return ageCount - state.age + (state.turn < turnsPerAge ? 1 : 0);
}

} // namespace mirabilia::ai
