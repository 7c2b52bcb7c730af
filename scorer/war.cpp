// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/war.h"

namespace mirabilia::scorer {

Worked warPoints(const classic::Rules &rules, const ConflictTokens &tokens) {
    Worked worked;
    for (std::size_t age = 0; age < tokens.victories.size(); ++age) {
        if (const int won = tokens.victories[age]; won != 0) {
            worked.add(
                {"victories", "", static_cast<int>(age) + 1, won, won * rules.victoryToken[age]});
        }
    }
    if (tokens.defeats != 0) {
        worked.add({"defeats", "", 0, tokens.defeats, tokens.defeats * rules.defeatToken});
    }
    return worked;
}

std::vector<ConflictTokens> conflicts(std::span<const ShieldsByAge> cities) {
    std::vector<ConflictTokens> tokens(cities.size());
    if (cities.size() < 3) {
        return tokens;
    }
    for (std::size_t seat = 0; seat < cities.size(); ++seat) {
        const std::size_t left = (seat + 1) % cities.size();
        for (std::size_t age = 0; age < classic::ageCount; ++age) {
            const int difference = cities[seat][age] - cities[left][age];
            if (difference != 0) {
                ++tokens[difference > 0 ? seat : left].victories[age];
                ++tokens[difference > 0 ? left : seat].defeats;
            }
        }
    }
    return tokens;
}

} // namespace mirabilia::scorer
