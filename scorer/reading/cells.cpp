// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/cells.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace mirabilia::scorer {

namespace {

/// Words as `folded` has them.
class Words {
public:
    Words(std::initializer_list<std::string_view> list) {
        std::transform(list.begin(), list.end(), std::back_inserter(words), folded);
    }

    [[nodiscard]] bool have(const std::string &word) const {
        return std::find(words.begin(), words.end(), word) != words.end();
    }
    /// One of them stands somewhere in the word.
    [[nodiscard]] bool standIn(const std::string &word) const {
        return std::any_of(words.begin(), words.end(), [&word](const std::string &own) {
            return word.find(own) != std::string::npos;
        });
    }
    /// The one that the word begins with, or nothing.
    [[nodiscard]] const std::string *begin(const std::string &word) const {
        const auto found = std::find_if(words.begin(), words.end(),
                                        [&word](const auto &own) { return word.starts_with(own); });
        return found == words.end() ? nullptr : &*found;
    }

private:
    std::vector<std::string> words;
};

/// The expansion that a title goes on with: "leaders", "armada", "pantheon"; empty: none.
std::string expansionIn(std::string_view rest, Box box) {
    const auto rows = optionalRowsOf(box);
    const auto found = std::find_if(rows.begin(), rows.end(), [rest](Row row) {
        return row != Row::other && rest.starts_with(name(row).substr(0, rest.size()));
    });
    return rest.size() < 4 || found == rows.end() ? "" : std::string(name(*found));
}

} // namespace

std::optional<NamedBox> boxIn(std::string_view text) {
    static const Words titles{"7wonders",     "sevenwonders",   "七大奇迹",
                              "七大奇蹟",     "世界の七不思議", "7人の魔術師",
                              "칠대불가사의", "세븐원더스",     "七大奇觀"};
    static const Words duel{"duel", "对决", "對決", "デュエル", "듀얼"};
    static const Words dice{"dice", "骰子", "ダイス", "骰"};
    std::string word = folded(text);
    if (const auto box = boxNamed(word)) {
        return NamedBox{*box, std::nullopt, {}};
    }
    const std::string *title = titles.begin(word);
    if (title == nullptr) {
        return std::nullopt;
    }
    word.erase(0, title->size());
    for (const auto &[words, box] : {std::pair(&duel, Box::duel), std::pair(&dice, Box::dice)}) {
        if (const std::string *known = words->begin(word)) {
            return NamedBox{box, std::nullopt, expansionIn(word.substr(known->size()), box)};
        }
    }
    const auto edition = editionIn(word);
    const std::string addOns = expansionIn(word, Box::classic);
    return word.empty() || edition || !addOns.empty()
               ? std::optional(NamedBox{Box::classic, edition, addOns})
               : std::nullopt; // "7 Wonders: Architects"
}

std::optional<Box> boxOf(std::string_view text) {
    const auto named = boxIn(text);
    return named ? std::optional(named->box) : std::nullopt;
}

std::optional<Supremacy> victoryOf(std::string_view text) {
    static const Words toItsEnd{"civil",  "point", "score", "vp",  "total",
                                "normal", "no",    "lo",    "文明"};
    static const Words arms{"milit", "军事", "軍事", "군사"};
    static const Words symbols{"scien", "wissen", "cienc", "cient", "科学", "科技", "科學", "과학"};
    static const Words senate{"politi", "polític", "senat", "政治",
                              "元老院", "议会",    "議會",  "정치"};
    const std::string word = folded(text);
    if (senate.standIn(word)) {
        return Supremacy::political;
    }
    if (arms.standIn(word)) {
        return Supremacy::military;
    }
    if (symbols.standIn(word)) {
        return Supremacy::science;
    }
    const bool none = isBlank(text) || toItsEnd.begin(word) != nullptr;
    return none ? std::optional(Supremacy::none) : std::nullopt;
}

std::optional<bool> yesOrNo(std::string_view text) {
    static const Words yes{"yes", "y", "1", "true", "x",  "ja",   "oui",
                           "si",  "s", "j", "sim",  "是", "はい", "예"};
    static const Words no{"no", "n", "0", "false", "nein", "non", "nao", "否", "いいえ"};
    constexpr std::array<std::string_view, 5> marks{"✓", "✔", "★", "○", "●"};
    const std::string word = folded(text);
    const std::string mark = tidied(text);
    if (yes.have(word) || std::find(marks.begin(), marks.end(), mark) != marks.end()) {
        return true;
    }
    return isBlank(text) || no.have(word) ? std::optional(false) : std::nullopt;
}

bool isComment(std::string_view cell) {
    const std::string text = tidied(cell);
    return text.starts_with("//") ||
           (text.starts_with('#') && !wholeNumber(std::string_view(text).substr(1)));
}

bool isSummary(std::string_view player) {
    static const Words words{
        "average", "mean",      "median", "total",     "totals",       "all players avg",
        "wins",    "victories", "Siege",  "victoires", "victorias",    "胜场",
        "勝場",    "平均分",    "勝利数", "avg",       "Durchschnitt", "Summe",
        "moyenne", "promedio",  "media",  "média",     "平均",         "合计",
        "合計",    "总计",      "總計"};
    const std::string word = folded(player);
    return !word.empty() && words.have(word);
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

} // namespace mirabilia::scorer
