// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/saved_match.h"

namespace mirabilia::host {

namespace {

QString sentenceFor(const Misfit &misfit) {
    return (misfit.code == Misfit::otherPosition
                ? SavedMatch::tr("After its decision number %1 the position is another one than "
                                 "when it was saved.")
                : SavedMatch::tr("The rules do not allow its decision number %1."))
        .arg(misfit.decision);
}

} // namespace

SavedMatch unfold(const Games &games, const store::SavedGame &saved) {
    const auto fail = [](const QString &why) { return SavedMatch{nullptr, {}, why}; };
    if (games.idOf(saved.header).empty()) {
        return fail(SavedMatch::tr("It is of a game that this program does not know."));
    }
    if (saved.header.data_fingerprint() != games.fingerprint(saved.header)) {
        return fail(SavedMatch::tr("It was begun with other rules data than this program has."));
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
