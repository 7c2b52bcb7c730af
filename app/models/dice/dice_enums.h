// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/dice.pb.h"

#include <QObject>
#include <qqmlintegration.h>

namespace mirabilia {

/// Actions, with the values of the messages, and Back, which undoes the choice: `DiceAction.Build`
/// in QML.
namespace DiceAction {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Back = -1,
    None = v1::DICE_ACTION_UNSPECIFIED,
    Build = v1::DICE_ACTION_BUILD,
    Wonder = v1::DICE_ACTION_WONDER,
    Pass = v1::DICE_ACTION_PASS,
    Cross = v1::DICE_ACTION_CROSS,
    Decline = v1::DICE_ACTION_DECLINE,
    Bonus = v1::DICE_ACTION_BONUS,
};
Q_ENUM_NS(Kind)
} // namespace DiceAction

} // namespace mirabilia
