// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/views.h"

namespace mirabilia {

const google::protobuf::RepeatedField<unsigned> &decidingFor(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kDuel: return view.duel().deciding_for();
    case v1::TableView::kDice: return view.dice().deciding_for();
    default: return view.classic().deciding_for();
    }
}

bool isOver(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kDuel: return view.duel().phase() == v1::DUEL_PHASE_OVER;
    case v1::TableView::kDice: return view.dice().phase() == v1::DICE_PHASE_OVER;
    default: return view.classic().phase() == v1::CLASSIC_PHASE_OVER;
    }
}

int cityCount(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kDuel: return view.duel().cities_size();
    case v1::TableView::kDice: return view.dice().cities_size();
    default: return view.classic().cities_size();
    }
}

} // namespace mirabilia
