// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include <map>
#include <mutex>
#include <string>
#include <sys/types.h>

namespace mirabilia::store {

/// Hears every fsync of this program and remembers what each has made safe: of a file its bytes, of
/// a folder its names. What a power cut would leave of a folder follows from that alone, as
/// strictly as POSIX allows: no name and no byte that nobody waited for. One at a time.
class WatchedDisk {
public:
    /// All that lies in the folder now is safe.
    explicit WatchedDisk(const QString &folder);
    ~WatchedDisk();
    WatchedDisk(const WatchedDisk &) = delete;
    WatchedDisk &operator=(const WatchedDisk &) = delete;

    [[nodiscard]] int filesSynced() const;
    [[nodiscard]] int foldersSynced() const;
    /// The files that would be left, by their paths within the folder.
    [[nodiscard]] QMap<QString, QByteArray> left() const;
    /// The same, written into another folder.
    void leaveIn(const QString &folder) const;

    /// How often this thread has waited for the disk, watched or not.
    [[nodiscard]] static int waitsHere();

    static void wait();
    static void hear(int descriptor);

private:
    struct Name {
        ino_t node = 0;
        bool isFolder = false;
    };

    void takeAll(const std::string &path);
    void take(int descriptor, bool isFolder);
    void takeNames(int descriptor, ino_t node);
    void hold(ino_t node, const std::string &path);
    void addLeft(ino_t folder, const QString &path, QMap<QString, QByteArray> &left) const;

    mutable std::mutex m_mutex;
    ino_t m_root = 0;
    int m_files = 0;
    int m_names = 0;
    std::map<ino_t, std::map<std::string, Name>> m_folders;
    std::map<ino_t, QByteArray> m_bytes;
    std::map<ino_t, int> m_held; ///< so that no number means another file later
};

/// A disk that takes its time: whoever waits for it waits until this goes. One at a time.
class SlowDisk {
public:
    SlowDisk();
    ~SlowDisk();
    SlowDisk(const SlowDisk &) = delete;
    SlowDisk &operator=(const SlowDisk &) = delete;

    /// Somebody has waited for so long that whoever should let it go may wait for them.
    [[nodiscard]] bool hasGivenUp() const;
};

} // namespace mirabilia::store
