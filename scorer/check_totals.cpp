// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checks.h"
#include "scorer/ranking.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <iterator>

namespace mirabilia::scorer {

namespace {

/// Ranks of merits, counted with gaps behind shared ranks or without.
struct Expected {
    int rank = 1;
    int dense = 1;
    int last = 1; ///< if everybody equivalent came in before
};

std::vector<Expected> expectedRanks(const std::vector<Merit> &merits) {
    std::vector<Expected> ranks(merits.size());
    for (std::size_t i = 0; i < merits.size(); ++i) {
        std::vector<Merit> different;
        for (std::size_t j = 0; j < merits.size(); ++j) {
            const auto order = compare(merits[j], merits[i]);
            if (std::is_lt(order)) {
                ++ranks[i].rank;
                ++ranks[i].last;
                const bool seen =
                    std::any_of(different.begin(), different.end(), [&](const Merit &merit) {
                        return std::is_eq(compare(merit, merits[j]));
                    });
                if (!seen) {
                    different.push_back(merits[j]);
                    ++ranks[i].dense;
                }
            } else if (j != i && std::is_eq(order)) {
                ++ranks[i].last;
            }
        }
    }
    return ranks;
}

/// How people count on behind a shared rank.
enum class Counting : std::uint8_t { withGaps, dense };

bool fits(const Expected &expected, int rank, Counting counting) {
    return counting == Counting::dense ? rank == expected.dense
                                       : rank >= expected.rank && rank <= expected.last;
}

/// The same by the totals as they were typed.
std::vector<Merit> recordedMerits(const Sheet &sheet) {
    std::vector<Merit> merits = meritsOf(sheet);
    for (std::size_t i = 0; i < merits.size(); ++i) {
        const auto typed = sheet.entries[i].recordedTotal;
        merits[i].points = typed ? typed : merits[i].points;
    }
    return merits;
}

/// The rank as typed if there can be such a rank at all.
std::optional<int> rankOf(const Sheet &sheet, const Entry &entry) {
    const int rank = entry.recordedRank.value_or(0);
    return rank >= 1 && rank <= static_cast<int>(mostPlayers(sheet.box)) ? std::optional(rank)
                                                                         : std::nullopt;
}

/// Somebody has a better rank than somebody with more points.
bool misordered(const Sheet &sheet, const std::vector<Merit> &merits) {
    for (std::size_t i = 0; i < merits.size(); ++i) {
        for (std::size_t j = 0; j < merits.size(); ++j) {
            const auto first = rankOf(sheet, sheet.entries[i]);
            const auto second = rankOf(sheet, sheet.entries[j]);
            if (first && second && merits[i].points && merits[j].points &&
                std::is_lt(compare(merits[i], merits[j])) && *first >= *second) {
                return true;
            }
        }
    }
    return false;
}

/// Of these entries those whose rank no reckoning gives. All count alike: with gaps, or if that
/// explains more, without.
std::vector<std::size_t> wrongRanks(const Sheet &sheet, const std::vector<std::size_t> &ranked,
                                    const std::vector<std::vector<Expected>> &reckonings) {
    std::vector<std::size_t> wrong;
    for (const Counting counting : {Counting::withGaps, Counting::dense}) {
        std::vector<std::size_t> found;
        std::copy_if(ranked.begin(), ranked.end(), std::back_inserter(found), [&](std::size_t i) {
            return std::none_of(reckonings.begin(), reckonings.end(), [&](const auto &expected) {
                return fits(expected[i], *sheet.entries[i].recordedRank, counting);
            });
        });
        if (counting == Counting::withGaps || found.size() < wrong.size()) {
            wrong = std::move(found);
        }
    }
    return wrong;
}

/// Seat numbers are left out between others.
bool hasGaps(const Sheet &sheet) {
    for (std::size_t i = 1; i < sheet.entries.size(); ++i) {
        const auto before = sheet.entries[i - 1].seat;
        const auto seat = sheet.entries[i].seat;
        if (sheet.seating == Seating::known && before && seat && *seat > *before + 1) {
            return true;
        }
    }
    return false;
}

/// Fewer entries than players, as far as neighbours, seats and ranks show it.
bool looksIncomplete(const Sheet &sheet) {
    return sheet.seating == Seating::partial || hasGaps(sheet) ||
           highestRank(sheet) > sheet.entries.size();
}

/// One figure looks like the other, in some hands.
bool lookAlike(char one, char other) {
    constexpr std::array<std::string_view, 6> pairs{"17", "06", "38", "49", "56", "68"};
    return std::any_of(pairs.begin(), pairs.end(), [=](std::string_view pair) {
        return pair.find(one) != std::string_view::npos &&
               pair.find(other) != std::string_view::npos;
    });
}

/// The longer text without one of its figures is the other.
bool hasOneMore(const std::string &longer, const std::string &shorter) {
    if (longer.size() != shorter.size() + 1) {
        return false;
    }
    const auto differs =
        std::mismatch(shorter.begin(), shorter.end(), longer.begin()).second - longer.begin();
    return longer.compare(static_cast<std::size_t>(differs) + 1, std::string::npos, shorter,
                          static_cast<std::size_t>(differs)) == 0;
}

/// How people come to write one number for another: a figure too many or too few, two of them
/// swapped, one that looks like another, a sign.
bool isSlip(int written, int meant) {
    if (written == -meant) {
        return true;
    }
    const std::string there = std::to_string(std::abs(written));
    const std::string wanted = std::to_string(std::abs(meant));
    if ((written < 0) != (meant < 0) || there.size() != wanted.size()) {
        return (written < 0) == (meant < 0) &&
               (hasOneMore(there, wanted) || hasOneMore(wanted, there));
    }
    const auto [one, other] = std::mismatch(there.begin(), there.end(), wanted.begin());
    const bool last = one + 1 == there.end();
    const bool restAgrees = std::equal(one + 1, there.end(), other + 1);
    const bool swapped = !last && *one == *(other + 1) && *(one + 1) == *other &&
                         std::equal(one + 2, there.end(), other + 2);
    return swapped || (restAgrees && lookAlike(*one, *other));
}

struct Culprit {
    Row row;
    int written;
    int meant;
};

/// The one row in which a slip of the pen explains why the rows do not add up to the total.
std::optional<Culprit> culpritOf(Box box, const Entry &entry) {
    const int excess = *total(box, entry) - *entry.recordedTotal;
    std::optional<Culprit> found;
    for (const auto rows : {rowsOf(box), optionalRowsOf(box)}) {
        for (const Row row : rows) {
            const auto written = entry.at(row);
            const bool mayBe =
                written && *written != 0 && (*written - excess >= 0 || mayBeNegative(box, row));
            if (mayBe && isSlip(*written, *written - excess)) {
                if (found) {
                    return std::nullopt; // two of them: nobody knows
                }
                found = {row, *written, *written - excess};
            }
        }
    }
    return found;
}

Finding offTotal(Box box, const Entry &entry, std::size_t place) {
    Finding finding{FindingKind::sum,
                    "sum",
                    {{"sum", std::to_string(*total(box, entry))},
                     {"total", std::to_string(*entry.recordedTotal)}},
                    "total",
                    place};
    if (const auto culprit = culpritOf(box, entry)) {
        finding.code = "sum_slip";
        finding.params.emplace_back("row", name(culprit->row));
        finding.params.emplace_back("points", std::to_string(culprit->written));
        finding.params.emplace_back("meant", std::to_string(culprit->meant));
    }
    return finding;
}

} // namespace

std::size_t highestRank(const Sheet &sheet) {
    int highest = 0;
    for (const Entry &entry : sheet.entries) {
        highest = std::max(highest, rankOf(sheet, entry).value_or(0));
    }
    return static_cast<std::size_t>(highest);
}

void checkTotals(const Sheet &sheet, Findings &findings) {
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        if (totalIsOff(sheet, entry)) {
            findings.push_back(offTotal(sheet.box, entry, i));
        }
    }
}

void checkRanks(const Sheet &sheet, Findings &findings) {
    const bool unranked =
        std::none_of(sheet.entries.begin(), sheet.entries.end(),
                     [](const Entry &entry) { return entry.recordedRank.has_value(); });
    if (sheet.seating == Seating::guessed || unranked) {
        return;
    }
    const auto summed = meritsOf(sheet);
    const auto recorded = recordedMerits(sheet);
    const auto bySum = expectedRanks(summed);
    const auto byTotal = expectedRanks(recorded); // a wrong total is a finding of its own
    std::vector<std::size_t> ranked;
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const auto rank = sheet.entries[i].recordedRank;
        if (!rank || (!summed[i].points && !summed[i].supremacy)) {
            continue;
        }
        if (rankOf(sheet, sheet.entries[i])) {
            ranked.push_back(i);
        } else {
            findings.push_back(
                {FindingKind::rank, "rank_range", {{"rank", std::to_string(*rank)}}, "rank", i});
        }
    }
    const auto wrong = wrongRanks(sheet, ranked, {bySum, byTotal});
    // Of a table of which only some entries are known only the order counts.
    if (!looksIncomplete(sheet)) {
        const auto places = ranking(sheet);
        for (const std::size_t i : wrong) {
            findings.push_back({FindingKind::rank,
                                "rank",
                                {{"rank", std::to_string(*sheet.entries[i].recordedRank)},
                                 {"meant", rankText(places[i])}},
                                "rank",
                                i});
        }
    } else if (misordered(sheet, summed) && misordered(sheet, recorded)) {
        findings.push_back({FindingKind::rank, "rank_order", {}, "rank", std::nullopt});
    }
}

} // namespace mirabilia::scorer
