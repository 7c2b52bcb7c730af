// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/cues.h"

#include <algorithm>

namespace mirabilia::sound {

namespace {

using Cues = std::vector<Cue>;

Cues buildingCues(bool byChain) {
    return {byChain ? Cue::Chain : Cue::Build};
}

Cues classicCues(const v1::ClassicEvent &event) {
    switch (event.kind()) {
    case v1::ClassicEvent::CARD_BUILT: return buildingCues(event.by_chain());
    case v1::ClassicEvent::PICKED: return {Cue::Build};
    case v1::ClassicEvent::STAGE_BUILT: return {Cue::Stage};
    case v1::ClassicEvent::COINS_MOVED: return {Cue::Coins};
    case v1::ClassicEvent::AGE_BEGINS: return {Cue::Flip};
    case v1::ClassicEvent::CONFLICT:
        return event.shields() == event.other_shields() ? Cues{} : Cues{Cue::War};
    default: return {};
    }
}

Cues duelCues(const v1::DuelEvent &event) {
    switch (event.kind()) {
    case v1::DuelEvent::CARD_BUILT: return buildingCues(event.by_chain());
    case v1::DuelEvent::CARD_REVIVED:
    case v1::DuelEvent::WONDER_DRAFTED:
    case v1::DuelEvent::TOKEN_TAKEN: return {Cue::Build};
    case v1::DuelEvent::WONDER_BUILT: return {Cue::Stage};
    case v1::DuelEvent::COINS_MOVED: return {Cue::Coins};
    case v1::DuelEvent::CARD_DESTROYED: return {Cue::War};
    case v1::DuelEvent::AGE_BEGINS:
    case v1::DuelEvent::WONDERS_OFFERED:
    case v1::DuelEvent::CARD_REVEALED: return {Cue::Flip};
    default: return {};
    }
}

Cues revealedCues(const v1::DiceEvent &event) {
    Cues cues;
    if (event.action() == v1::DICE_ACTION_BUILD) {
        cues.push_back(Cue::Build);
    } else if (event.action() == v1::DICE_ACTION_WONDER) {
        cues.push_back(Cue::Stage);
    }
    if (event.coins() > event.coins_before()) {
        cues.push_back(Cue::Coins);
    }
    return cues;
}

Cues diceCues(const v1::DiceEvent &event) {
    switch (event.kind()) {
    case v1::DiceEvent::CITY_REVEALED: return revealedCues(event);
    case v1::DiceEvent::ATTACK: return {Cue::War};
    case v1::DiceEvent::BUILDING_COMPLETED: return {Cue::Chain};
    case v1::DiceEvent::ROUND_BEGINS: return {Cue::Dice};
    default: return {};
    }
}

} // namespace

const char *nameOf(Cue cue) {
    switch (cue) {
    case Cue::Lift: return "lift";
    case Cue::Press: return "press";
    case Cue::Build: return "build";
    case Cue::Chain: return "chain";
    case Cue::Coins: return "coins";
    case Cue::Flip: return "flip";
    case Cue::Turnover: return "turnover";
    case Cue::Hands: return "hands";
    case Cue::Dice: return "dice";
    case Cue::War: return "war";
    case Cue::Stage: return "stage";
    case Cue::Victory: return "victory";
    case Cue::Defeat: return "defeat";
    case Cue::Turn: return "turn";
    }
    return "";
}

const char *nameOf(Bed bed) {
    switch (bed) {
    case Bed::None: return "";
    case Bed::Dawn: return "dawn";
    case Bed::Noon: return "noon";
    case Bed::Dusk: return "dusk";
    }
    return "";
}

std::optional<Cue> cueNamed(std::string_view name) {
    const auto *const cue = std::find_if(allCues.begin(), allCues.end(),
                                         [name](Cue each) { return nameOf(each) == name; });
    return cue == allCues.end() ? std::optional<Cue>() : *cue;
}

std::vector<Cue> cuesOf(const v1::Event &event) {
    switch (event.game_case()) {
    case v1::Event::kClassic: return classicCues(event.classic());
    case v1::Event::kDuel: return duelCues(event.duel());
    case v1::Event::kDice: return diceCues(event.dice());
    default: return {};
    }
}

std::vector<Cue> openingCues(const v1::TableView &view) {
    const auto isDone = [](const v1::DiceStep &step) {
        return step.state() == v1::DICE_STEP_STATE_DONE;
    };
    switch (view.game_case()) {
    case v1::TableView::kClassic:
        return view.classic().age() == 1 && view.classic().turn() == 1 ? Cues{Cue::Flip} : Cues{};
    case v1::TableView::kDuel: return view.duel().age() == 0 ? Cues{Cue::Flip} : Cues{};
    case v1::TableView::kDice: {
        const auto &steps = view.dice().steps();
        const bool acted = std::any_of(steps.begin(), steps.end(), isDone);
        return view.dice().round() == 1 && !acted ? Cues{Cue::Dice} : Cues{};
    }
    default: return {};
    }
}

Bed bedOf(const v1::TableView &view) {
    unsigned age = 0;
    switch (view.game_case()) {
    case v1::TableView::kClassic: age = view.classic().age(); break;
    case v1::TableView::kDuel: age = std::max(1U, view.duel().age()); break;
    case v1::TableView::kDice:
        for (const v1::DiceCity &city : view.dice().cities()) {
            age = std::max(age, static_cast<unsigned>(city.bonuses_size()) + 1);
        }
        break;
    default: break;
    }
    constexpr std::array beds{Bed::None, Bed::Dawn, Bed::Noon, Bed::Dusk};
    return view.over() ? Bed::None : beds[std::min(age, 3U)];
}

} // namespace mirabilia::sound
