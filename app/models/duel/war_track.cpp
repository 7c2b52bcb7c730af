// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/war_track.h"

namespace mirabilia {

WarZoneModel::WarZoneModel(QObject *parent)
    : ListModel(QMetaType::fromType<WarZoneRow>(), parent) {}

DraftModel::DraftModel(QObject *parent) : ListModel(QMetaType::fromType<DraftRow>(), parent) {}

} // namespace mirabilia
