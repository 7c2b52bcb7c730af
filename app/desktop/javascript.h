// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QVersionNumber;

namespace mirabilia::desktop {

/// Whether the JavaScript that this version of Qt compiles while it runs may crash when garbage is
/// collected: in a loop of which every round has a variable of its own that a function uses.
/// javascript_test.cpp has one; it crashes with 6.4.2 and 6.8.2, and tells of a later version that
/// needs this too.
bool compilesBadly(const QVersionNumber &qt);

/// Where Qt compiles badly, QML's JavaScript is interpreted. To be called before the first QML
/// engine.
void interpretJavaScript();

} // namespace mirabilia::desktop
