// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/table.h"

#include "scorer/date.h"
#include "scorer/person.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/guard.h"
#include "scorer/reading/rows.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <map>

namespace mirabilia::scorer {

namespace {

/// One table on its way to sheets.
class TableImport {
public:
    TableImport(Table given, Steps &told, const ColumnWishes &columns)
        : table(std::move(given))
        , wishes(columns)
        , steps(told) {}

    Reading read() {
        findMeanings();
        dropRemarks();
        readDates();
        std::vector<CsvRow> rows;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (!steps.goesOn(table.rows.size() + i, 2 * table.rows.size())) {
                return Reading("stopped");
            }
            CsvRow row = readRow(table.rows[i], table.blocks[i]);
            const bool seated = row.entry.seat && (!row.about.game.empty() || row.block > 0);
            const bool ofOurs = isOurs() && row.block > 0; // then a blank entry is one, too
            const bool anything = ofOurs || !row.entry.player.empty() || row.entry.recordedTotal ||
                                  seated || total(row.about.box, row.entry);
            noteBrokenLine(table.rows[i], row);
            if (anything) {
                rows.push_back(std::move(row));
            }
        }
        if (rows.empty()) {
            return Reading("no_scores");
        }
        result.rows = rows.size();
        settle(rows);
        result.sheets = sheetsOf(std::move(rows));
        for (Sheet &sheet : result.sheets) {
            settleVictory(sheet);
            if (!hasRecordedTotals) {
                forgetComputedTotals(sheet);
            }
            if (!hasRecordedRanks) {
                forgetComputedRanks(sheet);
            }
        }
        return std::move(result);
    }

private:
    /// What only all rows together tell.
    void settle(std::vector<CsvRow> &rows) {
        for (const auto &[number, first] : settleBoxes(rows)) {
            const CsvRow &row = rows[number];
            note(row, "other_sheet",
                 {{"sheet", std::string(name(row.about.box))}, {"other", std::string(name(first))}},
                 std::string(name(Field::sheet)));
        }
        if (hasCoins && hasRows && !hasTreasury && !isChosen(Field::coins)) {
            result.coinsArePoints = settleCoins(rows);
        }
        if (result.coinsArePoints) {
            remark("coins_are_points", name(Field::coins));
            setMeaning(Field::coins, name(Row::treasury));
        }
        const bool hasTotal =
            std::find(meanings.begin(), meanings.end(), Meaning(Field::total)) != meanings.end();
        if (const auto column = isOurs() || hasTotal ? std::nullopt : settleTotal(rows)) {
            tellPoints(*column, "total_column", name(Field::total));
        }
        if (!isOurs()) { // else that was done when it came in, with all its totals
            settleMeanings(rows);
        }
        result.emptyIsZero = emptyIsZero(rows);
    }

    /// Columns that the totals explain.
    void settleMeanings(std::vector<CsvRow> &rows) {
        std::vector<Row> settled;
        for (const Row row : optionalRowsOf(Box::classic)) {
            if (row != Row::other && !isChosen(row)) {
                settled.push_back(row);
            }
        }
        for (const Row row : settleFlags(rows, settled)) {
            remark("flag_column", name(row));
            setMeaning(row, name(Field::addOns));
        }
        const Strangers strangers = settleStrangers(rows);
        for (const std::size_t column : strangers.points) {
            tellPoints(column, "points_column", name(Row::other));
        }
        if (strangers.open) {
            remark("partial_sums", "");
        }
    }

    /// What all rows together say of a column that means nothing by its head.
    void tellPoints(std::size_t column, std::string code, std::string_view meaning) {
        remark(std::move(code), table.heads[column]);
        result.columns[column].meaning = meaning;
        std::erase(result.unknownColumns, table.heads[column]);
    }

    /// A file that `writeCsv` wrote of sheets whose totals say more than their rows.
    [[nodiscard]] bool isOurs() const {
        return hasRecordedTotals ||
               std::find(meanings.begin(), meanings.end(), Meaning(Field::id)) != meanings.end();
    }

    void remark(std::string code, std::string_view column) {
        const std::string head(column);
        result.remarks.push_back(
            {FindingKind::remark, std::move(code), {{"column", head}}, head, std::nullopt});
    }

    void readDates() {
        const auto column = std::find(meanings.begin(), meanings.end(), Meaning(Field::date));
        std::vector<std::string *> dates;
        for (CsvRecord &record : table.rows) {
            const auto place = static_cast<std::size_t>(column - meanings.begin());
            if (place < std::min(record.cells.size(), table.heads.size())) {
                dates.push_back(&record.cells[place]);
                *dates.back() = unguarded(tidied(*dates.back()));
            }
        }
        result.remarks = settleDates(dates);
    }

    /// The cells below a head that hold anything, without those of comments.
    [[nodiscard]] std::vector<std::string> cellsBelow(std::size_t column) const {
        std::vector<std::string> cells;
        for (const CsvRecord &record : table.rows) {
            if (column < record.cells.size() && !record.cells[column].empty() &&
                !isComment(record.cells.front())) {
                cells.push_back(record.cells[column]);
            }
        }
        return cells;
    }

    void findMeanings() {
        std::vector<bool> numbers;
        for (std::size_t i = 0; i < table.heads.size(); ++i) {
            numbers.push_back(areNumbers(cellsBelow(i)));
        }
        takeKeptMarks();
        std::vector<std::string> words = table.heads;
        for (std::size_t i = 0; i < words.size(); ++i) {
            words[i] = kept[i] ? "" : words[i];
        }
        meanings = meaningsOf(words, numbers);
        const ColumnChoices *choices =
            wishes.choices ? &*wishes.choices : wishes.memory.find(table.heads);
        chosen = choices == nullptr ? std::vector<bool>(table.heads.size())
                                    : choose(*choices, table.heads, meanings);
        for (std::size_t i = 0; i < table.heads.size(); ++i) {
            const std::string &head = table.heads[i];
            hasRecordedTotals |= isRecorded(head) && meanings[i] == Meaning(Field::total);
            hasRecordedRanks |= isRecorded(head) && meanings[i] == Meaning(Field::rank);
            hasTreasury |= meanings[i] == Meaning(Row::treasury) ||
                           std::holds_alternative<NumberedRow>(meanings[i]);
            hasCoins |= meanings[i] == Meaning(Field::coins) && !areLeftCoins(head);
            hasRows |= holdsRow(meanings[i]);
            strangeNumbers.push_back(meanings[i] == Meaning() && !chosen[i] && !words[i].empty() &&
                                     numbers[i]);
            negated.push_back(isCostWithoutSign(i));
        }
        for (std::size_t i = 0; i < table.heads.size(); ++i) {
            const std::string &head = table.heads[i];
            result.columns.push_back({head, name(meanings[i]), firstFilled(i), chosen[i]});
            if (meanings[i] == Meaning() && !head.empty() && !isWorkedOutBeside(i)) {
                result.unknownColumns.push_back(head);
            }
        }
    }

    /// Columns that are only kept get their heads back.
    void takeKeptMarks() {
        for (std::string &head : table.heads) {
            kept.push_back(head.starts_with(keptMark));
            head.erase(0, kept.back() ? keptMark.size() : 0);
        }
    }

    [[nodiscard]] std::vector<std::string> firstFilled(std::size_t column) const {
        constexpr std::size_t few = 3;
        std::vector<std::string> filled;
        for (const CsvRecord &record : table.rows) {
            if (filled.size() < few && column < record.cells.size() &&
                !isBlank(record.cells[column])) {
                filled.push_back(shortened(record.cells[column]));
            }
        }
        return filled;
    }

    [[nodiscard]] bool isChosen(const Meaning &meaning) const {
        for (std::size_t i = 0; i < meanings.size(); ++i) {
            if (chosen[i] && meanings[i] == meaning) {
                return true;
            }
        }
        return false;
    }

    /// The rows have told what a column is.
    void setMeaning(const Meaning &from, std::string_view to) {
        const auto column = std::find(meanings.begin(), meanings.end(), from);
        if (column != meanings.end()) {
            result.columns[static_cast<std::size_t>(column - meanings.begin())].meaning = to;
        }
    }

    /// Defeats and debts that somebody wrote as what they are, not as what they cost.
    [[nodiscard]] bool isCostWithoutSign(std::size_t column) const {
        const auto *share = std::get_if<Share>(&meanings[column]);
        if (share == nullptr || !share->costs) {
            return false;
        }
        const auto cells = cellsBelow(column);
        return std::none_of(cells.begin(), cells.end(), [](const std::string &cell) {
            return wholeNumber(cell).value_or(0) < 0;
        });
    }

    /// "total" beside "recorded_total": what the program that wrote the file has reckoned.
    [[nodiscard]] bool isWorkedOutBeside(std::size_t column) const {
        const Meaning meaning = kept[column] ? Meaning() : meaningOf(table.heads[column], true);
        return (hasRecordedTotals && meaning == Meaning(Field::total)) ||
               (hasRecordedRanks && meaning == Meaning(Field::rank));
    }

    void dropRemarks() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            if (!isRemark(table.rows[i])) {
                table.blocks[kept] = table.blocks[i];
                if (kept != i) {
                    table.rows[kept] = std::move(table.rows[i]);
                }
                ++kept;
            }
        }
        table.rows.resize(kept);
        table.blocks.resize(kept);
    }

    /// A line that people write between the rows or below them: marked as a comment, a single text
    /// that is no player, or an average. Nothing in it counts.
    [[nodiscard]] bool isRemark(const CsvRecord &record) const {
        std::size_t filled = 0;
        bool points = false;
        bool game = false;
        std::string player;
        for (std::size_t i = 0; i < std::min(record.cells.size(), table.heads.size()); ++i) {
            if (isBlank(record.cells[i])) {
                continue;
            }
            if (meanings[i] == Meaning(Field::id)) {
                return false; // an entry of ours, even if it is "-"
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

    CsvRow readRow(const CsvRecord &record, std::size_t block) {
        CsvRow row;
        row.block = block;
        row.entry.line = record.line;
        const std::size_t cells = std::min(record.cells.size(), table.heads.size());
        for (std::size_t i = 0; i < cells; ++i) { // names first: findings carry them
            if (const auto *field = std::get_if<Field>(&meanings[i])) {
                const bool lines = *field == Field::notes;
                const std::string &cell = record.cells[i];
                readText(*field, unguarded(lines ? tidiedLines(cell) : tidied(cell)), row);
            }
        }
        for (std::size_t i = 0; i < cells; ++i) { // then whom and what they are about
            if (meanings[i] == Meaning(Field::winner)) {
                readWinner(unguarded(tidied(record.cells[i])), row.entry);
            }
        }
        if (!row.boxShown && row.block == 0 && takeTitle(row.about.game, row)) {
            row.about.game.clear(); // the title of the box, not the number of a game
        } else if (!row.boxShown) {
            const auto shown = boxByRows(record);
            row.boxShown = shown || row.entry.supremacy != Supremacy::none;
            row.about.box = shown ? *shown : row.boxShown ? Box::duel : Box::classic;
        }
        for (std::size_t i = 0; i < cells; ++i) {
            readNumber(i, record.cells[i], row);
        }
        return row;
    }

    /// Whether the sheet has all rows that are filled in.
    [[nodiscard]] bool fits(const CsvRecord &record, Box box) const {
        for (std::size_t i = 0; i < std::min(record.cells.size(), table.heads.size()); ++i) {
            const auto *row = std::get_if<Row>(&meanings[i]);
            if (row != nullptr && !isBlank(record.cells[i]) && !hasRow(box, *row)) {
                return false;
            }
        }
        return true;
    }

    /// Which game a row is from, by the rows of the sheet that it fills in. Numbered rows are those
    /// of Dice unless the row says what else.
    [[nodiscard]] std::optional<Box> boxByRows(const CsvRecord &record) const {
        for (const Box box : {Box::duel, Box::dice}) {
            for (std::size_t i = 0; i < std::min(record.cells.size(), table.heads.size()); ++i) {
                const auto *row = std::get_if<Row>(&meanings[i]);
                const bool own = row != nullptr && isOwnRow(box, *row);
                const bool numbered =
                    box == Box::dice && std::holds_alternative<NumberedRow>(meanings[i]);
                if ((own || numbered) && !isBlank(record.cells[i])) {
                    const bool senate = row != nullptr && *row == Row::agora &&
                                        !fits(record, Box::dice) && fits(record, Box::duel);
                    return senate ? Box::duel : box;
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
            about.box = Box::classic;
            row.boxShown = takeTitle(text, row);
            break;
        case Field::game: about.game = text; break;
        case Field::date: about.date = text; break;
        case Field::round: about.round = text; break;
        case Field::table: about.table = text; break;
        case Field::location: about.place = text; break;
        case Field::edition: about.edition = text.empty() ? about.edition : text; break;
        case Field::addOns: about.addOns = text.empty() ? about.addOns : text; break;
        case Field::notes: about.notes = text; break;
        case Field::player: entry.player = text; break;
        case Field::person: entry.person = text == personIdOf(entry.player) ? "" : text; break;
        case Field::colour: entry.colour = text; break;
        case Field::wonder:
            if (!text.empty()) {
                readBoard(text, entry);
            }
            break;
        case Field::side: entry.side = text.empty() ? entry.side : sideIn(text); break;
        case Field::left: entry.left = text; break;
        case Field::right: entry.right = text; break;
        case Field::victory: readVictory(text, entry); break;
        case Field::computer: readComputer(text, entry); break;
        case Field::id: readId(text, row); break;
        case Field::guessed:
            about.seating = yesOrNo(text) == true ? Seating::guessed : about.seating;
            break;
        default: break;
        }
    }

    /// The box by its title, and its edition unless a column of its own has it.
    static bool takeTitle(const std::string &text, CsvRow &row) {
        const auto named = boxIn(text);
        if (named) {
            row.boxShown = true;
            row.about.box = named->box;
            if (named->edition && row.about.edition.empty()) {
                row.about.edition = name(*named->edition);
            }
            row.about.addOns = row.about.addOns.empty() ? named->addOns : row.about.addOns;
        }
        return named.has_value();
    }

    /// Rows with one id are a sheet.
    void readId(const std::string &text, CsvRow &row) {
        if (!text.empty()) {
            row.block = ids.try_emplace(text, ids.size() + 1).first->second;
            row.about.id = text.starts_with(fileNumberMark) ? "" : text;
        }
    }

    /// A side that stands behind the wonder, unless a column of its own has it.
    void readBoard(const std::string &text, Entry &entry) const {
        const NamedBoard board = boardIn(text);
        const bool ownColumn =
            std::find(meanings.begin(), meanings.end(), Meaning(Field::side)) != meanings.end();
        entry.wonder = ownColumn ? text : board.wonder;
        entry.side = ownColumn ? entry.side : board.side;
    }

    static void readComputer(const std::string &text, Entry &entry) {
        const auto computer = yesOrNo(text);
        entry.computer = computer.value_or(false);
        if (!computer) {
            entry.unknown.emplace_back(name(Field::computer), text);
        }
    }

    /// "yes", the name of who won, or by what.
    static void readWinner(const std::string &text, Entry &entry) {
        const bool byName = !text.empty() && folded(text) == folded(entry.player);
        const auto won = yesOrNo(text);
        const auto supremacy = victoryOf(text);
        if (byName || won == true) {
            entry.recordedRank = entry.recordedRank ? entry.recordedRank : 1;
        } else if (!won && supremacy.value_or(Supremacy::none) != Supremacy::none) {
            entry.supremacy = *supremacy;
        }
    }

    static void readVictory(const std::string &text, Entry &entry) {
        const auto supremacy = victoryOf(text);
        entry.supremacy = supremacy.value_or(Supremacy::none);
        if (!supremacy) {
            entry.unknown.emplace_back(name(Field::victory), text);
        }
    }

    void readNumber(std::size_t column, const std::string &cell, CsvRow &row) {
        const Meaning &meaning = meanings[column];
        const std::string &head = table.heads[column];
        Entry &entry = row.entry;
        if (holdsRow(meaning)) {
            const auto points = rowOf(meaning, row.about.box);
            if (points && std::holds_alternative<Share>(meaning)) {
                addShare(*points, negated[column], number(head, cell, row), row.entry);
            } else if (points && (!isBlank(cell) || !entry.at(*points))) {
                addShare(*points, false, number(name(*points), cell, row), row.entry);
                row.hasEmpty = row.hasEmpty || tidied(cell).empty();
            } else if (!points && !isBlank(cell)) {
                entry.unknown.emplace_back(head, tidied(cell));
            }
        } else if (const auto *field = std::get_if<Field>(&meaning)) {
            switch (*field) {
            case Field::seat: entry.seat = numberOrKept(head, cell, row); break;
            case Field::minutes: row.about.minutes = numberOrKept(head, cell, row); break;
            case Field::total: readTotal(cell, row); break;
            case Field::rank: readRank(cell, row); break;
            case Field::coins: entry.coins = number(name(*field), cell, row); break;
            default: break;
            }
        } else if (!tidied(cell).empty() && !isWorkedOutBeside(column)) {
            entry.unknown.emplace_back(head, unguarded(tidied(cell)));
            if (const auto value = wholeNumber(cell); value && strangeNumbers[column]) {
                row.strangers.emplace_back(column, *value);
            }
        }
    }

    static void addShare(Row points, bool negative, const std::optional<int> &share, Entry &entry) {
        if (share) {
            entry.set(points, entry.at(points).value_or(0) + (negative ? -*share : *share));
        }
    }

    void readTotal(const std::string &cell, CsvRow &row) {
        const auto placing = placingIn(cell);
        if (placing && placing->total) {
            row.entry.recordedTotal = placing->total;
            row.entry.recordedRank =
                row.entry.recordedRank ? row.entry.recordedRank : placing->rank;
        } else if (!isWorkedOut(cell)) {
            const auto typed = number(name(Field::total), cell, row);
            row.entry.recordedTotal = typed ? typed : row.entry.recordedTotal;
        }
    }

    /// "1st (50)" tells the total too, here as among totals.
    void readRank(const std::string &cell, CsvRow &row) {
        const auto placing = placingIn(cell);
        if (placing) {
            row.entry.recordedRank = placing->rank;
            row.entry.recordedTotal =
                row.entry.recordedTotal ? row.entry.recordedTotal : placing->total;
        } else if (!isWorkedOut(cell)) {
            number(name(Field::rank), cell, row);
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

    /// What is no number is told and kept, under the name of its column.
    std::optional<int> number(std::string_view column, const std::string &cell, CsvRow &row) {
        if (isBlank(cell)) {
            return std::nullopt;
        }
        const auto value = wholeNumberOrSum(cell);
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
        while (cells > table.heads.size() && isBlank(record.cells[cells - 1])) {
            --cells;
        }
        if (record.openQuote) {
            note(row, "open_quote", {}, "");
        } else if (cells > table.heads.size()) {
            note(
                row, "too_many_cells",
                {{"cells", std::to_string(cells)}, {"columns", std::to_string(table.heads.size())}},
                "");
        }
    }

    Table table;
    std::map<std::string, std::size_t> ids; ///< and their blocks
    const ColumnWishes &wishes;
    Steps &steps;
    std::vector<Meaning> meanings;
    std::vector<bool> kept;           ///< columns that mean nothing, whatever their heads are
    std::vector<bool> chosen;         ///< by a person
    std::vector<bool> strangeNumbers; ///< columns of whole numbers that mean nothing
    std::vector<bool> negated;        ///< columns that cost what they say
    bool hasTreasury = false;
    bool hasCoins = false; ///< that may be points
    bool hasRows = false;  ///< of the sheet
    bool hasRecordedTotals = false;
    bool hasRecordedRanks = false;
    Import result;
};

} // namespace

Reading readTable(Grid grid, Steps &steps, const ColumnWishes &columns) {
    auto table = tableOf(withoutFrame(std::move(grid)));
    return table ? TableImport(*std::move(table), steps, columns).read() : Reading("no_head");
}

} // namespace mirabilia::scorer
