// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game_reviewer.h"

#include "app/host/thinking_pool.h"

#include <QFutureWatcher>

#include <algorithm>
#include <utility>

namespace mirabilia::host {

namespace {

QList<double> listOf(const ai::Chances &chances, int players) {
    return {chances.begin(), chances.begin() + players};
}

Mistake mistakeOf(const notation::ReviewedDecision<v1::Move> &decision, std::size_t number) {
    return {.decision = static_cast<int>(number),
            .age = decision.turn.age,
            .number = decision.turn.number,
            .seat = decision.seat,
            .played = decision.played,
            .better = decision.better.value_or(v1::Move()),
            .reason = QString::fromStdString(decision.reason),
            .before = decision.before[decision.player],
            .cost = decision.cost};
}

} // namespace

GameReviewer::GameReviewer(const Games &games, QObject *parent)
    : Reviewer(parent)
    , m_read(games.recordReader()) {}

template <class Think, class Then>
void GameReviewer::think(Think think, Then then) {
    auto future =
        ThinkingPool::shared().start(std::move(think), m_stop.token(), ThinkingPool::For::person);
    using Found = decltype(future.result());
    auto *thought = new QFutureWatcher<Found>(this);
    connect(thought, &QFutureWatcherBase::finished, this,
            [thought, stop = m_stop, then = std::move(then)] {
                thought->deleteLater();
                if (!stop.stopRequested()) {
                    then(thought->result());
                }
            });
    thought->setFuture(future);
}

void GameReviewer::review(const QString &record) {
    stop();
    if (m_game && record == m_record) {
        tell();
        goOn();
        return;
    }
    m_record = record;
    m_game.reset();
    think([read = m_read,
           text = record.toStdString()](const StopToken & /*stop*/) { return read(text); },
          [this](const RecordedGameOrProblem &read) { begin(read); });
}

void GameReviewer::stop() {
    m_stop.requestStop();
    m_stop = StopSource();
}

void GameReviewer::begin(const RecordedGameOrProblem &read) {
    if (!read.problem.empty()) {
        emit failed(
            tr("This game cannot be reviewed: %1").arg(QString::fromStdString(read.problem)));
        return;
    }
    m_game = read.game;
    m_judged.assign(m_game->decisions(), std::nullopt);
    tell();
    goOn();
}

void GameReviewer::goOn() {
    m_next = 0;
    for (int thread = 0; thread < ThinkingPool::shared().threads(); ++thread) {
        judgeNext();
    }
}

void GameReviewer::judgeNext() {
    while (m_next < m_judged.size() && m_judged[m_next]) {
        ++m_next;
    }
    if (m_next == m_judged.size()) {
        return;
    }
    think([game = m_game, number = m_next, settings = m_settings](
              const StopToken &stop) { return game->judge(number, settings, stop); },
          [this, number = m_next](const Decision &decision) { keep(number, decision); });
    ++m_next;
}

void GameReviewer::keep(std::size_t number, const Decision &decision) {
    m_judged[number] = decision;
    judgeNext();
    tell();
}

void GameReviewer::tell() {
    std::vector<Decision> judged;
    for (const std::optional<Decision> &decision : m_judged) {
        if (!decision) {
            break;
        }
        judged.push_back(*decision);
    }
    const auto known = notation::reviewOf(*m_game, std::move(judged));
    GameReview review;
    review.decisions = static_cast<int>(m_judged.size());
    review.judged = static_cast<int>(known.decisions.size());
    for (const ai::TurnChances &point : known.curve) {
        review.curve.append({point.turn.age, point.turn.number, static_cast<int>(point.first),
                             listOf(point.chances, known.players)});
    }
    if (known.end) {
        review.end = listOf(*known.end, known.players);
    }
    for (const std::vector<std::size_t> &decisions : known.costliest) {
        QList<Mistake> &mistakes = review.mistakes.emplaceBack();
        for (const std::size_t number : decisions) {
            mistakes.append(mistakeOf(known.decisions[number], number));
        }
    }
    emit found(review);
}

} // namespace mirabilia::host
