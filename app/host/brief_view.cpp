// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/brief_view.h"

#include <algorithm>

namespace mirabilia::host {

namespace {

bool isBrief(const v1::SeatInfo &seat) {
    return seat.name().empty() && seat.color().empty() && seat.level().empty();
}

void shortenCity(v1::CityView &city) {
    city.clear_wonder();
    city.clear_side();
    city.clear_left();
    city.clear_right();
    const bool copies =
        std::any_of(city.stages().begin(), city.stages().end(), [](const v1::StageView &stage) {
            return stage.copied_from() != v1::NEIGHBOUR_UNSPECIFIED;
        });
    if (!copies) { // otherwise cost and effect change with the neighbours
        city.clear_stages();
    }
}

void completeCity(v1::CityView &city, const v1::CityView &whole) {
    if (city.wonder().empty()) {
        city.set_wonder(whole.wonder());
        city.set_side(whole.side());
        city.set_left(whole.left());
        city.set_right(whole.right());
    }
    if (city.stages().empty()) {
        *city.mutable_stages() = whole.stages();
        std::uint32_t number = 0;
        for (v1::StageView &stage : *city.mutable_stages()) {
            stage.set_built(number++ < city.stages_built());
        }
    }
}

bool same(const v1::Possibility &one, const v1::Possibility &other) {
    return one.SerializeAsString() == other.SerializeAsString();
}

/// Selling any card brings the same, and the cost of a stage does not depend on the card put under
/// it.
void shortenCard(v1::HandCard &card, const v1::HandCard &first) {
    if (same(card.discard(), first.discard())) {
        card.clear_discard();
    }
    if (same(card.stage(), first.stage())) {
        card.clear_stage();
    }
    if (same(card.stage_copy_left(), first.stage_copy_left())) {
        card.clear_stage_copy_left();
    }
    if (same(card.stage_copy_right(), first.stage_copy_right())) {
        card.clear_stage_copy_right();
    }
}

void completeCard(v1::HandCard &card, const v1::HandCard &first) {
    if (!card.has_discard() && first.has_discard()) {
        *card.mutable_discard() = first.discard();
    }
    if (!card.has_stage() && first.has_stage()) {
        *card.mutable_stage() = first.stage();
    }
    if (!card.has_stage_copy_left() && first.has_stage_copy_left()) {
        *card.mutable_stage_copy_left() = first.stage_copy_left();
    }
    if (!card.has_stage_copy_right() && first.has_stage_copy_right()) {
        *card.mutable_stage_copy_right() = first.stage_copy_right();
    }
}

} // namespace

void shorten(v1::TableView &view) {
    for (v1::SeatInfo &seat : *view.mutable_seats()) {
        seat.clear_name();
        seat.clear_color();
        seat.clear_level();
    }
    if (!view.has_classic()) {
        return;
    }
    for (v1::CityView &city : *view.mutable_classic()->mutable_cities()) {
        shortenCity(city);
    }
    view.mutable_classic()->clear_defeat();
    auto &hand = *view.mutable_classic()->mutable_hand();
    for (int number = 1; number < hand.size(); ++number) {
        shortenCard(hand[number], hand[0]);
    }
}

void complete(v1::TableView &view, const v1::TableView &whole) {
    const int seats = std::min(view.seats_size(), whole.seats_size());
    for (int number = 0; number < seats; ++number) {
        v1::SeatInfo &seat = *view.mutable_seats(number);
        const v1::SeatInfo &known = whole.seats(number);
        if (isBrief(seat)) {
            seat.set_name(known.name());
            seat.set_color(known.color());
            seat.set_level(known.level());
        }
    }
    if (!view.has_classic()) {
        return;
    }
    v1::ClassicTable &table = *view.mutable_classic();
    if (table.defeat() == 0) {
        table.set_defeat(whole.classic().defeat());
    }
    const int cities = std::min(table.cities_size(), whole.classic().cities_size());
    for (int number = 0; number < cities; ++number) {
        completeCity(*table.mutable_cities(number), whole.classic().cities(number));
    }
    for (int number = 1; number < table.hand_size(); ++number) {
        completeCard(*table.mutable_hand(number), table.hand(0));
    }
}

} // namespace mirabilia::host
