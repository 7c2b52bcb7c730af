// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

namespace mirabilia {

[[nodiscard]] QStringList namesOf(const QList<SeatSetup> &seats);
/// A name for a computer that nobody at the table has; empty if all are taken.
[[nodiscard]] QString freshName(const QStringList &taken);

} // namespace mirabilia
