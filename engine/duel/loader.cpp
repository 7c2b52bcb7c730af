// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/loader.h"

#include <algorithm>

namespace mirabilia::duel {

namespace {

using namespace loading;

constexpr std::array<std::string_view, 4> deckWords{"age1", "age2", "age3", "guild"};

class Builder {
public:
    explicit Builder(const Value &json) : root(json) {}

    Catalogue build() {
        result.rules = readRules(root);
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
        checkSums(root, result);
        checkBox(root, result);
        root.refuseUnread({"about", "note", "draft_note", "vocabulary"});
        return std::move(result);
    }

private:
    Effects effectsOf(const Value &json, Holder holder) {
        const Effects effects = readEffects(json.at("effects"), holder);
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
            card.effects = effectsOf(json, Holder::card);
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
            wonder.effects = effectsOf(json, Holder::wonder);
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
            token.effects = effectsOf(json, Holder::token);
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
            if (item.at("face_up").truth()) {
                layout.faceUp.add(next);
            }
            // Only later slots may cover a slot, so every card can be reached.
            item.at("covered_by").forEachItem([&](const Value &cover) {
                const auto by = static_cast<std::size_t>(
                    cover.number(static_cast<int>(next) + 1, static_cast<int>(slotCount) - 1));
                slot.coveredBy.add(by);
                layout.places[static_cast<std::size_t>(by)].covers.add(next);
            });
            if (slot.coveredBy.empty()) {
                layout.open.add(next);
            }
            ++next;
        });
        if (next != slotCount) {
            json.refuse("expected twenty slots");
        }
        if (!layout.faceUp.includes(layout.open)) {
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
            facts.changesPrices = duel::changesPrices(card.effects);
            for (const CardId to : card.chainTo) {
                facts.chainAge = std::min(facts.chainAge, result.card(to).age);
            }
            for (const FamilyCoins &bonus : result.rules.discardBonus) {
                facts.discardBonus = bonus.family == card.family ? bonus.coins : facts.discardBonus;
            }
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
                if ((result.rules.pricedFamilies >> static_cast<unsigned>(card.family) & 1U) != 0) {
                    facts.sells.add(resource, units);
                }
            }
            break;
        default: facts.plain = false; break;
        }
    }

    /// Limits the highest possible price of a unit and the most that a city could produce.
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
    std::array<int, resourceCount> produced{}; ///< by all cards, wonders and tokens
};

} // namespace

Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName) {
    return json_reader::read<Catalogue>(json, fileName,
                                        [](const Value &root) { return Builder(root).build(); });
}

} // namespace mirabilia::duel
