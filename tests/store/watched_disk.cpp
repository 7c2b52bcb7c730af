// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/watched_disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace mirabilia::store {

namespace {

std::atomic<WatchedDisk *> watching = nullptr;
thread_local int waits = 0;

std::mutex slowMutex;
std::condition_variable slowGone;
bool isSlow = false;
bool hasWaitedLong = false;

void takeTime() {
    constexpr std::chrono::seconds longest{20};
    std::unique_lock lock(slowMutex);
    if (!slowGone.wait_for(lock, longest, [] { return !isSlow; })) {
        isSlow = false;
        hasWaitedLong = true;
    }
}

std::string openAs(int descriptor) {
    return "/proc/self/fd/" + std::to_string(descriptor);
}

QByteArray bytesOf(const std::string &path) {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

WatchedDisk::WatchedDisk(const QString &folder) {
    takeAll(folder.toStdString());
    struct stat about {};
    stat(folder.toStdString().c_str(), &about);
    m_root = about.st_ino;
    m_files = 0;
    m_names = 0;
    watching = this;
}

WatchedDisk::~WatchedDisk() {
    watching = nullptr;
    for (const auto &[node, descriptor] : m_held) {
        close(descriptor);
    }
}

int WatchedDisk::waitsHere() {
    return waits;
}

SlowDisk::SlowDisk() {
    const std::lock_guard lock(slowMutex);
    isSlow = true;
    hasWaitedLong = false;
}

SlowDisk::~SlowDisk() {
    const std::lock_guard lock(slowMutex);
    isSlow = false;
    slowGone.notify_all();
}

bool SlowDisk::hasGivenUp() const {
    const std::lock_guard lock(slowMutex);
    return hasWaitedLong;
}

void WatchedDisk::wait() {
    ++waits;
    takeTime();
}

void WatchedDisk::hear(int descriptor) {
    struct stat about {};
    if (WatchedDisk *disk = watching; disk != nullptr && fstat(descriptor, &about) == 0) {
        const std::lock_guard lock(disk->m_mutex);
        disk->take(descriptor, S_ISDIR(about.st_mode));
    }
}

void WatchedDisk::takeAll(const std::string &path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool isFolder = std::filesystem::is_directory(path);
    take(descriptor, isFolder);
    close(descriptor);
    if (isFolder) {
        for (const auto &entry : std::filesystem::directory_iterator(path)) {
            takeAll(entry.path().string());
        }
    }
}

void WatchedDisk::take(int descriptor, bool isFolder) {
    struct stat about {};
    fstat(descriptor, &about);
    hold(about.st_ino, openAs(descriptor));
    if (isFolder) {
        ++m_names;
        takeNames(descriptor, about.st_ino);
    } else {
        ++m_files;
        m_bytes[about.st_ino] = bytesOf(openAs(descriptor));
    }
}

void WatchedDisk::takeNames(int descriptor, ino_t node) {
    auto &names = m_folders[node];
    names.clear();
    for (const auto &entry : std::filesystem::directory_iterator(openAs(descriptor))) {
        struct stat about {};
        if (lstat(entry.path().c_str(), &about) == 0) {
            hold(about.st_ino, entry.path().string());
            names[entry.path().filename().string()] = {about.st_ino, S_ISDIR(about.st_mode)};
        }
    }
}

void WatchedDisk::hold(ino_t node, const std::string &path) {
    if (!m_held.contains(node)) {
        m_held[node] = open(path.c_str(), O_PATH | O_CLOEXEC);
    }
}

int WatchedDisk::filesSynced() const {
    const std::lock_guard lock(m_mutex);
    return m_files;
}

int WatchedDisk::foldersSynced() const {
    const std::lock_guard lock(m_mutex);
    return m_names;
}

QMap<QString, QByteArray> WatchedDisk::left() const {
    const std::lock_guard lock(m_mutex);
    QMap<QString, QByteArray> left;
    addLeft(m_root, QString(), left);
    return left;
}

void WatchedDisk::addLeft(ino_t folder, const QString &path,
                          QMap<QString, QByteArray> &left) const {
    const auto names = m_folders.find(folder);
    if (names == m_folders.end()) {
        return; // what is in it was never waited for
    }
    for (const auto &[name, there] : names->second) {
        const QString within = path + QString::fromStdString(name);
        if (there.isFolder) {
            addLeft(there.node, within + u'/', left);
        } else {
            const auto bytes = m_bytes.find(there.node);
            left[within] = bytes != m_bytes.end() ? bytes->second : QByteArray();
        }
    }
}

void WatchedDisk::leaveIn(const QString &folder) const {
    const QMap<QString, QByteArray> files = left();
    for (auto each = files.begin(); each != files.end(); ++each) {
        const QString path = QDir(folder).filePath(each.key());
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(each.value());
        }
    }
}

} // namespace mirabilia::store

// In place of those of the system, for this program and its libraries.

extern "C" int fsync(int descriptor) {
    mirabilia::store::WatchedDisk::wait();
    const long result = syscall(SYS_fsync, descriptor);
    if (result == 0) {
        mirabilia::store::WatchedDisk::hear(descriptor);
    }
    return static_cast<int>(result);
}

extern "C" int fdatasync(int descriptor) {
    mirabilia::store::WatchedDisk::wait();
    const long result = syscall(SYS_fdatasync, descriptor);
    if (result == 0) {
        mirabilia::store::WatchedDisk::hear(descriptor);
    }
    return static_cast<int>(result);
}
