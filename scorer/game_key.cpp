// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/import.h"
#include "scorer/ranking.h"

#include <algorithm>

namespace mirabilia::scorer {

std::string gameKey(const Sheet &sheet) {
    std::vector<std::string> players;
    for (const Entry &entry : sheet.entries) {
        std::string player = entry.player;
        for (const auto &points : entry.points) {
            player.append("\n").append(points ? std::to_string(*points) : "");
        }
        const auto points = meritOf(sheet, entry).points;
        player.append("\n").append(points ? std::to_string(*points) : "");
        player.append("\n").append(name(entry.supremacy));
        players.push_back(std::move(player));
    }
    std::sort(players.begin(), players.end());
    std::string key(name(sheet.box));
    key.append("\n").append(sheet.date).append("\n").append(sheet.round);
    for (const std::string &player : players) {
        key.append("\n").append(player);
    }
    return key;
}

} // namespace mirabilia::scorer
