// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/score_files.h"

#include "app/platform/platform.h"
#include "app/store/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QStorageInfo>
#include <QUuid>

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace mirabilia::store {

namespace {

struct ScoreFileWords {
    Q_DECLARE_TR_FUNCTIONS(ScoreHistory)
};

/// SQLite keeps data not yet merged into the file in sidecar files.
constexpr std::array sidecars{"-shm", "", "-wal"};
constexpr int copiesKept = 2;

/// Beside the file: NAME-WORD, or the first free variant of it.
QString folderBeside(const QString &file, const QString &word) {
    const QFileInfo info(file);
    const QString first =
        info.dir().filePath(QStringLiteral("%1-%2").arg(info.completeBaseName(), word));
    QString name = first;
    for (int number = 2; QFileInfo::exists(name); ++number) {
        name = QStringLiteral("%1-%2").arg(first).arg(number);
    }
    return name;
}

/// Hard-links a file, or copies it where the file system has no hard links.
bool nameToo(const QString &file, const QString &name) {
    std::error_code failed;
    std::filesystem::create_hard_link(file.toStdU16String(), name.toStdU16String(), failed);
    return !failed || QFile::copy(file, name);
}

bool isOnNetwork(const QString &file) {
    constexpr std::array systems{"nfs", "nfs4",       "cifs", "smb3", "smbfs",
                                 "9p",  "fuse.sshfs", "afs",  "ceph", "fuse.glusterfs"};
    const QByteArray system = QStorageInfo(QFileInfo(file).absolutePath()).fileSystemType();
    return std::find(systems.begin(), systems.end(), system) != systems.end();
}

void removeOldCopies(const QFileInfo &file) {
    QStringList copies = file.dir().entryList(
        {QStringLiteral("%1-before-*.%2").arg(file.completeBaseName(), file.suffix())},
        QDir::Files);
    const auto form = [](const QString &name) {
        return name.section(u'-', -1).section(u'.', 0, 0).toInt();
    };
    std::sort(copies.begin(), copies.end(), [&form](const QString &one, const QString &other) {
        return form(one) > form(other);
    });
    for (const QString &name : copies.mid(copiesKept)) {
        QFile::remove(file.dir().filePath(name));
    }
}

} // namespace

QString putScoresAside(const QString &file, QString &aside) {
    const QString folder = folderBeside(file, QStringLiteral("damaged"));
    const QString making = folder + QStringLiteral(".new");
    const QString name = QFileInfo(file).fileName();
    QDir(making).removeRecursively(); // links left by a killed attempt
    bool done = makeFolder(making);
    for (const char *sidecar : sidecars) {
        const QString from = file + QLatin1String(sidecar);
        done = done && (!QFileInfo::exists(from) ||
                        nameToo(from, QDir(making).filePath(name + QLatin1String(sidecar))));
    }
    done = done && syncFolder(making) && moveFile(making, folder);
    // The new folder is complete now. SQLite ignores sidecars of a new file, but must not share
    // another program's shared memory, so -shm is removed first.
    for (const char *sidecar : sidecars) {
        const QString from = file + QLatin1String(sidecar);
        done = done && (!QFileInfo::exists(from) || QFile::remove(from));
    }
    if (!done || !syncFolder(QFileInfo(file).absolutePath())) {
        return ScoreFileWords::tr("%1 could not be put aside.").arg(file);
    }
    aside = QDir(folder).filePath(name);
    return {};
}

QString copyScoresBefore(const QSqlDatabase &database, const QString &file, int form) {
    const QFileInfo info(file);
    const QString copy = info.dir().filePath(QStringLiteral("%1-before-%2.%3")
                                                 .arg(info.completeBaseName())
                                                 .arg(form)
                                                 .arg(info.suffix()));
    const QString making = copy + u'.' + QUuid::createUuid().toString(QUuid::WithoutBraces);
    QSqlQuery query(database);
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.addBindValue(making);
    QFile made(making);
    std::error_code failed;
    if (query.exec() && made.open(QIODevice::ReadWrite) && made.setPermissions(ownerOnly) &&
        platform::flushToDisk(made.handle())) {
        made.close();
        std::filesystem::rename(making.toStdU16String(), copy.toStdU16String(), failed);
        if (!failed && syncFolder(info.absolutePath())) {
            removeOldCopies(info);
            return {};
        }
    }
    QFile::remove(making);
    return ScoreFileWords::tr("%1 could not be copied before it gets a new form: %2.")
        .arg(file, query.lastError().isValid() ? query.lastError().databaseText().trimmed()
                                               : made.errorString());
}

bool openScoresToMany(const QSqlDatabase &database, const QString &file) {
    const auto wanted = isOnNetwork(file) ? QLatin1String("delete") : QLatin1String("wal");
    QSqlQuery query(database);
    const bool told = query.exec(QStringLiteral("PRAGMA journal_mode = %1").arg(wanted));
    const QString mode = told && query.next() ? query.value(0).toString() : QString();
    if (mode != QLatin1String("wal")) {
        qWarning("%s: no write-ahead log here; every change waits for the disk", qPrintable(file));
    }
    return mode == QLatin1String("wal");
}

} // namespace mirabilia::store
