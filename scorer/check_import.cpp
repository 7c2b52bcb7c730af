// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/import.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

/// Something was written that could not be read.
bool hasUnread(const Entry &entry, Row row) {
    return std::any_of(entry.unknown.begin(), entry.unknown.end(),
                       [row](const auto &kept) { return kept.first == name(row); });
}

} // namespace

// Empty war points stay: they would have to fit those of the others.
Sheet asMeant(const Import &import, const Sheet &sheet) {
    Sheet meant = sheet;
    for (Entry &entry : meant.entries) {
        if (!import.emptyIsZero || !entry.recordedTotal || !total(sheet.box, entry)) {
            continue;
        }
        for (const Row row : rowsOf(sheet.box)) {
            if (row != Row::military && !hasUnread(entry, row)) {
                entry.set(row, entry.at(row).value_or(0));
            }
        }
    }
    return meant;
}

std::vector<LocatedFinding> checkImport(const Import &import, const Checker &checker,
                                        const Progress &progress) {
    std::vector<LocatedFinding> all = import.unread;
    const auto count = static_cast<double>(import.sheets.size());
    double done = 0;
    WarRings rings = checker.rings();
    for (const Sheet &sheet : import.sheets) {
        if (progress && !progress(done++ / count)) {
            break;
        }
        std::size_t first = sheet.entries.empty() ? 0 : sheet.entries.front().line;
        for (const Entry &entry : sheet.entries) {
            first = std::min(first, entry.line);
        }
        for (Finding &finding :
             checker.check(import.emptyIsZero ? asMeant(import, sheet) : sheet, rings)) {
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
