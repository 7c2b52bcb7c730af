// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/columns.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <map>

namespace mirabilia::scorer {

namespace {

constexpr std::array<std::string_view, 22> fieldNames{
    "sheet",   "game",    "date",     "round",  "table",  "location", "minutes", "edition",
    "add_ons", "notes",   "seat",     "player", "colour", "wonder",   "side",    "left",
    "right",   "victory", "computer", "total",  "rank",   "coins"};

struct Synonym {
    std::string_view word; ///< squashed
    Meaning meaning;
};

/// Rows and fields by other names than their own. Words for points may end in "points", "pts",
/// "vp" or "score", and "recorded" may stand in front.
const std::vector<Synonym> &synonyms() {
    static const std::vector<Synonym> table{
        {"war", Row::military},
        {"mil", Row::military},
        {"red", Row::military},
        {"battle", Row::military},
        {"conflict", Row::military},
        {"conflicts", Row::military},
        {"militaryconflicts", Row::military},
        {"treasurycontents", Row::treasury},
        {"wonderstages", Row::wonders},
        {"stages", Row::wonders},
        {"civilians", Row::civilian},
        {"civilianstructures", Row::civilian},
        {"civilianbuildings", Row::civilian},
        {"civic", Row::civilian},
        {"civics", Row::civilian},
        {"civil", Row::civilian},
        {"blue", Row::civilian},
        {"sciences", Row::science},
        {"scientific", Row::science},
        {"scientificstructures", Row::science},
        {"scientificbuildings", Row::science},
        {"green", Row::science},
        {"commercial", Row::commerce},
        {"commercialstructures", Row::commerce},
        {"commercialbuildings", Row::commerce},
        {"trade", Row::commerce},
        {"yellow", Row::commerce},
        {"guild", Row::guilds},
        {"purple", Row::guilds},
        {"leader", Row::leaders},
        {"white", Row::leaders},
        {"citiesblack", Row::cities},
        {"blackcities", Row::cities},
        {"black", Row::cities},
        {"naval", Row::armada},
        {"edifice", Row::edifices},
        {"progresstoken", Row::progress},
        {"progresstokens", Row::progress},
        {"barrackswest", Row::westBarracks},
        {"leftbarracks", Row::westBarracks},
        {"barracksleft", Row::westBarracks},
        {"barrackseast", Row::eastBarracks},
        {"rightbarracks", Row::eastBarracks},
        {"barracksright", Row::eastBarracks},
        {"gameid", Field::game},
        {"gameno", Field::game},
        {"gamenumber", Field::game},
        {"match", Field::game},
        {"matchid", Field::game},
        {"play", Field::game},
        {"playid", Field::game},
        {"ruleset", Field::sheet},
        {"boxedgame", Field::sheet},
        {"gametype", Field::sheet},
        {"gamename", Field::sheet},
        {"day", Field::date},
        {"playdate", Field::date},
        {"playedon", Field::date},
        {"roundno", Field::round},
        {"roundnumber", Field::round},
        {"tableid", Field::table},
        {"tableno", Field::table},
        {"tablenumber", Field::table},
        {"venue", Field::location},
        {"duration", Field::minutes},
        {"durationmin", Field::minutes},
        {"length", Field::minutes},
        {"expansion", Field::addOns},
        {"expansions", Field::addOns},
        {"note", Field::notes},
        {"comment", Field::notes},
        {"comments", Field::notes},
        {"remarks", Field::notes},
        {"seatno", Field::seat},
        {"seatnumber", Field::seat},
        {"chair", Field::seat},
        {"playername", Field::player},
        {"name", Field::player},
        {"who", Field::player},
        {"color", Field::colour},
        {"playercolor", Field::colour},
        {"playercolour", Field::colour},
        {"wondername", Field::wonder},
        {"wonderid", Field::wonder},
        {"board", Field::wonder},
        {"city", Field::wonder},
        {"civilization", Field::wonder},
        {"civilisation", Field::wonder},
        {"wonderside", Field::side},
        {"boardside", Field::side},
        {"leftneighbour", Field::left},
        {"leftneighbor", Field::left},
        {"neighbourleft", Field::left},
        {"neighborleft", Field::left},
        {"rightneighbour", Field::right},
        {"rightneighbor", Field::right},
        {"neighbourright", Field::right},
        {"neighborright", Field::right},
        {"victorytype", Field::victory},
        {"victorykind", Field::victory},
        {"victoryby", Field::victory},
        {"victorycondition", Field::victory},
        {"victorymode", Field::victory},
        {"typeofvictory", Field::victory},
        {"wonby", Field::victory},
        {"winby", Field::victory},
        {"wintype", Field::victory},
        {"wincondition", Field::victory},
        {"howwon", Field::victory},
        {"endedby", Field::victory},
        {"supremacy", Field::victory},
        {"totals", Field::total},
        {"sum", Field::total},
        {"score", Field::total},
        {"points", Field::total},
        {"vp", Field::total},
        {"finalscore", Field::total},
        {"ranking", Field::rank},
        {"finalrank", Field::rank},
        {"finish", Field::rank},
        {"standing", Field::rank},
        {"coin", Field::coins},
        {"coinsleft", Field::coins},
        {"purse", Field::coins},
        {"money", Field::coins},
        {"circledcoins", Field::coins},
    };
    return table;
}

/// The meaning of a squashed word that is a proper name of the format.
Meaning properMeaning(const std::string &word) {
    for (std::size_t row = 0; row < rowCount; ++row) {
        if (squashed(name(static_cast<Row>(row))) == word) {
            return static_cast<Row>(row);
        }
    }
    for (std::size_t field = 0; field < fieldNames.size(); ++field) {
        if (squashed(fieldNames[field]) == word) {
            return static_cast<Field>(field);
        }
    }
    return {};
}

Meaning simpleMeaning(const std::string &word, bool numbers) {
    if (word == "wonder") {
        return numbers ? Meaning(Row::wonders) : Meaning(Field::wonder);
    }
    if (word == "place") {
        return numbers ? Field::rank : Field::location;
    }
    if (const Meaning proper = properMeaning(word); proper != Meaning()) {
        return proper;
    }
    const auto &table = synonyms();
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Synonym &synonym) { return synonym.word == word; });
    return found == table.end() ? Meaning() : found->meaning;
}

constexpr std::string_view recorded = "recorded";

/// What was typed, where another column is worked out.
bool isRecorded(std::string_view word) {
    return word.size() > recorded.size() && word.starts_with(recorded);
}

/// "civic_pts" and "vp_civic" are "civic", "coins_pts" is the treasury.
Meaning meaningOfPoints(const std::string &word) {
    for (const std::string_view points : {"points", "pts", "vp", "score"}) {
        if (word.size() <= points.size()) {
            continue;
        }
        const std::size_t rest = word.size() - points.size();
        const std::string stem = word.ends_with(points)     ? word.substr(0, rest)
                                 : word.starts_with(points) ? word.substr(points.size())
                                                            : std::string();
        const Meaning meaning = simpleMeaning(stem, true);
        if (meaning == Meaning(Field::coins)) {
            return Row::treasury;
        }
        if (holdsPoints(meaning)) {
            return meaning;
        }
    }
    return {};
}

/// Duel and Dice have eight rows. A single column of that name is none of a sheet.
void numberRows(std::span<const std::string> heads, std::vector<Meaning> &meanings) {
    constexpr std::size_t all = 8;
    std::vector<std::size_t> columns;
    for (std::size_t number = 1; number <= all; ++number) {
        const std::string word = "row" + std::to_string(number);
        const auto column = std::find_if(heads.begin(), heads.end(), [&word](const auto &head) {
            return squashed(head) == word;
        });
        if (column == heads.end()) {
            return;
        }
        columns.push_back(static_cast<std::size_t>(column - heads.begin()));
    }
    for (std::size_t number = 0; number < all; ++number) {
        meanings[columns[number]] = static_cast<NumberedRow>(number);
    }
}

} // namespace

bool holdsRow(const Meaning &meaning) {
    return std::holds_alternative<Row>(meaning) || std::holds_alternative<NumberedRow>(meaning);
}

bool holdsPoints(const Meaning &meaning) {
    return holdsRow(meaning) || meaning == Meaning(Field::total);
}

std::optional<Row> rowOf(const Meaning &meaning, Box box) {
    if (const auto *number = std::get_if<NumberedRow>(&meaning)) {
        const auto rows = rowsOf(box);
        const auto place = static_cast<std::size_t>(*number);
        return place < rows.size() ? std::optional(rows[place]) : std::nullopt;
    }
    const auto *row = std::get_if<Row>(&meaning);
    return row != nullptr && hasRow(box, *row) ? std::optional(*row) : std::nullopt;
}

std::string_view name(Field field) {
    return fieldNames[static_cast<std::size_t>(field)];
}

Meaning meaningOf(std::string_view head, bool numbers) {
    std::string word = squashed(head);
    if (isRecorded(word)) {
        word.erase(0, recorded.size());
    }
    const Meaning simple = simpleMeaning(word, numbers);
    return simple != Meaning() ? simple : meaningOfPoints(word);
}

std::vector<Meaning> meaningsOf(std::span<const std::string> heads,
                                const std::vector<bool> &numbers) {
    std::vector<Meaning> meanings(heads.size());
    std::map<Meaning, std::size_t> taken;
    const auto give = [&](std::size_t column, const Meaning &meaning) {
        if (meaning != Meaning() && taken.emplace(meaning, column).second) {
            meanings[column] = meaning;
        }
    };
    const auto rankOf = [&](std::size_t column) {
        const std::string word = squashed(heads[column]);
        return isRecorded(word)                                                   ? 0
               : properMeaning(word) == meaningOf(heads[column], numbers[column]) ? 1
                                                                                  : 2;
    };
    for (int rank = 0; rank <= 2; ++rank) {
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (rankOf(i) == rank) {
                give(i, meaningOf(heads[i], numbers[i]));
            }
        }
    }
    for (std::size_t i = 0; i < heads.size(); ++i) {
        if (meanings[i] == Meaning()) { // an empty "wonder" beside "wonders"
            give(i, meaningOf(heads[i], !numbers[i]));
        }
    }
    numberRows(heads, meanings);
    return meanings;
}

std::size_t understood(std::span<const std::string> heads) {
    const auto meanings = meaningsOf(heads, std::vector<bool>(heads.size(), true));
    if (std::none_of(meanings.begin(), meanings.end(), holdsPoints)) {
        return 0;
    }
    return static_cast<std::size_t>(
        std::count_if(meanings.begin(), meanings.end(),
                      [](const Meaning &meaning) { return meaning != Meaning(); }));
}

} // namespace mirabilia::scorer
