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

/// Default colours of the seats, in order; the theme knows them.
inline constexpr std::array<std::string_view, 8> seatColors{"teal", "coral", "gold", "violet",
                                                            "sky",  "olive", "rose", "slate"};

/// Returns true if `word` is a computer level.
[[nodiscard]] bool isLevel(std::string_view word);

/// Returns true if the request reclaims a seat.
[[nodiscard]] bool isReturn(const v1::Join &join);

/// Who may take which seat at a table, and their wishes: a value, as saved on disk.
///
/// Changes return a new seating, or the code of a Problem.
class Seating {
public:
    struct Change;

    explicit Seating(v1::HostedTable kept = {});

    [[nodiscard]] const v1::HostedTable &kept() const { return m_kept; }
    [[nodiscard]] const v1::SavedGameHeader &header() const { return m_kept.header(); }
    [[nodiscard]] bool started() const { return m_kept.started(); }
    [[nodiscard]] bool isOwner(Seat seat) const { return m_kept.owner() == seat + 1U; }

    /// Returns true if a person may take it.
    [[nodiscard]] bool isFree(std::uint32_t seat) const;
    [[nodiscard]] std::uint32_t freeSeats() const;
    /// Returns true if somebody has a token for it.
    [[nodiscard]] bool hasPerson(std::uint32_t seat) const;
    /// Returns true if every seat for a person is taken, with a token.
    [[nodiscard]] bool isComplete() const;
    /// Returns true if the token of this seat was never confirmed.
    [[nodiscard]] bool isUnseen(Seat seat) const;
    [[nodiscard]] std::vector<Seat> unseen() const;
    /// Seats whose people left a running game for good; their tokens still work.
    [[nodiscard]] std::vector<Seat> left() const;
    [[nodiscard]] bool hasLeft(Seat seat) const;

    /// The seat a secret opens; none if it opens no particular seat.
    [[nodiscard]] std::optional<Seat> seatOfToken(std::string_view token) const;
    [[nodiscard]] std::optional<Seat> seatOfInvite(std::string_view invite) const;
    /// The hash of the token identified by a seat key; empty if unknown.
    [[nodiscard]] std::string tokenHashOf(std::string_view seatKey) const;
    /// The seat whose token is shown, or proven on this connection.
    [[nodiscard]] std::optional<Seat> seatOf(const v1::Join &join, const ProofNonces &nonces) const;
    /// Returns true if this is an invite of the table or of a seat.
    [[nodiscard]] bool isInvited(std::string_view invite) const;

    /// A newcomer takes the seat of their invite, the one they wish for, or the first free one.
    /// Returns its token.
    [[nodiscard]] Change sitDown(const v1::Join &join) const;
    /// A person takes this seat. Returns its token.
    [[nodiscard]] Change take(Seat seat, const QString &name, const std::string &color) const;
    /// Their tokens are confirmed; none of them has left.
    [[nodiscard]] Change see(const std::vector<Seat> &seats) const;
    /// Their people left a running game for good.
    [[nodiscard]] Change leave(const std::vector<Seat> &seats) const;
    /// Takes the seats from whoever had them.
    [[nodiscard]] Change free(const std::vector<Seat> &seats) const;
    /// Does the same for all people; the table then has no owner.
    [[nodiscard]] Change disown(const std::vector<Seat> &seats) const;
    /// Frees one seat; its invite, valid once, is returned.
    [[nodiscard]] Change giveAway(Seat seat) const;

    /// Boards move with the people who asked for them; everything else is drawn anew.
    [[nodiscard]] Change move(const host::Games &games, const v1::MoveSeat &move) const;
    [[nodiscard]] Change fill(const v1::Fill &fill) const;
    /// "taken" if the colour or board is somebody else's.
    [[nodiscard]] Change look(const host::Games &games, const v1::SeatLook &look) const;

    [[nodiscard]] Change begin() const;
    /// Another game with the same seating; random setup is drawn anew.
    [[nodiscard]] Change renew(const host::Games &games, const std::vector<Seat> &left) const;

private:
    void clear(Seat seat);

    v1::HostedTable m_kept;
};

struct Seating::Change {
    std::string problem; ///< a code; nothing else counts then
    Seating after;
    Seat seat = noSeat;      ///< the seat concerned
    std::string secret;      ///< its token or invite, sent only once
    std::vector<Seat> order; ///< for each new seat, the seat its person had before
};

} // namespace mirabilia::net
