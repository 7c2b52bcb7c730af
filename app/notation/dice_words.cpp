// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/dice_words.h"

#include <algorithm>
#include <bit>

namespace mirabilia::notation::dice_words {

using namespace dice;

namespace {

DieRoll roll(const JsonValue &value, const Catalogue &catalogue, const Die &die) {
    const std::vector<JsonValue> parts = value.items();
    if (parts.size() != 2) {
        value.refuse("expected a face and the cost of a quadrant");
    }
    const auto face = die.face(parts[0].text());
    if (!face) {
        parts[0].refuse("the die \"" + die.key + "\" has no face " + shown(parts[0].raw()));
    }
    const int cost = parts[1].integer(0, 9);
    const auto &costs = catalogue.rules.quadrantCosts;
    if (std::find(costs.begin(), costs.end(), cost) == costs.end()) {
        parts[1].refuse("no quadrant costs " + shown(parts[1].raw()));
    }
    return {*face, static_cast<std::uint8_t>(cost)};
}

template <class Set, class Key>
OrderedJson keys(const Set &set, Key key) {
    OrderedJson list = OrderedJson::array();
    for (const auto id : set) {
        list.push_back(key(id));
    }
    return list;
}

} // namespace

Seat seat(const JsonValue &value, int players) {
    return static_cast<Seat>(value.integer(0, players - 1));
}

BoardId board(const JsonValue &value, const Catalogue &catalogue) {
    return known(value, "board", catalogue.findBoard(value.text()));
}

CellId cell(const JsonValue &value, const Catalogue &catalogue) {
    return known(value, "cell", catalogue.findCell(value.text()));
}

DieId die(const JsonValue &value, const Catalogue &catalogue) {
    return known(value, "die", catalogue.findDie(value.text()));
}

DieId die(const JsonValue &object, const std::string &key, const Catalogue &catalogue) {
    const auto found = catalogue.findDie(key);
    if (!found) {
        object.refuse("the die \"" + printable(key) + "\" is unknown");
    }
    return *found;
}

BonusId bonus(const JsonValue &value, const Catalogue &catalogue) {
    return known(value, "bonus", catalogue.findBonus(value.text()));
}

Forum forum(const JsonValue &value, const Catalogue &catalogue) {
    Forum result;
    for (const auto &[key, lies] : value.members()) {
        const DieId id = die(value, key, catalogue);
        result.dice.add(id);
        result.rolls[index(id)] = roll(lies, catalogue, catalogue.die(id));
    }
    return result;
}

Move move(const JsonValue &object, const Catalogue &catalogue, std::string_view also) {
    if (object.has("bonus")) {
        object.onlyKeys({"bonus", also});
        return {Action::bonus, noDie, noCell, bonus(object.at("bonus"), catalogue)};
    }
    if (!object.has("do") && object.has("cell")) {
        object.onlyKeys({"cell", also});
        const JsonValue wanted = object.at("cell");
        return wanted.raw().is_null()
                   ? Move{Action::decline, noDie, noCell, noBonus}
                   : Move{Action::cross, noDie, cell(wanted, catalogue), noBonus};
    }
    const auto action = object.at("do").word<Action>(
        {{"build", Action::build}, {"wonder", Action::wonder}, {"pass", Action::pass}});
    if (action != Action::build) {
        object.onlyKeys({"do", also});
        return {action, noDie, noCell, noBonus};
    }
    object.onlyKeys({"do", "die", "cell", also});
    return {action, die(object.at("die"), catalogue), cell(object.at("cell"), catalogue), noBonus};
}

OrderedJson toJson(const Catalogue &catalogue, const Move &move) {
    switch (move.action) {
    case Action::build:
        return {{"do", "build"},
                {"die", catalogue.die(move.die).key},
                {"cell", catalogue.key(move.cell)}};
    case Action::wonder: return {{"do", "wonder"}};
    case Action::pass: return {{"do", "pass"}};
    case Action::cross: return {{"cell", catalogue.key(move.cell)}};
    case Action::decline: return {{"cell", nullptr}};
    case Action::bonus: return {{"bonus", catalogue.bonuses[index(move.bonus)].key}};
    }
    return {};
}

OrderedJson toJson(const Catalogue &catalogue, const Forum &forum) {
    OrderedJson result = OrderedJson::object();
    for (const DieId id : forum.dice) {
        const Die &die = catalogue.die(id);
        const DieRoll lies = forum.rolls[index(id)];
        result[die.key] = {die.faces[lies.face], static_cast<int>(lies.cost)};
    }
    return result;
}

OrderedJson toJson(const ScoreSheet &sheet) {
    OrderedJson result = OrderedJson::object();
    for (std::size_t row = 0; row < categoryCount; ++row) {
        result[std::string(categoryNames[row])] = sheet.points[row];
    }
    result["total"] = sheet.total();
    return result;
}

OrderedJson toJson(SeatMask seats) {
    return keys(seats, [](Seat each) { return each; });
}

OrderedJson diceKeys(const Catalogue &catalogue, DiceMask dice) {
    return keys(dice, [&](DieId id) { return catalogue.die(id).key; });
}

OrderedJson seatFacts(const State &state, Seat seat) {
    const Catalogue &catalogue = *state.catalogue;
    const Sheet &sheet = state.cities[seat].now;
    OrderedJson attacks = OrderedJson::object();
    for (const CellId id : sheet.marked) {
        if (state.board(seat)[id].attack != noAttack) {
            attacks[catalogue.key(id)] = attackPoints(state, seat, id);
        }
    }
    return {{"coins", sheet.coins},
            {"circled", sheet.circled},
            {"crossed", sheet.circled - sheet.coins},
            {"resources", resources(state, seat)},
            {"marked", keys(sheet.marked, [&](CellId id) { return catalogue.key(id); })},
            {"attacks", attacks},
            {"agora_first", agoraFirst(state).has(seat)},
            {"bonuses",
             keys(sheet.bonuses, [&](BonusId id) { return catalogue.bonuses[index(id)].key; })},
            {"unlocked", diceKeys(catalogue, unlockedDice(state, seat))}};
}

std::string moveText(const Catalogue &catalogue, const Move &move) {
    std::string text;
    const OrderedJson written = toJson(catalogue, move);
    for (const auto &[key, value] : written.items()) {
        text.append(text.empty() ? "" : " ")
            .append(value.is_string() ? value.get<std::string>() : "no " + key);
    }
    return text;
}

std::string describe(const Catalogue &catalogue, Seat seat, const Move &move) {
    return "seat " + std::to_string(seat) + " " + moveText(catalogue, move);
}

} // namespace mirabilia::notation::dice_words
