// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/check.h"

#include "app/data/data_folder.h"
#include "app/data/dice_boards.h"
#include "app/data/fingerprint.h"
#include "app/data/load.h"
#include "app/platform/platform.h"
#include "resources/data.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

namespace mirabilia {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json; // whose objects are alike in any order
using Place = Json::json_pointer;

/// Looks in the data of Dice, with which it can be played, for what hardly anybody means.
class DiceOddities {
public:
    DiceOddities(const Json &own, const Json &builtIn) : m_builtIn(builtIn) { look(own, Place()); }

    [[nodiscard]] std::vector<std::string> found() && { return std::move(m_found); }

private:
    void look(const Json &part, const Place &place) {
        if (part.is_array()) {
            for (std::size_t i = 0; i < part.size(); ++i) {
                look(part[i], place / i);
            }
        }
        if (!part.is_object()) {
            return;
        }
        lookAtSpace(part, place);
        for (const auto &[key, child] : part.items()) {
            const bool inOrder = key == "wonder" || part.value("order", Json()) == "sequence";
            if (child.is_array() && inOrder) {
                lookAtRow(child, place / key);
            }
            look(child, place / key);
        }
    }

    /// Whoever enters what is printed says so.
    void lookAtSpace(const Json &space, const Place &place) {
        for (const char *part : {"cost", "effects"}) {
            if (!space.contains("id") || !space.contains(part) ||
                !m_builtIn.contains(place / part)) {
                continue;
            }
            const std::string origin = diceOrigin(space, part);
            if (space[part] != m_builtIn[place / part] && origin != "sourced") {
                m_found.push_back((place / part).to_string() +
                                  ": changed, while its origin still says " + origin +
                                  "; what is printed is \"sourced\"");
            }
        }
    }

    /// Spaces that are crossed off one after the other do not get cheaper.
    void lookAtRow(const Json &spaces, const Place &place) {
        for (std::size_t i = 1; i < spaces.size(); ++i) {
            const int before = spaces[i - 1].value("cost", 0);
            const int cost = spaces[i].value("cost", 0);
            if (cost < before) {
                m_found.push_back((place / i / "cost").to_string() + ": " + std::to_string(cost) +
                                  " is less than the space before it costs (" +
                                  std::to_string(before) + ")");
            }
        }
    }

    const Json &m_builtIn;
    std::vector<std::string> m_found;
};

/// How a good file differs from the built-in one.
std::string differenceOf(std::string_view file, std::string_view text) {
    const std::string fingerprint = ownDataFingerprint(file, text);
    if (fingerprint.empty()) {
        return "it plays as the built-in file";
    }
    const auto places =
        Json::diff(Json::parse(data::file(file)), Json::parse(text), std::string()).size();
    return std::string("it differs from the built-in file in ")
        .append(std::to_string(places))
        .append(places == 1 ? " place (" : " places (")
        .append(fingerprint)
        .append(")");
}

void checkFile(const fs::path &path, const std::string &file, DataReport &report) {
    const std::string name = shownPath(path);
    const auto text = readDataFile(path);
    if (!text) {
        report.wrong.push_back(name + ": " + text.error());
        return;
    }
    const auto game = loadData(file, *text, name);
    if (!game) {
        report.wrong.push_back(game.error());
        return;
    }
    report.good.push_back(name + ": " + (*game)->summary() + "; " + differenceOf(file, *text));
    if (file == "dice.json") {
        const Json builtIn = Json::parse(data::file(file));
        for (const std::string &odd : DiceOddities(Json::parse(*text), builtIn).found()) {
            report.odd.push_back(name + ": " + odd);
        }
    }
}

bool isDataFile(const std::string &name) {
    return std::find(dataFiles().begin(), dataFiles().end(), name) != dataFiles().end();
}

/// Files that somebody may take for data.
void findStrangers(const fs::path &folder, DataReport &report) {
    std::vector<std::string> names;
    std::error_code failed;
    for (fs::directory_iterator entry(folder, failed); !failed && entry != fs::directory_iterator();
         entry.increment(failed)) {
        const std::string name = platform::nameOf(entry->path().filename());
        if (entry->path().extension() == ".json" && !isDataFile(name)) {
            names.push_back(shownPath(entry->path()));
        }
    }
    std::sort(names.begin(), names.end());
    for (const std::string &name : names) {
        report.odd.push_back(name + ": no game reads a file of this name");
    }
}

} // namespace

DataReport checkDataFolder(const fs::path &folder) {
    DataReport report;
    for (const std::string &file : dataFiles()) {
        std::error_code failed;
        if (fs::exists(folder / file, failed)) {
            checkFile(folder / file, file, report);
        }
    }
    findStrangers(folder, report);
    return report;
}

} // namespace mirabilia
