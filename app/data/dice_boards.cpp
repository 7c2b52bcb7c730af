// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/dice_boards.h"

#include "app/data/game_data.h"
#include "app/data/load.h"

#include <functional>
#include <utility>

namespace mirabilia {

namespace {

using Document = DiceBoards::Json;

bool isSpace(const Document &part) {
    return part.is_object() && part.contains("id") && part.contains("cost");
}

/// Hands over the spaces below a part of the document, in its order, until `use` is false.
template <class Part>
bool eachSpace(Part &part, const std::function<bool(Part &)> &use) {
    if (isSpace(part)) {
        return use(part);
    }
    if (part.is_structured()) {
        for (Part &child : part) {
            if (!eachSpace(child, use)) {
                return false;
            }
        }
    }
    return true;
}

/// The same of all spaces of a board: its own, then those of the buildings that are alike on all.
template <class Whole>
void eachSpaceOf(Whole &document, const std::string &board,
                 const std::function<bool(Whole &, bool shared)> &use) {
    const std::function<bool(Whole &)> own = [&use](Whole &space) { return use(space, false); };
    const std::function<bool(Whole &)> shared = [&use](Whole &space) { return use(space, true); };
    for (Whole &each : document.at("boards")) {
        if (each.at("id") == board && eachSpace(each, own)) {
            eachSpace(document.at("buildings"), shared);
            return;
        }
    }
}

/// Two words, one for the cost and one for the effects, are one where they are the same.
void setOrigin(Document &space, const char *part) {
    Document origin{{"cost", diceOrigin(space, "cost")}, {"effects", diceOrigin(space, "effects")}};
    origin[part] = "sourced";
    space["origin"] = origin["cost"] == origin["effects"] ? origin["cost"] : origin;
}

} // namespace

Parsed<DiceBoards> DiceBoards::read(std::string_view text, std::string_view calledBy) {
    const auto loaded = loadData(dataFile("dice", 1), text, calledBy);
    return loaded ? Parsed<DiceBoards>(DiceBoards(Json::parse(text)))
                  : Parsed<DiceBoards>::failure(loaded.error());
}

std::vector<std::string> DiceBoards::boards() const {
    std::vector<std::string> ids;
    for (const Json &board : m_document.at("boards")) {
        ids.push_back(board.at("id").get<std::string>());
    }
    return ids;
}

std::vector<DiceBoards::Space> DiceBoards::spaces(const std::string &board) const {
    std::vector<Space> found;
    eachSpaceOf<const Json>(m_document, board, [&found](const Json &space, bool shared) {
        found.push_back({space.at("id").get<std::string>(), space.at("cost").get<int>(),
                         diceOrigin(space, "cost"), space.at("effects"),
                         diceOrigin(space, "effects"), shared});
        return true;
    });
    return found;
}

bool DiceBoards::set(const std::string &board, const std::string &space, const char *part,
                     Json value) {
    bool there = false;
    eachSpaceOf<Json>(m_document, board, [&](Json &each, bool /*shared*/) {
        if (each.at("id") == space) {
            each[part] = std::move(value);
            setOrigin(each, part);
            there = true;
        }
        return !there;
    });
    return there;
}

bool DiceBoards::setCost(const std::string &board, const std::string &space, int cost) {
    return set(board, space, "cost", cost);
}

bool DiceBoards::setEffects(const std::string &board, const std::string &space, Json effects) {
    return set(board, space, "effects", std::move(effects));
}

DiceBoards::Problem DiceBoards::problem() const {
    const std::string file = dataFile("dice", 1);
    Problem problem;
    problem.text = loadData(file, write(), file).error();
    problem.reason = problem.text;
    const std::size_t place = problem.text.find(": /");
    const std::size_t reason = problem.text.find(": ", place + 1);
    if (place != std::string::npos && reason != std::string::npos) {
        problem.reason = problem.text.substr(reason + 2);
        locate(problem, problem.text.substr(place + 2, reason - place - 2));
    }
    return problem;
}

void DiceBoards::locate(Problem &problem, const std::string &place) const {
    if (place.find('~') != std::string::npos) {
        return; // no name of ours
    }
    const Json::json_pointer boards("/boards");
    for (Json::json_pointer at(place); !at.empty(); at.pop_back()) {
        if (!m_document.contains(at)) {
            continue;
        }
        const Json &part = m_document.at(at);
        if (isSpace(part)) {
            problem.space = part.at("id").get<std::string>();
        } else if (at.parent_pointer() == boards) {
            problem.board = part.at("id").get<std::string>();
        }
    }
}

std::string DiceBoards::write() const {
    return m_document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace mirabilia
