// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <google/protobuf/message.h>

#include <string>
#include <string_view>

namespace mirabilia::edge {

/// Parses and validates a message from outside: its type, valid UTF-8, every value within the limit
/// of its field (proto/mirabilia/v1/limits.proto), every enum value known. Drops fields this
/// program does not know. Returns an empty string on success, otherwise what is wrong and where, in
/// English for a log ("look.wish.wonder: more than 64 bytes"); the message must not be used then.
///
/// Called from any thread.
[[nodiscard]] std::string admit(std::string_view bytes, google::protobuf::Message &message);

/// `admit` in two steps, for callers that report unparsable bytes differently from a message that
/// exceeds its limits.
[[nodiscard]] bool parse(std::string_view bytes, google::protobuf::Message &message);
[[nodiscard]] std::string admitParsed(google::protobuf::Message &message);

/// The same for text in protobuf's canonical JSON. Stricter than `parse`: refuses fields this
/// program does not know, too. Of a field given twice the last counts.
[[nodiscard]] bool parseJson(std::string_view text, google::protobuf::Message &message);
/// Writes it: names in lowerCamelCase, enum values by name, nothing that has its default value.
[[nodiscard]] std::string jsonOf(const google::protobuf::Message &message);

/// Returns why a message about to be written would be refused when read: the reasons above, or a
/// field this program does not know. Empty if it is fine.
[[nodiscard]] std::string misfit(const google::protobuf::Message &message);

/// The maximum number of entries of a repeated field.
[[nodiscard]] int mostCount(const google::protobuf::Descriptor &type, int field);
/// The maximum length of a text field in characters.
[[nodiscard]] int mostCharacters(const google::protobuf::Descriptor &type, int field);

/// The length of a text in user-perceived characters (grapheme clusters).
[[nodiscard]] int characters(std::string_view text);

} // namespace mirabilia::edge
