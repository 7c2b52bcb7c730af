// SPDX-License-Identifier: GPL-3.0-or-later
// What the app BG Stats exports (BGStatsExport.json), and what is handed to it.
#include "scorer/reading/json.h"
#include "scorer/reading/plays.h"
#include "scorer/text.h"

#include <algorithm>
#include <charconv>

namespace mirabilia::scorer {

namespace {

/// Its lists refer to each other by "id" and "...RefId".
const Json &referred(const Json &list, const Json &id) {
    static const Json absent;
    const auto found = std::find_if(list.begin(), list.end(), [&id](const Json &item) {
        return !id.is_null() && member(item, "id") == id;
    });
    return found == list.end() ? absent : *found;
}

std::optional<int> positive(const Json &value) {
    const auto number = wholeNumber(textIn(value));
    return number && *number > 0 ? number : std::nullopt;
}

class BgStatsReader {
public:
    explicit BgStatsReader(const Json &whole) : document(whole) {}

    Import read() {
        const Json &list = member(document, "plays");
        if (list.is_array()) {
            for (const Json &play : list) {
                readPlay(play);
            }
        } else {
            readPlay(document);
        }
        return plays.finish();
    }

private:
    void readPlay(const Json &play) {
        const Json &handed = member(play, "game");
        const Json &game = handed.is_object()
                               ? handed
                               : referred(member(document, "games"), member(play, "gameRefId"));
        if (!plays.begins(textIn(member(game, "name")))) {
            return;
        }
        if (textIn(member(play, "ignored")) == "true") {
            plays.leaveOutUnfinished();
            return;
        }
        Sheet &sheet = plays.sheet;
        sheet.id = textIn(member(play, "sourcePlayId"));
        sheet.date = textIn(member(play, "playDate"));
        sheet.minutes = positive(member(play, "durationMin"));
        plays.addBoard(textIn(member(play, "board")));
        for (const Json &expansion : member(play, "expansionPlays")) {
            plays.addExpansion(textIn(member(
                referred(member(document, "games"), member(expansion, "gameRefId")), "name")));
        }
        sheet.notes = linesIn(member(play, "comments"));
        sheet.place = textIn(member(play, "location"));
        if (sheet.place.empty()) {
            sheet.place = textIn(member(
                referred(member(document, "locations"), member(play, "locationRefId")), "name"));
        }
        readPlayers(play);
        plays.ends();
    }

    void readPlayers(const Json &play) {
        const Json &scores = member(play, "playerScores");
        const Json &players = scores.is_array() ? scores : member(play, "players");
        const bool seated = std::any_of(players.begin(), players.end(), [](const Json &player) {
            return positive(member(player, "seatOrder")).has_value();
        });
        for (const Json &player : players) {
            Entry entry;
            entry.player = textIn(member(player, "name"));
            if (entry.player.empty()) {
                entry.player = textIn(member(
                    referred(member(document, "players"), member(player, "playerRefId")), "name"));
            }
            if (seated) {
                const auto seat = wholeNumber(textIn(member(player, "seatOrder")));
                entry.seat = seat ? std::optional(*seat + 1) : std::nullopt;
            }
            entry.recordedRank = positive(member(player, "rank"));
            for (const char *key : {"role", "team"}) {
                Plays::addRole(key, textIn(member(player, key)), plays.sheet.box, entry);
            }
            plays.addScore(textIn(member(player, "score")),
                           textIn(member(player, "winner")) == "true", entry);
            plays.sheet.entries.push_back(std::move(entry));
        }
    }

    const Json &document;
    Plays plays;
};

std::string urlDecoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        int byte = 0;
        const bool encoded =
            text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(text.data() + i + 1, text.data() + i + 3, byte, 16).ptr ==
                text.data() + i + 3;
        plain += encoded ? static_cast<char>(byte) : text[i] == '+' ? ' ' : text[i];
        i += encoded ? 2 : 0;
    }
    return plain;
}

constexpr std::string_view linkMark = "createPlay.html?data=";

} // namespace

bool isBgStats(const Json &document) {
    const Json &plays = member(document, "plays");
    const bool refers = plays.is_array() && member(document, "games").is_array() &&
                        std::any_of(plays.begin(), plays.end(), [](const Json &play) {
                            return !member(play, "gameRefId").is_null();
                        });
    return refers ||
           (member(document, "sourceName").is_string() && member(document, "players").is_array());
}

Import bgStatsPlays(const Json &document) {
    return BgStatsReader(document).read();
}

bool isBgStatsLinks(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.find("bgstatsapp.com/") != std::string_view::npos &&
           line.find(linkMark) != std::string_view::npos;
}

Reading readBgStatsLinks(std::string_view text) {
    Import all;
    try {
        for (auto mark = text.find(linkMark); mark != std::string_view::npos;
             mark = text.find(linkMark)) {
            text.remove_prefix(mark + linkMark.size());
            const auto end = std::min(text.find_first_of("\r\n \t"), text.size());
            const Import play = bgStatsPlays(parsedJson(urlDecoded(text.substr(0, end))));
            all.rows += play.rows;
            all.sheets.insert(all.sheets.end(), play.sheets.begin(), play.sheets.end());
            all.unread.insert(all.unread.end(), play.unread.begin(), play.unread.end());
        }
    } catch (const Refused &refused) {
        return refused.why;
    }
    return all;
}

} // namespace mirabilia::scorer
