// SPDX-License-Identifier: GPL-3.0-or-later
// What others write on the sheet that lies on the pad.
#include "app/models/scorepad/score_pad_open.h"

namespace mirabilia {

QList<SheetRow> ScorePadModel::shownRows() const {
    return isOpen() ? editor().rows() : QList<SheetRow>();
}

bool ScorePadModel::writeFrom(std::size_t column, const SheetRow &row, std::optional<int> value) {
    if (value && !fits(row, *value)) {
        return false;
    }
    changeMeanwhile([&](scorer::Sheet &sheet) {
        scorer::Entry &entry = sheet.entries[column];
        row.set(entry, value);
        if (row.points()) {
            entry.workings.erase(*row.points()); // no longer how it came about
        }
    });
    return true;
}

void ScorePadModel::workFrom(std::size_t column, scorer::Row row, const Workings &workings,
                             const std::function<bool(std::size_t)> &mayWrite) {
    const auto helper = ScoreHelper::make({sheet(), column, m_scoreRules, m_words}, row);
    scorer::Sheet worked = sheet();
    helper->apply(helper->complete(workings), worked);
    for (std::size_t other = 0; other < worked.entries.size(); ++other) {
        if (!mayWrite(other)) {
            worked.entries[other] = sheet().entries[other];
        }
    }
    workOutAgain(sheet(), worked);
    changeMeanwhile([&](scorer::Sheet &sheet) { sheet = worked; });
}

void ScorePadModel::changeMeanwhile(const std::function<void(scorer::Sheet &)> &change) {
    const auto count = m_open->count; // that is of the keys here
    edit([&](SheetEditor &editor) { editor.change({}, change); });
    m_open->count = count;
    showHelper(); // one that is open counts what others say
}

} // namespace mirabilia
