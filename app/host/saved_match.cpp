// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/saved_match.h"

#include "app/data/fingerprint.h"

namespace mirabilia::host {

namespace {

QString sentenceFor(const Misfit &misfit) {
    return (misfit.code == Misfit::otherPosition
                ? SavedMatch::tr("After decision %1 the position differs from when it was saved.")
                : SavedMatch::tr("The rules do not allow its decision %1."))
        .arg(misfit.decision);
}

QString shown(std::uint64_t fingerprint) {
    return QString::fromStdString(fingerprintText(fingerprint));
}

} // namespace

SavedMatch unfold(const Games &games, const store::SavedGame &saved) {
    const auto fail = [](const QString &why) { return SavedMatch{nullptr, {}, why}; };
    if (games.idOf(saved.header).empty()) {
        return fail(SavedMatch::tr("This program does not know the game."));
    }
    if (!games.haveDataOf(saved.header)) {
        const std::uint64_t inUse =
            games.fingerprint(games.idOf(saved.header), editionOf(saved.header));
        return fail(SavedMatch::tr("It was begun with other data of the game (%1) than those in "
                                   "use (%2). With its own data it goes on.")
                        .arg(shown(saved.header.data_fingerprint()), shown(inUse)));
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
