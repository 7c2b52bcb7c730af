// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPagedPaintDevice;
class QUrl;

/// The dialogs of the desktop that the score pad needs. They do not block: `then` is called when
/// the person has chosen, and not at all if they think better of it. They need a QApplication.
namespace mirabilia::desktop {

using PathChosen = std::function<void(const QString &path)>;

void askWhatToRead(const QString &folder, const PathChosen &then);
/// A file that holds a whole history.
void askForHistory(const QString &folder, const PathChosen &then);
void askForFolder(const QString &folder, const PathChosen &then);
void askWhereToWrite(const QString &proposed, const PathChosen &then);

/// Asks for a printer; `paint` draws on it and tells whether it could.
void askForPrinter(const QString &title, const std::function<bool(QPagedPaintDevice &)> &paint,
                   const std::function<void(const QString &problem)> &then);

/// A problem, or nothing if some program took it.
QString openAddress(const QUrl &address);

} // namespace mirabilia::desktop
