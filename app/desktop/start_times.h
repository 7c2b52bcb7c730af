// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQuickWindow;

namespace mirabilia::desktop {

/// If MIRABILIA_START_TIMES is set, tells what the start has cost so far: now, and once the first
/// frame is drawn.
void tellStartTimes(QQuickWindow &window);

} // namespace mirabilia::desktop
