// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace mirabilia {

/// What is to be said of the data files of a folder, a sentence each, with file and place.
struct DataReport {
    std::vector<std::string> wrong; ///< it cannot be played with
    std::vector<std::string> odd;   ///< it can, but hardly so on purpose
    std::vector<std::string> good;  ///< what a file holds, and how it differs from the built-in one
};

[[nodiscard]] DataReport checkDataFolder(const std::filesystem::path &folder);

} // namespace mirabilia
