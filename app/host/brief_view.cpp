// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/brief_view.h"

#include <algorithm>

namespace mirabilia::host {

namespace {

bool isBrief(const v1::StageView &stage) {
    return stage.cost().empty() && stage.effects().empty();
}

bool isBrief(const v1::SeatInfo &seat) {
    return seat.name().empty() && seat.color().empty() && seat.level().empty();
}

void completeStages(v1::CityView &city, const v1::CityView &whole) {
    const int known = std::min(city.stages_size(), whole.stages_size());
    for (int number = 0; number < known; ++number) {
        v1::StageView &stage = *city.mutable_stages(number);
        if (isBrief(stage)) {
            *stage.mutable_cost() = whole.stages(number).cost();
            *stage.mutable_effects() = whole.stages(number).effects();
        }
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
        for (v1::StageView &stage : *city.mutable_stages()) {
            if (stage.copied_from() == v1::NEIGHBOUR_UNSPECIFIED) {
                stage.clear_cost();
                stage.clear_effects();
            }
        }
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
    const int cities = std::min(table.cities_size(), whole.classic().cities_size());
    for (int number = 0; number < cities; ++number) {
        completeStages(*table.mutable_cities(number), whole.classic().cities(number));
    }
}

} // namespace mirabilia::host
