// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/csv_words.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

std::optional<Box> boxOf(std::string_view text) {
    const std::string word = squashed(text);
    if (word == "7wonders" || word == "sevenwonders") {
        return Box::classic;
    }
    for (const Box box : {Box::duel, Box::dice, Box::classic}) {
        const std::string own(name(box));
        if (word == own || word == "7wonders" + own || word == "sevenwonders" + own) {
            return box;
        }
    }
    return std::nullopt;
}

std::optional<Supremacy> victoryOf(std::string_view text) {
    constexpr std::array<std::string_view, 8> toItsEnd{"civil", "point",  "score", "vp",
                                                       "total", "normal", "no",    "lo"};
    const std::string word = squashed(text);
    if (word.find("milit") != std::string::npos) {
        return Supremacy::military;
    }
    if (word.find("scien") != std::string::npos) {
        return Supremacy::science;
    }
    const bool none = isBlank(text) || std::any_of(toItsEnd.begin(), toItsEnd.end(),
                                                   [&word](std::string_view beginning) {
                                                       return word.starts_with(beginning);
                                                   });
    return none ? std::optional(Supremacy::none) : std::nullopt;
}

std::optional<bool> yesOrNo(std::string_view text) {
    constexpr std::array<std::string_view, 5> yes{"yes", "y", "1", "true", "x"};
    constexpr std::array<std::string_view, 4> no{"no", "n", "0", "false"};
    const std::string word = squashed(text);
    if (std::find(yes.begin(), yes.end(), word) != yes.end()) {
        return true;
    }
    return isBlank(text) || std::find(no.begin(), no.end(), word) != no.end() ? std::optional(false)
                                                                              : std::nullopt;
}

bool isComment(std::string_view cell) {
    const std::string text = tidied(cell);
    return text.starts_with("//") ||
           (text.starts_with('#') && !wholeNumber(std::string_view(text).substr(1)));
}

bool isSummary(std::string_view player) {
    constexpr std::array<std::string_view, 5> words{"average", "mean", "median", "total", "totals"};
    return std::find(words.begin(), words.end(), squashed(player)) != words.end();
}

bool isWorkedOut(std::string_view cell) {
    const std::string text = tidied(cell);
    return text.starts_with('=') && !wholeNumber(std::string_view(text).substr(1));
}

std::string rankIn(const std::string &cell) {
    std::string rank = tidied(cell);
    if (isWorkedOut(rank)) {
        return rank;
    }
    if (rank.starts_with('=') || rank.starts_with('T') || rank.starts_with('#')) {
        rank.erase(0, 1);
    }
    for (const std::string_view ending : {".", "=", "st", "nd", "rd", "th"}) {
        if (rank.size() > ending.size() && rank.ends_with(ending)) {
            rank.resize(rank.size() - ending.size());
            break;
        }
    }
    return rank;
}

} // namespace mirabilia::scorer
