// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_steps.h"
#include "app/notation/json_value.h"
#include "engine/ai/review.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mirabilia::notation {

/// A decision of a game and what looking back on it says. A move is said as `Said` has it: in
/// words, or as a message.
template <class Said>
struct ReviewedDecision : ai::Reviewed {
    Seat seat = 0; ///< that was decided for
    Said played{};
    std::optional<Said> better; ///< nothing where no better move was found
    std::string reason;         ///< of `better`
};

/// A game that was read from its record, to look back on. Several threads may.
template <class Said>
class RecordedGame {
public:
    virtual ~RecordedGame() = default;

    [[nodiscard]] virtual std::size_t decisions() const = 0;
    [[nodiscard]] virtual int players() const = 0; ///< these have the first seats
    /// How the victory is shared, if the game was played out.
    [[nodiscard]] virtual std::optional<ai::Chances> end() const = 0;
    /// Looks back on one decision; see ai::judgementOf.
    [[nodiscard]] virtual ReviewedDecision<Said>
    judge(std::size_t number, const ai::ReviewSettings &settings, const StopToken &stop) const = 0;
};

/// What is known of a game when its first decisions have been judged.
template <class Said>
struct GameReview {
    int players = 0; ///< these have the first seats
    std::vector<ReviewedDecision<Said>> decisions;
    std::vector<ai::TurnChances> curve;
    std::vector<std::vector<std::size_t>> costliest; ///< decisions, by player
    std::optional<ai::Chances> end; ///< how the victory is shared, if the game was played out
};

template <class Said>
GameReview<Said> reviewOf(const RecordedGame<Said> &game,
                          std::vector<ReviewedDecision<Said>> decisions) {
    constexpr std::size_t mostNamed = 3;
    const std::vector<ai::Reviewed> judged(decisions.begin(), decisions.end());
    GameReview<Said> review{.players = game.players(),
                            .decisions = std::move(decisions),
                            .curve = ai::curveOf(judged),
                            .costliest = {},
                            .end = game.end()};
    for (int player = 0; player < review.players; ++player) {
        review.costliest.push_back(ai::costliest(judged, static_cast<Seat>(player), mostNamed));
    }
    return review;
}

/// Any game: what was played comes from the overload of playRecord for its types, what it was worth
/// from that of ai::lookBack.
template <Game G, class Said>
class RecordedGameOf final : public RecordedGame<Said> {
public:
    using Catalogue = typename G::Catalogue;
    using Move = typename G::Move;
    using Say = Said (*)(const Catalogue &, const Move &);

    /// Throws as JsonValue does for a record that cannot be used.
    RecordedGameOf(const JsonValue &record, std::shared_ptr<const Catalogue> data, Say words)
        : catalogue(std::move(data))
        , say(words)
        , last(playRecord(record, *catalogue,
                          [this](const typename G::State &state, Seat seat, const Move &move) {
                              played.push_back({state, seat, move});
                          })) {}

    [[nodiscard]] std::size_t decisions() const override { return played.size(); }
    [[nodiscard]] int players() const override { return ai::playerCount<G>(last); }
    [[nodiscard]] std::optional<ai::Chances> end() const override {
        return G::node(last) == Node::over ? std::optional(ai::victoryOf<G>(last)) : std::nullopt;
    }

    [[nodiscard]] ReviewedDecision<Said> judge(std::size_t number,
                                               const ai::ReviewSettings &settings,
                                               const StopToken &stop) const override {
        const ai::Decided<G> &decided = played[number];
        const auto judgement = ai::judgementOf(decided, number, settings, stop);
        ReviewedDecision<Said> decision{ai::reviewedOf(decided, number, judgement),
                                        decided.seat,
                                        say(*catalogue, decided.move),
                                        {},
                                        {}};
        if (judgement.better) {
            decision.better = say(*catalogue, judgement.better->move);
            decision.reason = name(judgement.better->reason);
        }
        return decision;
    }

private:
    const std::shared_ptr<const Catalogue> catalogue;
    const Say say;
    std::vector<ai::Decided<G>> played;
    const typename G::State last; ///< the position to which the record leads
};

} // namespace mirabilia::notation
