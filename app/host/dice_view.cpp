// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/dice_protocol.h"
#include "app/host/dice_words.h"
#include "app/host/player_score.h"

#include <bit>

namespace mirabilia::host {

namespace {

using dice::Dice;

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

/// Writes the table for one viewer, from nothing but the engine's View of that seat.
class DiceTableWriter {
public:
    DiceTableWriter(const dice::View &view, bool livePoints, v1::DiceTable &message)
        : seen(view)
        , known(dice::determinise(view))
        , catalogue(*view.catalogue)
        , showPoints(livePoints || view.phase == dice::Phase::over)
        , table(message) {}

    void write() {
        table.set_round(known.round);
        table.set_last_round(known.lastRound);
        table.set_phase(known.phase == dice::Phase::over ? v1::DICE_PHASE_OVER
                                                         : v1::DICE_PHASE_ROUND);
        addDice(catalogue, known.forum, *table.mutable_forum());
        for (Seat seat = 0; seat < known.players; ++seat) {
            writeCity(seat, *table.add_cities());
        }
        if (seen.waiting.has(seen.seat)) {
            writeQuestion();
        }
        if (known.phase == dice::Phase::over) {
            writeEnd();
        }
    }

private:
    void writeCity(Seat seat, v1::DiceCity &message) const {
        const dice::Sheet &sheet = known.cities[seat].now;
        message.set_seat(seat);
        message.set_board(known.board(seat).key);
        dice::forEach<dice::CellId>(sheet.marked, [&](dice::CellId id) {
            message.add_marked(catalogue.key(id));
            if (known.board(seat)[id].attack != dice::noAttack) {
                v1::DiceAttack &attack = *message.add_attacks();
                attack.set_cell(catalogue.key(id));
                attack.set_points(dice::attackPoints(known, seat, id));
            }
        });
        message.set_coins(sheet.coins);
        message.set_circled(sheet.circled);
        dice::forEach<dice::BonusId>(sheet.bonuses, [&](dice::BonusId id) {
            message.add_bonuses(catalogue.bonuses[dice::index(id)].key);
        });
        message.set_agora_first(sheet.agoraFirst);
        dice::forEach<dice::DieId>(dice::unlockedDice(known, seat), [&](dice::DieId id) {
            message.add_unlocked(catalogue.die(id).key);
        });
        message.set_resources(static_cast<std::uint32_t>(dice::resources(known, seat)));
        message.set_must_act(seen.waiting.has(seat));
        if (showPoints) {
            message.set_points(Dice::totals(known)[seat]);
        }
    }

    void writeQuestion() {
        table.add_deciding_for(seen.seat);
        const dice::Question asked = dice::question(known, seen.seat);
        table.set_question(questionTo(asked.kind));
        table.set_of_round(asked.ofRound);
        Dice::MoveList moves;
        Dice::legal(known, seen.seat, moves);
        for (const dice::Move &move : moves) {
            v1::DiceOption &option = *table.add_options();
            *option.mutable_move() = DiceProtocol::moveTo(catalogue, move).dice();
            option.set_coins(static_cast<std::uint32_t>(coinsFor(move)));
        }
    }

    [[nodiscard]] int coinsFor(const dice::Move &move) const {
        switch (move.action) {
        case dice::Action::build:
        case dice::Action::cross:
            return dice::cost(known, seen.seat, move.die, move.cell).value_or(0);
        case dice::Action::wonder:
            return dice::cost(known, seen.seat, dice::noDie, nextStage()).value_or(0);
        case dice::Action::pass:
        case dice::Action::decline:
        case dice::Action::bonus: break;
        }
        return 0;
    }

    [[nodiscard]] dice::CellId nextStage() const {
        const dice::CellMask left =
            known.board(seen.seat).of(dice::Building::wonder) & ~known.cities[seen.seat].now.marked;
        return left == 0 ? dice::noCell : static_cast<dice::CellId>(std::countr_zero(left));
    }

    void writeEnd() {
        const SeatMask winners = Dice::winners(known);
        for (Seat seat = 0; seat < known.players; ++seat) {
            if (winners.has(seat)) {
                table.add_winners(seat);
            }
            v1::PlayerScore &score = *table.add_scores();
            score = playerScore<Dice>(known, seat);
            for (const dice::ScoreLine &line : dice::explainScore(known, seat).lines) {
                writeLine(line, *score.add_lines());
            }
        }
    }

    void writeLine(const dice::ScoreLine &line, v1::ScoreLine &message) const {
        message.set_category(
            std::string(Dice::categories()[static_cast<std::size_t>(line.category)]));
        message.set_count(line.count);
        message.set_points(line.points);
        switch (line.source) {
        case dice::ScoreSource::cell: message.set_kind("cell"); break;
        case dice::ScoreSource::attack: message.set_kind("attack"); break;
        case dice::ScoreSource::agoraFirst: message.set_kind("agora_first"); break;
        }
        if (line.cell != dice::noCell) {
            message.set_source(catalogue.key(line.cell));
        }
    }

    const dice::View &seen;
    const dice::State known; ///< other cities as at the start of the round
    const dice::Catalogue &catalogue;
    bool showPoints;
    v1::DiceTable &table;
};

} // namespace

void DiceProtocol::fillTable(const dice::State &state, const std::vector<Told> & /*story*/,
                             Seat viewer, bool livePoints, v1::TableView &view) {
    const dice::View seen = Dice::view(state, viewer);
    DiceTableWriter(seen, livePoints, *view.mutable_dice()).write();
}

} // namespace mirabilia::host
