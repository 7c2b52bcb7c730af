// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <functional>
#include <numeric>

namespace mirabilia::dice::loading {

namespace {

void compileEffects(Board &board, CellId id) {
    bool asked = false;
    for (const Effect &effect : board[id].effects) {
        const CellMask here = bit(id);
        board.scores |= scores(effect) ? here : 0;
        board.lastsLate |= asked && lasts(effect) ? here : 0;
        asked = asked || asks(effect);
        DieTerms terms;
        switch (effect.kind) {
        case EffectKind::dieCostZero:
            terms.free = static_cast<std::uint8_t>(1U << index(effect.colour));
            break;
        case EffectKind::coinsOnDie:
            terms.coins = std::uint64_t{static_cast<std::uint8_t>(effect.value)}
                          << 8U * index(effect.colour);
            break;
        case EffectKind::dieCostDelta: terms.delta = effect.value; break;
        case EffectKind::unlockDie: board.unlocks[index(effect.die)] |= here; break;
        case EffectKind::produce: board.produces |= here; break;
        default: break;
        }
        board.terms[index(id)].add(terms);
        board.touchesDice |= changesDice(effect) ? here : 0;
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

CellMask reachedBy(const Catalogue &catalogue, const Die &die) {
    CellMask cells = 0;
    for (std::size_t face = 0; face < die.faces.size(); ++face) {
        cells |= catalogue.reach[index(die.id)][face].cells;
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
    board.unlocksAny =
        std::accumulate(board.unlocks.begin(), board.unlocks.end(), CellMask{0}, std::bit_or<>());
}

void compile(Catalogue &catalogue) {
    compileAgora(catalogue);
    for (Die &die : catalogue.dice) {
        for (std::size_t face = 0; face < die.faces.size(); ++face) {
            for (const std::uint8_t cost : catalogue.rules.quadrantCosts) {
                die.landings.push({die.sameAs[face], cost});
            }
        }
    }
    Effect action;
    action.kind = EffectKind::extraAction;
    catalogue.action.push(action);
    for (const Die &die : catalogue.dice) {
        CellMask otherwise = granted(catalogue) | catalogue.of(Building::wonder);
        for (const Die &other : catalogue.dice) {
            otherwise |= other.id == die.id ? 0 : reachedBy(catalogue, other);
        }
        catalogue.onlyBy[index(die.id)] = reachedBy(catalogue, die) & ~otherwise;
    }
}

} // namespace mirabilia::dice::loading
