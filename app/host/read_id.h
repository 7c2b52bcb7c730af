// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace mirabilia::host {

/// Reads an optional data file id; an absent one leaves `id` unchanged. Returns false if it is
/// unknown.
template <class Id, class Find>
bool readId(const std::string &key, Id &id, Find find) {
    if (key.empty()) {
        return true;
    }
    const std::optional<Id> found = find(key);
    id = found.value_or(id);
    return found.has_value();
}

} // namespace mirabilia::host
