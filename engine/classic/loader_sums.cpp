// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/loader.h"

#include <algorithm>
#include <limits>

namespace mirabilia::classic::loading {

namespace {

using json_reader::checkPoints;
using json_reader::Value;

constexpr int stages = static_cast<int>(maxStages);

/// The most that a building brings.
struct Gain {
    int points = 0;
    int coins = 0;
    int symbols = 0; ///< wild ones; the others are counted by card
    int shields = 0;
};

/// The maximum of each member.
Gain greater(const Gain &a, const Gain &b) {
    return {std::max(a.points, b.points), std::max(a.coins, b.coins),
            std::max(a.symbols, b.symbols), std::max(a.shields, b.shields)};
}

/// Adds up the most that one city could have if it owned all cards and all its stages were the
/// best. No game comes near it; it only has to fit.
class Sums {
public:
    Sums(const Value &file, const Catalogue &data) : document(file), catalogue(data) {
        const Rules &rules = catalogue.rules;
        for (const int token : rules.victoryToken) {
            city.points += 2 * token;
        }
        city.coins = rules.discardIncome;
        for (const CardSet &cards : catalogue.scienceCards) {
            city.symbols += cards.size();
        }
    }

    void check() {
        addCards();
        addStages();
    }

private:
    [[nodiscard]] int mostCounted(const Effect &effect) const {
        const int cities =
            int{effect.scope.left} + int{effect.scope.self} + int{effect.scope.right};
        switch (effect.counted) {
        case Counted::wonderStages: return cities * stages;
        case Counted::defeatTokens: return cities * 2 * ageCount;
        case Counted::cards: break;
        }
        int count = 0;
        for (std::size_t family = 0; family < familyCount; ++family) {
            const bool counts = (effect.families >> family & 1U) != 0;
            count += counts ? catalogue.familyCards[family].size() : 0;
        }
        return cities * count;
    }

    [[nodiscard]] Gain gainOf(const Effects &effects) const {
        Gain gain;
        for (const Effect &effect : effects) {
            switch (effect.kind) {
            case EffectKind::points:
            case EffectKind::pointsIfComplete: gain.points += effect.value; break;
            case EffectKind::pointsPer: gain.points += effect.value * mostCounted(effect); break;
            case EffectKind::coins: gain.coins += effect.value; break;
            case EffectKind::coinsPer: gain.coins += effect.value * mostCounted(effect); break;
            case EffectKind::scienceChoice: ++gain.symbols; break;
            case EffectKind::shields: gain.shields += effect.value; break;
            default: break;
            }
        }
        return gain;
    }

    void addCards() {
        std::size_t next = 0;
        document.at("cards").forEachItem([&](const Value &item) {
            const Card &card = catalogue.cards[next++];
            const Gain gain = gainOf(card.effects);
            city.points += gain.points;
            city.symbols += gain.symbols;
            city.shields += gain.shields;
            city.coins = std::max(city.coins, gain.coins);
            if (card.family == Family::guild) {
                guild = greater(guild, gain);
            }
            checkFit(item.at("effects"));
        });
    }

    void addStages() {
        std::size_t next = 0;
        document.at("wonders").forEachItem([&](const Value &item) {
            const Wonder &wonder = catalogue.wonders[next++];
            addSide(item.at("sides").at("A"), wonder.sides[0]);
            addSide(item.at("sides").at("B"), wonder.sides[1]);
        });
    }

    void addSide(const Value &json, const WonderSide &side) {
        std::size_t next = 0;
        json.at("stages").forEachItem([&](const Value &item) {
            stage = greater(stage, gainOf(side.stages[next++].effects));
            checkFit(item.at("effects"));
        });
    }

    void checkFit(const Value &place) const {
        constexpr int mostShields = std::numeric_limits<std::uint8_t>::max();
        constexpr int mostCoins = std::numeric_limits<std::uint16_t>::max();
        const Rules &rules = catalogue.rules;
        const int symbols = city.symbols + guild.symbols + stages * stage.symbols;
        const int science = symbols * (symbols + rules.sciencePoints);
        if (purse() > mostCoins) {
            place.refuse("with this a city could have more than " + std::to_string(mostCoins) +
                         " coins");
        }
        checkPoints(place, city.points + guild.points + stages * stage.points + science +
                               purse() / rules.coinsPerPoint);
        if (city.shields + stages * stage.shields > mostShields) {
            place.refuse("with this a city could have more than " + std::to_string(mostShields) +
                         " shields");
        }
    }

    /// The largest purse of a position, and the coins that can follow.
    [[nodiscard]] int purse() const {
        constexpr int turns = ageCount * (turnsPerAge + 1);
        constexpr int sold = 2 * 7 * 3;           // seven units to each neighbour, three coins each
        constexpr int buildings = turns + stages; // a stage may build one from the discard pile
        return largestPurse + turns * sold + buildings * std::max(city.coins, stage.coins);
    }

    const Value &document;
    const Catalogue &catalogue;
    Gain city;  ///< of all cards read so far; coins: of the best one
    Gain guild; ///< the best one, which a stage may copy
    Gain stage; ///< the best one
};

} // namespace

void checkSums(const Value &document, const Catalogue &catalogue) {
    Sums(document, catalogue).check();
}

} // namespace mirabilia::classic::loading
