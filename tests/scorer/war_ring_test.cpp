// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/checker.h"
#include "scorer/war.h"
#include "scorer/war_ring.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace mirabilia::scorer {
namespace {

const classic::Rules rules;

/// The points of all seats in one number, so that numbers add up as points do. Five bits a seat
/// hold -6 .. 18 and a slip of 2 on either side.
constexpr int offset = 8;

std::uint32_t packed(const std::vector<int> &points) {
    std::uint32_t word = 0;
    for (std::size_t seat = points.size(); seat-- > 0;) {
        word = word << 5 | static_cast<std::uint32_t>(points[seat] + offset);
    }
    return word;
}

std::vector<int> unpacked(std::uint32_t word, std::size_t seats) {
    std::vector<int> points(seats);
    for (int &seat : points) {
        seat = static_cast<int>(word & 31U) - offset;
        word >>= 5;
    }
    return points;
}

/// What all seats may have in the end, found without the ring: a bit for each packed result.
class Ends {
public:
    explicit Ends(std::size_t count) : seats(count), found(std::size_t{1} << (5 * count)) {
        const std::uint32_t zero = packed(std::vector<int>(seats));
        std::array<std::set<std::uint32_t>, 3> ages;
        for (std::size_t age = 0; age < 3; ++age) {
            ages[age] = endsOfAge(age);
        }
        std::set<std::uint32_t> two;
        for (const std::uint32_t one : ages[0]) {
            for (const std::uint32_t other : ages[1]) {
                two.insert(one + other - zero);
            }
        }
        for (const std::uint32_t one : two) {
            for (const std::uint32_t other : ages[2]) {
                found[one + other - zero] = true;
            }
        }
    }

    [[nodiscard]] bool contains(const std::vector<int> &points) const {
        return found[packed(points)];
    }
    template <class Visit>
    void forEach(Visit visit) const {
        for (std::uint32_t word = 0; word < found.size(); ++word) {
            if (found[word]) {
                visit(unpacked(word, seats));
            }
        }
    }

private:
    /// Every order of strength, ties included, fought out.
    [[nodiscard]] std::set<std::uint32_t> endsOfAge(std::size_t age) const {
        std::set<std::uint32_t> ends;
        std::vector<ShieldsByAge> shields(seats);
        for (;;) {
            std::vector<int> points;
            for (const ConflictTokens &tokens : conflicts(shields)) {
                points.push_back(tokens.victories[age] * rules.victoryToken[age] - tokens.defeats);
            }
            ends.insert(packed(points));
            std::size_t seat = 0;
            while (seat < seats && shields[seat][age] == static_cast<int>(seats) - 1) {
                shields[seat++][age] = 0;
            }
            if (seat == seats) {
                return ends;
            }
            ++shields[seat][age];
        }
    }

    std::size_t seats;
    std::vector<bool> found;
};

WarPoints known(const std::vector<int> &points) {
    return {points.begin(), points.end()};
}

bool possible(const WarPoints &points, const WarRules &war) {
    return WarRing(rules, war).possible(points);
}

bool possibleSomehow(const WarPoints &points, const WarRules &war) {
    return WarRing(rules, war).possibleSomehow(points);
}

TEST(WarRing, ThreeSeatsExactly) {
    const Ends ends(3);
    int agreed = 0;
    for (int first = -7; first <= 19; ++first) {
        for (int second = -7; second <= 19; ++second) {
            for (int third = -7; third <= 19; ++third) {
                const std::vector<int> points{first, second, third};
                ASSERT_EQ(possible(known(points), {}), ends.contains(points))
                    << first << " " << second << " " << third;
                ++agreed;
            }
        }
    }
    EXPECT_EQ(agreed, 27 * 27 * 27);
}

/// Ends of a war, and each with one seat a little off.
void compareNear(std::size_t seats, std::size_t every) {
    const Ends ends(seats);
    std::size_t number = 0;
    std::size_t refused = 0;
    ends.forEach([&](const std::vector<int> &points) {
        if (number++ % every != 0) {
            return;
        }
        EXPECT_TRUE(possible(known(points), {}));
        for (const int slip : {-2, -1, 1, 2}) {
            std::vector<int> wrong = points;
            wrong[number / every % seats] += slip;
            const bool mayBe = ends.contains(wrong);
            EXPECT_EQ(possible(known(wrong), {}), mayBe);
            refused += mayBe ? 0 : 1;
        }
    });
    EXPECT_GT(refused, 0U);
}

TEST(WarRing, FourSeatsExactly) {
    compareNear(4, 29);
}

TEST(WarRing, FiveSeatsExactly) {
    compareNear(5, 4999);
}

TEST(WarRing, KnownResults) {
    EXPECT_TRUE(possible(known({0, 0, 0, 0, 0, 0, 0}), {}));
    EXPECT_FALSE(possible(known({1, 0, 0, 0}), {})) << "every victory has its defeat";
    EXPECT_TRUE(possible({1, std::nullopt, 0, 0}, {})) << "not everybody wrote it down";
    EXPECT_FALSE(possible(known({18, 18, -6, -6}), {})) << "neighbours cannot both win";
    EXPECT_TRUE(possible(known({18, -6, 18, -6}), {}));
    EXPECT_TRUE(possible(known({18, -6, 18, -6, 18, -6, 18, -6}), {}));
}

TEST(WarRing, NobodyIsStrongerThanHimself) {
    // In the second age each would have beaten the next seat, all around the table.
    EXPECT_FALSE(possible(known({2, 2, 2}), {}));
    EXPECT_FALSE(possibleSomehow(known({2, 2, 2}), {})) << "whoever sits where";
    EXPECT_FALSE(possibleSomehow(known({-2, 13, -3, 2}), {}));
    EXPECT_TRUE(possibleSomehow({2, 2, std::nullopt}, {}));
}

TEST(WarRing, AnySeating) {
    EXPECT_FALSE(possible(known({18, 18, -6, -6}), {}));
    EXPECT_TRUE(possibleSomehow(known({18, 18, -6, -6}), {}));
    EXPECT_FALSE(possibleSomehow(known({18, 18, 18, -6}), {}));
    EXPECT_FALSE(possibleSomehow(known({1, 0, 0, 0, 0, 0, 0, 0}), {}));
}

TEST(WarRing, AnySeatingIsWhatSomeOrderGives) {
    std::size_t refused = 0;
    std::size_t found = 0;
    for (const WarRules &war :
         {WarRules{}, WarRules{.diplomacy = true}, WarRules{.returnedDefeats = true}}) {
        for (int first = -6; first <= 18; first += 6) {
            for (int second = -6; second <= 18; second += 5) {
                for (int third = -6; third <= 18; third += 4) {
                    for (int fourth = -4; fourth <= 4; fourth += 2) {
                        std::vector<int> order{first, second, third, fourth};
                        std::sort(order.begin(), order.end());
                        WarRing ring(rules, war);
                        bool some = false;
                        do {
                            some = ring.possible(known(order)) || some;
                        } while (!some && std::next_permutation(order.begin(), order.end()));
                        ASSERT_EQ(ring.possibleSomehow(known({first, second, third, fourth})), some)
                            << first << " " << second << " " << third << " " << fourth;
                        (some ? found : refused) += 1;
                    }
                }
            }
        }
    }
    EXPECT_GT(found, 20U);
    EXPECT_GT(refused, 20U);
}

TEST(WarRing, AnySeatingOfEightIsCheap) {
    constexpr std::size_t most = 125 * 7 * 64; // results of a border, seats, sets of the others
    WarRing ring(rules, {.diplomacy = true, .returnedDefeats = true});
    EXPECT_FALSE(ring.possibleSomehow(known({18, 17, 16, 15, 14, -6, -6, -6})));
    EXPECT_EQ(ring.steps(), 0U) << "a sum that cannot be needs no seating";
    EXPECT_FALSE(ring.possibleSomehow(known({3, 0, -3, -2, -4, 13, 4, -3})));
    EXPECT_GT(ring.steps(), 0U);
    EXPECT_LE(ring.steps(), most);
    const std::size_t before = ring.steps();
    EXPECT_TRUE(ring.possibleSomehow({std::nullopt, 17, 16, 15, -6, -5, -4, -3}));
    EXPECT_LE(ring.steps() - before, most / 125) << "who is not known fits anything";
}

TEST(WarRing, AnySeatingThatStrengthsExplainIsCheapToo) {
    constexpr std::size_t most = 27 * 64 * 7 * 64; // the same with the trends seen before
    WarRing ring(rules, {});
    EXPECT_TRUE(ring.possibleSomehow(known({18, 13, 8, 3, -2, -3, -4, -5})));
    EXPECT_TRUE(ring.possibleSomehow(known({4, 5, 6, 3, 1, 0, -1, 2})));
    EXPECT_GT(ring.steps(), 0U);
    EXPECT_LE(ring.steps(), most);
}

TEST(WarRing, ManyTablesCostAsMuchAsTheirDifferentWars) {
    const Checker checker(classicBoxes());
    WarRings rings = checker.rings();
    Sheet sheet;
    sheet.seating = Seating::unknown;
    for (const int points : {6, -4, 2}) {
        sheet.entries.emplace_back().set(Row::military, points);
    }
    const auto askAround = [&] { // whoever is asked about first
        for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
            std::rotate(sheet.entries.begin(), sheet.entries.begin() + 1, sheet.entries.end());
            EXPECT_EQ(checker.check(sheet, rings).size(), 1U);
        }
    };
    askAround();
    const std::size_t once = rings.steps();
    EXPECT_GT(once, 0U);
    for (int again = 0; again < 30; ++again) {
        askAround();
    }
    EXPECT_EQ(rings.steps(), once) << "whoever sits where";
}

TEST(WarRing, ExpansionsAllowMore) {
    EXPECT_FALSE(possibleSomehow(known({6, -4, 2}), {}));
    EXPECT_TRUE(possible(known({6, -4, 2}), {.diplomacy = true}));
    EXPECT_FALSE(possible(known({6, -4, 1}), {.diplomacy = true}))
        << "whatever happens, the sum stays even";
    EXPECT_FALSE(possibleSomehow(known({10, -6, 10}), {}));
    EXPECT_TRUE(possible(known({10, -6, 10}), {.returnedDefeats = true}));
}

} // namespace
} // namespace mirabilia::scorer
