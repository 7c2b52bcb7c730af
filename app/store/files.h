// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

/// Durable file operations: when a call returns, both the data and the directory entries are on the
/// disk. Called from any thread; not twice at once for one file.
namespace mirabilia::store {

/// For files only their owner may read: seeds, hands, tokens.
inline constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

/// Writes a whole file or leaves the old one in place. Without a `mode`, permissions are those of
/// the old file or the system's default. Returns an empty string, or a sentence saying why it
/// failed.
[[nodiscard]] QString writeFile(const QString &path, const QByteArray &bytes,
                                std::optional<QFile::Permissions> mode = ownerOnly);
/// Makes a folder and its missing parents.
[[nodiscard]] bool makeFolder(const QString &path);
/// Renames a file; never replaces another.
[[nodiscard]] bool moveFile(const QString &from, const QString &to);
[[nodiscard]] bool removeFile(const QString &path);
/// Flushes the entries of a folder to the disk: files created, moved or removed in it.
[[nodiscard]] bool syncFolder(const QString &path);
/// Returns true if the name looks like a temporary file left by a killed `writeFile`. Misses a few.
[[nodiscard]] bool isLeftover(const QString &name);

} // namespace mirabilia::store
