// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/duel_protocol.h"
#include "app/host/duel_words.h"

#include <array>

namespace mirabilia::host {

namespace {

constexpr std::array<const char *, 9> coinCauses{"cost",   "trade", "chain",   "discard", "card",
                                                 "wonder", "token", "robbery", "loot"};

/// Fills an event message for one viewer.
class DuelEventWriter {
public:
    DuelEventWriter(const duel::State &state, const DuelTold &told, Seat viewer, bool everything)
        : catalogue(*state.catalogue)
        , watcher(viewer)
        , all(everything) {
        message.set_age(static_cast<std::uint32_t>(told.age));
    }

    void operator()(const duel::TokensLaid &event) {
        message.set_kind(v1::DuelEvent::TOKENS_LAID);
        addTokens(event.tokens);
    }
    void operator()(const duel::WondersOffered &event) {
        message.set_kind(v1::DuelEvent::WONDERS_OFFERED);
        for (const duel::WonderId id : event.wonders) {
            message.add_wonders(catalogue.wonder(id).key);
        }
    }
    void operator()(const duel::WonderDrafted &event) {
        begin(v1::DuelEvent::WONDER_DRAFTED, event.seat);
        message.set_wonder(catalogue.wonder(event.wonder).key);
    }
    void operator()(const duel::AgeBegan &event) {
        message.set_kind(v1::DuelEvent::AGE_BEGINS);
        message.set_age(static_cast<std::uint32_t>(event.age));
    }
    void operator()(const duel::BeginnerChosen &event) {
        begin(v1::DuelEvent::BEGINNER_CHOSEN, event.chooser);
        setOther(event.beginner);
    }
    void operator()(const duel::TurnBegan &event) { begin(v1::DuelEvent::TURN_BEGINS, event.seat); }
    void operator()(const duel::ExtraTurnWon &event) {
        begin(v1::DuelEvent::EXTRA_TURN, event.seat);
    }
    void operator()(const duel::CardRevealed &event) {
        message.set_kind(v1::DuelEvent::CARD_REVEALED);
        message.set_slot(static_cast<std::uint32_t>(event.slot));
        message.set_card(catalogue.card(event.card).key);
    }
    void operator()(const duel::CardTaken &event) {
        begin(event.action == duel::Action::build    ? v1::DuelEvent::CARD_BUILT
              : event.action == duel::Action::wonder ? v1::DuelEvent::WONDER_BUILT
                                                     : v1::DuelEvent::CARD_DISCARDED,
              event.seat);
        message.set_slot(static_cast<std::uint32_t>(event.slot));
        message.set_card(catalogue.card(event.card).key);
        if (catalogue.knows(event.wonder)) {
            message.set_wonder(catalogue.wonder(event.wonder).key);
        }
        message.set_bank(event.payment.bank);
        message.set_trade(event.payment.trade);
        message.set_by_chain(event.chain);
    }
    void operator()(const duel::CoinsMoved &event) {
        const bool toCity = event.to != noSeat;
        begin(v1::DuelEvent::COINS_MOVED, toCity ? event.to : event.from);
        message.set_coins(toCity ? event.amount : -event.amount);
        if (toCity && event.from != noSeat) {
            setOther(event.from);
        }
        message.set_cause(coinCauses[static_cast<std::size_t>(event.cause)]);
    }
    void operator()(const duel::PawnMoved &event) {
        message.set_kind(v1::DuelEvent::PAWN_MOVED);
        message.set_from(event.from);
        message.set_to(event.to);
    }
    void operator()(const duel::LootTaken &event) {
        begin(v1::DuelEvent::LOOT_TAKEN, event.loser);
        message.set_coins(event.token.coins);
    }
    void operator()(const duel::WonderRemoved &event) {
        begin(v1::DuelEvent::WONDER_REMOVED, event.seat);
        message.set_wonder(catalogue.wonder(event.wonder).key);
    }
    void operator()(const duel::TokensDrawn &event) {
        begin(v1::DuelEvent::TOKENS_DRAWN, event.seat);
        if (event.seat == watcher || all) {
            addTokens(event.tokens);
        }
    }
    void operator()(const duel::TokenTaken &event) {
        begin(v1::DuelEvent::TOKEN_TAKEN, event.seat);
        message.set_token(catalogue.token(event.token).key);
    }
    void operator()(const duel::CardDestroyed &event) {
        begin(v1::DuelEvent::CARD_DESTROYED, event.owner);
        message.set_card(catalogue.card(event.card).key);
    }
    void operator()(const duel::CardRevived &event) {
        begin(v1::DuelEvent::CARD_REVIVED, event.seat);
        message.set_card(catalogue.card(event.card).key);
    }
    void operator()(const duel::GameOver &event) {
        message.set_kind(v1::DuelEvent::GAME_OVER);
        message.set_victory(victoryWord(event.victory));
    }

    v1::DuelEvent message;

private:
    void begin(v1::DuelEvent::Kind kind, Seat seat) {
        message.set_kind(kind);
        message.set_seat(seat);
    }
    void setOther(Seat seat) {
        message.set_other(seat);
        message.set_has_other(true);
    }
    void addTokens(duel::TokenSet tokens) {
        for (const duel::TokenId id : tokens) {
            message.add_tokens(catalogue.token(id).key);
        }
    }

    const duel::Catalogue &catalogue;
    Seat watcher;
    bool all;
};

} // namespace

const char *victoryWord(duel::Victory victory) {
    switch (victory) {
    case duel::Victory::military: return "military";
    case duel::Victory::science: return "science";
    case duel::Victory::civilian: return "civilian";
    case duel::Victory::none: break;
    }
    return "";
}

v1::DuelPhase phaseTo(duel::Phase phase) {
    switch (phase) {
    case duel::Phase::setUp:
    case duel::Phase::offer:
    case duel::Phase::draft: return v1::DUEL_PHASE_DRAFT;
    case duel::Phase::begin: return v1::DUEL_PHASE_BEGIN;
    case duel::Phase::layOut:
    case duel::Phase::reveal:
    case duel::Phase::pick: return v1::DUEL_PHASE_PICK;
    case duel::Phase::token: return v1::DUEL_PHASE_TOKEN;
    case duel::Phase::draw:
    case duel::Phase::library: return v1::DUEL_PHASE_LIBRARY;
    case duel::Phase::destroy: return v1::DUEL_PHASE_DESTROY;
    case duel::Phase::revive: return v1::DUEL_PHASE_REVIVE;
    case duel::Phase::over: return v1::DUEL_PHASE_OVER;
    }
    return v1::DUEL_PHASE_UNSPECIFIED;
}

std::optional<v1::Event> DuelProtocol::eventTo(const duel::State &state, const DuelTold &told,
                                               Seat viewer, bool everything) {
    DuelEventWriter writer(state, told, viewer, everything);
    std::visit(writer, told.event);
    v1::Event message;
    *message.mutable_duel() = std::move(writer.message);
    return message;
}

} // namespace mirabilia::host
