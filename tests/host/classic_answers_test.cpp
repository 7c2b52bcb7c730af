// SPDX-License-Identifier: GPL-3.0-or-later
// What a view says beside the position, for readers that know no rules: neighbours, what things
// bring, why they are free.
#include "app/host/classic_protocol.h"
#include "app/host/classic_view.h"
#include "resources/data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace mirabilia::host {
namespace {

using classic::Classic;

const classic::Catalogue &editionOfData(const char *file) {
    static const classic::Catalogue first =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    static const classic::Catalogue second =
        classic::parseCatalogue(data::file("classic-2.json"), "classic-2.json").value();
    return std::string_view(file) == "classic.json" ? first : second;
}

struct AnswersListener final : Classic::EventSink {
    void on(const classic::Event &event) override {
        story.push_back(ClassicProtocol::told(before, event));
    }
    classic::State before;
    ClassicStory story;
};

/// Walks through games and looks at every view on the way.
class Answers {
public:
    void play(const classic::Catalogue &data, int players, std::uint64_t seed) {
        Rng rng(seed);
        classic::State state = newGame(data, randomSetup(data, players, rng)).value();
        AnswersListener listener;
        Classic::MoveList moves;
        while (Classic::node(state) != Node::over) {
            if (Classic::node(state) == Node::chance) {
                listener.before = state;
                Classic::applyChance(state, rng, listener);
                continue;
            }
            const Seat seat = state.waiting().first();
            const Seat viewer = Classic::controller(state, seat);
            look(state, seat, viewer, tableFor(state, listener.story, viewer, false));
            moves.clear();
            Classic::legal(state, seat, moves);
            const classic::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            listener.before = state;
            Classic::apply(state, seat, move, listener);
            lookBack(tableFor(state, listener.story, viewer, false));
        }
    }

    int links = 0, paid = 0, own = 0, gratis = 0, powers = 0;
    int coins = 0;    ///< cards and stages that bring some
    int freeCity = 0; ///< prices of the Free City's neighbours
    int declines = 0;
    int freeBuilds = 0, chains = 0; ///< last actions

private:
    void look(const classic::State &state, Seat seat, Seat viewer, const v1::ClassicTable &table) {
        constexpr std::array victories{1, 3, 5};
        EXPECT_EQ(table.victory(), victories.at(table.age() - 1U));
        EXPECT_EQ(table.defeat(), -1);
        EXPECT_EQ(table.may_decline(), state.phase == classic::Phase::choose);
        declines += table.may_decline() ? 1 : 0;
        for (const v1::CityView &city : table.cities()) {
            const auto at = [&table](std::uint32_t place) {
                return table.cities(static_cast<int>(place));
            };
            EXPECT_EQ(at(city.left()).right(), city.seat());
            EXPECT_EQ(at(city.right()).left(), city.seat());
            EXPECT_EQ(city.left(), (city.seat() + 1) % state.cityCount);
            if (city.seat() == seat) {
                EXPECT_EQ(city.goods_for_viewer_size(), 0) << "nobody buys from oneself";
            } else if (seat != viewer && city.goods_for_viewer_size() > 0) {
                ++freeCity;
                EXPECT_TRUE(city.left() == seat || city.right() == seat);
            }
        }
        for (const v1::HandCard &card : table.hand()) {
            lookAt(state, seat, card);
        }
    }

    void lookAt(const classic::State &state, Seat seat, const v1::HandCard &card) {
        const classic::Card &facts = state.catalogue->card(*state.catalogue->findCard(card.card()));
        const v1::Possibility &build = card.build();
        EXPECT_EQ(card.discard().coins(), 3U);
        EXPECT_EQ(build.price() == v1::PRICE_STATE_CANNOT, !build.possible());
        EXPECT_EQ(card.stage().price() == v1::PRICE_STATE_CANNOT, !card.stage().possible());
        EXPECT_NE(build.price(), v1::PRICE_STATE_UNSPECIFIED);
        if (facts.key == "tavern") {
            EXPECT_EQ(build.coins(), facts.effects.begin()->value);
        }
        coins += build.coins() > 0 || card.stage().coins() > 0 ? 1 : 0;
        switch (build.price()) {
        case v1::PRICE_STATE_LINK: {
            ++links;
            const auto by = state.catalogue->findCard(build.chain_by());
            ASSERT_TRUE(by.has_value()) << build.chain_by();
            EXPECT_TRUE(state.cities[seat].built.has(*by));
            EXPECT_NE(std::find(facts.chainFrom.begin(), facts.chainFrom.end(), *by),
                      facts.chainFrom.end());
            break;
        }
        case v1::PRICE_STATE_PAY:
            ++paid;
            EXPECT_GT(totalOf(build.payments(0)), 0U);
            break;
        case v1::PRICE_STATE_OWN:
            ++own;
            EXPECT_EQ(totalOf(build.payments(0)), 0U);
            break;
        case v1::PRICE_STATE_FREE:
            powers += build.by_power() ? 1 : 0;
            ++gratis;
            break;
        default: break;
        }
    }

    static std::uint32_t totalOf(const v1::Payment &payment) {
        return payment.bank() + payment.left() + payment.right();
    }

    void lookBack(const v1::ClassicTable &table) {
        for (const v1::CityView &city : table.cities()) {
            chains += city.last_action().by_chain() ? 1 : 0;
            freeBuilds += city.last_action().free_build() ? 1 : 0;
        }
    }
};

TEST(ClassicAnswers, NeedNoRulesToBeRead) {
    Answers answers;
    for (const int players : {2, 3, 5}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            answers.play(editionOfData("classic.json"), players, seed);
            if (players > 2) {
                answers.play(editionOfData("classic-2.json"), players, seed);
            }
        }
    }
    const std::map<std::string, int> seen{{"links", answers.links},
                                          {"paid", answers.paid},
                                          {"own", answers.own},
                                          {"gratis", answers.gratis},
                                          {"powers", answers.powers},
                                          {"coins", answers.coins},
                                          {"free city", answers.freeCity},
                                          {"declines", answers.declines},
                                          {"free builds", answers.freeBuilds},
                                          {"chains", answers.chains}};
    for (const auto &[what, times] : seen) {
        EXPECT_GT(times, 0) << what;
    }
}

} // namespace
} // namespace mirabilia::host
