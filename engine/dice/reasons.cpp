// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/reasons.h"

#include "engine/dice/game.h"
#include "engine/dice/rules.h"

namespace mirabilia::dice {

namespace {

/// Of two reasons, the one closer to being allowed.
Refusal nearer(Refusal a, Refusal b) {
    return a == Refusal::none || b == Refusal::none ? Refusal::none : std::max(a, b);
}

bool mayBuild(const Question &asked) {
    return asked.kind == Ask::action || asked.kind == Ask::freeBuild;
}

Refusal buildRefusal(const State &state, Seat seat, DieId die, CellId cell) {
    return Dice::refusal(state, seat, {Action::build, die, cell, noBonus});
}

void addTasks(const Frame &frame, const Effects &effects, bool bonusOpen,
              std::vector<Task> &tasks) {
    Task task;
    if (frame.source < Frame::firstBonus) {
        task.cell = static_cast<CellId>(frame.source);
    } else if (frame.source != Frame::roundAction) {
        task.bonus = static_cast<BonusId>(frame.source - Frame::firstBonus);
    }
    for (std::size_t step = frame.step; step < effects.size(); ++step) {
        const Effect &effect = effects[step];
        if (!asks(effect)) {
            continue;
        }
        const bool cross = effect.kind == EffectKind::cross;
        task.kind = cross                                  ? Ask::cross
                    : effect.kind == EffectKind::freeBuild ? Ask::freeBuild
                                                           : Ask::action;
        task.cells = cross ? effect.cells : CellMask();
        task.of = cross ? effect.value : 1;
        task.number = step == frame.step ? frame.used + 1 : 1;
        for (; task.number <= task.of; ++task.number) {
            tasks.push_back(task);
        }
    }
    if (frame.bonus && bonusOpen) {
        tasks.push_back({.kind = Ask::bonus, .cell = task.cell, .bonus = task.bonus});
    }
}

} // namespace

CellMask nextCells(const State &state, Seat seat) {
    return openCells(*state.catalogue, state.board(seat), state.cities[seat].now.marked);
}

Price cellPrice(const State &state, Seat seat, CellId cell) {
    const Means means(state, seat);
    return {.missing = std::max(means.board[cell].cost - means.resources, 0),
            .resources = means.missing(cell)};
}

CellMask reachedBy(const State &state, Seat seat, DieId die) {
    return !state.forum.dice.has(die)
               ? CellMask()
               : Means(state, seat).reachOf(die).cells & state.board(seat).cells;
}

Refusal refusalOf(const State &state, Seat seat, DieId die) {
    const CellMask reached = reachedBy(state, seat, die);
    Refusal nearest = reached.empty() ? Refusal::notAvailable : Refusal::alreadyBuilt;
    for (const CellId cell : reached) {
        nearest = nearer(nearest, buildRefusal(state, seat, die, cell));
    }
    return nearest;
}

Refusal refusalOf(const State &state, Seat seat, CellId cell) {
    const Question asked = question(state, seat);
    if (asked.kind == Ask::nothing) {
        return Refusal::notYourTurn;
    }
    if (asked.kind == Ask::cross) {
        return Dice::refusal(state, seat, {Action::cross, noDie, cell, noBonus});
    }
    if (state.cities[seat].now.marked.has(cell)) {
        return Refusal::alreadyBuilt;
    }
    if (!nextCells(state, seat).has(cell)) {
        return Refusal::order;
    }
    Refusal nearest = Refusal::notAvailable;
    if (asked.kind == Ask::action && state.catalogue->buildingOf[index(cell)] == Building::wonder) {
        nearest = Dice::refusal(state, seat, {Action::wonder, noDie, noCell, noBonus});
    }
    for (const DieId die : state.forum.dice) {
        if (mayBuild(asked) && reachedBy(state, seat, die).has(cell)) {
            nearest = nearer(nearest, buildRefusal(state, seat, die, cell));
        }
    }
    return nearest;
}

std::vector<Comparison> comparisons(const State &state, Seat seat) {
    const Catalogue &catalogue = *state.catalogue;
    std::vector<Comparison> all;
    for (const Die &die : catalogue.dice) {
        for (std::size_t face = 0; face < die.faces.size(); ++face) {
            for (const CellMask cells : catalogue.reach[index(die.id)][face].compared) {
                if (cells.empty() || die.sameAs[face] != face) {
                    continue;
                }
                const auto had = [&](Seat whose) {
                    return state.cities[whose].startMarked.overlap(cells);
                };
                Comparison line{
                    .die = die.id, .face = static_cast<std::uint8_t>(face), .cells = cells};
                line.own = had(seat);
                line.left = had(state.leftOf(seat));
                line.right = had(state.rightOf(seat));
                const int needed = state.players == 2 ? 1 : 0; // more than an only opponent
                line.leftAllows = line.own >= line.left + needed;
                line.rightAllows = line.own >= line.right + needed;
                all.push_back(line);
            }
        }
    }
    return all;
}

std::vector<Task> tasks(const State &state, Seat seat) {
    std::vector<Task> all;
    const Pending &pending = state.cities[seat].pending;
    const Board &board = state.board(seat);
    const bool bonusOpen =
        state.cities[seat].now.bonuses.size() < static_cast<int>(state.catalogue->bonuses.size());
    for (std::size_t frame = pending.count; frame > 0; --frame) {
        const Frame &open = pending.frames[frame - 1];
        addTasks(open, effectsOf(*state.catalogue, board, open), bonusOpen, all);
    }
    return all;
}

} // namespace mirabilia::dice
