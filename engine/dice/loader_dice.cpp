// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include <algorithm>

namespace mirabilia::dice::loading {

namespace {

constexpr std::array<std::string_view, 2> greyWords{"per_die", "all_six"};
constexpr std::array<std::string_view, 2> purpleWords{"sum", "either"};

void readFaces(const Value &list, Die &die) {
    die.faces.clear();
    list.forEachItem([&die](const Value &item) {
        if (die.faces.size() == maxFaces) {
            item.refuse("more faces than a die can have");
        }
        const std::string symbol = item.text();
        const auto same = die.face(symbol);
        die.sameAs[die.faces.size()] = same.value_or(static_cast<std::uint8_t>(die.faces.size()));
        die.faces.push_back(symbol);
    });
    if (die.faces.empty()) {
        list.refuse("a die without faces");
    }
}

/// Our own ruling: the faces that the die names, or all six resources.
void readGreyFaces(const Value &document, Die &die) {
    Die allSix;
    readFaces(document.at("rulings").at("grey_faces").at("all_six"), allSix);
    if (ruled(document, "grey_faces", greyWords) == 1) {
        die.faces = allSix.faces;
        die.sameAs = allSix.sameAs;
    }
}

void readDie(const Value &document, const Value &key, Catalogue &catalogue) {
    const std::string name_ = key.text();
    if (catalogue.findDie(name_)) {
        key.refuse("a second time");
    }
    if (catalogue.dice.size() == maxDice) {
        key.refuse("more than " + std::to_string(maxDice) + " dice");
    }
    const Value json = document.at("dice").at(name_);
    Die die;
    die.id = static_cast<DieId>(catalogue.dice.size());
    die.key = name_;
    die.colour = static_cast<Colour>(json.at("color").oneOf(words<Colour, colourCount>()));
    die.special = json.at("special").truth();
    readFaces(json.at("faces"), die);
    if (die.colour == Colour::grey) {
        readGreyFaces(document, die);
    }
    if (die.special) {
        catalogue.special.add(die.id);
    } else if (die.colour == Colour::grey) {
        catalogue.grey.add(die.id);
    }
    catalogue.colourOf[index(die.id)] = die.colour;
    catalogue.dice.push_back(std::move(die));
}

/// Finds what each face of one die reaches.
class Reaches {
public:
    Reaches(const Value &file, const Names &known, Catalogue &to)
        : document(file)
        , names(known)
        , catalogue(to) {}

    void read(const Die &die) {
        const Value json = document.at("dice").at(die.key);
        for (std::size_t face = 0; face < die.faces.size(); ++face) {
            Reach &reach = catalogue.reach[index(die.id)][face];
            reach = reachOf(json, die.faces[face]);
            reach.direct = reach.row == 0 ? reach.cells : CellMask();
        }
    }

private:
    [[nodiscard]] Reach reachOf(const Value &die, const std::string &symbol) const {
        Reach reach;
        const Value targets = document.at("face_targets");
        if (targets.has(symbol)) {
            targets.at(symbol).at("targets").forEachItem(
                [&](const Value &word) { reach.cells |= names.cells(word); });
            checkNoGuild(targets.at(symbol), reach);
            return reach;
        }
        const Value building = die.at("building");
        if (building.isNull()) {
            reach.cells = names.cells(die.at("faces"), symbol);
            checkNoGuild(die.at("faces"), reach);
            return reach;
        }
        const std::string of = building.text();
        if (of == name(Building::agora)) {
            return lineOf(die, symbol);
        }
        if (of == name(Building::guildCourt)) {
            reach.cells = catalogue.of(Building::guildCourt);
            reach.compared = comparedBy(die.at("faces"), symbol);
            reach.conditional = true;
            return reach;
        }
        reach.cells = of == name(Building::warehouse)
                          ? producing(die.at("faces"), symbol)
                          : names.cells(die.at("faces"), of + "." + symbol);
        return reach;
    }

    void checkNoGuild(const Value &place, const Reach &reach) const {
        if (reach.cells.intersects(catalogue.of(Building::guildCourt))) {
            place.refuse(
                "only a die of the Guild Court reaches it: the face names what is compared");
        }
    }

    [[nodiscard]] Reach lineOf(const Value &die, const std::string &symbol) const {
        const auto line = std::find_if(catalogue.lines.begin(), catalogue.lines.end(),
                                       [&](const Line &each) { return each.symbol == symbol; });
        if (line == catalogue.lines.end()) {
            die.at("faces").refuse("no line of the Agora has the symbol " + inQuotes(symbol));
        }
        Reach reach;
        reach.row = static_cast<std::uint8_t>(1 + (line - catalogue.lines.begin()));
        for (const CellId cell : line->cells) {
            reach.cells.add(cell);
        }
        return reach;
    }

    /// West and East Barracks together, or either of them: our own ruling.
    [[nodiscard]] std::array<CellMask, 2> comparedBy(const Value &place,
                                                     const std::string &symbol) const {
        const bool either = ruled(document, "purple_barracks_face", purpleWords) == 1;
        if (either && symbol == "barracks") {
            return {catalogue.of(Building::barracksWest), catalogue.of(Building::barracksEast)};
        }
        return {names.cells(place, symbol), CellMask()};
    }

    [[nodiscard]] CellMask producing(const Value &place, const std::string &resource) const {
        CellMask result;
        document.at("buildings").at("warehouse").at("cells").forEachItem([&](const Value &cell) {
            cell.at("effects").forEachItem([&](const Value &effect) {
                if (effect.at("type").text() == "produce" &&
                    effect.at("resource").text() == resource) {
                    result.add(catalogue.findCell(cell.at("id").text()).value_or(noCell));
                }
            });
        });
        if (result.empty()) {
            place.refuse("no cell of the Warehouse produces " + inQuotes(resource));
        }
        return result;
    }

    const Value &document;
    const Names &names;
    Catalogue &catalogue;
};

} // namespace

void readDice(const Value &document, Catalogue &catalogue) {
    const Value setup = document.at("setup");
    const Value start = setup.at("forum_start");
    start.forEachItem([&](const Value &key) {
        readDie(document, key, catalogue);
        if (catalogue.dice.back().special) {
            key.refuse("a special die comes into the Forum when it is unlocked");
        }
        catalogue.forumStart.add(catalogue.dice.back().id);
    });
    setup.at("set_aside").forEachItem([&](const Value &key) {
        readDie(document, key, catalogue);
        if (!catalogue.dice.back().special) {
            key.refuse("only special dice are set aside");
        }
    });
    document.at("dice").forEachMember([&](const std::string &key, const Value &die) {
        if (!catalogue.findDie(key)) {
            die.refuse("neither in the first Forum nor set aside");
        }
    });
    if (catalogue.special.size() > catalogue.grey.size()) {
        setup.at("set_aside").refuse("more special dice than grey ones that can make room");
    }
    if (catalogue.forumStart.empty()) {
        start.refuse("no dice");
    }
}

void readReaches(const Value &document, const Names &names, Catalogue &catalogue) {
    Reaches reaches(document, names, catalogue);
    for (const Die &die : catalogue.dice) {
        reaches.read(die);
    }
}

} // namespace mirabilia::dice::loading
