// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_editor.h"

#include "app/models/scorepad/score_helpers.h"
#include "scorer/ranking.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia {

namespace {

constexpr qsizetype mostSteps = 1000;
const QString cellStep = QStringLiteral("cell");

/// The columns are the seats now, whatever a file said of them.
void reseat(scorer::Sheet &sheet) {
    dropNeighbours(sheet);
    sheet.seating = scorer::Seating::known;
    for (scorer::Entry &entry : sheet.entries) {
        entry.seat.reset();
        entry.left.clear();
        entry.right.clear();
    }
}

std::string utf8(const QString &text) {
    return text.toStdString();
}

} // namespace

SheetEditor::SheetEditor(scorer::Sheet sheet) : m_now{std::move(sheet), 0, 0} {
    if (m_now.sheet.entries.empty()) {
        m_now.sheet.entries.resize(1);
    }
    settleRows();
}

// ---- Rows ---------------------------------------------------------------------------------------

QList<SheetRow> SheetEditor::optionalRows() const {
    QList<SheetRow> rows;
    for (const scorer::Row row : scorer::optionalRowsOf(sheet().box)) {
        rows.append(row);
    }
    if (sheet().box != scorer::Box::duel) { // its ties are broken by blue cards
        rows.append(SheetRow::coins());
    }
    rows.append(SheetRow::total());
    return rows;
}

bool SheetEditor::holdsValues(const SheetRow &row) const {
    return std::any_of(sheet().entries.begin(), sheet().entries.end(),
                       [&row](const scorer::Entry &entry) { return row.value(entry); });
}

QStringList SheetEditor::addOnList() const {
    QStringList list;
    for (const QString &part : QString::fromStdString(sheet().addOns).split(QLatin1Char(','))) {
        if (!part.trimmed().isEmpty()) {
            list.append(part.trimmed());
        }
    }
    return list;
}

bool SheetEditor::isFilledIn() const {
    const auto rows = scorer::rowsOf(sheet().box);
    return std::all_of(sheet().entries.begin(), sheet().entries.end(), [&](const auto &entry) {
        return std::all_of(rows.begin(), rows.end(),
                           [&](scorer::Row row) { return entry.at(row).has_value(); });
    });
}

bool SheetEditor::isShown(const SheetRow &row) const {
    if (holdsValues(row) || m_wanted.contains(row.id())) {
        return true;
    }
    if (row == SheetRow::coins() && isFilledIn()) { // ties on the way there mean nothing
        const auto places = scorer::ranking(sheet());
        return std::any_of(places.begin(), places.end(), [](const scorer::Place &place) {
            return place.undecided && place.rank == 1;
        });
    }
    return !row.isExtra() && addOnList().contains(row.id());
}

void SheetEditor::settleRows() {
    const bool first = m_rows.isEmpty();
    const SheetRow before = first ? SheetRow::total() : m_rows[m_now.row];
    m_rows.clear();
    for (const scorer::Row row : scorer::rowsOf(sheet().box)) {
        m_rows.append(row);
    }
    for (const SheetRow &row : optionalRows()) {
        if (isShown(row) ||
            (!first && before == row && row.isExtra())) { // never from under the keys
            m_rows.append(row);
        }
    }
    const auto found = first ? -1 : m_rows.indexOf(before);
    m_now.row = std::clamp(found >= 0 ? static_cast<int>(found) : m_now.row, 0,
                           static_cast<int>(m_rows.size()) - 1);
    m_now.column = std::clamp(m_now.column, 0, std::max(columns() - 1, 0));
}

void SheetEditor::showRow(const SheetRow &row, bool shown) {
    if (!optionalRows().contains(row) || (!shown && holdsValues(row))) {
        return;
    }
    if (row.isExtra()) {
        m_wanted.removeAll(row.id());
        if (shown) {
            m_wanted.append(row.id());
        } else if (current() == row) {
            select(m_now.column, 0);
        }
        settleRows();
        return;
    }
    QStringList list = addOnList();
    list.removeAll(row.id());
    if (shown) {
        list.prepend(row.id());
    }
    change({}, [&](scorer::Sheet &sheet) { sheet.addOns = utf8(list.join(QLatin1String(", "))); });
}

QString SheetEditor::addOns() const {
    QStringList list = addOnList();
    for (const SheetRow &row : optionalRows()) {
        list.removeAll(row.id());
    }
    return list.join(QLatin1String(", "));
}

void SheetEditor::setAddOns(const QString &words) {
    QStringList list;
    for (const SheetRow &row : optionalRows()) {
        if (addOnList().contains(row.id())) {
            list.append(row.id());
        }
    }
    list.append(words);
    list.removeAll(QString());
    change(QStringLiteral("add-ons"),
           [&](scorer::Sheet &sheet) { sheet.addOns = utf8(list.join(QLatin1String(", "))); });
}

// ---- The current cell ---------------------------------------------------------------------------

void SheetEditor::arrive() {
    m_step.clear();
    m_fresh = true;
    m_minus = false;
    m_left.reset();
    m_turned = false;
}

void SheetEditor::comeBack() {
    if (m_left) {
        const auto [column, row] = m_left->cell;
        select(column, row);
    }
}

void SheetEditor::resume() {
    if (m_left) {
        const QString step = m_left->step;
        comeBack();
        m_step = step;
    }
}

std::optional<std::pair<int, int>> SheetEditor::written() const {
    if (m_left) {
        return m_left->cell;
    }
    return m_fresh ? std::nullopt : std::optional(std::pair(m_now.column, m_now.row));
}

const scorer::Sheet &SheetEditor::beforeWritten() const {
    return (m_left ? m_left->step : m_step) == cellStep ? before(1) : sheet();
}

void SheetEditor::goOn() {
    if (m_now.column + 1 == columns() && m_now.row + 1 == m_rows.size()) {
        return; // the last cell: what comes next is about what was typed there
    }
    const Left left{{m_now.column, m_now.row}, m_step};
    enter();
    m_left = left;
}

void SheetEditor::select(int column, int row) {
    if (column < 0 || column >= columns() || row < 0 || row >= m_rows.size()) {
        return;
    }
    m_now.column = column;
    m_now.row = row;
    arrive();
}

void SheetEditor::selectFirstGap() {
    for (int column = 0; column < columns(); ++column) {
        for (const scorer::Row row : scorer::rowsOf(sheet().box)) {
            if (!entry(column).at(row)) {
                select(column, static_cast<int>(m_rows.indexOf(SheetRow(row))));
                return;
            }
        }
    }
}

void SheetEditor::move(int columnsBy, int rowsBy) {
    comeBack();
    select(std::clamp(m_now.column + columnsBy, 0, columns() - 1),
           std::clamp(m_now.row + rowsBy, 0, static_cast<int>(m_rows.size()) - 1));
}

void SheetEditor::enter() {
    comeBack();
    if (m_now.row + 1 < m_rows.size()) {
        select(m_now.column, m_now.row + 1);
    } else if (m_now.column + 1 < columns()) {
        select(m_now.column + 1, 0);
    } else {
        arrive();
    }
}

void SheetEditor::enterBack() {
    if (m_now.row > 0) {
        select(m_now.column, m_now.row - 1);
    } else if (m_now.column > 0) {
        select(m_now.column - 1, static_cast<int>(m_rows.size()) - 1);
    }
}

QString SheetEditor::text(int column, int row) const {
    if (m_minus && column == m_now.column && row == m_now.row) {
        return QStringLiteral("-");
    }
    const auto value = m_rows[row].value(entry(column));
    return value ? QString::number(*value) : QString();
}

void SheetEditor::setCell(std::optional<int> value) {
    const auto column = static_cast<std::size_t>(m_now.column);
    const SheetRow row = current();
    m_fresh = false;
    m_minus = false;
    m_left.reset();
    m_turned = false;
    change(cellStep, [&](scorer::Sheet &sheet) {
        row.set(sheet.entries[column], value);
        if (row.points()) {
            sheet.entries[column].workings.erase(*row.points()); // no longer how it came about
        }
    });
}

void SheetEditor::type(int digit) {
    if (digit < 0 || digit > 9) {
        return;
    }
    const int before = m_fresh ? 0 : current().value(entry(column())).value_or(0);
    const bool negative = m_minus || m_turned || before < 0;
    const QString digits = QString::number(std::abs(before));
    if (digits.size() >= longestNumber) {
        return;
    }
    const int value = std::abs(before) * 10 + digit;
    setCell(negative ? -value : value);
}

void SheetEditor::minus() {
    if (!current().mayBeNegative()) {
        comeBack(); // a sign behind its figures
    }
    if (!current().mayBeNegative()) {
        return;
    }
    const auto value = current().value(entry(column()));
    if (value && *value != 0) {
        const bool whole = m_fresh;
        const bool turned = m_turned;
        setCell(-*value);
        m_fresh = whole; // "-", "4" in a cell with 6 is -4, not -64
        m_turned = whole && !turned;
    } else {
        m_minus = !m_minus;
        m_fresh = true;
    }
}

void SheetEditor::backspace() {
    comeBack();
    if (m_minus) {
        m_minus = false;
        return;
    }
    if (const auto value = current().value(entry(column()))) {
        setCell(std::abs(*value) < 10 ? std::nullopt : std::optional(*value / 10));
    }
}

void SheetEditor::clearCell() {
    setCell(std::nullopt);
}

void SheetEditor::workOut(const scorer::Sheet &worked) {
    m_fresh = false;
    m_minus = false;
    m_turned = false;
    change(cellStep, [&](scorer::Sheet &sheet) { sheet = worked; });
}

// ---- Players ------------------------------------------------------------------------------------

Seats SheetEditor::seats() const {
    Seats seats;
    for (std::size_t column = 0; column < sheet().entries.size(); ++column) {
        seats.emplace_back(column);
    }
    return seats;
}

void SheetEditor::sit(const Seats &seats, const scorer::Entry &fresh, const SeatsSettled &settled) {
    change({}, [&](scorer::Sheet &sheet) {
        const std::vector<scorer::Entry> before = std::move(sheet.entries);
        sheet.entries.clear();
        for (const auto &seat : seats) {
            sheet.entries.push_back(seat ? before[*seat] : fresh);
        }
        reseat(sheet);
        if (settled) {
            settled(seats, sheet);
        }
    });
}

void SheetEditor::addPlayer(const scorer::Entry &entry, const SeatsSettled &settled) {
    if (static_cast<std::size_t>(columns()) < scorer::mostPlayers(sheet().box)) {
        Seats anew = seats();
        anew.emplace_back();
        sit(anew, entry, settled);
    }
}

void SheetEditor::removePlayer(int column, const SeatsSettled &settled) {
    if (column >= 0 && column < columns() &&
        static_cast<std::size_t>(columns()) > scorer::fewestPlayers(sheet().box)) {
        Seats anew = seats();
        anew.erase(anew.begin() + column);
        sit(anew, {}, settled);
        arrive(); // another player's cell
    }
}

void SheetEditor::movePlayer(int from, int to, const SeatsSettled &settled) {
    if (from < 0 || from >= columns() || to < 0 || to >= columns() || from == to) {
        return;
    }
    Seats anew = seats();
    anew.erase(anew.begin() + from);
    anew.insert(anew.begin() + to, static_cast<std::size_t>(from));
    sit(anew, {}, settled);
    arrive();
}

// ---- Steps --------------------------------------------------------------------------------------

void SheetEditor::change(const QString &key, const std::function<void(scorer::Sheet &)> &edit) {
    Position before = m_now;
    edit(m_now.sheet);
    if (m_now.sheet == before.sheet) {
        return;
    }
    if (key.isEmpty() || key != m_step) {
        m_past.append(std::move(before));
        if (m_past.size() > mostSteps) {
            m_past.removeFirst();
        }
    }
    m_step = key;
    if (m_left) {
        m_left->step.clear(); // not the last one any more
    }
    m_future.clear();
    settleRows();
}

void SheetEditor::undo() {
    if (canUndo()) {
        m_future.append(std::move(m_now));
        m_now = m_past.takeLast();
        m_rows.clear(); // the rows of that time
        settleRows();
        arrive();
    }
}

void SheetEditor::redo() {
    if (canRedo()) {
        m_past.append(std::move(m_now));
        m_now = m_future.takeLast();
        m_rows.clear();
        settleRows();
        arrive();
    }
}

} // namespace mirabilia
