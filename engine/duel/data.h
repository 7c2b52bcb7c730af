// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/core/parsed.h"
#include "engine/duel/ids.h"
#include "engine/duel/payment.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::ai {
class Net;
}

namespace mirabilia::duel {

/// The colours of the cards.
enum class Family : std::uint8_t {
    rawMaterial,      ///< brown
    manufacturedGood, ///< grey
    civilian,         ///< blue
    scientific,       ///< green
    commercial,       ///< yellow
    military,         ///< red
    guild,            ///< purple
};
inline constexpr std::size_t familyCount = 7;

enum class Science : std::uint8_t { globe, sundial, mortar, plumb, quill, wheel, scales };
inline constexpr std::size_t scienceCount = 7;
inline constexpr Science noScience{0xff};

/// The names in the data file ("wood", "brown", "globe").
std::string_view name(Resource resource);
std::string_view name(Family family);
std::string_view name(Science symbol);

/// The cost of a card or wonder. Coins go to the bank; resources are produced or bought.
struct Cost {
    std::uint8_t coins = 0;
    std::array<std::uint8_t, resourceCount> units{};
};

enum class EffectKind : std::uint8_t {
    points,           ///< `value` points
    shields,          ///< the pawn moves `value` spaces toward the opponent, once
    science,          ///< one `symbol`
    produce,          ///< `value` units of the one resource in `options`, in every payment
    choice,           ///< one unit of one of `options`, in every payment
    price,            ///< units of `options` are bought for `value` coins each
    coins,            ///< `value` coins at once
    coinsPer,         ///< `value` coins at once for each `counted`
    pointsPer,        ///< `value` points for each `counted`
    robbery,          ///< the opponent returns up to `value` coins to the bank
    extraTurn,        ///< the owner has the next turn too, unless the age is over
    destroy,          ///< one card of `families` in the opponent's city goes to the discard pile
    revive,           ///< one card of the discard pile is built for free
    library,          ///< one of `value` tokens drawn from those set aside
    wonderDiscount,   ///< `value` resources of a wonder are waived
    civilianDiscount, ///< `value` resources of a blue card are waived
    tradeIncome,      ///< the owner gets what the opponent pays for resources
    extraShields,     ///< `value` more shields on every red card built from now on
    replay,           ///< every wonder built from now on brings an extra turn
    chainCoins,       ///< `value` coins for every card built through a chain from now on
};

enum class Counted : std::uint8_t { cards, wonders, coinSets, tokens };

/// One effect. `kind` decides which members are used, see there.
struct Effect {
    EffectKind kind = EffectKind::points;
    std::uint8_t value = 0;
    std::uint8_t options = 0; ///< a bit per Resource
    Science symbol = noScience;
    Counted counted = Counted::cards;
    std::uint8_t families = 0; ///< a bit per Family, for Counted::cards and destroy
    std::uint8_t setSize = 1;  ///< coins in a set, for Counted::coinSets
    bool largerCity = false;   ///< counts in the city that has more; else in the owner's
};

using Effects = InlineList<Effect, 4>;

/// Returns true if they change what their owner pays for buildings.
bool changesPrices(const Effects &effects);

struct Card {
    CardId id{};
    std::string key;  ///< the id in the data file
    std::string name; ///< as in the data file, English
    std::uint8_t age = 1;
    Family family = Family::rawMaterial;
    Cost cost;
    std::vector<CardId> chainFrom; ///< cards that make this one free
    std::vector<CardId> chainTo;   ///< cards that this one makes free
    std::string chainSymbol;       ///< the symbol that makes others free; empty if none
    Effects effects;
};

struct Wonder {
    WonderId id{};
    std::string key;
    std::string name;
    Cost cost;
    Effects effects;
};

/// A progress token.
struct Token {
    TokenId id{};
    std::string key;
    std::string name;
    Effects effects;
};

inline constexpr int ageCount = 3;
inline constexpr std::size_t slotCount = 20;
inline constexpr std::size_t wondersPerPlayer = 4;
inline constexpr std::size_t wondersOffered = 4; ///< in each of the two groups
inline constexpr std::size_t maxLoot = 4;
inline constexpr std::size_t maxDistance = 15;

/// Most coins of a player in a position that is read. No game comes near it.
inline constexpr int largestPurse = 9999;

/// A set of slots of an age's structure.
using SlotMask = IdSet<std::size_t, 1, std::uint32_t>;
inline constexpr SlotMask allSlots = SlotMask::firstIds(static_cast<int>(slotCount));

/// A slot of the structure. Row and column are for drawing it: x in half widths of a card.
struct Slot {
    std::uint8_t row = 0;
    std::uint8_t x = 0;
    SlotMask coveredBy;
    SlotMask covers;
};

/// The layout of an age's cards (rulebook, "Card structures").
struct Layout {
    std::array<Slot, slotCount> places;
    SlotMask faceUp; ///< slots whose card is laid face up
    SlotMask open;   ///< slots that are uncovered at the start
};

/// A military token: a player driven back to it loses coins.
struct Loot {
    std::uint8_t at = 0; ///< distance from the middle
    std::uint8_t coins = 0;
};

struct FamilyCoins {
    Family family = Family::commercial;
    std::uint8_t coins = 0;
};

struct Rules {
    std::uint8_t startCoins = 7;
    std::uint8_t guildsInAge = 3;
    std::uint8_t tokensOnBoard = 5;
    std::uint8_t mostWonders = 7; ///< built by both players; the others leave the game
    /// Who drafts, by group and turn: 0 = the starting player.
    std::array<std::array<std::uint8_t, wondersOffered>, 2> draftOrder{
        {{0, 1, 1, 0}, {1, 0, 0, 1}}};
    std::uint8_t basePrice = 2;      ///< coins for a unit that the opponent does not produce
    std::uint8_t pricePerUnit = 1;   ///< for each unit on the opponent's priced cards
    std::uint8_t pricedFamilies = 0; ///< a bit per Family whose production raises those prices
    std::uint8_t discardIncome = 2;
    InlineList<FamilyCoins, familyCount> discardBonus; ///< for each card of the colour in the city
    std::uint8_t coinsPerPoint = 3;
    std::uint8_t symbolsToWin = 6;
    std::uint8_t copiesForToken = 2;
    std::int8_t capital = 9; ///< distance of a capital from the middle
    std::array<std::uint8_t, maxDistance + 1> pointsByDistance{};
    InlineList<Loot, maxLoot> loot; ///< on either side, ascending distance
};

/// What the rules look up about a card in every turn, in one cache line.
struct alignas(64) BuildFacts {
    CardSet chainFrom;
    Units cost;
    Units produces;
    Units sells; ///< the part that raises the opponent's prices
    std::uint8_t coins = 0;
    std::uint8_t shields = 0;
    Family family = Family::rawMaterial;
    Science symbol = noScience;
    bool free = false;                    ///< neither coins nor resources
    std::uint8_t discardBonus = 0;        ///< coins that it adds to the income for a discarded card
    bool plain = false;                   ///< no effects except the above and points
    std::uint8_t chainAge = ageCount + 1; ///< the first age with a card that it makes free
    bool changesPrices = false;           ///< see changesPrices()
};

/// The same for a wonder.
struct WonderFacts {
    Units cost;
    std::uint8_t coins = 0;
    Effect choice{}; ///< the effect that lets its builder choose; points if there is none
};

using CardList = InlineList<CardId, maxCards>;

/// All cards, wonders, tokens and layouts, compiled once into flat tables. Immutable; states point
/// to it, so it must outlive them and must not move.
struct Catalogue {
    Rules rules;
    std::vector<Card> cards;
    std::vector<Wonder> wonders;
    std::vector<Token> tokens;
    std::array<Layout, ageCount> layouts;

    // Derived on loading.
    std::array<BuildFacts, maxCards> facts{};
    std::array<WonderFacts, maxWonders> wonderFacts{};
    std::array<CardSet, familyCount> familyCards{};
    std::array<CardSet, scienceCount> scienceCards{};
    std::array<TokenSet, scienceCount> scienceTokens{};
    std::array<CardSet, ageCount> ageCards{}; ///< without the guilds
    std::array<CardList, ageCount> ageList{}; ///< the same
    CardSet guilds;
    CardList guildList;
    CardSet pointCards;
    WonderSet allWonders;
    TokenSet allTokens;

    /// The computer players' net for these cards, if any; see engine/ai/nets.h.
    std::shared_ptr<const ai::Net> net;

    [[nodiscard]] const Card &card(CardId id) const { return cards[index(id)]; }
    [[nodiscard]] const Wonder &wonder(WonderId id) const { return wonders[index(id)]; }
    [[nodiscard]] const Token &token(TokenId id) const { return tokens[index(id)]; }
    [[nodiscard]] const Layout &layout(int age) const {
        return layouts[static_cast<std::size_t>(age - 1)];
    }
    /// Returns false for noCard and any other id without a card; likewise for the others.
    [[nodiscard]] bool knows(CardId id) const { return index(id) < cards.size(); }
    [[nodiscard]] bool knows(WonderId id) const { return index(id) < wonders.size(); }
    [[nodiscard]] bool knows(TokenId id) const { return index(id) < tokens.size(); }

    [[nodiscard]] std::optional<CardId> findCard(std::string_view key) const;
    [[nodiscard]] std::optional<WonderId> findWonder(std::string_view key) const;
    [[nodiscard]] std::optional<TokenId> findToken(std::string_view key) const;

    [[nodiscard]] bool isGuild(CardId id) const { return guilds.has(id); }
    /// Number of guilds in an age's structure.
    [[nodiscard]] int guildsIn(int age) const { return age == ageCount ? rules.guildsInAge : 0; }
};

/// Reads `resources/data/duel.json` or a file in its format. Refuses unplayable data with the
/// file's name, the place in it ("/cards/3/cost/resources/wood") and the reason.
Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName);

} // namespace mirabilia::duel
