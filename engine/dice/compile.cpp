// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

DieTerms termsOf(const Effect &effect) {
    DieTerms terms;
    if (effect.kind == EffectKind::dieCostZero) {
        terms.free = std::uint64_t{0xff} << DieTerms::place(effect.colour);
    } else if (effect.kind == EffectKind::coinsOnDie) {
        terms.coins = std::uint64_t{static_cast<std::uint8_t>(effect.value)}
                      << DieTerms::place(effect.colour);
    } else if (effect.kind == EffectKind::dieCostDelta) {
        terms.delta = effect.value;
    }
    return terms;
}

void compileEffects(Board &board, CellId id) {
    bool asked = false;
    DieTerms terms;
    const CellMask here = bit(id);
    const Effects &effects = board[id].effects;
    for (const Effect &effect : effects) {
        board.scores |= scores(effect) ? here : 0;
        board.lastsLate |= asked && lasts(effect) ? here : 0;
        asked = asked || asks(effect);
        board.produces |= effect.kind == EffectKind::produce ? here : 0;
        if (effect.kind == EffectKind::unlockDie) {
            board.unlocks[index(effect.die)] |= here;
            board.unlocksAny |= here;
        }
        terms.add(termsOf(effect));
    }
    if (std::any_of(effects.begin(), effects.end(), changesDice)) {
        board.terms.push_back({here, terms});
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
            catalogue.lineOpen[line + 1][marked] = open;
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
    std::size_t most = 0;
    for (const Board &board : catalogue.boards) {
        most = std::max(most, board.terms.size());
    }
    for (Board &board : catalogue.boards) {
        board.terms.resize(most);
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
