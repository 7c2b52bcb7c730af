// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_view.h"

#include "app/models/common/wording.h"
#include "scorer/ranking.h"
#include "scorer/seldom.h"

namespace mirabilia {

// ---- Players ------------------------------------------------------------------------------------

namespace {

/// A side in the letters of the first edition, if it is one.
QString sideLetter(const std::string &written) {
    const auto side = scorer::sideOf({}, written).side;
    return side ? ScoreWords::side(*side, false) : fromUtf8(written);
}

QString fromLatin1(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

PadPlayer SheetView::player(const scorer::Sheet &sheet, std::size_t column,
                            const scorer::Place &place) const {
    const scorer::Entry &entry = sheet.entries[column];
    PadPlayer player;
    player.column = static_cast<int>(column);
    player.name = fromUtf8(entry.player);
    player.shownName = ScoreWords::player(sheet, column);
    player.color = fromUtf8(entry.colour);
    player.wonder = fromUtf8(entry.wonder);
    player.wonderName = m_words.wonder(entry.wonder);
    player.cityName = m_words.city(entry.wonder);
    player.side = sideLetter(entry.side);
    player.sideName = ScoreWords::side(sheet, entry);
    player.victory = fromLatin1(scorer::name(entry.supremacy));
    const auto total = scorer::total(sheet.box, entry);
    player.hasTotal = total.has_value();
    player.total = total.value_or(0);
    player.rank = place.rank;
    player.rankText = ScoreWords::rank(place);
    player.isWinner = place.rank == 1;
    player.isShared = place.shared;
    player.isUndecided = place.undecided;
    player.description =
        total ? tr("%1, %2, %3", "a player, the points, the rank")
                    .arg(player.shownName, Wording::points(player.total), player.rankText)
              : tr("%1, nothing filled in").arg(player.shownName);
    return player;
}

QList<PadPlayer> SheetView::players(const scorer::Sheet &sheet) const {
    QList<PadPlayer> list;
    const auto places = scorer::ranking(sheet);
    for (std::size_t column = 0; column < places.size(); ++column) {
        list.append(player(sheet, column, places[column]));
    }
    return list;
}

// ---- Rows and cells -----------------------------------------------------------------------------

QList<PadRow> SheetView::rows(const SheetEditor &editor) {
    QList<PadRow> list;
    const scorer::Box box = editor.sheet().box;
    for (const SheetRow &kind : editor.rows()) {
        PadRow row = ScoreWords::row(box, kind);
        row.row = static_cast<int>(list.size());
        row.hasHelper = kind.points() && ScoreHelper::exists(box, *kind.points());
        list.append(row);
    }
    return list;
}

PadCell SheetView::cell(const SheetEditor &editor, int column, int row) const {
    const SheetRow &kind = editor.rows()[row];
    const scorer::Entry &entry = editor.entry(column);
    PadCell cell;
    cell.column = column;
    cell.row = row;
    cell.rowId = kind.id();
    cell.cellId = QStringLiteral("%1/%2").arg(column).arg(cell.rowId);
    cell.text = editor.text(column, row);
    cell.isFilled = kind.value(entry).has_value();
    cell.isCurrent = column == editor.column() && row == editor.row();
    cell.isWorked = m_worked.at(editor.sheet(), static_cast<std::size_t>(column), kind).has_value();
    cell.isBest = kind.isBest(editor.sheet(), entry);
    return cell;
}

QList<PadCell> SheetView::cells(const SheetEditor &editor, const scorer::Findings &findings,
                                const std::optional<CellKeys::Refused> &refused) const {
    QList<PadCell> list;
    const scorer::Sheet &sheet = editor.sheet();
    for (int row = 0; row < editor.rows().size(); ++row) {
        const SheetRow &kind = editor.rows()[row];
        const QString name = ScoreWords::row(sheet.box, kind).name;
        for (int column = 0; column < editor.columns(); ++column) {
            PadCell cell = this->cell(editor, column, row);
            const bool isRefused = refused && refused->cell == cell.cellId;
            cell.mark = isRefused ? refused->why : mark(cell, findings);
            cell.seldom = cell.mark.isEmpty()
                              ? seldom(sheet.box, kind, kind.value(editor.entry(column)))
                              : QString();
            cell.description = description(
                cell, ScoreWords::player(sheet, static_cast<std::size_t>(column)), name);
            list.append(cell);
        }
    }
    return list;
}

QString SheetView::description(const PadCell &cell, const QString &player, const QString &row) {
    const QString value = cell.text.isEmpty() ? tr("empty") : cell.text;
    QStringList parts{tr("%1, %2, %3", "a player, a category, the points").arg(player, row, value)};
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

QString SheetView::mark(const PadCell &cell, const scorer::Findings &findings) const {
    for (const scorer::Finding &finding : findings) {
        if (finding.entry == static_cast<std::size_t>(cell.column) &&
            fromUtf8(finding.column) == cell.rowId) {
            return m_words.finding(finding);
        }
    }
    return {};
}

QString SheetView::seldom(scorer::Box box, const SheetRow &row, std::optional<int> value) {
    const auto points = row.points();
    const auto most = points ? scorer::seldomAbove(box, *points) : std::nullopt;
    return most && value > most
               ? tr("So much is seldom seen here: mostly it is %1 at most.").arg(*most)
               : QString();
}

// ---- What cannot be right -----------------------------------------------------------------------

PadFinding SheetView::finding(const SheetEditor &editor, const scorer::Finding &finding) const {
    PadFinding shown;
    shown.text = m_words.finding(finding);
    shown.kind = fromLatin1(scorer::name(finding.kind));
    if (finding.entry && *finding.entry < editor.sheet().entries.size()) {
        shown.who = ScoreWords::player(editor.sheet(), *finding.entry);
        shown.column = static_cast<int>(*finding.entry);
    }
    if (const auto row = SheetRow::named(fromUtf8(finding.column))) {
        shown.row = static_cast<int>(editor.rows().indexOf(*row));
    }
    shown.findingId = QStringLiteral("%1/%2/%3")
                          .arg(shown.column)
                          .arg(fromUtf8(finding.column), fromUtf8(finding.code));
    return shown;
}

PadFinding SheetView::finding(const SheetEditor &editor, const CellKeys::Refused &refused) {
    PadFinding shown;
    shown.findingId = QStringLiteral("refused");
    shown.kind = QStringLiteral("refused");
    shown.text = refused.why;
    shown.column = refused.cell.section(QLatin1Char('/'), 0, 0).toInt();
    if (shown.column < editor.columns()) {
        shown.who = ScoreWords::player(editor.sheet(), static_cast<std::size_t>(shown.column));
    }
    if (const auto row = SheetRow::named(refused.cell.section(QLatin1Char('/'), 1))) {
        shown.row = static_cast<int>(editor.rows().indexOf(*row));
    }
    return shown;
}

QList<PadFinding> SheetView::findings(const SheetEditor &editor, const scorer::Findings &findings,
                                      const std::optional<CellKeys::Refused> &refused) const {
    QList<PadFinding> list;
    if (refused) {
        list.append(finding(editor, *refused));
    }
    for (const scorer::Finding &found : findings) {
        list.append(finding(editor, found));
    }
    return list;
}

// ---- The helper ---------------------------------------------------------------------------------

ScoreHelperModel::Page SheetView::helper(const scorer::Sheet &sheet, std::size_t column,
                                         scorer::Row row, const Workings &put) const {
    const auto helper = m_worked.helper(sheet, column, row);
    const Workings complete = helper->complete(put);
    const scorer::Worked worked = helper->work(complete);
    ScoreHelperModel::Page page;
    page.rowId = SheetRow(row).id();
    page.title = tr("%1: %2", "a category, a player")
                     .arg(ScoreWords::row(sheet.box, row).name, ScoreWords::player(sheet, column));
    page.rule = helper->rule();
    page.applyText = helper->applyText(complete);
    page.value = worked.value;
    page.steps = m_words.steps(worked);
    page.fields = helper->fields(put);
    for (HelperField &field : page.fields) {
        const QString &name = field.description.isEmpty() ? field.label : field.description;
        QStringList parts{field.group, name, field.detail, field.valueText};
        parts.removeAll(QString());
        field.description = parts.join(tr(", ", "between parts of a description"));
    }
    return page;
}

// ---- Steps --------------------------------------------------------------------------------------

QString SheetView::cellStep(const QString &player, const QString &row, std::optional<int> was,
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

QString SheetView::step(const scorer::Sheet &before, const scorer::Sheet &after) {
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

} // namespace mirabilia
