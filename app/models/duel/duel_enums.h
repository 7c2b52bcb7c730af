// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/duel.pb.h"

#include <QObject>
#include <qqmlintegration.h>

namespace mirabilia {

/// Actions, with the values of the messages: `DuelAction.Build` in QML.
namespace DuelAction {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    None = v1::DUEL_ACTION_UNSPECIFIED,
    Build = v1::DUEL_ACTION_BUILD,
    Wonder = v1::DUEL_ACTION_WONDER,
    Discard = v1::DUEL_ACTION_DISCARD,
    Draft = v1::DUEL_ACTION_DRAFT,
    Token = v1::DUEL_ACTION_TOKEN,
    Destroy = v1::DUEL_ACTION_DESTROY,
    Revive = v1::DUEL_ACTION_REVIVE,
    Begin = v1::DUEL_ACTION_BEGIN,
};
Q_ENUM_NS(Kind)
} // namespace DuelAction

/// Phases, with the values of the messages: `DuelPhase.Pick` in QML.
namespace DuelPhase {
Q_NAMESPACE
QML_ELEMENT

enum Kind {
    None = v1::DUEL_PHASE_UNSPECIFIED,
    Draft = v1::DUEL_PHASE_DRAFT,
    Begin = v1::DUEL_PHASE_BEGIN,
    Pick = v1::DUEL_PHASE_PICK,
    Token = v1::DUEL_PHASE_TOKEN,
    Library = v1::DUEL_PHASE_LIBRARY,
    Destroy = v1::DUEL_PHASE_DESTROY,
    Revive = v1::DUEL_PHASE_REVIVE,
    Over = v1::DUEL_PHASE_OVER,
};
Q_ENUM_NS(Kind)
} // namespace DuelPhase

} // namespace mirabilia
