// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/match.h"
#include "engine/classic/data.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace mirabilia::host {

/// The registry of games: the one place that knows which games there are. Holds their data.
class Games {
public:
    /// Reads the data of every game. Nothing is played with bad data: `problem()` then names file,
    /// place and reason.
    explicit Games(std::string_view classicJson, std::string_view fileName = "classic.json");

    [[nodiscard]] const std::string &problem() const { return m_problem; }
    /// Of the data; a saved game begun with other data cannot go on.
    [[nodiscard]] std::uint64_t fingerprint() const { return m_fingerprint; }

    /// Draws by lot what a setup leaves open (boards, sides), so that the header describes one game
    /// and no other. Returns a problem or nothing.
    [[nodiscard]] std::string completeSetup(v1::SavedGameHeader &header) const;
    /// The match that a header describes, before its first decision.
    [[nodiscard]] MatchOrProblem make(const v1::SavedGameHeader &header) const;

private:
    std::shared_ptr<const classic::Catalogue> m_classic;
    std::uint64_t m_fingerprint = 0;
    std::string m_problem;
};

} // namespace mirabilia::host
