// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::desktop {

/// QML's JavaScript is interpreted, not compiled while it runs: with the compiler of Qt 6.4 the
/// program crashed while garbage was collected (tst_charts.qml has a case). To be called before the
/// first QML engine.
void interpretJavaScript();

} // namespace mirabilia::desktop
