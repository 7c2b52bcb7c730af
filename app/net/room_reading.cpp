// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/room_reading.h"

#include "app/net/wire.h"

namespace mirabilia::net {

using Presence = RoomSeat::Presence;

QString gameOf(const v1::TableView &view) {
    return view.has_duel()   ? QStringLiteral("duel")
           : view.has_dice() ? QStringLiteral("dice")
                             : QStringLiteral("classic");
}

RoomSeat::Presence presenceOf(v1::SeatState::Presence presence) {
    switch (presence) {
    case v1::SeatState::AWAY: return Presence::Away;
    case v1::SeatState::LEFT: return Presence::Left;
    case v1::SeatState::STAND_IN: return Presence::StandIn;
    default: return Presence::Here;
    }
}

RoomSeat roomSeat(const v1::SeatInfo &info, bool mine) {
    RoomSeat seat;
    seat.setup.name = cleanName(QString::fromStdString(info.name()));
    seat.setup.color = QString::fromStdString(info.color());
    seat.setup.level = QString::fromStdString(info.level());
    seat.setup.kind = info.kind() == v1::SEAT_KIND_COMPUTER    ? SeatSetup::Kind::Computer
                      : info.kind() == v1::SEAT_KIND_FREE_CITY ? SeatSetup::Kind::FreeCity
                      : mine                                   ? SeatSetup::Kind::Person
                                                               : SeatSetup::Kind::Elsewhere;
    if (info.kind() == v1::SEAT_KIND_PERSON) {
        seat.presence = seat.setup.name.isEmpty() ? Presence::Free
                        : info.connected()        ? Presence::Here
                                                  : Presence::Away;
    }
    return seat;
}

} // namespace mirabilia::net
