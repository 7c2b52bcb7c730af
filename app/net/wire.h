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

// What both ends of the wire agree on; proto/mirabilia/v1/net.proto says the rest.
inline constexpr std::uint32_t magic = 0x4152494d;
inline constexpr std::uint32_t major = 1;
inline constexpr std::uint32_t minor = 0;
inline constexpr quint16 usualPort = 7707;
inline constexpr qint64 largestToHost = qint64{64} * 1024;
inline constexpr qint64 largestToClient = qint64{1024} * 1024;
/// Both sides ping as often, and give up after `silence`.
inline constexpr std::chrono::milliseconds pingEvery{5'000};
inline constexpr std::chrono::milliseconds silence{12'000};
/// A peer that does not read its close is cut off.
inline constexpr std::chrono::milliseconds closeTime{2'000};
inline constexpr int tokenBytes = 16;
/// What both sides can do beyond the least (Hello.features).
inline constexpr std::array features{"watch", "emotes", "brief", "proof"};
/// What every host can do besides, and a client that shows whatever edition of a game there is.
inline constexpr const char *editionsFeature = "editions";
inline constexpr int mostSeats = 8; ///< of a table
/// Of a turn's clock, in seconds.
inline constexpr std::uint32_t shortestTurn = 15;
inline constexpr std::uint32_t longestTurn = 24 * 60 * 60;
/// 0: any time.
[[nodiscard]] constexpr bool isTurnTime(std::uint32_t seconds) {
    return seconds == 0 || (seconds >= shortestTurn && seconds <= longestTurn);
}
inline constexpr int watcher = 255; ///< the seat of whoever has none

[[nodiscard]] QByteArray packed(const google::protobuf::MessageLite &message);
/// False: these bytes are no such message, or none that the edge lets in (app/edge).
[[nodiscard]] bool unpack(const QByteArray &bytes, google::protobuf::Message &message);

[[nodiscard]] bool isHello(const QByteArray &bytes);

/// The name of a person as others are shown it: in one normal form, on one line, without control
/// and direction marks, 24 characters at most. Empty: nothing is left of it.
[[nodiscard]] QString cleanName(const QString &name);

/// A PIN as it is kept and compared, however it was typed: in one normal form, without spaces
/// around it.
[[nodiscard]] std::string pinOf(const QString &typed);
/// Whether a PIN may be that: 12 characters at most, as people count them (net.proto).
[[nodiscard]] bool isPin(const QString &typed);

/// The sentence for the code of a Problem, Reject or Bye, in English.
[[nodiscard]] std::string sentenceFor(std::string_view code);
/// The same in the language of the person here; for a code that is not known what the host says.
[[nodiscard]] QString told(std::string_view code, const std::string &text);
/// The sentence of a Notice about somebody, in English, for those who do not know its code.
[[nodiscard]] std::string noticeFor(std::string_view code, const std::string &name);

} // namespace mirabilia::net
