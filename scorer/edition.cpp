// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/edition.h"

#include "scorer/text.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <array>
#include <string>

namespace mirabilia::scorer {

namespace {

struct EditionWord {
    Edition edition;
    std::string_view words; ///< folded, with "|" between
};
constexpr std::array<EditionWord, 2> editionWords{{
    {Edition::first, "1|1st|1e|1er|1ere|1re|1a|first|erste|ersten|erster|premiere|primera|prima|"
                     "primeira|original|old|alt|alte|alten|第一|第1|一|初|旧|舊|제1|초"},
    {Edition::second, "2|2nd|2e|2eme|2de|2a|ii|second|zweite|zweiten|zweiter|deuxieme|seconde|"
                      "segunda|seconda|new|neu|neue|neuen|nouvelle|nueva|nova|nuova|第二|第2|二|新|"
                      "제2|신|개정"},
}};

/// What stands before or behind such a word, in one with it or apart.
constexpr std::array<std::string_view, 13> nouns{
    "edition", "edicion", "edicao", "edizione", "auflage", "ausgabe", "version",
    "ver",     "ed",      "v",      "版本",     "版",      "판"};

/// The word without "edition".
std::string withoutNoun(std::string word) {
    for (const std::string_view noun : nouns) {
        if (word.size() > noun.size() && word.ends_with(noun)) {
            return word.substr(0, word.size() - noun.size());
        }
        if (word.size() > noun.size() && word.starts_with(noun)) {
            return word.substr(noun.size());
        }
    }
    return word;
}

bool isAmong(std::string_view words, const std::string &word) {
    for (std::size_t begin = 0; begin <= words.size();) {
        const std::size_t end = std::min(words.find('|', begin), words.size());
        if (words.substr(begin, end - begin) == word) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

/// Editions that words of a text name.
struct Named {
    std::array<bool, 2> editions{};

    void add(Edition edition) { editions[static_cast<std::size_t>(edition)] = true; }
    [[nodiscard]] bool any() const { return editions[0] || editions[1]; }
    [[nodiscard]] std::optional<Edition> only() const {
        return editions[0] == editions[1] ? std::nullopt
               : editions[0]              ? std::optional(Edition::first)
                                          : std::optional(Edition::second);
    }
};

/// Until 2020 the first was sold.
std::optional<Edition> byYear(const std::string &word) {
    constexpr int first = 2010;
    constexpr int second = 2020;
    constexpr int last = 2099;
    const int year = word.size() == 4 ? wholeNumber(word).value_or(0) : 0;
    return year < first || year > last ? std::nullopt
           : year < second             ? std::optional(Edition::first)
                                       : std::optional(Edition::second);
}

/// Words between blanks and marks, as `folded` has them.
std::vector<std::string> wordsOf(std::string_view text) {
    constexpr std::string_view marks = " .,;:()[]/-_&+\"'";
    const std::string plain = narrowed(text);
    std::vector<std::string> words;
    for (std::size_t begin = plain.find_first_not_of(marks); begin < plain.size();) {
        const std::size_t end = std::min(plain.find_first_of(marks, begin), plain.size());
        words.push_back(folded(std::string_view(plain).substr(begin, end - begin)));
        begin = plain.find_first_not_of(marks, end);
    }
    return words;
}

} // namespace

std::string_view name(Edition edition) {
    return edition == Edition::first ? "1" : "2";
}

std::optional<Edition> editionIn(std::string_view text) {
    Named said;
    Named years;
    for (const std::string &word : wordsOf(text)) {
        for (const EditionWord &known : editionWords) {
            if (isAmong(known.words, withoutNoun(word))) {
                said.add(known.edition);
            }
        }
        if (const auto edition = byYear(withoutNoun(word))) {
            years.add(*edition);
        }
    }
    return said.any() ? said.only() : years.only();
}

std::optional<Edition> editionOf(const Sheet &sheet) {
    if (sheet.box != Box::classic) {
        return std::nullopt;
    }
    if (!tidied(sheet.edition).empty()) {
        return editionIn(sheet.edition);
    }
    bool dayOrNight = false;
    bool letters = false;
    for (const Entry &entry : sheet.entries) {
        const WrittenSide side = sideOf(entry.wonder, entry.side);
        dayOrNight = dayOrNight || side.dayOrNight;
        letters = letters || (side.side && !side.dayOrNight);
    }
    return dayOrNight && !letters ? std::optional(Edition::second) : std::nullopt;
}

std::string_view editionMark(const Sheet &sheet) {
    const auto edition = editionOf(sheet);
    return edition ? name(*edition) : sheet.box == Box::classic ? "?" : "";
}

} // namespace mirabilia::scorer
