// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "mirabilia/v1/saved_game.pb.h"
#include "mirabilia/v1/table.pb.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mirabilia::host {

/// What a seat may wish for before the game; anything else is drawn. Games without boards, sides or
/// a fixed starting player ignore the fields they do not have.
struct SeatWish {
    std::string wonder; ///< a board; empty: drawn
    std::string side;   ///< of the board; empty: drawn
    bool begins = false;

    bool operator==(const SeatWish &) const = default;
};

/// What a seat's table is written from besides the position.
template <class Told, class Move>
struct Past {
    std::span<const Told> story;  ///< the events so far
    std::span<const Move> secret; ///< the seat's latest decisions that nobody else knows yet
};

/// How a game speaks the protocol: all the host needs to know besides the rules.
///
/// * `known` reduces a wish to what exists: unknown boards and sides are dropped.
/// * `ask` writes the setup of a new game into its header, `complete` draws what was left open, so
///   that the header describes exactly one game; `setup` reads it back.
/// * `Told` is an event plus facts known only at that moment; `told` makes it from the position
///   before.
/// * `eventTo` and `fillTable` write what one viewer may know; nothing in them may depend on more.
///   `everything`: the game is over and nothing is secret any more. A viewer without a seat
///   (noSeat) watches and sees what is public.
/// * `explain` adds to the points of a seat how they came about, and its coins. Among equal totals
///   the greatest `tieBreaker` wins; `tieBreak` is its word, empty where points do not decide.
/// * `age` and `turn` are the progress shown in the list of saved games.
template <class P>
concept Protocol = Game<typename P::Game> &&
    requires(const typename P::Game::Catalogue catalogue, const typename P::Game::State state,
             const typename P::Game::Move move, const typename P::Game::Event event,
             const typename P::Told told, const Past<typename P::Told, typename P::Game::Move> past,
             Seat viewer, std::span<const SeatWish> wishes, std::uint64_t seed, bool flag,
             const v1::SavedGameHeader constHeader, v1::SavedGameHeader header,
             const v1::Move moveMessage, v1::TableView table, v1::PlayerScore score) {
    { P::setupCase } -> std::convertible_to<v1::SavedGameHeader::SetupCase>;
    { P::known(catalogue, SeatWish()) } -> std::same_as<SeatWish>;
    { P::ask(wishes, seed, header) } -> std::same_as<void>;
    { P::complete(catalogue, header) } -> std::same_as<void>;
    { P::setup(catalogue, constHeader) } -> std::same_as<Parsed<typename P::Game::Setup>>;
    { P::seed(constHeader) } -> std::same_as<std::uint64_t>;
    { P::moveFrom(catalogue, moveMessage) } -> std::same_as<std::optional<typename P::Game::Move>>;
    { P::moveTo(catalogue, move) } -> std::same_as<v1::Move>;
    { P::told(state, event) } -> std::same_as<typename P::Told>;
    { P::eventTo(state, told, viewer, flag) } -> std::same_as<std::optional<v1::Event>>;
    { P::fillTable(state, past, viewer, flag, table) } -> std::same_as<void>;
    { P::explain(state, viewer, score) } -> std::same_as<void>;
    { P::tieBreaker(state, viewer) } -> std::same_as<int>;
    { P::tieBreak(state) } -> std::same_as<const char *>;
    { P::age(state) } -> std::same_as<int>;
    { P::turn(state) } -> std::same_as<int>;
};

/// The generator for drawing setups, independent of the chance and computer player generators
/// derived from the same seed.
inline Rng lotOf(std::uint64_t seed) {
    constexpr std::uint64_t lotPurpose = 0;
    return Rng(seed).fork(lotPurpose);
}

} // namespace mirabilia::host
