// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_convert.h"

#include <array>

namespace mirabilia::host {

using namespace classic;

namespace {

template <class... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
Overloaded(Handlers...) -> Overloaded<Handlers...>;

v1::ClassicAction actionTo(Action action) {
    switch (action) {
    case Action::build: return v1::CLASSIC_ACTION_BUILD;
    case Action::stage: return v1::CLASSIC_ACTION_STAGE;
    case Action::discard: return v1::CLASSIC_ACTION_DISCARD;
    case Action::free: return v1::CLASSIC_ACTION_FREE;
    case Action::pick: return v1::CLASSIC_ACTION_PICK;
    }
    return v1::CLASSIC_ACTION_UNSPECIFIED;
}

std::optional<Action> actionFrom(v1::ClassicAction action) {
    switch (action) {
    case v1::CLASSIC_ACTION_BUILD: return Action::build;
    case v1::CLASSIC_ACTION_STAGE: return Action::stage;
    case v1::CLASSIC_ACTION_DISCARD: return Action::discard;
    case v1::CLASSIC_ACTION_FREE: return Action::free;
    case v1::CLASSIC_ACTION_PICK: return Action::pick;
    default: return std::nullopt;
    }
}

CopySide copyFrom(v1::Neighbour side) {
    switch (side) {
    case v1::NEIGHBOUR_LEFT: return CopySide::left;
    case v1::NEIGHBOUR_RIGHT: return CopySide::right;
    default: return CopySide::none;
    }
}

v1::Neighbour copyTo(CopySide side) {
    switch (side) {
    case CopySide::left: return v1::NEIGHBOUR_LEFT;
    case CopySide::right: return v1::NEIGHBOUR_RIGHT;
    case CopySide::none: break;
    }
    return v1::NEIGHBOUR_UNSPECIFIED;
}

bool fitsCoins(const v1::Payment &payment) {
    return payment.bank() <= 0xff && payment.left() <= 0xff && payment.right() <= 0xff;
}

v1::ClassicEvent::Kind kindOf(const CardPlayed &played) {
    switch (played.action) {
    case Action::build:
    case Action::free: return v1::ClassicEvent::CARD_BUILT;
    case Action::stage: return v1::ClassicEvent::STAGE_BUILT;
    case Action::discard: return v1::ClassicEvent::CARD_DISCARDED;
    case Action::pick: return v1::ClassicEvent::PICKED;
    }
    return v1::ClassicEvent::KIND_UNSPECIFIED;
}

/// Fills an event message for one viewer. The call operators return false for events that are not
/// sent.
class EventWriter {
public:
    EventWriter(const State &state, const ClassicTold &told, Seat viewer, bool everything)
        : state(state)
        , told(told)
        , viewer(viewer)
        , everything(everything) {
        message.set_age(static_cast<std::uint32_t>(told.age));
        message.set_turn(static_cast<std::uint32_t>(told.turn));
    }

    bool operator()(const AgeBegan &event) {
        message.set_kind(v1::ClassicEvent::AGE_BEGINS);
        message.set_age(static_cast<std::uint32_t>(event.age));
        return true;
    }
    bool operator()(const TurnBegan &event) {
        if (event.phase != Phase::extra) {
            return false;
        }
        message.set_kind(v1::ClassicEvent::EXTRA_CARD);
        message.set_seat(event.seats.first());
        return true;
    }
    bool operator()(const CardDrawn & /*event*/) { return false; }
    bool operator()(const CardPlayed &event) {
        message.set_kind(kindOf(event));
        message.set_seat(event.seat);
        const bool faceUp = event.action == Action::build || event.action == Action::free;
        name(event.card, faceUp || owns(event.seat));
        if (event.payment.total() != 0) {
            *message.mutable_paid() = paymentTo(event.payment);
        }
        message.set_free_build(event.action == Action::free);
        message.set_by_chain(told.byChain);
        message.set_by_power(told.byPower);
        message.set_stage(static_cast<std::uint32_t>(told.stage));
        return true;
    }
    bool operator()(const CoinsMoved &event) {
        message.set_kind(v1::ClassicEvent::COINS_MOVED);
        const bool toCity = event.to != noSeat;
        message.set_seat(toCity ? event.to : event.from);
        message.set_coins(toCity ? event.amount : -event.amount);
        if (toCity && event.from != noSeat) {
            message.set_other(event.from);
            message.set_has_other(true);
        }
        return true;
    }
    /// Part of CardPlayed.
    bool operator()(const StageBuilt & /*event*/) { return false; }
    bool operator()(const FreeBuildUsed & /*event*/) { return false; }
    bool operator()(const LeftoverDiscarded &event) {
        message.set_kind(v1::ClassicEvent::LEFTOVER_DISCARDED);
        message.set_seat(event.seat);
        // Nobody has seen the last card of the draw pile (the Free City's).
        name(event.card, event.seat == viewer);
        return true;
    }
    bool operator()(const PickedFromDiscard &event) {
        message.set_kind(event.card == noCard ? v1::ClassicEvent::PICK_DECLINED
                                              : v1::ClassicEvent::PICKED);
        message.set_seat(event.seat);
        name(event.card, true);
        return true;
    }
    bool operator()(const HandsPassed & /*event*/) {
        message.set_kind(v1::ClassicEvent::HANDS_PASSED);
        return true;
    }
    bool operator()(const Conflict &event) {
        message.set_kind(v1::ClassicEvent::CONFLICT);
        message.set_seat(event.seat);
        message.set_other(event.opponent);
        message.set_has_other(true);
        message.set_shields(static_cast<std::uint32_t>(event.shields));
        message.set_other_shields(static_cast<std::uint32_t>(event.opponentShields));
        message.set_token(event.token);
        message.set_other_token(event.opponentToken);
        return true;
    }
    bool operator()(const GameOver & /*event*/) {
        message.set_kind(v1::ClassicEvent::GAME_OVER);
        return true;
    }

    v1::ClassicEvent message;

private:
    [[nodiscard]] bool owns(Seat seat) const {
        return viewer != noSeat &&
               (seat == viewer || (seat == state.freeCity() && told.holder == viewer));
    }
    void name(CardId card, bool mayKnow) {
        if (card != noCard && (mayKnow || everything)) {
            message.set_card(state.catalogue->card(card).key);
        }
    }

    const State &state;
    const ClassicTold &told;
    Seat viewer;
    bool everything;
};

const char *effectType(EffectKind kind) {
    switch (kind) {
    case EffectKind::produce: return "produce";
    case EffectKind::points: return "points";
    case EffectKind::pointsIfComplete: return "points_if_wonder_complete";
    case EffectKind::shields: return "shields";
    case EffectKind::science: return "science";
    case EffectKind::scienceChoice: return "science_choice";
    case EffectKind::coins: return "coins";
    case EffectKind::coinsPer: return "coins_per";
    case EffectKind::pointsPer: return "points_per";
    case EffectKind::discount: return "discount";
    case EffectKind::buildFromDiscard: return "build_from_discard";
    case EffectKind::freeBuildPerAge: return "free_build_per_age";
    case EffectKind::freeFirstOfFamily: return "free_first_of_colour";
    case EffectKind::freeFirstOfAge: return "free_first_of_age";
    case EffectKind::freeLastOfAge: return "free_last_of_age";
    case EffectKind::playLastCard: return "play_last_card";
    case EffectKind::copyGuild: return "copy_guild";
    case EffectKind::copyStage: return "copy_wonder_stage";
    }
    return "";
}

const char *countedKey(Counted counted) {
    switch (counted) {
    case Counted::cards: return "cards";
    case Counted::wonderStages: return "wonder_stages";
    case Counted::defeatTokens: return "defeat_tokens";
    }
    return "";
}

void optionsTo(const Effect &effect, v1::Effect &message) {
    switch (effect.kind) {
    case EffectKind::produce:
        for (const char *key : resourceKeys(effect.options)) {
            message.add_options(key);
        }
        break;
    case EffectKind::science: message.add_options(scienceKey(effect.symbol)); break;
    case EffectKind::discount:
        message.add_options(effect.group == Group::raw ? "raw" : "manufactured");
        break;
    case EffectKind::coinsPer:
    case EffectKind::pointsPer:
        message.set_what(countedKey(effect.counted));
        for (std::size_t family = 0; family < familyCount; ++family) {
            if ((effect.families >> family & 1U) != 0) {
                message.add_options(familyKey(static_cast<Family>(family)));
            }
        }
        break;
    default: break;
    }
}

} // namespace

const char *resourceKey(Resource resource) {
    static constexpr std::array keys{"wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"};
    return keys[static_cast<std::size_t>(resource)];
}

const char *familyKey(Family family) {
    static constexpr std::array keys{"raw_material", "manufactured_good", "civilian", "commercial",
                                     "military",     "scientific",        "guild"};
    return keys[static_cast<std::size_t>(family)];
}

const char *scienceKey(Science symbol) {
    static constexpr std::array keys{"compass", "gear", "tablet"};
    return keys[static_cast<std::size_t>(symbol)];
}

const char *categoryKey(Category category) {
    static constexpr std::array keys{"military", "treasury", "wonders", "civilian",
                                     "science",  "commerce", "guilds"};
    return keys[static_cast<std::size_t>(category)];
}

std::vector<const char *> resourceKeys(std::uint8_t options) {
    std::vector<const char *> keys;
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        if ((options >> resource & 1U) != 0) {
            keys.push_back(resourceKey(static_cast<Resource>(resource)));
        }
    }
    return keys;
}

v1::Payment paymentTo(const Payment &payment) {
    v1::Payment message;
    message.set_bank(payment.bank);
    message.set_left(payment.left);
    message.set_right(payment.right);
    return message;
}

std::optional<Move> moveFrom(const Catalogue &catalogue, const v1::ClassicMove &message) {
    const auto action = actionFrom(message.action());
    if (!action || !fitsCoins(message.pay())) {
        return std::nullopt;
    }
    Move move;
    move.action = *action;
    if (!message.card().empty()) {
        const auto card = catalogue.findCard(message.card());
        if (!card) {
            return std::nullopt;
        }
        move.card = *card;
    }
    move.copy = copyFrom(message.copy());
    move.pay = {static_cast<std::uint8_t>(message.pay().bank()),
                static_cast<std::uint8_t>(message.pay().left()),
                static_cast<std::uint8_t>(message.pay().right())};
    return move;
}

v1::ClassicMove moveTo(const Catalogue &catalogue, const Move &move) {
    v1::ClassicMove message;
    message.set_action(actionTo(move.action));
    if (move.card != noCard) {
        message.set_card(catalogue.card(move.card).key);
    }
    if (move.pay.total() != 0) {
        *message.mutable_pay() = paymentTo(move.pay);
    }
    message.set_copy(copyTo(move.copy));
    return message;
}

std::optional<v1::ClassicEvent> eventTo(const State &state, const ClassicTold &told, Seat viewer,
                                        bool everything) {
    EventWriter writer(state, told, viewer, everything);
    if (!std::visit(writer, told.event)) {
        return std::nullopt;
    }
    return writer.message;
}

v1::Effect effectTo(const Effect &effect) {
    v1::Effect message;
    message.set_type(effectType(effect.kind));
    message.set_value(effect.value);
    optionsTo(effect, message);
    if (effect.scope.left) {
        message.add_scope("left");
    }
    if (effect.scope.self) {
        message.add_scope("self");
    }
    if (effect.scope.right) {
        message.add_scope("right");
    }
    return message;
}

void costTo(const Cost &cost, google::protobuf::RepeatedPtrField<v1::Amount> &out) {
    const auto add = [&out](const char *id, std::uint32_t count) {
        if (count > 0) {
            v1::Amount &amount = *out.Add();
            amount.set_id(id);
            amount.set_count(count);
        }
    };
    add("coins", cost.coins);
    for (std::size_t resource = 0; resource < resourceCount; ++resource) {
        add(resourceKey(static_cast<Resource>(resource)), cost.units[resource]);
    }
}

} // namespace mirabilia::host
