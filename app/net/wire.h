// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/net.pb.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <chrono>
#include <string>
#include <string_view>

namespace mirabilia::net {

// Constants both ends agree on; the rest is in proto/mirabilia/v1/net.proto.
inline constexpr std::uint32_t magic = 0x4152494d;
inline constexpr std::uint32_t major = 1;
inline constexpr std::uint32_t minor = 0;
inline constexpr quint16 usualPort = 7707;
inline constexpr qint64 largestToHost = qint64{64} * 1024;
inline constexpr qint64 largestToClient = qint64{1024} * 1024;
/// Both sides ping this often, and give up after `silence`.
inline constexpr std::chrono::milliseconds pingEvery{5'000};
inline constexpr std::chrono::milliseconds silence{12'000};
/// A peer that does not read its close is cut off after this.
inline constexpr std::chrono::milliseconds closeTime{2'000};
inline constexpr int tokenBytes = 16;
/// Optional features of both sides (Hello.features).
inline constexpr std::array features{"watch", "emotes", "brief", "proof", "data"};
/// The host sends the data of its tables.
inline constexpr const char *dataFeature = "data";
/// Every host has this feature; clients only if they can show all editions of a game.
inline constexpr const char *editionsFeature = "editions";
/// Likewise; clients only if they are pages on a device that sleeps.
inline constexpr const char *browserFeature = "browser";
/// Those of the pages for phones (web/src/wire/link.ts), beside editions.
inline constexpr std::array pageFeatures{"watch", "emotes", browserFeature};
inline constexpr int mostSeats = 8; ///< per table
/// Limits of the turn clock, in seconds.
inline constexpr std::uint32_t shortestTurn = 15;
inline constexpr std::uint32_t longestTurn = 24 * 60 * 60;
/// 0: no limit.
[[nodiscard]] constexpr bool isTurnTime(std::uint32_t seconds) {
    return seconds == 0 || (seconds >= shortestTurn && seconds <= longestTurn);
}
inline constexpr int watcher = 255; ///< the seat number of a watcher

[[nodiscard]] QByteArray packed(const google::protobuf::MessageLite &message);
/// Returns false if the bytes are not such a message or the edge refuses it (app/edge).
[[nodiscard]] bool unpack(const QByteArray &bytes, google::protobuf::Message &message);

[[nodiscard]] bool isHello(const QByteArray &bytes);

/// A name as shown to others: normalised, on one line, without control and direction marks, at most
/// 24 characters. Empty if nothing is left.
[[nodiscard]] QString cleanName(const QString &name);

/// A PIN as stored and compared, however it was typed: normalised, without surrounding spaces.
[[nodiscard]] std::string pinOf(const QString &typed);
/// Returns true if this may be a PIN: at most 12 user-perceived characters (net.proto).
[[nodiscard]] bool isPin(const QString &typed);

/// The sentence for the code of a Problem, Reject or Bye, in English.
[[nodiscard]] std::string sentenceFor(std::string_view code);
/// The same in the user's language; for an unknown code, what the host says.
[[nodiscard]] QString told(std::string_view code, const std::string &text);
/// The sentence of a Notice about a player, in English, for clients that do not know its code.
[[nodiscard]] std::string noticeFor(std::string_view code, const std::string &name);

} // namespace mirabilia::net
