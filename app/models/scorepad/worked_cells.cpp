// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/worked_cells.h"

namespace mirabilia {

std::unique_ptr<ScoreHelper> WorkedCells::helper(const scorer::Sheet &sheet, std::size_t column,
                                                 const SheetRow &row) const {
    const auto points = row.points();
    return points ? ScoreHelper::make({sheet, column, m_rules, m_words}, *points) : nullptr;
}

std::optional<scorer::Worked> WorkedCells::at(const scorer::Sheet &sheet, std::size_t column,
                                              const SheetRow &row) const {
    const scorer::Entry &entry = sheet.entries[column];
    const auto points = row.points();
    if (!points || !entry.at(*points) || !entry.workings.contains(*points)) {
        return std::nullopt;
    }
    const auto helper = this->helper(sheet, column, row);
    if (!helper) {
        return std::nullopt;
    }
    auto worked = helper->work(putInto(entry, *points));
    return worked.value == entry.at(*points) ? std::optional(std::move(worked)) : std::nullopt;
}

scorer::Sheet WorkedCells::with(const scorer::Sheet &sheet, std::size_t column, scorer::Row row,
                                const Workings &put) const {
    scorer::Sheet worked = sheet;
    const auto helper = this->helper(sheet, column, row);
    helper->apply(helper->complete(put), worked);
    return worked;
}

void WorkedCells::follow(const scorer::Sheet &before, scorer::Sheet &sheet) const {
    const bool ofAnother = scorer::editionOf(before) != scorer::editionOf(sheet);
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        for (const scorer::Row row : scorer::rowsOf(sheet.box)) {
            scorer::Entry &entry = sheet.entries[column];
            const auto there = entry.workings.find(row);
            const scorer::Entry &was = before.entries[column];
            if (there == entry.workings.end() || !ScoreHelper::exists(sheet.box, row) ||
                !was.workings.contains(row) || was.workings.at(row) != there->second) {
                continue; // nothing was worked out here, or that was just now
            }
            const auto then = helper(before, column, row);
            const auto now = helper(sheet, column, row);
            const Workings put = readWorkings(there->second);
            const Workings followed = now->following(put, *then);
            if ((ofAnother || followed != put) && then->work(put).value == was.at(row)) {
                entry.set(row, now->work(followed).value);
                there->second = writeWorkings(followed);
            }
        }
    }
}

void WorkedCells::seatAnew(const scorer::Sheet &before, const Seats &seats,
                           scorer::Sheet &sheet) const {
    for (std::size_t column = 0; column < seats.size(); ++column) {
        const std::size_t seat = seats[column].value_or(before.entries.size());
        if (seat == before.entries.size()) {
            continue; // somebody new
        }
        scorer::Entry &entry = sheet.entries[column];
        for (const auto &[row, json] : before.entries[seat].workings) {
            const Workings put = readWorkings(json);
            if (!ScoreHelper::exists(sheet.box, row) ||
                helper(before, seat, row)->work(put).value != before.entries[seat].at(row)) {
                continue; // not worked out
            }
            const auto here = helper(sheet, column, row);
            const auto anew = here->seatedAnew(put, before, seats);
            entry.set(row, anew ? std::optional(here->work(*anew).value) : std::nullopt);
            if (anew) {
                entry.workings[row] = writeWorkings(*anew);
            }
        }
    }
}

} // namespace mirabilia
