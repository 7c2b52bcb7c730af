// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/dice_protocol.h"
#include "app/host/dice_words.h"

namespace mirabilia::host {

namespace {

/// Fills an event message. All engine events are public.
class DiceEventWriter {
public:
    DiceEventWriter(const dice::State &state, const DiceTold &told) : catalogue(*state.catalogue) {
        message.set_round(static_cast<std::uint32_t>(told.round));
    }

    void operator()(const dice::DiceRolled &event) {
        message.set_kind(v1::DiceEvent::ROUND_BEGINS);
        message.set_last_round(event.lastRound);
        addDice(catalogue, event.forum, *message.mutable_forum());
        for (const dice::DieId id : event.entered) {
            message.add_entered(catalogue.die(id).key);
        }
        for (const dice::DieId id : event.left) {
            message.add_left(catalogue.die(id).key);
        }
    }
    void operator()(const dice::CityRevealed &event) {
        begin(v1::DiceEvent::CITY_REVEALED, event.seat);
        message.set_action(actionWord(event.opening.action));
        if (catalogue.knows(event.opening.die())) {
            message.set_die(catalogue.die(event.opening.die()).key);
        }
        for (const dice::CellId id : event.marked) {
            message.add_cells(catalogue.key(id));
        }
        for (const dice::BonusId id : event.bonuses) {
            message.add_bonuses(catalogue.bonuses[dice::index(id)].key);
        }
        message.set_coins_before(event.coinsBefore);
        message.set_coins(event.coins);
    }
    void operator()(const dice::AttackWritten &event) {
        begin(v1::DiceEvent::ATTACK, event.seat);
        message.set_other(event.opponent);
        message.set_cell(catalogue.key(event.cell));
        message.set_points(event.points);
        message.set_defence(event.defence);
    }
    void operator()(const dice::DieUnlocked &event) {
        begin(v1::DiceEvent::DIE_UNLOCKED, event.seat);
        message.set_die(catalogue.die(event.die).key);
    }
    void operator()(const dice::BuildingCompleted &event) {
        begin(v1::DiceEvent::BUILDING_COMPLETED, event.seat);
        message.set_building(std::string(name(event.building)));
    }
    void operator()(const dice::RoundEnded &event) {
        message.set_kind(v1::DiceEvent::ROUND_ENDED);
        addSeats(event.agoraFirst, *message.mutable_seats());
        addSeats(event.enders, *message.mutable_ended_by());
        message.set_last_round(!event.enders.empty());
    }
    void operator()(const dice::GameOver & /*event*/) {
        message.set_kind(v1::DiceEvent::GAME_OVER);
    }

    v1::DiceEvent message;

private:
    void begin(v1::DiceEvent::Kind kind, Seat seat) {
        message.set_kind(kind);
        message.set_seat(seat);
    }

    const dice::Catalogue &catalogue;
};

} // namespace

std::optional<v1::Event> DiceProtocol::eventTo(const dice::State &state, const Told &told,
                                               Seat /*viewer*/, bool /*everything*/) {
    DiceEventWriter writer(state, told);
    std::visit([&writer](const auto &event) { writer(event); }, told.event);
    v1::Event message;
    *message.mutable_dice() = std::move(writer.message);
    return message;
}

} // namespace mirabilia::host
