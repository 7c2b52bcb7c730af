// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPagedPaintDevice;
class QUrl;

/// Desktop dialogs of the score pad and of the board editor. They do not block: `then` is called
/// once the person has chosen, and never if they cancel. They need a QApplication.
namespace mirabilia::desktop {

using PathChosen = std::function<void(const QString &path)>;

void askWhatToRead(const QString &folder, const PathChosen &then);
/// The same of other files: `kinds` as in QFileDialog.
void askWhatToRead(const QString &title, const QString &kinds, const QString &folder,
                   const PathChosen &then);
/// A file that holds a whole history.
void askForHistory(const QString &folder, const PathChosen &then);
void askForFolder(const QString &folder, const PathChosen &then);
void askWhereToWrite(const QString &proposed, const PathChosen &then);

/// Asks for a printer; `paint` draws on it and returns true on success.
void askForPrinter(const QString &title, const std::function<bool(QPagedPaintDevice &)> &paint,
                   const std::function<void(const QString &problem)> &then);

/// Returns a problem; empty if a program opened the address.
QString openAddress(const QUrl &address);

} // namespace mirabilia::desktop
