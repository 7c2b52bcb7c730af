// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <google/protobuf/message.h>

#include <string>
#include <string_view>

namespace mirabilia::edge {

/// Reads a message that comes from outside: of this type, its text UTF-8, every value within the
/// limit of its field (proto/mirabilia/v1/limits.proto), every enum known. Fields that this program
/// does not know are dropped. Empty; or what is wrong and where, in English for a log
/// ("look.wish.wonder: more than 64 bytes"), and the message is not to be used.
///
/// From any thread.
[[nodiscard]] std::string admit(std::string_view bytes, google::protobuf::Message &message);

/// `admit` in two steps, for those who answer bytes that are no message in another way than a
/// message that goes too far.
[[nodiscard]] bool parse(std::string_view bytes, google::protobuf::Message &message);
[[nodiscard]] std::string admitParsed(google::protobuf::Message &message);

/// Why a message that is to be written would not be read again: as above, and a field that this
/// program does not know.
[[nodiscard]] std::string misfit(const google::protobuf::Message &message);

/// The limit of a repeated field.
[[nodiscard]] int mostCount(const google::protobuf::Descriptor &type, int field);
/// The limit of a text in characters.
[[nodiscard]] int mostCharacters(const google::protobuf::Descriptor &type, int field);

/// How many characters a text has, as people count them.
[[nodiscard]] int characters(std::string_view text);

} // namespace mirabilia::edge
