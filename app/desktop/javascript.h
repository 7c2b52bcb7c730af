// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::desktop {

/// QML's JavaScript is interpreted, not compiled while it runs: what Qt 6.4 compiles for closures
/// over the variables of a block leaves values unset, and collecting garbage then crashes. To be
/// called before the first QML engine.
void interpretJavaScript();

} // namespace mirabilia::desktop
