// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/options.h"

#include "app/desktop/places.h"
#include "app/models/shell/game_kind.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QUrl>

namespace mirabilia::desktop {

namespace {

QString dataProblem(const QString &folder) {
    return QFileInfo(folder).isDir() ? QString()
                                     : QStringLiteral("--data: %1 is not a folder.").arg(folder);
}

QString profileProblem(const QString &folder) {
    return QDir().mkpath(folder)
               ? QString()
               : QStringLiteral("--profile: %1 is not a folder and cannot be made one.")
                     .arg(folder);
}

QString newGameProblem(const QString &id) {
    QStringList games;
    for (const GameKind &game : gameKinds()) {
        games.append(game.id);
    }
    return games.contains(id) ? QString()
                              : QStringLiteral("--new: there is no game %1; there are %2.")
                                    .arg(id, games.join(QStringLiteral(", ")));
}

/// Words for the seats of a new table.
QStringList seatWords() {
    return QStringList{QStringLiteral("me"), QStringLiteral("person")} + computerLevels();
}

QString seatsProblem(const QStringList &seats, const GameKind *game) {
    for (const QString &seat : seats) {
        if (!seatWords().contains(seat)) {
            return QStringLiteral("--seats: nobody is called %1; there are %2.")
                .arg(seat, seatWords().join(QStringLiteral(", ")));
        }
    }
    const auto people = seats.count(QStringLiteral("person"));
    const auto me = seats.count(QStringLiteral("me"));
    if (me > 1) {
        return QStringLiteral(
            "--seats: only one seat can be me; others at this screen are person.");
    }
    if (me + people == 0) {
        return QStringLiteral("--seats: somebody has to sit at this screen, me or person.");
    }
    if (game == nullptr) {
        return QStringLiteral("--seats: the game is missing, as in --new classic.");
    }
    if (seats.size() < game->fewest || seats.size() > game->most) {
        return QStringLiteral("--seats: %1 is played by %2 to %3, not by %4.")
            .arg(game->id)
            .arg(game->fewest)
            .arg(game->most)
            .arg(seats.size());
    }
    return {};
}

void readValues(const QCommandLineParser &parser, Options &options) {
    const auto take = [&](const char *name, auto read) {
        const QString option = QString::fromLatin1(name);
        if (options.problem.isEmpty() && parser.isSet(option)) {
            options.problem = read(parser.value(option));
        }
    };
    take("data", [&](const QString &folder) {
        options.dataFolder = folder;
        return dataProblem(folder);
    });
    take("profile", [&](const QString &folder) {
        options.profileFolder = folder;
        return profileProblem(folder);
    });
    take("seed", [&](const QString &number) {
        bool isNumber = false;
        options.seed = number.toULongLong(&isNumber);
        return isNumber ? QString()
                        : QStringLiteral("--seed: %1 is not a whole number.").arg(number);
    });
    take("new", [&](const QString &game) {
        options.newGame = game;
        return newGameProblem(game);
    });
    take("seats", [&](const QString &list) {
        options.seats = list.split(u',');
        return seatsProblem(options.seats, gameKind(options.newGame));
    });
    take("watch", [&](const QString &address) {
        options.watched = address;
        return address.isEmpty() ? QStringLiteral("--watch: an address is missing.") : QString();
    });
    take("check-save", [&](const QString &file) {
        options.savedGame = file;
        return file.isEmpty() ? QStringLiteral("--check-save: a file is missing.") : QString();
    });
    options.builtInData = parser.isSet(QStringLiteral("built-in-data"));
    options.checkDisplay = parser.isSet(QStringLiteral("check-display"));
}

/// A table's address, or a file as a path or a file: URL.
QString readOpened(const QString &what, Options &options) {
    if (what.startsWith(QStringLiteral("mirabilia://"))) {
        options.link = what;
        return {};
    }
    const QUrl url(what);
    const QFileInfo file(url.isLocalFile() ? url.toLocalFile() : what);
    options.file = file.absoluteFilePath();
    return file.isFile()
               ? QString()
               : QStringLiteral("%1 is neither a file nor a link that begins with mirabilia://.")
                     .arg(what);
}

} // namespace

QDir homeFolder(const Options &options) {
    return options.profileFolder.isEmpty() ? ownFolder() : QDir(options.profileFolder);
}

QDir crashFolder(const Options &options) {
    return homeFolder(options).filePath(QStringLiteral("crashes"));
}

Options parseOptions(const QStringList &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "A table for 7 Wonders: alone against computer players, with others at one screen or "
        "over the local network."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    QCommandLineOption session(QStringLiteral("session"), {}, QStringLiteral("ID"));
    session.setFlags(QCommandLineOption::HiddenFromHelp); // session managers give it, Qt takes it
    parser.addOptions({
        {QStringLiteral("data"),
         QStringLiteral("Rules data from FOLDER over the built-in, file by file."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("built-in-data"),
         QStringLiteral("Leave your own data folder alone: rules data as they are built in.")},
        {QStringLiteral("profile"), QStringLiteral("Keep saved games and settings in FOLDER."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("new"), QStringLiteral("Begin a new GAME at once: classic, duel or dice."),
         QStringLiteral("GAME")},
        {QStringLiteral("seats"),
         QStringLiteral("Who plays it, in seat order, with commas between: me, person, easy, "
                        "normal, expert, master. Without it: as last time."),
         QStringLiteral("LIST")},
        {QStringLiteral("seed"), QStringLiteral("Deal new games from this number, to repeat them."),
         QStringLiteral("NUMBER")},
        {QStringLiteral("watch"),
         QStringLiteral("Show the table at ADDRESS (or a mirabilia:// link) on the whole window, "
                        "as for a television; F11 fills the screen."),
         QStringLiteral("ADDRESS")},
        {QStringLiteral("check-save"),
         QStringLiteral("Only say whether the saved game in FILE can go on."),
         QStringLiteral("FILE")},
        {QStringLiteral("check-display"),
         QStringLiteral("Only say whether a window can be opened.")},
        session,
    });
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QStringLiteral(
            "Score sheets (CSV, JSON) or records of games (.jsonl): show what is in it."),
        QStringLiteral("[FILE |"));
    parser.addPositionalArgument(
        QStringLiteral("LINK"),
        QStringLiteral("mirabilia://...: sit down at the table that this link leads to."),
        QStringLiteral("LINK]"));
    Options options;
    if (!parser.parse(arguments)) {
        options.problem = parser.errorText();
        return options;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        parser.showHelp();
    }
    if (parser.isSet(QStringLiteral("version"))) {
        parser.showVersion();
    }
    const QStringList rest = parser.positionalArguments();
    if (rest.size() > 1) {
        options.problem = QStringLiteral("Unexpected argument: %1.").arg(rest.last());
    } else if (!rest.isEmpty()) {
        options.problem = readOpened(rest.first(), options);
    }
    readValues(parser, options);
    for (const char *changing : {"data", "built-in-data", "new", "seats", "seed", "watch"}) {
        options.ownWindow = options.ownWindow || parser.isSet(QString::fromLatin1(changing));
    }
    return options;
}

} // namespace mirabilia::desktop
