// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

/// Where this system keeps files. Needs the application's name.
namespace mirabilia::desktop {

/// The user's saved games, settings and history.
QDir ownFolder();
/// Where the user looks for documents.
QDir documentsFolder();
/// The name of a local socket, in the user's runtime folder if there is one.
QString socketNamed(const QString &name);

} // namespace mirabilia::desktop
