// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_statistics_model.h"

#include "app/models/wording.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace mirabilia {

namespace {

QString rowName(scorer::Box box, scorer::Row row) {
    return ScoreWords::row(box, row).name;
}

double rate(int wins, int games) {
    return games == 0 ? 0 : static_cast<double>(wins) / games;
}

} // namespace

StatisticsTable::StatisticsTable(QObject *parent)
    : ListModel(QMetaType::fromType<StatisticsRow>(), parent) {}

ScoreStatisticsModel::ScoreStatisticsModel(ScoreServices &services, const ScoreRules &rules,
                                           const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_rules(rules)
    , m_words(catalogue)
    , m_players(new StatisticsTable(this))
    , m_wonders(new StatisticsTable(this))
    , m_categories(new StatisticsTable(this)) {
    connect(&services, &ScoreServices::sheetsChanged, this, &ScoreStatisticsModel::refresh);
    refresh();
}

QString ScoreStatisticsModel::box() const {
    const std::string_view name = scorer::name(m_box);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

void ScoreStatisticsModel::setBox(const QString &box) {
    const auto wanted = scorer::boxNamed(box.toStdString());
    if (wanted && *wanted != m_box) {
        m_box = *wanted;
        refresh();
    }
}

void ScoreStatisticsModel::refresh() {
    m_sheets.clear();
    for (const KeptSheet &kept : m_services.sheets()) {
        if (kept.finished && kept.sheet.box == m_box) {
            m_sheets.push_back(kept.sheet);
        }
    }
    std::reverse(m_sheets.begin(), m_sheets.end());
    m_statistics = scorer::statisticsOf(m_sheets, m_box, m_rules.classic());

    QList<StatisticsRow> players;
    for (const scorer::PlayerStatistics &player : m_statistics.players) {
        StatisticsRow row{fromUtf8(player.player),
                          cleanName(fromUtf8(player.player)),
                          player.games,
                          player.wins,
                          rate(player.wins, player.games),
                          player.points.value,
                          player.best.value_or(0),
                          player.trend,
                          player.bestRow ? rowName(m_box, *player.bestRow) : QString(),
                          {}};
        row.text =
            tr("%1: %n game(s), %2 won, %3 points on average, %4 at best", nullptr, row.games)
                .arg(row.name, QString::number(row.wins), QString::number(row.average, 'f', 1),
                     QString::number(row.best));
        players.append(row);
    }
    m_players->setRows(players);

    QList<StatisticsRow> wonders;
    for (const scorer::WonderStatistics &wonder : m_statistics.wonders) {
        const QString side = fromUtf8(wonder.side);
        const QString name = m_words.wonder(wonder.wonder);
        StatisticsRow row{fromUtf8(wonder.wonder) + QLatin1Char('/') + side,
                          side.isEmpty() ? name : tr("%1 %2", "a wonder, its side").arg(name, side),
                          wonder.games,
                          wonder.wins,
                          rate(wonder.wins, wonder.games),
                          wonder.points.value,
                          wonder.best.value_or(0),
                          0,
                          {},
                          {}};
        row.text =
            tr("%1: %n game(s), %2 won, %3 points on average, %4 at best", nullptr, row.games)
                .arg(row.name, QString::number(row.wins), QString::number(row.average, 'f', 1),
                     QString::number(row.best));
        wonders.append(row);
    }
    m_wonders->setRows(wonders);

    QList<StatisticsRow> categories;
    for (const scorer::RowStatistics &category : m_statistics.rows) {
        StatisticsRow row;
        row.key = SheetRow(category.row).id();
        row.name = rowName(m_box, category.row);
        row.games = category.points.count;
        row.average = category.points.value;
        row.winnersAverage = category.winners.value;
        row.best = category.best.value_or(0);
        row.text = tr("%1: %2 points on average, %3 for winners, %4 at best; %n value(s)", nullptr,
                      row.games)
                       .arg(row.name, QString::number(row.average, 'f', 1),
                            QString::number(row.winnersAverage, 'f', 1), QString::number(row.best));
        categories.append(row);
    }
    m_categories->setRows(categories);
    emit changed();
}

const scorer::PlayerStatistics *ScoreStatisticsModel::find(const QString &player) const {
    const std::string name = player.toStdString();
    const auto found =
        std::find_if(m_statistics.players.begin(), m_statistics.players.end(),
                     [&](const scorer::PlayerStatistics &one) { return one.player == name; });
    return found == m_statistics.players.end() ? nullptr : &*found;
}

QVariantMap ScoreStatisticsModel::headToHead(const QString &player, const QString &other) const {
    scorer::HeadToHead found;
    for (const scorer::HeadToHead &pair : m_statistics.pairs) {
        const bool straight = fromUtf8(pair.first) == player && fromUtf8(pair.second) == other;
        if (straight) {
            found = pair;
        } else if (fromUtf8(pair.first) == other && fromUtf8(pair.second) == player) {
            found = pair;
            std::swap(found.firstAhead, found.secondAhead);
            found.difference.value = -found.difference.value;
        }
    }
    const QString text = tr("%n game(s) together: %1 ahead in %2, %3 in %4", nullptr, found.games)
                             .arg(cleanName(player), QString::number(found.firstAhead),
                                  cleanName(other), QString::number(found.secondAhead));
    const QString mean = QLocale().toString(std::abs(found.difference.value), 'f', 1);
    const QString ahead = cleanName(found.difference.value < 0 ? other : player);
    return {{QStringLiteral("games"), found.games},
            {QStringLiteral("differenceText"),
             found.difference.count == 0 ? QString()
             : found.difference.value == 0
                 ? tr("Level on average over %n game(s)", nullptr, found.difference.count)
                 : tr("%1 is %2 points ahead on average over %n game(s)", nullptr,
                      found.difference.count)
                       .arg(ahead, mean)},
            {QStringLiteral("wins"), found.firstAhead},
            {QStringLiteral("otherWins"), found.secondAhead},
            {QStringLiteral("shared"), found.games - found.firstAhead - found.secondAhead},
            {QStringLiteral("difference"), found.difference.value},
            {QStringLiteral("text"), text}};
}

QVariantList ScoreStatisticsModel::series(const QString &player) const {
    QVariantList list;
    for (const scorer::Sheet &sheet : m_sheets) {
        const auto places = scorer::ranking(sheet);
        for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
            const auto points = scorer::meritOf(m_box, sheet.entries[column]).points;
            if (fromUtf8(sheet.entries[column].player) == player && points) {
                list.append(QVariantMap{
                    {QStringLiteral("date"), m_words.date(sheet.date)},
                    {QStringLiteral("total"), *points},
                    {QStringLiteral("rank"), places[column].rank},
                    {QStringLiteral("players"), static_cast<int>(sheet.entries.size())}});
            }
        }
    }
    return list;
}

QVariantList ScoreStatisticsModel::profile(const QString &player) const {
    QVariantList list;
    const scorer::PlayerStatistics *statistics = find(player);
    for (const scorer::RowStatistics &category : m_statistics.rows) {
        const scorer::Mean own =
            statistics != nullptr ? statistics->rows[scorer::index(category.row)] : scorer::Mean{};
        list.append(QVariantMap{{QStringLiteral("rowId"), SheetRow(category.row).id()},
                                {QStringLiteral("name"), rowName(m_box, category.row)},
                                {QStringLiteral("average"), own.value},
                                {QStringLiteral("all"), category.points.value},
                                {QStringLiteral("games"), own.count}});
    }
    return list;
}

} // namespace mirabilia
