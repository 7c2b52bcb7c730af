// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/host/saved_match.h"
#include "app/net/kept_table.h"

#include <QString>

#include <memory>

namespace mirabilia::net {

/// A saved table with its game, if it had begun, or why it cannot continue.
struct LaidTable {
    v1::HostedTable table;
    host::SavedMatch match;
    std::unique_ptr<store::GameLog> log;
    QString problem;
};
/// Replays its game up to where it was left. Called from any thread.
[[nodiscard]] LaidTable lay(const host::Games &games, KeptTables &kept, v1::HostedTable table);

} // namespace mirabilia::net
