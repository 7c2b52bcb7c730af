// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace mirabilia::a11y {

/// Switches the accessibility tree on where no screen reader does. Must come before any item is
/// made, or controls do not publish their texts.
void activate();

/// The QML type of an object, whatever it adds to it in place: "HandCard".
QString typeName(const QObject *object);
/// Where an item stands, for people: "ClassicPage > Hand > HandCard".
QString path(const QObject *object);

/// Visits everything that a screen reader finds in the window.
void walk(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visit);

/// The items that Tab should stop at as the window is now: those in front, if a sheet is open.
QList<QQuickItem *> tabStops(QQuickWindow &window);

/// What is wrong with names, roles and presses; one line for each offender.
QStringList nameProblems(QQuickWindow &window);
/// What Tab does not reach, and where it does not come back; the window must have the keyboard.
QStringList tabProblems(QQuickWindow &window);

/// What a finger cannot hit: less than 44 units wide or high.
QStringList touchProblems(QQuickWindow &window);

/// What somebody cannot read: smaller than 14 units, or cut.
QStringList readingProblems(QQuickWindow &window);

} // namespace mirabilia::a11y
