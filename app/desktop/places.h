// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

/// Where this system keeps the files of programs. Needs the name of the application.
namespace mirabilia::desktop {

/// Saved games, settings and the history of this person.
QDir ownFolder();
/// Where a person looks for what they have written.
QDir documentsFolder();
/// The name of a socket that nobody else's programs reach.
QString socketNamed(const QString &name);

} // namespace mirabilia::desktop
