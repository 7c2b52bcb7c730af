// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_reader.h"
#include "engine/duel/data.h"

#include <algorithm>
#include <map>

namespace mirabilia::duel {

namespace {

using json_reader::inQuotes;
using json_reader::Value;

constexpr std::array<std::string_view, 4> deckWords{"age1", "age2", "age3", "guild"};
constexpr std::array<std::string_view, 4> countWords{"cards", "wonders", "coin_sets",
                                                     "progress_tokens"};
constexpr std::array<std::string_view, 2> cityWords{"own", "max"};
constexpr std::array<std::string_view, 2> discountWords{"wonders", "blue_cards"};
constexpr std::array<std::string_view, 1> shieldWords{"red_cards"};

constexpr int mostUnits = 7;
/// So that the cost of seven units stays below 256, see Units::times.
constexpr int highestPrice = 36;
constexpr int mostCoins = 50;
constexpr int mostPoints = 50;

/// The names of an enumeration's values.
template <class Enum, std::size_t Count>
std::array<std::string_view, Count> words() {
    std::array<std::string_view, Count> result;
    for (std::size_t i = 0; i < Count; ++i) {
        result[i] = name(static_cast<Enum>(i));
    }
    return result;
}

const auto resourceWords = [] { return words<Resource, resourceCount>(); };
const auto familyWords = [] { return words<Family, familyCount>(); };
const auto scienceWords = [] { return words<Science, scienceCount>(); };

template <class Words>
std::uint8_t bitsOf(const Value &list, const Words &known) {
    unsigned bits = 0;
    list.forEachItem([&](const Value &item) { bits |= 1U << item.oneOf(known); });
    if (bits == 0) {
        list.refuse("expected at least one");
    }
    return static_cast<std::uint8_t>(bits);
}

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

void readNothing(const Value &, Effect &) {}

void readAmount(const Value &json, Effect &effect) {
    effect.value = json.at("amount").small(1, mostPoints);
}
void readSymbol(const Value &json, Effect &effect) {
    effect.symbol = static_cast<Science>(json.at("symbol").oneOf(scienceWords()));
}
void readProduction(const Value &json, Effect &effect) {
    effect.value = json.at("amount").small(1, mostUnits);
    effect.options = static_cast<std::uint8_t>(1U << json.at("resource").oneOf(resourceWords()));
}
/// Payments are exact and quick because a choice covers one whole group, see tradeCost().
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

enum class Holder { card, wonder, token };

bool isChoice(EffectKind kind) {
    return kind == EffectKind::destroy || kind == EffectKind::revive || kind == EffectKind::library;
}

/// Which effects a card, a wonder or a token can have.
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

Effects readChecked(const Value &json, Holder holder) {
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

class Builder {
public:
    explicit Builder(const Value &json) : root(json) {}

    Catalogue build() {
        readSetup(root.at("setup"));
        readEconomy(root.at("economy"));
        readMilitary(root.at("military"));
        const Value science = root.at("science");
        result.rules.symbolsToWin =
            science.at("symbols_for_victory").small(1, static_cast<int>(scienceCount));
        result.rules.copiesForToken = science.at("copies_for_progress_token").small(2, 10);
        readCards();
        linkChains();
        readWonders();
        readTokens();
        for (int age = 1; age <= ageCount; ++age) {
            readLayout(root.at("layouts").at(std::to_string(age)), age);
            checkDeck(age);
        }
        compileCards();
        checkPrices();
        return std::move(result);
    }

private:
    void readSetup(const Value &json) {
        Rules &rules = result.rules;
        (void)json.at("players").number(2, 2);
        (void)json.at("cards_laid_out_per_age")
            .number(static_cast<int>(slotCount), static_cast<int>(slotCount));
        (void)json.at("wonders_per_player")
            .number(static_cast<int>(wondersPerPlayer), static_cast<int>(wondersPerPlayer));
        rules.startCoins = json.at("start_coins").small(0, mostCoins);
        rules.guildsInAge = json.at("guilds_added_to_age3").small(0, static_cast<int>(slotCount));
        rules.tokensOnBoard = json.at("progress_on_board").small(0, static_cast<int>(maxTokens));
        rules.mostWonders =
            json.at("max_wonders_built").small(0, 2 * static_cast<int>(wondersPerPlayer));
        readDraft(json.at("draft_order"));
    }

    void readDraft(const Value &json) {
        std::array<int, 2> picks{};
        std::size_t group = 0;
        json.forEachItem([&](const Value &list) {
            std::size_t turn = 0;
            list.forEachItem([&](const Value &item) {
                if (group == 2 || turn == wondersOffered) {
                    item.refuse("more than two groups of four");
                }
                const std::uint8_t who = item.small(0, 1);
                result.rules.draftOrder[group][turn++] = who;
                ++picks[who];
            });
            ++group;
        });
        if (picks[0] != picks[1] || picks[0] != static_cast<int>(wondersPerPlayer)) {
            json.refuse("expected that each player takes four wonders");
        }
    }

    void readEconomy(const Value &json) {
        Rules &rules = result.rules;
        rules.basePrice = json.at("base_price").small(1, highestPrice);
        rules.pricePerUnit = json.at("price_per_opponent_unit").small(0, highestPrice);
        rules.discardIncome = json.at("discard_base").small(0, mostCoins);
        rules.coinsPerPoint = json.at("coins_per_vp").small(1, mostCoins);
        const auto colours = familyWords();
        json.at("discard_per_color").forEachMember([&](const std::string &key, const Value &value) {
            const auto found = std::find(colours.begin(), colours.end(), key);
            if (found == colours.end()) {
                value.refuse("no colour of a card");
            }
            rules.discardBonus.push(
                {static_cast<Family>(found - colours.begin()), value.small(0, mostCoins)});
        });
        pricedFamilies = bitsOf(json.at("price_counts_colors"), colours);
    }

    void readMilitary(const Value &json) {
        Rules &rules = result.rules;
        rules.capital = static_cast<std::int8_t>(
            json.at("capital_distance").number(1, static_cast<int>(maxDistance)));
        std::size_t distance = 0;
        const Value points = json.at("vp_by_distance");
        points.forEachItem([&](const Value &item) {
            if (distance == static_cast<std::size_t>(rules.capital)) {
                item.refuse("the capital is no space with points");
            }
            rules.pointsByDistance[distance++] = item.small(0, mostPoints);
        });
        if (distance != static_cast<std::size_t>(rules.capital)) {
            points.refuse("expected a number for each space before the capital");
        }
        json.at("tokens_each_side").forEachItem([&](const Value &item) { readLoot(item); });
    }

    void readLoot(const Value &json) {
        Rules &rules = result.rules;
        if (rules.loot.size() == maxLoot) {
            json.refuse("more than " + std::to_string(maxLoot) + " tokens");
        }
        const Loot loot{json.at("at").small(1, rules.capital - 1),
                        json.at("opponent_loses").small(1, mostCoins)};
        for (const Loot &other : rules.loot) {
            if (other.at >= loot.at || other.coins == loot.coins) {
                json.refuse("expected tokens of different worth, nearest first");
            }
        }
        rules.loot.push(loot);
    }

    Effects readEffects(const Value &json, Holder holder) {
        const Effects effects = readChecked(json, holder);
        for (const Effect &effect : effects) {
            for (std::size_t resource = 0; resource < resourceCount; ++resource) {
                const bool makes =
                    effect.kind == EffectKind::produce && (effect.options >> resource & 1U) != 0;
                produced[resource] += makes ? effect.value : 0;
            }
        }
        return effects;
    }

    void readCards() {
        root.at("cards").forEachItem([&](const Value &json) {
            if (result.cards.size() == maxCards) {
                json.refuse("more than " + std::to_string(maxCards) + " cards");
            }
            Card card;
            card.id = static_cast<CardId>(result.cards.size());
            card.key = uniqueKey(
                json, [&](const std::string &key) { return result.findCard(key).has_value(); });
            card.name = json.at("name").text();
            const std::size_t deck = json.at("deck").oneOf(deckWords);
            card.age = static_cast<std::uint8_t>(std::min<std::size_t>(deck + 1, ageCount));
            card.family = static_cast<Family>(json.at("color").oneOf(familyWords()));
            if ((card.family == Family::guild) != (deck == 3)) {
                json.at("deck").refuse("guilds, and only guilds, are purple");
            }
            card.cost = readCost(json.at("cost"));
            card.effects = readEffects(json.at("effects"), Holder::card);
            const Value sign = json.at("chain_provides");
            card.chainSymbol = sign.isNull() ? "" : sign.text();
            result.cards.push_back(std::move(card));
        });
    }

    template <class Known>
    static std::string uniqueKey(const Value &json, Known known) {
        std::string key = json.at("id").text();
        if (known(key)) {
            json.at("id").refuse(inQuotes(key) + " is there twice");
        }
        return key;
    }

    void linkChains() {
        std::size_t next = 0;
        root.at("cards").forEachItem([&](const Value &json) {
            Card &card = result.cards[next++];
            const Value wanted = json.at("chain_requires");
            if (wanted.isNull()) {
                return;
            }
            const std::string sign = wanted.text();
            for (Card &other : result.cards) {
                if (other.chainSymbol == sign) {
                    card.chainFrom.push_back(other.id);
                    other.chainTo.push_back(card.id);
                }
            }
            if (card.chainFrom.empty()) {
                wanted.refuse("no card provides " + inQuotes(sign));
            }
        });
    }

    void readWonders() {
        const Value list = root.at("wonders");
        list.forEachItem([&](const Value &json) {
            if (result.wonders.size() == maxWonders) {
                json.refuse("more than " + std::to_string(maxWonders) + " wonders");
            }
            Wonder wonder;
            wonder.id = static_cast<WonderId>(result.wonders.size());
            wonder.key = uniqueKey(
                json, [&](const std::string &key) { return result.findWonder(key).has_value(); });
            wonder.name = json.at("name").text();
            wonder.cost = readCost(json.at("cost"));
            wonder.effects = readEffects(json.at("effects"), Holder::wonder);
            WonderFacts &facts = result.wonderFacts[index(wonder.id)];
            facts.cost = unitsOf(wonder.cost);
            facts.coins = wonder.cost.coins;
            for (const Effect &effect : wonder.effects) {
                facts.choice = isChoice(effect.kind) ? effect : facts.choice;
            }
            result.allWonders.add(wonder.id);
            result.wonders.push_back(std::move(wonder));
        });
        if (result.wonders.size() < 2 * wondersOffered) {
            list.refuse("two groups of four are drafted");
        }
    }

    void readTokens() {
        const Value list = root.at("progress");
        list.forEachItem([&](const Value &json) {
            if (result.tokens.size() == maxTokens) {
                json.refuse("more than " + std::to_string(maxTokens) + " tokens");
            }
            Token token;
            token.id = static_cast<TokenId>(result.tokens.size());
            token.key = uniqueKey(
                json, [&](const std::string &key) { return result.findToken(key).has_value(); });
            token.name = json.at("name").text();
            token.effects = readEffects(json.at("effects"), Holder::token);
            for (const Effect &effect : token.effects) {
                if (effect.kind == EffectKind::science) {
                    result.scienceTokens[static_cast<std::size_t>(effect.symbol)].add(token.id);
                }
            }
            result.allTokens.add(token.id);
            result.tokens.push_back(std::move(token));
        });
        if (result.tokens.size() < result.rules.tokensOnBoard) {
            list.refuse("fewer than lie on the board");
        }
    }

    void readLayout(const Value &json, int age) {
        Layout &layout = result.layouts[static_cast<std::size_t>(age - 1)];
        std::size_t next = 0;
        json.forEachItem([&](const Value &item) {
            if (next == slotCount) {
                item.refuse("more than twenty slots");
            }
            (void)item.at("slot").number(static_cast<int>(next), static_cast<int>(next));
            Slot &slot = layout.places[next];
            slot.row = item.at("row").small(0, 20);
            slot.x = item.at("x").small(0, 60);
            layout.faceUp |= item.at("face_up").truth() ? SlotMask{1} << next : 0U;
            // Only later slots cover a slot: so every card can be reached.
            item.at("covered_by").forEachItem([&](const Value &cover) {
                const int by =
                    cover.number(static_cast<int>(next) + 1, static_cast<int>(slotCount) - 1);
                slot.coveredBy |= SlotMask{1} << by;
                layout.places[static_cast<std::size_t>(by)].covers |= SlotMask{1} << next;
            });
            layout.open |= slot.coveredBy == 0 ? SlotMask{1} << next : 0U;
            ++next;
        });
        if (next != slotCount) {
            json.refuse("expected twenty slots");
        }
        if ((layout.open & ~layout.faceUp) != 0) {
            json.refuse("a card that can be taken at once lies face down");
        }
    }

    void checkDeck(int age) {
        const auto cards =
            std::count_if(result.cards.begin(), result.cards.end(), [age](const Card &card) {
                return card.age == age && card.family != Family::guild;
            });
        const auto guilds =
            std::count_if(result.cards.begin(), result.cards.end(),
                          [](const Card &card) { return card.family == Family::guild; });
        const Value setup = root.at("setup");
        const int removed =
            setup.at("age_cards_removed").at(std::to_string(age)).number(0, maxCards);
        const int laid = static_cast<int>(cards) - removed + result.guildsIn(age);
        if (laid != static_cast<int>(slotCount) || result.guildsIn(age) > guilds) {
            root.at("cards").refuse("age " + std::to_string(age) + " has " + std::to_string(cards) +
                                    " cards, " + std::to_string(removed) +
                                    " of them removed, and " +
                                    std::to_string(result.guildsIn(age)) + " guilds of " +
                                    std::to_string(guilds) + ": twenty are laid out");
        }
    }

    void compileCards() {
        for (const Card &card : result.cards) {
            BuildFacts &facts = result.facts[index(card.id)];
            facts.cost = unitsOf(card.cost);
            facts.coins = card.cost.coins;
            facts.family = card.family;
            facts.free = facts.coins == 0 && facts.cost.none();
            facts.plain = true;
            for (const CardId from : card.chainFrom) {
                facts.chainFrom.add(from);
            }
            for (const Effect &effect : card.effects) {
                compileEffect(card, effect, facts);
            }
            result.familyCards[static_cast<std::size_t>(card.family)].add(card.id);
            if (card.family == Family::guild) {
                result.guilds.add(card.id);
                result.guildList.push(card.id);
            } else {
                result.ageCards[card.age - 1U].add(card.id);
                result.ageList[card.age - 1U].push(card.id);
            }
        }
    }

    void compileEffect(const Card &card, const Effect &effect, BuildFacts &facts) {
        switch (effect.kind) {
        case EffectKind::points:
        case EffectKind::pointsPer: result.pointCards.add(card.id); break;
        case EffectKind::shields:
            facts.shields = static_cast<std::uint8_t>(facts.shields + effect.value);
            break;
        case EffectKind::science:
            facts.symbol = effect.symbol;
            result.scienceCards[static_cast<std::size_t>(effect.symbol)].add(card.id);
            break;
        case EffectKind::produce:
            for (std::size_t resource = 0; resource < resourceCount; ++resource) {
                const int units = (effect.options >> resource & 1U) != 0 ? effect.value : 0;
                facts.produces.add(resource, units);
                if ((pricedFamilies >> static_cast<unsigned>(card.family) & 1U) != 0) {
                    facts.sells.add(resource, units);
                }
            }
            break;
        default: facts.plain = false; break;
        }
    }

    /// The dearest unit that could ever be bought, and the most that a city could produce.
    void checkPrices() {
        constexpr int mostProduced = 100;
        for (std::size_t resource = 0; resource < resourceCount; ++resource) {
            const std::string unit = "a unit of " + std::string(resourceWords()[resource]);
            int sold = 0;
            for (const Card &card : result.cards) {
                sold += result.facts[index(card.id)].sells[resource];
            }
            if (result.rules.basePrice + sold * result.rules.pricePerUnit > highestPrice) {
                root.at("economy").refuse(unit + " could cost more than " +
                                          std::to_string(highestPrice));
            }
            if (produced[resource] > mostProduced) {
                root.at("cards").refuse("more than " + std::to_string(mostProduced) + " times " +
                                        unit);
            }
        }
    }

    Value root;
    Catalogue result;
    std::array<int, resourceCount> produced{}; ///< by everything together
    unsigned pricedFamilies = 0;               ///< a bit per Family whose production raises prices
};

} // namespace

Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName) {
    return json_reader::read<Catalogue>(json, fileName,
                                        [](const Value &root) { return Builder(root).build(); });
}

} // namespace mirabilia::duel
