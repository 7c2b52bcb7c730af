// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

void compileEffects(Board &board, CellId id) {
    bool asked = false;
    for (const Effect &effect : board[id].effects) {
        const CellMask here = bit(id);
        board.scores |= scores(effect) ? here : 0;
        board.lastsLate |= asked && lasts(effect) ? here : 0;
        asked = asked || asks(effect);
        switch (effect.kind) {
        case EffectKind::dieCostZero: board.makesFree[index(effect.colour)] |= here; break;
        case EffectKind::coinsOnDie: board.pays[index(effect.colour)] |= here; break;
        case EffectKind::unlockDie: board.unlocks[index(effect.die)] |= here; break;
        case EffectKind::dieCostDelta: board.deltas |= here; break;
        case EffectKind::produce: board.produces |= here; break;
        default: break;
        }
    }
}

/// The first open cell of a line, of those of the Agora as a mask, or none.
std::uint16_t firstOpen(const Catalogue &catalogue, const Line &line, unsigned marked) {
    for (const CellId cell : line.cells) {
        const auto place = index(cell) - catalogue.agoraShift;
        if ((marked >> place & 1U) == 0) {
            return static_cast<std::uint16_t>(1U << place);
        }
    }
    return 0;
}

void compileAgora(Catalogue &catalogue) {
    const CellMask agora = catalogue.of(Building::agora);
    catalogue.agoraShift = static_cast<std::uint8_t>(agora == 0 ? 0 : std::countr_zero(agora));
    for (unsigned marked = 0; marked < catalogue.agoraOpen.size(); ++marked) {
        for (std::size_t line = 0; line < catalogue.lines.size(); ++line) {
            const std::uint16_t open = firstOpen(catalogue, catalogue.lines[line], marked);
            catalogue.lineOpen[line][marked] = open;
            catalogue.agoraOpen[marked] =
                static_cast<std::uint16_t>(catalogue.agoraOpen[marked] | open);
        }
    }
}

/// The cells that some effect of a board or a bonus can grant.
CellMask granted(const Catalogue &catalogue) {
    CellMask cells = 0;
    const auto add = [&cells](const Effects &effects) {
        for (const Effect &effect : effects) {
            cells |= effect.kind == EffectKind::cross ? effect.cells : 0;
        }
    };
    for (const Bonus &bonus : catalogue.bonuses) {
        add(bonus.effects);
    }
    for (const Board &board : catalogue.boards) {
        forEach<CellId>(board.cells, [&](CellId cell) { add(board[cell].effects); });
    }
    return cells;
}

CellMask reachedBy(const Die &die) {
    CellMask cells = 0;
    for (std::size_t face = 0; face < die.faces.size(); ++face) {
        cells |= die.reach[face].cells;
    }
    return cells;
}

} // namespace

void compile(Board &board, const Catalogue &catalogue) {
    forEach<CellId>(board.cells, [&](CellId id) {
        for (std::size_t most = board[id].cost; most < board.costAtMost.size(); ++most) {
            board.costAtMost[most] |= bit(id);
        }
        board.building[index(catalogue.buildingOf[index(id)])] |= bit(id);
        compileEffects(board, id);
    });
}

void compile(Catalogue &catalogue) {
    compileAgora(catalogue);
    Effect action;
    action.kind = EffectKind::extraAction;
    catalogue.action.push(action);
    for (const Die &die : catalogue.dice) {
        CellMask otherwise = granted(catalogue) | catalogue.of(Building::wonder);
        for (const Die &other : catalogue.dice) {
            otherwise |= other.id == die.id ? 0 : reachedBy(other);
        }
        catalogue.onlyBy[index(die.id)] = reachedBy(die) & ~otherwise;
    }
}

} // namespace mirabilia::dice::loading
