// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>
#include <utility>

namespace mirabilia {

/// Says what is wrong with data or a position, and where. Thrown and caught inside the code that
/// reads them; its callers get a `Parsed`.
struct Fault : std::exception {
    Fault(std::string where, std::string what) : place(std::move(where)), reason(std::move(what)) {}

    /// One sentence.
    [[nodiscard]] std::string sentence() const { return place + ": " + reason; }

    std::string place;
    std::string reason;
};

} // namespace mirabilia
