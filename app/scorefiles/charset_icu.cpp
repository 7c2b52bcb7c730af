// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/charset.h"

#include <unicode/ucnv.h>

#include <cstdint>

namespace mirabilia::scorefiles {

std::optional<std::string> converted(std::string_view bytes, const std::string &encoding) {
    UErrorCode failed = U_ZERO_ERROR;
    const auto size = static_cast<std::int32_t>(bytes.size());
    std::string text;
    // Asks for the size first: ICU tells it by an overflow.
    const std::int32_t needed =
        ucnv_convert("UTF-8", encoding.c_str(), nullptr, 0, bytes.data(), size, &failed);
    if (failed != U_BUFFER_OVERFLOW_ERROR && U_FAILURE(failed)) {
        return std::nullopt;
    }
    failed = U_ZERO_ERROR;
    text.resize(static_cast<std::size_t>(needed) + 1);
    const std::int32_t written = ucnv_convert("UTF-8", encoding.c_str(), text.data(), needed + 1,
                                              bytes.data(), size, &failed);
    text.resize(static_cast<std::size_t>(written));
    return U_FAILURE(failed) ? std::nullopt : std::optional(std::move(text));
}

} // namespace mirabilia::scorefiles
