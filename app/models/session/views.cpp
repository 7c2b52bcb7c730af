// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/views.h"

namespace mirabilia {

int cityCount(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kDuel: return view.duel().cities_size();
    case v1::TableView::kDice: return view.dice().cities_size();
    default: return view.classic().cities_size();
    }
}

} // namespace mirabilia
