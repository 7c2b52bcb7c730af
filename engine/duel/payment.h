// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace mirabilia::duel {

enum class Resource : std::uint8_t { wood, clay, stone, glass, papyrus };
inline constexpr std::size_t resourceCount = 5;
/// The first three are raw materials (brown cards), the others manufactured goods (grey cards).
inline constexpr std::size_t rawCount = 3;

/// A number for each resource, one byte each, the first in the lowest byte. No number is above 127,
/// so that whole words can be added, compared and scaled.
class Units {
public:
    constexpr Units() = default;
    /// The same number of each resource.
    static constexpr Units ofEach(std::uint64_t number) {
        return Units(number * 0x01'01'01'01'01U);
    }

    [[nodiscard]] constexpr int operator[](std::size_t resource) const {
        return static_cast<int>(bytes >> 8 * resource & 0xffU);
    }
    constexpr void add(std::size_t resource, int number) {
        bytes += static_cast<std::uint64_t>(number) << 8 * resource;
    }
    [[nodiscard]] constexpr bool none() const { return bytes == 0; }

    /// What `wanted` has beyond this, resource by resource.
    [[nodiscard]] constexpr Units missingFor(Units wanted) const {
        const std::uint64_t difference = (wanted.bytes | highBits) - bytes;
        const std::uint64_t enough = difference & highBits;
        return Units(difference & (enough - (enough >> 7U)));
    }
    /// This where `other` is not 0, and 0 elsewhere.
    [[nodiscard]] constexpr Units where(Units other) const {
        const std::uint64_t set = ((other.bytes + ofEach(0x7f).bytes) & highBits) >> 7U;
        return Units(bytes & set * 0xffU);
    }
    /// `other` where it is not 0, and this elsewhere.
    [[nodiscard]] constexpr Units replacedBy(Units other) const {
        return Units(bytes - where(other).bytes + other.bytes);
    }
    /// In reverse order of resources, as times() needs it.
    [[nodiscard]] constexpr Units mirrored() const {
        // All eight bytes, because compilers turn this into one instruction.
        const std::uint64_t all = (bytes & 0xffU) << 56U | (bytes >> 8U & 0xffU) << 48U |
                                  (bytes >> 16U & 0xffU) << 40U | (bytes >> 24U & 0xffU) << 32U |
                                  (bytes >> 32U & 0xffU) << 24U | (bytes >> 40U & 0xffU) << 16U |
                                  (bytes >> 48U & 0xffU) << 8U | bytes >> 56U;
        return Units(all >> 8 * (sizeof(bytes) - resourceCount));
    }
    /// The scalar product with the units that `mirror` mirrors; must be below 256.
    [[nodiscard]] constexpr int times(Units mirror) const {
        // A product of polynomials: with one of them reversed, its middle coefficient is the scalar
        // product.
        return static_cast<int>(bytes * mirror.bytes >> 8 * (resourceCount - 1) & 0xffU);
    }

    friend constexpr Units operator+(Units a, Units b) { return Units(a.bytes + b.bytes); }
    friend constexpr Units operator*(Units a, std::uint64_t factor) {
        return Units(a.bytes * factor);
    }
    friend constexpr bool operator==(Units, Units) = default;

private:
    static constexpr std::uint64_t highBits = 0x80'80'80'80'80U;

    constexpr explicit Units(std::uint64_t content) : bytes(content) {}

    std::uint64_t bytes = 0;
};

/// What a builder has and what other units cost.
struct Market {
    Units production;     ///< fixed production of cards
    Units prices;         ///< coins for a unit from the bank
    Units mirroredPrices; ///< see Units::times
    /// Number of sources that give one unit of the owner's choice in every payment: any raw
    /// material, any manufactured good.
    std::uint8_t rawChoices = 0;
    std::uint8_t goodsChoices = 0;
};

/// What a player has to pay.
struct Payment {
    std::uint8_t bank = 0;  ///< the coins printed as cost
    std::uint8_t trade = 0; ///< for bought resources

    [[nodiscard]] constexpr int total() const { return bank + trade; }
    friend constexpr bool operator==(const Payment &, const Payment &) = default;
};

/// Coins that choices and waived units save of the price of all missing units.
int savings(Units missing, const Market &market, int waived);

/// Where the units that the builder does not produce come from in the cheapest payment.
struct Origins {
    Units chosen; ///< from choices
    Units waived;
    Units bought;
};
Origins originsOf(Units wanted, const Market &market, int waived);

/// The least coins for the resources of a cost, less `waived` units of the builder's choice
/// (progress tokens Architecture and Masonry).
inline int tradeCost(Units wanted, const Market &market, int waived) {
    const Units missing = market.production.missingFor(wanted);
    const int coins = missing.times(market.mirroredPrices);
    const int spared = market.rawChoices + market.goodsChoices + waived;
    // Two unpredictable conditions in one branch.
    return coins * spared == 0 ? coins : coins - savings(missing, market, waived);
}

} // namespace mirabilia::duel
