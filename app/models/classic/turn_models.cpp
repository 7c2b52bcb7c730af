// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/turn_models.h"

namespace mirabilia {

RevealModel::RevealModel(QObject *parent) : ListModel(QMetaType::fromType<RevealRow>(), parent) {}

ConflictModel::ConflictModel(QObject *parent)
    : ListModel(QMetaType::fromType<ConflictRow>(), parent) {}

} // namespace mirabilia
