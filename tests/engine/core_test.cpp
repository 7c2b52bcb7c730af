// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/card_set.h"
#include "engine/core/byte_masks.h"
#include "engine/core/game.h"
#include "engine/core/id_set.h"
#include "engine/core/inline_list.h"
#include "engine/core/parsed.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <vector>

namespace mirabilia {
namespace {

TEST(Rng, SameSeedSameNumbersOnEveryPlatform) {
    Rng rng(42);
    EXPECT_EQ(rng.next(), 0xbdd732262feb6e95U);
    EXPECT_EQ(rng.next(), 0x28efe333b266f103U);
}

TEST(Rng, BelowStaysBelowAndReachesEverything) {
    Rng rng(7);
    std::array<int, 7> seen{};
    for (int i = 0; i < 7000; ++i) {
        ++seen.at(rng.below(7));
    }
    for (const int count : seen) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(Rng, ShuffleKeepsTheCards) {
    Rng rng(1);
    std::vector<int> values{1, 2, 3, 4, 5};
    rng.shuffle(values);
    std::vector<int> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(sorted, (std::vector<int>{1, 2, 3, 4, 5}));
}

TEST(Rng, ForksAreDifferentAndLeaveTheParentAlone) {
    const Rng parent(3);
    Rng a = parent.fork(0);
    Rng b = parent.fork(1);
    Rng again = parent.fork(0);
    EXPECT_NE(a.next(), b.next());
    a = parent.fork(0);
    EXPECT_EQ(a.next(), again.next());
}

TEST(ByteMasks, LookAtEveryByte) {
    Rng rng(5);
    std::array<std::uint8_t, 24> row{};
    for (int round = 0; round < 1000; ++round) {
        for (std::uint8_t &byte : row) {
            byte = static_cast<std::uint8_t>(rng.below(256));
        }
        const std::uint8_t wanted = row[rng.below(24)];
        std::uint32_t equal = 0;
        std::uint32_t atMost = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            equal |= (row[i] == wanted ? 1U : 0U) << i;
            atMost |= (row[i] <= wanted ? 1U : 0U) << i;
        }
        ASSERT_EQ(byte_masks::equal(row, wanted), equal);
        ASSERT_EQ(byte_masks::atMost(row, wanted), atMost);
    }
}

TEST(IdSet, KeepsToItsIds) {
    using Set = IdSet<classic::CardId, 2>;
    const auto id = [](int number) { return static_cast<classic::CardId>(number); };
    Set set;
    for (const int number : {3, 63, 64, 127}) {
        set.add(id(number));
    }
    for (const int number : {128, 191, 192, 255}) { // noCard is 255
        EXPECT_FALSE(set.has(id(number))) << number;
    }
    std::vector<int> walked;
    for (const classic::CardId member : set) {
        walked.push_back(static_cast<int>(member));
    }
    EXPECT_EQ(walked, (std::vector<int>{3, 63, 64, 127}));
    EXPECT_EQ(set.size(), 4);
    EXPECT_EQ(static_cast<int>(set.first()), 3);
    EXPECT_EQ(static_cast<int>(set.nth(2)), 64);
    EXPECT_TRUE(set.includes(Set::of(id(64)) | Set::of(id(3))));
    EXPECT_FALSE((set - Set::of(id(64))).includes(Set::of(id(64))));
    EXPECT_EQ(set.overlap(Set::of(id(63))), 1);
    EXPECT_TRUE(Set().empty());
    EXPECT_FALSE(Set().begin() != Set().end());
}

TEST(Parsed, SaysWhyThereIsNoValue) {
    const auto failed = Parsed<int>::failure("file.json: /: nothing there");
    try {
        (void)failed.value();
        FAIL();
    } catch (const std::logic_error &error) {
        EXPECT_STREQ(error.what(), "file.json: /: nothing there");
    }
    EXPECT_EQ(Parsed<int>(7).value(), 7);
}

TEST(Refusals, AllCodesAreKnown) {
    EXPECT_FALSE(isRefusalCode(code(Refusal::none)));
    EXPECT_FALSE(isRefusalCode("unknown"));
    for (int i = 1; i <= static_cast<int>(lastRefusal); ++i) {
        EXPECT_TRUE(isRefusalCode(code(static_cast<Refusal>(i)))) << i;
    }
    EXPECT_EQ(code(static_cast<Refusal>(static_cast<int>(lastRefusal) + 1)), "unknown");
}

TEST(SeatMask, HoldsSeats) {
    SeatMask seats = SeatMask::firstIds(3);
    EXPECT_EQ(seats.size(), 3);
    seats.remove(0);
    EXPECT_EQ(seats.first(), 1);
    EXPECT_FALSE(seats.has(0));
    seats.add(6);
    EXPECT_EQ(seats.bits(), 0b1000110);
    EXPECT_TRUE(SeatMask().empty());
    EXPECT_FALSE(SeatMask::firstIds(8).has(noSeat));
    seats.add(noSeat);
    seats.remove(noSeat);
    EXPECT_EQ(seats.bits(), 0b1000110);
}

TEST(InlineList, KeepsOrderAndComparesByContent) {
    InlineList<int, 4> a;
    a.push(1);
    a.push(2);
    a.push(3);
    InlineList<int, 4> b = a;
    EXPECT_EQ(a, b);
    b.removeSwapping(0);
    EXPECT_EQ(b[0], 3);
    EXPECT_EQ(b.size(), 2U);
    EXPECT_FALSE(a == b);
    b.clear();
    EXPECT_TRUE(b.empty());
}

TEST(Parsed, HoldsAValueOrASentence) {
    const Parsed<int> good(3);
    EXPECT_TRUE(good.ok());
    EXPECT_EQ(*good, 3);
    const auto bad = Parsed<int>::failure("file: place: reason");
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.error(), "file: place: reason");
}

TEST(RefusalCodes, AreThoseOfTheScenarioFormat) {
    EXPECT_EQ(code(Refusal::notYourTurn), "not_your_turn");
    EXPECT_EQ(code(Refusal::cannotPay), "cannot_pay");
    EXPECT_EQ(code(Refusal::freeBuildUsed), "free_build_used");
}

} // namespace
} // namespace mirabilia
