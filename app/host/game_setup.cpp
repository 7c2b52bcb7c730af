// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game_setup.h"

#include "app/store/saved_games.h"

#include <QDateTime>
#include <QUuid>

namespace mirabilia::host {

namespace {

v1::SeatKind kindTo(SeatSetup::Kind kind) {
    switch (kind) {
    case SeatSetup::Kind::Elsewhere:
    case SeatSetup::Kind::Person: return v1::SEAT_KIND_PERSON;
    case SeatSetup::Kind::Computer: return v1::SEAT_KIND_COMPUTER;
    case SeatSetup::Kind::FreeCity: return v1::SEAT_KIND_FREE_CITY;
    }
    return v1::SEAT_KIND_UNSPECIFIED;
}

void addSeat(const SeatSetup &setup, v1::SavedGameHeader &header) {
    v1::SeatInfo &info = *header.add_seats();
    info.set_seat(static_cast<std::uint32_t>(header.seats_size() - 1));
    info.set_kind(kindTo(setup.kind));
    info.set_name(setup.name.toStdString());
    info.set_level(setup.level.toStdString());
    info.set_color(setup.color.toStdString());
    info.set_connected(true);
}

SeatSetup::Kind kindFrom(v1::SeatKind kind) {
    switch (kind) {
    case v1::SEAT_KIND_COMPUTER: return SeatSetup::Kind::Computer;
    case v1::SEAT_KIND_FREE_CITY: return SeatSetup::Kind::FreeCity;
    default: return SeatSetup::Kind::Person;
    }
}

} // namespace

SeatSetup seatFrom(const v1::SeatInfo &info, const v1::SeatWish &wish) {
    return {kindFrom(info.kind()),
            QString::fromStdString(info.name()),
            QString::fromStdString(info.color()),
            QString::fromStdString(info.level()),
            QString::fromStdString(wish.wonder()),
            QString::fromStdString(wish.side()),
            wish.begins()};
}

v1::SavedGameHeader headerFor(const GameSetup &setup) {
    v1::SavedGameHeader header;
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    beginAnew(header);
    header.set_live_points(setup.livePoints);
    if (setup.edition != 1) {
        header.set_edition(static_cast<std::uint32_t>(setup.edition));
    }
    for (const SeatSetup &seat : setup.seats) {
        addSeat(seat, header);
    }
    return header;
}

void beginAnew(v1::SavedGameHeader &header) {
    header.set_match_id(QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString());
    header.set_started_at(QDateTime::currentSecsSinceEpoch());
}

std::vector<SeatWish> wishesOf(const GameSetup &setup) {
    std::vector<SeatWish> wishes;
    for (const SeatSetup &seat : setup.seats) {
        wishes.push_back({seat.wonder.toStdString(), seat.side.toStdString(), seat.begins});
    }
    return wishes;
}

GameSetup setupOf(const Games &games, const v1::SavedGameHeader &header) {
    GameSetup setup;
    const std::string_view id = games.idOf(header);
    setup.game = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    setup.edition = editionOf(header);
    setup.livePoints = header.live_points();
    for (int i = 0; i < header.seats_size(); ++i) {
        setup.seats.append(seatFrom(header.seats(i),
                                    i < header.wishes_size() ? header.wishes(i) : v1::SeatWish()));
    }
    return setup;
}

} // namespace mirabilia::host
