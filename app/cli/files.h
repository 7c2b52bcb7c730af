// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"

#include <filesystem>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::cli {

/// Far more than any scenario, record or data file needs.
inline constexpr std::size_t largestDocument = std::size_t{8} << 20U;

/// The whole of a file, or why it cannot be read (without its name).
Parsed<std::string> readFile(const std::filesystem::path &file,
                             std::size_t largest = largestDocument);

/// Writes a file in place. Returns false on failure; the file may then be incomplete.
[[nodiscard]] bool writeFile(const std::filesystem::path &file, std::string_view text);
/// Writes beside the file and renames, so that a full disk loses nothing. Follows links.
[[nodiscard]] bool replaceFile(const std::filesystem::path &file, std::string_view text);

/// One line without its end; nothing at the end of the stream. A line longer than `largestDocument`
/// is cut one byte after that.
std::optional<std::string> readLine(std::istream &stream);

/// The files a path stands for: itself, or all files below a folder with that extension (".json"),
/// sorted. Fails (without the path's name) if there are none.
Parsed<std::vector<std::filesystem::path>> filesAt(const std::string &path,
                                                   std::string_view ending);

} // namespace mirabilia::cli
