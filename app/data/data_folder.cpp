// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/data_folder.h"

#include "app/cli/files.h"
#include "app/data/load.h"
#include "app/platform/platform.h"

#include <system_error>
#include <utility>

namespace mirabilia {

const std::vector<std::string> &dataFiles() {
    static const std::vector<std::string> files = [] {
        std::vector<std::string> all;
        notation::AllGames::map([&all]<Game G>() {
            for (int edition = 1; edition <= notation::editions<G>; ++edition) {
                all.push_back(notation::dataFile(G::id, edition));
            }
            return true;
        });
        return all;
    }();
    return files;
}

notation::LoadedNotation loadData(std::string_view file, std::string_view text,
                                  std::string_view calledBy) {
    const auto fail = [calledBy](std::string_view reason) {
        return notation::LoadedNotation::failure(std::string(calledBy) + ": " +
                                                 std::string(reason));
    };
    auto loaded = fail("no game reads a file of this name");
    notation::AllGames::map([&]<Game G>() {
        for (int edition = 1; edition <= notation::editions<G>; ++edition) {
            if (notation::dataFile(G::id, edition) == file) {
                loaded = notation::loadNotation<G>(text, calledBy);
                if (loaded && (*loaded)->edition() != edition) {
                    loaded = fail(notation::otherEdition);
                }
            }
        }
        return true;
    });
    return loaded;
}

std::string shownPath(const std::filesystem::path &file) {
    constexpr std::size_t longest = 400;
    return printable(platform::nameOf(file), longest);
}

Parsed<std::string> readDataFile(const std::filesystem::path &file) {
    std::error_code failed;
    return std::filesystem::is_regular_file(file, failed)
               ? cli::readFile(file)
               : Parsed<std::string>::failure("it is not a file");
}

GameData readDataFolder(const std::filesystem::path &folder) {
    GameData data;
    for (const std::string &file : dataFiles()) {
        const std::filesystem::path path = folder / file;
        std::error_code failed;
        if (folder.empty() || !std::filesystem::exists(path, failed)) {
            continue;
        }
        const std::string name = shownPath(path);
        Parsed<std::string> text = readDataFile(path);
        std::string problem =
            text ? loadData(file, *text, name).error() : name + ": " + text.error();
        if (problem.empty()) {
            data.replace(file, std::move(text).value(), name);
        } else {
            data.leaveOut(file, std::move(problem));
        }
    }
    return data;
}

std::filesystem::path ownDataFolder(const std::filesystem::path &own) {
    return own.empty() ? own : own / "data";
}

Parsed<GameData> chooseData(const DataChoice &choice, const std::filesystem::path &own) {
    if (choice.folder.empty()) {
        GameData data = choice.builtIn ? GameData() : readDataFolder(ownDataFolder(own));
        data.setFolder(platform::nameOf(ownDataFolder(own)));
        return data;
    }
    GameData data = readDataFolder(platform::pathOf(choice.folder));
    if (data.isBuiltIn()) {
        return Parsed<GameData>::failure("--data " + shownPath(platform::pathOf(choice.folder)) +
                                         ": there is no data file of a game, such as dice.json");
    }
    const std::vector<std::string> problems = data.problems();
    return problems.empty() ? Parsed<GameData>(std::move(data))
                            : Parsed<GameData>::failure(problems.front());
}

} // namespace mirabilia
