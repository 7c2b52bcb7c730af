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
    // Not every home has one, and nobody finds a file again in an unfamiliar folder.
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString socketNamed(const QString &name) {
#ifdef Q_OS_WIN
    return name; // names a pipe, which has no folder
#else
    // A bare name would be a file in a shared folder, where others could create it first.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    return folder.isEmpty() ? name : QDir(folder).filePath(name);
#endif
}

} // namespace mirabilia::desktop
