// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/loader.h"

#include <algorithm>

namespace mirabilia::duel::loading {

namespace {

constexpr std::array<std::string_view, 4> countWords{"cards", "wonders", "coin_sets",
                                                     "progress_tokens"};
constexpr std::array<std::string_view, 2> cityWords{"own", "max"};
constexpr std::array<std::string_view, 2> discountWords{"wonders", "blue_cards"};
constexpr std::array<std::string_view, 1> shieldWords{"red_cards"};

constexpr int mostUnits = 7;

void readNothing(const Value &, Effect &) {}

void readAmount(const Value &json, Effect &effect) {
    effect.value = json.at("amount").small(1, mostPoints);
}
void readSymbol(const Value &json, Effect &effect) {
    effect.symbol = static_cast<Science>(json.at("symbol").oneOf(words<Science, scienceCount>()));
}
void readProduction(const Value &json, Effect &effect) {
    effect.value = json.at("amount").small(1, mostUnits);
    effect.options = static_cast<std::uint8_t>(1U << json.at("resource").oneOf(resourceWords()));
}
/// Payments are exact and fast because a choice covers a whole group, see tradeCost().
void readChoice(const Value &json, Effect &effect) {
    const Value options = json.at("options");
    effect.options = bitsOf(options, resourceWords());
    constexpr unsigned raw = (1U << rawCount) - 1;
    constexpr unsigned goods = (1U << resourceCount) - 1 - raw;
    if (effect.options != raw && effect.options != goods) {
        options.refuse("expected all raw materials or all manufactured goods");
    }
}
void readPrice(const Value &json, Effect &effect) {
    effect.options = bitsOf(json.at("resources"), resourceWords());
    effect.value = json.at("price").small(1, highestPrice);
}
void readCount(const Value &json, Effect &effect) {
    readAmount(json, effect);
    effect.counted = static_cast<Counted>(json.at("unit").oneOf(countWords));
    effect.largerCity = json.at("city").oneOf(cityWords) == 1;
    if (effect.kind == EffectKind::coinsPer && effect.counted == Counted::coinSets) {
        json.at("unit").refuse("coins for coins would have no end");
    }
    if (effect.counted == Counted::cards) {
        effect.families = bitsOf(json.at("colors"), familyWords());
    } else if (effect.counted == Counted::coinSets) {
        effect.setSize = json.at("set_size").small(1, mostCoins);
    }
}
void readColor(const Value &json, Effect &effect) {
    effect.families = static_cast<std::uint8_t>(1U << json.at("color").oneOf(familyWords()));
}
void readDraw(const Value &json, Effect &effect) {
    effect.value = json.at("draw").small(1, static_cast<int>(maxTokens));
    (void)json.at("keep").number(1, 1);
}
void readDiscount(const Value &json, Effect &effect) {
    readAmount(json, effect);
    effect.kind = json.at("target").oneOf(discountWords) == 0 ? EffectKind::wonderDiscount
                                                              : EffectKind::civilianDiscount;
}
void readExtraShields(const Value &json, Effect &effect) {
    readAmount(json, effect);
    (void)json.at("target").oneOf(shieldWords);
}
void readChainCoins(const Value &json, Effect &effect) {
    effect.value = json.at("coins").small(1, mostCoins);
}

struct EffectType {
    std::string_view word;
    EffectKind kind;
    void (*read)(const Value &, Effect &);
};

constexpr std::array<EffectType, 19> effectTypes{{
    {"vp", EffectKind::points, readAmount},
    {"shields", EffectKind::shields, readAmount},
    {"science", EffectKind::science, readSymbol},
    {"produce", EffectKind::produce, readProduction},
    {"produce_choice", EffectKind::choice, readChoice},
    {"trade_price", EffectKind::price, readPrice},
    {"coins", EffectKind::coins, readAmount},
    {"coins_per", EffectKind::coinsPer, readCount},
    {"vp_per", EffectKind::pointsPer, readCount},
    {"opponent_loses_coins", EffectKind::robbery, readAmount},
    {"extra_turn", EffectKind::extraTurn, readNothing},
    {"destroy_opponent_card", EffectKind::destroy, readColor},
    {"build_from_discard", EffectKind::revive, readNothing},
    {"draw_unused_progress", EffectKind::library, readDraw},
    {"resource_discount", EffectKind::wonderDiscount, readDiscount},
    {"trade_income", EffectKind::tradeIncome, readNothing},
    {"extra_shields", EffectKind::extraShields, readExtraShields},
    {"wonders_gain_extra_turn", EffectKind::replay, readNothing},
    {"chain_bonus", EffectKind::chainCoins, readChainCoins},
}};

Effect readEffect(const Value &json) {
    std::array<std::string_view, effectTypes.size()> known;
    std::transform(effectTypes.begin(), effectTypes.end(), known.begin(),
                   [](const EffectType &type) { return type.word; });
    const EffectType &type = effectTypes[json.at("type").oneOf(known)];
    Effect effect;
    effect.kind = type.kind;
    type.read(json, effect);
    return effect;
}

/// Returns true if this holder can have such an effect.
bool allowed(EffectKind kind, Holder holder) {
    switch (kind) {
    case EffectKind::extraTurn:
    case EffectKind::destroy:
    case EffectKind::revive:
    case EffectKind::library: return holder == Holder::wonder;
    case EffectKind::science: return holder != Holder::wonder;
    case EffectKind::shields: return holder != Holder::token;
    default: return true;
    }
}

} // namespace

Cost readCost(const Value &json) {
    Cost cost;
    cost.coins = json.at("coins").small(0, mostCoins);
    const Value resources = json.at("resources");
    const auto names = resourceWords();
    int all = 0;
    resources.forEachMember([&](const std::string &key, const Value &value) {
        const auto found = std::find(names.begin(), names.end(), key);
        if (found == names.end()) {
            value.refuse("no resource");
        }
        auto &units = cost.units[static_cast<std::size_t>(found - names.begin())];
        units = value.small(0, mostUnits);
        all += units;
    });
    if (all > mostUnits) {
        resources.refuse("more than seven resources");
    }
    return cost;
}

Units unitsOf(const Cost &cost) {
    Units units;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        units.add(resource, cost.units[resource]);
    }
    return units;
}

bool isChoice(EffectKind kind) {
    return kind == EffectKind::destroy || kind == EffectKind::revive || kind == EffectKind::library;
}

Effects readEffects(const Value &json, Holder holder) {
    Effects effects;
    json.forEachItem([&](const Value &item) {
        if (effects.size() == effects.capacity()) {
            item.refuse("more than " + std::to_string(effects.capacity()) + " effects");
        }
        const Effect effect = readEffect(item);
        if (!allowed(effect.kind, holder)) {
            item.refuse("an effect that cannot stand here");
        }
        const auto clashes = [&effect](const Effect &other) {
            return (isChoice(effect.kind) && isChoice(other.kind)) ||
                   (effect.kind == EffectKind::science && other.kind == EffectKind::science);
        };
        if (std::any_of(effects.begin(), effects.end(), clashes)) {
            item.refuse("a second effect that asks for a choice, or a second symbol");
        }
        effects.push(effect);
    });
    return effects;
}

} // namespace mirabilia::duel::loading
