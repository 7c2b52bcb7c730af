// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/player.h"

#include "engine/ai/classic_policy.h"
#include "engine/ai/search.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mirabilia::ai {

using namespace classic;

namespace {

constexpr std::array<std::string_view, 4> levelNames{"random", "easy", "normal", "expert"};
constexpr std::array<std::string_view, reasonCount> reasonNames{
    "points", "science", "military", "resources", "trade",
    "wonder", "coins",   "deny",     "chain",     "least"};

/// Playouts of an expert's move.
constexpr int expertPlayouts = 5000;
/// Points by which an easy player misjudges a move at most.
constexpr float easyError = 8;

bool isDiscard(const Candidate &candidate) {
    return candidate.move.action == Action::discard;
}

Reason reasonFor(const Candidate &chosen, const Candidates &all) {
    if (isDiscard(chosen) && std::all_of(all.begin(), all.end(), isDiscard)) {
        return Reason::least;
    }
    Worth worth = chosen.worth;
    if (chosen.move.action == Action::stage) {
        // Whatever the stage brings: it is the wonder that does.
        const float denied = worth.parts[static_cast<std::size_t>(Reason::deny)];
        const float brought = worth.total + worth.cost - denied;
        return denied > brought ? Reason::deny : Reason::wonder;
    }
    return worth.foremost();
}

/// Of the payments that cost no more, the one that gives least to the stronger neighbour. (For the
/// Free City the policy has looked at every payment.)
Move payingTheWeaker(const State &state, Seat seat, Move move) {
    const bool pays = move.action == Action::build || move.action == Action::stage;
    if (!pays || seat == state.freeCity()) {
        return move;
    }
    const bool leftStronger =
        score(state, state.leftOf(seat)).total() > score(state, state.rightOf(seat)).total();
    const PaymentList all = move.action == Action::build ? payments(state, seat, move.card)
                                                         : stagePayments(state, seat, move.copy);
    for (const Payment &pay : all) {
        const bool better = leftStronger ? pay.left < move.pay.left : pay.right < move.pay.right;
        if (pay.total() == move.pay.total() && better) {
            move.pay = pay;
        }
    }
    return move;
}

Move anyMove(const State &state, Seat seat, Rng &rng) {
    Classic::MoveList moves;
    Classic::legal(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

const Candidate &easyChoice(Candidates &candidates, Rng &rng) {
    for (Candidate &candidate : candidates) {
        candidate.worth.total += easyError * static_cast<float>(rng.below(1024)) / 1024;
    }
    return best(candidates);
}

const Candidate &expertChoice(const View &view, const ClassicPolicy &policy, Seat seat,
                              const Candidates &candidates, const Rng &rng,
                              const std::stop_token &stop) {
    std::vector<Move> moves;
    for (const Candidate &candidate : candidates) {
        moves.push_back(candidate.move);
    }
    const Search<ClassicPolicy> search(policy, expertPlayouts);
    return candidates[search.best(view, seat, view.seat, moves, rng, stop)];
}

} // namespace

std::optional<Level> findLevel(std::string_view name) {
    for (std::size_t i = 0; i < levelNames.size(); ++i) {
        if (levelNames[i] == name) {
            return static_cast<Level>(i);
        }
    }
    return std::nullopt;
}

std::string_view name(Level level) {
    return levelNames[static_cast<std::size_t>(level)];
}

std::string_view name(Reason reason) {
    return reasonNames[static_cast<std::size_t>(reason)];
}

Advice advise(const View &view, Seat seat, Level level, Rng rng, const std::stop_token &stop) {
    Rng invention = rng.fork(0);
    Rng whims = rng.fork(1);
    const State state = Classic::determinise(view, invention);
    if (level == Level::random) {
        return {.move = anyMove(state, seat, whims)};
    }
    const ClassicPolicy policy(state);
    Candidates candidates;
    policy.judge(state, seat, level == Level::easy ? Care::quick : Care::thorough, candidates);
    const Candidate &chosen = level == Level::easy ? easyChoice(candidates, whims)
                              : level == Level::normal
                                  ? best(candidates)
                                  : expertChoice(view, policy, seat, candidates, rng.fork(2), stop);
    return {.move = payingTheWeaker(state, seat, chosen.move),
            .reason = reasonFor(chosen, candidates)};
}

} // namespace mirabilia::ai
