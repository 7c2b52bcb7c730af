// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/columns.h"
#include "scorer/csv.h"
#include "scorer/csv_guard.h"
#include "scorer/csv_rows.h"
#include "scorer/csv_words.h"
#include "scorer/date.h"
#include "scorer/import.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// The head stands within so many records; above it there may be titles.
constexpr std::size_t searchedForHead = 30;
constexpr std::size_t leastColumns = 2;
/// Several games a day for a hundred years.
constexpr std::size_t mostRows = 200'000;
/// Rows between two reports of progress.
constexpr std::size_t rowsAtOnce = 512;

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

/// One file on its way from records to sheets.
class CsvImport {
public:
    CsvImport(std::string_view text, const Head &head, const Progress &progressToTell)
        : progress(progressToTell) {
        CsvReader reader(text, head.delimiter);
        CsvRecord record;
        for (std::size_t number = 0; number <= head.skipped; ++number) {
            reader.next(record);
        }
        heads = record.cells;
        for (std::string &cell : heads) {
            cell = unguarded(tidied(cell));
        }
        while (records.size() <= mostRows && goesOn(reader.position(), 2 * text.size()) &&
               reader.next(record)) {
            if (!record.empty() && !repeatsHead(record)) {
                records.push_back(std::move(record));
            }
        }
    }

    [[nodiscard]] bool tooLong() const { return records.size() > mostRows; }
    [[nodiscard]] bool wasStopped() const { return stopped; }

    /// Worthless if it was stopped.
    Import run() {
        findMeanings();
        std::erase_if(records, [this](const CsvRecord &record) { return isRemark(record); });
        readDates();
        std::vector<CsvRow> rows;
        std::size_t done = records.size();
        for (const CsvRecord &record : records) {
            if (!goesOn(done++, 2 * records.size())) {
                return std::move(result);
            }
            CsvRow row = readRow(record);
            const bool anything = !row.entry.player.empty() || row.entry.recordedTotal ||
                                  total(row.about.box, row.entry);
            noteBrokenLine(record, row);
            if (anything) {
                rows.push_back(std::move(row));
            }
        }
        result.rows = rows.size();
        settle(rows);
        result.sheets = sheetsOf(std::move(rows));
        for (Sheet &sheet : result.sheets) {
            settleVictory(sheet);
            forgetComputed(sheet);
        }
        return std::move(result);
    }

private:
    /// The first half of the work is to take the text apart, the second to understand it.
    bool goesOn(std::size_t done, std::size_t all) {
        if (progress && ++steps % rowsAtOnce == 0) {
            stopped = stopped || !progress(static_cast<double>(done) / static_cast<double>(all));
        }
        return !stopped;
    }

    /// What only all rows together tell.
    void settle(std::vector<CsvRow> &rows) {
        for (const auto &[number, first] : settleBoxes(rows)) {
            const CsvRow &row = rows[number];
            note(row, "other_sheet",
                 {{"sheet", std::string(name(row.about.box))}, {"other", std::string(name(first))}},
                 std::string(name(Field::sheet)));
        }
        if (hasCoins && !hasTreasury) {
            result.coinsArePoints = settleCoins(rows);
        }
        if (result.coinsArePoints) {
            remark("coins_are_points", name(Field::coins));
        }
        for (const Row row : settleFlags(rows)) {
            remark("flag_column", name(row));
        }
        result.emptyIsZero = emptyIsZero(rows);
    }

    void remark(std::string code, std::string_view column) {
        const std::string head(column);
        result.remarks.push_back(
            {FindingKind::remark, std::move(code), {{"column", head}}, head, std::nullopt});
    }

    void readDates() {
        const auto column = std::find(meanings.begin(), meanings.end(), Meaning(Field::date));
        std::vector<std::string *> dates;
        for (CsvRecord &record : records) {
            const auto place = static_cast<std::size_t>(column - meanings.begin());
            if (place < std::min(record.cells.size(), heads.size())) {
                dates.push_back(&record.cells[place]);
                *dates.back() = unguarded(tidied(*dates.back()));
            }
        }
        result.remarks = settleDates(dates);
    }

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
                if (i < record.cells.size() && !isBlank(record.cells[i]) &&
                    !isComment(record.cells.front())) {
                    ++filled;
                    whole += wholeNumber(rankIn(record.cells[i])) ? 1 : 0;
                }
            }
            numbers[i] = filled == 0 || 2 * whole > filled;
        }
        meanings = meaningsOf(heads, numbers);
        for (std::size_t i = 0; i < heads.size(); ++i) {
            if (meanings[i] == Meaning() && !heads[i].empty()) {
                result.unknownColumns.push_back(heads[i]);
            }
            hasTreasury = hasTreasury || meanings[i] == Meaning(Row::treasury) ||
                          std::holds_alternative<NumberedRow>(meanings[i]);
            hasCoins = hasCoins || meanings[i] == Meaning(Field::coins);
        }
    }

    /// A line that people write between the rows or below them: marked as a comment, a single text
    /// that is no player, or an average. Nothing in it counts.
    [[nodiscard]] bool isRemark(const CsvRecord &record) const {
        std::size_t filled = 0;
        bool points = false;
        bool game = false;
        std::string player;
        for (std::size_t i = 0; i < std::min(record.cells.size(), heads.size()); ++i) {
            if (isBlank(record.cells[i])) {
                continue;
            }
            ++filled;
            points = points || (holdsPoints(meanings[i]) && wholeNumber(record.cells[i]));
            game = game || meanings[i] == Meaning(Field::game);
            if (meanings[i] == Meaning(Field::player)) {
                player = tidied(record.cells[i]);
            }
        }
        if (game && !player.empty()) {
            return false; // somebody in some game, whatever they are called
        }
        const bool mark = isComment(record.cells.front());
        return isSummary(player) || (!points && (mark || (filled == 1 && player.empty())));
    }

    CsvRow readRow(const CsvRecord &record) {
        CsvRow row;
        row.entry.line = record.line;
        const std::size_t cells = std::min(record.cells.size(), heads.size());
        for (std::size_t i = 0; i < cells; ++i) { // names first: findings carry them
            if (const auto *field = std::get_if<Field>(&meanings[i])) {
                readText(*field, unguarded(tidied(record.cells[i])), row);
            }
        }
        if (!row.about.game.empty() && boxOf(row.about.game)) {
            row.about.box = *boxOf(row.about.game);
            row.boxShown = true;
            row.about.game.clear(); // the title of the box, not the number of a game
        } else if (!row.boxShown) {
            const auto shown = boxByRows(record);
            row.boxShown = shown || row.entry.supremacy != Supremacy::none;
            row.about.box = shown ? *shown : row.boxShown ? Box::duel : Box::classic;
        }
        for (std::size_t i = 0; i < cells; ++i) {
            readNumber(meanings[i], heads[i], record.cells[i], row);
        }
        return row;
    }

    /// Which game a row is from, by the rows of the sheet that it fills in. Numbered rows are those
    /// of Dice unless the row says what else.
    [[nodiscard]] std::optional<Box> boxByRows(const CsvRecord &record) const {
        for (const Box box : {Box::duel, Box::dice}) {
            for (std::size_t i = 0; i < std::min(record.cells.size(), heads.size()); ++i) {
                const auto *row = std::get_if<Row>(&meanings[i]);
                const bool own = row != nullptr && !hasRow(Box::classic, *row) && hasRow(box, *row);
                const bool numbered =
                    box == Box::dice && std::holds_alternative<NumberedRow>(meanings[i]);
                if ((own || numbered) && !isBlank(record.cells[i])) {
                    return box;
                }
            }
        }
        return std::nullopt;
    }

    void readText(Field field, const std::string &text, CsvRow &row) {
        Sheet &about = row.about;
        Entry &entry = row.entry;
        switch (field) {
        case Field::sheet:
            row.boxShown = boxOf(text).has_value();
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
        case Field::computer: readComputer(text, entry); break;
        default: break;
        }
    }

    static void readComputer(const std::string &text, Entry &entry) {
        const auto computer = yesOrNo(text);
        entry.computer = computer.value_or(false);
        if (!computer) {
            entry.unknown.emplace_back(name(Field::computer), text);
        }
    }

    static void readVictory(const std::string &text, Entry &entry) {
        const auto supremacy = victoryOf(text);
        entry.supremacy = supremacy.value_or(Supremacy::none);
        if (!supremacy) {
            entry.unknown.emplace_back(name(Field::victory), text);
        }
    }

    void readNumber(const Meaning &meaning, const std::string &head, const std::string &cell,
                    CsvRow &row) {
        Entry &entry = row.entry;
        if (holdsRow(meaning)) {
            const auto points = rowOf(meaning, row.about.box);
            if (points && (!isBlank(cell) || !entry.at(*points))) {
                entry.set(*points, number(name(*points), cell, row));
                row.hasEmpty = row.hasEmpty || tidied(cell).empty();
            } else if (!points && !isBlank(cell)) {
                entry.unknown.emplace_back(head, tidied(cell));
            }
        } else if (const auto *field = std::get_if<Field>(&meaning)) {
            switch (*field) {
            case Field::seat: entry.seat = numberOrKept(head, cell, row); break;
            case Field::minutes: row.about.minutes = numberOrKept(head, cell, row); break;
            case Field::total: entry.recordedTotal = typed(*field, cell, row); break;
            case Field::rank: entry.recordedRank = typed(*field, rankIn(cell), row); break;
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

    /// Totals and ranks that the spreadsheet worked out were not typed by anybody.
    std::optional<int> typed(Field field, const std::string &cell, CsvRow &row) {
        return isWorkedOut(cell) ? std::nullopt : number(name(field), cell, row);
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

    std::vector<std::string> heads;
    std::vector<Meaning> meanings;
    std::vector<CsvRecord> records;
    const Progress &progress;
    std::size_t steps = 0;
    bool stopped = false;
    bool hasTreasury = false;
    bool hasCoins = false;
    Import result;
};

} // namespace

Parsed<Import> readCsv(std::string_view bytes, const Progress &progress) {
    const DecodedText decoded = decodeText(bytes);
    const Head head = findHead(decoded.text);
    if (head.understood < leastColumns) {
        return Parsed<Import>::failure("there is no head with columns of a score sheet (player, "
                                       "military, science, total ...)");
    }
    CsvImport file(decoded.text, head, progress);
    if (file.tooLong()) {
        return Parsed<Import>::failure("it has more than " + std::to_string(mostRows) + " rows");
    }
    Import import = file.run();
    if (file.wasStopped()) {
        return Parsed<Import>::failure("the reading was stopped");
    }
    if (import.rows == 0) {
        return Parsed<Import>::failure("there are no scores below the head");
    }
    import.encoding = decoded.encoding;
    return import;
}

Parsed<Import> readSheets(std::string_view bytes, const Progress &progress) {
    const DecodedText decoded = decodeText(bytes);
    const auto begin = decoded.text.find_first_not_of(" \t\r\n");
    if (begin != std::string::npos && (decoded.text[begin] == '{' || decoded.text[begin] == '[')) {
        return readJson(decoded.text);
    }
    return readCsv(bytes, progress);
}

} // namespace mirabilia::scorer
