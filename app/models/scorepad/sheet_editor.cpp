// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_editor.h"

#include "app/models/scorepad/score_helpers.h"
#include "scorer/ranking.h"

#include <algorithm>

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
    if (holdsValues(SheetRow::rank())) { // of a file; there is no other way to one
        rows.append(SheetRow::rank());
    }
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
    QList<SheetRow> optional = optionalRows();
    if (!first && before == SheetRow::rank() && !optional.contains(before)) {
        optional.append(before); // its last value is being replaced
    }
    for (const SheetRow &row : optional) {
        if (isShown(row) ||
            (!first && before == row && row.isExtra())) { // never from under the keys
            m_rows.append(row);
        }
    }
    const auto found = first ? -1 : m_rows.indexOf(before);
    m_now.row = std::clamp(found >= 0 ? static_cast<int>(found) : m_now.row, 0,
                           static_cast<int>(m_rows.size()) - 1);
    m_now.column = std::clamp(m_now.column, 0, std::max(columns() - 1, 0));
    if (first || !(current() == before)) {
        beginCell();
    }
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
    beginCell();
}

void SheetEditor::beginCell() {
    m_typed = TypedFigure(current().value(entry(column())), current().mayBeNegative(sheet().box));
}

const scorer::Sheet &SheetEditor::beforeTyped() const {
    return m_step == cellStep ? before(1) : sheet();
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
    select(std::clamp(m_now.column + columnsBy, 0, columns() - 1),
           std::clamp(m_now.row + rowsBy, 0, static_cast<int>(m_rows.size()) - 1));
}

bool SheetEditor::isOnTheWay(int row) const {
    return !m_rows[row].isExtra() || m_wanted.contains(m_rows[row].id());
}

bool SheetEditor::enter() {
    const auto rows = static_cast<int>(m_rows.size());
    for (int cell = m_now.column * rows + m_now.row + 1; cell < columns() * rows; ++cell) {
        if (isOnTheWay(cell % rows)) {
            select(cell / rows, cell % rows);
            return true;
        }
    }
    arrive();
    return false;
}

void SheetEditor::enterBack() {
    const auto rows = static_cast<int>(m_rows.size());
    for (int cell = m_now.column * rows + m_now.row - 1; cell >= 0; --cell) {
        if (isOnTheWay(cell % rows)) {
            select(cell / rows, cell % rows);
            return;
        }
    }
}

QString SheetEditor::text(int column, int row) const {
    if (column == m_now.column && row == m_now.row) {
        return m_typed.text();
    }
    const auto value = m_rows[row].value(entry(column));
    return value ? QString::number(*value) : QString();
}

void SheetEditor::setCell(std::optional<int> value) {
    const auto column = static_cast<std::size_t>(m_now.column);
    const SheetRow row = current();
    change(cellStep, [&](scorer::Sheet &sheet) {
        row.set(sheet.entries[column], value);
        if (row.points()) {
            sheet.entries[column].workings.erase(*row.points()); // no longer how it came about
        }
    });
}

void SheetEditor::put(const TypedFigure &typed) {
    m_typed = typed;
    setCell(typed.value());
}

void SheetEditor::clearCell() {
    setCell(std::nullopt);
    beginCell();
}

void SheetEditor::workOut(const scorer::Sheet &worked) {
    change(cellStep, [&](scorer::Sheet &sheet) { sheet = worked; });
    beginCell();
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
    m_future.clear();
    settleRows();
    if (current().value(entry(column())) != m_typed.value()) { // it came about otherwise
        beginCell();
    }
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
