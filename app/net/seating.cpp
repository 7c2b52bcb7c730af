// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/seating.h"

#include "app/host/game_setup.h"
#include "app/net/kept_table.h"
#include "app/net/wire.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <numeric>

namespace mirabilia::net {

namespace {

constexpr qsizetype numberedName = 22; // of those that are told apart by a number
constexpr std::array<std::string_view, 5> levels{"easy", "normal", "expert", "master", "random"};

bool isSeat(const v1::HostedTable &table, std::uint32_t seat) {
    return seat < static_cast<std::uint32_t>(table.header().seats_size());
}

const v1::SeatInfo &at(const v1::HostedTable &table, std::uint32_t seat) {
    return table.header().seats(static_cast<int>(seat));
}

bool isTaken(const v1::HostedTable &table, std::uint32_t seat) {
    return std::any_of(table.keys().begin(), table.keys().end(),
                       [seat](const v1::SeatKey &key) { return key.seat() == seat; });
}

/// What each seat asked for.
std::vector<host::SeatWish> wishesOf(const v1::HostedTable &table) {
    std::vector<host::SeatWish> wishes(static_cast<std::size_t>(table.header().seats_size()));
    const int said = std::min(table.header().wishes_size(), table.header().seats_size());
    for (int seat = 0; seat < said; ++seat) {
        const v1::SeatWish &wish = table.header().wishes(seat);
        wishes[static_cast<std::size_t>(seat)] = {wish.wonder(), wish.side(), wish.begins()};
    }
    return wishes;
}

/// What the lot decides is drawn anew. Empty, or why the seats cannot play so.
std::string drawLots(const host::Games &games, v1::SavedGameHeader &header,
                     const std::vector<host::SeatWish> &wishes) {
    const std::string game(games.idOf(header));
    header.clear_wishes();
    header.clear_setup();
    return games.setUp(game, wishes, QRandomGenerator::system()->generate64(), header);
}

bool isComputer(const v1::SeatInfo &seat) {
    return seat.kind() == v1::SEAT_KIND_COMPUTER;
}

/// No two seats have the same colour: whoever had it takes that of the seat.
void takeColor(v1::SavedGameHeader &header, v1::SeatInfo &seat, const std::string &color) {
    const auto other =
        std::find_if(header.mutable_seats()->begin(), header.mutable_seats()->end(),
                     [&color](const v1::SeatInfo &each) { return each.color() == color; });
    // Somebody's who is there already stays theirs; a colour that nobody has may be none.
    if (other != header.mutable_seats()->end() && other->kind() == v1::SEAT_KIND_PERSON &&
        other->name().empty()) {
        std::swap(*other->mutable_color(), *seat.mutable_color());
    }
}

/// Two who are called alike are told apart: "Ada", "Ada 2".
QString distinct(const v1::SavedGameHeader &header, const QString &name) {
    const auto isTaken = [&header](const QString &wanted) {
        return std::any_of(header.seats().begin(), header.seats().end(),
                           [&wanted](const v1::SeatInfo &seat) {
                               return QString::fromStdString(seat.name()) == wanted;
                           });
    };
    QString free = name;
    for (int number = 2; isTaken(free); ++number) {
        free = name.left(numberedName) + u' ' + QString::number(number);
    }
    return free;
}

} // namespace

bool isLevel(std::string_view word) {
    return std::find(levels.begin(), levels.end(), word) != levels.end();
}

bool isFree(const v1::HostedTable &table, std::uint32_t seat) {
    return isSeat(table, seat) && at(table, seat).kind() == v1::SEAT_KIND_PERSON &&
           !isTaken(table, seat);
}

std::uint32_t freeSeats(const v1::HostedTable &table) {
    std::uint32_t count = 0;
    for (const v1::SeatInfo &seat : table.header().seats()) {
        count += isFree(table, seat.seat()) ? 1 : 0;
    }
    return count;
}

bool isComplete(const v1::HostedTable &table) {
    return freeSeats(table) == 0 &&
           std::none_of(table.keys().begin(), table.keys().end(),
                        [](const v1::SeatKey &key) { return key.token_sha256().empty(); });
}

std::optional<std::uint32_t> freeSeat(const v1::HostedTable &table, const v1::Join &join) {
    for (const v1::SeatInfo &seat : table.header().seats()) {
        const bool isWished = join.wish() == 0 || join.wish() == seat.seat() + 1;
        if (isWished && isFree(table, seat.seat())) {
            return seat.seat();
        }
    }
    return std::nullopt;
}

QByteArray seatPerson(v1::HostedTable &table, std::uint32_t seat, const QString &name,
                      const std::string &color) {
    if (!table.started()) { // a game that runs keeps its names and colours
        v1::SavedGameHeader &header = *table.mutable_header();
        v1::SeatInfo &info = *header.mutable_seats(static_cast<int>(seat));
        takeColor(header, info, color);
        info.clear_name(); // nobody is told apart from themselves
        info.set_name(distinct(header, name).toStdString());
    }
    QByteArray token = newToken();
    v1::SeatKey &key = *table.add_keys();
    key.set_seat(seat);
    key.set_token_sha256(hashOf({token.constData(), static_cast<std::size_t>(token.size())}));
    key.set_unseen(true);
    return token;
}

std::string giveAway(v1::HostedTable &table, std::uint32_t seat) {
    freeAgain(table, seat);
    std::string invite = newInvite();
    v1::SeatKey &key = *table.add_keys();
    key.set_seat(seat);
    key.set_invite_sha256(hashOf(invite));
    return invite;
}

std::optional<std::uint32_t> seatOfInvite(const v1::HostedTable &table, std::string_view invite) {
    const std::string hash = hashOf(invite);
    const auto found =
        std::find_if(table.keys().begin(), table.keys().end(), [&hash](const v1::SeatKey &key) {
            return sameSecret(key.invite_sha256(), hash);
        });
    return found != table.keys().end() ? std::optional(found->seat()) : std::nullopt;
}

bool isUnseen(const v1::HostedTable &table, std::uint32_t seat) {
    return std::any_of(table.keys().begin(), table.keys().end(), [seat](const v1::SeatKey &key) {
        return key.seat() == seat && key.unseen();
    });
}

void setSeen(v1::HostedTable &table, std::uint32_t seat) {
    for (v1::SeatKey &key : *table.mutable_keys()) {
        if (key.seat() == seat) {
            key.clear_unseen();
        }
    }
}

void freeAgain(v1::HostedTable &table, std::uint32_t seat) {
    if (!table.started()) {
        v1::SavedGameHeader &header = *table.mutable_header();
        header.mutable_seats(static_cast<int>(seat))->clear_name();
        if (static_cast<int>(seat) < header.wishes_size()) { // who begins the owner has said
            header.mutable_wishes(static_cast<int>(seat))->clear_wonder();
            header.mutable_wishes(static_cast<int>(seat))->clear_side();
        }
    }
    auto &keys = *table.mutable_keys();
    keys.erase(std::remove_if(keys.begin(), keys.end(),
                              [seat](const v1::SeatKey &key) { return key.seat() == seat; }),
               keys.end());
}

std::optional<std::vector<std::uint32_t>> orderAfter(const v1::HostedTable &table,
                                                     const v1::MoveSeat &move) {
    const auto moves = [&table](std::uint32_t seat) {
        return isSeat(table, seat) && at(table, seat).kind() != v1::SEAT_KIND_FREE_CITY;
    };
    if (!moves(move.from()) || !moves(move.to())) {
        return std::nullopt;
    }
    std::vector<std::uint32_t> order(static_cast<std::size_t>(table.header().seats_size()));
    std::iota(order.begin(), order.end(), 0U);
    order.erase(order.begin() + move.from());
    order.insert(order.begin() + move.to(), move.from());
    return order;
}

std::string reseat(const host::Games &games, v1::HostedTable &table,
                   const std::vector<std::uint32_t> &order) {
    v1::HostedTable after = table;
    v1::SavedGameHeader &header = *after.mutable_header();
    const std::vector<host::SeatWish> asked = wishesOf(table);
    std::vector<host::SeatWish> wishes;
    for (std::uint32_t seat = 0; seat < order.size(); ++seat) {
        *header.mutable_seats(static_cast<int>(seat)) =
            table.header().seats(static_cast<int>(order[seat]));
        header.mutable_seats(static_cast<int>(seat))->set_seat(seat);
        wishes.push_back(asked[order[seat]]);
    }
    const auto isNow = [&order](std::uint32_t before) {
        return static_cast<std::uint32_t>(std::find(order.begin(), order.end(), before) -
                                          order.begin());
    };
    for (v1::SeatKey &key : *after.mutable_keys()) {
        key.set_seat(isNow(key.seat()));
    }
    after.set_owner(table.owner() == 0 ? 0 : 1 + isNow(table.owner() - 1));
    std::string problem = drawLots(games, header, wishes);
    if (problem.empty()) {
        table = std::move(after);
    }
    return problem;
}

std::string fill(v1::HostedTable &table, const v1::Fill &fill) {
    const bool isFilled =
        isSeat(table, fill.seat()) && at(table, fill.seat()).kind() == v1::SEAT_KIND_COMPUTER;
    const bool isPossible = fill.level().empty()
                                ? isFilled
                                : isLevel(fill.level()) && (isFilled || isFree(table, fill.seat()));
    if (!isPossible) {
        return "malformed";
    }
    v1::SeatInfo &seat = *table.mutable_header()->mutable_seats(static_cast<int>(fill.seat()));
    seat.set_kind(fill.level().empty() ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
    seat.set_level(fill.level());
    seat.set_name(cleanName(QString::fromStdString(fill.name())).toStdString());
    return {};
}

std::string dress(const host::Games &games, v1::HostedTable &table, const v1::SeatLook &look) {
    const bool isKnown =
        std::find(seatColors.begin(), seatColors.end(), look.color()) != seatColors.end();
    const host::SeatWish asked{look.wish().wonder(), look.wish().side(), look.wish().begins()};
    if (!isSeat(table, look.seat()) || !(look.color().empty() || isKnown) ||
        !games.knows(games.idOf(table.header()), asked)) {
        return "malformed";
    }
    v1::HostedTable after = table;
    v1::SavedGameHeader &header = *after.mutable_header();
    std::vector<host::SeatWish> wishes = wishesOf(table);
    v1::SeatInfo &own = *header.mutable_seats(static_cast<int>(look.seat()));
    for (v1::SeatInfo &other : *header.mutable_seats()) {
        if (other.seat() == look.seat()) {
            continue;
        }
        // Computers, and whoever comes later, take what is left.
        const bool isChosen = !isComputer(other) && !isFree(table, other.seat());
        const bool hasColor = !look.color().empty() && other.color() == look.color();
        host::SeatWish &wish = wishes[other.seat()];
        const bool hasBoard = !wish.wonder.empty() && wish.wonder == look.wish().wonder();
        if (isChosen && (hasColor || hasBoard)) {
            return "taken";
        }
        if (hasColor) {
            other.set_color(own.color());
        }
        if (hasBoard) {
            wish.wonder.clear();
        }
    }
    if (!look.color().empty()) {
        own.set_color(look.color());
    }
    const bool begins = wishes[look.seat()].begins; // as the owner has said
    wishes[look.seat()] = {look.wish().wonder(), look.wish().side(), begins};
    if (!drawLots(games, header, wishes).empty()) {
        return "malformed";
    }
    table = std::move(after);
    return {};
}

std::string renew(const host::Games &games, v1::HostedTable &table) {
    v1::HostedTable after = table;
    v1::SavedGameHeader &header = *after.mutable_header();
    after.set_id(tableId(table));
    after.set_started(false);
    host::beginAnew(header);
    std::string problem = drawLots(games, header, wishesOf(table));
    if (problem.empty()) {
        table = std::move(after);
    }
    return problem;
}

} // namespace mirabilia::net
