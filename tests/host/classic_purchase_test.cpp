// SPDX-License-Identifier: GPL-3.0-or-later
// Every payment that is offered says which units of the neighbours it buys.
#include "app/host/classic_view.h"
#include "resources/data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mirabilia::host {
namespace {

using classic::Classic;

const classic::Catalogue &classicData() {
    static const classic::Catalogue value =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    return value;
}

using Resources = std::set<std::string>;

std::vector<Resources> unitsOf(const v1::CityView &city, bool forSale) {
    std::vector<Resources> units;
    for (const v1::Production &production : city.production()) {
        if (production.for_sale() || !forSale) {
            units.insert(units.end(), production.amount(),
                         {production.resources().begin(), production.resources().end()});
        }
    }
    return units;
}

/// No city says twice that it produces the same: everybody is sent that with every update.
void expectEachSourceOnce(const v1::ClassicTable &table) {
    for (const v1::CityView &city : table.cities()) {
        std::set<std::pair<bool, Resources>> sources;
        for (const v1::Production &each : city.production()) {
            EXPECT_TRUE(
                sources
                    .insert({each.for_sale(), {each.resources().begin(), each.resources().end()}})
                    .second)
                << city.DebugString();
        }
    }
}

/// Whether the units give everything that is wanted, tried one by one.
bool covers(std::vector<std::string> wanted, std::vector<Resources> units) {
    if (wanted.empty()) {
        return true;
    }
    const std::string resource = wanted.back();
    wanted.pop_back();
    std::set<Resources> tried;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i].count(resource) > 0 && tried.insert(units[i]).second) {
            std::vector<Resources> rest = units;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            if (covers(wanted, rest)) {
                return true;
            }
        }
    }
    return false;
}

/// The purchases of a city that decides, checked one by one.
class Checker {
public:
    Checker(const classic::State &position, const v1::ClassicTable &shown, Seat deciding)
        : state(position)
        , table(shown)
        , seat(deciding) {}

    void check(const v1::Possibility &possibility, const classic::Cost &cost) {
        ASSERT_EQ(possibility.purchases_size(), possibility.payments_size());
        for (int i = 0; i < possibility.payments_size(); ++i) {
            const v1::Payment &payment = possibility.payments(i);
            const v1::Purchase &bought = possibility.purchases(i);
            const classic::City &city = state.cities[seat];
            std::vector<Resources> units = unitsOf(table.cities(seat), false);
            ASSERT_EQ(take(bought.left(), state.leftOf(seat), city.rawLeft, city.goodsLeft, units),
                      payment.left());
            ASSERT_EQ(
                take(bought.right(), state.rightOf(seat), city.rawRight, city.goodsRight, units),
                payment.right());
            checkUse(possibility, bought, cost);
            if (!possibility.by_chain()) {
                ASSERT_TRUE(covers(wantedBy(cost), units)) << possibility.ShortDebugString();
            }
            trades += payment.left() + payment.right() > 0 ? 1 : 0;
        }
    }

    int trades = 0;
    int choices = 0; ///< own units that could be several resources, and were used

private:
    /// What each unit is used as, and that this is all that is wanted.
    void checkUse(const v1::Possibility &possibility, const v1::Purchase &bought,
                  const classic::Cost &cost) {
        const bool isFree = possibility.by_chain() || possibility.by_power();
        std::vector<std::string> wanted = isFree ? std::vector<std::string>() : wantedBy(cost);
        use(bought.left(), bought.left_as(), unitsOf(table.cities(state.leftOf(seat)), true),
            wanted);
        use(bought.right(), bought.right_as(), unitsOf(table.cities(state.rightOf(seat)), true),
            wanted);
        std::vector<Resources> own = unitsOf(table.cities(seat), false);
        use(bought.own(), bought.own_as(), own, wanted);
        choices += bought.own_size();
        std::erase_if(own, [](const Resources &unit) { return unit.size() > 1; });
        ASSERT_TRUE(covers(wanted, own)) << possibility.ShortDebugString();
    }
    template <class Numbers, class Names>
    static void use(const Numbers &numbers, const Names &as, const std::vector<Resources> &units,
                    std::vector<std::string> &wanted) {
        ASSERT_TRUE(as.empty() || as.size() == numbers.size());
        for (int i = 0; i < numbers.size(); ++i) {
            const Resources &unit = units.at(numbers[i]);
            const std::string told = as.empty() ? std::string() : as[i];
            ASSERT_EQ(told.empty(), unit.size() == 1) << "told where it could be several";
            const std::string resource = told.empty() ? *unit.begin() : told;
            ASSERT_EQ(unit.count(resource), 1U);
            const auto found = std::find(wanted.begin(), wanted.end(), resource);
            ASSERT_NE(found, wanted.end());
            wanted.erase(found);
        }
    }

    static std::vector<std::string> wantedBy(const classic::Cost &cost) {
        std::vector<std::string> wanted;
        for (std::size_t resource = 0; resource < classic::resourceCount; ++resource) {
            wanted.insert(wanted.end(), cost.units[resource],
                          resourceKey(static_cast<classic::Resource>(resource)));
        }
        return wanted;
    }

    /// Adds the units to those at hand; what they cost.
    std::uint32_t take(const google::protobuf::RepeatedField<std::uint32_t> &numbers, Seat seller,
                       int raw, int goods, std::vector<Resources> &units) const {
        const std::vector<Resources> sold = unitsOf(table.cities(seller), true);
        const Resources manufactured{"glass", "cloth", "papyrus"};
        int price = 0;
        for (const std::uint32_t number : numbers) {
            EXPECT_LT(number, sold.size());
            units.push_back(sold[number]);
            price += manufactured.count(*sold[number].begin()) > 0 ? goods : raw;
        }
        EXPECT_EQ(std::set<std::uint32_t>(numbers.begin(), numbers.end()).size(),
                  static_cast<std::size_t>(numbers.size()))
            << "a unit twice";
        return static_cast<std::uint32_t>(price);
    }

    const classic::State &state;
    const v1::ClassicTable &table;
    Seat seat;
};

struct PurchaseListener final : Classic::EventSink {
    void on(const classic::Event &event) override { story.push_back({.event = event}); }
    ClassicStory story;
};

struct Checked {
    int trades = 0;
    int choices = 0;
};

Checked checkGame(int players, std::uint64_t seed) {
    Rng rng(seed);
    classic::State state = newGame(classicData(), randomSetup(classicData(), players, rng)).value();
    PurchaseListener listener;
    Classic::MoveList moves;
    Checked checked;
    while (Classic::node(state) != Node::over) {
        if (Classic::node(state) == Node::chance) {
            Classic::applyChance(state, rng, listener);
            continue;
        }
        const Seat seat = state.waiting().first();
        const v1::ClassicTable table =
            tableFor(state, listener.story, Classic::controller(state, seat), false);
        expectEachSourceOnce(table);
        for (const v1::HandCard &card : table.hand()) {
            Checker checker(state, table, seat);
            checker.check(card.build(),
                          classicData().card(*classicData().findCard(card.card())).cost);
            const std::size_t number = state.cities[seat].stages;
            for (const auto &[stage, copy] :
                 {std::pair{&card.stage(), classic::CopySide::none},
                  std::pair{&card.stage_copy_left(), classic::CopySide::left},
                  std::pair{&card.stage_copy_right(), classic::CopySide::right}}) {
                const auto *cost = effectiveStage(state, seat, number, copy);
                if (stage->possible() && cost != nullptr) {
                    checker.check(*stage, cost->cost);
                }
            }
            checked.trades += checker.trades;
            checked.choices += checker.choices;
        }
        moves.clear();
        Classic::legal(state, seat, moves);
        Classic::apply(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                       listener);
    }
    return checked;
}

TEST(ClassicPurchases, EveryPaymentBuysWhatItPaysFor) {
    for (const int players : {2, 3, 7}) {
        Checked all;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Checked checked = checkGame(players, seed);
            all = {all.trades + checked.trades, all.choices + checked.choices};
        }
        EXPECT_GT(all.trades, 300) << players;
        EXPECT_GT(all.choices, 100) << players;
    }
}

} // namespace
} // namespace mirabilia::host
