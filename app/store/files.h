// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

/// Files that are still there after a power cut. Whatever is done here is on the disk when the call
/// returns, and so are the names in the folder. From any thread; no two at once for one file.
namespace mirabilia::store {

/// For what nobody but its owner reads: seeds, hands, tokens.
inline constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

/// Writes all of a file, or leaves what stood there. Without a `mode` the file may be read by whom
/// the system, or what stood there, lets. Empty, or why it is not written, as a sentence.
[[nodiscard]] QString writeFile(const QString &path, const QByteArray &bytes,
                                std::optional<QFile::Permissions> mode = ownerOnly);
/// Makes a folder, and those in which it lies.
[[nodiscard]] bool makeFolder(const QString &path);
/// Gives a file another name; never one that is taken.
[[nodiscard]] bool moveFile(const QString &from, const QString &to);
[[nodiscard]] bool removeFile(const QString &path);
/// What was made, moved or removed in a folder is on the disk.
[[nodiscard]] bool syncFolder(const QString &path);
/// Whether a file of this name is what a killed `writeFile` left behind. Most of them are known.
[[nodiscard]] bool isLeftover(const QString &name);

} // namespace mirabilia::store
