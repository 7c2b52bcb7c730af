// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/saved_match.h"

namespace mirabilia::host {

namespace {

QString sentenceFor(const Misfit &misfit) {
    return (misfit.code == Misfit::otherPosition
                ? SavedMatch::tr("After decision %1 the position differs from when it was saved.")
                : SavedMatch::tr("The rules do not allow its decision %1."))
        .arg(misfit.decision);
}

} // namespace

SavedMatch unfold(const Games &games, const store::SavedGame &saved) {
    const auto fail = [](const QString &why) { return SavedMatch{nullptr, {}, why}; };
    if (games.idOf(saved.header).empty()) {
        return fail(SavedMatch::tr("This program does not know the game."));
    }
    if (saved.header.data_fingerprint() != games.fingerprint(saved.header)) {
        return fail(SavedMatch::tr("It was begun with different rules data."));
    }
    MatchOrProblem made = games.make(saved.header);
    if (!made.match) {
        return fail(SavedMatch::tr("Nobody can play it with these seats and boards."));
    }
    History history = foldLog(saved.entries);
    if (const Misfit misfit = replay(*made.match, history.decisions)) {
        return fail(sentenceFor(misfit));
    }
    return {std::move(made.match), std::move(history), {}};
}

} // namespace mirabilia::host
