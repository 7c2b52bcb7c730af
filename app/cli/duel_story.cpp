// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/duel_story.h"

#include "app/cli/table_text.h"

#include <cstdlib>
#include <ostream>

namespace mirabilia::cli {

namespace {

constexpr std::size_t pursesWidth = 7;

/// Brown, grey, blue, green, yellow, red, purple.
constexpr std::array<int, duel::familyCount> duelColours{33, 37, 94, 92, 93, 91, 95};

std::string_view victoryName(duel::Victory victory) {
    switch (victory) {
    case duel::Victory::military: return "A military victory";
    case duel::Victory::science: return "A scientific victory";
    case duel::Victory::civilian:
    case duel::Victory::none: break;
    }
    return "A civilian victory";
}

} // namespace

DuelStory::DuelStory(std::ostream &stream, const duel::State &position,
                     std::span<const ai::Level> levels, bool colours)
    : out(stream)
    , state(position)
    , players(levels.begin(), levels.end())
    , ink(colours) {
    out << ink.bold("7 Wonders Duel") << "\n";
    for (Seat seat = 0; seat < duel::seats; ++seat) {
        purses[seat] = state.cities[seat].coins;
        out << "  " << player(seat) << "  played by " << ai::name(players[seat]) << "\n";
    }
    out << "After each turn: the coins of both.\n";
}

void DuelStory::on(const duel::Event &event) {
    std::visit([this](const auto &happened) { tell(happened); }, event);
}

void DuelStory::finish() {
    writeScores<duel::Duel>(out, ink, state, players, player);
}

void DuelStory::tell(const duel::TokensLaid &event) {
    std::vector<std::string> names;
    for (const duel::TokenId id : event.tokens) {
        names.push_back(token(id));
    }
    out << "  Progress tokens on the board: " << listed(names) << "\n";
}

void DuelStory::tell(const duel::WondersOffered &event) {
    flushTurn();
    std::vector<std::string> names;
    for (const duel::WonderId id : event.wonders) {
        names.push_back(wonder(id));
    }
    out << "\n  Wonders to choose from: " << listed(names) << "\n";
}

void DuelStory::tell(const duel::WonderDrafted &event) {
    out << "    " << player(event.seat) << "  " << (event.last ? "is left with " : "chooses ")
        << wonder(event.wonder) << "\n";
}

void DuelStory::tell(const duel::AgeBegan &event) {
    flushTurn();
    out << "\n" << ink.bold(ageNames[static_cast<std::size_t>(event.age - 1)]) << "\n";
}

void DuelStory::tell(const duel::BeginnerChosen &event) {
    out << "  " << player(event.chooser) << " says who begins: " << player(event.beginner) << "\n";
}

void DuelStory::tell(const duel::TurnBegan &event) {
    flushTurn();
    mover = event.seat;
}

void DuelStory::tell(const duel::ExtraTurnWon & /*event*/) {
    add("plays again");
}

void DuelStory::tell(const duel::CardTaken &event) {
    switch (event.action) {
    case duel::Action::wonder:
        add("builds " + ink.bold(wonder(event.wonder)) + " with " + card(event.card));
        break;
    case duel::Action::build:
        add("builds " + card(event.card));
        line += event.chain ? " by a chain" : "";
        break;
    default: add("discards " + card(event.card)); break;
    }
    if (event.payment.total() != 0) {
        line += " for " + coins(event.payment.total());
    }
}

void DuelStory::tell(const duel::CoinsMoved &event) {
    if (event.from != noSeat) {
        purses[event.from] -= event.amount;
    }
    if (event.to != noSeat) {
        purses[event.to] += event.amount;
    }
    const bool paid = event.cause == duel::CoinCause::cost || event.cause == duel::CoinCause::trade;
    if (event.to == mover) {
        add("gets " + coins(event.amount));
    } else if (!paid && event.from != noSeat) {
        add(player(event.from) + " loses " + coins(event.amount));
    } else if (event.to != noSeat) {
        add(player(event.to) + " gets " + coins(event.amount));
    }
}

void DuelStory::tell(const duel::PawnMoved &event) {
    const std::string distance = std::to_string(std::abs(event.to));
    add(event.to == 0 ? std::string("the pawn stands in the middle")
                      : "the pawn stands " + distance + " toward " +
                            player(event.to > 0 ? Seat{1} : Seat{0}));
}

void DuelStory::tell(const duel::TokenTaken &event) {
    add("takes " + ink.bold(token(event.token)));
}

void DuelStory::tell(const duel::CardDestroyed &event) {
    add("destroys " + card(event.card));
}

void DuelStory::tell(const duel::CardRevived &event) {
    add("builds " + card(event.card) + " from the discard pile");
}

void DuelStory::tell(const duel::WonderRemoved &event) {
    add(wonder(event.wonder) + " goes back to the box");
}

void DuelStory::tell(const duel::GameOver &event) {
    flushTurn();
    out << "\n" << ink.bold(victoryName(event.victory)) << "\n";
}

void DuelStory::flushTurn() {
    if (line.empty()) {
        return;
    }
    const std::string both = std::to_string(purses[0]) + " : " + std::to_string(purses[1]);
    out << "  " << player(mover) << "  " << padded(both, pursesWidth) << "  " << line << "\n"
        << std::flush;
    line.clear();
}

std::string DuelStory::player(Seat seat) {
    return seat == 0 ? "Player 1" : "Player 2";
}

std::string DuelStory::card(duel::CardId card) const {
    const duel::Card &shown = state.catalogue->card(card);
    return ink.painted(shown.name, duelColours[static_cast<std::size_t>(shown.family)]);
}

const std::string &DuelStory::wonder(duel::WonderId wonder) const {
    return state.catalogue->wonder(wonder).name;
}

const std::string &DuelStory::token(duel::TokenId token) const {
    return state.catalogue->token(token).name;
}

} // namespace mirabilia::cli
