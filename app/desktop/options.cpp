// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/options.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace mirabilia::desktop {

namespace {

QString folderProblem(const QString &option, const QString &folder) {
    return folder.isEmpty() || QFileInfo(folder).isDir()
               ? QString()
               : QStringLiteral("--%1: %2 is not a folder.").arg(option, folder);
}

} // namespace

Options parseOptions(const QStringList &arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "A table for 7 Wonders: alone against computer players or with others at one screen."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {QStringLiteral("data"), QStringLiteral("Rules data from FOLDER instead of the built-in."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("profile"), QStringLiteral("Keep saved games and settings in FOLDER."),
         QStringLiteral("FOLDER")},
        {QStringLiteral("seed"), QStringLiteral("Deal new games from this number, to repeat them."),
         QStringLiteral("NUMBER")},
    });
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
    options.dataFolder = parser.value(QStringLiteral("data"));
    options.profileFolder = parser.value(QStringLiteral("profile"));
    options.problem = folderProblem(QStringLiteral("data"), options.dataFolder);
    bool isNumber = true;
    if (parser.isSet(QStringLiteral("seed"))) {
        options.seed = parser.value(QStringLiteral("seed")).toULongLong(&isNumber);
    }
    if (!isNumber) {
        options.problem = QStringLiteral("--seed: %1 is not a whole number.")
                              .arg(parser.value(QStringLiteral("seed")));
    } else if (!parser.positionalArguments().isEmpty()) {
        options.problem =
            QStringLiteral("Unexpected argument: %1.").arg(parser.positionalArguments().first());
    }
    return options;
}

} // namespace mirabilia::desktop
