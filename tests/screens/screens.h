// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/shell_window.h"

#include <QList>
#include <QString>

#include <functional>

namespace mirabilia::a11y {

/// One screen with whatever is laid over it.
struct Screen {
    QString name;
    /// Brings the window there; false if that failed.
    std::function<bool(test::ShellWindow &)> open;
    /// Laid over everything for a moment and gone with any key: there is nothing to tab to.
    bool passing = false;
};

/// Every screen, sheet and drawer that can be reached.
QList<Screen> screens();

} // namespace mirabilia::a11y
