// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/duel/net.h"

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

Net::Hidden DuelNet::look(const duel::State &state) const {
    duel::Inputs::List inputs;
    duel::Inputs::list(state, inputs);
    return net.hidden(inputs);
}

void DuelNet::options(const duel::State &state, Seat seat, Options &out) const {
    list(state, seat, look(state), out);
}

/// Lists the moves with their priors. Returns true if one of them wins at once.
bool DuelNet::list(const duel::State &state, Seat seat, const Net::Hidden &hidden,
                   Options &out) const {
    Game::MoveList moves;
    Game::legal(state, seat, moves);
    out.clear();
    std::array<float, duel::Inputs::outputCount> outputs; // computed on first use
    std::bitset<duel::Inputs::outputCount> found;
    float most = -1e9F;
    const bool isNear = isNearSupremacy(state);
    bool won = false;
    for (const duel::Move &move : moves) {
        // The net has seen too few immediate wins to recognise them itself.
        const bool wins = isNear && winsAtOnce(state, move);
        won = won || wins;
        float score = wins ? obvious : 0;
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
    return won;
}

void DuelNet::judge(const Net::Deep &units, Seat mover, Values &values) const {
    const float own = Net::squashed(net.deepOutput(units, duel::Inputs::value));
    values[mover] = own;
    values[duel::opponentOf(mover)] = -own;
}

void DuelNet::evaluate(const duel::State &state, Rng &, Options &out, Values &values) const {
    const Net::Hidden hidden = look(state);
    const bool won = list(state, state.mover, hidden, out);
    if (wishing != noSeat) {
        wish(endsFrom(net.deep(hidden), wishing != state.mover), values);
    } else if (won) {
        values = wonBy(state.mover);
    } else {
        judge(net.deep(hidden), state.mover, values);
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

/// From the mover's side, or from the other one's.
DuelNet::Ends DuelNet::endsFrom(const Net::Deep &units, bool turned) const {
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
    if (turned) {
        std::rotate(likely.begin(), likely.begin() + 3, likely.end());
    }
    return likely;
}

DuelNet::Ends DuelNet::ends(const duel::State &state, Seat seat) const {
    return endsFrom(net.deep(look(state)), seat != state.mover);
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

Chances DuelNet::foresee(const duel::State &state, Options &out, Values &values) const {
    const Net::Hidden hidden = look(state);
    Chances chances{};
    if (list(state, state.mover, hidden, out)) {
        values = wonBy(state.mover);
        chances[state.mover] = 1;
        return chances;
    }
    const Net::Deep units = net.deep(hidden);
    judge(units, state.mover, values);
    const Ends ends = endsFrom(units, false);
    chances[state.mover] = ends[0] + ends[1] + ends[2];
    chances[duel::opponentOf(state.mover)] = 1 - chances[state.mover];
    return chances;
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
