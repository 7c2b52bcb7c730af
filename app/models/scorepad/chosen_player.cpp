// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/chosen_player.h"

#include "app/models/common/wording.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mirabilia {

namespace {

/// The pair as the second of them sees it.
scorer::HeadToHead turned(scorer::HeadToHead pair) {
    std::swap(pair.first, pair.second);
    std::swap(pair.firstAhead, pair.secondAhead);
    pair.difference.value = -pair.difference.value;
    return pair;
}

} // namespace

ComparedGames::ComparedGames(int games, int withExpansions)
    : mixed(withExpansions > 0 && withExpansions < games)
    , expanded(2 * withExpansions > games)
    , count(!mixed     ? games
            : expanded ? withExpansions
                       : games - withExpansions) {}

const scorer::Mean &ComparedGames::of(const scorer::Mean &all,
                                      const scorer::SplitMean &split) const {
    return !mixed ? all : expanded ? split.with : split.without;
}

QString ComparedGames::text() const {
    return !mixed ? ChosenPlayer::tr("Average points in %Ln game(s)", nullptr, count)
           : expanded
               ? ChosenPlayer::tr("Average points in %Ln game(s) with expansions", nullptr, count)
               : ChosenPlayer::tr("Average points in %Ln game(s) without expansions", nullptr,
                                  count);
}

QVariantMap comparison(const ScoreWords &words, const PadRow &category, const scorer::Mean &points,
                       const scorer::Mean &all) {
    return {{QStringLiteral("name"), category.name},
            {QStringLiteral("shortName"), category.shortName},
            {QStringLiteral("average"), points.value},
            {QStringLiteral("all"), all.value},
            {QStringLiteral("averageText"), words.decimal(points.value)},
            {QStringLiteral("allText"), words.decimal(all.value)},
            {QStringLiteral("games"), points.count}};
}

ChosenPlayer::ChosenPlayer(const ScoreWords &words, QObject *parent)
    : QObject(parent)
    , m_words(words) {}

void ChosenPlayer::show(scorer::Box box, const scorer::Statistics &figures) {
    m_box = box;
    m_figures = &figures;
    m_player = find(m_wanted);
    if (m_player == nullptr) {
        m_player = find(m_here);
    }
    if (m_player == nullptr && !figures.players.empty()) {
        m_player = &figures.players.front();
    }
    emit changed();
}

const scorer::PlayerStatistics *ChosenPlayer::find(const QString &key) const {
    const auto &players = m_figures->players;
    const auto found =
        std::find_if(players.begin(), players.end(), [wanted = key.toStdString()](const auto &one) {
            return one.player == wanted;
        });
    return found == players.end() ? nullptr : &*found;
}

void ChosenPlayer::setHere(const QString &name) {
    m_here = name;
    choose({}); // whoever looks anew begins with themselves
}

void ChosenPlayer::choose(const QString &key) {
    m_wanted = key;
    if (m_figures != nullptr) {
        show(m_box, *m_figures);
    }
}

QString ChosenPlayer::key() const {
    return m_player == nullptr ? QString() : fromUtf8(m_player->player);
}

QString ChosenPlayer::name() const {
    return shownName(key());
}

int ChosenPlayer::games() const {
    return m_player == nullptr ? 0 : static_cast<int>(m_player->totals.size());
}

QVariantList ChosenPlayer::averages() const {
    QVariantList list;
    const scorer::SplitMean split = m_player == nullptr ? scorer::SplitMean() : m_player->split;
    for (const auto &[mean, expanded] : {std::pair(split.without, false), {split.with, true}}) {
        if (mean.count > 0) {
            list.append(QVariantMap{{QStringLiteral("average"), mean.value},
                                    {QStringLiteral("expanded"), expanded}});
        }
    }
    return list;
}

QVariantList ChosenPlayer::series() const {
    QVariantList list;
    for (int game = std::max(0, games() - mostGames()); game < games(); ++game) {
        const auto at = static_cast<std::size_t>(game);
        list.append(QVariantMap{{QStringLiteral("game"), game + 1},
                                {QStringLiteral("total"), m_player->totals[at]},
                                {QStringLiteral("isFirst"), bool(m_player->firsts[at])},
                                {QStringLiteral("expanded"), bool(m_player->expanded[at])}});
    }
    return list;
}

/// The kind of games that the player has more of, if there are two anywhere.
ComparedGames ChosenPlayer::compared() const {
    if (m_player == nullptr) {
        return {0, 0};
    }
    const auto &expanded = m_player->expanded;
    ComparedGames own(games(),
                      static_cast<int>(std::count(expanded.begin(), expanded.end(), true)));
    own.mixed = m_figures->expanded > 0 && m_figures->expanded < m_figures->games;
    return own;
}

QVariantList ChosenPlayer::profile() const {
    QVariantList list;
    const ComparedGames games = compared();
    const auto none = std::vector<scorer::RowStatistics>();
    for (const scorer::RowStatistics &category : m_player == nullptr ? none : m_figures->rows) {
        const scorer::Mean &all = games.of(category.points, category.split);
        const std::size_t row = scorer::index(category.row);
        if (all.count > 0) { // else a row of the other kind
            list.append(comparison(m_words, ScoreWords::row(m_box, category.row),
                                   games.of(m_player->rows[row], m_player->splitRows[row]), all));
        }
    }
    return list;
}

QVariantList ChosenPlayer::rivals() const {
    QVariantList list;
    if (m_player != nullptr) {
        for (const scorer::HeadToHead &pair : m_figures->pairs) { // most games first
            if (pair.first == m_player->player) {
                list.append(rival(pair));
            } else if (pair.second == m_player->player) {
                list.append(rival(turned(pair)));
            }
        }
    }
    return list;
}

QVariantMap ChosenPlayer::rival(const scorer::HeadToHead &pair) const {
    const QString key = fromUtf8(pair.second);
    const QString other = shownName(key);
    const scorer::Mean &difference = pair.difference;
    QString ahead;
    if (difference.count > 0) {
        ahead =
            difference.value == 0
                ? tr("Level on average over %n game(s)", nullptr, difference.count)
                : tr("%1 is %2 points ahead on average over %n game(s)", nullptr, difference.count)
                      .arg(difference.value < 0 ? other : name(),
                           m_words.decimal(std::abs(difference.value)));
    }
    return {{QStringLiteral("key"), key},
            {QStringLiteral("name"), other},
            {QStringLiteral("games"), pair.games},
            {QStringLiteral("parts"),
             QVariantList{pair.firstAhead, pair.games - pair.firstAhead - pair.secondAhead,
                          pair.secondAhead}},
            {QStringLiteral("text"),
             tr("%n game(s) together: %1 ahead in %2, %3 in %4", nullptr, pair.games)
                 .arg(name(), QString::number(pair.firstAhead), other,
                      QString::number(pair.secondAhead))},
            {QStringLiteral("differenceText"), ahead}};
}

} // namespace mirabilia
