// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/finding.h"

#include <algorithm>
#include <array>

// Qt's word for a text that the score pad translates: there are no other sentences of findings.
#define QT_TRANSLATE_NOOP(context, text) text

namespace mirabilia::scorer {

namespace {

/// A sentence with marks for what the finding is about.
struct Wording {
    std::string_view code;
    const char *text;
};

constexpr std::array wordings{
    Wording{"sum",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "The rows add up to {sum}, not {total}.")},
    Wording{"sum_slip",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "The rows add up to {sum}, not {total}. {points} written for {meant} "
                              "would explain it: {row}.")},
    Wording{"science_sets",
            QT_TRANSLATE_NOOP(
                "mirabilia::ScoreWords",
                "No symbols give {points}. Did you forget the sets of three? With them: {meant}.")},
    Wording{"science_extra_set",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "No symbols give {points}. One set too many? Without it: {meant}.")},
    Wording{"science_nearest",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "No symbols give {points}; the nearest value is {meant}.")},
    Wording{"war_range",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "Three ages of war give {least} to {most}, not {points}.")},
    Wording{"civilian_gap",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "No blue cards give {points}.")},
    Wording{"row_gap",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Nothing in this row adds up to {points}.")},
    Wording{"negative", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "This row cannot be negative.")},
    Wording{"row_high",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "{points} is more than all cards give together ({most}).")},
    Wording{"board_high",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "{points} is more than any board gives.")},
    Wording{"coins_negative",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Nobody can have {coins} coins.")},
    Wording{"coins_high", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                            "{coins} coins are more than the box holds ({most}).")},
    Wording{"treasury_negative",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Coins never cost points.")},
    Wording{"treasury_high",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "{points} points need {coins} coins; the box holds {most}.")},
    Wording{"treasury_coins", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                                "{coins} coins are worth {meant}, not {points}.")},
    Wording{"wonder_range", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                              "{wonder} gives {least} to {most}, not {points}.")},
    Wording{"wonder_stages",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "No stages of {wonder} give {points}; possible are {values}.")},
    Wording{"wonders_range", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                               "No wonder gives {points}; the most is {most}.")},
    Wording{"ring", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                      "No conflicts around the table end with {points}.")},
    Wording{"ring_odd", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                          "The war points {points} add up to {sum}; with a defeat "
                                          "for every victory the sum is even.")},
    Wording{"ring_seat", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                           "{points} war points do not fit the others' points.")},
    Wording{"duel_military", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                               "The conflict pawn gives {values}, not {points}.")},
    Wording{"duel_pawn",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "Only one of the two can have points for the conflict pawn.")},
    Wording{"rank", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                      "Rank {rank} is written here; by the points it is {meant}.")},
    Wording{"rank_order", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                            "The ranks are not in the order of the points.")},
    Wording{"rank_range",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "There is no rank {rank} at this table.")},
    Wording{"players", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                         "{count} players at one table; {most} is the most.")},
    Wording{"seat_twice",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Seat {seat} is taken twice.")},
    Wording{"not_a_number",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "\"{text}\" is not a whole number.")},
    Wording{"too_many_cells",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "The line has {cells} cells, the header {columns}.")},
    Wording{"open_quote", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                            "A quotation mark is opened and never closed.")},
    Wording{"other_sheet",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "This row is from sheet \"{sheet}\", an earlier row of this game "
                              "from \"{other}\": they are read as two games.")},
    Wording{"victory_twice", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                               "Only one of the two can have won before the end.")},
    Wording{"date_order",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "\"{text}\" can be read in two ways; here it is {meant}.")},
    Wording{"date_unknown",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "These dates are not understood and stay as they are: {texts}")},
    Wording{"flag_column", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                             "The column \"{column}\" holds only 0 and 1: it tells "
                                             "what was played with, not points.")},
    Wording{"coins_are_points",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "There is no column for the treasury; \"coins\" are its points.")},
    Wording{"player_twice",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "{player} is at this table twice.")},
    Wording{"wonder_twice",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "{wonder} is at this table twice; the box has it once.")},
    Wording{"total_column",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "The column \"{column}\" is the sum of the others: it was taken for "
                              "the total.")},
    Wording{"points_column",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "With the column \"{column}\" the totals add up: it holds points, "
                              "which are in the row for others.")},
    Wording{
        "partial_sums",
        QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                          "Some columns may hold points that are not understood: the totals are "
                          "taken as they are written.")},
    Wording{"unknown_key",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "\"{key}\" means nothing here and is left out: {text}")},
    Wording{"unknown_value",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "\"{text}\" is not understood.")},
    Wording{"left_out",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "Games that are not 7 Wonders are left out: {count} ({names})")},
    Wording{"unfinished", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                            "Games that were not finished are left out: {count}")},
    Wording{"several_games",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "Plays that were entered as several games are one game each: "
                              "{count}")},
    Wording{"encoding", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                          "It is no Unicode; it was read as {encoding}.")},
    // Why a file gives no sheets
    Wording{"empty_file", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "There is nothing in it.")},
    Wording{"no_head", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                         "There is no head with columns of a score sheet (player, "
                                         "military, science, total ...).")},
    Wording{"no_scores",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "There are no scores below the head.")},
    Wording{"no_players",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "There are no players on its sheets.")},
    Wording{"no_games",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "There is no game of 7 Wonders in it; others: {count} ({names}).")},
    Wording{"too_many_rows",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "It has more than {most} rows.")},
    Wording{"stopped", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "The reading was stopped.")},
    Wording{"other_json", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                            "This JSON is of another program: there are no score "
                                            "sheets in it that are understood.")},
    Wording{"other_xml", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                           "This XML is of another program: only plays of "
                                           "BoardGameGeek are understood.")},
    Wording{"web_page", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                          "This is a web page: copy its table and paste it here.")},
    Wording{"bad_json",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Line {line}: it is not valid JSON.")},
    Wording{"json_number", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                             "It is not valid JSON: a number is too large.")},
    Wording{"json_deep", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                           "It is nested deeper than {levels} levels.")},
    Wording{"json_twice",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "{place}: \"{key}\" stands there twice.")},
    Wording{"newer_format",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "It was written by a newer version of this program.")},
    Wording{"numbers_file",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "This is a spreadsheet of Numbers: export it as CSV, or copy the "
                              "cells and paste them here.")},
    Wording{"old_excel",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "This is an old Excel spreadsheet: save it as CSV, or copy the cells "
                              "and paste them here.")},
    Wording{
        "spreadsheet",
        QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                          "This spreadsheet cannot be read: export it as CSV, or copy the cells "
                          "and paste them here.")},
    Wording{"picture", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                         "This is a picture: numbers in it cannot be read.")},
    Wording{"pdf", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                     "This is a PDF: copy its table and paste it here.")},
    Wording{"document",
            QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                              "This is a text document: copy its table and paste it here.")},
    Wording{"archive", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                         "This is an archive: unpack it and open what is in it.")},
    Wording{"database", QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                          "This is a database: export its games as CSV or JSON.")},
    Wording{"binary", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "This is no text.")},
};

/// The value of a param; "?" if the finding does not have it.
std::string_view valueOf(const Finding &finding, std::string_view param) {
    const auto found = std::find_if(finding.params.begin(), finding.params.end(),
                                    [param](const auto &entry) { return entry.first == param; });
    return found == finding.params.end() ? std::string_view("?") : found->second;
}

} // namespace

std::string_view name(FindingKind kind) {
    constexpr std::array<std::string_view, 7> names{"sum",   "impossible", "ring",  "rank",
                                                    "range", "unread",     "remark"};
    return names[static_cast<std::size_t>(kind)];
}

std::string sentence(const Finding &finding, const Translate &translate) {
    const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const Wording &wording) {
        return wording.code == finding.code;
    });
    const std::string pattern = found == wordings.end() ? finding.code
                                : translate             ? translate(found->text)
                                                        : found->text;
    std::string_view rest = pattern;
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
