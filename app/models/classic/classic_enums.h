// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/classic.pb.h"

#include <QObject>
#include <qqmlintegration.h>

namespace mirabilia {

/// What can be done with a card, as in the messages: `ClassicAction.Build` in QML.
namespace ClassicAction {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    None = v1::CLASSIC_ACTION_UNSPECIFIED,
    Build = v1::CLASSIC_ACTION_BUILD,
    Stage = v1::CLASSIC_ACTION_STAGE,
    Discard = v1::CLASSIC_ACTION_DISCARD,
    Free = v1::CLASSIC_ACTION_FREE,
    Pick = v1::CLASSIC_ACTION_PICK,
};
Q_ENUM_NS(Kind)
} // namespace ClassicAction

/// Whose stage is copied, as in the messages: `ClassicCopy.Left` in QML.
namespace ClassicCopy {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    Nobody = v1::NEIGHBOUR_UNSPECIFIED,
    Left = v1::NEIGHBOUR_LEFT,
    Right = v1::NEIGHBOUR_RIGHT,
};
Q_ENUM_NS(Kind)
} // namespace ClassicCopy

} // namespace mirabilia
