// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mirabilia {

/// Tells the data of a game from other data: a hash over what is played. The order of keys, spaces,
/// notes and the origins of numbers do not count. The same on every platform.
[[nodiscard]] std::uint64_t dataFingerprint(std::string_view json);

/// As records and sentences have it: eight digits, "3f2a91c0".
[[nodiscard]] std::string fingerprintText(std::uint64_t fingerprint);

/// The same of data that are not played like the built-in ones of this file; empty for those.
[[nodiscard]] std::string ownDataFingerprint(std::string_view file, std::string_view json);

} // namespace mirabilia
