// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_draft.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Returns true if the event takes a wonder; its city is in both positions.
bool isDrafted(const v1::Event &event, const v1::TableView &before, const v1::TableView &after) {
    const auto seat = static_cast<int>(event.duel().seat());
    return event.duel().kind() == v1::DuelEvent::WONDER_DRAFTED && seat >= 0 &&
           seat < before.duel().cities_size() && seat < after.duel().cities_size();
}

/// The wonder as it lies in its city when the update is over, with its price.
v1::DuelWonder drafted(const v1::TableView &after, const v1::DuelEvent &event) {
    v1::DuelWonder found;
    found.set_wonder(event.wonder());
    for (const v1::DuelWonder &wonder :
         after.duel().cities(static_cast<int>(event.seat())).wonders()) {
        if (wonder.wonder() == event.wonder()) {
            found = wonder;
        }
    }
    return found;
}

/// Moves a wonder from the offer to its city; the next in the order comes to move.
void take(v1::TableView &view, const v1::DuelEvent &event, const v1::TableView &after) {
    v1::DuelTable &duel = *view.mutable_duel();
    auto &offer = *duel.mutable_offer();
    offer.erase(std::remove(offer.begin(), offer.end(), event.wonder()), offer.end());
    *duel.mutable_cities(static_cast<int>(event.seat()))->add_wonders() = drafted(after, event);
    duel.set_drafted(duel.drafted() + 1);
    const auto next = static_cast<int>(duel.drafted());
    for (int seat = 0; next < duel.draft_order_size() && seat < duel.cities_size(); ++seat) {
        duel.mutable_cities(seat)->set_must_act(static_cast<int>(duel.draft_order(next)) == seat);
    }
}

} // namespace

std::vector<Director::Scene> DuelDraft::scenesOf(const v1::TableView &before,
                                                 Director::Scene update) {
    std::vector<Director::Scene> scenes;
    v1::TableView view = before;
    view.set_viewer(update.view.viewer()); // another person may have come to the screen
    view.clear_deciding_for();
    view.mutable_duel()->clear_options();
    const std::vector<v1::Event> story = update.story;
    const auto drafts = [&before, &update](const v1::Event &event) {
        return isDrafted(event, before, update.view);
    };
    const auto last = std::find_if(story.rbegin(), story.rend(), drafts).base();
    for (auto event = story.begin() + static_cast<std::ptrdiff_t>(update.fresh);
         event < last && event + 1 != last; ++event) {
        if (drafts(*event)) {
            take(view, event->duel(), update.view);
            scenes.push_back({view, {story.begin(), event + 1}, update.fresh, {}});
            update.fresh = static_cast<std::size_t>(event - story.begin()) + 1;
        }
    }
    scenes.push_back(std::move(update));
    return scenes;
}

} // namespace mirabilia
