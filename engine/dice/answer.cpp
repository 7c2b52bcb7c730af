// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/rules.h"

namespace mirabilia::dice {

namespace {

/// One seat's part of a round. Only its own sheet changes.
class Turn {
public:
    Turn(State &state, Seat acting)
        : s(state)
        , catalogue(*state.catalogue)
        , board(state.board(acting))
        , city(state.cities[acting])
        , seat(acting) {}

    void carryOut(const Move &move) {
        switch (move.action) {
        case Action::build: build(move); break;
        case Action::wonder: wonder(); break;
        case Action::pass:
            answered();
            gain(catalogue.rules.passCoins);
            break;
        case Action::cross: cross(move.cell); break;
        case Action::decline: answered(); break;
        case Action::bonus:
            // The bonus is the last question of its frame.
            city.now.bonuses.add(move.bonus);
            city.pending.top() = Frame{
                static_cast<std::uint8_t>(Frame::firstBonus + index(move.bonus)), 0, 0, false};
            break;
        }
        settle();
    }

private:
    void build(const Move &move) {
        DieTerms terms;
        terms.add(city.terms, move.die);
        const int price = dieIsFree() ? 0 : terms.price(s.forum.rolls[index(move.die)]);
        const int missing = catalogue.rules.missing(board[move.cell], terms.resources);
        const int coins = terms.coins;
        answered();
        const bool before = catalogue.rules.coinsOnDie == CoinsOnDieTiming::beforeCosts;
        if (before) {
            gain(coins);
        }
        pay(price + missing);
        if (!before) {
            gain(coins);
        }
        mark(move.cell);
    }

    [[nodiscard]] bool dieIsFree() const {
        const Frame &frame = city.pending.top();
        return frame.source != Frame::roundAction &&
               effectsOf(catalogue, board, frame)[frame.step].kind == EffectKind::freeBuild;
    }

    void wonder() {
        const Means means(s, seat);
        const CellId stage = (means.open() & board.of(Building::wonder)).first();
        const int missing = means.missing(stage);
        answered();
        pay(missing);
        mark(stage);
    }

    void cross(CellId cell) {
        Frame &frame = city.pending.top();
        const Effect &effect = effectsOf(catalogue, board, frame)[frame.step];
        const int missing = Means(s, seat).missing(cell);
        ++frame.used;
        if (frame.used >= effect.value) {
            answered();
        }
        pay(missing);
        mark(cell);
    }

    /// Closes the question on top. Drops its frame at once if nothing is left to do.
    void answered() {
        Frame &frame = city.pending.top();
        if (frame.source == Frame::roundAction) {
            city.pending.count = 0;
            return;
        }
        const Effects &effects = effectsOf(catalogue, board, frame);
        step(frame);
        const bool more =
            std::any_of(effects.begin() + frame.step, effects.end(), [](const Effect &effect) {
                return asks(effect) || paysNow(effect) || lasts(effect);
            });
        if (!more && !frame.bonus) {
            --city.pending.count;
        }
    }

    /// The frame's effect is done. Lasting effects behind a question hold once it is answered.
    void step(Frame &frame) {
        ++frame.step;
        frame.used = 0;
        if (frame.source < maxCells && board.lastsLate.has(static_cast<CellId>(frame.source))) {
            deriveTerms(board, city);
        }
    }

    void gain(int coins) {
        // Free coins are circled first, then crossed-off ones are erased.
        const int capacity = catalogue.rules.capacity;
        const int gained = std::min(coins, capacity - city.now.coins);
        city.now.coins = static_cast<std::uint8_t>(city.now.coins + gained);
        city.now.circled = static_cast<std::uint8_t>(std::min(capacity, city.now.circled + gained));
    }

    void pay(int coins) { city.now.coins = static_cast<std::uint8_t>(city.now.coins - coins); }

    void mark(CellId id) {
        const Cell &cell = board[id];
        city.now.marked.add(id);
        if (cell.attack != noAttack) {
            const int defence = facing(s, seat, catalogue.buildingOf[index(id)]).defence;
            city.now.met |= static_cast<std::uint32_t>(defence) << 2U * cell.attack;
        }
        const bool complete = !cell.whole.empty() && city.now.marked.includes(cell.whole);
        if (complete || cell.carriesOut) {
            city.pending.frames[city.pending.count++] =
                Frame{static_cast<std::uint8_t>(index(id)), 0, 0, complete};
        }
        if ((board.lasting - board.lastsLate).has(id)) {
            city.terms.add(board.terms[index(id)]);
        }
    }

    /// Works through the innermost frame until something must be asked.
    void settle() {
        while (!city.pending.empty()) {
            Frame &frame = city.pending.top();
            const Effects &effects = effectsOf(catalogue, board, frame);
            if (frame.step < effects.size()) {
                const Effect &effect = effects[frame.step];
                if (asks(effect) && canBeAnswered(effect)) {
                    return;
                }
                step(frame);
                carryOut(effect);
            } else if (frame.bonus && openBonuses()) {
                return;
            } else {
                --city.pending.count;
            }
        }
    }

    [[nodiscard]] bool openBonuses() const {
        return city.now.bonuses.size() < static_cast<int>(catalogue.bonuses.size());
    }

    [[nodiscard]] bool canBeAnswered(const Effect &effect) const {
        if (effect.kind == EffectKind::extraAction) {
            return true;
        }
        const Means means(s, seat);
        if (effect.kind == EffectKind::cross) {
            return (means.open() & effect.cells).intersects(means.payable(city.now.coins));
        }
        bool any = false;
        means.forEachBuild(true, [&any](DieId, CellMask cells) { any = any || !cells.empty(); });
        return any;
    }

    void carryOut(const Effect &effect) {
        if (effect.kind == EffectKind::coins) {
            gain(effect.value);
        } else if (effect.kind == EffectKind::perCell) {
            gain(effect.coins * city.now.marked.overlap(effect.cells));
        }
    }

    State &s;
    const Catalogue &catalogue;
    const Board &board;
    City &city;
    Seat seat;
};

} // namespace

void carryOut(State &state, Seat seat, const Move &move) {
    Turn(state, seat).carryOut(move);
}

} // namespace mirabilia::dice
