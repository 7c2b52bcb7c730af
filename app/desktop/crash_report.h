// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/crash/action_trail.h"

#include <QDir>
#include <QString>

namespace mirabilia::desktop {

/// What the reports of this program tell of as done last.
crash::ActionTrail &actionTrail();

/// From now on a crash leaves a report in this folder, which is made when needed: program, system,
/// stack and trail. Five are kept at most, the oldest make room. Needs the application.
void leaveCrashReports(const QDir &folder);

/// The path of the latest report; empty: there is none.
QString latestCrashReport(const QDir &folder);

} // namespace mirabilia::desktop
