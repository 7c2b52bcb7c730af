// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>
#include <set>

namespace mirabilia::dice::loading {

namespace {

void requireCount(const Value &value, std::size_t found) {
    if (value.number(0, 99) != static_cast<int>(found)) {
        value.refuse("the file has " + std::to_string(found));
    }
}

/// Checks that some board can unlock each special die.
void checkUnlocks(const Value &setAside, const Catalogue &catalogue) {
    setAside.forEachItem([&](const Value &key) {
        const DieId die = catalogue.findDie(key.text()).value_or(noDie);
        if (std::all_of(catalogue.boards.begin(), catalogue.boards.end(),
                        [die](const Board &board) { return board.unlocks[index(die)].empty(); })) {
            key.refuse("no board has a cell that unlocks it");
        }
    });
}

/// Returns true if a die's entry names this building; "barracks" names two.
bool isNamed(const std::string &word, Building building) {
    const bool barracks = building == Building::barracksWest || building == Building::barracksEast;
    return word == name(building) || (barracks && word == "barracks");
}

/// Checks that a die's building and that building's dice agree.
void checkDie(const Value &buildings, const Value &json) {
    const Value named = json.at("building");
    if (named.isNull()) {
        return;
    }
    const std::string colour = json.at("color").text();
    const std::string word = named.text();
    bool any = false;
    for (std::size_t i = 0; i < buildingCount; ++i) {
        const auto building = static_cast<Building>(i);
        if (isNamed(word, building)) {
            const Value die = buildings.at(std::string(name(building))).at("die");
            if (die.isNull() || die.text() != colour) {
                named.refuse("that building is for other dice");
            }
            any = true;
        }
    }
    if (!any) {
        named.refuse(inQuotes(word) + " is no building");
    }
}

void checkDieOf(const Value &document, const Catalogue &catalogue, Building building) {
    const Value colour = document.at("buildings").at(std::string(name(building))).at("die");
    if (building == Building::wonder) {
        if (!colour.isNull()) {
            colour.refuse("the Wonder needs no die");
        }
        return;
    }
    const std::string wanted = colour.text();
    if (std::none_of(catalogue.dice.begin(), catalogue.dice.end(), [&](const Die &die) {
            const Value of = document.at("dice").at(die.key).at("building");
            return name(die.colour) == wanted && of.isText() && isNamed(of.text(), building);
        })) {
        colour.refuse("no die of that colour is for this building");
    }
}

/// Barracks lanes have names of their own, so each says which face reaches it. Checks that it does.
void checkSymbols(const Value &document, Building barracks) {
    const std::string key(name(barracks));
    document.at("buildings")
        .at(key)
        .at("lanes")
        .forEachMember([&](const std::string &lane, const Value &json) {
            const Value symbol = json.at("symbol");
            const Value targets = document.at("face_targets");
            bool reached = false;
            if (targets.has(symbol.text())) {
                targets.at(symbol.text()).at("targets").forEachItem([&](const Value &target) {
                    reached = reached || target.text() == key + "." + lane ||
                              target.text() == key || target.text() == "barracks";
                });
            }
            if (!reached) {
                symbol.refuse("the face " + inQuotes(symbol.text()) + " does not reach this lane");
            }
        });
}

/// Checks that every board has all lanes of the University, and that the longest has as many cells
/// as the file says.
void checkUniversity(const Value &document) {
    const Value json = document.at("buildings").at("university");
    requireText(json.at("lanes"), "see boards");
    std::size_t longest = 0;
    std::set<std::string> lanes;
    const Value boards = document.at("boards");
    boards.forEachItem([&](const Value &board) {
        board.at("university").forEachMember([&](const std::string &key, const Value &lane) {
            lanes.insert(key);
            std::size_t cells = 0;
            lane.at("cells").forEachItem([&cells](const Value &) { ++cells; });
            longest = std::max(longest, cells);
        });
    });
    boards.forEachItem([&lanes](const Value &board) {
        for (const std::string &lane : lanes) {
            (void)board.at("university").at(lane);
        }
    });
    requireCount(json.at("cells_per_lane"), longest);
}

} // namespace

void checkBox(const Value &document, const Catalogue &catalogue) {
    requireNumber(document.at("format"), 1);
    requireText(document.at("game"), "dice");
    const Value box = document.at("components");
    const Value players = box.at("players_max");
    if (catalogue.boards.size() < static_cast<std::size_t>(players.number(2, maxSeats))) {
        document.at("boards").refuse("fewer boards than players");
    }
    requireNumber(players, static_cast<int>(maxSeats));
    requireNumber(box.at("players_min"), 2);
    requireCount(box.at("dice"), catalogue.dice.size());
    requireCount(box.at("boards"), catalogue.boards.size());
    requireCount(box.at("forum_dice"), static_cast<std::size_t>(catalogue.forumStart.size()));
    (void)document.at("gold_reserve").at("row_length").number(1, catalogue.rules.capacity);
    const Value symbols = document.at("color_symbols");
    for (const std::string_view colour : words<Colour, colourCount>()) {
        (void)symbols.at(std::string(colour)).text();
    }
    (void)symbols.at(std::string(name(Building::wonder))).text();
    checkUnlocks(document.at("setup").at("set_aside"), catalogue);
}

void checkBuildings(const Value &document, const Catalogue &catalogue) {
    const Value buildings = document.at("buildings");
    for (const Die &die : catalogue.dice) {
        checkDie(buildings, document.at("dice").at(die.key));
    }
    for (std::size_t i = 0; i < buildingCount; ++i) {
        const auto building = static_cast<Building>(i);
        requireTruth(buildings.at(std::string(name(building))).at("in_city"),
                     building != Building::warehouse);
        checkDieOf(document, catalogue, building);
    }
    requireText(buildings.at("wonder").at("cells"), "see boards");
    requireText(buildings.at("barracks_west").at("faces"), "left_neighbour");
    requireText(buildings.at("barracks_east").at("faces"), "right_neighbour");
    checkSymbols(document, Building::barracksWest);
    checkSymbols(document, Building::barracksEast);
    const Value condition = buildings.at("guild_court").at("condition");
    requireText(condition.at("three_plus"), "at_least_each_neighbour");
    requireText(condition.at("two_players"), "more_than_opponent");
    requireText(condition.at("counts_as_of"), "start_of_round");
    checkUniversity(document);
}

void checkAgora(const Value &document, const Catalogue &catalogue) {
    using Place = std::pair<int, int>;
    const Value agora = document.at("buildings").at("agora");
    std::map<CellId, Place> places;
    CellMask lined;
    for (const Line &line : catalogue.lines) {
        for (const CellId cell : line.cells) {
            lined.add(cell);
        }
    }
    agora.at("cells").forEachItem([&](const Value &json) {
        const CellId id = catalogue.findCell(json.at("id").text()).value_or(noCell);
        const Place place{json.at("row").number(0, 8), json.at("col").number(0, 8)};
        if (std::any_of(places.begin(), places.end(),
                        [&place](const auto &other) { return other.second == place; })) {
            json.refuse("another cell stands in this row and column");
        }
        if (!lined.has(id)) {
            json.refuse("no line leads to this cell");
        }
        places[id] = place;
    });
    for (const Line &line : catalogue.lines) {
        const Place first = places[line.cells.front()];
        const auto all = [&](auto same) {
            return std::all_of(line.cells.begin(), line.cells.end(),
                               [&](CellId cell) { return same(places[cell]); });
        };
        if (!all([&](const Place &place) { return place.first == first.first; }) &&
            !all([&](const Place &place) { return place.second == first.second; })) {
            agora.at("lines").at(line.symbol).refuse("neither a row nor a column");
        }
    }
}

} // namespace mirabilia::dice::loading
