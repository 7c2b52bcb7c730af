// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mirabilia::scorefiles {

/// Any bytes as text: Unicode, else what spreadsheets write in China, Taiwan, Japan, Korea, Russia
/// and the west of Europe, whatever makes most sense of the bytes. `asked` names an encoding that
/// is taken instead.
scorer::DecodedText readable(std::string_view bytes, std::string_view asked = {});

/// The names of the encodings that can be asked for.
std::span<const std::string_view> encodings();

/// Bytes of this encoding as UTF-8; what is none of it becomes U+FFFD. Nothing if the encoding is
/// not known. Every system does it in its own way.
std::optional<std::string> converted(std::string_view bytes, const std::string &encoding);

} // namespace mirabilia::scorefiles
