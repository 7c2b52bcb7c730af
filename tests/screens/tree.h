// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace mirabilia::a11y {

/// Switches the accessibility tree on without a screen reader. Call before creating any item, or
/// controls do not publish their texts.
void activate();

/// The QML type of an object, whatever its instance adds: "HandCard".
QString typeName(const QObject *object);
/// Where an item is, in words: "ClassicPage > Hand > HandCard".
QString path(const QObject *object);

/// Visits everything that a screen reader finds in the window.
void walk(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visit);

/// The items Tab should stop at now; while a sheet is open, those in front.
QList<QQuickItem *> tabStops(QQuickWindow &window);

/// Faults of names, roles and presses; one line per offender.
QStringList nameProblems(QQuickWindow &window);
/// Stops that Tab does not reach or return to; the window must have the focus.
QStringList tabProblems(QQuickWindow &window);

/// Targets that a finger cannot hit: less than 44 units wide or high.
QStringList touchProblems(QQuickWindow &window);

/// Texts that are illegible: smaller than 14 units, or cut.
QStringList readingProblems(QQuickWindow &window);

} // namespace mirabilia::a11y
