// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/game_data.h"
#include "engine/core/parsed.h"

#include <filesystem>
#include <string>
#include <vector>

namespace mirabilia {

/// The data files of all games in all editions: "classic.json", "classic-2.json", ...
[[nodiscard]] const std::vector<std::string> &dataFiles();

/// What a sentence calls a file.
[[nodiscard]] std::string shownPath(const std::filesystem::path &file);
/// The text of a data file, or why it cannot be had (without its name).
[[nodiscard]] Parsed<std::string> readDataFile(const std::filesystem::path &file);

/// Takes the files of a folder in place of those built in, file by file; a file that cannot be used
/// is left out. A folder that is not there holds none.
[[nodiscard]] GameData readDataFolder(const std::filesystem::path &folder);

/// Where somebody's own data files lie below `own`, the folder of everything they keep.
[[nodiscard]] std::filesystem::path ownDataFolder(const std::filesystem::path &own);

/// Which data a program is told to play with.
struct DataChoice {
    std::string folder;   ///< --data: this folder over the built-in files; empty: one's own folder
    bool builtIn = false; ///< --built-in-data: whatever lies in one's own folder
};

/// The data of a choice, or why they cannot be had: a folder that was named has to be good, while
/// of one's own what is broken is left out.
[[nodiscard]] Parsed<GameData> chooseData(const DataChoice &choice,
                                          const std::filesystem::path &own);

} // namespace mirabilia
