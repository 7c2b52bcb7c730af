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
    /// The same number of each.
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

    /// What `wanted` holds beyond this, resource by resource.
    [[nodiscard]] constexpr Units missingFor(Units wanted) const {
        const std::uint64_t difference = (wanted.bytes | highBits) - bytes;
        const std::uint64_t enough = difference & highBits;
        return Units(difference & (enough - (enough >> 7U)));
    }
    /// This where `other` has a number, nothing elsewhere.
    [[nodiscard]] constexpr Units where(Units other) const {
        const std::uint64_t set = ((other.bytes + ofEach(0x7f).bytes) & highBits) >> 7U;
        return Units(bytes & set * 0xffU);
    }
    /// This, except where `other` has a number of its own.
    [[nodiscard]] constexpr Units replacedBy(Units other) const {
        return Units(bytes - where(other).bytes + other.bytes);
    }
    /// The last resource first: what times() multiplies with.
    [[nodiscard]] constexpr Units mirrored() const {
        // All eight bytes, because compilers know this as one instruction.
        const std::uint64_t all = (bytes & 0xffU) << 56U | (bytes >> 8U & 0xffU) << 48U |
                                  (bytes >> 16U & 0xffU) << 40U | (bytes >> 24U & 0xffU) << 32U |
                                  (bytes >> 32U & 0xffU) << 24U | (bytes >> 40U & 0xffU) << 16U |
                                  (bytes >> 48U & 0xffU) << 8U | bytes >> 56U;
        return Units(all >> 8 * (sizeof(bytes) - resourceCount));
    }
    /// The sum of the products with the numbers that `mirror` mirrors; it must be below 256.
    [[nodiscard]] constexpr int times(Units mirror) const {
        // Numbers as coefficients of polynomials: with one of them reversed, the middle coefficient
        // of the product is the sum of the products.
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

/// What a builder has and what the rest costs.
struct Market {
    Units production;     ///< fixed production of cards
    Units prices;         ///< coins for a unit from the bank
    Units mirroredPrices; ///< see Units::times
    /// Sources that give one unit of their owner's choice in every payment: of any raw material, of
    /// any manufactured good.
    std::uint8_t rawChoices = 0;
    std::uint8_t goodsChoices = 0;
};

/// What somebody has to pay.
struct Payment {
    std::uint8_t bank = 0;  ///< the coins printed as cost
    std::uint8_t trade = 0; ///< for bought resources

    [[nodiscard]] constexpr int total() const { return bank + trade; }
    friend constexpr bool operator==(const Payment &, const Payment &) = default;
};

/// What choices and waived units save of the price of all that is missing.
int savings(Units missing, const Market &market, int waived);

/// Where the units come from that the builder does not produce, in the cheapest payment.
struct Origins {
    Units chosen; ///< from choices
    Units waived;
    Units bought;
};
Origins originsOf(Units wanted, const Market &market, int waived);

/// The least coins for the resources of a cost of which `waived` units of the builder's choice need
/// not be there (progress tokens Architecture and Masonry).
inline int tradeCost(Units wanted, const Market &market, int waived) {
    const Units missing = market.production.missingFor(wanted);
    const int coins = missing.times(market.mirroredPrices);
    const int spared = market.rawChoices + market.goodsChoices + waived;
    // Two conditions that nobody could guess in one branch.
    return coins * spared == 0 ? coins : coins - savings(missing, market, waived);
}

} // namespace mirabilia::duel
