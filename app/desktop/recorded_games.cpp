// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/recorded_games.h"

#include <algorithm>

namespace mirabilia::desktop {

namespace {

using notation::Json;

constexpr int mostGames = 5000; ///< more than anybody chooses from

int playersOf(const Json &record, std::string_view game) {
    if (game == "duel") {
        return 2;
    }
    if (game == "dice") {
        return record.contains("boards") ? static_cast<int>(record["boards"].size()) : 0;
    }
    return record.contains("players") && record["players"].is_number_unsigned()
               ? record["players"].get<int>()
               : 0;
}

RecordedGame look(int number, std::string_view line, const notation::Games &games) {
    RecordedGame found;
    found.line = number;
    try {
        const Json record = notation::parseJson(line);
        const auto game = std::find_if(games.begin(), games.end(), [&record](const auto &known) {
            return known->claimsRecord(record);
        });
        if (game == games.end()) {
            return found;
        }
        const std::string_view id = (*game)->game();
        found.game = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        found.edition = (*game)->edition();
        found.players = playersOf(record, id);
        if (record.contains("id") && record["id"].is_string()) {
            found.id = QString::fromStdString(record["id"].get<std::string>());
        }
        found.record = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    } catch (const notation::Refused &) {
        // listed without a game
    }
    return found;
}

} // namespace

QList<RecordedGame> recordedGames(std::string_view lines, const notation::Games &games) {
    QList<RecordedGame> all;
    for (int number = 1; !lines.empty() && all.size() < mostGames; ++number) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            all.append(look(number, line, games));
        }
    }
    return all;
}

} // namespace mirabilia::desktop
