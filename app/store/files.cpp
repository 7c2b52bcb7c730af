// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/files.h"

#include "app/platform/platform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QThread>

namespace mirabilia::store {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::store::Files)
};

QString folderOf(const QString &path) {
    return QFileInfo(path).absolutePath();
}

/// Tries again where the system refuses to touch a file that somebody happens to read.
template <typename Act>
bool persistently(const Act &act) {
    constexpr unsigned long pause = 50; // ms
    for (int tries = platform::fileTries(); tries > 1; --tries) {
        if (act()) {
            return true;
        }
        QThread::msleep(pause);
    }
    return act();
}

} // namespace

QString writeFile(const QString &path, const QByteArray &bytes,
                  std::optional<QFile::Permissions> mode) {
    QString why;
    const auto write = [&] {
        QSaveFile file(path);
        // `commit` syncs too, but does not report a failed sync.
        const bool written =
            file.open(QIODevice::WriteOnly) && (!mode || file.setPermissions(*mode)) &&
            file.write(bytes) == bytes.size() && file.flush() &&
            platform::flushToDisk(file.handle()) && file.commit() && syncFolder(folderOf(path));
        why = file.errorString();
        return written;
    };
    return persistently(write) ? QString()
                               : FileWords::tr("%1 could not be written: %2.").arg(path, why);
}

bool makeFolder(const QString &path) {
    if (QFileInfo(path).isDir()) {
        return true;
    }
    const QString above = folderOf(path);
    return above != path && makeFolder(above) && QDir().mkpath(path) && syncFolder(above);
}

bool moveFile(const QString &from, const QString &to) {
    return persistently([&] { return QFile::rename(from, to); }) && syncFolder(folderOf(to)) &&
           (folderOf(from) == folderOf(to) || syncFolder(folderOf(from)));
}

bool removeFile(const QString &path) {
    return persistently([&] { return QFile::remove(path); }) && syncFolder(folderOf(path));
}

bool syncFolder(const QString &path) {
    return platform::flushFolder(path.toStdString());
}

bool isLeftover(const QString &name) {
    // "NAME." and six random letters. Hardly anyone names a copy like "abCdef".
    static const QRegularExpression pattern(
        QStringLiteral("\\A.+\\.(?=[A-Za-z]*[a-z][A-Z])[A-Za-z]{6}\\z"));
    return pattern.match(name).hasMatch();
}

} // namespace mirabilia::store
