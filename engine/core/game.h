// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace mirabilia {

/// What has to happen next.
enum class Node : std::uint8_t {
    decision,     ///< one seat decides
    simultaneous, ///< several seats decide, each in secret; the last one resolves the turn
    chance,       ///< cards are dealt (or dice are rolled)
    over,         ///< the game has ended
};

/// Why a move is refused: the first reason that applies, in the order of the scenario format.
enum class Refusal : std::uint8_t {
    none,
    notYourTurn,
    notInHand,
    noStageLeft,
    alreadyBuilt,
    notAvailable,
    freeBuildUsed,
    mustBuild,
    locked,    ///< a die that is not unlocked yet
    order,     ///< an earlier cell of its row comes first
    condition, ///< the condition of a cell is not met
    cannotPay,
    badPayment,
};
inline constexpr Refusal lastRefusal = Refusal::badPayment;

/// Returns the stable code of a refusal in scenarios, records and the protocol ("cannot_pay").
std::string_view code(Refusal refusal);

/// Returns true for the code of any refusal except "none".
bool isRefusalCode(std::string_view word);

/// The rules of a game, all that a search may rely on. A position is a plain value: copy it to
/// clone or undo, fold moves over it to replay.
///
/// * `apply` keeps a secret choice in the state until the last seat has chosen, then resolves the
///   turn and advances to the next decision, chance node or the end. An illegal move is refused
///   with a reason and leaves the state unchanged. `applyTrusted` skips that check, for searches:
///   the move must come from `legal`.
/// * `applyChance` draws an outcome and applies it; `applyOutcome` applies a given one, or returns
///   false and changes nothing if it is impossible here. A log of outcomes and moves replays bit
///   for bit.
/// * `legal` fills an inline list in a stable order; `refusal` judges one move by the same rules.
/// * `view` returns what one seat may know, a type without hidden fields. `determinise` draws a
///   state that is consistent with a view.
/// * Seats without a player come last and are never among `winners`.
template <class G>
concept Playable = requires(typename G::State state, const typename G::State constState,
                            const typename G::View view, typename G::Move move,
                            typename G::MoveList list, Rng &rng, Seat seat) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Move>;
    { G::node(constState) } -> std::same_as<Node>;
    { G::toAct(constState) } -> std::same_as<SeatMask>;
    { G::legal(constState, seat, list) } -> std::same_as<void>;
    { G::refusal(constState, seat, move) } -> std::same_as<Refusal>;
    { G::apply(state, seat, move) } -> std::same_as<Refusal>;
    { G::applyTrusted(state, seat, move) } -> std::same_as<void>;
    { G::applyChance(state, rng) } -> std::same_as<void>;
    { G::applyOutcome(state, typename G::Outcome{}) } -> std::same_as<bool>;
    { G::view(constState, seat) } -> std::same_as<typename G::View>;
    { G::determinise(view, rng) } -> std::same_as<typename G::State>;
    { G::seatCount(constState) } -> std::same_as<int>;
    { G::totals(constState)[seat] } -> std::convertible_to<int>;
    { G::winners(constState) } -> std::same_as<SeatMask>;
    { G::hash(constState) } -> std::same_as<std::uint64_t>;
};

/// A game that can number the outcomes of chance of a position, for searches that keep them apart.
///
/// * `countOutcomes` returns how many there are, all equally likely, or 0 if there are too many to
///   keep apart. Only at a chance node.
/// * `outcome` returns one by its number; `applyNumbered` applies it.
template <class G>
concept CountsOutcomes = Playable<G> &&
    requires(typename G::State state, const typename G::State constState, std::uint32_t number) {
    { G::countOutcomes(constState) } -> std::same_as<std::uint32_t>;
    { G::outcome(constState, number) } -> std::same_as<typename G::Outcome>;
    { G::applyNumbered(state, number) } -> std::same_as<void>;
};

/// The full interface of a game, and all that host, tools and tests may rely on. A game is a type
/// with static functions only.
///
/// * `parse` reads the game's data file into an immutable catalogue that states point to. `newGame`
///   returns the position before the first chance node or decision; `randomSetup` picks at random
///   what players may choose.
/// * `sampleOutcome` draws an outcome of chance for `applyOutcome`.
/// * `controller` returns the seat that decides for a seat: itself, unless it has no player.
/// * Events come in the order in which they happen, those of a simultaneous turn once its last seat
///   has chosen. They contain secrets (face-down cards): redact them before passing them on.
/// * `points` returns a seat's score if the game ended now, one value for each of `categories()`.
template <class G>
concept Game = Playable<G> &&
    requires(typename G::State state, const typename G::State constState, typename G::Move move,
             const typename G::Outcome outcome, const typename G::Catalogue catalogue,
             const typename G::Setup setup, const typename G::Event event,
             typename G::EventSink &sink, std::string_view text, int players, Rng &rng, Seat seat) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::fewestPlayers } -> std::convertible_to<int>;
    { G::mostPlayers } -> std::convertible_to<int>;
    { G::parse(text, text) } -> std::same_as<Parsed<typename G::Catalogue>>;
    { G::randomSetup(catalogue, players, rng) } -> std::same_as<typename G::Setup>;
    { G::newGame(catalogue, setup) } -> std::same_as<Parsed<typename G::State>>;
    { G::sampleOutcome(constState, rng) } -> std::same_as<typename G::Outcome>;
    { sink.on(event) } -> std::same_as<void>;
    { G::apply(state, seat, move, sink) } -> std::same_as<Refusal>;
    { G::applyOutcome(state, outcome, sink) } -> std::same_as<bool>;
    { G::controller(constState, seat) } -> std::same_as<Seat>;
    { G::categories() } -> std::same_as<std::span<const std::string_view>>;
    { G::points(constState, seat)[std::size_t{}] } -> std::convertible_to<int>;
};

} // namespace mirabilia
