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

/// The whole of a file, or the reason why it cannot be had (without the file's name).
Parsed<std::string> readFile(const std::filesystem::path &file,
                             std::size_t largest = largestDocument);

/// Writes a file in place. Returns false if that failed; the file may then be cut.
[[nodiscard]] bool writeFile(const std::filesystem::path &file, std::string_view text);
/// Writes beside the file and renames, so that a full disk costs nothing. A link stays a link.
[[nodiscard]] bool replaceFile(const std::filesystem::path &file, std::string_view text);

/// One line of a stream without its end; nothing at the end of the stream. A line longer than
/// `largestDocument` is cut one byte behind it.
std::optional<std::string> readLine(std::istream &stream);

/// The files that a path stands for: itself, or all files below a folder whose names end so
/// (".json"), sorted. Fails (without the path's name) if there is nothing there.
Parsed<std::vector<std::filesystem::path>> filesAt(const std::string &path,
                                                   std::string_view ending);

} // namespace mirabilia::cli
