// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia {

/// The boards of Dice as their owner corrects them: dice.json, whose other parts, notes and order
/// stay as they are. A value: a copy is a step back.
class DiceBoards {
public:
    using Json = nlohmann::ordered_json;

    /// A space of a board, and where its numbers come from: "sourced", "inferred" or "ours".
    struct Space {
        std::string id; ///< "agora.r1c1"
        int cost = 0;
        std::string costOrigin;
        Json effects; ///< as in the file: `[{"type": "vp", "n": 3}]`
        std::string effectsOrigin;
        bool shared = false; ///< it is the same on all boards
    };

    /// Why Dice cannot be played with it.
    struct Problem {
        std::string text;   ///< file, place and reason; empty if it can
        std::string reason; ///< alone
        std::string board;  ///< id of the board at fault; empty: none, or all
        std::string space;  ///< id of the space at fault; empty: none alone
    };

    /// Refuses what Dice cannot be played with: file, place, reason.
    static Parsed<DiceBoards> read(std::string_view text, std::string_view calledBy);

    /// Ids of the boards.
    [[nodiscard]] std::vector<std::string> boards() const;
    /// The spaces of a board, its own ones first.
    [[nodiscard]] std::vector<Space> spaces(const std::string &board) const;

    /// What is printed there, by somebody who has the board before them. A space that is shared
    /// changes on all boards. False if there is no such space.
    bool setCost(const std::string &board, const std::string &space, int cost);
    bool setEffects(const std::string &board, const std::string &space, Json effects);

    [[nodiscard]] Problem problem() const;
    /// The text of the file.
    [[nodiscard]] std::string write() const;

private:
    explicit DiceBoards(Json document) : m_document(std::move(document)) {}

    /// Says which board and space a place ("/boards/0/wonder/1/cost") is in.
    void locate(Problem &problem, const std::string &place) const;
    bool set(const std::string &board, const std::string &space, const char *part, Json value);

    Json m_document;
};

/// Where a part ("cost", "effects") of a space in dice.json comes from.
template <class Json>
[[nodiscard]] std::string diceOrigin(const Json &space, const std::string &part) {
    std::string sourced = "sourced";
    if (!space.contains("origin")) {
        return sourced;
    }
    const Json &origin = space.at("origin");
    return origin.is_string() ? origin.template get<std::string>() : origin.value(part, sourced);
}

} // namespace mirabilia
