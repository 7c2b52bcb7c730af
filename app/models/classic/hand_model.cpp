// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/hand_model.h"

namespace mirabilia {

HandModel::HandModel(QObject *parent) : ListModel(QMetaType::fromType<HandRow>(), parent) {}

} // namespace mirabilia
