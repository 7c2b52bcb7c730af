// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/loader.h"

#include <algorithm>
#include <map>
#include <set>

namespace mirabilia::classic {

namespace {

using json_reader::inQuotes;
using json_reader::Value;
using json_reader::words;

constexpr std::array<std::string_view, 2> groupWords{"raw", "manufactured"};
constexpr std::array<std::string_view, 3> countWords{"cards", "wonder_stages", "defeat_tokens"};
constexpr std::array<std::string_view, 3> scopeWords{"left", "self", "right"};
constexpr std::array<std::string_view, 2> sideWords{"left", "right"};
constexpr std::array<std::string_view, 2> firstHolderWords{"player on the left of the Free City",
                                                           "player on the right of the Free City"};

const auto resourceWords = [] { return words<Resource, resourceCount>(); };
const auto familyWords = [] { return words<Family, familyCount>(); };
const auto scienceWords = [] { return words<Science, scienceCount>(); };

Cost readCost(const Value &json) {
    Cost cost;
    const auto names = resourceWords();
    int raw = 0;
    int goods = 0;
    json.forEachMember([&](const std::string &key, const Value &value) {
        if (key == "coins") {
            cost.coins = value.small(0, 20);
            return;
        }
        const auto found = std::find(names.begin(), names.end(), key);
        if (found == names.end()) {
            value.refuse("neither a resource nor \"coins\"");
        }
        const auto resource = static_cast<std::size_t>(found - names.begin());
        cost.units[resource] = value.small(0, 7);
        (resource < 4 ? raw : goods) += cost.units[resource];
    });
    if (raw + goods > 7) {
        json.refuse("more than seven resources");
    }
    return cost;
}

Price priceOf(const Cost &cost) {
    Price price;
    price.coins = cost.coins;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        addUnits(price.units, 1U << resource, cost.units[resource]);
    }
    return price;
}

template <class Words>
Scope readScope(const Value &json, const Words &allowed) {
    Scope scope;
    json.forEachItem([&](const Value &item) {
        const std::string_view word = allowed[item.oneOf(allowed)];
        scope.left = scope.left || word == "left";
        scope.self = scope.self || word == "self";
        scope.right = scope.right || word == "right";
    });
    if (!scope.left && !scope.self && !scope.right) {
        json.refuse("names nobody");
    }
    return scope;
}

void readCount(const Value &json, Effect &effect) {
    effect.counted = static_cast<Counted>(json.at("what").oneOf(countWords));
    effect.scope = readScope(json.at("scope"), scopeWords);
    if (effect.counted == Counted::cards) {
        json.at("colors").forEachItem([&effect](const Value &item) {
            effect.families =
                static_cast<std::uint8_t>(effect.families | 1U << item.oneOf(familyWords()));
        });
    }
}

void readProduction(const Value &json, Effect &effect) {
    effect.value = json.at("amount").small(1, 7);
    effect.tradable = json.at("tradable").truth();
    const Value options = json.at("options");
    options.forEachItem([&effect](const Value &item) {
        effect.options =
            static_cast<std::uint8_t>(effect.options | 1U << item.oneOf(resourceWords()));
    });
    const bool raw = (effect.options & 0x0fU) != 0;
    const bool goods = (effect.options & 0xf0U) != 0;
    if (raw == goods) {
        options.refuse("expected raw materials only or manufactured goods only");
    }
}

void readAllSymbols(const Value &json) {
    std::set<std::size_t> symbols;
    json.forEachItem([&symbols](const Value &item) { symbols.insert(item.oneOf(scienceWords())); });
    if (symbols.size() != scienceCount) {
        json.refuse("a wild symbol can be any of the three");
    }
}

using EffectReader = void (*)(const Value &, Effect &);

struct EffectType {
    EffectKind kind;
    EffectReader read;
};

void readValue(const Value &json, Effect &effect) {
    effect.value = json.at("value").small(0, 50);
}

void readCounted(const Value &json, Effect &effect) {
    effect.value = json.at("value").small(1, 10);
    readCount(json.at("count"), effect);
}

void readNothing(const Value &, Effect &) {}

const std::map<std::string, EffectType, std::less<>> effectTypes{
    {"produce", {EffectKind::produce, readProduction}},
    {"points", {EffectKind::points, readValue}},
    {"points_if_wonder_complete", {EffectKind::pointsIfComplete, readValue}},
    {"shields",
     {EffectKind::shields,
      [](const Value &json, Effect &effect) { effect.value = json.at("value").small(0, 10); }}},
    {"science",
     {EffectKind::science,
      [](const Value &json, Effect &effect) {
          effect.symbol = static_cast<Science>(json.at("symbol").oneOf(scienceWords()));
      }}},
    {"science_choice",
     {EffectKind::scienceChoice,
      [](const Value &json, Effect &) { readAllSymbols(json.at("symbols")); }}},
    {"coins", {EffectKind::coins, readValue}},
    {"coins_per", {EffectKind::coinsPer, readCounted}},
    {"points_per", {EffectKind::pointsPer, readCounted}},
    {"discount",
     {EffectKind::discount,
      [](const Value &json, Effect &effect) {
          effect.value = json.at("price").small(1, 3);
          effect.group = static_cast<Group>(json.at("group").oneOf(groupWords));
          effect.scope = readScope(json.at("from"), sideWords);
      }}},
    {"build_from_discard", {EffectKind::buildFromDiscard, readNothing}},
    {"free_build_per_age",
     {EffectKind::freeBuildPerAge,
      [](const Value &json, Effect &) { (void)json.at("uses_per_age").number(1, 1); }}},
    {"free_first_of_colour", {EffectKind::freeFirstOfFamily, readNothing}},
    {"free_first_of_age", {EffectKind::freeFirstOfAge, readNothing}},
    {"free_last_of_age", {EffectKind::freeLastOfAge, readNothing}},
    {"play_last_card", {EffectKind::playLastCard, readNothing}},
    {"copy_guild",
     {EffectKind::copyGuild,
      [](const Value &json, Effect &effect) {
          effect.scope = readScope(json.at("from"), sideWords);
      }}},
    {"copy_wonder_stage",
     {EffectKind::copyStage,
      [](const Value &json, Effect &effect) {
          effect.value = static_cast<std::uint8_t>(
              json.at("stage").number(1, static_cast<int>(maxStages)) - 1);
          effect.scope = readScope(json.at("from"), sideWords);
      }}},
};

Effects readEffects(const Value &json) {
    Effects effects;
    json.forEachItem([&](const Value &item) {
        const Value type = item.at("type");
        const auto found = effectTypes.find(type.text());
        if (found == effectTypes.end()) {
            type.refuse(inQuotes(type.text()) + " is no effect");
        }
        if (effects.size() == effects.capacity()) {
            item.refuse("more than " + std::to_string(effects.capacity()) + " effects");
        }
        Effect effect;
        effect.kind = found->second.kind;
        found->second.read(item, effect);
        effects.push(effect);
    });
    return effects;
}

/// Takes the edition from the words with which a file names its box; the first by default.
int editionOf(std::string_view words) {
    return words.find("second edition") == std::string_view::npos ? 1 : 2;
}

bool has(const Effects &effects, EffectKind kind) {
    return std::any_of(effects.begin(), effects.end(),
                       [kind](const Effect &effect) { return effect.kind == kind; });
}

class Builder {
public:
    explicit Builder(const Value &document) : root(document) {}

    Catalogue build() {
        if (root.at("schema_version").number(0, 1000) != 1) {
            root.at("schema_version").refuse("only version 1 is understood");
        }
        result.edition = editionOf(root.at("edition").text());
        readRules();
        if (result.edition == 1 || root.has("two_player")) {
            readFreeCity(root.at("two_player"));
        }
        readCards();
        readWonders();
        compileCards();
        compileDecks();
        loading::checkBox(root, result);
        loading::checkSums(root, result);
        root.refuseUnread({"about", "note", "vocabulary", "variants"});
        return std::move(result);
    }

private:
    void readRules() {
        const Value json = root.at("rules");
        Rules &rules = result.rules;
        (void)json.at("hand_size").number(handSize, handSize);
        (void)json.at("turns_per_age").number(turnsPerAge, turnsPerAge);
        (void)json.at("ages").number(ageCount, ageCount);
        rules.startCoins = json.at("start_coins").small(0, 50);
        rules.discardIncome = json.at("discard_income").small(0, 50);
        rules.tradePrice = json.at("trade_price").small(1, 3);
        rules.coinsPerPoint = json.at("coins_per_point").small(1, 50);
        rules.sciencePoints = json.at("science_set_points").small(0, 50);
        rules.defeatToken = static_cast<std::int8_t>(json.at("defeat_token").number(-10, 0));
        for (std::size_t age = 0; age < ageCount; ++age) {
            const std::string key = std::to_string(age + 1);
            rules.victoryToken[age] = json.at("victory_token").at(key).small(0, 50);
            rules.passLeft[age] = json.at("pass_to").at(key).oneOf(sideWords) == 0;
        }
        const Value guilds = json.at("guilds_in_deck");
        for (std::size_t players = 3; players <= maxSeats; ++players) {
            rules.guildsInDeck[players] =
                guilds.at(std::to_string(players)).small(0, static_cast<int>(maxGuildsInDeck));
        }
    }

    void readFreeCity(const Value &json) {
        result.rules.fewestPlayers = 2;
        for (std::size_t age = 0; age < ageCount; ++age) {
            const Value first = json.at("first_controller").at(std::to_string(age + 1));
            result.rules.freeCityLeftFirst[age] = first.oneOf(firstHolderWords) == 0;
        }
    }

    void readCards() {
        std::vector<Value> chains;
        std::map<std::string, std::uint8_t, std::less<>> structures;
        root.at("cards").forEachItem([&](const Value &json) {
            if (result.cards.size() == maxCards) {
                json.refuse("more than " + std::to_string(maxCards) + " cards");
            }
            Card card;
            card.id = static_cast<CardId>(result.cards.size());
            card.key = json.at("id").text();
            if (result.findCard(card.key)) {
                json.at("id").refuse(inQuotes(card.key) + " is there twice");
            }
            card.name = json.at("name").text();
            card.structure = structures
                                 .emplace(json.at("structure").text(),
                                          static_cast<std::uint8_t>(structures.size()))
                                 .first->second;
            card.age = json.at("age").small(1, ageCount);
            card.family = static_cast<Family>(json.at("color").oneOf(familyWords()));
            readCopies(json.at("copies"), card);
            card.cost = readCost(json.at("cost"));
            card.effects = readEffects(json.at("effects"));
            checkCardEffects(json.at("effects"), card);
            chains.push_back(json.at("chain_from"));
            result.cards.push_back(std::move(card));
        });
        for (std::size_t i = 0; i < chains.size(); ++i) {
            readChains(chains[i], result.cards[i]);
        }
    }

    static void readCopies(const Value &json, Card &card) {
        json.forEachItem([&](const Value &item) {
            if (card.copies.size() == card.copies.capacity()) {
                item.refuse("more than " + std::to_string(card.copies.capacity()) + " copies");
            }
            card.copies.push(item.small(3, static_cast<int>(maxSeats)));
        });
        if (card.copies.empty() != (card.family == Family::guild)) {
            json.refuse("guilds, and only guilds, are drawn by lot and have no copies");
        }
        if (card.family == Family::guild && card.age != ageCount) {
            json.refuse("guilds belong to age 3");
        }
    }

    static void checkCardEffects(const Value &json, const Card &card) {
        for (const EffectKind kind :
             {EffectKind::buildFromDiscard, EffectKind::freeBuildPerAge,
              EffectKind::freeFirstOfFamily, EffectKind::freeFirstOfAge, EffectKind::freeLastOfAge,
              EffectKind::playLastCard, EffectKind::copyGuild, EffectKind::copyStage}) {
            if (has(card.effects, kind)) {
                json.refuse("an effect that only wonder stages can have");
            }
        }
    }

    void readChains(const Value &json, Card &card) {
        json.forEachItem([&](const Value &item) {
            const auto from = result.findCard(item.text());
            if (!from) {
                item.refuse(inQuotes(item.text()) + " is no card");
            }
            card.chainFrom.push_back(*from);
            result.cards[index(*from)].chainTo.push_back(card.id);
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
            wonder.key = json.at("id").text();
            if (result.findWonder(wonder.key)) {
                json.at("id").refuse(inQuotes(wonder.key) + " is there twice");
            }
            wonder.name = json.at("name").text();
            wonder.city = json.at("city").text();
            const Value start = json.at("start");
            if (!start.at("produces").isNull()) {
                wonder.produces =
                    static_cast<Resource>(start.at("produces").oneOf(resourceWords()));
            }
            wonder.tradable = start.at("tradable").truth();
            wonder.extraCoins = start.at("extra_coins").small(0, 50);
            wonder.sides[0] = readSide(json.at("sides").at("A"));
            wonder.sides[1] = readSide(json.at("sides").at("B"));
            result.wonders.push_back(std::move(wonder));
        });
        if (result.wonders.size() < maxSeats) {
            list.refuse("seven players need seven wonders");
        }
    }

    static WonderSide readSide(const Value &json) {
        WonderSide side;
        const Value list = json.at("stages");
        list.forEachItem([&](const Value &item) {
            if (side.stages.size() == side.stages.capacity()) {
                item.refuse("more than " + std::to_string(maxStages) + " stages");
            }
            side.stages.push(readStage(item));
        });
        if (side.stages.empty()) {
            list.refuse("no stages");
        }
        return side;
    }

    static Stage readStage(const Value &json) {
        Stage stage;
        stage.effects = readEffects(json.at("effects"));
        const Value cost = json.at("cost");
        const bool copies = has(stage.effects, EffectKind::copyStage);
        if (copies && stage.effects.size() != 1) {
            json.at("effects").refuse("a copying stage has no other effect");
        }
        if (copies != cost.isNull()) {
            cost.refuse("a stage that copies another one, and no other, costs what that one costs "
                        "(null)");
        }
        if (copies) {
            (void)json.at("cost_rule")
                .oneOf(std::array<std::string_view, 1>{"same_as_copied_stage"});
        } else {
            stage.cost = readCost(cost);
            stage.price = priceOf(stage.cost);
        }
        return stage;
    }

    void compileCards() {
        for (const Card &card : result.cards) {
            BuildFacts &facts = result.facts[index(card.id)];
            facts.price = priceOf(card.cost);
            for (const Card &other : result.cards) {
                if (other.structure == card.structure) {
                    facts.sameBuilding.add(other.id);
                }
                const auto opens = [&](CardId from) {
                    return result.card(from).structure == other.structure;
                };
                if (std::any_of(card.chainFrom.begin(), card.chainFrom.end(), opens)) {
                    facts.chainFrom.add(other.id);
                }
            }
            result.allCards.add(card.id);
            result.familyCards[static_cast<std::size_t>(card.family)].add(card.id);
            result.ageCards[card.age - 1U].add(card.id);
            if (card.family == Family::guild) {
                result.guilds.push_back(card.id);
            }
            for (const Effect &effect : card.effects) {
                compileEffect(card.id, effect);
            }
        }
    }

    void compileEffect(CardId card, const Effect &effect) {
        switch (effect.kind) {
        case EffectKind::science:
            result.scienceCards[static_cast<std::size_t>(effect.symbol)].add(card);
            break;
        case EffectKind::coins:
        case EffectKind::coinsPer: result.coinCards.add(card); break;
        case EffectKind::points:
        case EffectKind::pointsIfComplete:
        case EffectKind::pointsPer:
        case EffectKind::scienceChoice: result.pointCards.add(card); break;
        default: break;
        }
    }

    void compileDecks() {
        for (int age = 1; age <= ageCount; ++age) {
            for (int cities = 3; cities <= static_cast<int>(maxSeats); ++cities) {
                compileDeck(age, cities);
            }
        }
    }

    void compileDeck(int age, int cities) {
        std::size_t size = 0;
        Deck &deck =
            result.decks[static_cast<std::size_t>(age - 1)][static_cast<std::size_t>(cities)];
        for (const Card &card : result.cards) {
            const bool dealt = card.age == age && card.family != Family::guild;
            for (int copy = dealt ? result.copies(card.id, cities) : 0; copy > 0; --copy) {
                if (size++ < deck.capacity()) {
                    deck.push(card.id);
                }
            }
        }
        const auto guilds = static_cast<std::size_t>(result.guildsIn(age, cities));
        const std::size_t needed = static_cast<std::size_t>(cities) * handSize;
        if (size + guilds != needed || guilds > result.guilds.size()) {
            root.at("cards").refuse("the deck of age " + std::to_string(age) + " for " +
                                    std::to_string(cities) + " players has " +
                                    std::to_string(size) + " cards and " + std::to_string(guilds) +
                                    " guilds of " + std::to_string(result.guilds.size()) + ", " +
                                    std::to_string(needed) + " are needed");
        }
    }

    Value root;
    Catalogue result;
};

} // namespace

Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName) {
    return json_reader::read<Catalogue>(json, fileName,
                                        [](const Value &root) { return Builder(root).build(); });
}

} // namespace mirabilia::classic
