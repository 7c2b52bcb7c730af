// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/wonder_names.h"

#include "scorer/text.h"
#include "scorer/wonder_words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace mirabilia::scorer {

namespace {

/// Words in small Latin letters without accents; everything else parts them.
std::vector<std::string> plainWords(std::string_view text) {
    // U+00E0 .. U+00FF without accents; the letters of U+00C0 .. U+00DF are the same in capitals.
    constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuyty";
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        char letter = ' ';
        if (byte == 0xc3 && i + 1 < text.size()) {
            letter = latin[static_cast<unsigned char>(text[++i]) & 0x1fU];
        } else if (byte >= 'A' && byte <= 'Z') {
            letter = static_cast<char>(byte - 'A' + 'a');
        } else if (byte >= 'a' && byte <= 'z') {
            letter = static_cast<char>(byte);
        }
        if (letter != ' ') {
            words.back() += letter == 'k' ? 'c' : letter; // Halikarnassos
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) {
        words.pop_back();
    }
    return words;
}

/// Whether two words begin alike: "rhodos" and "rhodes", "gizeh" and "giza".
bool alike(const std::string &one, const std::string &other) {
    const std::size_t stem = std::min<std::size_t>(4, other.size() - 1);
    return stem >= 3 && one.compare(0, stem, other, 0, stem) == 0;
}

/// A word of another language for this wonder, or for one of another box, stands in the text.
bool stands(const WonderWord &known, const std::string &text) {
    for (std::size_t begin = 0; begin < known.words.size();) {
        const std::size_t end = std::min(known.words.find('|', begin), known.words.size());
        const std::string word = folded(known.words.substr(begin, end - begin));
        if (text.find(word) != std::string::npos) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

bool names(const classic::Wonder &wonder, const std::vector<std::string> &written) {
    for (const std::string &source : {wonder.key, wonder.city}) {
        for (const std::string &word : plainWords(source)) {
            if (std::any_of(written.begin(), written.end(),
                            [&](const std::string &other) { return alike(other, word); })) {
                return true;
            }
        }
    }
    return false;
}

void readSide(const std::string &word, WrittenBoard &board) {
    if (word == "a" || word == "b") {
        board.side = word == "a" ? classic::Side::a : classic::Side::b;
    }
    board.otherEdition = board.otherEdition || word == "day" || word == "night";
}

} // namespace

WrittenBoard readBoard(const classic::Catalogue &catalogue, std::string_view wonder,
                       std::string_view side) {
    WrittenBoard board;
    const auto words = plainWords(wonder);
    for (const classic::Wonder &known : catalogue.wonders) {
        if (names(known, words)) {
            board.wonder = known.id;
            break;
        }
    }
    const std::string text = folded(wonder);
    for (const WonderWord &word : wonderWords()) {
        const auto known =
            std::find_if(catalogue.wonders.begin(), catalogue.wonders.end(),
                         [&word](const classic::Wonder &other) { return other.key == word.key; });
        if (!board.wonder && known != catalogue.wonders.end() && stands(word, text)) {
            board.wonder = known->id;
        }
    }
    if (words.size() > 1) {
        readSide(words.back(), board);
    }
    for (const std::string &word : plainWords(side)) {
        readSide(word, board);
    }
    return board;
}

bool isWonder(std::string_view text) {
    const std::string word = folded(text);
    return std::any_of(wonderWords().begin(), wonderWords().end(),
                       [&word](const WonderWord &known) { return stands(known, word); });
}

} // namespace mirabilia::scorer
