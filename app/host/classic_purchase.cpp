// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_purchase.h"

#include "app/host/classic_convert.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <vector>

namespace mirabilia::host {

using namespace classic;

namespace {

using Cities = google::protobuf::RepeatedPtrField<v1::CityView>;

/// The owner of a unit. Neighbours' raw materials and manufactured goods are kept apart because
/// their prices differ.
enum class Owner : std::uint8_t { self, leftRaw, leftGoods, rightRaw, rightGoods };
constexpr std::size_t ownerCount = 5;
using Counts = std::array<int, ownerCount>;

constexpr std::size_t at(Owner owner) {
    return static_cast<std::size_t>(owner);
}

/// One available unit: one of `options`, a bit per Resource.
struct Source {
    unsigned options = 0;
    Owner owner = Owner::self;
    std::uint32_t number = 0; ///< its index among the owner's units for sale
};

constexpr unsigned rawMaterials = 0xf;

/// Where there is nothing to tell of any unit, nothing is sent.
void dropEmpty(google::protobuf::RepeatedPtrField<std::string> &names) {
    if (std::all_of(names.begin(), names.end(), [](const auto &name) { return name.empty(); })) {
        names.Clear();
    }
}

const char *keyOfBit(unsigned bit) {
    return resourceKey(static_cast<Resource>(std::countr_zero(bit)));
}

unsigned optionsOf(const v1::Production &production) {
    unsigned options = 0;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        for (const std::string &key : production.resources()) {
            options |= key == resourceKey(static_cast<Resource>(resource)) ? 1U << resource : 0U;
        }
    }
    return options;
}

void addSources(const v1::CityView &city, Owner raw, Owner goods, std::vector<Source> &sources) {
    std::uint32_t number = 0;
    for (const v1::Production &production : city.production()) {
        if (raw != Owner::self && !production.for_sale()) {
            continue;
        }
        const unsigned options = optionsOf(production);
        const Owner owner = (options & rawMaterials) != 0 ? raw : goods;
        for (std::uint32_t unit = 0; unit < production.amount(); ++unit) {
            sources.push_back({options, owner, number++});
        }
    }
}

/// Assigns a source to every unit needed without exceeding any owner's limit, by augmenting paths
/// (Kuhn), so it finds an assignment if one exists.
class Assignment {
public:
    Assignment(const std::vector<Source> &available, const Counts &mostOfEach)
        : sources(available)
        , most(mostOfEach)
        , userOf(available.size(), nobody) {}

    bool run(const Cost &cost) {
        for (std::size_t resource = 0; resource < resourceCount; ++resource) {
            wanted.insert(wanted.end(), cost.units[resource], 1U << resource);
        }
        for (std::size_t unit = 0; unit < wanted.size(); ++unit) {
            tried.assign(sources.size(), false);
            if (!place(static_cast<int>(unit))) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool uses(std::size_t source) const { return userOf[source] != nobody; }
    /// The bit of the resource that a used source is.
    [[nodiscard]] unsigned usedAs(std::size_t source) const {
        return wanted[static_cast<std::size_t>(userOf[source])];
    }

private:
    static constexpr int nobody = -1;

    bool place(int unit) {
        for (std::size_t source = 0; source < sources.size(); ++source) {
            if (tried[source] || (sources[source].options & wanted[unsigned(unit)]) == 0) {
                continue;
            }
            tried[source] = true;
            const int user = userOf[source];
            if (user != nobody ? place(user) : makeRoom(sources[source].owner)) {
                userOf[source] = unit;
                used[at(sources[source].owner)] += user == nobody ? 1 : 0;
                return true;
            }
        }
        return false;
    }

    /// Frees a unit of this owner; if the limit is reached, moves one of its users elsewhere.
    bool makeRoom(Owner owner) {
        if (used[at(owner)] < most[at(owner)]) {
            return true;
        }
        for (std::size_t source = 0; source < sources.size(); ++source) {
            if (sources[source].owner == owner && !tried[source] && userOf[source] != nobody) {
                tried[source] = true;
                if (place(userOf[source])) {
                    userOf[source] = nobody;
                    --used[at(owner)];
                    return true;
                }
            }
        }
        return false;
    }

    const std::vector<Source> &sources;
    const Counts &most;
    std::vector<unsigned> wanted;
    std::vector<int> userOf; ///< by source
    std::vector<bool> tried;
    Counts used{};
};

/// Tries all ways to spend exactly `coins` on at most `units` units of each group, until
/// `visit(raw, goods)` succeeds.
template <class Visit>
bool anySplit(std::uint32_t coins, int rawPrice, int goodsPrice, int units, Visit visit) {
    for (int raw = 0; raw <= units; ++raw) {
        for (int goods = 0; goods <= units; ++goods) {
            const int price = raw * rawPrice + goods * goodsPrice;
            if (price == static_cast<int>(coins) && visit(raw, goods)) {
                return true;
            }
        }
    }
    return false;
}

/// What the deciding city can use and buy.
class Trade {
public:
    Trade(const State &state, Seat seat, const Cities &cities) : city(state.cities[seat]) {
        addSources(cities[seat], Owner::self, Owner::self, sources);
        addSources(cities[state.leftOf(seat)], Owner::leftRaw, Owner::leftGoods, sources);
        addSources(cities[state.rightOf(seat)], Owner::rightRaw, Owner::rightGoods, sources);
    }

    /// Payments have no slack, so an assignment always costs exactly their coins.
    [[nodiscard]] v1::Purchase purchase(const Cost &cost, const v1::Payment &payment) const {
        v1::Purchase bought;
        const int units = std::accumulate(cost.units.begin(), cost.units.end(), 0);
        const auto found = [&](const Counts &most) {
            Assignment assignment(sources, most);
            const bool fits = assignment.run(cost);
            if (fits) {
                write(assignment, bought);
            }
            return fits;
        };
        anySplit(payment.left(), city.rawLeft, city.goodsLeft, units, [&](int lr, int lg) {
            return anySplit(payment.right(), city.rawRight, city.goodsRight, units,
                            [&](int rr, int rg) {
                                return found({units, lr, lg, rr, rg});
                            });
        });
        return bought;
    }

private:
    void write(const Assignment &assignment, v1::Purchase &bought) const {
        for (std::size_t source = 0; source < sources.size(); ++source) {
            const auto &[options, owner, number] = sources[source];
            if (!assignment.uses(source)) {
                continue;
            }
            const bool isChoice = !std::has_single_bit(options);
            const char *as = isChoice ? keyOfBit(assignment.usedAs(source)) : "";
            if (owner == Owner::leftRaw || owner == Owner::leftGoods) {
                bought.add_left(number);
                bought.add_left_as(as);
            } else if (owner == Owner::rightRaw || owner == Owner::rightGoods) {
                bought.add_right(number);
                bought.add_right_as(as);
            } else if (isChoice) {
                bought.add_own(number);
                bought.add_own_as(as);
            }
        }
        dropEmpty(*bought.mutable_left_as());
        dropEmpty(*bought.mutable_right_as());
    }

    const City &city;
    std::vector<Source> sources;
};

void explain(const Trade &trade, const Cost &cost, v1::Possibility &possibility) {
    const bool usesGoods = !possibility.by_chain() && !possibility.by_power();
    for (const v1::Payment &payment : possibility.payments()) {
        *possibility.add_purchases() = usesGoods ? trade.purchase(cost, payment) : v1::Purchase();
    }
}

} // namespace

void addPurchases(const State &state, Seat seat, const Cities &cities, v1::HandCard &card) {
    const Trade trade(state, seat, cities);
    const CardId id = *state.catalogue->findCard(card.card());
    explain(trade, state.catalogue->card(id).cost, *card.mutable_build());
    const auto addStage = [&](v1::Possibility &possibility, CopySide copy) {
        const Stage *stage = effectiveStage(state, seat, state.cities[seat].stages, copy);
        if (stage != nullptr) {
            explain(trade, stage->cost, possibility);
        }
    };
    const Scope choices = copyChoices(state, seat, state.cities[seat].stages);
    if (choices.left && choices.right) {
        addStage(*card.mutable_stage_copy_left(), CopySide::left);
        addStage(*card.mutable_stage_copy_right(), CopySide::right);
    } else {
        addStage(*card.mutable_stage(), choices.left    ? CopySide::left
                                        : choices.right ? CopySide::right
                                                        : CopySide::none);
    }
}

} // namespace mirabilia::host
