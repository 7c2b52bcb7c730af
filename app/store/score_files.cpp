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

QString copyScores(const QSqlDatabase &database, const QString &file, const QString &copy) {
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
        if (!failed && syncFolder(QFileInfo(copy).absolutePath())) {
            return {};
        }
    }
    QFile::remove(making);
    return ScoreFileWords::tr("%1 could not be copied: %2.")
        .arg(file, query.lastError().isValid() ? query.lastError().databaseText().trimmed()
                                               : made.errorString());
}

QString copyScoresBefore(const QSqlDatabase &database, const QString &file, int form) {
    const QFileInfo info(file);
    QString why = copyScores(database, file,
                             info.dir().filePath(QStringLiteral("%1-before-%2.%3")
                                                     .arg(info.completeBaseName())
                                                     .arg(form)
                                                     .arg(info.suffix())));
    if (why.isEmpty()) {
        removeOldCopies(info);
    }
    return why;
}

namespace {

const QString dayFormat = QStringLiteral("yyyy-MM-dd");
const QString minuteFormat = QStringLiteral("yyyy-MM-dd-HHmm");

QString copyNamed(const QString &file, const QString &folder, const QString &when) {
    const QFileInfo info(file);
    return QDir(folder).filePath(
        QStringLiteral("%1-%2.%3").arg(info.completeBaseName(), when, info.suffix()));
}

/// Of a copy by its name; invalid: it is none.
QDateTime timeOf(const QFileInfo &copy, const QString &base) {
    const QString when = copy.completeBaseName().mid(base.size() + 1);
    const QDateTime minute = QDateTime::fromString(when, minuteFormat);
    return minute.isValid() ? minute : QDate::fromString(when, dayFormat).startOfDay();
}

} // namespace

QString scoreCopiesBeside(const QString &file) {
    const QFileInfo info(file);
    return info.absoluteDir().filePath(info.completeBaseName() + QStringLiteral("-copies"));
}

QString scoreCopyOf(const QString &file, const QString &folder, const QDate &day) {
    return copyNamed(file, folder, day.toString(dayFormat));
}

QString scoreCopyOf(const QString &file, const QString &folder, const QDateTime &minute) {
    return copyNamed(file, folder, minute.toString(minuteFormat));
}

QList<ScoreCopy> scoreCopies(const QString &file, const QString &folder) {
    const QFileInfo own(file);
    QList<ScoreCopy> copies;
    const QFileInfoList found = QDir(folder).entryInfoList(
        {QStringLiteral("%1-*.%2").arg(own.completeBaseName(), own.suffix())}, QDir::Files);
    for (const QFileInfo &info : found) {
        if (const QDateTime when = timeOf(info, own.completeBaseName()); when.isValid()) {
            copies.append({info.absoluteFilePath(), when, info.size()});
        }
    }
    std::stable_sort(
        copies.begin(), copies.end(),
        [](const ScoreCopy &one, const ScoreCopy &other) { return one.when > other.when; });
    return copies;
}

void tidyScoreCopies(const QString &file, const QString &folder) {
    for (const ScoreCopy &copy : scoreCopies(file, folder).mid(scoreCopiesKept)) {
        QFile::remove(copy.file);
    }
    const QString base = QFileInfo(file).completeBaseName();
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    const QFileInfoList halves =
        QDir(folder).entryInfoList({base + QStringLiteral("-*.*.*")}, QDir::Files);
    for (const QFileInfo &half : halves) {
        const bool ours = !QUuid::fromString(half.suffix()).isNull() &&
                          timeOf(QFileInfo(half.completeBaseName()), base).isValid();
        if (ours && half.lastModified() < yesterday) {
            QFile::remove(half.absoluteFilePath());
        }
    }
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
