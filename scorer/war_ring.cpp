// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/war_ring.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <numeric>
#include <random>
#include <set>

namespace mirabilia::scorer {

namespace {

constexpr std::size_t mostOutcomes = 5;
/// Results of one border over all ages, each a number with one digit for each age.
constexpr std::size_t mostBorders = mostOutcomes * mostOutcomes * mostOutcomes;
constexpr std::size_t plainBorders = 27; ///< where nobody returns defeats

/// Results of the borders in front of a seat and behind it that together give it its points.
using Passage = std::vector<std::pair<std::uint8_t, std::uint8_t>>;

/// For each result of a border, the results of the first border from which it can be reached.
template <std::size_t count>
using Reached = std::array<std::bitset<count>, count>;

/// Which trends have been seen in each age, two bits each: all such sets that are possible, as
/// bits.
using TrendSets = std::uint64_t;
constexpr std::size_t trendBits = std::size_t{2} * classic::ageCount;
static_assert((1U << trendBits) <= 64);

/// The same for each result of a border without expansions.
using Explained = std::array<TrendSets, plainBorders>;

/// Sets to which these trends are added.
TrendSets joined(TrendSets sets, std::size_t trends) {
    constexpr std::array<TrendSets, trendBits> having{0xaaaa'aaaa'aaaa'aaaa, 0xcccc'cccc'cccc'cccc,
                                                      0xf0f0'f0f0'f0f0'f0f0, 0xff00'ff00'ff00'ff00,
                                                      0xffff'0000'ffff'0000, 0xffff'ffff'0000'0000};
    for (auto left = sets == 0 ? 0 : trends; left != 0; left &= left - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(left));
        sets = (sets & having[bit]) | (sets & ~having[bit]) << (1U << bit);
    }
    return sets;
}

/// Strength goes down as often as up around a table, so that an age with a victory over the next
/// seat has one over the previous seat too.
constexpr TrendSets explainedSets() {
    TrendSets sets = 0;
    for (std::size_t trends = 0; trends < 1U << trendBits; ++trends) {
        bool both = true;
        for (std::size_t age = 0; age < classic::ageCount; ++age) {
            const std::size_t seen = trends >> (2 * age) & 3U;
            both = both && (seen == 0 || seen == 3);
        }
        sets |= TrendSets{both ? 1U : 0U} << trends;
    }
    return sets;
}

/// Every sum that this many borders can add up to, as tokens come in pairs.
std::set<int> possibleSums(const classic::Rules &rules, std::size_t borders) {
    std::set<int> sums{0};
    for (const int won : rules.victoryToken) {
        const std::set<int> before = sums;
        for (std::size_t fought = 1; fought <= borders; ++fought) {
            for (const int sum : before) {
                sums.insert(sum + static_cast<int>(fought) * (won + rules.defeatToken));
            }
        }
    }
    return sums;
}

} // namespace

class WarRing::Walk {
public:
    Walk(const classic::Rules &played, const WarRules &allowed) : rules(played), war(allowed) {
        for (std::size_t age = 0; age < classic::ageCount; ++age) {
            const int won = rules.victoryToken[age];
            outcomes[age] = {{{0, 0, 0}, {won, rules.defeatToken, 1}, {rules.defeatToken, won, 2}}};
            if (war.returnedDefeats) {
                const int both = won + rules.defeatToken;
                outcomes[age][3] = {both, 0, 1};
                outcomes[age][4] = {0, both, 2};
            }
        }
        kinds = war.returnedDefeats ? mostOutcomes : 3;
        borders = kinds * kinds * kinds;
        for (std::size_t border = 0; border < borders; ++border) {
            for (std::size_t age = 0; age < classic::ageCount; ++age) {
                trendsOf[border] |= static_cast<std::size_t>(outcome(border, age).trend)
                                    << (2 * age);
            }
        }
    }

    /// Whether the seats can stand like this, neighbours as in the list.
    bool closes(const WarPoints &points) {
        if (!sumPossible(points)) {
            return false;
        }
        std::vector<const Passage *> seats;
        for (const auto &seat : points) {
            seats.push_back(&passage(seat));
        }
        return borders == plainBorders ? closesIn<plainBorders>(seats)
                                       : closesIn<mostBorders>(seats);
    }

    /// Whether the seats can stand like this in some order. Seats with the same points are the
    /// same: what counts is how many of each kind have been passed.
    bool closesSomehow(const WarPoints &points) {
        if (points.empty() || !sumPossible(points)) {
            return points.empty();
        }
        Counts counts;
        for (const auto &seat : points) {
            ++counts[seat];
        }
        if (closesInSomeOrder(points)) {
            return true;
        }
        const auto fixed = startOf(counts);
        const Passage &start = passage(fixed->first);
        --fixed->second;
        std::vector<Kind> others;
        std::size_t stride = 1;
        for (const auto &[seat, count] : counts) {
            others.push_back({&passage(seat), count, stride});
            stride *= count + 1;
        }
        return borders == plainBorders ? closesSomehowIn<plainBorders>(start, others, stride)
                                       : closesSomehowIn<mostBorders>(start, others, stride);
    }

    std::size_t steps = 0;

private:
    /// What the two cities of a border get in one age: the one before the border and the one behind
    /// it, in seat order.
    struct Outcome {
        int before = 0;
        int behind = 0;
        unsigned trend = 0; ///< 1: the city before was stronger, 2: the one behind, 0: equal
    };

    [[nodiscard]] const Outcome &outcome(std::size_t border, std::size_t age) const {
        static_assert(classic::ageCount == 3);
        const std::size_t digit = age == 0   ? border % kinds
                                  : age == 1 ? border / kinds % kinds
                                             : border / kinds / kinds;
        return outcomes[age][digit];
    }

    /// Whether a seat between two borders gets this many points, by fighting or, with diplomacy, by
    /// standing aside in some ages; then its neighbours share one border.
    [[nodiscard]] bool gives(std::size_t in, std::size_t out, int points) const {
        std::array<int, classic::ageCount> fought{};
        std::array<bool, classic::ageCount> maySkip{};
        for (std::size_t age = 0; age < classic::ageCount; ++age) {
            const Outcome &front = outcome(in, age);
            const Outcome &back = outcome(out, age);
            fought[age] = front.behind + back.before;
            maySkip[age] = war.diplomacy && &front == &back;
        }
        const unsigned ways = war.diplomacy ? 1U << classic::ageCount : 1;
        for (unsigned skipped = 0; skipped < ways; ++skipped) {
            int sum = 0;
            bool allowed = true;
            for (std::size_t age = 0; age < classic::ageCount; ++age) {
                const bool skip = (skipped >> age & 1U) != 0;
                allowed = allowed && (!skip || maySkip[age]);
                sum += skip ? 0 : fought[age];
            }
            if (allowed && sum == points) {
                return true;
            }
        }
        return false;
    }

    const Passage &passage(const std::optional<int> &points) {
        const auto [place, fresh] = passages.try_emplace(points);
        if (fresh) {
            for (std::size_t front = 0; front < borders; ++front) {
                for (std::size_t back = 0; back < borders; ++back) {
                    if (!points || gives(front, back, *points)) {
                        place->second.emplace_back(front, back);
                    }
                }
            }
        }
        return place->second;
    }

    using Counts = std::map<std::optional<int>, std::size_t>; ///< of seats with the same points

    /// A round table has no first seat. One that is not known goes first, as it fits anywhere; if
    /// all are known, the one that leaves the fewest borders to begin with.
    Counts::iterator startOf(Counts &counts) {
        if (!counts.begin()->first) {
            return counts.begin();
        }
        return std::min_element(counts.begin(), counts.end(), [this](auto &one, auto &other) {
            return passage(one.first).size() < passage(other.first).size();
        });
    }

    /// Seats with the same points, and the weight of one of them in the number of a multiset.
    struct Kind {
        const Passage *passage;
        std::size_t count;
        std::size_t stride;
    };

    [[nodiscard]] bool sumPossible(const WarPoints &points) {
        int sum = 0;
        for (const auto &seat : points) {
            if (!seat) {
                return true;
            }
            sum += *seat;
        }
        const auto [known, fresh] = sums.try_emplace(points.size());
        if (fresh) {
            known->second = possibleSums(rules, points.size());
        }
        return known->second.contains(sum);
    }

    /// Most wars that were fought close in one of a few orders, far sooner than all are walked.
    bool closesInSomeOrder(const WarPoints &points) {
        constexpr int tried = 8;
        WarPoints order = points;
        std::minstd_rand shuffled(1);
        for (int attempt = 0; attempt < tried; ++attempt) {
            if (closes(order)) {
                return true;
            }
            std::shuffle(order.begin(), order.end(), shuffled);
        }
        return false;
    }

    template <std::size_t count>
    bool closesIn(const std::vector<const Passage *> &seats) {
        auto reached = beginAnywhere<count>();
        for (const Passage *seat : seats) {
            Reached<count> next{};
            pass(*seat, reached, next);
            reached = next;
        }
        for (std::size_t first = 0; first < count; ++first) {
            if (reached[first][first] && (!explained() || closesExplained(seats, first))) {
                return true;
            }
        }
        return false;
    }

    template <std::size_t count>
    bool closesSomehowIn(const Passage &start, const std::vector<Kind> &others, std::size_t sets) {
        const auto reached = walk<count>(others, sets, start);
        for (std::size_t first = 0; first < count; ++first) {
            if (reached[first][first] &&
                (!explained() || walkExplained(others, sets, start, first))) {
                return true;
            }
        }
        return false;
    }

    template <std::size_t count>
    static Reached<count> beginAnywhere() {
        Reached<count> reached{};
        for (std::size_t border = 0; border < count; ++border) {
            reached[border].set(border);
        }
        return reached;
    }

    /// Adds what is behind a seat.
    template <std::size_t count>
    static void pass(const Passage &seat, const Reached<count> &from, Reached<count> &behind) {
        for (const auto &[front, back] : seat) {
            behind[back] |= from[front];
        }
    }

    /// Where a seat and all others behind it, in any order, lead to from each first border.
    template <std::size_t count>
    Reached<count> walk(const std::vector<Kind> &others, std::size_t sets, const Passage &start) {
        std::vector<Reached<count>> reached(sets);
        pass(start, beginAnywhere<count>(), reached[0]);
        for (std::size_t set = 0; set < sets; ++set) {
            for (const Kind &kind : others) {
                if (set / kind.stride % (kind.count + 1) < kind.count) {
                    pass(*kind.passage, reached[set], reached[set + kind.stride]);
                    ++steps;
                }
            }
        }
        return reached.back();
    }

    /// With expansions strengths are not what decides.
    [[nodiscard]] bool explained() const { return !war.diplomacy && !war.returnedDefeats; }

    /// The same with the trends that have been seen on the way: whether all others lead from the
    /// seat behind the first border back to it, and strengths explain it.
    bool walkExplained(const std::vector<Kind> &others, std::size_t sets, const Passage &start,
                       std::size_t first) {
        std::vector<Explained> reached(sets);
        advance(start, beginAt(first), reached[0]);
        for (std::size_t set = 0; set < sets; ++set) {
            for (const Kind &kind : others) {
                if (set / kind.stride % (kind.count + 1) < kind.count) {
                    advance(*kind.passage, reached[set], reached[set + kind.stride]);
                    ++steps;
                }
            }
        }
        return (reached.back().at(first) & explainedSets()) != 0;
    }

    [[nodiscard]] bool closesExplained(const std::vector<const Passage *> &seats,
                                       std::size_t first) const {
        Explained reached = beginAt(first);
        for (const Passage *seat : seats) {
            Explained next{};
            advance(*seat, reached, next);
            reached = next;
        }
        return (reached.at(first) & explainedSets()) != 0;
    }

    /// No trend has been seen yet.
    static Explained beginAt(std::size_t border) {
        Explained reached{};
        reached.at(border) = 1;
        return reached;
    }

    /// Adds what is behind a seat, with the trends of the border there.
    void advance(const Passage &seat, const Explained &from, Explained &behind) const {
        Explained reached{};
        for (const auto &[front, back] : seat) {
            reached[back] |= from[front];
        }
        for (std::size_t border = 0; border < plainBorders; ++border) {
            behind[border] |= joined(reached[border], trendsOf[border]);
        }
    }

    const classic::Rules &rules;
    WarRules war;
    std::array<std::array<Outcome, mostOutcomes>, classic::ageCount> outcomes{};
    std::size_t kinds = 0;
    std::size_t borders = 0;
    std::array<std::size_t, mostBorders> trendsOf{}; ///< of each border
    std::map<std::optional<int>, Passage> passages;
    std::map<std::size_t, std::set<int>> sums; ///< of as many seats
};

WarRing::WarRing(const classic::Rules &rules, const WarRules &war)
    : walk(std::make_unique<Walk>(rules, war)) {}

WarRing::~WarRing() = default;

bool WarRing::possible(const WarPoints &points) {
    const auto [answer, fresh] = seated.try_emplace(points);
    answer->second = fresh ? walk->closes(points) : answer->second;
    return answer->second;
}

bool WarRing::possibleSomehow(const WarPoints &points) {
    WarPoints order = points;
    std::sort(order.begin(), order.end());
    const auto [answer, fresh] = sorted.try_emplace(std::move(order));
    answer->second = fresh ? walk->closesSomehow(points) : answer->second;
    return answer->second;
}

std::size_t WarRing::steps() const {
    return walk->steps;
}

WarRing &WarRings::of(const WarRules &war) {
    return rings.try_emplace({war.diplomacy, war.returnedDefeats}, rules, war).first->second;
}

std::size_t WarRings::steps() const {
    return std::accumulate(
        rings.begin(), rings.end(), std::size_t{0},
        [](std::size_t sum, const auto &ring) { return sum + ring.second.steps(); });
}

} // namespace mirabilia::scorer
