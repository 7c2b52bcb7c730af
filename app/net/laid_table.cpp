// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/laid_table.h"

#include <utility>
#include <variant>

namespace mirabilia::net {

LaidTable lay(const host::Games &games, KeptTables &kept, v1::HostedTable table) {
    LaidTable laid{std::move(table), {}, nullptr, {}};
    if (!laid.table.started()) {
        return laid;
    }
    const QString id = QString::fromStdString(laid.table.header().match_id());
    auto loaded = kept.games().load(id);
    if (const auto *error = std::get_if<store::StoreError>(&loaded)) {
        laid.problem = error->what;
        return laid;
    }
    laid.match = host::unfold(games, std::get<store::SavedGame>(loaded));
    laid.problem = laid.match.problem;
    if (!laid.match.match) {
        return laid;
    }
    auto log = kept.games().reopen(id);
    if (const auto *error = std::get_if<store::StoreError>(&log)) {
        laid.problem = error->what;
    } else {
        laid.log = std::move(std::get<std::unique_ptr<store::GameLog>>(log));
    }
    return laid;
}

} // namespace mirabilia::net
