// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/tidy.h"

#include "app/store/files.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace mirabilia::store {

namespace {

void removeOne(const QFileInfo &file, Tidied &done) {
    if (QFile::remove(file.filePath())) {
        ++done.files;
        done.bytes += file.size();
    }
}

/// Newest first.
QFileInfoList filesOf(const QDir &folder, const QString &pattern) {
    return folder.entryInfoList({pattern}, QDir::Files | QDir::NoSymLinks, QDir::Time);
}

void keepNewest(const QDir &folder, const QString &pattern, int most, Tidied &done) {
    for (const QFileInfo &file : filesOf(folder, pattern).mid(most)) {
        removeOne(file, done);
    }
}

bool isOlder(const QFileInfo &file, std::chrono::hours age) {
    return file.lastModified().secsTo(QDateTime::currentDateTime()) >
           std::chrono::seconds(age).count();
}

void tidyFinished(const QDir &folder, const TidyLimits &limits, Tidied &done) {
    int files = 0;
    qint64 bytes = 0;
    for (const QFileInfo &file : filesOf(folder, QStringLiteral("*.mirabilia*"))) {
        ++files;
        bytes += file.size();
        if (files > limits.finished || bytes > limits.finishedBytes ||
            (files > limits.whateverTheClockSays && isOlder(file, limits.finishedAge))) {
            removeOne(file, done);
        }
    }
}

void tidyLeftovers(const QDir &folder, const TidyLimits &limits, Tidied &done) {
    const QString lock = QStringLiteral(".lock");
    for (const QFileInfo &file : filesOf(folder, QStringLiteral("*"))) {
        const bool isLockOfNone = file.fileName().endsWith(QStringLiteral(".mirabilia") + lock) &&
                                  !QFileInfo::exists(file.filePath().chopped(lock.size()));
        if ((isLockOfNone || isLeftover(file.fileName())) && isOlder(file, limits.leftoverAge)) {
            removeOne(file, done);
        }
    }
}

} // namespace

Tidied tidy(const QDir &folder, const TidyLimits &limits) {
    const QDir finished(folder.filePath(QStringLiteral("finished")));
    Tidied done;
    tidyFinished(finished, limits, done);
    for (const QDir &games : {folder, finished}) {
        keepNewest(QDir(games.filePath(QStringLiteral("trash"))), QStringLiteral("*.mirabilia"),
                   limits.removed, done);
        tidyLeftovers(games, limits, done);
    }
    keepNewest(folder, QStringLiteral("*.as-it-was*"), limits.asItWas, done);
    return done;
}

} // namespace mirabilia::store
