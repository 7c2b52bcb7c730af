// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/player.h"
#include "engine/core/game.h"

#include <array>
#include <initializer_list>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

// Shared by the stories of all games.

inline constexpr std::array<std::string_view, 3> ageNames{"Age I", "Age II", "Age III"};

/// "1 coin", "5 coins"
std::string coins(int amount);
/// "+3", "-1", "0"
std::string withSign(int points);
std::string concat(std::initializer_list<std::string_view> parts);
/// "a, b and c"
std::string listed(const std::vector<std::string> &words);

/// Emphasis on a terminal.
class Ink {
public:
    explicit Ink(bool colours) : coloured(colours) {}

    [[nodiscard]] std::string bold(std::string_view words) const;
    /// `colour` is the number of a terminal colour (33 = yellow).
    [[nodiscard]] std::string painted(std::string_view words, int colour) const;

private:
    bool coloured;
};

/// One city's line of a final score.
struct FinalScore {
    std::string city;
    ai::Level player;
    std::vector<int> points; ///< by category
    bool wins = false;
};

/// Prints the scores of a finished game and its winners.
void writeScores(std::ostream &out, const Ink &ink, std::span<const std::string_view> categories,
                 const std::vector<FinalScore> &cities);

/// The same for a finished position; `city(seat)` names a seat.
template <mirabilia::Game G, class City>
void writeScores(std::ostream &out, const Ink &ink, const typename G::State &over,
                 std::span<const ai::Level> players, City city) {
    std::vector<FinalScore> cities;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const auto points = G::points(over, seat);
        cities.push_back(
            {city(seat), players[i], {points.begin(), points.end()}, G::winners(over).has(seat)});
    }
    writeScores(out, ink, G::categories(), cities);
}

} // namespace mirabilia::cli
