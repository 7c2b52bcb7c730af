// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/columns.h"

#include "scorer/reading/head_words.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>

namespace mirabilia::scorer {

namespace {

constexpr std::array<std::string_view, 26> fieldNames{
    "sheet",   "game",    "date",     "round",   "table",       "location", "minutes",
    "edition", "add_ons", "notes",    "seat",    "player",      "colour",   "wonder",
    "side",    "left",    "right",    "victory", "computer",    "total",    "rank",
    "coins",   "winner",  "sheet_id", "guessed", "mirabilia_id"};

constexpr std::string_view recorded = "recorded";
constexpr std::string_view numberedRow = "row";
constexpr std::size_t numberedRows = 8; // of Duel and of Dice

constexpr std::array<std::pair<Share, std::string_view>, 5> shareNames{
    {{{Row::military, false}, "military_victories"},
     {{Row::military, true}, "military_defeats"},
     {{Row::armada, false}, "armada_victories"},
     {{Row::armada, true}, "armada_defeats"},
     {{Row::cities, true}, "debts"}}};

/// "a|b" as folded words.
std::vector<std::string> foldedWords(std::string_view list) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find('|', begin), list.size());
        words.push_back(folded(list.substr(begin, end - begin)));
        begin = end + 1;
    }
    return words;
}

/// Everything that a word by itself can mean, the proper names of the format first.
class Dictionary {
public:
    Dictionary() {
        for (std::size_t row = 0; row < rowCount; ++row) {
            add(folded(name(static_cast<Row>(row))), static_cast<Row>(row));
        }
        for (std::size_t field = 0; field < fieldNames.size(); ++field) {
            add(folded(fieldNames.at(field)), static_cast<Field>(field));
        }
        for (const HeadWord &entry : headWords()) {
            for (std::string &word : foldedWords(entry.words)) {
                add(std::move(word), entry.meaning);
            }
        }
    }

    [[nodiscard]] Meaning meaning(const std::string &word, bool numbers) const {
        auto found = known.find(word);
        found = found == known.end() ? known.find(word + "s") : found; // "civilian structure"
        if (found == known.end()) {
            return {};
        }
        const auto fitting =
            std::find_if(found->second.begin(), found->second.end(),
                         [&](const Meaning &other) { return holdsNumbers(other) == numbers; });
        return fitting == found->second.end() ? found->second.front() : *fitting;
    }

private:
    void add(std::string word, const Meaning &meaning) {
        known[std::move(word)].push_back(meaning);
    }

    std::unordered_map<std::string, std::vector<Meaning>> known;
};

Meaning simpleMeaning(const std::string &word, bool numbers) {
    static const Dictionary dictionary;
    return dictionary.meaning(word, numbers);
}

struct FoldedAffix {
    std::string word;
    HeadAffix::Kind kind;
};

/// The longest first: "victory points" is no victory.
const std::vector<FoldedAffix> &foldedAffixes() {
    static const std::vector<FoldedAffix> table = [] {
        std::vector<FoldedAffix> affixes;
        for (const HeadAffix &entry : headAffixes()) {
            for (std::string &word : foldedWords(entry.words)) {
                affixes.push_back({std::move(word), entry.kind});
            }
        }
        std::stable_sort(affixes.begin(), affixes.end(),
                         [](const FoldedAffix &one, const FoldedAffix &other) {
                             return one.word.size() > other.word.size();
                         });
        return affixes;
    }();
    return table;
}

/// What an affix makes of the word that it stands beside.
Meaning withAffix(const Meaning &meaning, HeadAffix::Kind kind) {
    const auto *share = std::get_if<Share>(&meaning); // "naval conflicts"
    const auto *row = share != nullptr ? &share->row : std::get_if<Row>(&meaning);
    const bool war = row != nullptr && (*row == Row::military || *row == Row::armada);
    switch (kind) {
    case HeadAffix::Kind::victories: return war ? Meaning(Share{*row, false}) : Meaning();
    case HeadAffix::Kind::defeats: return war ? Meaning(Share{*row, true}) : Meaning();
    case HeadAffix::Kind::points:
        return meaning == Meaning(Field::coins) ? Meaning(Row::treasury)
               : holdsPoints(meaning)           ? meaning
                                                : Meaning();
    case HeadAffix::Kind::connection: break;
    }
    return holdsPoints(meaning) || meaning == Meaning(Field::coins) ? meaning : Meaning();
}

/// Which affix a word has can be tried in many ways: no head has more than these.
constexpr int mostAffixes = 3;

/// "civic_pts" and "vp_civic" are "civic", "coins_pts" is the treasury, "VP from Military Conflicts
/// (Defeat)" takes away from the war.
Meaning meaningOfPoints(const std::string &word, int affixesLeft = mostAffixes) {
    if (affixesLeft == 0) {
        return {};
    }
    for (const auto &[affix, kind] : foldedAffixes()) {
        if (word.size() <= affix.size() || (!word.starts_with(affix) && !word.ends_with(affix))) {
            continue;
        }
        const bool before = word.starts_with(affix);
        const std::string rest =
            before ? word.substr(affix.size()) : word.substr(0, word.size() - affix.size());
        const Meaning simple = simpleMeaning(rest, true);
        const Meaning meaning =
            withAffix(simple == Meaning() ? meaningOfPoints(rest, affixesLeft - 1) : simple, kind);
        if (meaning != Meaning()) {
            return meaning;
        }
    }
    return {};
}

bool isAffix(const std::string &word, HeadAffix::Kind kind) {
    const auto &affixes = foldedAffixes();
    return std::any_of(affixes.begin(), affixes.end(), [&](const FoldedAffix &affix) {
        return affix.kind == kind && affix.word == word;
    });
}

/// "VP from Military Conflicts (Defeat)", however long: the part of the row stands behind it.
Meaning meaningOfBrackets(std::string_view head) {
    const std::string plain = narrowed(head);
    const auto open = plain.find('(');
    const std::string part = open == std::string::npos ? "" : folded(plain.substr(open));
    for (const auto kind : {HeadAffix::Kind::victories, HeadAffix::Kind::defeats}) {
        if (!part.empty() && isAffix(part, kind)) {
            return withAffix(meaningOf(plain.substr(0, open), true), kind);
        }
    }
    return {};
}

/// A head in two languages, or with a remark in brackets: the first part that means anything.
Meaning meaningOfParts(std::string_view head, bool numbers) {
    constexpr std::string_view marks = "/|([\n";
    if (head.find_first_of(marks) == std::string_view::npos) {
        return {}; // the whole was looked at before
    }
    for (std::size_t begin = 0; begin < head.size();) {
        const std::size_t end = std::min(head.find_first_of(marks, begin), head.size());
        const std::string word = folded(head.substr(begin, end - begin));
        const Meaning simple = simpleMeaning(word, numbers);
        const Meaning meaning = simple == Meaning() ? meaningOfPoints(word) : simple;
        if (meaning != Meaning()) {
            return meaning;
        }
        begin = end + 1;
    }
    return {};
}

/// A single column of that name is none of a sheet.
void numberRows(std::span<const std::string> heads, std::vector<Meaning> &meanings) {
    std::vector<std::size_t> columns;
    for (std::size_t number = 1; number <= numberedRows; ++number) {
        const std::string word = std::string(numberedRow).append(std::to_string(number));
        const auto column = std::find_if(heads.begin(), heads.end(), [&word](const auto &head) {
            return squashed(head) == word;
        });
        if (column == heads.end()) {
            return;
        }
        columns.push_back(static_cast<std::size_t>(column - heads.begin()));
    }
    for (std::size_t number = 0; number < numberedRows; ++number) {
        meanings[columns[number]] = static_cast<NumberedRow>(number);
    }
}

/// "Victories" and "Defeats" are the war's, both together and beside other rows of a sheet.
void shareWar(std::span<const std::string> heads, std::vector<Meaning> &meanings) {
    constexpr std::ptrdiff_t fewestRows = 2;
    const auto isWar = [](const Meaning &meaning) {
        const auto *share = std::get_if<Share>(&meaning);
        return meaning == Meaning(Row::military) ||
               (share != nullptr && share->row == Row::military);
    };
    if (std::any_of(meanings.begin(), meanings.end(), isWar) ||
        std::count_if(meanings.begin(), meanings.end(), holdsRow) < fewestRows) {
        return;
    }
    std::array<std::optional<std::size_t>, 2> columns; // of victories, of defeats
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const std::string word = folded(heads[i]);
        for (const auto kind : {HeadAffix::Kind::victories, HeadAffix::Kind::defeats}) {
            auto &column = columns.at(kind == HeadAffix::Kind::defeats ? 1 : 0);
            const bool fits = meanings[i] == Meaning() || meanings[i] == Meaning(Field::winner);
            column = !column && fits && isAffix(word, kind) ? std::optional(i) : column;
        }
    }
    if (columns[0] && columns[1]) {
        meanings[*columns[0]] = Share{Row::military, false};
        meanings[*columns[1]] = Share{Row::military, true};
    }
}

constexpr int worstClaim = 3;

/// How good a claim to its meaning a head has; the least is the best.
int claimOf(const std::string &head, const Meaning &meaning) {
    if (meaning == Meaning()) {
        return worstClaim;
    }
    const std::string word = folded(head);
    const bool points = simpleMeaning(word, true) == Meaning() && holdsPoints(meaning) &&
                        meaningOfPoints(word) == meaning;
    return isRecorded(head) ? 0 : points ? 1 : folded(name(meaning)) == word ? 2 : worstClaim;
}

} // namespace

bool isRecorded(std::string_view head) {
    const std::string word = folded(head);
    return word.size() > recorded.size() && word.starts_with(recorded);
}

bool holdsRow(const Meaning &meaning) {
    return std::holds_alternative<Row>(meaning) || std::holds_alternative<NumberedRow>(meaning) ||
           std::holds_alternative<Share>(meaning);
}

bool holdsPoints(const Meaning &meaning) {
    return holdsRow(meaning) || meaning == Meaning(Field::total);
}

bool holdsNumbers(const Meaning &meaning) {
    constexpr std::array numbers{Field::rank, Field::coins, Field::seat, Field::minutes};
    const auto *field = std::get_if<Field>(&meaning);
    return holdsPoints(meaning) ||
           (field != nullptr && std::find(numbers.begin(), numbers.end(), *field) != numbers.end());
}

std::optional<Row> rowOf(const Meaning &meaning, Box box) {
    if (const auto *number = std::get_if<NumberedRow>(&meaning)) {
        const auto rows = rowsOf(box);
        const auto place = static_cast<std::size_t>(*number);
        return place < rows.size() ? std::optional(rows[place]) : std::nullopt;
    }
    const auto *share = std::get_if<Share>(&meaning);
    const auto *row = share != nullptr ? &share->row : std::get_if<Row>(&meaning);
    return row != nullptr && hasRow(box, *row) ? std::optional(*row) : std::nullopt;
}

std::string_view name(Field field) {
    return fieldNames.at(static_cast<std::size_t>(field));
}

std::string name(const Meaning &meaning) {
    if (const auto *field = std::get_if<Field>(&meaning)) {
        return std::string(name(*field));
    }
    if (const auto *number = std::get_if<NumberedRow>(&meaning)) {
        return std::string(numberedRow).append(std::to_string(static_cast<int>(*number) + 1));
    }
    if (const auto *share = std::get_if<Share>(&meaning)) {
        const auto found = std::find_if(shareNames.begin(), shareNames.end(),
                                        [&](const auto &own) { return own.first == *share; });
        return std::string(found == shareNames.end() ? name(share->row) : found->second);
    }
    const auto *row = std::get_if<Row>(&meaning);
    return row != nullptr ? std::string(name(*row)) : "";
}

Meaning meaningNamed(std::string_view name) {
    if (const auto row = rowNamed(name)) {
        return *row;
    }
    const auto share = std::find_if(shareNames.begin(), shareNames.end(),
                                    [name](const auto &own) { return own.second == name; });
    if (share != shareNames.end()) {
        return share->first;
    }
    for (std::size_t number = 0; number < numberedRows; ++number) {
        const Meaning meaning = static_cast<NumberedRow>(number);
        if (mirabilia::scorer::name(meaning) == name) {
            return meaning;
        }
    }
    const auto field = std::find(fieldNames.begin(), fieldNames.end(), name);
    return field == fieldNames.end() ? Meaning() : static_cast<Field>(field - fieldNames.begin());
}

std::vector<bool> choose(const ColumnChoices &choices, std::span<const std::string> heads,
                         std::vector<Meaning> &meanings) {
    std::vector<bool> chosen(heads.size());
    for (const ColumnChoice &choice : choices) {
        std::size_t before = choice.number;
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (folded(heads[i]) == folded(choice.head) && before-- == 0) {
                meanings[i] = meaningNamed(choice.meaning);
                chosen[i] = true;
                break;
            }
        }
    }
    for (std::size_t i = 0; i < heads.size(); ++i) {
        for (std::size_t other = 0; other < heads.size() && chosen[i]; ++other) {
            if (!chosen[other] && meanings[other] == meanings[i]) {
                meanings[other] = {};
            }
        }
    }
    return chosen;
}

Meaning meaningOf(std::string_view head, bool numbers) {
    constexpr std::size_t longest = 200; // of noise a cell may be the whole file
    if (head.size() > longest) {
        return {};
    }
    std::string word = folded(head);
    if (isRecorded(word)) {
        word.erase(0, recorded.size());
    }
    Meaning meaning = simpleMeaning(word, numbers);
    meaning = meaning == Meaning() ? meaningOfPoints(word) : meaning;
    meaning = meaning == Meaning() ? meaningOfBrackets(head) : meaning;
    return meaning == Meaning() ? meaningOfParts(head, numbers) : meaning;
}

std::vector<Meaning> meaningsOf(std::span<const std::string> heads,
                                const std::vector<bool> &numbers) {
    std::vector<Meaning> wanted;
    std::vector<int> claims;
    std::vector<Meaning> meanings(heads.size());
    std::map<Meaning, std::size_t> taken;
    const auto give = [&](std::size_t column, const Meaning &meaning) {
        const bool share = std::holds_alternative<Share>(meaning);
        if (meaning != Meaning() && (share || taken.emplace(meaning, column).second)) {
            meanings[column] = meaning;
        }
    };
    for (std::size_t i = 0; i < heads.size(); ++i) {
        wanted.push_back(meaningOf(heads[i], numbers[i]));
        claims.push_back(claimOf(heads[i], wanted[i]));
    }
    for (int claim = 0; claim <= worstClaim; ++claim) {
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (claims[i] == claim) {
                give(i, wanted[i]);
            }
        }
    }
    for (std::size_t i = 0; i < heads.size(); ++i) {
        if (meanings[i] == Meaning() &&
            wanted[i] != Meaning()) { // an empty "wonder" beside "wonders"
            give(i, meaningOf(heads[i], !numbers[i]));
        }
        const auto *share = std::get_if<Share>(&meanings[i]);
        if (share != nullptr && share->row != Row::cities && taken.contains(share->row)) {
            meanings[i] = {}; // it says in detail what another column sums up
        }
    }
    shareWar(heads, meanings);
    numberRows(heads, meanings);
    return meanings;
}

std::size_t understood(std::span<const std::string> heads, bool totalsInRanks) {
    const auto meanings = meaningsOf(heads, std::vector<bool>(heads.size(), true));
    const auto tellsPoints = [totalsInRanks](const Meaning &meaning) {
        return holdsPoints(meaning) || (totalsInRanks && meaning == Meaning(Field::rank));
    };
    if (std::none_of(meanings.begin(), meanings.end(), tellsPoints)) {
        return 0;
    }
    return static_cast<std::size_t>(
        std::count_if(meanings.begin(), meanings.end(),
                      [](const Meaning &meaning) { return meaning != Meaning(); }));
}

bool areLeftCoins(std::string_view head) {
    static const std::vector<std::string> words = foldedWords(leftCoins());
    const std::string word = folded(head);
    return std::any_of(words.begin(), words.end(), [&word](const std::string &left) {
        return word.find(left) != std::string::npos;
    });
}

} // namespace mirabilia::scorer
