// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/host/games.h"
#include "app/store/saved_games.h"

#include <QCoreApplication>
#include <QString>

#include <memory>

namespace mirabilia::host {

/// A saved game restored to where it was left, or why it cannot be.
struct SavedMatch {
    std::unique_ptr<Match> match;
    History history;
    QString problem;

    Q_DECLARE_TR_FUNCTIONS(mirabilia::host::SavedMatch)
};
[[nodiscard]] SavedMatch unfold(const Games &games, const store::SavedGame &saved);

} // namespace mirabilia::host
