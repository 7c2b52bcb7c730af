// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_import.h"

#include "app/models/common/wording.h"
#include "app/models/scorepad/sheet_editor.h"
#include "scorer/ranking.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace mirabilia {

// ---- Games --------------------------------------------------------------------------------------

ImportModel::ImportModel(const ScoreWords &words, QObject *parent)
    : RowsOnDemand(QMetaType::fromType<ImportRow>(), parent)
    , m_words(words) {}

void ImportModel::setGames(std::vector<scorer::Sheet> sheets, std::vector<bool> known) {
    replaceAll([&] {
        m_sheets = std::move(sheets);
        m_known = std::move(known);
        m_chosen = m_known;
        m_chosen.flip();
        m_chosenCount = static_cast<int>(std::count(m_chosen.begin(), m_chosen.end(), true));
    });
}

ImportRow ImportModel::game(int number) const {
    const auto i = static_cast<std::size_t>(number);
    const scorer::Sheet &sheet = m_sheets[i];
    QStringList title{m_words.date(sheet.date), shownName(fromUtf8(sheet.game)),
                      shownName(fromUtf8(sheet.place))};
    title.removeAll(QString());
    const QString scores = ScoreWords::scores(sheet);
    return {number,
            title.isEmpty() ? tr("Game %1").arg(number + 1)
                            : title.join(tr(", ", "between date, name and place")),
            ScoreWords::box(sheet.box),
            m_known[i] ? tr("%1 (already in the history)", "players and points").arg(scores)
                       : scores,
            m_chosen[i],
            m_known[i]};
}

QVariantMap ImportModel::table(int number) const {
    if (number < 0 || number >= count()) {
        return {{QStringLiteral("players"), QStringList()},
                {QStringLiteral("boards"), QStringList()},
                {QStringLiteral("rows"), QVariantList()},
                {QStringLiteral("totals"), QStringList()},
                {QStringLiteral("ranks"), QStringList()}};
    }
    const SheetEditor editor(m_sheets[static_cast<std::size_t>(number)]);
    const scorer::Sheet &sheet = editor.sheet();
    const auto places = scorer::ranking(sheet);
    QStringList players;
    QStringList boards;
    QStringList totals;
    QStringList ranks;
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        const auto points = scorer::meritOf(sheet, sheet.entries[column]).points;
        players.append(ScoreWords::player(sheet, column));
        const scorer::Entry &entry = sheet.entries[column];
        boards.append(entry.wonder.empty()
                          ? QString()
                          : m_words.board(entry.wonder, ScoreWords::side(sheet, entry)));
        totals.append(points ? QString::number(*points) : QString());
        ranks.append(ScoreWords::rank(places[column]));
    }
    QVariantList rows;
    for (int row = 0; row < editor.rows().size(); ++row) {
        const PadRow shown = ScoreWords::row(sheet.box, editor.rows()[row]);
        QStringList values;
        for (int column = 0; column < editor.columns(); ++column) {
            values.append(editor.text(column, row));
        }
        rows.append(QVariantMap{{QStringLiteral("name"), shown.name},
                                {QStringLiteral("glyph"), shown.glyph},
                                {QStringLiteral("family"), shown.family},
                                {QStringLiteral("values"), values}});
    }
    return {{QStringLiteral("players"), players},
            {QStringLiteral("boards"), boards},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("totals"), totals},
            {QStringLiteral("ranks"), ranks}};
}

void ImportModel::choose(int number, bool chosen) {
    const auto i = static_cast<std::size_t>(number);
    if (number >= 0 && number < count() && m_chosen[i] != chosen) {
        m_chosen[i] = chosen;
        m_chosenCount += chosen ? 1 : -1;
        touch(number, number);
    }
}

void ImportModel::chooseAll(bool chosen) {
    if (count() > 0) {
        m_chosen.assign(m_chosen.size(), chosen);
        m_chosenCount = chosen ? count() : 0;
        touch(0, count() - 1);
    }
}

std::vector<scorer::Sheet> ImportModel::chosenSheets() const {
    std::vector<scorer::Sheet> sheets;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        if (m_chosen[i]) {
            sheets.push_back(m_sheets[i]);
        }
    }
    return sheets;
}

// ---- Columns ------------------------------------------------------------------------------------

ImportColumnsModel::ImportColumnsModel(QObject *parent)
    : RowsOnDemand(QMetaType::fromType<ImportColumn>(), parent) {}

void ImportColumnsModel::setColumns(std::vector<scorer::ReadColumn> columns) {
    if (columns.empty() || columns.size() != m_columns.size()) {
        replaceAll([&] { m_columns = std::move(columns); });
    } else { // who chooses stays where they are
        m_columns = std::move(columns);
        touch(0, count() - 1);
    }
}

ImportColumn ImportColumnsModel::column(int number) const {
    const scorer::ReadColumn &column = m_columns[static_cast<std::size_t>(number)];
    QStringList cells;
    for (const std::string &cell : column.cells) {
        cells.append(shownName(fromUtf8(cell)));
    }
    return {number, shownName(fromUtf8(column.head)), fromUtf8(column.meaning),
            cells.join(QStringLiteral(" \u00b7 ")), column.chosen};
}

namespace {

struct MeaningWords {
    std::string_view name; ///< as in scorer::meaningsFor
    const char *words;
};

constexpr std::array meaningWords{
    MeaningWords{"", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Nothing: kept as it is")},
    MeaningWords{"player", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Player")},
    MeaningWords{"total", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Total")},
    MeaningWords{"rank", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Rank")},
    MeaningWords{"military_victories",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Military: points won")},
    MeaningWords{"military_defeats",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Military: points lost")},
    MeaningWords{"armada_victories",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Armada: points won")},
    MeaningWords{"armada_defeats",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Armada: points lost")},
    MeaningWords{"debts", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Cities: debts")},
    MeaningWords{"sheet", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Which box it is")},
    MeaningWords{"game",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Number or name of the game")},
    MeaningWords{"date", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Date")},
    MeaningWords{"round", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Round")},
    MeaningWords{"table", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Table")},
    MeaningWords{"location", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Place")},
    MeaningWords{"minutes", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Minutes")},
    MeaningWords{"edition", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Edition")},
    MeaningWords{"add_ons", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Expansions")},
    MeaningWords{"notes", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Notes")},
    MeaningWords{"seat", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Seat")},
    MeaningWords{"colour", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Colour")},
    MeaningWords{"wonder", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Wonder: its name")},
    MeaningWords{"side", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Side of the wonder")},
    MeaningWords{"left", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Left neighbour")},
    MeaningWords{"right", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Right neighbour")},
    MeaningWords{"victory",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "How a Duel was won")},
    MeaningWords{"winner", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Winner")},
    MeaningWords{"computer",
                 QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Played by a computer")},
    MeaningWords{"coins", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Coins left")},
    MeaningWords{"sheet_id", QT_TRANSLATE_NOOP("mirabilia::ImportColumnsModel", "Id of the sheet")},
};

} // namespace

QString ImportColumnsModel::meaningText(const std::string &meaning) {
    const QString name = columnName(meaning);
    return scorer::rowNamed(meaning) ? tr("Points: %1", "of a row of the sheet").arg(name) : name;
}

QString ImportColumnsModel::columnName(const std::string &meaning) {
    if (const auto row = scorer::rowNamed(meaning)) {
        return ScoreWords::row(*row).name;
    }
    const auto known = std::find_if(meaningWords.begin(), meaningWords.end(),
                                    [&](const auto &own) { return own.name == meaning; });
    return known == meaningWords.end() ? fromUtf8(meaning) : tr(known->words);
}

// ---- Notes --------------------------------------------------------------------------------------

ImportNotesModel::ImportNotesModel(const ScoreWords &words, QObject *parent)
    : RowsOnDemand(QMetaType::fromType<ImportNote>(), parent)
    , m_words(words) {}

void ImportNotesModel::setNotes(std::vector<scorer::LocatedFinding> findings) {
    replaceAll([&] { m_findings = std::move(findings); });
}

ImportNote ImportNotesModel::note(int number) const {
    const scorer::LocatedFinding &located = m_findings[static_cast<std::size_t>(number)];
    QStringList where{shownName(fromUtf8(located.game)), shownName(fromUtf8(located.player)),
                      shownName(ImportColumnsModel::columnName(located.finding.column))};
    where.removeAll(QString());
    return {number, static_cast<int>(located.line),
            where.join(tr(", ", "between game, player and column")),
            m_words.finding(located.finding), located.finding.kind == scorer::FindingKind::unread};
}

} // namespace mirabilia
