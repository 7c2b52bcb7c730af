// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

#include <array>

namespace mirabilia::ai {

namespace {

constexpr std::array<std::string_view, levelCount> levelNames{"random", "easy", "normal", "expert",
                                                              "master"};
constexpr std::array<std::string_view, reasonCount> reasonNames{
    "points", "science", "military", "resources", "trade",
    "wonder", "coins",   "deny",     "chain",     "least"};

} // namespace

std::optional<Level> findLevel(std::string_view name) {
    for (std::size_t i = 0; i < levelNames.size(); ++i) {
        if (levelNames[i] == name) {
            return static_cast<Level>(i);
        }
    }
    return std::nullopt;
}

std::string_view name(Level level) {
    return levelNames[static_cast<std::size_t>(level)];
}

std::string_view name(Reason reason) {
    return reasonNames[static_cast<std::size_t>(reason)];
}

} // namespace mirabilia::ai
