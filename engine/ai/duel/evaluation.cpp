// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/evaluation.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

/// Cards that can no longer be built: seen, and not face up in the structure.
CardSet goneCards(const State &state) {
    CardSet gone = state.seen;
    for (const std::size_t slot : state.faceUp) {
        gone.remove(state.board[slot]);
    }
    return gone;
}

bool hasExtraTurn(const Wonder &wonder) {
    return std::any_of(wonder.effects.begin(), wonder.effects.end(),
                       [](const Effect &effect) { return effect.kind == EffectKind::extraTurn; });
}

} // namespace

Evaluation::Evaluation(const StaticTables &known, const State &position, Seat owner)
    : tables(known)
    , weights(known.weights())
    , state(position)
    , seat(owner)
    , city(position.cities[owner])
    , rival(position.cities[opponentOf(owner)])
    , market(marketOf(position, owner))
    , turns(StaticTables::turnsLeft(position))
    , gameLeft(static_cast<float>(turns) / StaticTables::allTurns)
    , dropped(coins(discardIncome(position, owner))) {}

ai::ScoreTerms Evaluation::card(CardId id) const {
    const Card &built = tables.catalogue().card(id);
    const BuildFacts &facts = tables.catalogue().facts[index(id)];
    ai::ScoreTerms worth;
    for (const Effect &effect : built.effects) {
        addEffect(effect, ai::Reason::points, 1U << static_cast<unsigned>(facts.family), worth);
    }
    if (facts.shields != 0) {
        addShields(facts.shields + (facts.family == Family::military ? city.extraShields : 0),
                   worth);
    }
    if (!facts.produces.none()) {
        worth.add(ai::Reason::resources, produced(facts.produces, 1) + pressure(facts.sells));
    }
    worth.add(ai::Reason::chain, tables.chains(id));
    return worth;
}

ai::ScoreTerms Evaluation::wonder(WonderId id) const {
    ai::ScoreTerms worth;
    for (const Effect &effect : tables.catalogue().wonder(id).effects) {
        addEffect(effect, ai::Reason::wonder, 0, worth);
        addChoice(effect, worth);
        if (effect.kind == EffectKind::shields) {
            addShields(effect.value, worth);
        } else if (effect.kind == EffectKind::produce) {
            Units units;
            for (std::size_t r = 0; r < resourceCount; ++r) {
                units.add(r, (effect.options >> r & 1U) != 0 ? effect.value : 0);
            }
            worth.add(ai::Reason::resources, produced(units, 1));
        }
    }
    return worth;
}

ai::ScoreTerms Evaluation::token(TokenId id) const {
    ai::ScoreTerms worth;
    for (const Effect &effect : tables.catalogue().token(id).effects) {
        addEffect(effect, ai::Reason::points, 0, worth);
        if (effect.kind == EffectKind::pointsPer && effect.counted == Counted::tokens) {
            worth.add(ai::Reason::points, effect.value); // it counts itself
        }
    }
    return worth;
}

bool Evaluation::playsAgain(WonderId id) const {
    return city.replay || hasExtraTurn(tables.catalogue().wonder(id));
}

/// Adds everything except shields and production, which come from a card's facts. `ownFamily` is
/// the family bit of the card with the effect, which may count itself.
void Evaluation::addEffect(const Effect &effect, ai::Reason points, unsigned ownFamily,
                           ai::ScoreTerms &worth) const {
    const auto value = static_cast<float>(effect.value);
    const auto count = [&] {
        const bool itself = effect.counted == Counted::cards && (effect.families & ownFamily) != 0;
        return countFor(state, seat, effect) + (itself ? 1 : 0);
    };
    switch (effect.kind) {
    case EffectKind::points: worth.add(points, value); break;
    case EffectKind::pointsPer: {
        const float more = weights.growth * static_cast<float>(turns) / 2;
        worth.add(points, value * (static_cast<float>(count()) + more));
        break;
    }
    case EffectKind::coins: worth.add(ai::Reason::coins, coins(effect.value)); break;
    case EffectKind::coinsPer: worth.add(ai::Reason::coins, coins(effect.value * count())); break;
    case EffectKind::robbery:
        worth.add(ai::Reason::coins,
                  weights.rivalCoin * static_cast<float>(std::min<int>(effect.value, rival.coins)));
        break;
    case EffectKind::science: addSymbol(effect.symbol, worth); break;
    case EffectKind::choice: worth.add(ai::Reason::resources, choice(effect.options)); break;
    case EffectKind::price: worth.add(ai::Reason::trade, fixedPrice(effect)); break;
    default: addLasting(effect, worth); break;
    }
}

/// Adds powers that pay off on later buildings.
void Evaluation::addLasting(const Effect &effect, ai::ScoreTerms &worth) const {
    const auto value = static_cast<float>(effect.value);
    const float unitPrice =
        weights.coinSaved * static_cast<float>(tables.catalogue().rules.basePrice);
    const auto wonders = static_cast<float>(wondersToBuild());
    switch (effect.kind) {
    case EffectKind::wonderDiscount:
        worth.add(ai::Reason::wonder, value * unitPrice * wonders * weights.stage);
        break;
    case EffectKind::civilianDiscount:
        worth.add(ai::Reason::resources, value * unitPrice * weights.blueCards * gameLeft);
        break;
    case EffectKind::tradeIncome:
        worth.add(ai::Reason::coins, weights.coinSaved * weights.trade * gameLeft);
        break;
    case EffectKind::extraShields: {
        ai::ScoreTerms one;
        addShields(effect.value, one);
        const float most = weights.conquest / 2; // no victory follows from the token itself
        worth.add(ai::Reason::military, std::min(one.total, most) * weights.shieldCards * gameLeft);
        break;
    }
    case EffectKind::replay:
        for (std::size_t place = 0; place < wondersPerPlayer && wonders > 0; ++place) {
            const WonderId id = city.wonders[place];
            if (id != noWonder && !city.hasBuilt(place) &&
                !hasExtraTurn(tables.catalogue().wonder(id))) {
                worth.add(ai::Reason::wonder, weights.extraTurn * weights.stage);
            }
        }
        break;
    case EffectKind::chainCoins:
        worth.add(ai::Reason::chain, value * weights.coinSaved * weights.chains * gameLeft);
        break;
    default: break;
    }
}

/// Adds the best choice of a wonder that lets its builder choose.
void Evaluation::addChoice(const Effect &effect, ai::ScoreTerms &worth) const {
    float most = 0;
    if (effect.kind == EffectKind::destroy) {
        const Evaluation other(tables, state, opponentOf(seat));
        for (std::size_t family = 0; family < familyCount; ++family) {
            if ((effect.families >> family & 1U) != 0) {
                for (const CardId id : (rival.built & tables.catalogue().familyCards[family])) {
                    most = std::max(most, other.missing(id));
                }
            }
        }
    } else if (effect.kind == EffectKind::revive) {
        for (const CardId id : state.discard) {
            most = std::max(most, card(id).total);
        }
    } else if (effect.kind == EffectKind::library) {
        most = weights.libraryToken * bestToken(state.asideTokens);
    }
    worth.add(ai::Reason::wonder, most);
}

void Evaluation::addSymbol(Science symbol, ai::ScoreTerms &worth) const {
    const Catalogue &catalogue = tables.catalogue();
    const auto kind = static_cast<std::size_t>(symbol);
    const bool owned = (city.symbols >> kind & 1U) != 0;
    if (owned) {
        const int copies = city.built.overlap(catalogue.scienceCards[kind]) +
                           city.tokens.overlap(catalogue.scienceTokens[kind]);
        if (copies + 1 == catalogue.rules.copiesForToken) {
            worth.add(ai::Reason::science, bestToken(state.boardTokens));
        }
        return;
    }
    const int different = city.differentSymbols() + 1;
    const int toGo = catalogue.rules.symbolsToWin - different;
    if (toGo <= 0) {
        worth.add(ai::Reason::science, weights.victory);
        return;
    }
    if (canStillWin(symbol)) {
        const int last = static_cast<int>(weights.symbols.size());
        const auto now = static_cast<std::size_t>(std::max(0, last - toGo));
        worth.add(ai::Reason::science,
                  weights.symbols[now] - (now > 0 ? weights.symbols[now - 1] : 0.0F));
    }
    if ((catalogue.scienceCards[kind] - goneCards(state)).size() > 1) {
        worth.add(ai::Reason::science, weights.pair * bestToken(state.boardTokens));
    }
}

/// Returns true if enough symbols are left for a scientific victory with this one.
bool Evaluation::canStillWin(Science symbol) const {
    const Catalogue &catalogue = tables.catalogue();
    const CardSet gone = goneCards(state);
    const TokenSet tokens = state.boardTokens;
    int reachable = 0;
    for (std::size_t kind = 0; kind < scienceCount; ++kind) {
        const bool owned = (city.symbols >> kind & 1U) != 0;
        const bool left = !(catalogue.scienceCards[kind] - gone).empty() ||
                          tokens.intersects(catalogue.scienceTokens[kind]);
        reachable += owned || left || kind == static_cast<std::size_t>(symbol) ? 1 : 0;
    }
    return reachable >= catalogue.rules.symbolsToWin;
}

void Evaluation::addShields(int shields, ai::ScoreTerms &worth) const {
    const Rules &rules = tables.catalogue().rules;
    const int before = seat == 0 ? state.conflict : -state.conflict;
    const int after = std::min<int>(before + shields, rules.capital);
    if (after == rules.capital) {
        worth.add(ai::Reason::military, weights.victory);
        return;
    }
    worth.add(ai::Reason::military, tables.conflict(turns, after) - tables.conflict(turns, before));
    int lost = 0;
    for (std::size_t kind = 0; kind < rules.loot.size(); ++kind) {
        const bool there = (state.loot[opponentOf(seat)] >> kind & 1U) != 0;
        lost += there && after >= rules.loot[kind].at ? rules.loot[kind].coins : 0;
    }
    worth.add(ai::Reason::military,
              weights.rivalCoin * static_cast<float>(std::min<int>(lost, rival.coins)));
}

Payment Evaluation::price(CardId id) const {
    return paymentFor(city, market, tables.catalogue().facts[index(id)]);
}

Payment Evaluation::price(WonderId id) const {
    return paymentFor(city, market, tables.catalogue().wonderFacts[index(id)]);
}

float Evaluation::purse(int amount) const {
    const auto filled = static_cast<float>(amount);
    return filled / static_cast<float>(tables.catalogue().rules.coinsPerPoint) +
           weights.liquidity * gameLeft * filled / (filled + weights.purse);
}

float Evaluation::coins(int gained) const {
    return purse(city.coins + gained) - purse(city.coins);
}

float Evaluation::loss(const Payment &payment) const {
    if (payment.total() == 0) {
        return 0;
    }
    const float given =
        rival.tradeIncome ? weights.rivalCoin * static_cast<float>(payment.trade) : 0;
    return given - coins(-payment.total());
}

float Evaluation::use(CardId id) const {
    const Payment cost = price(id);
    return canPay(cost) ? std::max(dropped, card(id).total - loss(cost)) : dropped;
}

float Evaluation::missing(CardId id) const {
    const BuildFacts &facts = tables.catalogue().facts[index(id)];
    float sum = pressure(facts.sells);
    for (std::size_t r = 0; r < resourceCount; ++r) {
        for (int units = 0; units < facts.produces[r]; ++units) {
            sum += unit(r, -units);
        }
    }
    for (const Effect &effect : tables.catalogue().card(id).effects) {
        sum += effect.kind == EffectKind::points ? static_cast<float>(effect.value) : 0;
    }
    return sum;
}

int Evaluation::wondersToBuild() const {
    if (!state.wondersLeft()) {
        return 0;
    }
    const int room = tables.catalogue().rules.mostWonders - state.wondersBuilt;
    const auto there = std::count_if(city.wonders.begin(), city.wonders.end(),
                                     [](WonderId id) { return id != noWonder; });
    return std::min(room, static_cast<int>(there) - std::popcount(city.wondersBuilt));
}

/// Points of the `more`-th unit of a resource (1 = the next, 0 = the last one produced now).
float Evaluation::unit(std::size_t resource, int more) const {
    const int units = market.production[resource] + more;
    float wanted = tables.demand(state, resource, units);
    for (std::size_t place = 0; place < wondersPerPlayer && state.wondersLeft(); ++place) {
        const WonderId id = city.wonders[place];
        if (id != noWonder && !city.hasBuilt(place) &&
            tables.catalogue().wonderFacts[index(id)].cost[resource] >= units) {
            wanted += weights.stage;
        }
    }
    return wanted * weights.coinSaved * static_cast<float>(market.prices[resource]);
}

float Evaluation::produced(Units units, int first) const {
    float sum = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        for (int more = 0; more < units[r]; ++more) {
            sum += unit(r, first + more);
        }
    }
    return sum;
}

float Evaluation::choice(std::uint8_t options) const {
    float most = 0;
    float all = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        if ((options >> r & 1U) != 0) {
            const float worth = unit(r, 1);
            most = std::max(most, worth);
            all += worth;
        }
    }
    return most + weights.flexibility * (all - most);
}

/// Every missing unit becomes cheaper, not only the next one.
float Evaluation::fixedPrice(const Effect &effect) const {
    float sum = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        const int now = market.prices[r];
        if ((effect.options >> r & 1U) == 0 || now <= effect.value) {
            continue;
        }
        const float saved = static_cast<float>(now - effect.value) / static_cast<float>(now);
        sum += saved * (unit(r, 1) + unit(r, 2) + unit(r, 3));
    }
    return sum;
}

/// Points that higher prices, due to this city's resources, cost the opponent.
float Evaluation::pressure(Units sold) const {
    float sum = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        if (sold[r] == 0 || rival.fixedPrices[r] != 0) {
            continue;
        }
        const int next = rival.production[r] + 1;
        const float missed = tables.demand(state, r, next) + tables.demand(state, r, next + 1);
        sum += missed * static_cast<float>(sold[r] * tables.catalogue().rules.pricePerUnit);
    }
    return weights.pressure * sum;
}

float Evaluation::bestToken(TokenSet tokens) const {
    float most = 0;
    for (const TokenId id : tokens) {
        // A token's symbol may complete another pair; we do not look that far.
        const Effects &effects = tables.catalogue().token(id).effects;
        const bool symbol = std::any_of(effects.begin(), effects.end(), [](const Effect &effect) {
            return effect.kind == EffectKind::science;
        });
        most = std::max(most, symbol ? 0.0F : token(id).total);
    }
    return most;
}

} // namespace mirabilia::duel
