// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

namespace mirabilia::desktop {

/// The command line of the program.
struct Options {
    QString dataFolder;        ///< rules data laid over the built-in; empty: the user's own
    bool builtInData = false;  ///< ignore the user's own data, too
    QString profileFolder;     ///< saved games and settings; empty: the user's own
    quint64 seed = 0;          ///< of new games; 0: random
    QString newGame;           ///< --new: the game to begin with; empty: none
    QStringList seats;         ///< of that game: "me", "person" or a level; empty: as last time
    QString link;              ///< mirabilia://…: the table to join; empty: none
    QString watched;           ///< --watch: address or link of the table to show; empty: none
    QString file;              ///< absolute path of score sheets or records; empty: none
    bool ownWindow = false;    ///< do not hand over to a running program
    quint16 discoveryPort = 0; ///< for tests, which must find only each other; 0: the usual one
    QString startAt;           ///< the first screen, as the shell names it; empty: home
    QString savedGame;         ///< --check-save: only say whether this file can go on
    bool checkDisplay = false; ///< --check-display: only say whether a window can be opened
    QString problem;           ///< why the command line is refused; empty: it is not
};

/// The folder of everything personal: the profile, or the user's own.
QDir homeFolder(const Options &options);
/// The folder of crash reports.
QDir crashFolder(const Options &options);

/// Prints and exits for --help and --version. In English: no language is chosen yet.
Options parseOptions(const QStringList &arguments);

} // namespace mirabilia::desktop
