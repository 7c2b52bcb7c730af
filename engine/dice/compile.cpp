// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

/// Sets a value for the dice of one colour.
DiceBytes onDice(const Catalogue &catalogue, Colour colour, int value) {
    DiceBytes bytes{};
    for (const Die &die : catalogue.dice) {
        bytes[index(die.id)] = static_cast<std::uint8_t>(die.colour == colour ? value : 0);
    }
    return bytes;
}

Terms termsOf(const Catalogue &catalogue, const Effect &effect) {
    Terms terms;
    switch (effect.kind) {
    case EffectKind::dieCostZero: terms.paid = onDice(catalogue, effect.colour, 0xff); break;
    case EffectKind::coinsOnDie:
        terms.coins = onDice(catalogue, effect.colour, effect.value);
        break;
    case EffectKind::dieCostDelta: terms.delta = effect.value; break;
    case EffectKind::unlockDie: terms.unlocked.add(effect.die); break;
    case EffectKind::produce: terms.resources = 1; break;
    default: break;
    }
    return terms;
}

Terms termsOf(const Catalogue &catalogue, const Cell &cell) {
    Terms terms;
    for (const Effect &effect : cell.effects) {
        terms.add(termsOf(catalogue, effect));
    }
    return terms;
}

/// Compiles the cells that some resources and coins can pay for.
void compilePrices(Board &board, const Rules &rules) {
    for (int resources = 0; resources <= maxCost; ++resources) {
        for (int coins = 0; coins <= maxCoins; ++coins) {
            CellMask &payable = board.payable[static_cast<std::size_t>(resources)]
                                             [static_cast<std::size_t>(coins) + 1];
            for (const CellId id : board.cells) {
                if (rules.missing(board[id], resources) <= coins) {
                    payable.add(id);
                }
            }
        }
    }
}

void compileEffects(Board &board, CellId id) {
    bool asked = false;
    const Effects &effects = board[id].effects;
    for (const Effect &effect : effects) {
        if (scores(effect)) {
            board.scores.add(id);
        }
        if (lasts(effect)) {
            board.lasting.add(id);
        }
        if (asked && lasts(effect)) {
            board.lastsLate.add(id);
        }
        asked = asked || asks(effect);
        if (effect.kind == EffectKind::unlockDie) {
            board.unlocks[index(effect.die)].add(id);
        }
    }
}

/// The first open cell of a line as a mask of the Agora's cells; 0 if none.
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
    catalogue.agoraShift = static_cast<std::uint8_t>(agora.empty() ? 0 : index(agora.first()));
    for (unsigned marked = 0; marked < catalogue.agoraOpen.size(); ++marked) {
        for (std::size_t line = 0; line < catalogue.lines.size(); ++line) {
            const std::uint16_t open = firstOpen(catalogue, catalogue.lines[line], marked);
            catalogue.lineOpen[marked][line + 1] = open;
            catalogue.agoraOpen[marked] =
                static_cast<std::uint16_t>(catalogue.agoraOpen[marked] | open);
        }
    }
}

/// The cells that some effect of a board or a bonus can grant.
CellMask granted(const Catalogue &catalogue) {
    CellMask cells;
    const auto add = [&cells](const Effects &effects) {
        for (const Effect &effect : effects) {
            if (effect.kind == EffectKind::cross) {
                cells |= effect.cells;
            }
        }
    };
    for (const Bonus &bonus : catalogue.bonuses) {
        add(bonus.effects);
    }
    for (const Board &board : catalogue.boards) {
        for (const CellId cell : board.cells) {
            add(board[cell].effects);
        }
    }
    return cells;
}

CellMask reachedBy(const Catalogue &catalogue, const Die &die) {
    CellMask cells;
    for (std::size_t face = 0; face < die.faces.size(); ++face) {
        cells |= catalogue.reach[index(die.id)][face].cells;
    }
    return cells;
}

} // namespace

void compile(Board &board, const Catalogue &catalogue) {
    for (const CellId id : board.cells) {
        board.building[index(catalogue.buildingOf[index(id)])].add(id);
        compileEffects(board, id);
        board.terms[index(id)] = termsOf(catalogue, board[id]);
    }
    for (const CellId id : board.cells) {
        const Building building = catalogue.buildingOf[index(id)];
        if (catalogue.bonusBuildings.has(building)) {
            board.cell[index(id)].whole = board.of(building);
        }
    }
    compilePrices(board, catalogue.rules);
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
            if (other.id != die.id) {
                otherwise |= reachedBy(catalogue, other);
            }
        }
        catalogue.onlyBy[index(die.id)] = reachedBy(catalogue, die) - otherwise;
    }
}

} // namespace mirabilia::dice::loading
