// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_history_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"
#include "app/models/scorepad/sheet_editor.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <numeric>
#include <utility>

namespace mirabilia {

namespace {

QString wordOf(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace

ScoreHistoryModel::ScoreHistoryModel(ScoreServices &services, ScoreIndex &index,
                                     const Catalogue &catalogue, QObject *parent)
    : RowsOnDemand(QMetaType::fromType<HistoryRow>(), parent)
    , m_services(services)
    , m_index(index)
    , m_words(catalogue) {
    connect(&index, &ScoreIndex::changed, this, &ScoreHistoryModel::follow);
    connect(&index, &ScoreIndex::reset, this, [this] {
        list();
        readChosen();
        emit totalChanged();
    });
}

// ---- Rows ---------------------------------------------------------------------------------------

HistoryRow ScoreHistoryModel::rowFor(const KeptSheet &kept) const {
    const scorer::Sheet &sheet = kept.sheet;
    HistoryRow row;
    row.sheetId = kept.id;
    row.box = wordOf(scorer::name(sheet.box));
    row.boxName = ScoreWords::box(sheet.box);
    row.title = ScoreWords::players(sheet);
    row.dateText = m_words.date(sheet.date);
    row.place = shownName(fromUtf8(sheet.place));
    row.edition = ScoreWords::edition(sheet);
    row.scores = ScoreWords::scores(sheet);
    row.winner = kept.finished ? ScoreWords::standing(sheet, true) : QString();
    row.players = static_cast<int>(sheet.entries.size());
    row.minutes = sheet.minutes.value_or(0);
    row.isFinished = kept.finished;
    row.origin = kept.origin;
    row.notes = fromUtf8(sheet.notes);
    QStringList parts{row.boxName,
                      row.edition,
                      row.dateText,
                      row.place,
                      kept.finished ? row.winner : tr("still being written"),
                      row.scores};
    parts.removeAll(QString());
    row.description = parts.join(tr(", ", "between parts of a description"));
    return row;
}

HistoryRow ScoreHistoryModel::unreadable(const SheetEntry &entry) const {
    HistoryRow row;
    row.sheetId = entry.id;
    row.title = tr("This sheet cannot be read");
    row.dateText = m_words.date(entry.day.second);
    row.isFinished = entry.finished;
    row.description = row.title;
    return row;
}

QVariant ScoreHistoryModel::row(int number) const {
    const SheetEntry &entry = *m_rows[static_cast<std::size_t>(number)];
    const auto kept = m_services.sheet(entry.id);
    return QVariant::fromValue(kept ? rowFor(*kept) : unreadable(entry));
}

QString ScoreHistoryModel::sheetIdAt(int row) const {
    return row >= 0 && row < count() ? m_rows[static_cast<std::size_t>(row)]->id : QString();
}

int ScoreHistoryModel::rowOf(const QString &sheetId) const {
    const ScoreIndex::Entry entry = m_index.find(sheetId);
    const auto place = entry ? ScoreIndex::placeOf(entry, m_rows) : m_rows.end();
    return place != m_rows.end() && *place == entry ? static_cast<int>(place - m_rows.begin()) : -1;
}

QString ScoreHistoryModel::unfinished() const {
    return total() > 0 && !m_index.entries().front()->finished ? m_index.entries().front()->id
                                                               : QString();
}

void ScoreHistoryModel::setSearch(const QString &search) {
    if (m_search != search) {
        m_search = search;
        list();
        emit searchChanged();
    }
}

void ScoreHistoryModel::setEdition(const QString &edition) {
    if (m_edition != edition) {
        m_edition = edition;
        list();
        emit searchChanged();
        emit totalChanged(); // what there is to choose may hang on it
    }
}

QVariantList ScoreHistoryModel::editions() const {
    std::set<QString> marks;
    for (const ScoreIndex::Entry &entry : m_index.entries()) {
        marks.insert(entry->edition);
    }
    return ScoreWords::editions(std::move(marks), m_edition);
}

bool ScoreHistoryModel::isWanted(const SheetEntry &entry) const {
    if (!m_edition.isEmpty() && entry.edition != m_edition) {
        return false;
    }
    // Qt's own way of finding takes several times as long, for every entry at every key.
    const std::string_view text(entry.search.constData(),
                                static_cast<std::size_t>(entry.search.size()));
    return std::all_of(m_wanted.begin(), m_wanted.end(), [text](const auto &any) {
        return std::any_of(any.begin(), any.end(), [text](const std::string &word) {
            return text.find(word) != std::string_view::npos;
        });
    });
}

void ScoreHistoryModel::list() {
    m_wanted.clear();
    const QStringList words = m_search.toCaseFolded().simplified().split(u' ', Qt::SkipEmptyParts);
    const QStringList dates = m_words.partsOfDates(words);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool isNumber = words[i][0].isDigit();
        std::vector<std::string> any;
        if (!dates[i].isEmpty()) {
            any.push_back(dates[i].toStdString());
        }
        if (dates[i].isEmpty() || !isNumber) {
            any.push_back(withoutAccents(words[i].toUtf8()).toStdString());
        }
        for (const QString &id : m_words.idsNamed(words[i])) {
            any.push_back(id.toStdString());
        }
        m_wanted.push_back(std::move(any));
    }
    replaceAll([this] {
        m_rows.clear();
        std::copy_if(m_index.entries().begin(), m_index.entries().end(), std::back_inserter(m_rows),
                     [this](const ScoreIndex::Entry &entry) { return isWanted(*entry); });
    });
}

void ScoreHistoryModel::follow(const ScoreIndex::Entry &before, const ScoreIndex::Entry &now) {
    const auto numberOf = [this](const ScoreIndex::Entry &entry) {
        return static_cast<int>(ScoreIndex::placeOf(entry, m_rows) - m_rows.cbegin());
    };
    const bool was = before && isWanted(*before);
    const bool is = now && isWanted(*now);
    const int from = was ? numberOf(before) : -1;
    const int to = is ? numberOf(now) : -1;
    if (was && is) {
        const int after = to > from ? to - 1 : to; // without itself
        if (after != from) {
            move(from, to, [&] {
                m_rows.erase(m_rows.begin() + from);
                m_rows.insert(m_rows.begin() + after, now);
            });
        }
        m_rows[static_cast<std::size_t>(after)] = now;
        touch(after, after);
    } else if (was) {
        removeAt(from, [&] { m_rows.erase(m_rows.begin() + from); });
    } else if (is) {
        insertAt(to, [&] { m_rows.insert(m_rows.begin() + to, now); });
    }
    if ((before ? before : now)->id == m_chosen) {
        readChosen();
    }
    emit totalChanged();
}

void ScoreHistoryModel::retranslate() {
    list(); // wonders are found by their names in this language
    readChosen();
    emit totalChanged();
    emit undoChanged();
}

// ---- Undo ---------------------------------------------------------------------------------------

QString ScoreHistoryModel::undoText() const {
    if (!canUndo()) {
        return {};
    }
    const Undoable &latest = m_undoable.last();
    if (latest.renaming) {
        return latest.renaming->merged
                   ? tr("Merged: %1 with %2", "two names")
                         .arg(shownName(latest.renaming->from), shownName(latest.renaming->to))
                   : tr("Renamed: %1 is %2 now", "two names")
                         .arg(shownName(latest.renaming->from), shownName(latest.renaming->to));
    }
    const QString title = latest.before.sheet.entries.empty()
                              ? tr("a sheet that cannot be read")
                              : ScoreWords::players(latest.before.sheet);
    return latest.deleted ? tr("Deleted: %1").arg(title) : tr("Corrected: %1").arg(title);
}

void ScoreHistoryModel::remove(const QString &sheetId) {
    if (!m_index.find(sheetId)) {
        return;
    }
    emit aboutToRemove(sheetId);
    KeptSheet before = m_services.sheet(sheetId).value_or(KeptSheet());
    before.id = sheetId;
    if (const QString why = m_services.remove(sheetId); !why.isEmpty()) {
        emit failed(why);
        return;
    }
    m_undoable.append({before, true});
    emit undoChanged();
}

void ScoreHistoryModel::noteCorrection(const KeptSheet &before) {
    const auto now = m_services.sheet(before.id);
    if (now && now->sheet != before.sheet) {
        m_undoable.append({before, false});
        emit undoChanged();
    }
}

void ScoreHistoryModel::noteRenaming(const Renaming &done) {
    m_undoable.append({{}, false, done});
    emit undoChanged();
}

void ScoreHistoryModel::forgetUndo() {
    m_undoable.clear();
    emit undoChanged();
}

QString ScoreHistoryModel::undo() {
    if (!canUndo()) {
        return {};
    }
    const Undoable latest = m_undoable.last();
    if (latest.renaming) {
        m_undoable.removeLast();
        emit undoChanged();
        emit nameWantedBack(*latest.renaming);
        return {};
    }
    const QString why =
        latest.deleted ? m_services.restore(latest.before.id) : m_services.keepAll({latest.before});
    if (!why.isEmpty()) {
        emit failed(why);
        return {};
    }
    m_undoable.removeLast();
    emit undoChanged();
    if (!latest.deleted) {
        emit restored(latest.before.id);
    }
    return latest.before.id;
}

// ---- One sheet for reading ----------------------------------------------------------------------

void ScoreHistoryModel::choose(const QString &sheetId) {
    if (m_chosen != sheetId) {
        m_chosen = sheetId;
        emit chosenChanged();
        readChosen();
    }
}

void ScoreHistoryModel::readChosen() {
    const auto kept = m_chosen.isEmpty() ? std::nullopt : m_services.sheet(m_chosen);
    m_facts = kept ? describe(*kept) : QVariant();
    emit factsChanged();
}

QVariantMap ScoreHistoryModel::describePlayer(const SheetEditor &editor, std::size_t column,
                                              const scorer::Place &place) const {
    const scorer::Sheet &sheet = editor.sheet();
    const scorer::Entry &entry = sheet.entries[column];
    QStringList values;
    for (int row = 0; row < editor.rows().size(); ++row) {
        values.append(editor.text(static_cast<int>(column), row));
    }
    return {{QStringLiteral("name"), ScoreWords::player(sheet, column)},
            {QStringLiteral("color"), fromUtf8(entry.colour)},
            {QStringLiteral("wonder"), fromUtf8(entry.wonder)},
            {QStringLiteral("wonderName"), m_words.wonder(entry.wonder)},
            {QStringLiteral("side"), ScoreWords::side(sheet, entry)},
            {QStringLiteral("rank"), place.rank},
            {QStringLiteral("rankText"), ScoreWords::rank(place)},
            {QStringLiteral("isWinner"), place.rank == 1},
            {QStringLiteral("hasTotal"), scorer::meritOf(sheet, entry).points.has_value()},
            {QStringLiteral("total"), scorer::meritOf(sheet, entry).points.value_or(0)},
            {QStringLiteral("values"), values}};
}

QVariantMap ScoreHistoryModel::describe(const KeptSheet &kept) const {
    const SheetEditor editor(kept.sheet);
    const scorer::Sheet &sheet = editor.sheet();
    QVariantList rows;
    for (const SheetRow &row : editor.rows()) {
        const PadRow shown = ScoreWords::row(sheet.box, row);
        rows.append(QVariantMap{{QStringLiteral("rowId"), shown.rowId},
                                {QStringLiteral("name"), shown.name},
                                {QStringLiteral("glyph"), shown.glyph},
                                {QStringLiteral("family"), shown.family}});
    }
    const auto places = scorer::ranking(sheet);
    std::vector<std::size_t> columns(places.size());
    std::iota(columns.begin(), columns.end(), std::size_t{0});
    std::stable_sort(columns.begin(), columns.end(), [&places](std::size_t one, std::size_t other) {
        constexpr int last = std::numeric_limits<int>::max(); // those without a rank
        return (places[one].rank > 0 ? places[one].rank : last) <
               (places[other].rank > 0 ? places[other].rank : last);
    });
    QVariantList players;
    for (const std::size_t column : columns) {
        players.append(describePlayer(editor, column, places[column]));
    }
    const HistoryRow row = rowFor(kept);
    const bool early =
        std::any_of(sheet.entries.begin(), sheet.entries.end(), [&](const scorer::Entry &entry) {
            return scorer::meritOf(sheet, entry).supremacy;
        });
    return {
        {QStringLiteral("box"), row.box},
        {QStringLiteral("boxName"), row.boxName},
        {QStringLiteral("title"), row.title},
        {QStringLiteral("dateText"), row.dateText},
        {QStringLiteral("winner"), ScoreWords::standing(sheet, kept.finished)},
        {QStringLiteral("early"), early ? ScoreWords::standing(sheet, kept.finished) : QString()},
        {QStringLiteral("place"), row.place},
        {QStringLiteral("minutes"), row.minutes},
        {QStringLiteral("edition"), row.edition},
        {QStringLiteral("addOns"), isolated(editor.addOns())},
        {QStringLiteral("notes"), row.notes},
        {QStringLiteral("isFinished"), kept.finished},
        {QStringLiteral("rows"), rows},
        {QStringLiteral("players"), players}};
}

} // namespace mirabilia
