// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "mirabilia/v1/hosted.pb.h"
#include "mirabilia/v1/net.pb.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::net {

// Who sits where at a table that waits for people, and who may sit down. What cannot be is told as
// the code of a Problem, and nothing has changed then.

/// Of the seats, in their order; the theme knows them.
inline constexpr std::array<std::string_view, 8> seatColors{"teal", "coral", "gold", "violet",
                                                            "sky",  "olive", "rose", "slate"};

/// How well a computer plays.
[[nodiscard]] bool isLevel(std::string_view word);
/// A person may sit down there.
[[nodiscard]] bool isFree(const v1::HostedTable &table, std::uint32_t seat);
[[nodiscard]] std::uint32_t freeSeats(const v1::HostedTable &table);
/// Every person has a seat, and a token for it.
[[nodiscard]] bool isComplete(const v1::HostedTable &table);
/// The seat that is wished, or the first; none if it is taken.
[[nodiscard]] std::optional<std::uint32_t> freeSeat(const v1::HostedTable &table,
                                                    const v1::Join &join);
/// A new person has the seat: the token that opens it, which is told once.
[[nodiscard]] QByteArray seatPerson(v1::HostedTable &table, std::uint32_t seat, const QString &name,
                                    const std::string &color);
/// Whoever had the seat has it no longer.
void freeAgain(v1::HostedTable &table, std::uint32_t seat);
/// The same, and who comes with this invite, once, has it then: the invite.
[[nodiscard]] std::string giveAway(v1::HostedTable &table, std::uint32_t seat);
/// The seat that an invite opens; none if it opens no particular one.
[[nodiscard]] std::optional<std::uint32_t> seatOfInvite(const v1::HostedTable &table,
                                                        std::string_view invite);
/// Nobody has shown yet that they have heard the token of this seat.
[[nodiscard]] bool isUnseen(const v1::HostedTable &table, std::uint32_t seat);
void setSeen(v1::HostedTable &table, std::uint32_t seat);

/// Where everybody sits after such a move: at the new seat, who sat at which one before.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> orderAfter(const v1::HostedTable &table,
                                                                   const v1::MoveSeat &move);
/// Boards go with those who asked for them, and what the lot decides is drawn anew.
[[nodiscard]] std::string reseat(const host::Games &games, v1::HostedTable &table,
                                 const std::vector<std::uint32_t> &order);
[[nodiscard]] std::string fill(v1::HostedTable &table, const v1::Fill &fill);
/// A color or a board that is somebody else's is "taken".
[[nodiscard]] std::string dress(const host::Games &games, v1::HostedTable &table,
                                const v1::SeatLook &look);
/// A further game of the same people, as they sit; what the lot decides is drawn anew.
[[nodiscard]] std::string renew(const host::Games &games, v1::HostedTable &table);

} // namespace mirabilia::net
