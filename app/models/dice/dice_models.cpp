// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_models.h"

namespace mirabilia {

DiceCellsModel::DiceCellsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceCellRow>(), parent) {}

DiceForumModel::DiceForumModel(QObject *parent)
    : ListModel(QMetaType::fromType<DieRow>(), parent) {}

DiceBonusModel::DiceBonusModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceBonusRow>(), parent) {}

DiceCountsModel::DiceCountsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceCountRow>(), parent) {}

DiceStepsModel::DiceStepsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceStepRow>(), parent) {}

DiceRevealModel::DiceRevealModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceRevealRow>(), parent) {}

DiceActionsModel::DiceActionsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceActionRow>(), parent) {}

} // namespace mirabilia
