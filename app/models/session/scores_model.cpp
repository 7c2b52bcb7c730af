// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/scores_model.h"

#include "app/models/common/wording.h"

#include "mirabilia/v1/table.pb.h"

#include <algorithm>
#include <numeric>

namespace mirabilia {

namespace {

/// "9 + 4 − 1"
QString sumText(const QList<ScoreLine> &lines) {
    QString text;
    for (const ScoreLine &line : lines) {
        const bool minus = line.points < 0;
        if (!text.isEmpty()) {
            text += minus ? QStringLiteral(" \u2212 ") : QStringLiteral(" + ");
        } else if (minus) {
            text += QStringLiteral("\u2212 ");
        }
        text += QString::number(std::abs(line.points));
    }
    return text;
}

} // namespace

PlayerPoints pointsAt(const v1::TableView &view, const v1::PlayerScore &score,
                      const QList<ScoreCategory> &categories) {
    PlayerPoints player;
    player.seat = static_cast<int>(score.seat());
    for (const ScoreCategory &category : categories) {
        const auto found = std::find_if(
            score.points().begin(), score.points().end(), [&](const v1::CategoryPoints &part) {
                return QString::fromStdString(part.category()) == category.id;
            });
        player.points.append(found == score.points().end() ? 0 : found->points());
    }
    player.total = score.total();
    player.rank = static_cast<int>(score.rank());
    player.isWinner = std::find(view.winners().begin(), view.winners().end(), score.seat()) !=
                      view.winners().end();
    player.isOwn = score.seat() == view.viewer();
    return player;
}

QString boardAt(const v1::TableView &view, const v1::PlayerScore &score, const QString &board) {
    return view.tie_break().empty()
               ? board
               : ScoresModel::tr("%1, %n coin(s) left", "a board or city; what breaks ties",
                                 static_cast<int>(score.coins()))
                     .arg(board);
}

ScoresModel::ScoresModel(QObject *parent) : ListModel(QMetaType::fromType<ScoreRow>(), parent) {}

QVariantList ScoresModel::categories() const {
    QVariantList list;
    for (const ScoreCategory &category : m_categories) {
        list.append(QVariant::fromValue(category));
    }
    return list;
}

QString ScoresModel::descriptionOf(const PlayerPoints &player) const {
    QStringList parts;
    for (qsizetype i = 0; i < m_categories.size(); ++i) {
        parts.append(tr("%1 %2", "a category, its points")
                         .arg(m_categories[i].name, QString::number(player.points[i])));
    }
    return tr("Place %1: %2 with %3; %4", "a rank, a player, the points, the parts")
        .arg(QString::number(player.rank), player.name, Wording::points(player.total),
             parts.join(tr(", ", "between categories")));
}

QString ScoresModel::mainlyFrom(const PlayerPoints &ahead, const PlayerPoints &behind) const {
    const auto gap = [&](int category) { return ahead.points[category] - behind.points[category]; };
    QList<int> order(m_categories.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return gap(a) > gap(b); });
    QStringList titles;
    for (const int category : order) {
        if (gap(category) > 0 && titles.size() < 2) {
            titles.append(m_categories[category].title);
        }
    }
    return Wording::list(titles);
}

QString ScoresModel::ownText() const {
    const auto own = std::find_if(m_players.begin(), m_players.end(),
                                  [](const PlayerPoints &player) { return player.isOwn; });
    if (own == m_players.end() || m_players.size() < 2) {
        return {};
    }
    const bool first = own == m_players.begin();
    const PlayerPoints &other = m_players[first ? 1 : 0];
    const int distance = std::abs(own->total - other.total);
    if (distance == 0) {
        return first ? QString() : tr("You and %1 have equal points").arg(other.name);
    }
    return (first ? tr("You are %2 ahead of %1, mainly from %3",
                       "the next player, points, categories of points")
                  : tr("%1 is %2 ahead of you, mainly from %3",
                       "the winner, points, categories of points"))
        .arg(other.name, Wording::points(distance),
             first ? mainlyFrom(*own, other) : mainlyFrom(other, *own));
}

void ScoresModel::setScores(const QList<ScoreCategory> &categories,
                            const QList<PlayerPoints> &players) {
    m_categories = categories;
    m_players = players;
    std::stable_sort(m_players.begin(), m_players.end(),
                     [](const PlayerPoints &a, const PlayerPoints &b) { return a.rank < b.rank; });
    QList<int> highest(categories.size(), 0);
    m_most = 0;
    for (const PlayerPoints &player : m_players) {
        m_most = std::max(m_most, player.total);
        for (qsizetype i = 0; i < categories.size(); ++i) {
            highest[i] = std::max(highest[i], player.points[i]);
        }
    }
    QList<ScoreRow> rows;
    for (const PlayerPoints &player : m_players) {
        const auto before =
            std::count_if(m_players.begin(), m_players.end(), [&player](const PlayerPoints &other) {
                return other.seat < player.seat;
            });
        ScoreRow row{player.seat,
                     static_cast<int>(before),
                     player.name,
                     player.color,
                     player.board,
                     player.points,
                     {0},
                     {},
                     player.total,
                     player.rank,
                     player.isWinner,
                     player.isOwn,
                     descriptionOf(player)};
        for (qsizetype i = 0; i < categories.size(); ++i) {
            row.sums.append(row.sums.last() + player.points[i]);
            row.best.append(player.points[i] > 0 && player.points[i] == highest[i]);
        }
        rows.append(row);
    }
    assign(rows);
    emit changed();
}

QVariantMap ScoresModel::explain(int seat, const QString &category) const {
    const auto player = std::find_if(m_players.begin(), m_players.end(),
                                     [seat](const PlayerPoints &p) { return p.seat == seat; });
    if (player == m_players.end()) {
        return {};
    }
    QList<ScoreLine> lines;
    std::copy_if(player->lines.begin(), player->lines.end(), std::back_inserter(lines),
                 [&](const ScoreLine &line) { return line.category == category; });
    QVariantList list;
    int sum = 0;
    for (const ScoreLine &line : lines) {
        sum += line.points;
        list.append(QVariantMap{{QStringLiteral("text"), line.text},
                                {QStringLiteral("points"), line.points},
                                {QStringLiteral("card"), line.card}});
    }
    const auto head =
        std::find_if(m_categories.begin(), m_categories.end(),
                     [&](const ScoreCategory &known) { return known.id == category; });
    const ScoreCategory shown = head != m_categories.end() ? *head : ScoreCategory{};
    return {{QStringLiteral("title"), shown.title},      {QStringLiteral("glyph"), shown.glyph},
            {QStringLiteral("family"), shown.family},    {QStringLiteral("sum"), sum},
            {QStringLiteral("sumText"), sumText(lines)}, {QStringLiteral("lines"), list}};
}

} // namespace mirabilia
