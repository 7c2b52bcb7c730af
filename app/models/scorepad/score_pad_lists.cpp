// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_pad_lists.h"

namespace mirabilia {

PadPlayersModel::PadPlayersModel(QObject *parent)
    : ListModel(QMetaType::fromType<PadPlayer>(), parent) {}

PadRowsModel::PadRowsModel(QObject *parent) : ListModel(QMetaType::fromType<PadRow>(), parent) {}

PadCellsModel::PadCellsModel(QObject *parent) : ListModel(QMetaType::fromType<PadCell>(), parent) {}

PadFindingsModel::PadFindingsModel(QObject *parent)
    : ListModel(QMetaType::fromType<PadFinding>(), parent) {}

} // namespace mirabilia
