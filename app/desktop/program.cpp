// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/program.h"

#include "app/desktop/fonts.h"
#include "app/host/games.h"
#include "app/host/table_services.h"
#include "app/models/app.h"
#include "app/render/image_providers.h"
#include "resources/data.h"

#include <QDir>
#include <QFile>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QStandardPaths>

#include <string>

namespace mirabilia::desktop {

namespace {

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

QDir homeFolder(const Options &options) {
    return options.profileFolder.isEmpty()
               ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
               : options.profileFolder;
}

} // namespace

/// In the order they are made; taken down in the opposite one.
struct Program::Parts {
    Parts(const RulesText &rules, const Options &options)
        : games(rules.text, rules.fileName)
        , services(games, QDir(homeFolder(options).filePath(QStringLiteral("games"))),
                   homeFolder(options).filePath(QStringLiteral("settings.ini")))
        , app(services, QByteArray::fromStdString(rules.text))
        , faces(options.dataFolder.isEmpty()
                    ? render::embeddedClassicFaces()
                    : render::classicFaces(QByteArray::fromStdString(rules.text))) {
        services.setSeed(options.seed);
    }

    host::Games games;
    host::TableServices services;
    App app;
    render::FaceCatalogue faces;
    QQmlApplicationEngine engine;
};

Program::Program(const Options &options) : m_problem(options.problem) {
    if (!m_problem.isEmpty()) {
        return;
    }
    const RulesText rules = rulesText(options.dataFolder);
    m_problem = rules.problem;
    if (!m_problem.isEmpty()) {
        return;
    }
    m_parts = std::make_unique<Parts>(rules, options);
    m_problem = QString::fromStdString(m_parts->games.problem());
    const auto followLanguage = [this] { substituteFonts(app().settings()->effectiveLanguage()); };
    followLanguage();
    connect(&app(), &App::languageChanged, this, followLanguage);
}

Program::~Program() = default;

bool Program::show() {
    QQmlApplicationEngine &engine = m_parts->engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(engine, m_parts->faces);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Mirabilia/Shell/Main.qml")));
    return window() != nullptr;
}

App &Program::app() {
    return m_parts->app;
}

QQuickWindow *Program::window() const {
    const QList<QObject *> roots = m_parts->engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

} // namespace mirabilia::desktop
