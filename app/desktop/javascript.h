// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QVersionNumber;

namespace mirabilia::desktop {

/// Returns true if JavaScript compiled at run time by this version of Qt may crash during garbage
/// collection: in a loop where each round has a variable of its own that a function captures.
/// javascript_test.cpp has such a loop; it crashes with 6.4.2 and 6.8.2, and reveals later versions
/// that need this, too.
bool compilesBadly(const QVersionNumber &qt);

/// Makes QML interpret JavaScript where Qt compiles it badly. Call before creating a QML engine.
void interpretJavaScript();

} // namespace mirabilia::desktop
