// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace mirabilia::notation {

/// A position of one game, to which the steps of a scenario are done. Everything throws Refused for
/// what a game does not know, and Disagreed for what the engine finds otherwise.
class ScenarioPosition {
public:
    virtual ~ScenarioPosition() = default;

    /// Compares what something costs a seat with what is expected.
    virtual void checkCost(const JsonValue &query, const JsonValue &expected) const = 0;
    /// "none", or the code of the reason why the move is not allowed now.
    [[nodiscard]] virtual std::string_view refusal(const JsonValue &query) const = 0;
    /// These seats decide; `others`, if it is there, says what the other waiting seats do.
    virtual void play(const JsonValue &moves, const std::optional<JsonValue> &others) = 0;
    virtual void choose(const JsonValue &choice) = 0;
    /// Everything that `expect` may ask for, in its vocabulary.
    [[nodiscard]] virtual OrderedJson facts() const = 0;
    /// Points by seat and category if the game ended now.
    [[nodiscard]] virtual OrderedJson scores() const = 0;
    [[nodiscard]] virtual OrderedJson winners() const = 0;
};

/// One game in one edition as the tools know it: its data, its scenarios and its records.
class GameNotation {
public:
    explicit GameNotation(std::uint64_t dataFingerprint) : fingerprint(dataFingerprint) {}
    virtual ~GameNotation() = default;

    /// "classic"
    [[nodiscard]] virtual std::string_view game() const = 0;
    /// Of the game; each has its own data.
    [[nodiscard]] virtual int edition() const { return 1; }
    /// What the data holds, for a person.
    [[nodiscard]] virtual std::string summary() const = 0;
    [[nodiscard]] virtual std::unique_ptr<ScenarioPosition>
    position(const JsonValue &given) const = 0;
    /// Whether a record is one of this game.
    [[nodiscard]] virtual bool claimsRecord(const Json &record) const = 0;
    /// Plays a record again. Throws Refused if it is malformed, Disagreed at the first thing that
    /// the engine finds otherwise.
    virtual void verify(const JsonValue &record) const = 0;

    /// Of the data in use (app/data).
    const std::uint64_t fingerprint;
};

/// The edition that a position or a record names; without a word it is of the first.
inline int editionOf(const JsonValue &document) {
    constexpr int latest = 1000; // of any game that may ever be
    return wholeOr(document, "edition", 1, 1, latest);
}

using Games = std::vector<std::unique_ptr<const GameNotation>>;

} // namespace mirabilia::notation
