// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/program.h"

#include "app/data/data_folder.h"
#include "app/desktop/action_watch.h"
#include "app/desktop/board_keeper.h"
#include "app/desktop/crash_report.h"
#include "app/desktop/held_keys.h"
#include "app/desktop/record_sheets.h"
#include "app/desktop/recorded_games.h"
#include "app/desktop/score_keeper.h"
#include "app/desktop/start_times.h"
#include "app/host/games.h"
#include "app/host/table_services.h"
#include "app/models/common/settings.h"
#include "app/models/dice/dice_boards_model.h"
#include "app/models/scorepad/score_book.h"
#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_transfer.h"
#include "app/models/shell/app.h"
#include "app/models/shell/game_kind.h"
#include "app/net/lan.h"
#include "app/net/sheet_host.h"
#include "app/notation/games.h"
#include "app/platform/platform.h"
#include "app/render/fonts.h"
#include "app/render/image_providers.h"
#include "app/sound/effect_player.h"
#include "app/sound/sounds.h"
#include "engine/classic/game.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"
#include "scorer/export.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QSettings>

#include <string>
#include <string_view>

namespace mirabilia::desktop {

namespace {

/// Some thousand games; each is replayed.
constexpr qint64 largestRecords = qint64{8} * 1024 * 1024;

QString settingsFile(const Options &options) {
    return homeFolder(options).filePath(QStringLiteral("settings.ini"));
}

/// The rules data to play with: those of the command line, else the user's own unless switched off,
/// laid over the built-in ones.
Parsed<GameData> dataFor(const Options &options) {
    const QDir home = homeFolder(options);
    const QSettings settings(settingsFile(options), QSettings::IniFormat);
    const bool builtIn =
        options.builtInData || !settings.value(Settings::ownDataKey(), true).toBool();
    return chooseData({options.dataFolder.toStdString(), builtIn},
                      platform::pathOf(home.absolutePath().toStdString()));
}

/// Keeps tests that run side by side apart.
net::HostPorts portsOf(const Options &options) {
    return options.discoveryPort == 0 ? net::HostPorts{} : net::HostPorts{0, options.discoveryPort};
}

/// The folder of network tables.
QDir networkFolder(const Options &options) {
    return homeFolder(options).filePath(QStringLiteral("lan"));
}

/// Card faces made from the data in use.
render::Faces facesOf(const GameData &data) {
    const auto text = [&data](std::string_view file) {
        const std::string_view found = data.text(file);
        return QByteArray(found.data(), static_cast<qsizetype>(found.size()));
    };
    QList<render::FaceCatalogue> classic;
    for (int edition = 1; edition <= notation::editions<classic::Classic>; ++edition) {
        classic.append(
            render::classicFaces(text(notation::dataFile(classic::Classic::id, edition))));
    }
    return {classic, render::duelFaces(text(notation::dataFile(duel::Duel::id, 1)))};
}

} // namespace

/// Constructed in this order, destroyed in reverse.
struct Program::Parts {
    Parts(host::Games known, const GameData &chosen, const Options &options)
        : data(chosen)
        , games(std::move(known))
        , services(games, QDir(homeFolder(options).filePath(QStringLiteral("games"))),
                   settingsFile(options), net::Lan::tablesIn(networkFolder(options)))
        , lan(games, networkFolder(options), portsOf(options))
        , app(services, lan, data)
        , faces(std::make_shared<render::FaceShelf>([this] { return facesOf(data); }))
        , scoreRules({*games.catalogue<classic::Classic>(1), *games.catalogue<classic::Classic>(2)},
                     *games.catalogue<duel::Duel>(), *games.catalogue<dice::Dice>())
        , keeper(homeFolder(options).filePath(QStringLiteral("scores.db")), app.catalogue())
        , sheetHost(games, QDir(homeFolder(options).filePath(QStringLiteral("sheets"))))
        , scores(keeper, scoreRules, app.catalogue())
        , boardKeeper(QString::fromStdString(data.folder()),
                      [] { QCoreApplication::exit(startsAgain); })
        , boards(boardKeeper, app.catalogue())
        , file(options.file) {
        QObject::connect(&app, &App::editionChanged, &app, [this] { // before QML hears of it
            if (app.sentData()) {
                faces->lay(app.pictures(), facesOf(*app.sentData()));
            }
        });
        scores.sharing()->setDoor(sheetHost);
        services.setSeed(options.seed);
        if (!options.newGame.isEmpty()) {
            app.startGame(options.newGame, options.seats);
        } else if (!options.link.isEmpty()) {
            app.lan()->joinAt(options.link);
        } else if (!options.watched.isEmpty()) {
            app.lan()->watchAt(options.watched);
        }
        engine.setInitialProperties(
            {{QStringLiteral("startAt"), options.startAt},
             {QStringLiteral("crashReport"), untoldCrash(crashFolder(options))}});
    }

    /// The report of a crash not yet announced, or empty. Each is announced once.
    QString untoldCrash(const QDir &folder) {
        const QString key = QStringLiteral("crashTold");
        QString report = latestCrashReport(folder);
        const QString name = QFileInfo(report).fileName();
        if (name.isEmpty() || services.setting(key, QString()).toString() == name) {
            return {};
        }
        services.setSetting(key, name);
        return report;
    }

    GameData data; ///< in use; source of rules, words and faces
    host::Games games;
    host::TableServices services;
    net::Lan lan;
    App app;
    std::shared_ptr<render::FaceShelf> faces; ///< and those of a table with data of its host
    ScoreRules scoreRules;                    ///< for checking and scoring sheets
    ScoreKeeper keeper;
    net::SheetHost sheetHost;
    ScoreBook scores;
    BoardKeeper boardKeeper;
    DiceBoardsModel boards;
    sound::EffectPlayer player;
    sound::Sounds sounds{player, *app.settings()};
    QString file;       ///< to open with the window
    QByteArray records; ///< of the records file opened last
    ActionWatch watch{actionTrail()};
    HeldKeys heldKeys;
    QQmlApplicationEngine engine;
};

Program::Program(const Options &options) : m_problem(options.problem) {
    if (!m_problem.isEmpty()) {
        return;
    }
    const Parsed<GameData> data = dataFor(options);
    m_problem = QString::fromStdString(data.error());
    if (!m_problem.isEmpty()) {
        return;
    }
    host::Games games(*data);
    m_problem = QString::fromStdString(games.problem());
    if (!m_problem.isEmpty()) {
        return;
    }
    render::addMissingFonts(QFontDatabase::families());
    m_parts = std::make_unique<Parts>(std::move(games), *data, options);
    const auto followLanguage = [this] {
        render::substituteFonts(app().settings()->effectiveLanguage());
    };
    followLanguage();
    connect(&app(), &App::languageChanged, this, followLanguage);
    connect(app().records(), &RecordsModel::importWanted, this, &Program::importResults);
    connect(app().records(), &RecordsModel::fileDropped, this,
            [this](const QString &url) { openFile(QUrl(url).toLocalFile()); });
    connect(&m_parts->keeper, &ScoreKeeper::resultNotKept, this, &Program::tellOfResult);
    const QString copies = QStringLiteral("scoreCopies");
    m_parts->keeper.useCopyFolder(m_parts->services.setting(copies, QString()).toString());
    connect(
        &m_parts->keeper, &ScoreKeeper::copyFolderChosen, this,
        [this, copies](const QString &folder) { m_parts->services.setSetting(copies, folder); });
    connect(&app(), &App::replayChanged, this, [this] {
        ReplayModel *replay = app().replay();
        m_parts->sounds.follow(replay != nullptr ? replay->table() : app().table());
    });
    connect(&app(), &App::tableChanged, this, [this] {
        m_parts->sounds.follow(app().table());
        if (TableModel *table = app().table()) {
            // Watched games and practice are not recorded.
            if (!app().lan()->room()->watching() && !app().practice()->active()) {
                m_parts->keeper.follow(*table);
            }
            connect(table, &TableModel::sent, &m_parts->watch, &ActionWatch::noteCommand);
        }
    });
}

Program::~Program() = default;

void Program::tellOfResult(const QString &why) {
    m_parts->services.holdResult();
    emit m_parts->services.problem(
        why, tr("The game is saved; only its result is not in the game history."),
        m_parts->keeper.isDamaged()
            ? tr("The score pad offers to begin a new history; then open the game again to keep "
                 "the result.")
            : tr("Once that is fixed, open the game again to keep the result."));
}

bool Program::show() {
    QQmlApplicationEngine &engine = m_parts->engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(engine, m_parts->faces);
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Mirabilia/Shell/Main.qml")));
    if (window() == nullptr) {
        return false;
    }
    tellStartTimes(*window());
    m_parts->watch.followPages(*window());
    app().tellOfBrokenData();
    if (!m_parts->file.isEmpty()) {
        openFile(m_parts->file);
    }
    return true;
}

void Program::fulfil(const Wish &wish) {
    if (!wish.link.isEmpty()) {
        app().lan()->joinAt(wish.link);
    } else if (!wish.file.isEmpty()) {
        openFile(wish.file);
    } else if (!wish.page.isEmpty()) {
        go(wish.page);
    }
    if (!wish.token.isEmpty()) { // Wayland raises a window only with it
        qputenv("XDG_ACTIVATION_TOKEN", wish.token);
    }
    if (window()->windowStates().testFlag(Qt::WindowMinimized)) {
        window()->showNormal();
    }
    window()->raise();
    window()->requestActivate();
}

void Program::go(const QString &page) {
    QMetaObject::invokeMethod(window(), "go", Q_ARG(QString, page));
}

void Program::openFile(const QString &path) {
    if (QFileInfo(path).suffix().toLower() != QStringLiteral("jsonl") || !openRecords(path)) {
        go(QStringLiteral("scoreImport"));
        m_parts->scores.transfer()->previewFile(path); // says what is wrong
    }
}

bool Program::openRecords(const QString &path) {
    QFile file(path);
    if (file.size() > largestRecords || !file.open(QIODevice::ReadOnly)) {
        return false;
    }
    m_parts->records = file.readAll();
    const QList<RecordedGame> games = recordedGames(
        {m_parts->records.constData(), static_cast<std::size_t>(m_parts->records.size())},
        recordGames());
    if (games.isEmpty()) {
        return false;
    }
    app().records()->setGames(QFileInfo(path).fileName(), games);
    go(QStringLiteral("records"));
    if (games.size() == 1 && !games.first().game.isEmpty()) {
        app().openReplay(games.first().record);
    }
    return true;
}

notation::Games Program::recordGames() const {
    return notation::loadAll(
        [&data = m_parts->data](std::string_view file) { return data.text(file); });
}

void Program::importResults() {
    go(QStringLiteral("scoreImport"));
    const QByteArray &bytes = m_parts->records;
    const RecordSheets read =
        sheetsOfRecords({bytes.constData(), static_cast<std::size_t>(bytes.size())}, recordGames());
    ScoreTransfer &transfer = *m_parts->scores.transfer();
    if (read.refused == 0 && !read.sheets.empty()) {
        transfer.previewText(QString::fromStdString(scorer::writeJson(read.sheets)));
    } else {
        transfer.refuseRecords(app().records()->fileName(), read.refused);
    }
}

App &Program::app() {
    return m_parts->app;
}

QQuickWindow *Program::window() const {
    const QList<QObject *> roots = m_parts->engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

SaveCheck checkSave(const Options &options) {
    const Parsed<GameData> data = dataFor(options);
    if (!data) {
        return {{}, QString::fromStdString(data.error())};
    }
    const host::Games games(*data);
    if (!games.problem().empty()) {
        return {{}, QString::fromStdString(games.problem())};
    }
    const auto read = store::readSavedGame(options.savedGame);
    if (const auto *error = std::get_if<store::StoreError>(&read)) {
        return {{}, error->what};
    }
    const host::SavedMatch saved = host::unfold(games, std::get<store::SavedGame>(read));
    if (!saved.match) {
        return {{}, options.savedGame + QStringLiteral(": ") + saved.problem};
    }
    const std::string_view game = games.idOf(std::get<store::SavedGame>(read).header);
    const GameKind &kind =
        *gameKind(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
    const QString stands = saved.match->over()
                               ? QStringLiteral("finished")
                               : kind.place(saved.match->age(), saved.match->turn());
    return {QStringLiteral("%1: %2 decisions, %3\n")
                .arg(options.savedGame, QString::number(saved.history.decisions.size()), stands),
            {}};
}

} // namespace mirabilia::desktop
