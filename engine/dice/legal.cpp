// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "engine/dice/reasons.h"
#include "engine/dice/rules.h"

#include <bit>

namespace mirabilia::dice {

namespace {

/// Judges a move in the scenario format's order of reasons.
class Judge {
public:
    Judge(const State &state, Seat judged) : asked(question(state, judged)), means(state, judged) {}

    [[nodiscard]] Refusal judge(const Move &move) const {
        if (asked.kind == Ask::freeBuild &&
            (move.action == Action::pass || move.action == Action::wonder)) {
            return Refusal::mustBuild;
        }
        switch (move.action) {
        case Action::build: return build(move);
        case Action::wonder: return wonder();
        case Action::cross: return cross(move);
        case Action::bonus: return bonus(move);
        case Action::pass: return unless(asked.kind == Ask::action, Refusal::notAvailable);
        case Action::decline:
            return unless(asked.kind == Ask::freeBuild || asked.kind == Ask::cross,
                          Refusal::notAvailable);
        }
        return Refusal::notAvailable;
    }

private:
    static Refusal unless(bool fine, Refusal refusal) { return fine ? Refusal::none : refusal; }

    [[nodiscard]] Refusal build(const Move &move) const {
        if ((asked.kind != Ask::action && asked.kind != Ask::freeBuild) ||
            !means.catalogue.knows(move.die) || !means.s.forum.dice.has(move.die)) {
            return Refusal::notAvailable;
        }
        if (!means.usable().has(move.die)) {
            return Refusal::locked;
        }
        const Reach &reach = means.reachOf(move.die);
        const Refusal place = placing(move.cell, reach.cells, means.openFor(reach, means.open()));
        if (place != Refusal::none) {
            return place;
        }
        if (means.city.barred.has(move.die)) {
            return Refusal::condition;
        }
        const int price = asked.kind == Ask::freeBuild ? 0 : means.diePrice(move.die);
        return paying(move.cell, means.purseFor(move.die) - price);
    }

    [[nodiscard]] Refusal wonder() const {
        if (asked.kind != Ask::action) {
            return Refusal::notAvailable;
        }
        const CellMask next = means.open() & means.board.of(Building::wonder);
        if (next.empty()) {
            return Refusal::noStageLeft;
        }
        return unless(next.intersects(means.payable(means.city.now.coins)), Refusal::cannotPay);
    }

    [[nodiscard]] Refusal cross(const Move &move) const {
        if (asked.kind != Ask::cross) {
            return Refusal::notAvailable;
        }
        const Refusal place = placing(move.cell, asked.cells, means.open());
        return place != Refusal::none ? place : paying(move.cell, means.city.now.coins);
    }

    [[nodiscard]] Refusal bonus(const Move &move) const {
        if (asked.kind != Ask::bonus || !means.catalogue.knows(move.bonus)) {
            return Refusal::notAvailable;
        }
        return unless(!means.city.now.bonuses.has(move.bonus), Refusal::alreadyBuilt);
    }

    /// Checks that a cell is reached and next in its order.
    [[nodiscard]] Refusal placing(CellId cell, CellMask reached, CellMask open) const {
        if (index(cell) >= maxCells) {
            return Refusal::notAvailable;
        }
        if (means.city.now.marked.has(cell)) {
            return Refusal::alreadyBuilt;
        }
        if (!(reached & means.board.cells).has(cell)) {
            return Refusal::notAvailable;
        }
        return unless(open.has(cell), Refusal::order);
    }

    [[nodiscard]] Refusal paying(CellId cell, int coins) const {
        return unless(means.payable(coins).has(cell), Refusal::cannotPay);
    }

    Question asked;
    Means means;
};

/// Built in a register and stored at once: after bytewise stores the processor stalls when the move
/// is read.
Move buildMove(DieId die, CellId cell) {
    using Bits = std::uint32_t;
    static_assert(sizeof(Move) == sizeof(Bits));
    constexpr auto bits = [](DieId die_, CellId cell_) {
        return std::bit_cast<Bits>(Move{Action::build, die_, cell_, noBonus});
    };
    constexpr Bits none = bits(DieId{}, CellId{});
    constexpr Bits oneDie = bits(DieId{1}, CellId{}) - none;
    constexpr Bits oneCell = bits(DieId{}, CellId{1}) - none;
    return std::bit_cast<Move>(none + static_cast<Bits>(index(die)) * oneDie +
                               static_cast<Bits>(index(cell)) * oneCell);
}

void addBuilds(const Means &means, bool dieIsFree, Dice::MoveList &moves) {
    Move *out = moves.end();
    means.forEachBuild(dieIsFree, [&out](DieId die, CellMask cells) {
        // Usually none or one: written without an unpredictable branch.
        constexpr auto beyond = CellMask::of(CellId{maxCells});
        const CellId first = (cells | beyond).first();
        *out = buildMove(die, first);
        out += cells.empty() ? 0 : 1;
        cells = CellMask(cells.bits() & (cells.bits() - 1)); // the rest
        for (const CellId cell : cells) {
            *out++ = buildMove(die, cell);
        }
    });
    moves.grow(static_cast<std::size_t>(out - moves.end()));
}

void addAnswers(const Means &means, const Question &asked, Dice::MoveList &moves) {
    if (asked.kind == Ask::bonus) {
        for (const Bonus &bonus : means.catalogue.bonuses) {
            moves.pushIf({Action::bonus, noDie, noCell, bonus.id},
                         !means.city.now.bonuses.has(bonus.id));
        }
        return;
    }
    if (asked.kind == Ask::freeBuild) {
        addBuilds(means, true, moves);
    } else {
        for (const CellId cell : means.open() & asked.cells & means.payable(means.city.now.coins)) {
            moves.push({Action::cross, noDie, cell, noBonus});
        }
    }
    moves.push({Action::decline, noDie, noCell, noBonus});
}

/// Without a die: the next stage of the Wonder, except for a free build, or an open cell of the
/// granted cross.
CellMask openWithoutDie(const Means &means, const Question &asked) {
    const CellMask granted = asked.kind == Ask::cross ? asked.cells : CellMask();
    const CellMask stages =
        asked.kind == Ask::freeBuild ? CellMask() : means.board.of(Building::wonder);
    return means.open() & (stages | granted);
}

} // namespace

Question question(const State &state, Seat seat) {
    if (state.phase != Phase::round || seat >= state.players || !state.waiting.has(seat)) {
        return {};
    }
    const Frame &frame = state.cities[seat].pending.top();
    if (frame.source == Frame::roundAction) {
        return {Ask::action, {}, true};
    }
    const Effects &effects = effectsOf(*state.catalogue, state.board(seat), frame);
    if (frame.step >= effects.size()) {
        return {Ask::bonus, {}, false};
    }
    const Effect &effect = effects[frame.step];
    switch (effect.kind) {
    case EffectKind::cross: return {Ask::cross, effect.cells, false};
    case EffectKind::freeBuild: return {Ask::freeBuild, {}, false};
    default: return {Ask::action, {}, false};
    }
}

void Dice::legal(const State &state, Seat seat, MoveList &moves) {
    moves.clear();
    const Question asked = question(state, seat);
    if (asked.kind == Ask::nothing) {
        return;
    }
    const Means means(state, seat);
    if (asked.kind == Ask::action) {
        addBuilds(means, false, moves);
        moves.pushIf({Action::wonder, noDie, noCell, noBonus},
                     (means.open() & means.board.of(Building::wonder))
                         .intersects(means.payable(means.city.now.coins)));
        moves.push({Action::pass, noDie, noCell, noBonus});
    } else {
        addAnswers(means, asked, moves);
    }
}

Refusal Dice::refusal(const State &state, Seat seat, const Move &move) {
    if (question(state, seat).kind == Ask::nothing) {
        return Refusal::notYourTurn;
    }
    return Judge(state, seat).judge(move);
}

std::optional<Price> price(const State &state, Seat seat, DieId id, CellId cell) {
    if (seat >= state.players || index(cell) >= maxCells) {
        return std::nullopt;
    }
    const Means means(state, seat);
    const Question asked = question(state, seat);
    Price result = cellPrice(state, seat, cell);
    if (id == noDie) {
        return openWithoutDie(means, asked).has(cell) ? std::optional(result) : std::nullopt;
    }
    if (!state.catalogue->knows(id) || !means.usable().has(id)) {
        return std::nullopt;
    }
    const Reach &reach = means.reachOf(id);
    if (!means.openFor(reach, means.open()).has(cell) || means.city.barred.has(id)) {
        return std::nullopt;
    }
    result.die = asked.kind == Ask::freeBuild ? 0 : means.diePrice(id);
    result.saved = state.forum.rolls[index(id)].cost - result.die;
    result.income = means.dieCoins(id);
    return result;
}

} // namespace mirabilia::dice
