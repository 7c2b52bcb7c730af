// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

namespace mirabilia::desktop {

/// The command line of the program.
struct Options {
    QString dataFolder;        ///< rules data over the built-in; empty = those of the person
    bool builtInData = false;  ///< not even those of the person
    QString profileFolder;     ///< saved games and settings; empty = the user's own
    quint64 seed = 0;          ///< of new games; 0 = by chance
    QString newGame;           ///< --new: the game to begin with; empty = none
    QStringList seats;         ///< of that game: "me", "person" or a level; empty = as last time
    QString link;              ///< mirabilia://…: the table to sit down at; empty = none
    QString file;              ///< the absolute path of score sheets or records; empty = none
    bool ownWindow = false;    ///< whatever runs already: an option changes what is begun
    quint16 discoveryPort = 0; ///< tests: they find only each other there; 0 = the usual one
    QString startAt;           ///< the first screen, as the shell names it; empty = home
    QString savedGame;         ///< --check-save: only say whether this file can go on
    bool checkDisplay = false; ///< --check-display: only say whether a window can be opened
    QString problem;           ///< why the command line cannot be followed; empty if it can
};

/// The folder where everything of the person lies: the profile, or the user's own.
QDir homeFolder(const Options &options);
/// Where reports of crashes lie.
QDir crashFolder(const Options &options);

/// Prints and exits for --help and --version. In English: no language is chosen yet.
Options parseOptions(const QStringList &arguments);

} // namespace mirabilia::desktop
