// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_history_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"
#include "app/models/sheet_editor.h"

#include <algorithm>

namespace mirabilia {

namespace {

QString wordOf(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

ScoreHistoryModel::ScoreHistoryModel(ScoreServices &services, const Catalogue &catalogue,
                                     QObject *parent)
    : ListModel(QMetaType::fromType<HistoryRow>(), parent)
    , m_services(services)
    , m_words(catalogue) {
    connect(&services, &ScoreServices::sheetsChanged, this, &ScoreHistoryModel::refresh);
    refresh();
}

HistoryRow ScoreHistoryModel::rowFor(const KeptSheet &kept) const {
    const scorer::Sheet &sheet = kept.sheet;
    HistoryRow row;
    row.sheetId = kept.id;
    row.box = wordOf(scorer::name(sheet.box));
    row.boxName = ScoreWords::box(sheet.box);
    row.title = ScoreWords::players(sheet);
    row.dateText = m_words.date(sheet.date);
    row.place = shownName(fromUtf8(sheet.place));
    row.scores = ScoreWords::scores(sheet);
    row.winner = kept.finished ? ScoreWords::standing(sheet, true) : QString();
    row.players = static_cast<int>(sheet.entries.size());
    row.minutes = sheet.minutes.value_or(0);
    row.isFinished = kept.finished;
    row.origin = kept.origin;
    row.notes = fromUtf8(sheet.notes);
    QStringList parts{row.boxName, row.dateText, row.place,
                      kept.finished ? row.winner : tr("still being written"), row.scores};
    parts.removeAll(QString());
    row.description = parts.join(tr(", ", "between parts of a description"));
    return row;
}

void ScoreHistoryModel::refresh() {
    const QList<KeptSheet> all = m_services.sheets();
    m_sheets = m_search.trimmed().isEmpty() ? all : m_services.sheets(m_search);
    QList<HistoryRow> rows;
    for (const KeptSheet &kept : m_sheets) {
        rows.append(rowFor(kept));
    }
    assign(rows);
    m_total = static_cast<int>(all.size());
    const KeptSheet *newest =
        all.isEmpty() || all.first().finished ? nullptr : &all.first(); // they come first
    m_unfinished = newest != nullptr ? newest->id : QString();
    m_unfinishedTitle = newest != nullptr ? tr("%1 with %2", "a game, the players")
                                                .arg(ScoreWords::box(newest->sheet.box),
                                                     ScoreWords::players(newest->sheet))
                                          : QString();
    emit totalChanged();
}

void ScoreHistoryModel::setSearch(const QString &search) {
    if (m_search != search) {
        m_search = search;
        refresh();
        emit searchChanged();
    }
}

const KeptSheet *ScoreHistoryModel::find(const QString &sheetId) const {
    const auto found = std::find_if(m_sheets.begin(), m_sheets.end(),
                                    [&](const KeptSheet &kept) { return kept.id == sheetId; });
    return found == m_sheets.end() ? nullptr : &*found;
}

// ---- Undo ---------------------------------------------------------------------------------------

QString ScoreHistoryModel::undoText() const {
    if (!canUndo()) {
        return {};
    }
    const QString title = ScoreWords::players(m_undoable.last().before.sheet);
    return m_undoable.last().deleted ? tr("Deleted: %1").arg(title)
                                     : tr("Corrected: %1").arg(title);
}

void ScoreHistoryModel::remove(const QString &sheetId) {
    const KeptSheet *kept = find(sheetId);
    if (kept == nullptr) {
        return;
    }
    const KeptSheet before = *kept; // it leaves the list
    if (const QString why = m_services.remove(sheetId); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    m_undoable.append({before, true});
    emit undoChanged();
}

void ScoreHistoryModel::noteCorrection(const KeptSheet &before) {
    for (const KeptSheet &kept : m_services.sheets()) {
        if (kept.id == before.id && kept.sheet != before.sheet) {
            m_undoable.append({before, false});
            emit undoChanged();
        }
    }
}

void ScoreHistoryModel::undo() {
    if (!canUndo()) {
        return;
    }
    const Undoable latest = m_undoable.last();
    const QString why =
        latest.deleted ? m_services.restore(latest.before.id) : m_services.keepAll({latest.before});
    if (!why.isEmpty()) {
        emit failed(why);
        return;
    }
    m_undoable.removeLast();
    emit undoChanged();
    if (!latest.deleted) {
        emit restored(latest.before.id);
    }
}

// ---- One sheet for reading ----------------------------------------------------------------------

QVariant ScoreHistoryModel::details(const QString &sheetId) const {
    const KeptSheet *kept = find(sheetId);
    if (kept == nullptr) {
        return {};
    }
    const SheetEditor editor(kept->sheet);
    const scorer::Sheet &sheet = editor.sheet();
    QVariantList rows;
    for (const SheetRow &row : editor.rows()) {
        const PadRow shown = ScoreWords::row(sheet.box, row);
        rows.append(QVariantMap{{QStringLiteral("rowId"), shown.rowId},
                                {QStringLiteral("name"), shown.name},
                                {QStringLiteral("glyph"), shown.glyph},
                                {QStringLiteral("family"), shown.family}});
    }
    QVariantList players;
    const auto places = scorer::ranking(sheet);
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        const scorer::Entry &entry = sheet.entries[column];
        QStringList values;
        for (int row = 0; row < editor.rows().size(); ++row) {
            values.append(editor.text(static_cast<int>(column), row));
        }
        players.append(QVariantMap{
            {QStringLiteral("name"), ScoreWords::player(sheet, column)},
            {QStringLiteral("color"), fromUtf8(entry.colour)},
            {QStringLiteral("wonder"), fromUtf8(entry.wonder)},
            {QStringLiteral("wonderName"), m_words.wonder(entry.wonder)},
            {QStringLiteral("side"), fromUtf8(entry.side)},
            {QStringLiteral("rank"), places[column].rank},
            {QStringLiteral("rankText"), ScoreWords::rank(places[column])},
            {QStringLiteral("isWinner"), places[column].rank == 1},
            {QStringLiteral("total"), scorer::meritOf(sheet.box, entry).points.value_or(0)},
            {QStringLiteral("values"), values}});
    }
    const HistoryRow row = rowFor(*kept);
    return QVariantMap{{QStringLiteral("box"), row.box},
                       {QStringLiteral("boxName"), row.boxName},
                       {QStringLiteral("title"), row.title},
                       {QStringLiteral("dateText"), row.dateText},
                       {QStringLiteral("winner"), ScoreWords::standing(sheet, kept->finished)},
                       {QStringLiteral("place"), row.place},
                       {QStringLiteral("minutes"), row.minutes},
                       {QStringLiteral("edition"), isolated(fromUtf8(sheet.edition))},
                       {QStringLiteral("addOns"), isolated(editor.addOns())},
                       {QStringLiteral("notes"), row.notes},
                       {QStringLiteral("isFinished"), kept->finished},
                       {QStringLiteral("rows"), rows},
                       {QStringLiteral("players"), players}};
}

} // namespace mirabilia
