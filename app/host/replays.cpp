// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/replays.h"

#include "app/host/saved_match.h"

#include <algorithm>
#include <utility>

namespace mirabilia::host {

namespace {

constexpr qsizetype largestRecord = qsizetype{8} * 1024 * 1024; // a long game has about 300 kB

} // namespace

Replays::Replays(const Games &games, Folders finished, QObject *parent)
    : QObject(parent)
    , m_games(games)
    , m_finished(std::move(finished)) {}

void Replays::open(const ReplayWish &wish) {
    close();
    m_opening = std::make_shared<Opening>(Opening{wish, nullptr, false});
    m_turns.inTurn([this, opening = m_opening] {
        m_turns.write([&games = m_games, finished = m_finished,
                       opening] { return find(games, finished, *opening); },
                      [this, opening](const QString &why) { settle(opening, why); });
    });
}

void Replays::close() {
    m_opening.reset();
    m_replay.reset();
}

/// Converts a saved game to a record, so that there is only one reader.
QString Replays::read(const Games &games, const Folders &finished, ReplayWish &wish) {
    const auto there =
        std::find_if(finished.begin(), finished.end(), [&wish](const store::SavedGames &folder) {
            return folder.ids().contains(wish.save);
        });
    const store::SavedGames &folder = there != finished.end() ? *there : finished.front();
    const auto loaded = folder.load(wish.save);
    if (const auto *error = std::get_if<store::StoreError>(&loaded)) {
        return error->what;
    }
    const auto &saved = std::get<store::SavedGame>(loaded);
    const SavedMatch game = unfold(games, saved);
    if (!game.match) {
        return game.problem;
    }
    if (!game.match->over()) {
        return tr("It is not over.");
    }
    wish.record = QString::fromStdString(game.match->record());
    wish.seats.assign(saved.header.seats().begin(), saved.header.seats().end());
    return {};
}

QString Replays::find(const Games &games, const Folders &finished, Opening &opening) {
    ReplayWish &wish = opening.wish;
    if (!wish.save.isEmpty()) {
        if (QString problem = read(games, finished, wish); !problem.isEmpty()) {
            return problem;
        }
    }
    if (wish.record.size() > largestRecord) {
        return tr("It is too large to be the record of a game.");
    }
    PlayedGame played = games.played(wish.record.toStdString());
    if (!played.start) {
        return tr("The record does not fit: %1.", "a reason, in English")
            .arg(QString::fromStdString(played.problem));
    }
    opening.otherData = played.otherData;
    opening.positions = std::make_unique<PlayedPositions>(std::move(played));
    return {};
}

void Replays::settle(const std::shared_ptr<Opening> &opening, const QString &why) {
    if (m_opening != opening) {
        return;
    }
    m_opening.reset();
    if (!why.isEmpty()) {
        emit refused(why);
        return;
    }
    m_replay = std::make_unique<Replay>(std::move(*opening->positions), opening->wish);
    emit opened();
    if (opening->otherData) {
        emit openedWithOtherData();
    }
}

} // namespace mirabilia::host
