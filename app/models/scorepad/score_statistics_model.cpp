// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_statistics_model.h"

#include "app/models/common/wording.h"
#include "scorer/edition.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace mirabilia {

namespace {

QString rowName(scorer::Box box, scorer::Row row) {
    return ScoreWords::row(box, row).name;
}

/// "+1.5"; empty for one that would read "0.0".
QString trendText(const ScoreWords &words, double trend) {
    return std::abs(trend) < 0.05
               ? QString()
               : QChar(trend > 0 ? u'+' : u'\u2212') + words.decimal(std::abs(trend));
}

/// The average of the games that are compared; of the others where there are none of these.
void showAverage(const ScoreWords &words, const ComparedGames &games, const scorer::Mean &all,
                 const scorer::SplitMean &split, StatisticsRow &row) {
    const scorer::Mean &compared = games.of(all, split);
    row.average = (compared.count > 0 ? compared : all).value;
    row.averageText = words.decimal(row.average);
}

/// What players and wonders have in common.
template <class Figures>
StatisticsRow figuresOf(const ScoreWords &words, const Figures &figures,
                        const ComparedGames &games) {
    StatisticsRow row;
    row.games = figures.games;
    row.wins = figures.wins;
    row.winRate = figures.games == 0 ? 0 : static_cast<double>(figures.wins) / figures.games;
    showAverage(words, games, figures.points, figures.split, row);
    row.best = figures.best.value_or(0);
    row.doubtful = figures.doubtful;
    return row;
}

struct StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ScoreStatisticsModel)
};

QString sentence(const StatisticsRow &row) {
    const QString figures =
        StatisticsWords::tr("%1: %n game(s), %2 won, %3 points on average, %4 at best", nullptr,
                            row.games)
            .arg(row.name, QString::number(row.wins), row.averageText, QString::number(row.best));
    return row.doubtful == 0
               ? figures
               : StatisticsWords::tr("%1; %n total(s) left out: the rows do not match", nullptr,
                                     row.doubtful)
                     .arg(figures);
}

/// Wins that chance would have given.
QString chanceText(const ScoreWords &words, double wins) {
    return StatisticsWords::tr("%1 by chance", "wins").arg(words.decimal(wins));
}

} // namespace

StatisticsTable::StatisticsTable(QObject *parent)
    : ListModel(QMetaType::fromType<StatisticsRow>(), parent) {}

void StatisticsTable::setRows(const QList<StatisticsRow> &rows) {
    assign(rows);
    m_highest = 0;
    m_bars.clear();
    for (const StatisticsRow &row : rows) {
        m_highest = std::max(m_highest, row.average);
        m_bars.append(
            QVariantMap{{QStringLiteral("name"), row.shortName},
                        {QStringLiteral("parts"), QVariantList{row.wins, row.games - row.wins}},
                        {QStringLiteral("games"), row.games}});
    }
    emit shownChanged();
}

ScoreStatisticsModel::ScoreStatisticsModel(ScoreServices &services, ScoreIndex &index,
                                           const ScoreRules &rules, const Catalogue &catalogue,
                                           QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_index(index)
    , m_rules(rules)
    , m_words(catalogue)
    , m_filter(new StatisticsFilter(m_words, this))
    , m_players(new StatisticsTable(this))
    , m_wonders(new StatisticsTable(this))
    , m_seats(new StatisticsTable(this))
    , m_categories(new StatisticsTable(this))
    , m_player(new ChosenPlayer(m_words, this)) {
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    connect(&m_nextSlice, &QTimer::timeout, this, &ScoreStatisticsModel::countSlice);
    connect(m_filter, &StatisticsFilter::changed, this, &ScoreStatisticsModel::recount);
    connect(&index, &ScoreIndex::changed, this, &ScoreStatisticsModel::recount);
    connect(&index, &ScoreIndex::reset, this, &ScoreStatisticsModel::recount);
}

// ---- Counting -----------------------------------------------------------------------------------

void ScoreStatisticsModel::setShown(bool shown) {
    if (m_shown == shown) {
        return;
    }
    m_shown = shown;
    emit shownChanged();
    if (!shown) {
        m_nextSlice.stop();
    } else if (m_outdated) {
        count();
    }
}

void ScoreStatisticsModel::recount() {
    m_outdated = true;
    if (m_shown) {
        count();
    }
}

void ScoreStatisticsModel::count() {
    m_uncounted.clear();
    std::copy_if(m_index.entries().begin(), m_index.entries().end(),
                 std::back_inserter(m_uncounted),
                 [](const ScoreIndex::Entry &entry) { return entry->finished; });
    m_toCount = m_uncounted.size();
    m_collectors.clear();
    m_found = {};
    m_filter->begin();
    m_wanted = m_filter->filter();
    for (std::size_t box = 0; box < scorer::boxCount; ++box) {
        m_collectors.emplace_back(static_cast<scorer::Box>(box), m_rules.classic());
    }
    countSlice();
}

void ScoreStatisticsModel::count(scorer::Sheet sheet) {
    const auto box = static_cast<std::size_t>(sheet.box);
    const auto players = static_cast<int>(sheet.entries.size());
    const QString edition = fromUtf8(std::string(scorer::editionMark(sheet)));
    m_found[box].tableSizes.insert(players);
    m_found[box].editions.insert(edition);
    m_filter->note(sheet);
    for (scorer::Entry &entry : sheet.entries) {
        m_found[box].computers = m_found[box].computers || entry.computer;
        if (entry.computer && m_withComputers) { // under a name that no person has
            entry.player = tr("%1 (computer)", "a name").arg(fromUtf8(entry.player)).toStdString();
            entry.computer = false;
        }
    }
    if ((m_tableSize == 0 || m_tableSize == players) &&
        (m_edition.isEmpty() || m_edition == edition) && isMeant(sheet, m_wanted)) {
        m_collectors[box].add(sheet);
    }
}

void ScoreStatisticsModel::countSlice() {
    for (int sheets = 0; sheets < sliceSize && !m_uncounted.empty(); ++sheets) {
        if (const auto kept = m_services.sheet(m_uncounted.back()->id)) {
            count(kept->sheet);
        }
        m_uncounted.pop_back();
    }
    if (!m_uncounted.empty()) {
        m_nextSlice.start();
        emit countingChanged();
        return;
    }
    m_outdated = false;
    m_nextSlice.stop();
    std::transform(m_collectors.begin(), m_collectors.end(), m_figures.begin(),
                   [](scorer::StatisticsCollector &collector) { return collector.finish(); });
    m_collectors.clear();
    m_filter->end();
    show();
    emit countingChanged();
}

double ScoreStatisticsModel::progress() const {
    return m_toCount == 0
               ? 1
               : 1 - static_cast<double>(m_uncounted.size()) / static_cast<double>(m_toCount);
}

// ---- Figures ------------------------------------------------------------------------------------

QString ScoreStatisticsModel::box() const {
    const std::string_view name = scorer::name(m_box);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

void ScoreStatisticsModel::setBox(const QString &box) {
    const auto wanted = scorer::boxNamed(box.toStdString());
    if (wanted && *wanted != m_box) {
        m_box = *wanted;
        setTableSize(0); // another game has other tables
        setEdition({});
        show();
    }
}

void ScoreStatisticsModel::setTableSize(int players) {
    if (players != m_tableSize) {
        m_tableSize = players;
        emit filterChanged();
        recount();
    }
}

QList<int> ScoreStatisticsModel::tableSizes() const {
    return {found().tableSizes.begin(), found().tableSizes.end()};
}

void ScoreStatisticsModel::setEdition(const QString &edition) {
    if (edition != m_edition) {
        m_edition = edition;
        emit filterChanged();
        recount();
    }
}

QVariantList ScoreStatisticsModel::editions() const {
    return ScoreWords::editions(found().editions, m_edition);
}

void ScoreStatisticsModel::setWithComputers(bool with) {
    if (with != m_withComputers) {
        m_withComputers = with;
        emit filterChanged();
        recount();
    }
}

const scorer::Statistics &ScoreStatisticsModel::figures() const {
    return m_figures[static_cast<std::size_t>(m_box)];
}

void ScoreStatisticsModel::show() {
    m_filter->show(m_box);
    showPlayers();
    showWonders();
    showSeats();
    showCategories();
    m_player->show(m_box, figures());
    emit changed();
}

void ScoreStatisticsModel::showPlayers() {
    QList<StatisticsRow> rows;
    for (const scorer::PlayerStatistics &player : figures().players) {
        StatisticsRow row = figuresOf(m_words, player, compared());
        row.key = fromUtf8(player.player);
        row.name = shownName(row.key);
        row.trendText = trendText(m_words, player.trend);
        row.bestCategory = player.bestRow ? rowName(m_box, *player.bestRow) : QString();
        row.more = more(player);
        row.text = sentence(row);
        if (!row.trendText.isEmpty()) {
            row.text = tr("%1; trend %2 a game", "figures of a player, points")
                           .arg(row.text, row.trendText);
        }
        if (!row.bestCategory.isEmpty()) {
            row.text = tr("%1; strong in %2", "figures of a player, a category")
                           .arg(row.text, row.bestCategory);
        }
        row.text = (QStringList(row.text) + row.more).join(tr("; ", "between figures"));
        rows.append(row);
    }
    m_players->setRows(rows);
}

void ScoreStatisticsModel::showWonders() {
    QList<StatisticsRow> rows;
    for (const scorer::WonderStatistics &wonder : figures().wonders) {
        StatisticsRow row = figuresOf(m_words, wonder, compared());
        const QString side = ScoreWords::side(wonder.side);
        const QString name = m_words.wonder(wonder.wonder);
        row.key = fromUtf8(wonder.wonder) + QLatin1Char('/') + fromUtf8(wonder.side);
        row.name = side.isEmpty() ? name : tr("%1 %2", "a wonder, its side").arg(name, side);
        row.shortName = m_words.board(wonder.wonder, side);
        row.more = {chanceText(m_words, wonder.expected)};
        row.more += splitText(wonder.split);
        row.text = (QStringList(sentence(row)) + row.more).join(tr("; ", "between figures"));
        rows.append(row);
    }
    m_wonders->setRows(rows);
}

void ScoreStatisticsModel::showSeats() {
    QList<StatisticsRow> rows;
    for (const scorer::SeatStatistics &seat : figures().seats) {
        StatisticsRow row;
        row.key = QString::number(seat.seat);
        row.name = tr("Seat %1").arg(seat.seat);
        row.shortName = row.name;
        row.games = seat.games;
        row.wins = seat.wins;
        row.winRate = static_cast<double>(seat.wins) / seat.games;
        showAverage(m_words, compared(), seat.points, seat.split, row);
        row.best = seat.best.value_or(0);
        row.more = {chanceText(m_words, seat.expected)};
        row.more += splitText(seat.split);
        row.text = (QStringList(sentence(row)) + row.more).join(tr("; ", "between figures"));
        rows.append(row);
    }
    m_seats->setRows(rows);
}

QStringList ScoreStatisticsModel::splitText(const scorer::SplitMean &split) const {
    if (split.isMixed()) {
        return {tr("%1 without expansions, %2 with", "two averages")
                    .arg(m_words.decimal(split.without.value), m_words.decimal(split.with.value))};
    }
    const ComparedGames games = compared();
    if (!games.mixed || (games.expanded ? split.with : split.without).count > 0) {
        return {};
    }
    return {games.expanded ? tr("only games without expansions")
                           : tr("only games with expansions")};
}

QStringList ScoreStatisticsModel::more(const scorer::PlayerStatistics &player) const {
    constexpr int aRow = 2;
    QStringList more{tr("rating %1").arg(qRound(player.rating))};
    more += splitText(player.split);
    if (player.streak >= aRow) {
        more.append(tr("%n win(s) in a row now", nullptr, player.streak));
    }
    if (player.longestStreak >= aRow && player.longestStreak > player.streak) {
        more.append(tr("%n win(s) in a row at most", nullptr, player.longestStreak));
    }
    if (player.minutes.count > 0) {
        more.append(tr("%n minute(s) a game", nullptr, qRound(player.minutes.value)));
    }
    return more;
}

QString ScoreStatisticsModel::mixText() const {
    const ComparedGames games = compared();
    if (!games.mixed) {
        return {};
    }
    return games.expanded
               ? tr("%n game(s) of these without expansions, where totals are lower: averages are "
                    "those of the other games.",
                    nullptr, figures().games - games.count)
               : tr("%n game(s) of these with expansions, where totals are higher: averages are "
                    "those of the other games.",
                    nullptr, figures().expanded);
}

QString ScoreStatisticsModel::timeText() const {
    const scorer::Mean &minutes = figures().minutes;
    return minutes.count == 0 ? QString()
                              : tr("%1 minutes on average in %n game(s)", nullptr, minutes.count)
                                    .arg(qRound(minutes.value));
}

QVariantList ScoreStatisticsModel::victories() const {
    QVariantList list;
    const auto add = [&list](const QString &name, const scorer::Victories &won) {
        const auto &[points, military, science, political] = won;
        list.append(QVariantMap{
            {QStringLiteral("name"), name},
            {QStringLiteral("parts"), QVariantList{points, military, science, political}},
            {QStringLiteral("games"), points + military + science + political}});
    };
    if (m_box == scorer::Box::duel && figures().games > 0) {
        add(tr("All"), figures().victories);
        for (const scorer::PlayerStatistics &player : figures().players) {
            if (player.wins > 0) {
                add(shownName(fromUtf8(player.player)), player.victories);
            }
        }
    }
    return list;
}

void ScoreStatisticsModel::showCategories() {
    QList<StatisticsRow> rows;
    for (const scorer::RowStatistics &category : figures().rows) {
        StatisticsRow row;
        row.key = SheetRow(category.row).id();
        row.name = rowName(m_box, category.row);
        row.shortName = ScoreWords::row(m_box, category.row).shortName;
        row.games = category.points.count;
        showAverage(m_words, compared(), category.points, category.split, row);
        row.best = category.best.value_or(0);
        row.text = tr("%1: %2 points on average, %3 for winners, %4 at best; %n value(s)", nullptr,
                      row.games)
                       .arg(row.name, row.averageText, m_words.decimal(category.winners.value),
                            QString::number(row.best));
        row.more += splitText(category.split);
        if (category.winnersSplit.isMixed()) {
            row.more.append(
                tr("winners %1", "two averages").arg(splitText(category.winnersSplit).first()));
        }
        row.text = (QStringList(row.text) + row.more).join(tr("; ", "between figures"));
        rows.append(row);
    }
    m_categories->setRows(rows);
}

QVariantList ScoreStatisticsModel::winners() const {
    QVariantList list;
    const ComparedGames games = compared();
    for (const scorer::RowStatistics &category : figures().rows) {
        const scorer::Mean &all = games.of(category.points, category.split);
        if (all.count > 0) {
            list.append(comparison(m_words, ScoreWords::row(m_box, category.row),
                                   games.of(category.winners, category.winnersSplit), all));
        }
    }
    return list;
}

} // namespace mirabilia
