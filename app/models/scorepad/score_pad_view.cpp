// SPDX-License-Identifier: GPL-3.0-or-later
// What the pad shows: its lists and its helper.
#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_open.h"
#include "scorer/seldom.h"

#include <algorithm>
#include <utility>

namespace mirabilia {

// ---- Lists --------------------------------------------------------------------------------------

void ScorePadModel::refresh() {
    refreshFindings();
    refreshPlayers();
    refreshCells();
    emit changed();
    emit currentChanged();
}

void ScorePadModel::retranslate() {
    refresh();
    showHelper();
    emit sheetChanged();
}

namespace {

/// A side in the letters of the first edition, if it is one.
QString sideLetter(const std::string &written) {
    const auto side = scorer::sideOf({}, written).side;
    return side ? ScoreWords::side(*side, false) : fromUtf8(written);
}

} // namespace

void ScorePadModel::refreshPlayers() {
    QList<PadPlayer> list;
    if (!isOpen()) {
        m_players->setPlayers(list);
        return;
    }
    const auto places = scorer::ranking(sheet());
    for (std::size_t column = 0; column < places.size(); ++column) {
        const scorer::Entry &entry = sheet().entries[column];
        PadPlayer player;
        player.column = static_cast<int>(column);
        player.name = fromUtf8(entry.player);
        player.shownName = ScoreWords::player(sheet(), column);
        player.color = fromUtf8(entry.colour);
        player.wonder = fromUtf8(entry.wonder);
        player.wonderName = m_words.wonder(entry.wonder);
        player.cityName = m_words.city(entry.wonder);
        player.side = sideLetter(entry.side);
        player.sideName = ScoreWords::side(sheet(), entry);
        const std::string_view victory = scorer::name(entry.supremacy);
        player.victory = QString::fromLatin1(victory.data(), static_cast<int>(victory.size()));
        const auto total = scorer::total(sheet().box, entry);
        player.hasTotal = total.has_value();
        player.total = total.value_or(0);
        player.rank = places[column].rank;
        player.rankText = ScoreWords::rank(places[column]);
        player.isWinner = places[column].rank == 1;
        player.isShared = places[column].shared;
        player.isUndecided = places[column].undecided;
        player.description =
            total ? tr("%1, %2, %3", "a player, the points, the rank")
                        .arg(player.shownName, Wording::points(player.total), player.rankText)
                  : tr("%1, nothing filled in").arg(player.shownName);
        list.append(player);
    }
    m_players->setPlayers(list);
}

QString ScorePadModel::description(const PadCell &cell, const QString &row) const {
    const QString value = cell.text.isEmpty() ? tr("empty") : cell.text;
    QStringList parts{
        tr("%1, %2, %3", "a player, a category, the points")
            .arg(ScoreWords::player(sheet(), static_cast<std::size_t>(cell.column)), row, value)};
    if (cell.isBest) {
        parts.append(tr("the most", "of all values in a row"));
    }
    if (cell.isWorked) {
        parts.append(tr("worked out"));
    }
    const QString words = parts.join(tr(", ", "between parts of a description"));
    const QString &said = cell.mark.isEmpty() ? cell.seldom : cell.mark;
    return said.isEmpty() ? words : tr("%1. %2", "a cell, what is said about it").arg(words, said);
}

QString ScorePadModel::mark(const PadCell &cell) const {
    if (m_open->refused && m_open->refused->cell == cell.cellId) {
        return m_open->refused->why;
    }
    for (const scorer::Finding &finding : m_open->findings) {
        if (finding.entry == static_cast<std::size_t>(cell.column) &&
            fromUtf8(finding.column) == cell.rowId) {
            return m_words.finding(finding);
        }
    }
    return {};
}

QString ScorePadModel::seldom(scorer::Box box, const SheetRow &row, std::optional<int> value) {
    const auto points = row.points();
    const auto most = points ? scorer::seldomAbove(box, *points) : std::nullopt;
    return most && value > most
               ? tr("So much is seldom seen here: mostly it is %1 at most.").arg(*most)
               : QString();
}

void ScorePadModel::refreshCells() {
    QList<PadRow> rows;
    QList<PadCell> cells;
    const QList<SheetRow> shown = isOpen() ? editor().rows() : QList<SheetRow>();
    for (int number = 0; number < shown.size(); ++number) {
        const SheetRow &kind = shown[number];
        PadRow row = ScoreWords::row(sheet().box, kind);
        row.row = number;
        row.hasHelper = kind.points() && ScoreHelper::exists(sheet().box, *kind.points());
        rows.append(row);

        std::optional<int> least;
        std::optional<int> most;
        for (const scorer::Entry &entry : sheet().entries) {
            if (const auto value = kind.value(entry)) {
                least = std::min(least.value_or(*value), *value);
                most = std::max(most.value_or(*value), *value);
            }
        }
        for (int column = 0; column < playerCount(); ++column) {
            const scorer::Entry &entry = editor().entry(column);
            PadCell cell;
            cell.column = column;
            cell.row = number;
            cell.rowId = row.rowId;
            cell.cellId = QStringLiteral("%1/%2").arg(column).arg(row.rowId);
            cell.text = editor().text(column, number);
            cell.isFilled = kind.value(entry).has_value();
            cell.isCurrent = column == editor().column() && number == editor().row();
            cell.isWorked = workedOut(column, kind).has_value();
            cell.isBest = row.counts && cell.isFilled && kind.value(entry) == most && most != least;
            cell.mark = mark(cell);
            cell.seldom =
                cell.mark.isEmpty() ? seldom(sheet().box, kind, kind.value(entry)) : QString();
            cell.description = description(cell, row.name);
            cells.append(cell);
        }
    }
    m_rows->setRows(rows);
    m_cells->setCells(cells);
}

PadFinding ScorePadModel::refusedKey() const {
    const auto &[cell, why, left] = *m_open->refused;
    PadFinding shown;
    shown.findingId = QStringLiteral("refused");
    shown.kind = QStringLiteral("refused");
    shown.text = why;
    shown.column = cell.section(QLatin1Char('/'), 0, 0).toInt();
    if (shown.column < playerCount()) {
        shown.who = ScoreWords::player(sheet(), static_cast<std::size_t>(shown.column));
    }
    if (const auto row = SheetRow::named(cell.section(QLatin1Char('/'), 1))) {
        shown.row = static_cast<int>(editor().rows().indexOf(*row));
    }
    return shown;
}

void ScorePadModel::refreshFindings() {
    QList<PadFinding> list;
    if (isOpen()) {
        m_open->findings = m_scoreRules.checker().check(sheet());
        for (const scorer::Finding &finding : m_open->findings) {
            const std::string_view kind = scorer::name(finding.kind);
            PadFinding shown;
            shown.text = m_words.finding(finding);
            shown.kind = QString::fromLatin1(kind.data(), static_cast<int>(kind.size()));
            if (finding.entry && *finding.entry < sheet().entries.size()) {
                shown.who = ScoreWords::player(sheet(), *finding.entry);
                shown.column = static_cast<int>(*finding.entry);
            }
            if (const auto row = SheetRow::named(fromUtf8(finding.column))) {
                shown.row = static_cast<int>(editor().rows().indexOf(*row));
            }
            shown.findingId = QStringLiteral("%1/%2/%3")
                                  .arg(shown.column)
                                  .arg(fromUtf8(finding.column), fromUtf8(finding.code));
            list.append(shown);
        }
        if (m_open->refused) {
            list.prepend(refusedKey());
        }
    }
    m_findings->setFindings(list);
}

// ---- What was done ------------------------------------------------------------------------------

QString ScorePadModel::cellStep(const QString &player, const QString &row, std::optional<int> was,
                                std::optional<int> is) {
    const auto text = [](std::optional<int> value) {
        return QString::number(value.value_or(0)).replace(QLatin1Char('-'), QChar(0x2212));
    };
    if (!is) {
        return tr("%1, %2: emptied", "player, category").arg(player, row);
    }
    return was ? tr("%1, %2: %3 instead of %4", "player, category, two values")
                     .arg(player, row, text(is), text(was))
               : tr("%1, %2: %3", "player, category, value").arg(player, row, text(is));
}

QString ScorePadModel::step(const scorer::Sheet &before, const scorer::Sheet &after) const {
    if (before.entries.size() != after.entries.size()) {
        return before.entries.size() < after.entries.size() ? tr("Player added")
                                                            : tr("Player removed");
    }
    QStringList cells;
    QString others;
    QList<SheetRow> rows{SheetRow::coins(), SheetRow::total(), SheetRow::rank()};
    for (const auto list : {scorer::rowsOf(after.box), scorer::optionalRowsOf(after.box)}) {
        rows.append(QList<SheetRow>(list.begin(), list.end()));
    }
    for (std::size_t column = 0; column < after.entries.size(); ++column) {
        const scorer::Entry &was = before.entries[column];
        const scorer::Entry &is = after.entries[column];
        const QString player = ScoreWords::player(after, column);
        for (const SheetRow &row : rows) {
            if (row.value(was) != row.value(is)) {
                cells.append(cellStep(player, ScoreWords::row(after.box, row).name, row.value(was),
                                      row.value(is)));
            }
        }
        if (was.player != is.player) {
            others = tr("Name: %1").arg(player);
        } else if (!(was == is)) {
            others = tr("About %1", "a player").arg(player);
        }
    }
    if (cells.size() > 1) {
        return tr("%1, and %n more", nullptr, static_cast<int>(cells.size() - 1))
            .arg(cells.first());
    }
    return !cells.isEmpty() ? cells.first() : !others.isEmpty() ? others : tr("About the game");
}

QStringList ScorePadModel::steps() const {
    QStringList list;
    for (qsizetype step = 0; isOpen() && step < editor().steps(); ++step) {
        list.append(this->step(editor().before(step + 1), editor().before(step)));
    }
    return list;
}

void ScorePadModel::undoSteps(int count) {
    closeHelper();
    edit([&](SheetEditor &editor) {
        m_open->refused.reset();
        for (int step = 0; step < count; ++step) {
            editor.undo();
        }
    });
}

// ---- The helper ---------------------------------------------------------------------------------

std::optional<scorer::Worked> ScorePadModel::workedOut(int column, const SheetRow &row) const {
    const scorer::Entry &entry = editor().entry(column);
    const auto points = row.points();
    const auto put = points ? entry.workings.find(*points) : entry.workings.end();
    if (put == entry.workings.end() || !entry.at(*points) ||
        !ScoreHelper::exists(sheet().box, *points)) {
        return std::nullopt;
    }
    const auto helper = ScoreHelper::make(
        {sheet(), static_cast<std::size_t>(column), m_scoreRules, m_words}, *points);
    auto worked = helper->work(readWorkings(put->second));
    return worked.value == entry.at(*points) ? std::optional(std::move(worked)) : std::nullopt;
}

void ScorePadModel::openHelper() {
    if (!hasHelper() || m_open->helper) { // one that is open is the current cell's
        return;
    }
    m_open->cancelled.reset();
    m_open->count.reset();
    m_open->helper = editor().current().points();
    m_open->helperColumn = static_cast<std::size_t>(column());
    m_open->workings = putInto(editor().entry(column()), *m_open->helper);
    showHelper();
}

void ScorePadModel::showHelper() {
    if (!isOpen() || !m_open->helper) {
        m_helper->show({});
        return;
    }
    const std::size_t column = m_open->helperColumn;
    const auto helper =
        ScoreHelper::make({sheet(), column, m_scoreRules, m_words}, *m_open->helper);
    const Workings complete = helper->complete(m_open->workings);
    const scorer::Worked worked = helper->work(complete);
    ScoreHelperModel::Page page;
    page.rowId = SheetRow(*m_open->helper).id();
    page.title = tr("%1: %2", "a category, a player")
                     .arg(ScoreWords::row(sheet().box, *m_open->helper).name,
                          ScoreWords::player(sheet(), column));
    page.rule = helper->rule();
    page.applyText = helper->applyText(complete);
    page.value = worked.value;
    page.steps = m_words.steps(worked);
    page.fields = helper->fields(m_open->workings);
    for (HelperField &field : page.fields) {
        const QString &name = field.description.isEmpty() ? field.label : field.description;
        QStringList parts{field.group, name, field.detail, field.valueText};
        parts.removeAll(QString());
        field.description = parts.join(tr(", ", "between parts of a description"));
    }
    m_helper->show(page);
}

void ScorePadModel::work(const Workings &workings) {
    m_open->workings = workings;
    showHelper();
    keep();
    emit changed();
}

void ScorePadModel::change(const Workings &workings) {
    if (workings == m_open->workings) {
        return; // no step that nobody would see
    }
    m_open->past.append(m_open->workings);
    m_open->future.clear();
    work(workings);
}

void ScorePadModel::setField(const QString &key, int value) {
    if (isOpen() && m_open->helper) {
        Workings workings = m_open->workings;
        workings.insert(key, value);
        change(workings);
    }
}

void ScorePadModel::clearHelper() {
    if (isOpen() && m_open->helper) {
        const auto helper = ScoreHelper::make(
            {sheet(), m_open->helperColumn, m_scoreRules, m_words}, *m_open->helper);
        Workings workings = m_open->workings;
        // Zero, not forgotten: what nobody touched would be filled in from the sheet again.
        for (const HelperField &field : helper->fields(workings)) {
            if (field.kind != QLatin1String("choice")) {
                workings.insert(field.key, 0);
            }
        }
        change(workings);
    }
}

namespace {

/// What a helper writes stays in its row, and replaces nothing of the other players.
bool isOwnMatter(const scorer::Sheet &before, const scorer::Sheet &after, std::size_t column,
                 scorer::Row row) {
    for (std::size_t i = 0; i < before.entries.size(); ++i) {
        for (const scorer::Row other : scorer::rowsOf(before.box)) {
            const auto was = before.entries[i].at(other);
            const bool may = other == row && (i == column || !was);
            if (!may && after.entries[i].at(other) != was) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

void ScorePadModel::applyHelper() {
    if (isOpen() && m_open->helper) {
        writeDown();
        enter();
    }
}

scorer::Sheet ScorePadModel::writtenDown() const {
    scorer::Sheet written = sheet();
    const auto helper =
        ScoreHelper::make({sheet(), m_open->helperColumn, m_scoreRules, m_words}, *m_open->helper);
    helper->apply(helper->complete(m_open->workings), written);
    return written;
}

void ScorePadModel::workOutAgain(const scorer::Sheet &before, scorer::Sheet &sheet) const {
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
            const auto then = ScoreHelper::make({before, column, m_scoreRules, m_words}, row);
            const auto now = ScoreHelper::make({sheet, column, m_scoreRules, m_words}, row);
            const Workings put = readWorkings(there->second);
            const Workings followed = now->following(put, *then);
            if ((ofAnother || followed != put) && then->work(put).value == was.at(row)) {
                entry.set(row, now->work(followed).value);
                there->second = writeWorkings(followed);
            }
        }
    }
}

void ScorePadModel::seatAnew(const scorer::Sheet &before, const Seats &seats,
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
                ScoreHelper::make({before, seat, m_scoreRules, m_words}, row)->work(put).value !=
                    before.entries[seat].at(row)) {
                continue; // not worked out
            }
            const auto helper = ScoreHelper::make({sheet, column, m_scoreRules, m_words}, row);
            const auto anew = helper->seatedAnew(put, before, seats);
            entry.set(row, anew ? std::optional(helper->work(*anew).value) : std::nullopt);
            if (anew) {
                entry.workings[row] = writeWorkings(*anew);
            }
        }
    }
}

void ScorePadModel::writeDown() {
    scorer::Sheet written = writtenDown();
    workOutAgain(sheet(), written);
    closeHelper();
    edit([&](SheetEditor &editor) {
        editor.change({}, [&](scorer::Sheet &sheet) { sheet = written; });
        editor.select(editor.column(), editor.row()); // the next digit replaces the value
    });
}

void ScorePadModel::leaveHelper() {
    if (canUndoInHelper() &&
        isOwnMatter(sheet(), writtenDown(), m_open->helperColumn, *m_open->helper)) {
        writeDown();
    } else {
        stowHelper();
    }
}

void ScorePadModel::cancelHelper() {
    if (!isOpen()) {
        return;
    }
    if (m_open->helper && canUndoInHelper()) {
        m_open->cancelled = {*m_open->helper, m_open->helperColumn, m_open->workings, m_open->past};
    }
    closeHelper();
    edit([](SheetEditor &) {}); // the sheet is kept without it
}

void ScorePadModel::reopenHelper() {
    const Open::Cancelled back = *std::exchange(m_open->cancelled, std::nullopt);
    edit([&](SheetEditor &editor) {
        editor.select(static_cast<int>(back.column),
                      static_cast<int>(editor.rows().indexOf(SheetRow(back.row))));
    });
    openHelper();
    m_open->past = back.past;
    work(back.workings);
}

void ScorePadModel::stowHelper() {
    if (isOpen() && m_open->helper && !m_open->past.isEmpty()) {
        const scorer::Sheet drafted = asItIs().sheet;
        m_open->editor.change({}, [&](scorer::Sheet &sheet) { sheet = drafted; });
    }
    closeHelper();
}

void ScorePadModel::closeHelper() {
    if (isOpen()) {
        m_open->helper.reset();
        m_open->workings.clear();
        m_open->past.clear();
        m_open->future.clear();
    }
    m_helper->show({});
}

} // namespace mirabilia
