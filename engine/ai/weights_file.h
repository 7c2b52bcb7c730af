// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace mirabilia::ai {

/// Reads a file of weights: letters that name its kind, then 16-bit little-endian numbers, the
/// shape first.
class WeightsFile {
public:
    /// Returns nothing unless the letters and the shape match and exactly `numbers` numbers follow.
    static std::optional<WeightsFile> read(std::string_view bytes, std::string_view letters,
                                           std::initializer_list<std::size_t> shape,
                                           std::size_t numbers) {
        if (!bytes.starts_with(letters) ||
            bytes.size() != letters.size() + 2 * (shape.size() + numbers)) {
            return std::nullopt;
        }
        WeightsFile weights(bytes.substr(letters.size()));
        const bool fits = std::all_of(shape.begin(), shape.end(), [&weights](std::size_t size) {
            return static_cast<std::size_t>(weights.next()) == size;
        });
        return fits ? std::optional(weights) : std::nullopt;
    }

    /// Returns the next number; there must be one.
    std::int16_t next() {
        const auto low = static_cast<unsigned char>(rest[0]);
        const auto high = static_cast<unsigned char>(rest[1]);
        rest.remove_prefix(2);
        return static_cast<std::int16_t>(low | high << 8U);
    }

private:
    explicit WeightsFile(std::string_view numbers) : rest(numbers) {}

    std::string_view rest;
};

} // namespace mirabilia::ai
