// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/card_set.h"
#include "engine/classic/supply.h"
#include "engine/core/inline_list.h"
#include "engine/core/parsed.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::classic {

enum class Resource : std::uint8_t { wood, stone, clay, ore, glass, cloth, papyrus };
inline constexpr std::size_t resourceCount = 7;
/// The first four are raw materials, the others manufactured goods.
inline constexpr std::size_t rawCount = 4;

/// Raw materials (brown) and manufactured goods (grey) have separate trade prices.
enum class Group : std::uint8_t { raw, manufactured };

enum class Family : std::uint8_t {
    rawMaterial,
    manufacturedGood,
    civilian,
    commercial,
    military,
    scientific,
    guild,
};
inline constexpr std::size_t familyCount = 7;

enum class Science : std::uint8_t { compass, gear, tablet };
inline constexpr std::size_t scienceCount = 3;

enum class Side : std::uint8_t { a, b };

/// The names in the data file, scenarios and records ("wood", "raw_material", "gear", "A").
std::string_view name(Resource resource);
std::string_view name(Family family);
std::string_view name(Science symbol);
std::string_view name(Side side);

/// An entry of the wonder table, in the order of the data file.
enum class WonderId : std::uint8_t {};
constexpr std::size_t index(WonderId wonder) {
    return static_cast<std::size_t>(wonder);
}

/// A wonder and the side in play.
struct Board {
    WonderId wonder{};
    Side side = Side::a;

    friend constexpr bool operator==(const Board &, const Board &) = default;
};

/// Whose cards or boards an effect looks at; may be several.
struct Scope {
    bool left = false;
    bool self = false;
    bool right = false;
};

/// The cost of a card or stage. Coins go to the bank; resources are only shown.
struct Cost {
    std::uint8_t coins = 0;
    std::array<std::uint8_t, resourceCount> units{};
};

enum class EffectKind : std::uint8_t {
    produce, ///< `value` units a turn, each one of `options`; `tradable`: neighbours may buy
    points,  ///< `value` points
    pointsIfComplete,  ///< `value` points if every stage of the city's board is built
    shields,           ///< `value` shields
    science,           ///< one `symbol`
    scienceChoice,     ///< one symbol, chosen at final scoring
    coins,             ///< `value` coins at once
    coinsPer,          ///< `value` coins for each `counted`, once all cards of the turn are placed
    pointsPer,         ///< `value` points for each `counted`
    discount,          ///< units of `group` cost `value` coins when bought from `scope`
    buildFromDiscard,  ///< builds a card of the discard pile for free at the end of the turn
    freeBuildPerAge,   ///< once an age a card from the hand is free
    freeFirstOfFamily, ///< a card of a family that the city does not have yet is free
    freeFirstOfAge,    ///< every card built in turn 1 of an age is free
    freeLastOfAge,     ///< every card built in turn 6 is free
    playLastCard,      ///< the seventh card is played instead of discarded
    copyGuild,         ///< scores one guild of a neighbour in `scope` as its own
    copyStage, ///< has the effects and the cost of stage `value` (0 = first) of a neighbour in
               ///< `scope`
};

enum class Counted : std::uint8_t { cards, wonderStages, defeatTokens };

/// One effect. `kind` decides which members are used, see there.
struct Effect {
    EffectKind kind = EffectKind::points;
    std::uint8_t value = 0;
    std::uint8_t options = 0; ///< a bit per Resource
    bool tradable = false;
    Science symbol = Science::compass;
    Group group = Group::raw;
    Counted counted = Counted::cards;
    std::uint8_t families = 0; ///< a bit per Family, for Counted::cards
    Scope scope;
};

using Effects = InlineList<Effect, 4>;

/// A cost in a form that can be compared with supplies.
struct Price {
    Supply units;
    std::uint8_t coins = 0;
};

struct Card {
    CardId id{};
    std::string key;            ///< the id in the data file
    std::string name;           ///< as in the data file, English
    std::uint8_t structure = 0; ///< equal for cards that are the same building
    std::uint8_t age = 1;
    Family family = Family::rawMaterial;
    InlineList<std::uint8_t, CardPile::maxOfOne>
        copies; ///< smallest player count for each copy; empty for guilds
    Cost cost;
    std::vector<CardId> chainFrom; ///< cards that make this one free
    std::vector<CardId> chainTo;   ///< cards that this one makes free
    Effects effects;
};

struct Stage {
    Cost cost; ///< nothing for a copying stage, which costs what the copied one does
    Price price;
    Effects effects;

    /// The copying effect, or null.
    [[nodiscard]] const Effect *copying() const {
        return effects.size() == 1 && effects[0].kind == EffectKind::copyStage ? &effects[0]
                                                                               : nullptr;
    }
};

inline constexpr std::size_t maxStages = 4;

struct WonderSide {
    InlineList<Stage, maxStages> stages;
};

struct Wonder {
    WonderId id{};
    std::string key;
    std::string name;
    std::string city;
    std::optional<Resource> produces;
    bool tradable = false;
    std::uint8_t extraCoins = 0;
    std::array<WonderSide, 2> sides;
};

inline constexpr std::size_t maxWonders = 16;
inline constexpr std::size_t maxSeats = 7;
inline constexpr int ageCount = 3;
inline constexpr int turnsPerAge = 6;
inline constexpr std::size_t handSize = 7;
inline constexpr std::size_t maxDeck = maxSeats * handSize;
inline constexpr std::size_t maxGuildsInDeck = 10;
/// Most coins of a city in a position that is read. No game comes near it.
inline constexpr int largestPurse = 9999;

/// The cards of an age in dealing order: seat 0's seven first, then seat 1's and so on. With two
/// players the last seven are the Free City's pile, in drawing order.
using Deck = InlineList<CardId, maxDeck>;

struct Rules {
    std::uint8_t fewestPlayers = 3; ///< 2 if there is a Free City
    std::uint8_t startCoins = 3;
    std::uint8_t discardIncome = 3;
    std::uint8_t tradePrice = 2;
    std::uint8_t coinsPerPoint = 3;
    std::uint8_t sciencePoints = 7;                           ///< for three different symbols
    std::int8_t defeatToken = -1;                             ///< points
    std::array<std::uint8_t, ageCount> victoryToken{1, 3, 5}; ///< points, by age
    std::array<bool, ageCount> passLeft{true, false, true};   ///< by age
    std::array<std::uint8_t, maxSeats + 1> guildsInDeck{};    ///< by number of cities
    std::array<bool, ageCount> freeCityLeftFirst{true, false, true}; ///< who holds it first, by age
};

/// What the rules look up about a card in every turn, in one cache line.
struct alignas(64) BuildFacts {
    CardSet sameBuilding; ///< this card and its namesakes of other ages
    CardSet chainFrom;
    Price price;
};

/// All cards and boards, compiled once into flat tables. Immutable; states point to it, so it must
/// outlive them and must not move.
struct Catalogue {
    Rules rules;
    int edition = 1; ///< as in tools and messages: 1 for 2010, 2 for 2020
    std::vector<Card> cards;
    std::vector<Wonder> wonders;

    // Derived on loading.
    std::array<BuildFacts, maxCards> facts{};
    std::array<CardSet, familyCount> familyCards{};
    std::array<CardSet, scienceCount> scienceCards{};
    std::array<CardSet, ageCount> ageCards{};
    CardSet allCards;
    CardSet coinCards;  ///< cards that give coins when built
    CardSet pointCards; ///< cards with points, wild symbols included
    std::vector<CardId> guilds;

    [[nodiscard]] const Card &card(CardId id) const { return cards[index(id)]; }
    [[nodiscard]] const Wonder &wonder(WonderId id) const { return wonders[index(id)]; }
    [[nodiscard]] const WonderSide &side(Board board) const {
        return wonders[index(board.wonder)].sides[static_cast<std::size_t>(board.side)];
    }
    /// Returns false for noCard and any other id without a card.
    [[nodiscard]] bool knows(CardId id) const { return index(id) < cards.size(); }

    [[nodiscard]] std::optional<CardId> findCard(std::string_view key) const;
    [[nodiscard]] std::optional<WonderId> findWonder(std::string_view key) const;

    /// Copies of a card in a game with this many cities (3..7); one for guilds.
    [[nodiscard]] int copies(CardId card, int cities) const;
    /// The cards of an age (1..3) without the guilds, in the order of the table.
    [[nodiscard]] const Deck &ageDeck(int age, int cities) const {
        return decks[static_cast<std::size_t>(age - 1)][static_cast<std::size_t>(cities)];
    }
    /// Number of guilds shuffled into the deck of an age.
    [[nodiscard]] int guildsIn(int age, int cities) const {
        return age == ageCount ? rules.guildsInDeck[static_cast<std::size_t>(cities)] : 0;
    }

    std::array<std::array<Deck, maxSeats + 1>, ageCount> decks{}; ///< see ageDeck()
};

/// Reads `resources/data/classic.json` (first edition), `classic-2.json` (second edition) or a file
/// in their format. Refuses unplayable data with the file's name, the place in it
/// ("/cards/3/cost/wood") and the reason.
Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName);

} // namespace mirabilia::classic
