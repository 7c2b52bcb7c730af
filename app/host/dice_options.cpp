// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/dice_options.h"

#include "app/host/dice_protocol.h"
#include "app/host/dice_words.h"
#include "engine/dice/reasons.h"

#include <bit>

namespace mirabilia::host {

namespace {

using dice::Dice;

dice::CellId nextStage(const dice::State &known, Seat seat) {
    const dice::CellMask left =
        known.board(seat).of(dice::Building::wonder) - known.cities[seat].now.marked;
    return left.empty() ? dice::noCell : left.first();
}

/// The cell a move crosses off, or none.
dice::CellId cellOf(const dice::State &known, Seat seat, const dice::Move &move) {
    return move.action == dice::Action::wonder ? nextStage(known, seat) : move.cell;
}

void priceTo(const dice::Price &price, v1::DicePrice &message) {
    message.set_coins(static_cast<std::uint32_t>(price.total()));
    message.set_die(static_cast<std::uint32_t>(price.die));
    message.set_saved(price.saved);
    message.set_missing(static_cast<std::uint32_t>(price.missing));
    message.set_resources(static_cast<std::uint32_t>(price.resources));
    message.set_income(static_cast<std::uint32_t>(price.income));
}

/// The lowest price of a die among the cells that the rules answer with `answer`.
std::optional<dice::Price> leastPrice(const dice::State &known, Seat seat, dice::DieId die,
                                      Refusal answer) {
    std::optional<dice::Price> least;
    for (const dice::CellId cell : dice::reachedBy(known, seat, die)) {
        const Refusal refusal =
            Dice::refusal(known, seat, {dice::Action::build, die, cell, dice::noBonus});
        const auto price = dice::price(known, seat, die, cell);
        if (refusal == answer && price && (!least || price->total() < least->total())) {
            least = price;
        }
    }
    return least;
}

void writeDie(const dice::State &known, Seat seat, dice::DieId die, v1::DicePrice &message) {
    const Refusal refusal = dice::refusalOf(known, seat, die);
    if (const auto price = leastPrice(known, seat, die, refusal)) {
        priceTo(*price, message);
    }
    if (refusal != Refusal::none) {
        message.set_refusal(std::string(code(refusal)));
    }
}

void writeWonder(const dice::State &known, Seat seat, v1::DiceTable &table) {
    const dice::CellId stage = nextStage(known, seat);
    const Refusal refusal = Dice::refusal(
        known, seat, {dice::Action::wonder, dice::noDie, dice::noCell, dice::noBonus});
    if (stage != dice::noCell) {
        table.set_wonder_cell(known.catalogue->key(stage));
        priceTo(dice::cellPrice(known, seat, stage), *table.mutable_wonder());
    }
    if (refusal != Refusal::none) {
        table.mutable_wonder()->set_refusal(std::string(code(refusal)));
    }
}

/// Writes one move of a seat, tried on a copy of what the seat knows.
void writeOption(const dice::State &known, Seat seat, const dice::Move &move,
                 v1::DiceOption &option) {
    const dice::Catalogue &catalogue = *known.catalogue;
    *option.mutable_move() = DiceProtocol::moveTo(catalogue, move).dice();
    dice::State after = known;
    Dice::applyTrusted(after, seat, move);
    option.set_coins_after(after.cities[seat].now.coins);
    option.set_points(Dice::totals(after)[seat] - Dice::totals(known)[seat]);
    option.set_asks(questionTo(dice::question(after, seat).kind));
    const dice::CellId cell = cellOf(known, seat, move);
    if (cell == dice::noCell) {
        return;
    }
    option.set_cell(catalogue.key(cell));
    if (const auto price = dice::price(known, seat, move.die, cell)) {
        priceTo(*price, *option.mutable_price());
    }
    const dice::Building building = catalogue.buildingOf[dice::index(cell)];
    const dice::CellMask whole = known.board(seat).of(building);
    if (catalogue.bonusBuildings.has(building) && after.cities[seat].now.marked.includes(whole)) {
        option.set_completes(std::string(name(building)));
    }
}

/// Writes the question and its cause.
void writeTask(const dice::Catalogue &catalogue, const dice::Task &task, v1::DiceStep &step) {
    step.set_question(questionTo(task.kind));
    if (task.cell != dice::noCell) {
        step.set_cause(catalogue.key(task.cell));
    } else if (catalogue.knows(task.bonus)) {
        step.set_cause(catalogue.bonuses[dice::index(task.bonus)].key);
    }
    addBuildings(catalogue, task.cells, *step.mutable_buildings());
    step.set_number(static_cast<std::uint32_t>(task.number));
    step.set_of(static_cast<std::uint32_t>(task.of));
}

/// The state at the start of the viewer's round.
dice::State roundStart(const dice::State &known, Seat viewer) {
    dice::State start = known;
    dice::City &city = start.cities[viewer];
    city.now = dice::startSheet(known, viewer);
    city.pending = {};
    city.pending.count = 1;
    start.waiting.add(viewer);
    return start;
}

} // namespace

void writeOptions(const dice::State &known, Seat viewer, v1::DiceTable &table) {
    Dice::MoveList moves;
    Dice::legal(known, viewer, moves);
    for (const dice::Move &move : moves) {
        writeOption(known, viewer, move, *table.add_options());
    }
}

void writePrices(const dice::State &known, Seat viewer, v1::DiceTable &table) {
    const dice::Ask asked = dice::question(known, viewer).kind;
    if (asked == dice::Ask::action) {
        writeWonder(known, viewer, table);
    }
    if (asked == dice::Ask::action || asked == dice::Ask::freeBuild) {
        for (v1::DieView &die : *table.mutable_forum()) {
            writeDie(known, viewer, *known.catalogue->findDie(die.die()), *die.mutable_price());
        }
    }
}

void writeSteps(const dice::State &known, Seat viewer, std::span<const dice::Move> answered,
                v1::DiceTable &table) {
    const dice::Catalogue &catalogue = *known.catalogue;
    dice::State then = roundStart(known, viewer);
    for (const dice::Move &move : answered) {
        v1::DiceStep &step = *table.add_steps();
        step.set_state(v1::DICE_STEP_STATE_DONE);
        writeTask(catalogue, dice::tasks(then, viewer).front(), step);
        *step.mutable_move() = DiceProtocol::moveTo(catalogue, move).dice();
        const dice::CellId cell = cellOf(then, viewer, move);
        if (cell != dice::noCell) {
            step.set_cell(catalogue.key(cell));
            step.set_coins(
                static_cast<std::uint32_t>(dice::cost(then, viewer, move.die, cell).value_or(0)));
        }
        Dice::applyTrusted(then, viewer, move);
    }
    for (const dice::Task &task : dice::tasks(known, viewer)) {
        v1::DiceStep &step = *table.add_steps();
        step.set_state(table.steps_size() == static_cast<int>(answered.size()) + 1
                           ? v1::DICE_STEP_STATE_NOW
                           : v1::DICE_STEP_STATE_TO_COME);
        writeTask(catalogue, task, step);
    }
}

} // namespace mirabilia::host
