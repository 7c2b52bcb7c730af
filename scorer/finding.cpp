// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/finding.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

namespace {

struct Wording {
    std::string_view code;
    std::string_view text;
};

constexpr std::array wordings{
    Wording{"sum", "The rows add up to {sum}, not {total}."},
    Wording{"science_sets", "No symbols give {points}. Without the sets of three? With them it is "
                            "{meant}."},
    Wording{"science_extra_set", "No symbols give {points}. One set too many? Without it it is "
                                 "{meant}."},
    Wording{"science_nearest", "No symbols give {points}; the nearest value is {meant}."},
    Wording{"war_range", "{points} war points: three ages give {least} to {most}."},
    Wording{"civilian_gap", "No civilian buildings give {points}."},
    Wording{"row_gap", "Nothing in this row adds up to {points}."},
    Wording{"negative", "{points}: this row cannot be negative."},
    Wording{"row_high", "{points} is more than all cards give ({most})."},
    Wording{"board_high", "{points} is more than any board gives."},
    Wording{"coins_negative", "A purse cannot hold {coins} coins."},
    Wording{"coins_high", "{coins} coins are more than the box holds ({most})."},
    Wording{"treasury_negative", "{points}: coins give no negative points."},
    Wording{"treasury_high", "{points} points need {coins} coins; the box holds {most}."},
    Wording{"treasury_coins", "{coins} coins are worth {meant}, not {points}."},
    Wording{"wonder_range", "{wonder} gives {least} to {most}, not {points}."},
    Wording{"wonder_stages", "No number of stages of {wonder} gives {points}, only {values}."},
    Wording{"wonders_range", "No wonder gives {points}; the most is {most}."},
    Wording{"ring", "No conflicts end with {points} around the table."},
    Wording{"ring_odd",
            "The war points {points} add up to {sum}; with a defeat for each victory the "
            "sum is even."},
    Wording{"ring_seat", "{points} war points do not fit those of the others."},
    Wording{"duel_military", "The conflict pawn gives {values}, not {points}."},
    Wording{"duel_pawn", "Only one of the two can have points for the conflict pawn."},
    Wording{"rank", "Rank {rank} is written here; the points say {meant}."},
    Wording{"rank_order", "The ranks are not in the order of the points."},
    Wording{"rank_range", "There is no rank {rank} at this table."},
    Wording{"players", "{count} players at one table; {most} is the most."},
    Wording{"seat_twice", "Seat {seat} is taken twice."},
    Wording{"not_a_number", "\"{text}\" is not a whole number."},
    Wording{"too_many_cells", "The line has {cells} cells, the head {columns}."},
    Wording{"open_quote", "A quotation mark is opened and never closed."},
};

/// The value of a param; "?" if the finding does not have it.
std::string_view valueOf(const Finding &finding, std::string_view param) {
    const auto found = std::find_if(finding.params.begin(), finding.params.end(),
                                    [param](const auto &entry) { return entry.first == param; });
    return found == finding.params.end() ? std::string_view("?") : found->second;
}

} // namespace

std::string_view name(FindingKind kind) {
    constexpr std::array<std::string_view, 6> names{"sum",  "impossible", "ring",
                                                    "rank", "range",      "unread"};
    return names[static_cast<std::size_t>(kind)];
}

std::string sentence(const Finding &finding) {
    const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording &wording) {
        return wording.code == finding.code;
    });
    std::string_view rest = found == wordings.end() ? std::string_view(finding.code) : found->text;
    std::string text;
    for (auto mark = rest.find('{'); mark != std::string_view::npos; mark = rest.find('{')) {
        const auto end = rest.find('}', mark);
        text += rest.substr(0, mark);
        text += valueOf(finding, rest.substr(mark + 1, end - mark - 1));
        rest.remove_prefix(end + 1);
    }
    return text.append(rest);
}

} // namespace mirabilia::scorer
