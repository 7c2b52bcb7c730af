// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/export.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

/// Where a sheet stood in its file is not kept.
inline std::vector<Sheet> withoutLines(std::vector<Sheet> sheets) {
    for (Sheet &sheet : sheets) {
        for (Entry &entry : sheet.entries) {
            entry.line = 0;
        }
    }
    return sheets;
}

/// With the seats in numbers, as CSV has them, and what is not understood in any order.
inline std::vector<Sheet> asCsvHasThem(std::vector<Sheet> sheets) {
    sheets = withoutLines(std::move(sheets));
    for (Sheet &sheet : sheets) {
        int seat = 0;
        for (Entry &entry : sheet.entries) {
            ++seat;
            if (sheet.seating == Seating::known && !entry.seat) {
                entry.seat = seat;
            }
            std::stable_sort(entry.unknown.begin(), entry.unknown.end());
        }
    }
    return sheets;
}

/// The first sheet in which the lists differ, both ways; empty if they are the same.
inline std::string difference(const std::vector<Sheet> &were, const std::vector<Sheet> &are) {
    for (std::size_t i = 0; i < std::min(were.size(), are.size()); ++i) {
        if (!(were[i] == are[i])) {
            return writeJson({&were[i], 1}) + writeJson({&are[i], 1});
        }
    }
    return were.size() == are.size()
               ? std::string()
               : std::to_string(were.size()) + " and " + std::to_string(are.size()) + " sheets";
}

/// What does not come back when sheets are written as JSON and read again; empty: all does.
inline std::string lostInJson(const std::vector<Sheet> &sheets) {
    const Reading again = readJson(writeJson(sheets));
    return again ? difference(withoutLines(sheets), withoutLines(again->sheets)) : again.error();
}

/// The same of CSV.
inline std::string lostInCsv(const std::vector<Sheet> &sheets) {
    const Reading again = readSheets(writeCsv(sheets));
    return again ? difference(asCsvHasThem(sheets), asCsvHasThem(again->sheets)) : again.error();
}

} // namespace mirabilia::scorer
