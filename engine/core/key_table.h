// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

namespace mirabilia {

/// Returns the id of the catalogue entry with this key, if there is one.
template <class Table>
auto findKey(const Table &table, std::string_view key) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [key](const auto &entry) { return entry.key == key; });
    return found == table.end() ? std::nullopt : std::optional(found->id);
}

} // namespace mirabilia
