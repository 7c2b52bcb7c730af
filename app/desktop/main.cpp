// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/fonts.h"
#include "app/desktop/options.h"
#include "app/host/games.h"
#include "app/host/table_services.h"
#include "app/models/app.h"
#include "app/render/image_providers.h"
#include "resources/data.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QStandardPaths>

#include <cstdio>
#include <string>

using namespace mirabilia;

namespace {

constexpr int badInput = 2;

int refuse(const QString &why) {
    std::fputs(qPrintable(why + u'\n'), stderr);
    return badInput;
}

/// The rules data: the embedded file, or the one in the folder given with --data.
struct RulesText {
    std::string text;
    std::string fileName = "classic.json";
    QString problem;
};

RulesText rulesText(const QString &folder) {
    if (folder.isEmpty()) {
        return {std::string(data::file("classic.json")), "classic.json", {}};
    }
    QFile file(QDir(folder).filePath(QStringLiteral("classic.json")));
    if (!file.open(QIODevice::ReadOnly)) {
        return {{}, {}, file.fileName() + QStringLiteral(": ") + file.errorString()};
    }
    return {file.readAll().toStdString(), file.fileName().toStdString(), {}};
}

} // namespace

int main(int argc, char *argv[]) {
    QGuiApplication::setApplicationName(QStringLiteral("mirabilia"));
    QGuiApplication::setOrganizationName(QStringLiteral("mirabilia"));
    QGuiApplication::setApplicationVersion(QStringLiteral(MIRABILIA_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.mirabilia.Mirabilia"));
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Mirabilia"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/mirabilia/mirabilia.svg")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    const desktop::Options options = desktop::parseOptions(QGuiApplication::arguments());
    if (!options.problem.isEmpty()) {
        return refuse(options.problem);
    }
    const RulesText rules = rulesText(options.dataFolder);
    if (!rules.problem.isEmpty()) {
        return refuse(rules.problem);
    }
    const host::Games games(rules.text, rules.fileName);
    if (!games.problem().empty()) {
        return refuse(QString::fromStdString(games.problem()));
    }

    const QDir home(options.profileFolder.isEmpty()
                        ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                        : options.profileFolder);
    host::TableServices services(games, QDir(home.filePath(QStringLiteral("games"))),
                                 home.filePath(QStringLiteral("settings.ini")));
    services.setSeed(options.seed);

    App app(services);
    const auto followLanguage = [&app] {
        desktop::substituteFonts(app.settings()->effectiveLanguage());
    };
    followLanguage();
    QObject::connect(&app, &App::languageChanged, &application, followLanguage);

    QQmlApplicationEngine engine;
    render::registerImageProviders(engine);
    QObject::connect(
        &engine, &QQmlApplicationEngine::objectCreated, &application,
        [](const QObject *window) {
            if (window == nullptr) {
                QCoreApplication::exit(1);
            }
        },
        Qt::QueuedConnection);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Mirabilia/Shell/Main.qml")));
    return QGuiApplication::exec();
}
