// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/story_text.h"

#include "app/cli/table_text.h"

#include <numeric>
#include <ostream>

namespace mirabilia::cli {

std::string coins(int amount) {
    return std::to_string(amount) + (amount == 1 ? " coin" : " coins");
}

std::string withSign(int points) {
    std::string result = points > 0 ? "+" : "";
    return result += std::to_string(points);
}

std::string concat(std::initializer_list<std::string_view> parts) {
    std::string result;
    for (const std::string_view part : parts) {
        result += part;
    }
    return result;
}

std::string listed(const std::vector<std::string> &words) {
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        result += i == 0 ? "" : i + 1 == words.size() ? " and " : ", ";
        result += words[i];
    }
    return result;
}

std::string Ink::bold(std::string_view words) const {
    return coloured ? concat({"\x1b[1m", words, "\x1b[0m"}) : std::string(words);
}

std::string Ink::painted(std::string_view words, int colour) const {
    return coloured ? concat({"\x1b[", std::to_string(colour), "m", words, "\x1b[0m"})
                    : std::string(words);
}

void writeScores(std::ostream &out, const Ink &ink, std::span<const std::string_view> categories,
                 const std::vector<FinalScore> &cities) {
    TextTable table(2);
    std::vector<std::string> head{"", ""};
    head.insert(head.end(), categories.begin(), categories.end());
    head.emplace_back("total");
    table.add(std::move(head));
    std::vector<std::string> winners;
    for (const FinalScore &city : cities) {
        std::vector<std::string> row{city.city, std::string(ai::name(city.player))};
        for (const int points : city.points) {
            row.push_back(std::to_string(points));
        }
        row.push_back(std::to_string(std::accumulate(city.points.begin(), city.points.end(), 0)));
        table.add(std::move(row));
        if (city.wins) {
            winners.push_back(city.city);
        }
    }
    out << "\n"
        << ink.bold("Final score") << "\n"
        << table.text("  ") << "\n"
        << ink.bold(listed(winners) + (winners.size() == 1 ? " wins." : " win.")) << "\n";
}

} // namespace mirabilia::cli
