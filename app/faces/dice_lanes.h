// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStringList>

namespace mirabilia::faces {

/// How the lanes of a building of Dice lie on the score sheet, from above; buildings and lanes by
/// their keys in the data file, where lanes have no order.
const QHash<QString, QStringList> &diceLanes();

} // namespace mirabilia::faces
