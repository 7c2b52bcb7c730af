// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/pricing.h"

#include "engine/duel/rules.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

/// Writes the lines of a price, resource by resource.
class Pricer {
public:
    Pricer(const State &state, Seat payer)
        : catalogue(*state.catalogue)
        , city(state.cities[payer])
        , market(marketOf(state, payer)) {}

    /// `discount` is the kind of effect that waives units.
    void explain(Units wanted, EffectKind discount, int waived) {
        const Origins origins = originsOf(wanted, market, waived);
        const Units missing = market.production.missingFor(wanted);
        std::vector<Spared> choices = sparedBy(EffectKind::choice);
        std::vector<Spared> waivers = sparedBy(discount);
        for (std::size_t resource = 0; resource < resourceCount; ++resource) {
            add({.source = PriceSource::produced,
                 .resource = static_cast<Resource>(resource),
                 .count = wanted[resource] - missing[resource]});
            take(choices, PriceSource::chosen, resource, origins.chosen[resource]);
            take(waivers, PriceSource::waived, resource, origins.waived[resource]);
            PriceLine bought = fixer(resource);
            bought.source = PriceSource::bought;
            bought.resource = static_cast<Resource>(resource);
            bought.count = origins.bought[resource];
            bought.each = market.prices[resource];
            add(bought);
        }
    }

    std::vector<PriceLine> lines;

private:
    void add(const PriceLine &line) {
        if (line.count > 0) {
            lines.push_back(line);
        }
    }

    /// Calls `visit(const Effect &, const PriceLine &)` for every effect in the city; the line
    /// names only its owner.
    template <class Visit>
    void forEachEffect(Visit visit) const {
        const auto all = [&visit](const Effects &effects, const PriceLine &owner) {
            for (const Effect &effect : effects) {
                visit(effect, owner);
            }
        };
        for (const CardId id : city.built) {
            all(catalogue.card(id).effects, {.card = id});
        }
        for (std::size_t place = 0; place < city.wonders.size(); ++place) {
            if (city.hasBuilt(place)) {
                const WonderId id = city.wonders[place];
                all(catalogue.wonder(id).effects, {.wonder = id});
            }
        }
        for (const TokenId id : city.tokens) {
            all(catalogue.token(id).effects, {.token = id});
        }
    }

    /// A unit that need not be produced or bought: one of `options`, a bit per Resource.
    struct Spared {
        PriceLine owner;
        unsigned options = 0;
    };

    [[nodiscard]] std::vector<Spared> sparedBy(EffectKind kind) const {
        constexpr unsigned anything = (1U << resourceCount) - 1U;
        std::vector<Spared> units;
        forEachEffect([&](const Effect &effect, const PriceLine &owner) {
            if (effect.kind == EffectKind::choice && kind == EffectKind::choice) {
                units.push_back({owner, effect.options});
            } else if (effect.kind == kind) {
                units.insert(units.end(), effect.value, {owner, anything});
            }
        });
        return units;
    }

    /// Takes `count` units of a resource, each from the first source that can spare one.
    void take(std::vector<Spared> &from, PriceSource source, std::size_t resource, int count) {
        for (; count > 0; --count) {
            const auto giver = std::find_if(from.begin(), from.end(), [&](const Spared &unit) {
                return (unit.options >> resource & 1U) != 0;
            });
            PriceLine line = giver->owner;
            from.erase(giver);
            line.source = source;
            line.resource = static_cast<Resource>(resource);
            line.count = 1;
            line.each = market.prices[resource];
            add(line);
        }
    }

    /// The owner of the effect that fixes the price of a resource, if any.
    [[nodiscard]] PriceLine fixer(std::size_t resource) const {
        PriceLine found;
        forEachEffect([&](const Effect &effect, const PriceLine &owner) {
            if (effect.kind == EffectKind::price && (effect.options >> resource & 1U) != 0 &&
                effect.value == city.fixedPrices[resource]) {
                found = owner;
            }
        });
        return found;
    }

    const Catalogue &catalogue;
    const City &city;
    Market market;
};

/// What the card would cost without the building that makes it free.
int savedByChain(const State &state, Seat seat, const BuildFacts &facts) {
    City alone = state.cities[seat];
    alone.built = {};
    return paymentFor(alone, marketOf(state, seat), facts).total();
}

} // namespace

PriceReport explainPrice(const State &state, Seat seat, CardId card) {
    const City &city = state.cities[seat];
    const BuildFacts &facts = state.catalogue->facts[index(card)];
    PriceReport report{payment(state, seat, card), {}};
    if (!facts.free && chained(city, facts)) {
        report.lines.push_back({.source = PriceSource::chain,
                                .count = 1,
                                .each = savedByChain(state, seat, facts),
                                .card = (city.built & facts.chainFrom).first()});
        return report;
    }
    const bool civilian = facts.family == Family::civilian;
    Pricer pricer(state, seat);
    pricer.explain(facts.cost, EffectKind::civilianDiscount, civilian ? city.civilianDiscount : 0);
    report.lines = std::move(pricer.lines);
    return report;
}

PriceReport explainPrice(const State &state, Seat seat, WonderId wonder) {
    Pricer pricer(state, seat);
    pricer.explain(state.catalogue->wonderFacts[index(wonder)].cost, EffectKind::wonderDiscount,
                   state.cities[seat].wonderDiscount);
    return {payment(state, seat, wonder), std::move(pricer.lines)};
}

} // namespace mirabilia::duel
