// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/columns.h"
#include "scorer/csv.h"
#include "scorer/csv_guard.h"
#include "scorer/csv_rows.h"
#include "scorer/import.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

namespace {

/// The head stands within so many records; above it there may be titles.
constexpr std::size_t searchedForHead = 30;
constexpr std::size_t leastColumns = 2;
/// Several games a day for a hundred years.
constexpr std::size_t mostRows = 200'000;

struct Head {
    char delimiter = ',';
    std::size_t skipped = 0; ///< records above it
    std::size_t understood = 0;
};

Head findHead(std::string_view text) {
    Head best;
    for (const char delimiter : {',', ';', '\t', '|'}) {
        CsvReader reader(text, delimiter);
        CsvRecord record;
        for (std::size_t number = 0; number < searchedForHead && reader.next(record); ++number) {
            const std::size_t columns = understood(record.cells);
            if (columns > best.understood) {
                best = {delimiter, number, columns};
            }
        }
    }
    return best;
}

std::optional<Box> boxOf(std::string_view text) {
    const std::string word = squashed(text);
    if (word == "7wonders" || word == "sevenwonders") {
        return Box::classic;
    }
    for (const Box box : {Box::duel, Box::dice, Box::classic}) {
        const std::string own(name(box));
        if (word == own || word == "7wonders" + own || word == "sevenwonders" + own) {
            return box;
        }
    }
    return std::nullopt;
}

/// One file on its way from records to sheets.
class CsvImport {
public:
    explicit CsvImport(std::string_view text, const Head &head) {
        CsvReader reader(text, head.delimiter);
        CsvRecord record;
        for (std::size_t number = 0; number <= head.skipped; ++number) {
            reader.next(record);
        }
        heads = record.cells;
        for (std::string &cell : heads) {
            cell = unguarded(tidied(cell));
        }
        while (records.size() <= mostRows && reader.next(record)) {
            if (!record.empty() && !repeatsHead(record)) {
                records.push_back(std::move(record));
            }
        }
    }

    [[nodiscard]] bool tooLong() const { return records.size() > mostRows; }

    Import run() {
        findMeanings();
        std::vector<CsvRow> rows;
        for (const CsvRecord &record : records) {
            CsvRow row = readRow(record);
            const bool anything = !row.entry.player.empty() || row.entry.recordedTotal ||
                                  total(row.about.box, row.entry);
            noteBrokenLine(record, row);
            if (anything) {
                rows.push_back(std::move(row));
            }
        }
        result.rows = rows.size();
        settleCoins(rows);
        result.sheets = sheetsOf(std::move(rows));
        for (Sheet &sheet : result.sheets) {
            forgetComputed(sheet);
        }
        return std::move(result);
    }

private:
    [[nodiscard]] bool repeatsHead(const CsvRecord &record) const {
        return record.cells.size() == heads.size() &&
               std::equal(heads.begin(), heads.end(), record.cells.begin(),
                          [](const std::string &head, const std::string &cell) {
                              return head == unguarded(tidied(cell));
                          });
    }

    void findMeanings() {
        std::vector<bool> numbers(heads.size());
        for (std::size_t i = 0; i < heads.size(); ++i) {
            std::size_t whole = 0;
            std::size_t filled = 0;
            for (const CsvRecord &record : records) {
                if (i < record.cells.size() && !isBlank(record.cells[i])) {
                    ++filled;
                    whole += wholeNumber(record.cells[i]) ? 1 : 0;
                }
            }
            numbers[i] = 2 * whole > filled;
        }
        meanings = meaningsOf(heads, numbers);
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (meanings[i] == Meaning() && !heads[i].empty()) {
                result.unknownColumns.push_back(heads[i]);
            }
            hasTreasury = hasTreasury || meanings[i] == Meaning(Row::treasury);
            hasCoins = hasCoins || meanings[i] == Meaning(Field::coins);
        }
    }

    CsvRow readRow(const CsvRecord &record) {
        CsvRow row;
        row.entry.line = record.line;
        boxSaid = false;
        const std::size_t cells = std::min(record.cells.size(), heads.size());
        for (std::size_t i = 0; i < cells; ++i) { // names first: findings carry them
            if (const auto *field = std::get_if<Field>(&meanings[i])) {
                readText(*field, unguarded(tidied(record.cells[i])), row);
            }
        }
        if (!row.about.game.empty() && boxOf(row.about.game)) {
            row.about.box = *boxOf(row.about.game);
            row.about.game.clear(); // the title of the box, not the number of a game
        } else if (!boxSaid) {
            row.about.box = boxByRows(record);
        }
        for (std::size_t i = 0; i < cells; ++i) {
            readNumber(meanings[i], heads[i], record.cells[i], row);
        }
        return row;
    }

    /// Which game a row is from, by the rows of the sheet that it fills in.
    [[nodiscard]] Box boxByRows(const CsvRecord &record) const {
        for (const Box box : {Box::duel, Box::dice}) {
            for (std::size_t i = 0; i < std::min(record.cells.size(), heads.size()); ++i) {
                const auto *row = std::get_if<Row>(&meanings[i]);
                if (row != nullptr && !hasRow(Box::classic, *row) && hasRow(box, *row) &&
                    !isBlank(record.cells[i])) {
                    return box;
                }
            }
        }
        return Box::classic;
    }

    void readText(Field field, const std::string &text, CsvRow &row) {
        Sheet &about = row.about;
        Entry &entry = row.entry;
        switch (field) {
        case Field::sheet:
            boxSaid = boxOf(text).has_value();
            about.box = boxOf(text).value_or(Box::classic);
            break;
        case Field::game: about.game = text; break;
        case Field::date: about.date = text; break;
        case Field::round: about.round = text; break;
        case Field::table: about.table = text; break;
        case Field::location: about.place = text; break;
        case Field::edition: about.edition = text; break;
        case Field::addOns: about.addOns = text; break;
        case Field::notes: about.notes = text; break;
        case Field::player: entry.player = text; break;
        case Field::colour: entry.colour = text; break;
        case Field::wonder: entry.wonder = text; break;
        case Field::side: entry.side = text; break;
        case Field::left: entry.left = text; break;
        case Field::right: entry.right = text; break;
        case Field::victory: readVictory(text, entry); break;
        default: break;
        }
    }

    static void readVictory(const std::string &text, Entry &entry) {
        const std::string word = squashed(text);
        if (word.starts_with("milit")) {
            entry.supremacy = Supremacy::military;
        } else if (word.starts_with("scien")) {
            entry.supremacy = Supremacy::science;
        }
    }

    void readNumber(const Meaning &meaning, const std::string &head, const std::string &cell,
                    CsvRow &row) {
        Entry &entry = row.entry;
        if (const auto *points = std::get_if<Row>(&meaning)) {
            if (hasRow(row.about.box, *points)) {
                entry.set(*points, number(name(*points), cell, row));
            } else if (!isBlank(cell)) {
                entry.unknown.emplace_back(head, tidied(cell));
            }
        } else if (const auto *field = std::get_if<Field>(&meaning)) {
            switch (*field) {
            case Field::seat: entry.seat = numberOrKept(head, cell, row); break;
            case Field::minutes: row.about.minutes = numberOrKept(head, cell, row); break;
            case Field::total: entry.recordedTotal = number(name(*field), cell, row); break;
            case Field::rank: entry.recordedRank = number(name(*field), rankIn(cell), row); break;
            case Field::coins: entry.coins = number(name(*field), cell, row); break;
            default: break;
            }
        } else if (!tidied(cell).empty()) {
            entry.unknown.emplace_back(head, unguarded(tidied(cell)));
        }
    }

    /// Seats may have names and times other units: that is no slip.
    static std::optional<int> numberOrKept(const std::string &head, const std::string &cell,
                                           CsvRow &row) {
        const auto value = wholeNumber(cell);
        if (!value && !isBlank(cell)) {
            row.entry.unknown.emplace_back(head, unguarded(tidied(cell)));
        }
        return value;
    }

    /// "1st", "2." and "=3" are ranks too.
    static std::string rankIn(const std::string &cell) {
        std::string rank = tidied(cell);
        if (rank.starts_with('=') || rank.starts_with('T')) {
            rank.erase(0, 1);
        }
        for (const std::string_view ending : {".", "=", "st", "nd", "rd", "th"}) {
            if (rank.size() > ending.size() && rank.ends_with(ending)) {
                rank.resize(rank.size() - ending.size());
                break;
            }
        }
        return rank;
    }

    /// What is no number is told and kept, under the name of its column.
    std::optional<int> number(std::string_view column, const std::string &cell, CsvRow &row) {
        if (isBlank(cell)) {
            return std::nullopt;
        }
        const auto value = wholeNumber(cell);
        if (!value) {
            note(row, "not_a_number", {{"text", shortened(cell)}}, std::string(column));
            row.entry.unknown.emplace_back(column, unguarded(tidied(cell)));
        }
        return value;
    }

    void note(const CsvRow &row, std::string code, Finding::Params params, std::string column) {
        result.unread.push_back({row.entry.line,
                                 row.about.title(),
                                 row.entry.player,
                                 {FindingKind::unread, std::move(code), std::move(params),
                                  std::move(column), std::nullopt}});
    }

    void noteBrokenLine(const CsvRecord &record, const CsvRow &row) {
        std::size_t cells = record.cells.size();
        while (cells > heads.size() && isBlank(record.cells[cells - 1])) {
            --cells;
        }
        if (record.openQuote) {
            note(row, "open_quote", {}, "");
        } else if (cells > heads.size()) {
            note(row, "too_many_cells",
                 {{"cells", std::to_string(cells)}, {"columns", std::to_string(heads.size())}}, "");
        }
    }

    /// Without a column for the treasury, "coins" may mean the points they are worth or the coins
    /// themselves: whatever makes more of the totals add up, else points.
    void settleCoins(std::vector<CsvRow> &rows) {
        if (hasTreasury || !hasCoins) {
            return;
        }
        std::array<int, 2> fitting{};
        for (const CsvRow &row : rows) {
            const auto others = total(row.about.box, row.entry);
            if (others && row.entry.coins && row.entry.recordedTotal) {
                const int missing = *row.entry.recordedTotal - *others;
                fitting[0] += missing == *row.entry.coins ? 1 : 0;
                fitting[1] += missing == *row.entry.coins / coinsPerPoint ? 1 : 0;
            }
        }
        result.coinsArePoints = fitting[0] >= fitting[1];
        for (CsvRow &row : rows) {
            if (row.about.box == Box::dice || !row.entry.coins) {
                continue;
            }
            row.entry.set(Row::treasury, result.coinsArePoints ? *row.entry.coins
                                                               : *row.entry.coins / coinsPerPoint);
            if (result.coinsArePoints) {
                row.entry.coins.reset();
            }
        }
    }

    const int coinsPerPoint = classic::Rules().coinsPerPoint; // Duel's coins are worth the same

    std::vector<std::string> heads;
    std::vector<Meaning> meanings;
    std::vector<CsvRecord> records;
    bool hasTreasury = false;
    bool hasCoins = false;
    bool boxSaid = false; ///< by the row that is being read
    Import result;
};

} // namespace

Parsed<Import> readCsv(std::string_view bytes) {
    const DecodedText decoded = decodeText(bytes);
    const Head head = findHead(decoded.text);
    if (head.understood < leastColumns) {
        return Parsed<Import>::failure("there is no head with columns of a score sheet (player, "
                                       "military, science, total ...)");
    }
    CsvImport file(decoded.text, head);
    if (file.tooLong()) {
        return Parsed<Import>::failure("it has more than " + std::to_string(mostRows) + " rows");
    }
    Import import = file.run();
    if (import.rows == 0) {
        return Parsed<Import>::failure("there are no scores below the head");
    }
    import.encoding = decoded.encoding;
    return import;
}

Parsed<Import> readSheets(std::string_view bytes) {
    const DecodedText decoded = decodeText(bytes);
    const auto begin = decoded.text.find_first_not_of(" \t\r\n");
    if (begin != std::string::npos && (decoded.text[begin] == '{' || decoded.text[begin] == '[')) {
        return readJson(decoded.text);
    }
    return readCsv(bytes);
}

std::vector<LocatedFinding> checkImport(const Import &import, const Checker &checker,
                                        const std::function<bool()> &stopped) {
    std::vector<LocatedFinding> all = import.unread;
    for (const Sheet &sheet : import.sheets) {
        if (stopped && stopped()) {
            break;
        }
        std::size_t first = sheet.entries.empty() ? 0 : sheet.entries.front().line;
        for (const Entry &entry : sheet.entries) {
            first = std::min(first, entry.line);
        }
        for (Finding &finding : checker.check(sheet)) {
            const Entry *entry = finding.entry ? &sheet.entries[*finding.entry] : nullptr;
            all.push_back({entry != nullptr ? entry->line : first, sheet.title(),
                           entry != nullptr ? entry->player : "", std::move(finding)});
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const LocatedFinding &one, const LocatedFinding &other) {
                         return one.line < other.line;
                     });
    return all;
}

} // namespace mirabilia::scorer
