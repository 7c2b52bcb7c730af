// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/room_reading.h"

#include "app/net/wire.h"

#include <algorithm>
#include <limits>

namespace mirabilia::net {

using Presence = RoomSeat::Presence;

QString gameOf(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kClassic: return QStringLiteral("classic");
    case v1::TableView::kDuel: return QStringLiteral("duel");
    case v1::TableView::kDice: return QStringLiteral("dice");
    case v1::TableView::GAME_NOT_SET: break;
    }
    return {};
}

RoomSeat::Presence presenceOf(const v1::SeatState &state) {
    switch (state.presence()) {
    case v1::SeatState::AWAY: return Presence::Away;
    case v1::SeatState::LEFT: return Presence::Left;
    case v1::SeatState::STAND_IN: return Presence::StandIn;
    default: return state.asleep() ? Presence::Asleep : Presence::Here;
    }
}

QStringList choicesOf(const v1::Ask &ask) {
    constexpr int most = 8;
    QStringList choices;
    for (int choice = 0; choice < std::min(ask.choices_size(), most); ++choice) {
        choices.append(QString::fromStdString(ask.choices(choice)));
    }
    return choices;
}

int shownMs(std::uint32_t milliseconds) {
    return static_cast<int>(std::min<std::uint32_t>(milliseconds, std::numeric_limits<int>::max()));
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

void addSeat(const SeatSetup &seat, v1::OpenTable &open) {
    using Kind = SeatSetup::Kind;
    v1::SeatInfo &info = *open.add_seats();
    info.set_seat(static_cast<std::uint32_t>(open.seats_size()) - 1);
    info.set_kind(seat.kind == Kind::Computer   ? v1::SEAT_KIND_COMPUTER
                  : seat.kind == Kind::FreeCity ? v1::SEAT_KIND_FREE_CITY
                                                : v1::SEAT_KIND_PERSON);
    info.set_color(seat.color.toStdString());
    info.set_level(seat.level.toStdString());
    if (seat.kind != Kind::Elsewhere) {
        info.set_name(seat.name.toStdString());
    }
    v1::SeatWish &wish = *open.add_wishes();
    wish.set_wonder(seat.wonder.toStdString());
    wish.set_side(seat.side.toStdString());
    wish.set_begins(seat.begins);
}

} // namespace mirabilia::net
