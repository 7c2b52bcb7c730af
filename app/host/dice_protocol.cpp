// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/dice_protocol.h"

#include "app/host/dice_words.h"
#include "app/host/read_id.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mirabilia::host {

namespace {

constexpr std::array<std::pair<v1::DiceAction, dice::Action>, 6> diceActions{{
    {v1::DICE_ACTION_BUILD, dice::Action::build},
    {v1::DICE_ACTION_WONDER, dice::Action::wonder},
    {v1::DICE_ACTION_PASS, dice::Action::pass},
    {v1::DICE_ACTION_CROSS, dice::Action::cross},
    {v1::DICE_ACTION_DECLINE, dice::Action::decline},
    {v1::DICE_ACTION_BONUS, dice::Action::bonus},
}};

} // namespace

v1::DiceAction actionWord(dice::Action action) {
    for (const auto &[word, meaning] : diceActions) {
        if (meaning == action) {
            return word;
        }
    }
    return v1::DICE_ACTION_UNSPECIFIED;
}

v1::DiceQuestion questionTo(dice::Ask ask) {
    switch (ask) {
    case dice::Ask::action: return v1::DICE_QUESTION_ACTION;
    case dice::Ask::freeBuild: return v1::DICE_QUESTION_FREE_BUILD;
    case dice::Ask::cross: return v1::DICE_QUESTION_CROSS;
    case dice::Ask::bonus: return v1::DICE_QUESTION_BONUS;
    case dice::Ask::nothing: break;
    }
    return v1::DICE_QUESTION_UNSPECIFIED;
}

void addSeats(SeatMask seats, google::protobuf::RepeatedField<std::uint32_t> &out) {
    for (const Seat seat : seats) {
        out.Add(seat);
    }
}

void addBuildings(const dice::Catalogue &catalogue, dice::CellMask cells,
                  google::protobuf::RepeatedPtrField<std::string> &out) {
    for (std::size_t building = 0; building < dice::buildingCount; ++building) {
        if (catalogue.buildingCells[building].intersects(cells)) {
            *out.Add() = name(static_cast<dice::Building>(building));
        }
    }
}

void addDice(const dice::Catalogue &catalogue, const dice::Forum &forum,
             google::protobuf::RepeatedPtrField<v1::DieView> &out) {
    for (const dice::DieId id : forum.dice) {
        const dice::DieRoll roll = forum.rolls[dice::index(id)];
        v1::DieView &message = *out.Add();
        message.set_die(catalogue.die(id).key);
        message.set_face(catalogue.die(id).faces[roll.face]);
        message.set_cost(roll.cost);
    }
}

SeatWish DiceProtocol::known(const dice::Catalogue &catalogue, const SeatWish &wish) {
    return {catalogue.findBoard(wish.wonder) ? wish.wonder : std::string(), {}};
}

void DiceProtocol::ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                       v1::SavedGameHeader &header) {
    header.mutable_dice()->set_seed(seed);
    for (const SeatWish &wish : wishes) {
        header.mutable_dice()->add_boards(wish.wonder);
    }
}

void DiceProtocol::complete(const dice::Catalogue &catalogue, v1::SavedGameHeader &header) {
    auto &boards = *header.mutable_dice()->mutable_boards();
    std::vector<std::string> free;
    for (const dice::Board &board : catalogue.boards) {
        if (std::find(boards.begin(), boards.end(), board.key) == boards.end()) {
            free.push_back(board.key);
        }
    }
    Rng lot = lotOf(header.dice().seed());
    lot.shuffle(free);
    for (std::string &board : boards) {
        if (board.empty() && !free.empty()) {
            board = free.back();
            free.pop_back();
        }
    }
}

Parsed<dice::Setup> DiceProtocol::setup(const dice::Catalogue &catalogue,
                                        const v1::SavedGameHeader &header) {
    dice::Setup setup;
    if (header.dice().boards_size() > static_cast<int>(dice::maxSeats)) {
        return Parsed<dice::Setup>::failure("more boards than there are seats");
    }
    for (const std::string &key : header.dice().boards()) {
        const auto board = catalogue.findBoard(key);
        if (!board) {
            return Parsed<dice::Setup>::failure("unknown board \"" + key + "\"");
        }
        setup.boards.push(*board);
    }
    return setup;
}

std::optional<dice::Move> DiceProtocol::moveFrom(const dice::Catalogue &catalogue,
                                                 const v1::Move &message) {
    const v1::DiceMove &wanted = message.dice();
    for (const auto &[word, action] : diceActions) {
        if (word != wanted.action()) {
            continue;
        }
        dice::Move move{.action = action};
        const bool known =
            readId(wanted.die(), move.die,
                   [&](const std::string &key) { return catalogue.findDie(key); }) &&
            readId(wanted.cell(), move.cell,
                   [&](const std::string &key) { return catalogue.findCell(key); }) &&
            readId(wanted.bonus(), move.bonus,
                   [&](const std::string &key) { return catalogue.findBonus(key); });
        return known ? std::optional(move) : std::nullopt;
    }
    return std::nullopt;
}

v1::Move DiceProtocol::moveTo(const dice::Catalogue &catalogue, const dice::Move &move) {
    v1::Move message;
    v1::DiceMove &written = *message.mutable_dice();
    written.set_action(actionWord(move.action));
    if (catalogue.knows(move.die)) {
        written.set_die(catalogue.die(move.die).key);
    }
    if (move.cell != dice::noCell) {
        written.set_cell(catalogue.key(move.cell));
    }
    if (catalogue.knows(move.bonus)) {
        written.set_bonus(catalogue.bonuses[dice::index(move.bonus)].key);
    }
    return message;
}

} // namespace mirabilia::host
