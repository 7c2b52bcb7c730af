// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classic_story.h"

#include "app/cli/table_text.h"
#include "engine/classic/game.h"

#include <algorithm>
#include <ostream>

namespace mirabilia::cli {

using namespace classic;

namespace {

constexpr std::array<std::string_view, maxStages> ordinals{"first", "second", "third", "fourth"};
constexpr std::size_t actionWidth = 58;

/// The colour of a family on a terminal: brown, grey, blue, yellow, red, green, purple.
constexpr std::array<int, familyCount> familyColours{33, 37, 94, 93, 91, 92, 95};

} // namespace

ClassicStory::ClassicStory(std::ostream &stream, const State &position,
                           std::span<const ai::Level> levels, bool colours)
    : out(stream)
    , state(position)
    , players(levels.begin(), levels.end())
    , ink(colours) {
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        purses[seat] = state.cities[seat].coins;
        nameWidth = std::max(nameWidth, city(seat).size());
    }
    beginTable();
}

void ClassicStory::on(const Event &event) {
    std::visit([this](const auto &happened) { tell(happened); }, event);
}

void ClassicStory::finish() {
    flushTurn();
    writeScores<Classic>(out, ink, state, players, [this](Seat seat) { return city(seat); });
}

void ClassicStory::beginTable() {
    out << ink.bold(concat({"7 Wonders with ", std::to_string(players.size()), " players",
                            state.catalogue->edition == 2 ? ", second edition" : ""}))
        << "\n";
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        const Board board = state.cities[seat].board;
        const std::string_view who =
            seat == state.freeCity() ? "both: the Free City" : ai::name(players[seat]);
        out << "  " << padded(city(seat), nameWidth) << "  side " << name(board.side)
            << ", played by " << who << "\n";
    }
}

void ClassicStory::tell(const AgeBegan &event) {
    flushTurn();
    out << "\n" << ink.bold(std::string(ageNames[static_cast<std::size_t>(event.age - 1)])) << "\n";
    conflictsBegan = false;
}

void ClassicStory::tell(const TurnBegan &event) {
    flushTurn();
    heading = event.phase == Phase::pick    ? "Turn " + std::to_string(event.turn)
              : event.phase == Phase::extra ? std::string("The seventh card")
                                            : std::string("From the discard pile");
}

void ClassicStory::tell(const CardPlayed &event) {
    Line &line = lines[event.seat];
    line.used = true;
    switch (event.action) {
    case Action::build: line.text = "builds " + card(event.card); break;
    case Action::free: line.text = concat({"builds ", card(event.card), " for nothing"}); break;
    case Action::stage:
        // All pay before any stage is built, so this one is not counted yet.
        line.text = concat({"builds its ", ordinals[state.cities[event.seat].stages],
                            " stage with ", card(event.card)});
        break;
    case Action::discard:
    case Action::pick: line.text = "discards " + card(event.card); break;
    }
    line.text += payment(event.seat, event.payment);
}

void ClassicStory::tell(const CoinsMoved &event) {
    if (event.from != noSeat) {
        purses[event.from] -= event.amount;
    }
    if (event.to != noSeat) {
        purses[event.to] += event.amount;
    }
    const bool income = event.cause == CoinCause::discard || event.cause == CoinCause::card ||
                        event.cause == CoinCause::stage;
    if (income) {
        lines[event.to].text += ", gets " + coins(event.amount);
    }
}

void ClassicStory::tell(const StageBuilt &event) {
    if (event.copiedFrom != noSeat) {
        lines[event.seat].text += ", as in " + city(event.copiedFrom);
    }
}

void ClassicStory::tell(const PickedFromDiscard &event) {
    Line &line = lines[event.seat];
    line.used = true;
    line.text = event.card == noCard ? std::string("builds nothing") : "builds " + card(event.card);
}

void ClassicStory::tell(const Conflict &event) {
    if (event.token == 0 && event.opponentToken == 0) {
        return;
    }
    flushTurn();
    if (!conflictsBegan) {
        out << "  Conflicts\n";
        conflictsBegan = true;
    }
    out << "    " << padded(city(event.seat), nameWidth) << "  " << std::to_string(event.shields)
        << " : " << std::to_string(event.opponentShields) << "  "
        << padded(city(event.opponent), nameWidth) << "  " << withSign(event.token) << " : "
        << withSign(event.opponentToken) << "\n";
}

void ClassicStory::flushTurn() {
    const bool any =
        std::any_of(lines.begin(), lines.end(), [](const Line &line) { return line.used; });
    if (!any) {
        return;
    }
    out << "  " << heading << "\n";
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        if (lines[seat].used) {
            out << "    " << padded(city(seat), nameWidth) << "  "
                << padded(lines[seat].text, actionWidth) << "  " << coins(purses[seat]) << "\n";
        }
        lines[seat] = {};
    }
    out << std::flush;
}

std::string ClassicStory::city(Seat seat) const {
    return state.catalogue->wonder(state.cities[seat].board.wonder).city;
}

std::string ClassicStory::card(CardId card) const {
    const Card &shown = state.catalogue->card(card);
    return ink.painted(shown.name, familyColours[static_cast<std::size_t>(shown.family)]);
}

std::string ClassicStory::payment(Seat seat, const Payment &pay) const {
    std::string parts;
    const auto add = [&parts](int amount, const std::string &to) {
        if (amount != 0) {
            parts += (parts.empty() ? " (" : ", ") + std::to_string(amount) + " to " + to;
        }
    };
    add(pay.bank, "the bank");
    add(pay.left, city(state.leftOf(seat)));
    add(pay.right, city(state.rightOf(seat)));
    return parts.empty() ? parts : parts + ")";
}

} // namespace mirabilia::cli
