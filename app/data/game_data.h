// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia {

/// The name of the data file of a game in an edition: "classic.json", "classic-2.json".
[[nodiscard]] std::string dataFile(std::string_view game, int edition);

/// The data that a program plays its games with, file by file ("dice.json"): built in, unless
/// somebody's own file stands in its place. Where the program starts one is made, and rules, words
/// and pictures are all read from it.
class GameData {
public:
    /// The text of a file; empty if no game has such a file.
    [[nodiscard]] std::string_view text(std::string_view file) const;
    /// What a sentence calls the file: the path of somebody's own, else its name.
    [[nodiscard]] std::string name(std::string_view file) const;
    [[nodiscard]] bool isOwn(std::string_view file) const { return m_own.contains(file); }
    /// Why somebody's own file cannot be played with, so that the built-in one stands: file, place
    /// and reason in a sentence. Empty where all is well.
    [[nodiscard]] std::string_view problem(std::string_view file) const;
    /// All of these sentences.
    [[nodiscard]] std::vector<std::string> problems() const;
    /// Where somebody's own files lie, whether they are taken or not; empty: nowhere.
    [[nodiscard]] const std::string &folder() const { return m_folder; }
    void setFolder(std::string folder) { m_folder = std::move(folder); }
    /// Nobody has a file of their own here, good or not.
    [[nodiscard]] bool isBuiltIn() const { return m_own.empty() && m_problems.empty(); }

    /// Takes somebody's own file in place of the built-in one. Whether it can be played with is not
    /// asked here: readDataFolder() does.
    void replace(std::string file, std::string text, std::string calledBy);
    /// Keeps to the built-in file, and why.
    void leaveOut(std::string file, std::string problem);

private:
    struct OwnFile {
        std::string text;
        std::string calledBy;
    };
    std::string m_folder;
    std::map<std::string, OwnFile, std::less<>> m_own;
    std::map<std::string, std::string, std::less<>> m_problems;
};

} // namespace mirabilia
