// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_protocol.h"

#include "app/host/read_id.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace mirabilia::host {

namespace {

constexpr std::array<std::pair<v1::DuelAction, duel::Action>, 8> duelActions{{
    {v1::DUEL_ACTION_BUILD, duel::Action::build},
    {v1::DUEL_ACTION_WONDER, duel::Action::wonder},
    {v1::DUEL_ACTION_DISCARD, duel::Action::discard},
    {v1::DUEL_ACTION_DRAFT, duel::Action::draft},
    {v1::DUEL_ACTION_TOKEN, duel::Action::token},
    {v1::DUEL_ACTION_DESTROY, duel::Action::destroy},
    {v1::DUEL_ACTION_REVIVE, duel::Action::revive},
    {v1::DUEL_ACTION_BEGIN, duel::Action::begin},
}};

} // namespace

SeatWish DuelProtocol::known(const duel::Catalogue & /*catalogue*/, const SeatWish &wish) {
    return {{}, {}, wish.begins};
}

void DuelProtocol::ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                       v1::SavedGameHeader &header) {
    v1::DuelSetup &setup = *header.mutable_duel();
    setup.set_seed(seed);
    const auto first = std::find_if(wishes.begin(), wishes.end(),
                                    [](const SeatWish &wish) { return wish.begins; });
    if (first != wishes.end()) {
        setup.set_starter(static_cast<std::uint32_t>(first - wishes.begin()));
    }
}

void DuelProtocol::complete(const duel::Catalogue & /*catalogue*/, v1::SavedGameHeader &header) {
    v1::DuelSetup &setup = *header.mutable_duel();
    if (!setup.has_starter()) {
        setup.set_starter(lotOf(setup.seed()).below(duel::seats));
    }
}

Parsed<duel::Setup> DuelProtocol::setup(const duel::Catalogue & /*catalogue*/,
                                        const v1::SavedGameHeader &header) {
    if (header.duel().starter() >= duel::seats) {
        return Parsed<duel::Setup>::failure("there is no seat that could start");
    }
    return duel::Setup{.starter = static_cast<Seat>(header.duel().starter())};
}

std::optional<duel::Move> DuelProtocol::moveFrom(const duel::Catalogue &catalogue,
                                                 const v1::Move &message) {
    const v1::DuelMove &wanted = message.duel();
    for (const auto &[word, action] : duelActions) {
        if (word != wanted.action()) {
            continue;
        }
        duel::Move move{.action = action};
        if (action == duel::Action::begin) {
            move.first = wanted.first() < duel::seats ? static_cast<Seat>(wanted.first()) : noSeat;
        }
        const bool known =
            readId(wanted.card(), move.card,
                   [&](const std::string &key) { return catalogue.findCard(key); }) &&
            readId(wanted.wonder(), move.wonder,
                   [&](const std::string &key) { return catalogue.findWonder(key); }) &&
            readId(wanted.token(), move.token,
                   [&](const std::string &key) { return catalogue.findToken(key); });
        return known ? std::optional(move) : std::nullopt;
    }
    return std::nullopt;
}

v1::Move DuelProtocol::moveTo(const duel::Catalogue &catalogue, const duel::Move &move) {
    v1::Move message;
    v1::DuelMove &written = *message.mutable_duel();
    for (const auto &[word, action] : duelActions) {
        if (action == move.action) {
            written.set_action(word);
        }
    }
    if (catalogue.knows(move.card)) {
        written.set_card(catalogue.card(move.card).key);
    }
    if (catalogue.knows(move.wonder)) {
        written.set_wonder(catalogue.wonder(move.wonder).key);
    }
    if (catalogue.knows(move.token)) {
        written.set_token(catalogue.token(move.token).key);
    }
    if (move.first != noSeat) {
        written.set_first(move.first);
    }
    return message;
}

DuelTold DuelProtocol::told(const duel::State &before, const duel::Event &event) {
    const auto *began = std::get_if<duel::AgeBegan>(&event);
    return {event, began == nullptr ? before.age : began->age};
}

int DuelProtocol::turn(const duel::State &state) {
    return static_cast<int>(duel::slotCount) - state.lying.size() + 1;
}

} // namespace mirabilia::host
