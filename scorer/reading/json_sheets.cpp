// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/json_members.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/json.h"
#include "scorer/reading/rows.h"
#include "scorer/text.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <array>
#include <map>

namespace mirabilia::scorer {

namespace {

/// Names of lists, ours first.
constexpr std::array<std::string_view, 5> listsOfGames{"sheets", "games", "plays", "matches",
                                                       "sessions"};
constexpr std::array<std::string_view, 6> listsOfPlayers{"players",      "scores",  "results",
                                                         "playerScores", "entries", "participants"};

/// The first list of objects that has one of these names.
template <class Names>
const Json *listIn(const Json &json, const Names &names) {
    for (const std::string_view key : names) {
        const Json &list = member(json, key);
        const bool objects = list.is_array() && (list.empty() || list.front().is_object());
        if (objects) {
            return &list;
        }
    }
    return nullptr;
}

bool isListOfPlayers(std::string_view key) {
    return std::find(listsOfPlayers.begin(), listsOfPlayers.end(), key) != listsOfPlayers.end();
}

/// {"Anna": 57, "Ben": {"red": 3}} instead of a list of players; empty if none has such a name.
Json listOfMap(const Json &game) {
    Json list = Json::array();
    for (const std::string_view key : listsOfPlayers) {
        const Json &map = member(game, key);
        if (!map.is_object()) {
            continue;
        }
        for (const auto &[player, scores] : map.items()) {
            list.push_back(scores.is_object() ? scores : Json::object({{"score", scores}}));
            list.back()["player"] = player;
        }
    }
    return list;
}

bool hasKey(const Json &list, std::string_view key) {
    return std::any_of(list.begin(), list.end(),
                       [key](const Json &item) { return item.is_object() && item.contains(key); });
}

class JsonSheets {
public:
    explicit JsonSheets(const Json &whole) : document(whole) {}

    Import read() {
        const Json *games = document.is_array() ? &document : listIn(document, listsOfGames);
        ours = document.is_array() ? document.empty() || hasKey(document, "players")
                                   : member(document, "sheets").is_array();
        if (games == nullptr) {
            refuse(document.contains("sheets") ? "no_players" : "other_json");
        }
        if (ours && document.is_object() &&
            document.value("format", Json(jsonFormat)) > jsonFormat) {
            refuse("newer_format");
        }
        readPeople();
        for (const Json &game : *games) {
            if (game.is_object()) {
                readSheet(game);
            } else {
                note("not_a_number", "sheets", game);
            }
        }
        if (result.rows == 0) {
            refuse(ours ? "no_players" : "other_json");
        }
        std::vector<std::string *> dates;
        for (Sheet &game : result.sheets) {
            dates.push_back(&game.date);
        }
        result.remarks = settleDates(dates);
        return std::move(result);
    }

private:
    /// Games of others name their players by ids of a list beside them.
    void readPeople() {
        const Json &people = member(document, "players");
        if (!people.is_array() || !hasKey(people, "id")) {
            return;
        }
        for (const Json &person : people) {
            const std::string known = textIn(member(person, "name"));
            persons[textIn(member(person, "id"))] =
                known.empty() ? textIn(member(person, "player")) : known;
        }
    }

    void note(std::string code, const std::string &column, const Json &value) {
        const std::string text = shortened(
            value.is_string() ? value.get<std::string>()
                              : value.dump(-1, ' ', false, Json::error_handler_t::replace));
        result.unread.push_back({0,
                                 sheet.title(),
                                 entry.player,
                                 {FindingKind::unread,
                                  std::move(code),
                                  {{"key", shortened(column)}, {"text", text}},
                                  column,
                                  std::nullopt}});
    }

    /// A key that means nothing. What is simple is kept with the entry; of our own files the rest
    /// is told as lost, of those of others only that it is there.
    void keepUnknown(const std::string &key, const Json &value, bool ofEntry) {
        const bool simple = value.is_string() || value.is_number() || value.is_boolean();
        if (value.is_null()) {
            return;
        }
        if (ofEntry && simple) {
            entry.unknown.emplace_back(tidied(key), textIn(value));
        } else if (ours) {
            note("unknown_key", key, value);
            return;
        }
        auto &unknown = result.unknownColumns;
        if (std::find(unknown.begin(), unknown.end(), key) == unknown.end()) {
            unknown.push_back(key);
        }
    }

    // ---- A game ---------------------------------------------------------------------------------

    void readSheet(const Json &json) {
        sheet = {};
        entry = {};
        boxShown = false;
        const Json *players = listIn(json, listsOfPlayers);
        for (const auto &[key, value] : json.items()) {
            const bool map = players == nullptr && value.is_object() && isListOfPlayers(key);
            if (&value != players && !map) {
                readOfGame(key, value);
            }
        }
        if (!ours && !json.contains("seating")) {
            sheet.seating = Seating::unknown;
        }
        for (const Json &player : players != nullptr ? *players : listOfMap(json)) {
            if (sheet.entries.size() == mostEntries) {
                keep(json);
            }
            if (player.is_object()) {
                readEntry(player);
            } else {
                note("not_a_number", "players", player);
            }
        }
        keep(json);
    }

    /// Ends the sheet; what follows is another one.
    void keep(const Json &json) {
        settleWinner(json);
        settleVictory(json);
        settleBox();
        if (!sheet.entries.empty()) {
            result.rows += sheet.entries.size();
            result.sheets.push_back(sheet);
            sheet.entries.clear();
            sheet.id.clear();
        }
    }

    void readOfGame(const std::string &key, const Json &value) {
        const auto known = std::find_if(sheetTexts.begin(), sheetTexts.end(),
                                        [&key](const TextMember &text) { return key == text.key; });
        if (known != sheetTexts.end()) {
            readText(key, value, sheet.*known->text);
        } else if (key == "seating") {
            const auto found = std::find(seatingNames.begin(), seatingNames.end(), textIn(value));
            if (found == seatingNames.end()) {
                note("unknown_value", key, value);
            } else {
                sheet.seating = static_cast<Seating>(found - seatingNames.begin());
            }
        } else {
            readFieldOfGame(key, value, meaningOf(key, value.is_number()));
        }
    }

    void readFieldOfGame(const std::string &key, const Json &value, const Meaning &meaning) {
        const auto *field = std::get_if<Field>(&meaning);
        if (field == nullptr || (!value.is_null() && textIn(value).empty() && !value.is_string())) {
            keepUnknown(key, value, false);
            return;
        }
        switch (*field) {
        case Field::sheet: readBox(key, value); break;
        case Field::minutes: readNumber(key, value, sheet.minutes); break;
        case Field::date: sheet.date = sheet.date.empty() ? textIn(value) : sheet.date; break;
        case Field::game: sheet.game = textIn(value); break;
        case Field::round: sheet.round = textIn(value); break;
        case Field::table: sheet.table = textIn(value); break;
        case Field::location: sheet.place = textIn(value); break;
        case Field::edition:
            sheet.edition = textIn(value).empty() ? sheet.edition : textIn(value);
            break;
        case Field::addOns: sheet.addOns = textIn(value); break;
        case Field::notes: sheet.notes = linesIn(value); break;
        case Field::winner:
        case Field::victory: break; // when the players are known
        default: keepUnknown(key, value, false);
        }
    }

    void readBox(const std::string &key, const Json &value) {
        const auto named = boxIn(textIn(value));
        boxShown = boxShown || named;
        if (named) {
            take(*named);
        } else {
            note("unknown_value", key, value);
        }
    }

    void take(const NamedBox &named) {
        sheet.box = named.box;
        if (named.edition && sheet.edition.empty()) {
            sheet.edition = name(*named.edition);
        }
        sheet.addOns = sheet.addOns.empty() ? named.addOns : sheet.addOns;
    }

    /// Without a word the points tell which game it is.
    void settleBox() {
        if (!boxShown) {
            if (const auto named = boxIn(sheet.game); named && !ours) {
                take(*named);
                sheet.game.clear();
                return;
            }
            for (const Entry &player : sheet.entries) {
                for (const Box box : {Box::dice, Box::duel}) { // progress beside an Agora is Duel
                    for (std::size_t row = 0; row < rowCount; ++row) {
                        const bool own =
                            player.points.at(row) && isOwnRow(box, static_cast<Row>(row));
                        sheet.box = own ? box : sheet.box;
                    }
                }
                sheet.box = player.supremacy != Supremacy::none ? Box::duel : sheet.box;
            }
        }
        for (const Entry &player : sheet.entries) {
            for (std::size_t row = 0; row < rowCount; ++row) {
                if (player.points.at(row) && !hasRow(sheet.box, static_cast<Row>(row))) {
                    note("unknown_key", std::string(name(static_cast<Row>(row))),
                         Json(*player.points.at(row)));
                }
            }
        }
    }

    /// "winner": a name or an id.
    void settleWinner(const Json &json) {
        for (const auto &[key, value] : json.items()) {
            if (meaningOf(key, false) != Meaning(Field::winner)) {
                continue;
            }
            const std::string text = textIn(value);
            const auto person = persons.find(text);
            const std::string winner = folded(person == persons.end() ? text : person->second);
            for (Entry &player : sheet.entries) {
                if (!winner.empty() && folded(player.player) == winner && !player.recordedRank) {
                    player.recordedRank = 1;
                }
            }
        }
    }

    /// "victory" beside the players: by what the one with rank 1 has won a Duel.
    void settleVictory(const Json &json) {
        const auto first = [](const Entry &player) { return player.recordedRank == 1; };
        auto &players = sheet.entries;
        const bool one = std::count_if(players.begin(), players.end(), first) == 1 &&
                         (!boxShown || sheet.box == Box::duel);
        for (const auto &[key, value] : json.items()) {
            if (meaningOf(key, value.is_number()) != Meaning(Field::victory)) {
                continue;
            }
            if (const auto how = victoryOf(textIn(value)); how && one) {
                std::find_if(players.begin(), players.end(), first)->supremacy = *how;
            } else {
                keepUnknown(key, value, false);
            }
        }
    }

    // ---- A player -------------------------------------------------------------------------------

    void readEntry(const Json &json) {
        entry = {};
        for (const EntryText &text : entryTexts) { // names first: findings carry them
            readText(text.key, member(json, text.key), entry.*text.text);
        }
        for (const EntryNumber &number : entryNumbers) {
            readNumber(number.key, member(json, number.key), entry.*number.number);
        }
        for (const auto &[key, value] : json.items()) {
            readOfEntry(key, value);
        }
        sheet.entries.push_back(std::move(entry));
        entry = {};
    }

    void readOfEntry(const std::string &key, const Json &value) {
        const auto is = [&key](const auto &known) { return key == known.key; };
        if (std::any_of(entryTexts.begin(), entryTexts.end(), is) ||
            std::any_of(entryNumbers.begin(), entryNumbers.end(), is)) {
            return;
        }
        if (key == "workings") {
            readWorkings(value);
        } else if (key == "unknown" && value.is_array()) {
            for (const Json &pair : value) {
                if (pair.is_array() && pair.size() == 2 && pair[0].is_string() &&
                    pair[1].is_string()) {
                    readUnknown(tidied(pair[0].get<std::string>()), pair[1]);
                }
            }
        } else if (value.is_object() && holdsPoints(meaningOf(key, true))) {
            readPoints(value);
        } else {
            readFieldOfEntry(key, value, meaningOf(key, value.is_number()));
        }
    }

    void readFieldOfEntry(const std::string &key, const Json &value, const Meaning &meaning) {
        const std::string text = textIn(value);
        if (const auto *row = std::get_if<Row>(&meaning); row != nullptr && !ours) {
            readNumber(key, value, entry.points.at(index(*row)));
            return;
        }
        if (const auto person = persons.find(text);
            person != persons.end() && folded(key).ends_with("id")) {
            entry.player = person->second;
            return;
        }
        const auto *field = std::get_if<Field>(&meaning);
        if (field == nullptr || (text.empty() && !value.is_null() && !value.is_string())) {
            keepUnknown(key, value, true);
            return;
        }
        switch (*field) {
        case Field::player: entry.player = entry.player.empty() ? text : entry.player; break;
        case Field::colour: entry.colour = text; break;
        case Field::side: entry.side = sideIn(text); break;
        case Field::wonder:
            entry.wonder = boardIn(text).wonder;
            entry.side = entry.side.empty() ? boardIn(text).side : entry.side;
            break;
        case Field::victory: readVictory(key, value); break;
        case Field::winner: readWinner(key, value); break;
        case Field::computer:
            entry.computer = yesOrNo(text).value_or(false);
            if (!yesOrNo(text)) {
                note("unknown_value", key, value);
            }
            break;
        case Field::seat: readNumber(key, value, entry.seat); break;
        case Field::total: readNumber(key, value, entry.recordedTotal); break;
        case Field::rank: readNumber(key, value, entry.recordedRank); break;
        case Field::coins: readNumber(key, value, entry.coins); break;
        default: keepUnknown(key, value, true);
        }
    }

    void readVictory(const std::string &key, const Json &value) {
        const auto supremacy = victoryOf(textIn(value));
        entry.supremacy = supremacy.value_or(Supremacy::none);
        if (!supremacy) {
            note("unknown_value", key, value);
        }
    }

    /// That somebody won, or by what.
    void readWinner(const std::string &key, const Json &value) {
        const auto won = yesOrNo(textIn(value));
        if (!won) {
            readVictory(key, value);
        } else if (*won && !entry.recordedRank) {
            entry.recordedRank = 1;
        }
    }

    void readPoints(const Json &points) {
        for (const auto &[key, value] : points.items()) {
            const Meaning meaning = meaningOf(key, true);
            const auto *row = std::get_if<Row>(&meaning);
            if (const auto own = rowNamed(key)) {
                readNumber(key, value, entry.points.at(index(*own)));
            } else if (row != nullptr) {
                readNumber(key, value, entry.points.at(index(*row)));
            } else if (meaning == Meaning(Field::total)) {
                readNumber(key, value, entry.recordedTotal);
            } else if (meaning == Meaning(Field::coins)) {
                readNumber(key, value, entry.coins);
            } else {
                note("unknown_key", key, value);
            }
        }
    }

    void readWorkings(const Json &workings) {
        for (const auto &[key, value] : workings.items()) {
            const auto row = rowNamed(key);
            if (row && value.is_string()) {
                entry.workings[*row] = value.get<std::string>();
            } else {
                note("unknown_key", key, value);
            }
        }
    }

    /// Cells that no column is for, and those of a row that could not be read.
    void readUnknown(const std::string &head, const Json &cell) {
        entry.unknown.emplace_back(head, tidied(cell.get<std::string>()));
        const bool number = rowNamed(head) || head == "total" || head == "rank" || head == "coins";
        if (number && !wholeNumber(cell.get<std::string>())) {
            note("not_a_number", head, cell);
        }
    }

    // ---- Values ---------------------------------------------------------------------------------

    void readText(const std::string &key, const Json &value, std::string &text) {
        if (!value.is_null() && textIn(value).empty() && !value.is_string()) {
            note("unknown_value", key, value);
        } else {
            text = &text == &sheet.notes ? linesIn(value) : textIn(value);
        }
    }

    void readNumber(const std::string &key, const Json &value, std::optional<int> &number) {
        if (value.is_null()) {
            return;
        }
        number = value.is_boolean() ? std::nullopt : wholeNumberOrSum(textIn(value));
        if (!number) {
            note("not_a_number", key, value);
        }
    }

    const Json &document;
    bool ours = true; ///< a file of this program, or one made like it
    std::map<std::string, std::string> persons;
    Import result;
    Sheet sheet;
    Entry entry;
    bool boxShown = false;
};

} // namespace

Import sheetsInJson(const Json &document) {
    return JsonSheets(document).read();
}

} // namespace mirabilia::scorer
