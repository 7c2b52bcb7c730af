// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mirabilia {

/// What stands for each of these names in a small disc: its first letter; where several names begin
/// alike, with the letter that tells it from them ("An" and "At" for Anna and Anton), of a Chinese,
/// Japanese or Korean name that letter alone; where no letter does, the first with a number. Never
/// more than two letters, and never the same for two names.
QStringList initialsOf(const QStringList &names);

} // namespace mirabilia
