// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/guard.h"

#include "scorer/text.h"

namespace mirabilia::scorer {

namespace {

/// The text behind its apostrophes would be run.
bool isFormula(std::string_view text) {
    const auto begin = text.find_first_not_of('\'');
    return begin != std::string_view::npos &&
           std::string_view("=+-@\t\r").find(text[begin]) != std::string_view::npos &&
           !wholeNumber(text);
}

} // namespace

std::string guarded(std::string_view text) {
    std::string safe = isFormula(text) ? "'" : "";
    return safe.append(text);
}

std::string unguarded(std::string text) {
    if (text.starts_with('\'') && isFormula(text)) {
        text.erase(0, 1);
    }
    return text;
}

} // namespace mirabilia::scorer
