// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_statistics_model.h"

#include "app/models/common/wording.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace mirabilia {

namespace {

QString rowName(scorer::Box box, scorer::Row row) {
    return ScoreWords::row(box, row).name;
}

QString decimal(double number) {
    return QLocale().toString(number, 'f', 1);
}

/// One that reads "0.0" is none.
bool showsTrend(double trend) {
    return std::abs(trend) >= 0.05;
}

QString signedDecimal(double number) {
    return QChar(number > 0 ? u'+' : u'\u2212') + decimal(std::abs(number));
}

/// What players and wonders have in common.
template <class Figures>
StatisticsRow figuresOf(const Figures &figures) {
    StatisticsRow row;
    row.games = figures.games;
    row.wins = figures.wins;
    row.winRate = figures.games == 0 ? 0 : static_cast<double>(figures.wins) / figures.games;
    row.average = figures.points.value;
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
            .arg(row.name, QString::number(row.wins), decimal(row.average),
                 QString::number(row.best));
    return row.doubtful == 0
               ? figures
               : StatisticsWords::tr("%1; %n total(s) left out, as the rows give another", nullptr,
                                     row.doubtful)
                     .arg(figures);
}

} // namespace

StatisticsTable::StatisticsTable(QObject *parent)
    : ListModel(QMetaType::fromType<StatisticsRow>(), parent) {}

ScoreStatisticsModel::ScoreStatisticsModel(ScoreServices &services, ScoreIndex &index,
                                           const ScoreRules &rules, const Catalogue &catalogue,
                                           QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_index(index)
    , m_rules(rules)
    , m_words(catalogue)
    , m_players(new StatisticsTable(this))
    , m_wonders(new StatisticsTable(this))
    , m_categories(new StatisticsTable(this)) {
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    connect(&m_nextSlice, &QTimer::timeout, this, &ScoreStatisticsModel::countSlice);
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
    for (std::size_t box = 0; box < scorer::boxCount; ++box) {
        m_collectors.emplace_back(static_cast<scorer::Box>(box), m_rules.classic());
    }
    countSlice();
}

void ScoreStatisticsModel::countSlice() {
    for (int sheets = 0; sheets < sliceSize && !m_uncounted.empty(); ++sheets) {
        if (const auto kept = m_services.sheet(m_uncounted.back()->id)) {
            m_collectors[static_cast<std::size_t>(kept->sheet.box)].add(kept->sheet);
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
    emit countingChanged();
    show();
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
        show();
    }
}

const scorer::Statistics &ScoreStatisticsModel::figures() const {
    return m_figures[static_cast<std::size_t>(m_box)];
}

void ScoreStatisticsModel::show() {
    showPlayers();
    showWonders();
    showCategories();
    emit changed();
}

void ScoreStatisticsModel::showPlayers() {
    QList<StatisticsRow> rows;
    for (const scorer::PlayerStatistics &player : figures().players) {
        StatisticsRow row = figuresOf(player);
        row.key = fromUtf8(player.player);
        row.name = shownName(row.key);
        row.trend = player.trend;
        row.bestCategory = player.bestRow ? rowName(m_box, *player.bestRow) : QString();
        row.text = sentence(row);
        if (showsTrend(row.trend)) {
            row.text = tr("%1; trend %2 a game", "figures of a player, points")
                           .arg(row.text, signedDecimal(row.trend));
        }
        if (!row.bestCategory.isEmpty()) {
            row.text = tr("%1; strong in %2", "figures of a player, a category")
                           .arg(row.text, row.bestCategory);
        }
        rows.append(row);
    }
    m_players->setRows(rows);
}

void ScoreStatisticsModel::showWonders() {
    QList<StatisticsRow> rows;
    for (const scorer::WonderStatistics &wonder : figures().wonders) {
        StatisticsRow row = figuresOf(wonder);
        const QString side = fromUtf8(wonder.side);
        const QString name = m_words.wonder(wonder.wonder);
        row.key = fromUtf8(wonder.wonder) + QLatin1Char('/') + side;
        row.name = side.isEmpty() ? name : tr("%1 %2", "a wonder, its side").arg(name, side);
        row.shortName = m_words.board(wonder.wonder, wonder.side);
        row.text = sentence(row);
        rows.append(row);
    }
    m_wonders->setRows(rows);
}

void ScoreStatisticsModel::showCategories() {
    QList<StatisticsRow> rows;
    for (const scorer::RowStatistics &category : figures().rows) {
        StatisticsRow row;
        row.key = SheetRow(category.row).id();
        row.name = rowName(m_box, category.row);
        row.shortName = ScoreWords::row(m_box, category.row).shortName;
        row.games = category.points.count;
        row.average = category.points.value;
        row.winnersAverage = category.winners.value;
        row.best = category.best.value_or(0);
        row.text = tr("%1: %2 points on average, %3 for winners, %4 at best; %n value(s)", nullptr,
                      row.games)
                       .arg(row.name, decimal(row.average), decimal(row.winnersAverage),
                            QString::number(row.best));
        rows.append(row);
    }
    m_categories->setRows(rows);
}

const scorer::PlayerStatistics *ScoreStatisticsModel::find(const QString &player) const {
    const std::string name = player.toStdString();
    const auto found =
        std::find_if(figures().players.begin(), figures().players.end(),
                     [&](const scorer::PlayerStatistics &one) { return one.player == name; });
    return found == figures().players.end() ? nullptr : &*found;
}

scorer::HeadToHead ScoreStatisticsModel::pairOf(const std::string &player,
                                                const std::string &other) const {
    for (const scorer::HeadToHead &pair : figures().pairs) {
        if (pair.first == player && pair.second == other) {
            return pair;
        }
        if (pair.first == other && pair.second == player) {
            scorer::HeadToHead turned = pair;
            std::swap(turned.first, turned.second);
            std::swap(turned.firstAhead, turned.secondAhead);
            turned.difference.value = -turned.difference.value;
            return turned;
        }
    }
    scorer::HeadToHead none;
    none.first = player;
    none.second = other;
    return none;
}

QVariantMap ScoreStatisticsModel::describe(const scorer::HeadToHead &pair) {
    const QString player = shownName(fromUtf8(pair.first));
    const QString other = shownName(fromUtf8(pair.second));
    const scorer::Mean &difference = pair.difference;
    QString ahead;
    if (difference.count > 0) {
        ahead =
            difference.value == 0
                ? tr("Level on average over %n game(s)", nullptr, difference.count)
                : tr("%1 is %2 points ahead on average over %n game(s)", nullptr, difference.count)
                      .arg(difference.value < 0 ? other : player,
                           decimal(std::abs(difference.value)));
    }
    return {{QStringLiteral("games"), pair.games},
            {QStringLiteral("wins"), pair.firstAhead},
            {QStringLiteral("otherWins"), pair.secondAhead},
            {QStringLiteral("shared"), pair.games - pair.firstAhead - pair.secondAhead},
            {QStringLiteral("difference"), difference.value},
            {QStringLiteral("differenceText"), ahead},
            {QStringLiteral("text"),
             tr("%n game(s) together: %1 ahead in %2, %3 in %4", nullptr, pair.games)
                 .arg(player, QString::number(pair.firstAhead), other,
                      QString::number(pair.secondAhead))}};
}

QVariantMap ScoreStatisticsModel::headToHead(const QString &player, const QString &other) const {
    return describe(pairOf(player.toStdString(), other.toStdString()));
}

QVariantList ScoreStatisticsModel::rivals(const QString &player) const {
    const std::string name = player.toStdString();
    QVariantList list;
    for (const scorer::HeadToHead &pair : figures().pairs) { // most games first
        if (pair.first == name || pair.second == name) {
            const scorer::HeadToHead seen =
                pairOf(name, pair.first == name ? pair.second : pair.first);
            QVariantMap rival = describe(seen);
            rival[QStringLiteral("key")] = fromUtf8(seen.second);
            rival[QStringLiteral("name")] = shownName(fromUtf8(seen.second));
            list.append(rival);
        }
    }
    return list;
}

QVariantList ScoreStatisticsModel::series(const QString &player, int most) const {
    QVariantList list;
    const scorer::PlayerStatistics *statistics = find(player);
    const std::size_t games = statistics == nullptr ? 0 : statistics->totals.size();
    for (std::size_t i = games - std::min(games, static_cast<std::size_t>(most)); i < games; ++i) {
        list.append(QVariantMap{{QStringLiteral("game"), static_cast<int>(i) + 1},
                                {QStringLiteral("total"), statistics->totals[i]},
                                {QStringLiteral("isFirst"), bool(statistics->firsts[i])}});
    }
    return list;
}

QVariantList ScoreStatisticsModel::profile(const QString &player) const {
    QVariantList list;
    const scorer::PlayerStatistics *statistics = find(player);
    for (const scorer::RowStatistics &category : figures().rows) {
        const scorer::Mean own =
            statistics != nullptr ? statistics->rows[scorer::index(category.row)] : scorer::Mean{};
        list.append(QVariantMap{
            {QStringLiteral("rowId"), SheetRow(category.row).id()},
            {QStringLiteral("name"), rowName(m_box, category.row)},
            {QStringLiteral("shortName"), ScoreWords::row(m_box, category.row).shortName},
            {QStringLiteral("average"), own.value},
            {QStringLiteral("all"), category.points.value},
            {QStringLiteral("games"), own.count}});
    }
    return list;
}

} // namespace mirabilia
