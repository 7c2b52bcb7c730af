// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/cells.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace mirabilia::scorer {

namespace {

using Words = std::span<const std::string_view>;

bool isOneOf(const std::string &word, Words words) {
    return std::any_of(words.begin(), words.end(),
                       [&word](std::string_view other) { return folded(other) == word; });
}

bool hasOneOf(const std::string &word, Words words) {
    return std::any_of(words.begin(), words.end(), [&word](std::string_view other) {
        return word.find(folded(other)) != std::string::npos;
    });
}

bool beginsWithOneOf(const std::string &word, Words words) {
    return std::any_of(words.begin(), words.end(),
                       [&word](std::string_view other) { return word.starts_with(folded(other)); });
}

constexpr std::array<std::string_view, 9> titles{"7wonders",     "sevenwonders",   "七大奇迹",
                                                 "七大奇蹟",     "世界の七不思議", "7人の魔術師",
                                                 "칠대불가사의", "세븐원더스",     "七大奇觀"};
constexpr std::array<std::string_view, 5> duelWords{"duel", "对决", "對決", "デュエル", "듀얼"};
constexpr std::array<std::string_view, 4> diceWords{"dice", "骰子", "ダイス", "骰"};
constexpr std::array<std::string_view, 5> sameBox{"", "secondedition", "2ndedition", "newedition",
                                                  "nouvelleedition"};

} // namespace

std::optional<Box> boxOf(std::string_view text) {
    std::string word = folded(text);
    if (const auto box = boxNamed(word)) {
        return box;
    }
    const auto title = std::find_if(titles.begin(), titles.end(), [&word](std::string_view own) {
        return word.starts_with(folded(own));
    });
    if (title == titles.end()) {
        return std::nullopt;
    }
    word.erase(0, folded(*title).size());
    return beginsWithOneOf(word, duelWords)   ? std::optional(Box::duel)
           : beginsWithOneOf(word, diceWords) ? std::optional(Box::dice)
           : isOneOf(word, sameBox)           ? std::optional(Box::classic)
                                              : std::nullopt; // "7 Wonders: Architects"
}

std::optional<Supremacy> victoryOf(std::string_view text) {
    constexpr std::array<std::string_view, 9> toItsEnd{"civil",  "point", "score", "vp",  "total",
                                                       "normal", "no",    "lo",    "文明"};
    constexpr std::array<std::string_view, 4> arms{"milit", "军事", "軍事", "군사"};
    constexpr std::array<std::string_view, 8> symbols{"scien", "wissen", "cien",   "科学",
                                                      "科技",  "科學",   "scienz", "과학"};
    const std::string word = folded(text);
    if (hasOneOf(word, arms)) {
        return Supremacy::military;
    }
    if (hasOneOf(word, symbols)) {
        return Supremacy::science;
    }
    const bool none = isBlank(text) || beginsWithOneOf(word, toItsEnd);
    return none ? std::optional(Supremacy::none) : std::nullopt;
}

std::optional<bool> yesOrNo(std::string_view text) {
    constexpr std::array<std::string_view, 14> yes{"yes", "y", "1", "true", "x",  "ja",   "oui",
                                                   "si",  "s", "j", "sim",  "是", "はい", "예"};
    constexpr std::array<std::string_view, 9> no{"no",  "n",   "0",  "false", "nein",
                                                 "non", "nao", "否", "いいえ"};
    constexpr std::array<std::string_view, 5> marks{"✓", "✔", "★", "○", "●"};
    const std::string word = folded(text);
    const std::string mark = tidied(text);
    if (isOneOf(word, yes) || std::find(marks.begin(), marks.end(), mark) != marks.end()) {
        return true;
    }
    return isBlank(text) || isOneOf(word, no) ? std::optional(false) : std::nullopt;
}

bool isComment(std::string_view cell) {
    const std::string text = tidied(cell);
    return text.starts_with("//") ||
           (text.starts_with('#') && !wholeNumber(std::string_view(text).substr(1)));
}

bool isSummary(std::string_view player) {
    constexpr std::array<std::string_view, 18> words{
        "average", "mean",         "median", "total",   "totals",   "all players avg",
        "avg",     "Durchschnitt", "Summe",  "moyenne", "promedio", "media",
        "média",   "平均",         "合计",   "合計",    "总计",     "總計"};
    const std::string word = folded(player);
    return !word.empty() && isOneOf(word, words);
}

bool isWorkedOut(std::string_view cell) {
    const std::string text = tidied(cell);
    return text.starts_with('=') && !wholeNumber(std::string_view(text).substr(1));
}

std::optional<Placing> placingIn(std::string_view cell) {
    constexpr std::array<std::string_view, 7> before{"=", "#", "t", "no.", "第", "同", "rank"};
    constexpr std::array<std::string_view, 22> behind{
        "st", "nd", "rd", "th", "ère", "ère", "er", "ème", "eme", "re", "e",
        "º",  "ª",  "°",  "o",  "a",   "位",  "名", "等",  "위",  ".",  "="};
    if (isWorkedOut(cell)) {
        return std::nullopt;
    }
    std::string rank = narrowed(cell);
    Placing placing;
    if (const auto bracket = rank.find('('); bracket != std::string::npos && bracket > 0) {
        const std::string total = tidied(rank.substr(bracket + 1, rank.find(')') - bracket - 1));
        placing.total = wholeNumber(total);
        rank = placing.total ? tidied(rank.substr(0, bracket)) : rank;
    }
    std::transform(rank.begin(), rank.end(), rank.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (bool cut = true; cut;) { // "=2nd", "2nd ="
        cut = false;
        for (const std::string_view mark : before) {
            if (rank.size() > mark.size() && rank.starts_with(mark)) {
                rank = tidied(rank.substr(mark.size()));
                cut = true;
            }
        }
        for (const std::string_view mark : behind) {
            if (rank.size() > mark.size() && rank.ends_with(mark)) {
                rank = tidied(rank.substr(0, rank.size() - mark.size()));
                cut = true;
            }
        }
    }
    const auto number = wholeNumber(rank);
    placing.rank = number.value_or(0);
    return number ? std::optional(placing) : std::nullopt;
}

namespace {

struct SideWord {
    std::string_view side;
    std::string_view word; ///< folded
};
constexpr std::array<SideWord, 22> sideWords{
    {{"A", "a"},         {"B", "b"},         {"Day", "day"},     {"Night", "night"},
     {"Day", "tag"},     {"Night", "nacht"}, {"Day", "jour"},    {"Night", "nuit"},
     {"Day", "dia"},     {"Night", "noche"}, {"Night", "noite"}, {"Day", "giorno"},
     {"Night", "notte"}, {"Day", "白天"},    {"Day", "日"},      {"Night", "夜晚"},
     {"Night", "夜"},    {"Night", "黑夜"},  {"Day", "昼"},      {"Day", "晝"},
     {"Day", "낮"},      {"Night", "밤"}}};

/// Empty: no word for a side.
std::string_view sideNamed(std::string_view text) {
    std::string word = folded(text);
    for (const std::string_view affix : {"side", "seite", "face", "lato", "lado", "面"}) {
        if (word.size() > affix.size() && word.ends_with(affix)) {
            word.resize(word.size() - affix.size());
        } else if (word.size() > affix.size() && word.starts_with(affix)) {
            word.erase(0, affix.size());
        }
    }
    const auto found = std::find_if(sideWords.begin(), sideWords.end(),
                                    [&word](const SideWord &own) { return own.word == word; });
    return found == sideWords.end() ? std::string_view() : found->side;
}

} // namespace

std::string sideIn(std::string_view text) {
    const std::string_view known = sideNamed(text);
    return known.empty() ? tidied(text) : std::string(known);
}

NamedBoard boardIn(std::string_view text) {
    const std::string board = narrowed(text);
    const auto bracket = board.find('(');
    const auto cut = bracket != std::string::npos ? bracket : board.find_last_of(" -/");
    if (cut == std::string::npos || cut == 0) {
        return {tidied(text), ""};
    }
    std::string end = board.substr(bracket != std::string::npos ? cut + 1 : cut);
    end = end.substr(0, end.find(')'));
    const std::string_view side = sideNamed(end);
    std::string wonder = tidied(board.substr(0, cut));
    while (wonder.ends_with('-') || wonder.ends_with('/')) {
        wonder = tidied(wonder.substr(0, wonder.size() - 1));
    }
    return side.empty() ? NamedBoard{tidied(text), ""} : NamedBoard{wonder, std::string(side)};
}

} // namespace mirabilia::scorer
