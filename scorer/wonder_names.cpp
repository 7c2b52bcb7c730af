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

/// A word of another language for a wonder, or for one of another box, as `folded` has it.
struct FoldedWord {
    std::string_view key; ///< of the wonder
    std::string word;
};

const std::vector<FoldedWord> &foldedWords() {
    static const auto list = [] {
        std::vector<FoldedWord> words;
        for (const WonderWord &known : wonderWords()) {
            for (std::size_t begin = 0; begin < known.words.size();) {
                const auto end = std::min(known.words.find('|', begin), known.words.size());
                words.push_back({known.key, folded(known.words.substr(begin, end - begin))});
                begin = end + 1;
            }
        }
        return words;
    }();
    return list;
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

/// Empty: no word for a side.
std::string_view sideNamed(std::string_view text) {
    std::string word = folded(text);
    for (const std::string_view affix : {"side", "seite", "face", "lato", "lado", "cara", "面"}) {
        if (word.size() > affix.size() && word.ends_with(affix)) {
            word.resize(word.size() - affix.size());
        } else if (word.size() > affix.size() && word.starts_with(affix)) {
            word.erase(0, affix.size());
        }
    }
    const auto words = sideWords();
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&word](const SideWord &own) { return own.word == word; });
    return found == words.end() ? std::string_view() : found->side;
}

/// A side that stands right behind the wonder, as where words have no blanks between: where it
/// begins.
std::size_t sideBehind(std::string_view text) {
    constexpr std::size_t longest = 24;
    const std::size_t first = text.size() > longest ? text.size() - longest : 1;
    for (std::size_t place = first; place < text.size(); ++place) {
        const bool wide = (static_cast<unsigned char>(text[place - 1]) & 0x80U) != 0;
        const bool begins = (static_cast<unsigned char>(text[place]) & 0xc0U) != 0x80;
        if (wide && begins && !sideNamed(text.substr(place)).empty() &&
            isWonder(text.substr(0, place))) {
            return place;
        }
    }
    return std::string_view::npos;
}

/// "A (day)", "Day/A"
void readSide(std::string_view text, WrittenSide &side) {
    constexpr std::string_view marks = " ()/-,_";
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(marks, begin), text.size());
        const std::string_view word = sideNamed(text.substr(begin, end - begin));
        if (!word.empty()) {
            side.side = word == "A" || word == "Day" ? classic::Side::a : classic::Side::b;
            side.dayOrNight = side.dayOrNight || word == "Day" || word == "Night";
        }
        begin = end + 1;
    }
}

} // namespace

std::string sideIn(std::string_view text) {
    const std::string_view known = sideNamed(text);
    return known.empty() ? tidied(text) : std::string(known);
}

NamedBoard boardIn(std::string_view text) {
    constexpr std::string_view separators = " -/_";
    const std::string board = narrowed(text);
    const auto bracket = board.find('(');
    auto cut = bracket != std::string::npos ? bracket : board.find_last_of(separators);
    cut = cut == std::string::npos ? sideBehind(board) : cut;
    if (cut == std::string::npos || cut == 0) {
        return {tidied(text), ""};
    }
    const bool apart = board[cut] == '(' || separators.find(board[cut]) != std::string::npos;
    std::string end = board.substr(apart ? cut + 1 : cut);
    end = end.substr(0, end.find(')'));
    const std::string_view side = sideNamed(end);
    std::string wonder = tidied(board.substr(0, cut));
    while (!wonder.empty() && separators.find(wonder.back()) != std::string_view::npos) {
        wonder.pop_back();
    }
    return side.empty() ? NamedBoard{tidied(text), ""} : NamedBoard{wonder, std::string(side)};
}

WrittenSide sideOf(std::string_view wonder, std::string_view side) {
    WrittenSide written;
    readSide(boardIn(wonder).side, written);
    readSide(narrowed(side), written);
    return written;
}

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
    for (const auto &[key, word] : foldedWords()) {
        if (board.wonder || text.find(word) == std::string::npos) {
            continue;
        }
        const auto known = std::find_if(
            catalogue.wonders.begin(), catalogue.wonders.end(),
            [wanted = key](const classic::Wonder &other) { return other.key == wanted; });
        if (known != catalogue.wonders.end()) {
            board.wonder = known->id;
        }
    }
    board.side = sideOf(wonder, side);
    return board;
}

bool isWonder(std::string_view text) {
    const std::string word = folded(text);
    return std::any_of(foldedWords().begin(), foldedWords().end(), [&word](const auto &known) {
        return word.find(known.word) != std::string::npos;
    });
}

} // namespace mirabilia::scorer
