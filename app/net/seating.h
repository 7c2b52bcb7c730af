// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/net/seat_proof.h"
#include "engine/core/seat.h"
#include "mirabilia/v1/hosted.pb.h"
#include "mirabilia/v1/net.pb.h"

#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::net {

/// Of the seats, in their order; the theme knows them.
inline constexpr std::array<std::string_view, 8> seatColors{"teal", "coral", "gold", "violet",
                                                            "sky",  "olive", "rose", "slate"};

/// How well a computer plays.
[[nodiscard]] bool isLevel(std::string_view word);

/// Somebody wants their own seat again.
[[nodiscard]] bool isReturn(const v1::Join &join);

/// Who may sit where at a table, and what they wished: a value, as it is kept on the disk.
///
/// What changes it gives the seating that comes of it. What cannot be is told as the code of a
/// Problem.
class Seating {
public:
    struct Change;

    explicit Seating(v1::HostedTable kept = {});

    [[nodiscard]] const v1::HostedTable &kept() const { return m_kept; }
    [[nodiscard]] const v1::SavedGameHeader &header() const { return m_kept.header(); }
    [[nodiscard]] bool started() const { return m_kept.started(); }
    [[nodiscard]] bool isOwner(Seat seat) const { return m_kept.owner() == seat + 1U; }

    /// A person may sit down there.
    [[nodiscard]] bool isFree(std::uint32_t seat) const;
    [[nodiscard]] std::uint32_t freeSeats() const;
    /// Somebody has a token for it.
    [[nodiscard]] bool hasPerson(std::uint32_t seat) const;
    /// Every person has a seat, and a token for it.
    [[nodiscard]] bool isComplete() const;
    /// Nobody has shown yet that they have heard the token of this seat.
    [[nodiscard]] bool isUnseen(Seat seat) const;
    [[nodiscard]] std::vector<Seat> unseen() const;
    /// Whose persons have left a running game for good; their tokens still open them.
    [[nodiscard]] std::vector<Seat> left() const;
    [[nodiscard]] bool hasLeft(Seat seat) const;

    /// The seat that a secret opens; none if it opens no particular one.
    [[nodiscard]] std::optional<Seat> seatOfToken(std::string_view token) const;
    [[nodiscard]] std::optional<Seat> seatOfInvite(std::string_view invite) const;
    /// The hash of the token that a key names; empty if it names none.
    [[nodiscard]] std::string tokenHashOf(std::string_view seatKey) const;
    /// Of whoever shows the token, or proves to know it on this connection.
    [[nodiscard]] std::optional<Seat> seatOf(const v1::Join &join, const ProofNonces &nonces) const;
    /// The same of the invite of the table.
    [[nodiscard]] bool isInvited(std::string_view invite) const;

    /// A newcomer has the seat of their invite, or that they wish for, or the first: its token.
    [[nodiscard]] Change sitDown(const v1::Join &join) const;
    /// A person has this seat: its token.
    [[nodiscard]] Change take(Seat seat, const QString &name, const std::string &color) const;
    /// Their tokens have been heard, and nobody of them has left.
    [[nodiscard]] Change see(const std::vector<Seat> &seats) const;
    /// Their persons have left a running game for good.
    [[nodiscard]] Change leave(const std::vector<Seat> &seats) const;
    /// Whoever had them has them no longer.
    [[nodiscard]] Change free(const std::vector<Seat> &seats) const;
    /// The same of all people: the table belongs to nobody.
    [[nodiscard]] Change disown(const std::vector<Seat> &seats) const;
    /// The same of one, and who comes with the invite, once, has it then.
    [[nodiscard]] Change giveAway(Seat seat) const;

    /// Boards go with those who asked for them, and what the lot decides is drawn anew.
    [[nodiscard]] Change move(const host::Games &games, const v1::MoveSeat &move) const;
    [[nodiscard]] Change fill(const v1::Fill &fill) const;
    /// A color or a board that is somebody else's is "taken".
    [[nodiscard]] Change look(const host::Games &games, const v1::SeatLook &look) const;

    [[nodiscard]] Change begin() const;
    /// A further game of the same people, as they sit; what the lot decides is drawn anew.
    [[nodiscard]] Change renew(const host::Games &games, const std::vector<Seat> &left) const;

private:
    void clear(Seat seat);

    v1::HostedTable m_kept;
};

struct Seating::Change {
    std::string problem; ///< a code; nothing else counts then
    Seating after;
    Seat seat = noSeat;      ///< whose it is
    std::string secret;      ///< its token or invite, to be told once
    std::vector<Seat> order; ///< at the new seat, who sat at which one before
};

} // namespace mirabilia::net
