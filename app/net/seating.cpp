// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/seating.h"

#include "app/host/game_setup.h"
#include "app/models/services/seat_names.h"
#include "app/net/kept_table.h"
#include "app/net/wire.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <numeric>

namespace mirabilia::net {

namespace {

constexpr qsizetype numberedName = 22; // characters of a name before its number
constexpr std::array<std::string_view, 5> levels{"easy", "normal", "expert", "master", "random"};

bool isSeat(const v1::HostedTable &table, std::uint32_t seat) {
    return seat < static_cast<std::uint32_t>(table.header().seats_size());
}

const v1::SeatInfo &at(const v1::HostedTable &table, std::uint32_t seat) {
    return table.header().seats(static_cast<int>(seat));
}

template <class Is>
bool anyKey(const v1::HostedTable &table, Is is) {
    return std::any_of(table.keys().begin(), table.keys().end(), is);
}

template <class Is>
std::vector<Seat> seatsWhere(const v1::HostedTable &table, Is is) {
    std::vector<Seat> seats;
    for (const v1::SeatKey &key : table.keys()) {
        if (is(key)) {
            seats.push_back(static_cast<Seat>(key.seat()));
        }
    }
    return seats;
}

template <class Is>
std::optional<Seat> seatWhere(const v1::HostedTable &table, Is is) {
    const auto found = std::find_if(table.keys().begin(), table.keys().end(), is);
    return found != table.keys().end() ? std::optional(static_cast<Seat>(found->seat()))
                                       : std::nullopt;
}

Seating::Change refused(std::string problem) {
    Seating::Change change;
    change.problem = std::move(problem);
    return change;
}

Seating::Change changed(v1::HostedTable after) {
    Seating::Change change;
    change.after = Seating(std::move(after));
    return change;
}

/// The wish of each seat.
std::vector<host::SeatWish> wishesOf(const v1::HostedTable &table) {
    std::vector<host::SeatWish> wishes(static_cast<std::size_t>(table.header().seats_size()));
    const int said = std::min(table.header().wishes_size(), table.header().seats_size());
    for (int seat = 0; seat < said; ++seat) {
        const v1::SeatWish &wish = table.header().wishes(seat);
        wishes[static_cast<std::size_t>(seat)] = {wish.wonder(), wish.side(), wish.begins()};
    }
    return wishes;
}

/// Draws the random setup anew. Returns an empty string, or why these seats cannot play.
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

/// The order after a move: for each new seat, the seat its person had before. Empty if the move is
/// impossible.
std::vector<Seat> orderAfter(const v1::HostedTable &table, const v1::MoveSeat &move) {
    const auto moves = [&table](std::uint32_t seat) {
        return isSeat(table, seat) && at(table, seat).kind() != v1::SEAT_KIND_FREE_CITY;
    };
    if (!moves(move.from()) || !moves(move.to())) {
        return {};
    }
    std::vector<Seat> order(static_cast<std::size_t>(table.header().seats_size()));
    std::iota(order.begin(), order.end(), Seat{0});
    order.erase(order.begin() + move.from());
    order.insert(order.begin() + move.to(), static_cast<Seat>(move.from()));
    return order;
}

/// Gives the seat this colour; the previous holder gets the old colour of the seat.
void takeColor(v1::SavedGameHeader &header, v1::SeatInfo &seat, const std::string &color) {
    const auto other =
        std::find_if(header.mutable_seats()->begin(), header.mutable_seats()->end(),
                     [&color](const v1::SeatInfo &each) { return each.color() == color; });
    // Colours of people already seated stay theirs; an unassigned colour may be invalid.
    if (other != header.mutable_seats()->end() && other->kind() == v1::SEAT_KIND_PERSON &&
        other->name().empty()) {
        std::swap(*other->mutable_color(), *seat.mutable_color());
    }
}

QStringList namesAt(const v1::SavedGameHeader &header) {
    QStringList names;
    for (const v1::SeatInfo &seat : header.seats()) {
        names.append(QString::fromStdString(seat.name()));
    }
    return names;
}

/// A computer with that name gets another one.
void makeWay(v1::SavedGameHeader &header, const std::string &name) {
    for (v1::SeatInfo &seat : *header.mutable_seats()) {
        if (isComputer(seat) && seat.name() == name) {
            seat.set_name(freshName(namesAt(header)).toStdString());
        }
    }
}

/// Makes a name unique: "Ada", "Ada 2".
QString distinct(const v1::SavedGameHeader &header, const QString &name) {
    const QStringList taken = namesAt(header);
    QString free = name;
    for (int number = 2; taken.contains(free); ++number) {
        free = name.left(numberedName) + u' ' + QString::number(number);
    }
    return free;
}

} // namespace

bool isLevel(std::string_view word) {
    return std::find(levels.begin(), levels.end(), word) != levels.end();
}

bool isReturn(const v1::Join &join) {
    return !join.token().empty() || !join.proof().empty();
}

Seating::Seating(v1::HostedTable kept) : m_kept(std::move(kept)) {}

// ---- Queries -----------------------------------------------------------------------------------

bool Seating::isFree(std::uint32_t seat) const {
    return isSeat(m_kept, seat) && at(m_kept, seat).kind() == v1::SEAT_KIND_PERSON &&
           !anyKey(m_kept, [seat](const v1::SeatKey &key) { return key.seat() == seat; });
}

std::uint32_t Seating::freeSeats() const {
    const auto &seats = header().seats();
    return static_cast<std::uint32_t>(
        std::count_if(seats.begin(), seats.end(),
                      [this](const v1::SeatInfo &seat) { return isFree(seat.seat()); }));
}

bool Seating::hasPerson(std::uint32_t seat) const {
    return anyKey(m_kept, [seat](const v1::SeatKey &key) {
        return key.seat() == seat && !key.token_sha256().empty();
    });
}

bool Seating::isComplete() const {
    return freeSeats() == 0 &&
           !anyKey(m_kept, [](const v1::SeatKey &key) { return key.token_sha256().empty(); });
}

bool Seating::isUnseen(Seat seat) const {
    return anyKey(m_kept,
                  [seat](const v1::SeatKey &key) { return key.seat() == seat && key.unseen(); });
}

std::vector<Seat> Seating::unseen() const {
    return seatsWhere(m_kept, [](const v1::SeatKey &key) { return key.unseen(); });
}

std::vector<Seat> Seating::left() const {
    return seatsWhere(m_kept, [](const v1::SeatKey &key) { return key.left(); });
}

bool Seating::hasLeft(Seat seat) const {
    return anyKey(m_kept,
                  [seat](const v1::SeatKey &key) { return key.seat() == seat && key.left(); });
}

std::optional<Seat> Seating::seatOfToken(std::string_view token) const {
    return seatWhere(m_kept, [hash = hashOf(token)](const v1::SeatKey &key) {
        return sameSecret(key.token_sha256(), hash);
    });
}

std::optional<Seat> Seating::seatOfInvite(std::string_view invite) const {
    return seatWhere(m_kept, [hash = hashOf(invite)](const v1::SeatKey &key) {
        return sameSecret(key.invite_sha256(), hash);
    });
}

std::string Seating::tokenHashOf(std::string_view seatKey) const {
    const auto &keys = m_kept.keys();
    const auto found = std::find_if(keys.begin(), keys.end(), [seatKey](const v1::SeatKey &key) {
        return !key.token_sha256().empty() && sameSecret(seatKeyOf(key.token_sha256()), seatKey);
    });
    return found != keys.end() ? found->token_sha256() : std::string();
}

std::optional<Seat> Seating::seatOf(const v1::Join &join, const ProofNonces &nonces) const {
    if (join.proof().empty()) {
        return seatOfToken(join.token());
    }
    const std::string hash = tokenHashOf(join.seat_key());
    const std::string proof = seatProof("seat", hash, nonces);
    if (proof.empty() || !sameSecret(proof, join.proof())) {
        return std::nullopt;
    }
    return seatWhere(m_kept,
                     [&hash](const v1::SeatKey &key) { return key.token_sha256() == hash; });
}

bool Seating::isInvited(std::string_view invite) const {
    return !invite.empty() && (sameSecret(invite, m_kept.invite()) || seatOfInvite(invite));
}

// ---- Joining and leaving -----------------------------------------------------------------------

void Seating::clear(Seat seat) {
    if (!m_kept.started()) {
        v1::SavedGameHeader &header = *m_kept.mutable_header();
        header.mutable_seats(seat)->clear_name();
        if (seat < header.wishes_size()) { // the owner decided who begins
            header.mutable_wishes(seat)->clear_wonder();
            header.mutable_wishes(seat)->clear_side();
        }
    }
    auto &keys = *m_kept.mutable_keys();
    keys.erase(std::remove_if(keys.begin(), keys.end(),
                              [seat](const v1::SeatKey &key) { return key.seat() == seat; }),
               keys.end());
}

Seating::Change Seating::sitDown(const v1::Join &join) const {
    const QString name = cleanName(QString::fromStdString(join.name()));
    if (name.isEmpty()) {
        return refused("no_name");
    }
    if (const std::optional<Seat> invited = seatOfInvite(join.invite())) {
        return free({*invited}).after.take(*invited, name, join.color());
    }
    for (const v1::SeatInfo &seat : header().seats()) {
        const bool isWished = join.wish() == 0 || join.wish() == seat.seat() + 1;
        if (isWished && isFree(seat.seat())) {
            return take(static_cast<Seat>(seat.seat()), name, join.color());
        }
    }
    return refused("full");
}

Seating::Change Seating::take(Seat seat, const QString &name, const std::string &color) const {
    Change change = changed(m_kept);
    v1::HostedTable &after = change.after.m_kept;
    if (!after.started()) { // a running game keeps its names and colours
        v1::SavedGameHeader &header = *after.mutable_header();
        v1::SeatInfo &info = *header.mutable_seats(seat);
        takeColor(header, info, color);
        info.clear_name(); // do not compare the name with itself
        makeWay(header, name.toStdString());
        info.set_name(distinct(header, name).toStdString());
    }
    change.seat = seat;
    change.secret = newToken().toStdString();
    v1::SeatKey &key = *after.add_keys();
    key.set_seat(seat);
    key.set_token_sha256(hashOf(change.secret));
    key.set_unseen(true);
    return change;
}

Seating::Change Seating::see(const std::vector<Seat> &seats) const {
    Change change = changed(m_kept);
    for (v1::SeatKey &key : *change.after.m_kept.mutable_keys()) {
        if (std::find(seats.begin(), seats.end(), key.seat()) != seats.end()) {
            key.clear_unseen();
            key.clear_left();
        }
    }
    return change;
}

Seating::Change Seating::leave(const std::vector<Seat> &seats) const {
    Change change = changed(m_kept);
    for (v1::SeatKey &key : *change.after.m_kept.mutable_keys()) {
        if (std::find(seats.begin(), seats.end(), key.seat()) != seats.end()) {
            key.set_left(true);
        }
    }
    return change;
}

Seating::Change Seating::free(const std::vector<Seat> &seats) const {
    Change change = changed(m_kept);
    for (const Seat seat : seats) {
        change.after.clear(seat);
    }
    return change;
}

Seating::Change Seating::disown(const std::vector<Seat> &seats) const {
    Change change = free(seats);
    change.after.m_kept.clear_owner();
    return change;
}

Seating::Change Seating::giveAway(Seat seat) const {
    Change change = free({seat});
    change.seat = seat;
    change.secret = newInvite();
    v1::SeatKey &key = *change.after.m_kept.add_keys();
    key.set_seat(seat);
    key.set_invite_sha256(hashOf(change.secret));
    return change;
}

// ---- Arrangement -------------------------------------------------------------------------------

Seating::Change Seating::move(const host::Games &games, const v1::MoveSeat &move) const {
    const std::vector<Seat> order = orderAfter(m_kept, move);
    if (started() || order.empty()) {
        return refused("malformed");
    }
    Change change = changed(m_kept);
    change.order = order;
    v1::HostedTable &after = change.after.m_kept;
    v1::SavedGameHeader &header = *after.mutable_header();
    const std::vector<host::SeatWish> asked = wishesOf(m_kept);
    std::vector<host::SeatWish> wishes;
    for (std::uint32_t seat = 0; seat < order.size(); ++seat) {
        *header.mutable_seats(static_cast<int>(seat)) = this->header().seats(order[seat]);
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
    after.set_owner(m_kept.owner() == 0 ? 0 : 1 + isNow(m_kept.owner() - 1));
    return drawLots(games, header, wishes).empty() ? change : refused("malformed");
}

Seating::Change Seating::fill(const v1::Fill &fill) const {
    if (started()) {
        return refused("too_late");
    }
    const bool isFilled = isSeat(m_kept, fill.seat()) && isComputer(at(m_kept, fill.seat()));
    const bool isPossible = fill.level().empty()
                                ? isFilled
                                : isLevel(fill.level()) && (isFilled || isFree(fill.seat()));
    if (!isPossible) {
        return refused("malformed");
    }
    Change change = changed(m_kept);
    v1::SeatInfo &seat =
        *change.after.m_kept.mutable_header()->mutable_seats(static_cast<int>(fill.seat()));
    seat.set_kind(fill.level().empty() ? v1::SEAT_KIND_PERSON : v1::SEAT_KIND_COMPUTER);
    seat.set_level(fill.level());
    const QString name = cleanName(QString::fromStdString(fill.name()));
    if (!name.isEmpty() || fill.level().empty()) {
        seat.set_name(name.toStdString());
    } else if (!isFilled) {
        seat.set_name(freshName(namesAt(header())).toStdString());
    }
    return change;
}

Seating::Change Seating::look(const host::Games &games, const v1::SeatLook &look) const {
    const bool isKnown =
        std::find(seatColors.begin(), seatColors.end(), look.color()) != seatColors.end();
    if (started()) {
        return refused("too_late");
    }
    const host::SeatWish asked{look.wish().wonder(), look.wish().side(), look.wish().begins()};
    if (!isSeat(m_kept, look.seat()) || !(look.color().empty() || isKnown) ||
        !games.knows(games.idOf(header()), host::editionOf(header()), asked)) {
        return refused("malformed");
    }
    Change change = changed(m_kept);
    v1::SavedGameHeader &header = *change.after.m_kept.mutable_header();
    std::vector<host::SeatWish> wishes = wishesOf(m_kept);
    v1::SeatInfo &own = *header.mutable_seats(static_cast<int>(look.seat()));
    for (v1::SeatInfo &other : *header.mutable_seats()) {
        if (other.seat() == look.seat()) {
            continue;
        }
        // Computers and people who join later take what is left.
        const bool isChosen = !isComputer(other) && !isFree(other.seat());
        const bool hasColor = !look.color().empty() && other.color() == look.color();
        host::SeatWish &wish = wishes[other.seat()];
        const bool hasBoard = !wish.wonder.empty() && wish.wonder == look.wish().wonder();
        if (isChosen && (hasColor || hasBoard)) {
            return refused("taken");
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
    const bool begins = wishes[look.seat()].begins; // as the owner decided
    wishes[look.seat()] = {look.wish().wonder(), look.wish().side(), begins};
    return drawLots(games, header, wishes).empty() ? change : refused("malformed");
}

// ---- The game ----------------------------------------------------------------------------------

Seating::Change Seating::begin() const {
    Change change = changed(m_kept);
    change.after.m_kept.set_started(true);
    return change;
}

Seating::Change Seating::renew(const host::Games &games, const std::vector<Seat> &left) const {
    Change change = changed(m_kept);
    v1::HostedTable &after = change.after.m_kept;
    after.set_id(tableId(m_kept));
    after.set_started(false);
    host::beginAnew(*after.mutable_header());
    for (const Seat seat : left) {
        change.after.clear(seat);
    }
    const bool isPossible = drawLots(games, *after.mutable_header(), wishesOf(m_kept)).empty();
    return isPossible ? change : refused("malformed");
}

} // namespace mirabilia::net
