// SPDX-License-Identifier: GPL-3.0-or-later
// Data of a person's own: rules, words and pictures of the program follow them alike.
#include "app/desktop/program.h"
#include "app/models/classic/classic_wording.h"
#include "app/models/dice/dice_boards_model.h"
#include "app/models/dice/dice_table.h"
#include "app/models/duel/duel_table.h"
#include "app/models/duel/duel_wording.h"
#include "app/models/shell/app.h"
#include "app/net/table_host.h"
#include "tests/support/other_dice.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace mirabilia;

namespace {

/// How many numbers on the boards of Dice this text says not to be the printed ones.
int guessesOf(const QByteArray &dice) {
    GameData data;
    data.replace("dice.json", dice.toStdString(), "mine");
    const Catalogue catalogue(data);
    return GameDataModel(catalogue).diceGuesses();
}

/// Everything below an item that has this property.
QList<QQuickItem *> itemsWith(QQuickItem *item, const char *property) {
    QList<QQuickItem *> found;
    for (QQuickItem *child : item->childItems()) {
        if (child->isVisible() && child->property(property).isValid()) {
            found.append(child);
        }
        found += itemsWith(child, property);
    }
    return found;
}

} // namespace

class OwnData : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_program.reset();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanupTestCase() { m_program.reset(); }
    void wordsAndRulesAreOfTheSameData();
    void aChangedCardIsPaintedAndWorded_data();
    void aChangedCardIsPaintedAndWorded();
    void buildingsAreDrawnAsTheyAreInTheData();
    void aSpaceThatWasAddedIsPlayed();
    void aGuestPlaysWithTheDataOfTheHost();
    void aBrokenFileIsToldAndTheBuiltInOneUsed();
    void ownDataAreSwitchedOff_data();
    void ownDataAreSwitchedOff();
    void numbersOfDiceThatNobodyEntered();
    void boardsThatAreKeptAreOfTheNextGame();
    void savesSayThatTheyAreOfOwnData();

private:
    void write(const QString &file, const QByteArray &text) const {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("data")));
        QFile own(m_folder->filePath(QStringLiteral("data/") + file));
        QVERIFY(own.open(QIODevice::WriteOnly));
        own.write(text);
    }
    void begin(const char *game, const std::function<void(desktop::Options &)> &change = {},
               bool shown = false) {
        desktop::Options options;
        options.profileFolder = m_folder->path();
        options.discoveryPort = 1;
        options.seed = 5;
        options.newGame = QString::fromLatin1(game);
        options.seats = {QStringLiteral("me"), QStringLiteral("person")};
        if (change) {
            change(options);
        }
        m_program = std::make_unique<desktop::Program>(options);
        QCOMPARE(m_program->problem(), QString());
        m_program->app().settings()->setLanguage(QStringLiteral("en"));
        m_program->app().settings()->setMotionSpeed(0);
        QVERIFY(!shown || m_program->show());
        QVERIFY(QTest::qWaitFor([this] {
            const TableModel *table = m_program->app().table();
            return table != nullptr && table->laid();
        }));
    }
    void playUntilANewSpaceIsCrossedOff() const;
    [[nodiscard]] QStringList namesDrawnIn(const DiceBuilding &building) const;
    [[nodiscard]] QImage painted(const QString &provider, const QString &picture) const;
    [[nodiscard]] GameDataRow dataOf(const QString &file) const {
        const GameDataModel &games = *m_program->app().gameData();
        for (int row = 0; row < games.count(); ++row) {
            if (games.game(row).file == file) {
                return games.game(row);
            }
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<desktop::Program> m_program;
};

void OwnData::wordsAndRulesAreOfTheSameData() {
    QJsonObject duel = builtIn("duel.json");
    const QJsonArray cards = duel[QStringLiteral("cards")].toArray();
    for (qsizetype card = 0; card < cards.size(); ++card) {
        if (cards[card].toObject()[QStringLiteral("id")] == QStringLiteral("palisade")) {
            duel = with(duel, {"cards", QString::number(card), "cost", "coins"}, 1).toObject();
        }
    }
    write(QStringLiteral("duel.json"), QJsonDocument(duel).toJson());
    begin("duel");
    const auto *table = qobject_cast<DuelTable *>(m_program->app().table());
    QVERIFY(table != nullptr);
    QCOMPARE(table->details(QStringLiteral("palisade"))[QStringLiteral("costText")].toString(),
             QStringLiteral("1 coin"));
    QVERIFY(dataOf(QStringLiteral("duel.json")).own);
    QVERIFY(!dataOf(QStringLiteral("dice.json")).own);
}

/// What the window shows under this address.
QImage OwnData::painted(const QString &provider, const QString &picture) const {
    auto *painter = dynamic_cast<QQuickAsyncImageProvider *>(
        qmlEngine(m_program->window())->imageProvider(provider));
    if (painter == nullptr) {
        return {};
    }
    QQuickImageResponse *response = painter->requestImageResponse(picture, QSize(150, 210));
    QSignalSpy finished(response, &QQuickImageResponse::finished);
    finished.wait();
    const std::unique_ptr<QQuickTextureFactory> texture(response->textureFactory());
    response->deleteLater();
    return texture->image();
}

void OwnData::aChangedCardIsPaintedAndWorded_data() {
    QTest::addColumn<QString>("cost"); // of a card, from its object
    QTest::addColumn<QString>("provider");
    QTest::newRow("classic") << QStringLiteral("cost") << QStringLiteral("card");
    QTest::newRow("duel") << QStringLiteral("cost/resources") << QStringLiteral("duelcard");
}

/// Every card that costs one wood costs three.
void OwnData::aChangedCardIsPaintedAndWorded() {
    QFETCH(const QString, cost);
    QFETCH(const QString, provider);
    const QByteArray game = QTest::currentDataTag();
    const QString file = QString::fromLatin1(game + ".json");
    const QString card = game == "duel" ? QStringLiteral("stable") : QStringLiteral("stockade");
    const QString address = card + QStringLiteral("?theme=light&language=en");
    begin(
        game.constData(), [](desktop::Options &options) { options.builtInData = true; }, true);
    const QImage before = painted(provider, address);
    m_program.reset();

    QJsonObject data = builtIn(file.toStdString());
    const QJsonArray cards = data[QStringLiteral("cards")].toArray();
    for (qsizetype at = 0; at < cards.size(); ++at) {
        QStringList place{QStringLiteral("cards"), QString::number(at)};
        place += cost.split(u'/');
        const QJsonObject own = cards[at].toObject();
        const QJsonObject paid =
            game == "duel" ? own[QStringLiteral("cost")].toObject()["resources"].toObject()
                           : own[QStringLiteral("cost")].toObject();
        if (paid == QJsonObject{{QStringLiteral("wood"), 1}}) {
            data = with(data, place, QJsonObject{{QStringLiteral("wood"), 3}}).toObject();
        }
    }
    write(file, QJsonDocument(data).toJson());
    begin(game.constData(), {}, true);
    QVERIFY(!before.isNull());
    QVERIFY(painted(provider, address) != before);
    const Catalogue &catalogue = m_program->app().catalogue();
    QCOMPARE(game == "duel" ? DuelWording(catalogue).cost(card)
                            : ClassicWording(catalogue).cardCost(card),
             QStringLiteral("3 wood"));
}

void OwnData::buildingsAreDrawnAsTheyAreInTheData() {
    write(QStringLiteral("dice.json"), QJsonDocument(otherDice()).toJson());
    begin("dice", {}, true);
    const auto *table = qobject_cast<DiceTable *>(m_program->app().table());
    QVERIFY(table != nullptr);
    QVERIFY(QTest::qWaitFor([this] {
        return m_program->window()->property("page").toString() == QStringLiteral("table");
    }));
    const QPointer<DiceBuilding> agora = table->own()->building(QStringLiteral("agora"));
    QCOMPARE(agora->columns().size(), 4);
    QCOMPARE(agora->lanes().size(), 2);
    QCOMPARE(agora->total(), 8);
    const QPointer<DiceBuilding> market = table->own()->building(QStringLiteral("market"));
    QCOMPARE(market->total(), 7);

    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(360, 640)}) {
        m_program->window()->resize(size);
        for (const DiceBuilding *building : {agora.data(), market.data()}) {
            const QStringList names = namesDrawnIn(*building);
            QVERIFY2(names.contains(building == agora ? QStringLiteral("Agora, row 2, place 4")
                                                      : QStringLiteral("Market, 7 Coins, place 3")),
                     qPrintable(names.join(u'\n')));
        }
    }
}

/// What the spaces of a building are called that lie in it side by side; empty if they do not.
QStringList OwnData::namesDrawnIn(const DiceBuilding &building) const {
    QList<QRectF> places;
    QStringList names;
    const auto lie = [&] {
        places.clear();
        names.clear();
        for (QQuickItem *house : itemsWith(m_program->window()->contentItem(), "galleryColumns")) {
            if (house->property("building").value<DiceBuilding *>() != &building) {
                continue;
            }
            for (const QQuickItem *cell : itemsWith(house, "missingCoins")) {
                const QRectF place(cell->position(), cell->size());
                const bool clear =
                    std::none_of(places.begin(), places.end(),
                                 [&place](const QRectF &other) { return place.intersects(other); });
                if (!clear || place.width() < 8 || place.height() < 8 ||
                    !house->boundingRect().contains(place)) {
                    return false;
                }
                places.append(place);
                names.append(cell->property("name").toString());
            }
        }
        return places.size() == building.total();
    };
    return QTest::qWaitFor(lie, 20'000) ? names : QStringList();
}

/// Two play until a space is crossed off that is not in the built-in data.
void OwnData::aSpaceThatWasAddedIsPlayed() {
    write(QStringLiteral("dice.json"), QJsonDocument(otherDice()).toJson());
    begin("dice");
    playUntilANewSpaceIsCrossedOff();
}

void OwnData::playUntilANewSpaceIsCrossedOff() const {
    const auto *table = qobject_cast<DiceTable *>(m_program->app().table());
    QVERIFY(table != nullptr);
    const auto isNew = [](const std::string &cell) { return cell.ends_with("c4"); };
    const auto liking = [&isNew](const v1::DiceOption &option) {
        return isNew(option.cell())                  ? 3
               : option.cell().starts_with("agora.") ? 2
               : !option.cell().empty()              ? 1
                                                     : 0;
    };
    bool played = false;
    for (int decision = 0; decision < 300 && !played; ++decision) {
        QVERIFY(QTest::qWaitFor([&] { return table->myTurn() || table->over(); }));
        QVERIFY(!table->over());
        const quint64 revision = table->view().revision();
        const auto &options = table->view().dice().options();
        const auto best =
            std::max_element(options.begin(), options.end(),
                             [&liking](const v1::DiceOption &a, const v1::DiceOption &b) {
                                 return liking(a) < liking(b);
                             });
        QVERIFY(best != options.end());
        const std::string cell = best->cell();
        if (!cell.empty()) {
            table->choice()->selectCell(QString::fromStdString(cell));
            QCOMPARE(table->choice()->cell().toStdString(), cell);
            table->choice()->play();
        } else if (const std::string bonus = best->move().bonus(); !bonus.empty()) {
            table->choice()->selectBonus(QString::fromStdString(bonus));
            table->choice()->play();
        } else {
            table->choice()->pass();
        }
        played = isNew(cell);
        QVERIFY(QTest::qWaitFor([&] { return table->view().revision() != revision; }));
    }
    QVERIFY(played);
}

/// A guest who has the built-in data is told, and everything at that table is of those of its host.
void OwnData::aGuestPlaysWithTheDataOfTheHost() {
    GameData data;
    data.replace("dice.json", QJsonDocument(otherDice()).toJson().toStdString(), "dice.json");
    const host::Games games(data);
    net::HostSettings settings;
    settings.name = QStringLiteral("Ada's table");
    const QTemporaryDir folder;
    net::TableHost host(games, QDir(folder.path()), settings);
    QCOMPARE(host.load(), QString());
    QCOMPARE(host.open(QStringLiteral("dice:person,easy:5")), QString());
    QCOMPARE(host.listen({QHostAddress(QHostAddress::LocalHost)}, 0), QString());
    begin("", [&host](desktop::Options &options) {
        options.link = QStringLiteral("127.0.0.1:%1").arg(host.port());
    });
    App &app = m_program->app();
    QVERIFY(app.problem() != nullptr && app.problem()->worked());
    QVERIFY2(app.problem()->what().contains(QStringLiteral("data of its host")),
             qPrintable(app.problem()->what()));
    QVERIFY(app.lan()->room()->dataText().contains(QStringLiteral("for this table alone")));
    const auto *table = qobject_cast<DiceTable *>(app.table());
    QVERIFY(table != nullptr && table->overNetwork());
    QCOMPARE(table->own()->building(QStringLiteral("agora"))->columns().size(), 4);
    QCOMPARE(table->own()->building(QStringLiteral("agora"))->total(), 8);
    QCOMPARE(table->own()->building(QStringLiteral("market"))->total(), 7);
    QVERIFY(app.pictures() > 0 && app.sentData() != nullptr);
    playUntilANewSpaceIsCrossedOff();
    app.settings()->setLanguage(QStringLiteral("ja")); // its words follow like all others
    QVERIFY(!table->status().contains(QStringLiteral("Choose")));
    app.settings()->setLanguage(QStringLiteral("en"));
    app.leaveTable();
    QVERIFY(app.catalogue().data().isBuiltIn());
    QVERIFY(!QDir(m_folder->filePath(QStringLiteral("data"))).exists());
}

void OwnData::aBrokenFileIsToldAndTheBuiltInOneUsed() {
    write(QStringLiteral("dice.json"),
          QJsonDocument(with(builtIn("dice.json"), {"setup", "starting_coins"}, -1).toObject())
              .toJson());
    begin("dice", {}, true);
    const Problem *problem = m_program->app().problem();
    QVERIFY(problem != nullptr && problem->worked());
    QVERIFY2(problem->what().contains(QStringLiteral("data/dice.json: /setup/starting_coins: ")),
             qPrintable(problem->what()));
    const GameDataRow row = dataOf(QStringLiteral("dice.json"));
    QVERIFY(!row.own);
    QCOMPARE(row.problem, problem->what());
    QCOMPARE(m_program->app().gameData()->diceGuesses(),
             guessesOf(QJsonDocument(builtIn("dice.json")).toJson()));
}

void OwnData::ownDataAreSwitchedOff_data() {
    QTest::addColumn<bool>("byOption");
    QTest::newRow("by an option") << true;
    QTest::newRow("in Settings") << false;
}

void OwnData::ownDataAreSwitchedOff() {
    QFETCH(const bool, byOption);
    write(QStringLiteral("dice.json"), QJsonDocument(otherDice()).toJson());
    begin("dice");
    QVERIFY(dataOf(QStringLiteral("dice.json")).own);
    // What was changed is printed; that the rest is not stays said.
    const int guesses = guessesOf(QJsonDocument(builtIn("dice.json")).toJson());
    const int left = m_program->app().gameData()->diceGuesses();
    QVERIFY2(left > 0 && left < guesses, qPrintable(QString::number(left)));
    if (!byOption) {
        m_program->app().settings()->setOwnData(false);
    }
    m_program.reset();
    begin("dice", [byOption](desktop::Options &options) { options.builtInData = byOption; });
    QVERIFY(!dataOf(QStringLiteral("dice.json")).own);
    const auto *table = qobject_cast<DiceTable *>(m_program->app().table());
    QCOMPARE(table->own()->building(QStringLiteral("agora"))->total(), 9);
    QVERIFY(m_program->app().gameData()->folder().endsWith(QStringLiteral("/data")));
}

/// That they are not the printed ones is said until the last of them has been entered.
void OwnData::numbersOfDiceThatNobodyEntered() {
    QString text = QString::fromUtf8(QJsonDocument(builtIn("dice.json")).toJson());
    const int guesses = guessesOf(text.toUtf8());
    QVERIFY2(guesses > 200, qPrintable(QString::number(guesses)));
    const QRegularExpression unsure(QStringLiteral(": \"(inferred|ours)\""));
    text.replace(unsure, QStringLiteral(": \"sourced\""));
    QCOMPARE(guessesOf(text.toUtf8()), 0);
    const QString printed = QStringLiteral("\"cost\": \"sourced\"");
    text.replace(text.indexOf(printed), printed.size(), QStringLiteral("\"cost\": \"ours\""));
    QCOMPARE(guessesOf(text.toUtf8()), 1);
}

/// A running game keeps its own; the program starts again with the new ones.
void OwnData::boardsThatAreKeptAreOfTheNextGame() {
    const auto cost = [this] {
        const auto *table = qobject_cast<DiceTable *>(m_program->app().table());
        return table->own()->building(QStringLiteral("agora"))->cells()->at<DiceCellRow>(0).cost;
    };
    begin("dice");
    QCOMPARE(cost(), 0);
    DiceBoardsModel &boards = *DiceBoardsModel::create(nullptr, nullptr);
    boards.look();
    boards.setSpace(QStringLiteral("agora.r1c1"));
    boards.setCost(3);
    QVERIFY2(boards.keep(), qPrintable(boards.trouble()));
    QCOMPARE(cost(), 0);
    QTimer::singleShot(0, &boards, &DiceBoardsModel::startAgain);
    QCOMPARE(QCoreApplication::exec(), desktop::Program::startsAgain);
    m_program.reset();
    begin("dice");
    QCOMPARE(cost(), 3);
    QVERIFY(dataOf(QStringLiteral("dice.json")).own);
}

/// With its data it goes on; without them it says which it needs, and is kept.
void OwnData::savesSayThatTheyAreOfOwnData() {
    write(QStringLiteral("dice.json"), QJsonDocument(otherDice()).toJson());
    begin("dice");
    m_program->app().leaveTable();
    const auto save = [this] {
        const SavesModel &saves = *m_program->app().saves();
        return saves.count() == 1 ? saves.save(0) : SaveRow();
    };
    QVERIFY(QTest::qWaitFor([&] { return !save().gameId.isEmpty(); }));
    QVERIFY2(save().savedText.contains(QStringLiteral("with your own data (")),
             qPrintable(save().savedText));
    QCOMPARE(save().problem, QString());
    const QString id = save().gameId;
    m_program.reset();

    desktop::Options options;
    options.profileFolder = m_folder->path();
    options.discoveryPort = 1;
    options.builtInData = true;
    m_program = std::make_unique<desktop::Program>(options);
    m_program->app().settings()->setLanguage(QStringLiteral("en"));
    QVERIFY(QTest::qWaitFor([&] { return !save().problem.isEmpty(); }));
    QVERIFY2(save().problem.contains(QStringLiteral("It was begun with other data of the game (")),
             qPrintable(save().problem));
    m_program.reset();

    options.builtInData = false;
    m_program = std::make_unique<desktop::Program>(options);
    QVERIFY(QTest::qWaitFor([&] { return save().gameId == id && save().problem.isEmpty(); }));
}

QTEST_MAIN(OwnData)
#include "test_own_data.moc"
