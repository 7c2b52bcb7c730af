// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mirabilia {

/// The label of each name in a small disc: its first letter; if several names share it, with the
/// letter that tells them apart ("An" and "At" for Anna and Anton), or for a Chinese, Japanese or
/// Korean name that letter alone; if no letter does, the first one with a number. At most two
/// letters, and unique.
QStringList initialsOf(const QStringList &names);

} // namespace mirabilia
