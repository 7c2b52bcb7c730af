// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/plays.h"

#include "scorer/date.h"
#include "scorer/reading/cells.h"
#include "scorer/reading/json.h"
#include "scorer/reading/rows.h"
#include "scorer/text.h"
#include "scorer/wonder_names.h"

#include <algorithm>

namespace mirabilia::scorer {

bool Plays::begins(const std::string &game) {
    sheet = {};
    sheet.seating = Seating::unknown;
    const auto named = boxIn(game);
    if (!named) {
        ++others[game];
        return false;
    }
    sheet.box = named->box;
    sheet.edition = named->edition ? name(*named->edition) : "";
    expansions = named->addOns;
    return true;
}

void Plays::addRole(const std::string &key, const std::string &text, Box box, Entry &entry) {
    const auto supremacy = victoryOf(text);
    const NamedBoard board = boardIn(text);
    if (text.empty()) {
        return;
    }
    if (box == Box::duel && supremacy) {
        entry.supremacy = *supremacy;
    } else if (box == Box::classic && (isWonder(board.wonder) || !board.side.empty())) {
        entry.wonder = board.wonder;
        entry.side = board.side;
    } else if (key == "color") {
        entry.colour = text;
    } else if (key == "role" && entry.wonder.empty()) {
        entry.wonder = text;
    } else {
        entry.unknown.emplace_back(key, text);
    }
}

void Plays::addScore(const std::string &score, bool won, Entry &entry) {
    entry.recordedTotal = wholeNumberOrSum(score);
    if (!entry.recordedTotal && !isBlank(score)) {
        entry.unknown.emplace_back("total", score);
        result.unread.push_back({0,
                                 sheet.title(),
                                 entry.player,
                                 {FindingKind::unread,
                                  "not_a_number",
                                  {{"text", shortened(score)}},
                                  "total",
                                  std::nullopt}});
    }
    if (won && !entry.recordedRank) {
        entry.recordedRank = 1;
    }
    if (!won && sheet.box == Box::duel) {
        entry.supremacy = Supremacy::none;
    }
}

namespace {

void addTo(std::string &list, const std::string &text) {
    list.append(list.empty() || text.empty() ? "" : ", ").append(text);
}

/// "Military victory", "science", said of a Duel as a whole; more words tell a story.
Supremacy victoryIn(const std::string &text) {
    const auto how = victoryOf(text);
    const bool phrase = std::count(text.begin(), text.end(), ' ') <= 1;
    return phrase ? how.value_or(Supremacy::none) : Supremacy::none;
}

} // namespace

void Plays::addBoard(const std::string &text) {
    addTo(sheet.addOns, text);
}

void Plays::addExpansion(const std::string &title) {
    const auto named = boxIn(title);
    addTo(expansions, named && !named->addOns.empty() ? named->addOns : title);
}

/// A Duel without points may say in its board or comment by what its winner has won.
void Plays::settleSupremacy() {
    const bool known =
        std::any_of(sheet.entries.begin(), sheet.entries.end(), [](const Entry &entry) {
            return entry.supremacy != Supremacy::none || entry.recordedTotal.value_or(0) != 0;
        });
    if (sheet.box != Box::duel || known) {
        return;
    }
    const Supremacy board = victoryIn(sheet.addOns);
    const Supremacy comment = victoryIn(sheet.notes.substr(0, sheet.notes.find('\n')));
    for (Entry &entry : sheet.entries) {
        if (entry.recordedRank == 1) {
            entry.supremacy = board != Supremacy::none ? board : comment;
        }
    }
    sheet.addOns = board != Supremacy::none ? "" : sheet.addOns;
}

void Plays::ends() {
    if (sheet.entries.empty()) {
        return;
    }
    settleSupremacy();
    addTo(expansions, sheet.addOns);
    sheet.addOns = expansions;
    if (sheet.entries.size() > mostEntries) {
        ++others[sheet.title()];
        return;
    }
    seat(sheet);
    forgetComputedRanks(sheet);
    result.rows += sheet.entries.size();
    result.sheets.push_back(std::move(sheet));
}

Import Plays::finish() {
    constexpr std::size_t mostNames = 5;
    std::size_t count = 0;
    std::string names;
    std::size_t named = 0;
    for (const auto &[game, times] : others) {
        count += times;
        if (named++ < mostNames) {
            names.append(names.empty() ? "" : ", ").append(shortened(game));
        }
    }
    names.append(others.size() > mostNames ? " ..." : "");
    if (result.rows == 0) {
        refuse(count > 0 ? "no_games" : "no_players",
               {{"count", std::to_string(count)}, {"names", names}});
    }
    std::vector<std::string *> dates;
    for (Sheet &play : result.sheets) {
        dates.push_back(&play.date);
    }
    result.remarks = settleDates(dates);
    const auto remark = [this](std::string code, Finding::Params params) {
        result.remarks.push_back(
            {FindingKind::remark, std::move(code), std::move(params), "", std::nullopt});
    };
    if (count > 0) {
        remark("left_out", {{"count", std::to_string(count)}, {"names", names}});
    }
    if (unfinished > 0) {
        remark("unfinished", {{"count", std::to_string(unfinished)}});
    }
    if (several > 0) {
        remark("several_games", {{"count", std::to_string(several)}});
    }
    return std::move(result);
}

} // namespace mirabilia::scorer
