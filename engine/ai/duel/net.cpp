// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/net.h"

#include "engine/core/digest.h"

#include <algorithm>
#include <bitset>
#include <numeric>

namespace mirabilia::ai {

namespace {

using duel::Duel;

/// Added to the score of a move that wins at once.
constexpr float obvious = 20;

bool canWinAtOnce(const duel::State &state);

/// Returns true if a move, or a choice that it grants, wins by supremacy.
bool winsAtOnce(const duel::State &state, const duel::Move &move) {
    duel::State next = state;
    Duel::applyTrusted(next, state.mover, move);
    if (Duel::node(next) == Node::over) {
        return next.victory != duel::Victory::civilian && Duel::winners(next).has(state.mover);
    }
    return Duel::node(next) == Node::decision && next.mover == state.mover &&
           next.phase != duel::Phase::pick && canWinAtOnce(next);
}

/// Returns true if the mover lacks one symbol at most, or may reach the opponent's capital with one
/// card.
bool isNearSupremacy(const duel::State &state) {
    constexpr int mostShields = 4; // of one card, with those that a token adds
    const duel::Rules &rules = state.catalogue->rules;
    const int ahead = state.mover == 0 ? state.conflict : -state.conflict;
    return state.cities[state.mover].differentSymbols() + 1 >= rules.symbolsToWin ||
           ahead + mostShields >= rules.capital;
}

bool canWinAtOnce(const duel::State &state) {
    if (!isNearSupremacy(state)) {
        return false;
    }
    Duel::MoveList moves;
    Duel::legal(state, state.mover, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const duel::Move &move) { return winsAtOnce(state, move); });
}

Values wonBy(Seat seat) {
    Values values{};
    values[seat] = 1;
    values[duel::opponentOf(seat)] = -1;
    return values;
}

} // namespace

const Net *DuelNet::of(const duel::Catalogue &catalogue) {
    return duel::Inputs::fit(catalogue) ? catalogue.net.get() : nullptr;
}

/// Hashes outcomes of chance only; the rest of a position follows from the decisions.
std::uint64_t DuelNet::luck(const duel::State &state) {
    mirabilia::Digest digest;
    for (std::size_t first = 0; first < duel::slotCount; first += 4) {
        std::uint32_t four = 0;
        for (std::size_t slot = first; slot < first + 4; ++slot) {
            four = four << 8U | static_cast<std::uint32_t>(state.board[slot]);
        }
        digest.add(four);
    }
    digest.addAll(state.guildBacks.bits(), state.boardTokens.word(0), state.drawnTokens.word(0),
                  state.offer.word(0));
    return digest.value;
}

void DuelNet::options(const duel::State &state, Seat seat, Options &out) const {
    duel::Inputs::List inputs;
    duel::Inputs::list(state, inputs);
    const Net::Hidden hidden = net.hidden(inputs);
    Game::MoveList moves;
    Game::legal(state, seat, moves);
    out.clear();
    std::array<float, duel::Inputs::outputCount> outputs; // computed on first use
    std::bitset<duel::Inputs::outputCount> found;
    float most = -1e9F;
    const bool isNear = isNearSupremacy(state);
    for (const duel::Move &move : moves) {
        // The net has seen too few immediate wins to recognise them itself.
        float score = isNear && winsAtOnce(state, move) ? obvious : 0;
        for (const std::uint16_t row : duel::Inputs::rowsOf(state, move)) {
            if (row == duel::Inputs::noOutput) {
                continue;
            }
            if (!found[row]) {
                found.set(row);
                outputs[row] = net.output(hidden, row);
            }
            score += outputs[row];
        }
        most = std::max(most, score);
        out.push({move, score});
    }
    float sum = 0;
    for (auto &option : out) {
        option.prior = nearlyExp(option.prior - most);
        sum += option.prior;
    }
    for (auto &option : out) {
        option.prior /= sum;
    }
}

Net::Deep DuelNet::look(const duel::State &state) const {
    duel::Inputs::List inputs;
    duel::Inputs::list(state, inputs);
    return net.deep(net.hidden(inputs));
}

void DuelNet::judge(const Net::Deep &units, Seat mover, Values &values) const {
    const float own = Net::squashed(net.deepOutput(units, duel::Inputs::value));
    values[mover] = own;
    values[duel::opponentOf(mover)] = -own;
}

void DuelNet::value(const duel::State &state, Rng &, Values &values) const {
    if (wishing != noSeat) {
        return wish(ends(state, wishing), values);
    }
    if (canWinAtOnce(state)) {
        values = wonBy(state.mover);
    } else {
        judge(look(state), state.mover, values);
    }
}

void DuelNet::ended(const duel::State &state, Values &values) const {
    if (wishing != noSeat) {
        return wish(endOf(state, wishing), values);
    }
    values = worth(state);
}

void DuelNet::wish(const Ends &ends, Values &values) const {
    const float own = std::inner_product(ends.begin(), ends.end(), wishes.begin(), 0.0F);
    values[wishing] = own;
    values[duel::opponentOf(wishing)] = -own;
}

/// From the mover's side.
DuelNet::Ends DuelNet::endsFrom(const Net::Deep &units) const {
    Ends likely{};
    for (std::size_t end = 0; end < likely.size(); ++end) {
        likely[end] = net.deepOutput(units, duel::Inputs::ends + end);
    }
    const float most = *std::max_element(likely.begin(), likely.end());
    float sum = 0;
    for (float &end : likely) {
        end = nearlyExp(end - most);
        sum += end;
    }
    for (float &end : likely) {
        end /= sum;
    }
    return likely;
}

DuelNet::Ends DuelNet::ends(const duel::State &state, Seat seat) const {
    Ends likely = endsFrom(look(state));
    if (seat != state.mover) {
        std::rotate(likely.begin(), likely.begin() + 3, likely.end());
    }
    return likely;
}

DuelNet::Ends DuelNet::endOf(const duel::State &over, Seat seat) {
    const SeatMask winners = Game::winners(over);
    const auto share = 1.0F / static_cast<float>(winners.size());
    const std::size_t kind = over.victory == duel::Victory::science    ? 1
                             : over.victory == duel::Victory::military ? 2
                                                                       : 0;
    Ends result{};
    result[kind] = winners.has(seat) ? share : 0;
    result[3 + kind] = winners.has(duel::opponentOf(seat)) ? share : 0;
    return result;
}

Chances DuelNet::foresee(const duel::State &state, Values &values) const {
    Chances chances{};
    if (canWinAtOnce(state)) {
        values = wonBy(state.mover);
        chances[state.mover] = 1;
        return chances;
    }
    const Net::Deep units = look(state);
    judge(units, state.mover, values);
    const Ends ends = endsFrom(units);
    chances[state.mover] = ends[0] + ends[1] + ends[2];
    chances[duel::opponentOf(state.mover)] = 1 - chances[state.mover];
    return chances;
}

duel::Move DuelNet::choose(const duel::State &state, Seat seat, Rng &) const {
    Options all;
    options(state, seat, all);
    return std::max_element(all.begin(), all.end(),
                            [](const auto &a, const auto &b) { return a.prior < b.prior; })
        ->move;
}

Values DuelNet::worth(const duel::State &over) {
    constexpr float shareOfPoints = 0.1F;
    constexpr float decisive = 12;
    const SeatMask winners = Game::winners(over);
    float own = winners.size() != 1 ? 0.0F : winners.has(0) ? 1.0F : -1.0F;
    if (over.victory == duel::Victory::civilian) {
        const duel::Totals totals = Game::totals(over);
        const float margin = Net::squashed(static_cast<float>(totals[0] - totals[1]) / decisive);
        own += shareOfPoints * (margin - own);
    }
    return {own, -own};
}

} // namespace mirabilia::ai
