// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/loader.h"
#include "engine/duel/state.h"

#include <algorithm>
#include <map>

namespace mirabilia::duel::loading {

namespace {

/// Sum of each power over all holders; a city keeps it in a byte.
constexpr int mostPower = 100;

/// Adds up the most that one city could have if it owned everything in the box. No game comes near
/// it; it only has to fit.
class Sums {
public:
    Sums(const Value &file, const Catalogue &data) : document(file), catalogue(data) {}

    void check() {
        forEachEffect(
            [this](const Effect &effect, const Value &place) { addPower(effect, place); });
        coins = mostCoins();
        points = coins / catalogue.rules.coinsPerPoint + farthestPawn();
        checkPoints(document.at("economy").at("coins_per_vp"), points);
        forEachEffect([this](const Effect &effect, const Value &place) {
            points += mostPoints(effect);
            checkPoints(place, points);
        });
    }

private:
    /// Calls `visit(effect, Value of all effects of its holder)`.
    template <class Visit>
    void forEachEffect(Visit visit) const {
        const auto look = [&](const char *key, const auto &holders) {
            std::size_t next = 0;
            document.at(key).forEachItem([&](const Value &item) {
                for (const Effect &effect : holders[next++].effects) {
                    visit(effect, item.at("effects"));
                }
            });
        };
        look("cards", catalogue.cards);
        look("wonders", catalogue.wonders);
        look("progress", catalogue.tokens);
    }

    void addPower(const Effect &effect, const Value &place) {
        int &sum = powers[effect.kind];
        switch (effect.kind) {
        case EffectKind::choice: ++sum; break;
        case EffectKind::wonderDiscount:
        case EffectKind::civilianDiscount:
        case EffectKind::extraShields:
        case EffectKind::chainCoins: sum += effect.value; break;
        default: break;
        }
        if (sum > mostPower) {
            place.refuse("with this all effects of the kind come to more than " +
                         std::to_string(mostPower));
        }
    }

    /// Coins in both purses together: those of a position, and what the bank can pay afterwards.
    /// Coins taken from the opponent change nothing.
    [[nodiscard]] int mostCoins() const {
        constexpr int wonders = 2 * static_cast<int>(wondersPerPlayer);
        constexpr int cardsTaken = ageCount * static_cast<int>(slotCount);
        constexpr int revived = wonders; // by one wonder each
        constexpr int events = cardsTaken + revived + static_cast<int>(maxTokens);
        int most = catalogue.rules.discardIncome;
        for (const FamilyCoins &bonus : catalogue.rules.discardBonus) {
            most += bonus.coins * sizeOf(bonus.family);
        }
        const auto look = [&](const auto &holders) {
            for (const auto &holder : holders) {
                most = std::max(most, income(holder.effects));
            }
        };
        look(catalogue.cards);
        look(catalogue.wonders);
        look(catalogue.tokens);
        const int forChain = powers.at(EffectKind::chainCoins);
        return static_cast<int>(seats) * largestPurse + events * (most + forChain);
    }

    [[nodiscard]] int sizeOf(Family family) const {
        return catalogue.familyCards[static_cast<std::size_t>(family)].size();
    }

    [[nodiscard]] int farthestPawn() const {
        const auto &byDistance = catalogue.rules.pointsByDistance;
        return *std::max_element(byDistance.begin(), byDistance.end());
    }

    [[nodiscard]] int income(const Effects &effects) const {
        int sum = 0;
        for (const Effect &effect : effects) {
            sum += effect.kind == EffectKind::coins      ? effect.value
                   : effect.kind == EffectKind::coinsPer ? effect.value * mostCounted(effect)
                                                         : 0;
        }
        return sum;
    }

    [[nodiscard]] int mostCounted(const Effect &effect) const {
        switch (effect.counted) {
        case Counted::wonders: return static_cast<int>(wondersPerPlayer);
        case Counted::tokens: return static_cast<int>(catalogue.tokens.size());
        case Counted::coinSets: return coins / effect.setSize;
        case Counted::cards: break;
        }
        int count = 0;
        for (std::size_t family = 0; family < familyCount; ++family) {
            const bool counts = (effect.families >> family & 1U) != 0;
            count += counts ? sizeOf(static_cast<Family>(family)) : 0;
        }
        return count;
    }

    [[nodiscard]] int mostPoints(const Effect &effect) const {
        switch (effect.kind) {
        case EffectKind::points: return effect.value;
        case EffectKind::pointsPer: return effect.value * mostCounted(effect);
        default: return 0;
        }
    }

    const Value &document;
    const Catalogue &catalogue;
    int coins = 0;
    int points = 0;
    std::map<EffectKind, int> powers{{EffectKind::chainCoins, 0}};
};

} // namespace

void checkSums(const Value &document, const Catalogue &catalogue) {
    Sums(document, catalogue).check();
}

} // namespace mirabilia::duel::loading
