// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/export.h"
#include "scorer/person.h"
#include "scorer/ranking.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/csv.h"
#include "scorer/reading/guard.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace mirabilia::scorer {

namespace {

std::string textOf(const std::optional<int> &number) {
    return number ? std::to_string(*number) : "";
}

/// A row that is being written, and the table around it.
struct WrittenRow {
    const Sheet &sheet;
    const Entry &entry;
    const std::string &id; ///< by which its rows find together
    const Place &place;
    std::size_t number; ///< in the sheet
};

std::string textOf(Field field, const WrittenRow &row) {
    const Sheet &sheet = row.sheet;
    const Entry &entry = row.entry;
    switch (field) {
    case Field::sheet: return std::string(name(sheet.box));
    case Field::id: return row.id;
    case Field::guessed: return sheet.seating == Seating::guessed ? "yes" : "";
    case Field::game: return sheet.game;
    case Field::date: return sheet.date;
    case Field::round: return sheet.round;
    case Field::table: return sheet.table;
    case Field::location: return sheet.place;
    case Field::minutes: return textOf(sheet.minutes);
    case Field::edition: return sheet.edition;
    case Field::addOns: return sheet.addOns;
    case Field::notes: return sheet.notes;
    case Field::seat:
        return entry.seat || sheet.seating != Seating::known ? textOf(entry.seat)
                                                             : std::to_string(row.number + 1);
    case Field::player: return entry.player;
    case Field::person: return sheet.id.empty() ? entry.person : personId(entry);
    case Field::colour: return entry.colour;
    case Field::wonder: return entry.wonder;
    case Field::side: return entry.side;
    case Field::left: return entry.left;
    case Field::right: return entry.right;
    case Field::victory: return std::string(name(entry.supremacy));
    case Field::computer: return entry.computer ? "yes" : "";
    case Field::total: {
        const auto sum = total(sheet.box, entry);
        return textOf(sum ? sum : entry.recordedTotal);
    }
    case Field::rank: // one that cannot be known would decide the tie when it is read
        return row.place.rank > 0 && !row.place.undecided ? std::to_string(row.place.rank) : "";
    case Field::coins: return textOf(entry.coins);
    case Field::winner: break; // the rank tells it
    }
    return {};
}

/// The columns of some sheets: those of the classic game always, others where they are needed.
class Columns {
public:
    explicit Columns(std::span<const Sheet> sheets) {
        const auto uses = [sheets](Box box) {
            return std::any_of(sheets.begin(), sheets.end(),
                               [box](const Sheet &sheet) { return sheet.box == box; });
        };
        meanings = {Field::game,   Field::date,   Field::table, Field::seat,
                    Field::player, Field::wonder, Field::side};
        addRows(rowsOf(Box::classic));
        addRows(std::array{Row::leaders, Row::cities, Row::armada, Row::edifices});
        for (const Box box : {Box::classic, Box::duel, Box::dice}) {
            if (uses(box)) {
                addRows(rowsOf(box));
            }
            for (const Row row : optionalRowsOf(box)) {
                if (isFilled(sheets, box, row)) {
                    addRows({&row, 1});
                }
            }
        }
        for (const Field field : {Field::total, Field::rank, Field::coins}) {
            meanings.emplace_back(field);
        }
        if (uses(Box::duel) || uses(Box::dice)) {
            meanings.emplace_back(Field::sheet);
        }
        for (const Field field :
             {Field::victory, Field::computer, Field::colour, Field::left, Field::right,
              Field::round, Field::location, Field::minutes, Field::edition, Field::addOns,
              Field::notes, Field::guessed, Field::person}) {
            if (filled(sheets, field)) {
                meanings.emplace_back(field);
            }
        }
        for (const Sheet &sheet : sheets) {
            for (const Entry &entry : sheet.entries) {
                typedTotals |= entry.recordedTotal && total(sheet.box, entry);
                typedRanks |= entry.recordedRank.has_value();
            }
        }
        for (const Sheet &sheet : sheets) {
            for (const Entry &entry : sheet.entries) {
                addUnknown(sheet, entry);
            }
        }
        needsIds = idsNeeded(sheets);
    }

    [[nodiscard]] std::vector<std::string> heads() const {
        std::vector<std::string> cells;
        for (const Meaning &meaning : meanings) {
            cells.emplace_back(headOf(meaning));
        }
        addIf(cells, typedTotals, recordedTotal);
        addIf(cells, typedRanks, recordedRank);
        addIf(cells, needsIds, std::string(name(Field::id)));
        for (const auto &[head, number] : unknown) {
            cells.push_back(meansSomething(head) ? keptMark + head : guarded(head));
        }
        return cells;
    }

    [[nodiscard]] std::vector<std::string> cells(const WrittenRow &row) const {
        std::vector<std::string> cells;
        for (const Meaning &meaning : meanings) {
            const auto *points = std::get_if<Row>(&meaning);
            const std::string cell = points != nullptr
                                         ? pointsIn(row.sheet.box, row.entry, *points)
                                         : guarded(textOf(std::get<Field>(meaning), row));
            const bool unread = unreadIn(row.sheet, row.entry, meaning);
            cells.push_back(unread ? unknownCell(row.entry, headOf(meaning)) : cell);
        }
        addIf(cells, typedTotals, textOf(row.entry.recordedTotal));
        addIf(cells, typedRanks, textOf(row.entry.recordedRank));
        addIf(cells, needsIds, guarded(row.id));
        for (const auto &[head, number] : unknown) {
            const bool elsewhere = number == 0 && staysInPlace(row.sheet, row.entry, head);
            cells.push_back(elsewhere ? "" : unknownCell(row.entry, head, number));
        }
        return cells;
    }

private:
    static constexpr const char *recordedTotal = "recorded_total";
    static constexpr const char *recordedRank = "recorded_rank";

    static void addIf(std::vector<std::string> &cells, bool wanted, std::string cell) {
        if (wanted) {
            cells.push_back(std::move(cell));
        }
    }

    /// The names of the games do not tell them apart, or they are from a history; without ids a
    /// line with nothing in it is nobody.
    static bool idsNeeded(std::span<const Sheet> sheets) {
        std::set<std::string> games;
        return std::any_of(sheets.begin(), sheets.end(), [&games](const Sheet &sheet) {
            const bool nameless =
                std::any_of(sheet.entries.begin(), sheet.entries.end(),
                            [](const Entry &entry) { return entry.player.empty(); });
            return nameless || !sheet.id.empty() || sheet.game.empty() || boxOf(sheet.game) ||
                   !games.insert(sheet.game).second;
        });
    }

    static std::string_view headOf(const Meaning &meaning) {
        const auto *row = std::get_if<Row>(&meaning);
        return row != nullptr ? name(*row) : name(std::get<Field>(meaning));
    }

    /// Several columns of a file may have the same head, or none.
    static std::string unknownCell(const Entry &entry, std::string_view head,
                                   std::size_t number = 0) {
        for (const auto &[name, text] : entry.unknown) {
            if (name == head && number-- == 0) {
                return guarded(text);
            }
        }
        return "";
    }

    void addRows(std::span<const Row> rows) {
        for (const Row row : rows) {
            if (std::find(meanings.begin(), meanings.end(), Meaning(row)) == meanings.end()) {
                meanings.emplace_back(row);
            }
        }
    }

    static bool isFilled(std::span<const Sheet> sheets, Box box, Row row) {
        return std::any_of(sheets.begin(), sheets.end(), [box, row](const Sheet &sheet) {
            return sheet.box == box &&
                   std::any_of(sheet.entries.begin(), sheet.entries.end(),
                               [row](const Entry &entry) { return entry.at(row); });
        });
    }

    static bool filled(std::span<const Sheet> sheets, Field field) {
        const std::string id;
        const Place place;
        for (const Sheet &sheet : sheets) {
            for (const Entry &entry : sheet.entries) {
                if (!textOf(field, {sheet, entry, id, place, 0}).empty() ||
                    !unknownCell(entry, name(field)).empty()) {
                    return true;
                }
            }
        }
        return false;
    }

    static std::string pointsIn(Box box, const Entry &entry, Row row) {
        return hasRow(box, row) ? textOf(entry.at(row)) : "";
    }

    /// What could not be read goes out as it came in: an empty cell has the text that was in it, if
    /// that cannot be read there again.
    [[nodiscard]] bool unreadIn(const Sheet &sheet, const Entry &entry,
                                const Meaning &meaning) const {
        const std::string text = unknownCell(entry, headOf(meaning));
        if (isBlank(text)) {
            return false;
        }
        if (const auto *row = std::get_if<Row>(&meaning)) {
            return pointsIn(sheet.box, entry, *row).empty() && isUnreadable(text);
        }
        switch (std::get<Field>(meaning)) {
        case Field::total:
            return !typedTotals && !entry.recordedTotal && !total(sheet.box, entry) &&
                   isUnreadable(text);
        case Field::coins: return !entry.coins && isUnreadable(text);
        case Field::minutes: return !sheet.minutes && isUnreadable(text);
        case Field::seat:
            return !entry.seat && sheet.seating != Seating::known && isUnreadable(text);
        case Field::victory: return entry.supremacy == Supremacy::none && !victoryOf(text);
        case Field::computer: return !entry.computer && !yesOrNo(text);
        default: return false;
        }
    }

    static bool isUnreadable(const std::string &text) {
        return !wholeNumberOrSum(text) && !placingIn(text) && !isWorkedOut(text);
    }

    [[nodiscard]] bool staysInPlace(const Sheet &sheet, const Entry &entry,
                                    const std::string &head) const {
        return std::any_of(meanings.begin(), meanings.end(), [&](const Meaning &meaning) {
            return headOf(meaning) == head && unreadIn(sheet, entry, meaning);
        });
    }

    /// It would be taken for a column of ours.
    static bool meansSomething(const std::string &head) {
        return meaningOf(head, true) != Meaning() || head.starts_with(keptMark);
    }

    void addUnknown(const Sheet &sheet, const Entry &entry) {
        std::map<std::string, std::size_t> numbers;
        for (const auto &[head, cell] : entry.unknown) {
            const std::pair column(head, numbers[head]++);
            const bool elsewhere = column.second == 0 && staysInPlace(sheet, entry, head);
            if (!elsewhere && seen.insert(column).second) {
                unknown.push_back(column);
            }
        }
    }

    std::vector<Meaning> meanings;
    std::vector<std::pair<std::string, std::size_t>> unknown; ///< of those with one head, which
    std::set<std::pair<std::string, std::size_t>> seen;
    bool typedTotals = false; ///< beside rows, which may say something else
    bool typedRanks = false;
    bool needsIds = false;
};

void writeLine(std::string &text, const std::vector<std::string> &cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        text.append(i == 0 ? "" : ",").append(csvCell(cells[i]));
    }
    text += "\r\n";
}

/// A word for each sheet that no other has: its id, else its number in the file.
std::vector<std::string> idsOf(std::span<const Sheet> sheets) {
    std::set<std::string> used;
    std::vector<std::string> ids;
    for (const Sheet &sheet : sheets) {
        const bool own = !sheet.id.empty() && used.insert(sheet.id).second;
        ids.push_back(own ? sheet.id : fileNumberMark + std::to_string(ids.size() + 1));
    }
    return ids;
}

} // namespace

std::string writeCsv(std::span<const Sheet> sheets) {
    const Columns columns(sheets);
    const auto ids = idsOf(sheets);
    std::string text = "\xef\xbb\xbf"; // without it Excel takes it for whatever it has always used
    writeLine(text, columns.heads());
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const auto ranks = ranking(sheets[i]);
        for (std::size_t j = 0; j < sheets[i].entries.size(); ++j) {
            writeLine(text, columns.cells({sheets[i], sheets[i].entries[j], ids[i], ranks[j], j}));
        }
    }
    return text;
}

} // namespace mirabilia::scorer
