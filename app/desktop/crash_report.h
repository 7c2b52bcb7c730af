// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/crash/action_trail.h"

#include <QDir>
#include <QString>

namespace mirabilia::desktop {

/// The latest actions, for the reports of this program.
crash::ActionTrail &actionTrail();

/// From now on a crash leaves a report in this folder, created when needed: program, system, stack
/// and trail. Only the latest five are kept. Needs the application.
void leaveCrashReports(const QDir &folder);

/// The path of the latest report; empty: none.
QString latestCrashReport(const QDir &folder);

} // namespace mirabilia::desktop
