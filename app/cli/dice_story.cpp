// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dice_story.h"

#include "app/cli/table_text.h"

#include <algorithm>
#include <ostream>

namespace mirabilia::cli {

namespace {

constexpr std::size_t purseWidth = 8;

/// Grey, blue, red, yellow, green, white, purple, black.
constexpr std::array<int, dice::colourCount> dieColours{37, 94, 91, 93, 92, 97, 95, 90};

} // namespace

DiceStory::DiceStory(std::ostream &stream, const dice::State &position,
                     std::span<const ai::Level> levels, bool colours)
    : out(stream)
    , state(position)
    , players(levels.begin(), levels.end())
    , ink(colours) {
    for (Seat seat = 0; seat < state.players; ++seat) {
        nameWidth = std::max(nameWidth, city(seat).size());
    }
    out << ink.bold(concat({"7 Wonders Dice with ", std::to_string(state.players), " players"}))
        << "\n";
    for (Seat seat = 0; seat < state.players; ++seat) {
        out << "  " << padded(city(seat), nameWidth) << "  played by " << ai::name(players[seat])
            << "\n";
    }
}

void DiceStory::on(const dice::Event &event) {
    std::visit([this](const auto &happened) { tell(happened); }, event);
}

void DiceStory::finish() {
    writeScores<dice::Dice>(out, ink, state, players, [this](Seat seat) { return city(seat); });
}

void DiceStory::tell(const dice::DiceRolled &event) {
    const std::string heading =
        "Round " + std::to_string(event.round) + (event.lastRound ? ", the last one" : "");
    std::vector<std::string> rolled;
    for (const dice::DieId id : event.forum.dice) {
        const dice::DieRoll roll = event.forum.rolls[dice::index(id)];
        rolled.push_back(concat({die(id), " ", state.catalogue->die(id).faces[roll.face], " for ",
                                 std::to_string(roll.cost)}));
    }
    out << "\n" << ink.bold(heading) << "\n  The Forum: " << listed(rolled) << "\n";
}

void DiceStory::tell(const dice::CityRevealed &event) {
    flushCity();
    teller = event.seat;
    purse = event.coins;
    switch (event.opening.action) {
    case dice::Action::build: add("takes " + die(event.opening.die())); break;
    case dice::Action::wonder: add("builds at its Wonder"); break;
    default: add("passes"); break;
    }
    std::vector<std::string> crossedOff;
    for (const dice::CellId id : event.marked) {
        crossedOff.push_back(state.catalogue->key(id));
    }
    for (const dice::BonusId id : event.bonuses) {
        crossedOff.push_back(ink.bold(state.catalogue->bonuses[dice::index(id)].key));
    }
    if (!crossedOff.empty()) {
        add("crosses off " + listed(crossedOff));
    }
}

void DiceStory::tell(const dice::AttackWritten &event) {
    add("attacks " + city(event.opponent) + " for " + std::to_string(event.points));
}

void DiceStory::tell(const dice::DieUnlocked &event) {
    add("unlocks " + die(event.die));
}

void DiceStory::tell(const dice::BuildingCompleted &event) {
    add("completes " + std::string(dice::name(event.building)));
}

void DiceStory::tell(const dice::RoundEnded &event) {
    flushCity();
    std::vector<std::string> first;
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (event.agoraFirst.has(seat)) {
            first.push_back(city(seat));
        }
    }
    if (!first.empty()) {
        out << "  First complete Agora: " << listed(first) << "\n";
    }
}

void DiceStory::flushCity() {
    if (line.empty()) {
        return;
    }
    out << "    " << padded(city(teller), nameWidth) << "  " << padded(coins(purse), purseWidth)
        << "  " << line << "\n"
        << std::flush;
    line.clear();
}

std::string DiceStory::city(Seat seat) const {
    std::string name = state.board(seat).key;
    name[0] = static_cast<char>(name[0] >= 'a' && name[0] <= 'z' ? name[0] - 'a' + 'A' : name[0]);
    return name;
}

std::string DiceStory::die(dice::DieId die) const {
    const dice::Die &shown = state.catalogue->die(die);
    return ink.painted(shown.key, dieColours[static_cast<std::size_t>(shown.colour)]);
}

} // namespace mirabilia::cli
