// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_options.h"

#include "app/host/duel_protocol.h"
#include "app/host/duel_words.h"
#include "engine/duel/outlook.h"

namespace mirabilia::host {

namespace {

using duel::Duel;

void writeWins(const duel::Catalogue &catalogue, Seat seat, const std::vector<duel::Win> &wins,
               google::protobuf::RepeatedPtrField<v1::DuelWin> &out) {
    for (const duel::Win &win : wins) {
        v1::DuelWin &message = *out.Add();
        message.set_seat(seat);
        message.set_victory(victoryWord(win.victory));
        if (catalogue.knows(win.card)) {
            message.set_card(catalogue.card(win.card).key);
        }
        if (catalogue.knows(win.wonder)) {
            message.set_wonder(catalogue.wonder(win.wonder).key);
        }
        for (const duel::WonderId before : win.before) {
            message.add_before(catalogue.wonder(before).key);
        }
        message.set_by_luck(win.byLuck);
    }
}

/// Returns true if the mover must choose something before its turn is over.
bool isChoice(duel::Phase phase) {
    return phase == duel::Phase::draw || phase > duel::Phase::pick;
}

/// One move of a seat, tried on a copy of what the seat knows.
class OutcomeWriter {
public:
    OutcomeWriter(const duel::State &known, Seat moving, const duel::Move &move, bool livePoints)
        : before(known)
        , after(known)
        , seat(moving)
        , showPoints(livePoints) {
        Duel::applyTrusted(after, seat, move);
    }

    void write(v1::DuelOutcome &message) const {
        message.set_coins(coinsOf(seat));
        message.set_symbols(static_cast<std::uint32_t>(after.cities[seat].differentSymbols()));
        if (showPoints) {
            message.set_points(Duel::totals(after)[seat] - Duel::totals(before)[seat]);
        }
        message.set_rival_coins(coinsOf(duel::opponentOf(seat)));
        message.set_pawn(after.conflict);
        if (after.phase == duel::Phase::over) {
            message.set_victory(victoryWord(after.victory));
        } else if (isChoice(after.phase)) {
            message.set_asks(phaseTo(after.phase));
        }
        const bool playsOn = after.phase == duel::Phase::pick || after.phase == duel::Phase::reveal;
        const bool again = playsOn && after.mover == seat && before.phase != duel::Phase::begin;
        message.set_extra_turn(again || after.extraTurn);
        message.set_ends_age(!before.lying.empty() && after.lying.empty());
        writePrices(message);
        if (playsOn && after.mover != seat) {
            writeWins(*after.catalogue, after.mover, winsNow(after, after.mover),
                      *message.mutable_dangers());
        }
    }

private:
    [[nodiscard]] std::uint32_t coinsOf(Seat whose) const {
        return static_cast<std::uint32_t>(after.cities[whose].coins);
    }

    void writePrices(v1::DuelOutcome &message) const {
        for (Seat each = 0; each < duel::seats; ++each) {
            const duel::Units from = duel::marketOf(before, each).prices;
            const duel::Units to = duel::marketOf(after, each).prices;
            for (std::size_t resource = 0; resource < duel::resourceCount; ++resource) {
                if (from[resource] != to[resource]) {
                    v1::DuelPriceChange &change = *message.add_prices();
                    change.set_seat(each);
                    change.set_resource(std::string(name(static_cast<duel::Resource>(resource))));
                    change.set_from(static_cast<std::uint32_t>(from[resource]));
                    change.set_to(static_cast<std::uint32_t>(to[resource]));
                }
            }
        }
    }

    const duel::State &before;
    duel::State after;
    Seat seat;
    bool showPoints;
};

} // namespace

void writeOptions(const duel::State &known, Seat viewer, bool livePoints, v1::DuelTable &table) {
    Duel::MoveList moves;
    Duel::legal(known, viewer, moves);
    for (const duel::Move &move : moves) {
        v1::DuelOption &option = *table.add_options();
        *option.mutable_move() = DuelProtocol::moveTo(*known.catalogue, move).duel();
        OutcomeWriter(known, viewer, move, livePoints).write(*option.mutable_outcome());
    }
}

void writeDangers(const duel::State &known, v1::DuelTable &table) {
    for (Seat seat = 0; seat < duel::seats; ++seat) {
        writeWins(*known.catalogue, seat, winsNext(known, seat), *table.mutable_dangers());
    }
}

} // namespace mirabilia::host
