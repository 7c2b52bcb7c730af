// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/game_data.h"

#include "resources/data.h"

#include <utility>

namespace mirabilia {

std::string dataFile(std::string_view game, int edition) {
    return std::string(game) + (edition == 1 ? "" : "-" + std::to_string(edition)) + ".json";
}

std::string_view GameData::text(std::string_view file) const {
    const auto own = m_own.find(file);
    return own == m_own.end() ? data::file(file) : own->second.text;
}

std::string GameData::name(std::string_view file) const {
    const auto own = m_own.find(file);
    return own == m_own.end() ? std::string(file) : own->second.calledBy;
}

std::string_view GameData::problem(std::string_view file) const {
    const auto found = m_problems.find(file);
    return found == m_problems.end() ? std::string_view() : found->second;
}

std::vector<std::string> GameData::problems() const {
    std::vector<std::string> sentences;
    for (const auto &[file, problem] : m_problems) {
        sentences.push_back(problem);
    }
    return sentences;
}

void GameData::leaveOut(std::string file, std::string problem) {
    m_problems.insert_or_assign(std::move(file), std::move(problem));
}

void GameData::replace(std::string file, std::string text, std::string calledBy) {
    m_own.insert_or_assign(std::move(file), OwnFile{std::move(text), std::move(calledBy)});
}

} // namespace mirabilia
