// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/places.h"

#include <QFileInfo>
#include <QStandardPaths>

namespace mirabilia::desktop {

QDir ownFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QDir documentsFolder() {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // Not every home has one, and a folder that nobody knows of is no place to find a file again.
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString socketNamed(const QString &name) {
#ifdef Q_OS_WIN
    return name; // of a pipe, which has no folder
#else
    // A name alone would be a file in a folder for all, where others could be first.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? name : QDir(folder).filePath(name);
#endif
}

} // namespace mirabilia::desktop
