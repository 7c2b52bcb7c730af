// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace mirabilia {

/// Names of the seat colours (defined by the theme), in the order in which seats take them.
inline const QStringList seatColors{QStringLiteral("teal"), QStringLiteral("coral"),
                                    QStringLiteral("gold"), QStringLiteral("violet"),
                                    QStringLiteral("sky"),  QStringLiteral("olive"),
                                    QStringLiteral("rose"), QStringLiteral("slate")};

} // namespace mirabilia
