// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/reviewer.h"
#include "app/notation/game_steps.h"

#include <concepts>
#include <string_view>
#include <utility>

namespace mirabilia::cli {

/// How the decisions of a game are named in a review.
template <class W, class G>
concept ReviewWordsOf = requires(const typename G::Catalogue catalogue, const typename G::Move move,
                                 const ai::Turn turn) {
    { W::when(turn) } -> std::same_as<std::string>;
    { W::move(catalogue, move) } -> std::same_as<std::string>;
};

/// Any game: what was played comes from the overload of notation::playRecord for its types, what it
/// was worth from that of ai::lookBack.
template <mirabilia::Game G, ReviewWordsOf<G> Words>
class GameReviewer final : public Reviewer {
public:
    using Catalogue = typename G::Catalogue;

    explicit GameReviewer(Catalogue data) : catalogue(std::move(data)) {}

    [[nodiscard]] std::unique_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const override {
        auto game = std::make_unique<Recorded>(catalogue);
        game->last = playRecord(
            record, catalogue,
            [&](const typename G::State &state, Seat seat, const typename G::Move &move) {
                game->played.push_back({state, seat, move});
            });
        return game;
    }

private:
    static constexpr std::size_t mostNamed = 3;

    class Recorded final : public RecordedGame {
    public:
        explicit Recorded(const Catalogue &known) : catalogue(known) {}

        [[nodiscard]] std::size_t decisions() const override { return played.size(); }

        [[nodiscard]] std::optional<GameReview>
        review(const ai::ReviewSettings &settings, const std::function<void(std::size_t)> &progress,
               const StopToken &stop) const override {
            const std::span<const ai::Decided<G>> all(played);
            const auto judgements = ai::review(all, settings, progress, stop);
            if (!judgements) {
                return std::nullopt;
            }
            GameReview review;
            review.players = ai::playerCount<G>(last);
            for (std::size_t i = 0; i < played.size(); ++i) {
                review.decisions.push_back(reviewed(i, (*judgements)[i]));
            }
            for (const ai::TurnChances &point : ai::curveOf<G>(all, *judgements)) {
                review.curve.push_back({Words::when(point.turn), point.first, point.chances});
            }
            for (int player = 0; player < review.players; ++player) {
                review.costliest.push_back(
                    ai::costliest<G>(all, *judgements, static_cast<Seat>(player), mostNamed));
            }
            if (G::node(last) == Node::over) {
                review.end = ai::victoryOf<G>(last);
            }
            return review;
        }

        std::vector<ai::Decided<G>> played;
        typename G::State last; ///< the position to which the record leads

    private:
        [[nodiscard]] ReviewedDecision
        reviewed(std::size_t number, const ai::Judgement<typename G::Move> &judgement) const {
            const ai::Decided<G> &decided = played[number];
            const ai::Turn turn = turnOf(decided, number);
            ReviewedDecision decision{.turn = turn,
                                      .when = Words::when(turn),
                                      .seat = decided.seat,
                                      .player = G::controller(decided.position, decided.seat),
                                      .played = Words::move(catalogue, decided.move),
                                      .before = judgement.before,
                                      .after = judgement.after,
                                      .cost = judgement.cost,
                                      .error = judgement.error,
                                      .better = {},
                                      .reason = {}};
            if (judgement.better) {
                decision.better = Words::move(catalogue, judgement.better->move);
                decision.reason = name(judgement.better->reason);
            }
            return decision;
        }

        const Catalogue &catalogue;
    };

    Catalogue catalogue;
};

/// Looks back on games with this data. Throws BadInput for data that cannot be used.
template <mirabilia::Game G, ReviewWordsOf<G> Words>
std::unique_ptr<const Reviewer> gameReviewer(std::string_view data, std::string_view fileName) {
    auto catalogue = G::parse(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    return std::make_unique<GameReviewer<G, Words>>(std::move(catalogue).value());
}

} // namespace mirabilia::cli
