// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/dice_options.h"
#include "app/host/dice_protocol.h"
#include "app/host/dice_words.h"
#include "engine/dice/reasons.h"

namespace mirabilia::host {

namespace {

using dice::Dice;

/// Writes the table for one viewer, using only the engine's View of that seat.
class DiceTableWriter {
public:
    DiceTableWriter(const dice::View &view, const DiceProtocol::Past &before, bool livePoints,
                    v1::DiceTable &message)
        : seen(view)
        , past(before)
        , known(dice::determinise(view))
        , catalogue(*view.catalogue)
        , showPoints(livePoints || view.phase == dice::Phase::over)
        , table(message) {}

    void write() {
        writeProgress();
        for (Seat seat = 0; seat < known.players; ++seat) {
            writeCity(seat, *table.add_cities());
        }
        if (seated() && known.phase == dice::Phase::round) {
            writeSteps(known, seen.seat, past.secret, table);
        }
        if (asked()) {
            writeQuestion();
        }
    }

private:
    [[nodiscard]] bool seated() const { return seen.seat < known.players; }
    /// From the View, because determinise() lets everyone decide again.
    [[nodiscard]] bool asked() const { return seen.waiting.has(seen.seat); }

    void writeProgress() {
        table.set_round(known.round);
        table.set_last_round(known.lastRound);
        table.set_phase(known.phase == dice::Phase::over ? v1::DICE_PHASE_OVER
                                                         : v1::DICE_PHASE_ROUND);
        table.set_bonuses_to_end(catalogue.rules.bonusesToEnd);
        table.set_capacity(catalogue.rules.capacity);
        addDice(catalogue, known.forum, *table.mutable_forum());
        for (const DiceTold &told : past.story) {
            if (const auto *ended = std::get_if<dice::RoundEnded>(&told.event)) {
                addSeats(ended->enders, *table.mutable_ended_by());
            }
        }
        if (seated()) {
            writeLocks();
            writeComparisons();
        }
    }

    void writeLocks() {
        const dice::DiceMask unlocked = dice::unlockedDice(known, seen.seat);
        for (v1::DieView &die : *table.mutable_forum()) {
            const dice::DieId id = *catalogue.findDie(die.die());
            die.set_locked(catalogue.die(id).special && !unlocked.has(id));
        }
    }

    void writeComparisons() {
        for (const dice::Comparison &line : dice::comparisons(known, seen.seat)) {
            v1::DiceComparison &message = *table.add_comparisons();
            message.set_die(catalogue.die(line.die).key);
            message.set_face(catalogue.die(line.die).faces[line.face]);
            addBuildings(catalogue, line.cells, *message.mutable_buildings());
            message.set_own(static_cast<std::uint32_t>(line.own));
            message.set_left(static_cast<std::uint32_t>(line.left));
            message.set_right(static_cast<std::uint32_t>(line.right));
            message.set_left_allows(line.leftAllows);
            message.set_right_allows(line.rightAllows);
        }
    }

    void writeCity(Seat seat, v1::DiceCity &message) const {
        const dice::Sheet &sheet = known.cities[seat].now;
        message.set_seat(seat);
        message.set_board(known.board(seat).key);
        for (const dice::CellId id : sheet.marked) {
            message.add_marked(catalogue.key(id));
            if (known.board(seat)[id].attack != dice::noAttack) {
                v1::DiceAttack &attack = *message.add_attacks();
                attack.set_cell(catalogue.key(id));
                attack.set_points(dice::attackPoints(known, seat, id));
            }
        }
        message.set_coins(sheet.coins);
        message.set_circled(sheet.circled);
        for (const dice::BonusId id : sheet.bonuses) {
            message.add_bonuses(catalogue.bonuses[dice::index(id)].key);
        }
        message.set_agora_first(sheet.agoraFirst);
        for (const dice::DieId id : dice::unlockedDice(known, seat)) {
            message.add_unlocked(catalogue.die(id).key);
        }
        message.set_resources(static_cast<std::uint32_t>(dice::resources(known, seat)));
        message.set_must_act(seen.waiting.has(seat));
        if (showPoints) {
            message.set_points(Dice::totals(known)[seat]);
        }
        for (const dice::CellId cell : known.board(seat).cells) {
            writeCell(seat, cell, *message.add_cells());
        }
        for (const dice::Building side :
             {dice::Building::barracksWest, dice::Building::barracksEast}) {
            const dice::Facing met = dice::facing(known, seat, side);
            v1::DiceFacing &facing = *message.add_facing();
            facing.set_building(std::string(name(side)));
            facing.set_opponent(met.opponent);
            facing.set_defence(static_cast<std::uint32_t>(met.defence));
        }
    }

    void writeCell(Seat seat, dice::CellId id, v1::DiceCell &message) const {
        const dice::City &city = known.cities[seat];
        const dice::Cell &cell = known.board(seat)[id];
        message.set_cell(catalogue.key(id));
        message.set_building(std::string(name(catalogue.buildingOf[dice::index(id)])));
        message.set_crossed(city.now.marked.has(id));
        message.set_fresh((city.now.marked - city.startMarked).has(id));
        message.set_next(dice::nextCells(known, seat).has(id));
        const dice::Price price = dice::cellPrice(known, seat, id);
        message.set_cost(cell.cost);
        message.set_missing(static_cast<std::uint32_t>(price.missing));
        message.set_missing_coins(static_cast<std::uint32_t>(price.resources));
        if (cell.attack != dice::noAttack) {
            message.set_attack_points(dice::attackNow(known, seat, id));
        }
        if (seat == seen.seat && asked()) {
            const Refusal refusal = dice::refusalOf(known, seat, id);
            message.set_refusal(refusal == Refusal::none ? std::string()
                                                         : std::string(code(refusal)));
        }
    }

    void writeQuestion() {
        const dice::Question asked = dice::question(known, seen.seat);
        table.set_question(questionTo(asked.kind));
        table.set_of_round(asked.ofRound);
        writeOptions(known, seen.seat, table);
        writePrices(known, seen.seat, table);
    }

    const dice::View &seen;
    const DiceProtocol::Past &past;
    const dice::State known; ///< other cities as at the start of the round
    const dice::Catalogue &catalogue;
    bool showPoints;
    v1::DiceTable &table;
};

void writeLine(const dice::Catalogue &catalogue, const dice::ScoreLine &line,
               v1::ScoreLine &message) {
    message.set_category(std::string(Dice::categories()[static_cast<std::size_t>(line.category)]));
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

} // namespace

void DiceProtocol::fillTable(const dice::State &state, const Past &past, Seat viewer,
                             bool livePoints, v1::TableView &view) {
    const dice::View seen = Dice::view(state, viewer);
    v1::DiceTable &table = *view.mutable_dice();
    DiceTableWriter(seen, past, livePoints, table).write();
    std::vector<const Told *> lasts(state.players, nullptr);
    for (const Told &told : past.story) {
        if (const auto *revealed = std::get_if<dice::CityRevealed>(&told.event)) {
            lasts[revealed->seat] = &told;
        }
    }
    for (v1::DiceCity &city : *table.mutable_cities()) {
        if (const Told *last = lasts[city.seat()]; last != nullptr) {
            *city.mutable_last() = eventTo(state, *last, viewer, false)->dice();
        }
    }
}

void DiceProtocol::explain(const dice::State &state, Seat seat, v1::PlayerScore &score) {
    score.set_coins(state.cities[seat].now.coins);
    for (const dice::ScoreLine &line : dice::explainScore(state, seat).lines) {
        writeLine(*state.catalogue, line, *score.add_lines());
    }
}

} // namespace mirabilia::host
