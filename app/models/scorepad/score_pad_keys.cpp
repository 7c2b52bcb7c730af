// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the sheet and of the open helper: each is carried out, kept and shown.
#include "app/models/scorepad/score_pad_model.h"
#include "scorer/ranking.h"

namespace mirabilia {

// ---- Carrying out -------------------------------------------------------------------------------

void ScorePadModel::carryOut(const std::function<void()> &change) {
    const scorer::Sheet before = sheet();
    change();
    if (!(sheet() == before)) {
        m_open->helper.forgetCancelled();
    }
    m_open->keys.moved();
    keep();
    refresh();
}

void ScorePadModel::edit(const std::function<void(SheetEditor &)> &change) {
    if (isOpen()) {
        m_open->keys.endCount();
        carryOut([&] { change(m_open->editor); });
    }
}

void ScorePadModel::press(const std::function<bool(CellKeys &)> &key) {
    if (!isOpen()) {
        return;
    }
    leaveHelper();
    bool isWritten = true;
    carryOut([&] { isWritten = key(m_open->keys); });
    if (!isWritten) {
        emit refused();
    }
}

void ScorePadModel::go(const std::function<void(SheetEditor &)> &way) {
    leaveHelper();
    edit(way);
}

// ---- Ways ---------------------------------------------------------------------------------------

void ScorePadModel::select(int column, int row) {
    go([=](SheetEditor &editor) { editor.select(column, row); });
}

void ScorePadModel::selectGap() {
    go([](SheetEditor &editor) { editor.selectFirstGap(); });
}

void ScorePadModel::selectTie() {
    const auto coins = static_cast<int>(editor().rows().indexOf(SheetRow::coins()));
    const auto places = scorer::ranking(sheet());
    for (std::size_t column = 0; column < places.size(); ++column) {
        if (places[column].rank == 1 && places[column].undecided &&
            !sheet().entries[column].coins) {
            select(static_cast<int>(column), coins);
            return;
        }
    }
}

void ScorePadModel::move(int columns, int rows) {
    go([=](SheetEditor &editor) { editor.move(columns, rows); });
}

void ScorePadModel::enter() {
    if (isOpen()) {
        m_open->keys.goOn();
    }
    bool isThere = true;
    go([&](SheetEditor &editor) { isThere = editor.enter(); });
    if (!isThere) {
        emit ended();
    }
}

void ScorePadModel::enterBack() {
    go([](SheetEditor &editor) { editor.enterBack(); });
}

// ---- Figures ------------------------------------------------------------------------------------

void ScorePadModel::setNamesKeys(bool names) {
    if (m_namesKeys == names) {
        return;
    }
    m_namesKeys = names;
    if (isOpen()) {
        m_open->keys.setNamesKeys(names);
    }
    emit currentChanged();
}

void ScorePadModel::type(int digit) {
    press([digit](CellKeys &keys) { return keys.digit(digit); });
}

void ScorePadModel::count() {
    press([](CellKeys &keys) { return keys.count(); });
}

void ScorePadModel::plus() {
    press([](CellKeys &keys) { return keys.plus(); });
}

void ScorePadModel::minus() {
    press([](CellKeys &keys) { return keys.minus(); });
}

void ScorePadModel::backspace() {
    press([](CellKeys &keys) {
        keys.backspace();
        return true;
    });
}

void ScorePadModel::clearCell() {
    press([](CellKeys &keys) {
        keys.clear();
        return true;
    });
}

// ---- Steps --------------------------------------------------------------------------------------

void ScorePadModel::undo() {
    if (canUndoInHelper()) {
        m_open->helper.undo();
        helperChanged();
    } else if (isOpen() && m_open->helper.wasCancelled()) {
        reopenHelper();
    } else {
        undoSteps(1);
    }
}

void ScorePadModel::redo() {
    if (isOpen() && m_open->helper.canRedo()) {
        m_open->helper.redo();
        helperChanged();
        return;
    }
    closeHelper();
    edit([](SheetEditor &editor) { editor.redo(); });
}

void ScorePadModel::undoSteps(int count) {
    closeHelper();
    edit([&](SheetEditor &editor) {
        m_open->keys.forgetRefused();
        for (int step = 0; step < count; ++step) {
            editor.undo();
        }
    });
}

// ---- The helper ---------------------------------------------------------------------------------

void ScorePadModel::openHelper() {
    if (!hasHelper() || m_open->helper.isOpen()) { // one that is open is the current cell's
        return;
    }
    const scorer::Row row = *editor().current().points();
    m_open->keys.endCount();
    m_open->helper.open(static_cast<std::size_t>(column()), row,
                        putInto(editor().entry(column()), row));
    showHelper();
}

void ScorePadModel::showHelper() {
    if (isOpen() && m_open->helper.isOpen()) {
        const OpenHelper &helper = m_open->helper;
        m_helper->show(m_view.helper(sheet(), helper.column(), helper.row(), helper.workings()));
    } else {
        m_helper->show({});
    }
}

void ScorePadModel::helperChanged() {
    showHelper();
    keep();
    emit changed();
}

void ScorePadModel::putIntoHelper(const Workings &workings) {
    if (m_open->helper.put(workings)) {
        helperChanged();
    }
}

void ScorePadModel::setField(const QString &key, int value) {
    if (isOpen() && m_open->helper.isOpen()) {
        Workings workings = m_open->helper.workings();
        workings.insert(key, value);
        putIntoHelper(workings);
    }
}

void ScorePadModel::clearHelper() {
    if (isOpen() && m_open->helper.isOpen()) {
        const OpenHelper &open = m_open->helper;
        const auto helper = m_worked.helper(sheet(), open.column(), open.row());
        Workings workings = open.workings();
        // Zero, not forgotten: what nobody touched would be filled in from the sheet again.
        for (const HelperField &field : helper->fields(workings)) {
            if (field.kind != QLatin1String("choice")) {
                workings.insert(field.key, 0);
            }
        }
        putIntoHelper(workings);
    }
}

void ScorePadModel::applyHelper() {
    if (isOpen() && m_open->helper.isOpen()) {
        writeDown();
        enter();
    }
}

void ScorePadModel::cancelHelper() {
    if (isOpen()) {
        m_open->helper.cancel();
        m_helper->show({});
        edit([](SheetEditor &) {}); // the sheet is kept without it
    }
}

void ScorePadModel::reopenHelper() {
    OpenHelper &helper = m_open->helper;
    helper.reopen();
    edit([&](SheetEditor &editor) {
        editor.select(static_cast<int>(helper.column()),
                      static_cast<int>(editor.rows().indexOf(SheetRow(helper.row()))));
    });
    helperChanged();
}

scorer::Sheet ScorePadModel::writtenDown() const {
    const OpenHelper &helper = m_open->helper;
    return m_worked.with(sheet(), helper.column(), helper.row(), helper.workings());
}

void ScorePadModel::writeDown() {
    scorer::Sheet written = writtenDown();
    m_worked.follow(sheet(), written);
    closeHelper();
    edit([&](SheetEditor &editor) {
        editor.change({}, [&](scorer::Sheet &sheet) { sheet = written; });
        editor.select(editor.column(), editor.row()); // the next digit replaces the value
    });
}

namespace {

/// What a helper writes stays in its row, and replaces nothing of the other players.
bool isOwnMatter(const scorer::Sheet &before, const scorer::Sheet &after,
                 const OpenHelper &helper) {
    for (std::size_t i = 0; i < before.entries.size(); ++i) {
        for (const scorer::Row other : scorer::rowsOf(before.box)) {
            const auto was = before.entries[i].at(other);
            const bool may = other == helper.row() && (i == helper.column() || !was);
            if (!may && after.entries[i].at(other) != was) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

void ScorePadModel::leaveHelper() {
    if (canUndoInHelper() && isOwnMatter(sheet(), writtenDown(), m_open->helper)) {
        writeDown();
    } else {
        stowHelper();
    }
}

void ScorePadModel::stowHelper() {
    if (canUndoInHelper()) {
        const scorer::Sheet drafted = draft();
        m_open->editor.change({}, [&](scorer::Sheet &sheet) { sheet = drafted; });
    }
    closeHelper();
}

void ScorePadModel::closeHelper() {
    if (isOpen()) {
        m_open->helper.close();
    }
    m_helper->show({});
}

// ---- Others -------------------------------------------------------------------------------------

bool ScorePadModel::writeFrom(std::size_t column, const SheetRow &row, std::optional<int> value) {
    if (value && !m_open->keys.fits(row, *value)) {
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
    scorer::Sheet worked = m_worked.with(sheet(), column, row, workings);
    for (std::size_t other = 0; other < worked.entries.size(); ++other) {
        if (!mayWrite(other)) {
            worked.entries[other] = sheet().entries[other];
        }
    }
    m_worked.follow(sheet(), worked);
    changeMeanwhile([&](scorer::Sheet &sheet) { sheet = worked; });
}

void ScorePadModel::changeMeanwhile(const std::function<void(scorer::Sheet &)> &change) {
    carryOut([&] { m_open->editor.change({}, change); });
    showHelper(); // one that is open counts what others say
}

} // namespace mirabilia
