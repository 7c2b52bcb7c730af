// SPDX-License-Identifier: GPL-3.0-or-later
// What is opened with the program: files and links, at the start and by a second start.
#include "app/desktop/program.h"
#include "app/desktop/record_sheets.h"
#include "app/models/shell/app.h"
#include "app/notation/games.h"
#include "resources/data.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QMimeData>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace mirabilia;

namespace {

bool shows(const QQuickItem *item, const QString &words) {
    const auto children = item->childItems();
    return item->isVisible() &&
           (item->property("text").toString().contains(words) ||
            std::any_of(children.begin(), children.end(),
                        [&words](const QQuickItem *child) { return shows(child, words); }));
}

} // namespace

class Opened : public QObject {
    Q_OBJECT

private slots:
    void init();
    void sheetsAtTheStart();
    void whatTheStartCosts();
    void aSecondStart();
    void recordsOfEveryGame_data();
    void recordsOfEveryGame();
    void theOnlyRecordIsReplayed_data() { recordsOfEveryGame_data(); }
    void theOnlyRecordIsReplayed();
    void aRecordThatDoesNotFit();
    void whatIsNoRecord();
    void whatIsTooLarge();
    void whatIsDropped_data();
    void whatIsDropped();

private:
    static QByteArray firstRecord(const QString &game) {
        QFile file(
            QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/conformance/records/%1_records.jsonl")
                .arg(game));
        return file.open(QIODevice::ReadOnly) ? file.readLine() : QByteArray();
    }
    QString write(const QString &name, const QByteArray &text) const {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
    void begin(const QString &file = {}) {
        desktop::Options options;
        options.profileFolder = m_folder->path();
        options.discoveryPort = 1;
        options.file = file;
        m_program = std::make_unique<desktop::Program>(options);
        m_program->app().settings()->setLanguage(QStringLiteral("en"));
        m_program->app().settings()->setMotionSpeed(0);
        QVERIFY(m_program->show());
    }
    [[nodiscard]] QString page() const { return m_program->window()->property("page").toString(); }
    [[nodiscard]] bool shown(const char *words) const {
        return QTest::qWaitFor(
            [&] { return shows(m_program->window()->contentItem(), QString::fromUtf8(words)); });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<desktop::Program> m_program;
};

void Opened::init() {
    m_program.reset();
    m_folder = std::make_unique<QTemporaryDir>();
}

void Opened::sheetsAtTheStart() {
    begin(write(QStringLiteral("sheets.csv"), "player,civilian\nAda,12\nBo,9\n"));
    QCOMPARE(page(), QStringLiteral("scoreImport"));
    QVERIFY(shown("1 game with 2 players"));
}

void Opened::whatTheStartCosts() {
    qputenv("MIRABILIA_START_TIMES", "1");
    for (const char *moment : {"window", "first frame"}) {
        QTest::ignoreMessage(QtInfoMsg,
                             QRegularExpression(QString::fromLatin1(moment) +
                                                QStringLiteral(": .* of processor time")));
    }
    begin();
    QSignalSpy drawn(m_program->window(), &QQuickWindow::frameSwapped);
    m_program->window()->update();
    QVERIFY(drawn.wait());
    QCoreApplication::processEvents();
    qunsetenv("MIRABILIA_START_TIMES");
}

void Opened::aSecondStart() {
    begin();
    QCOMPARE(page(), QStringLiteral("home"));
    m_program->window()->showMinimized();
    m_program->fulfil({{}, {}, QStringLiteral("scores"), {}});
    QCOMPARE(page(), QStringLiteral("scores"));
    QVERIFY(!m_program->window()->windowStates().testFlag(Qt::WindowMinimized));
    m_program->fulfil({{}, write(QStringLiteral("b.csv"), "player,civilian\nAda,1\n"), {}, {}});
    QCOMPARE(page(), QStringLiteral("scoreImport"));
    QVERIFY(shown("1 game with 1 player"));
    m_program->fulfil({{}, write(QStringLiteral("none.csv"), "a,b\n"), {}, {}});
    QVERIFY(shown("none.csv: There is no head"));
    m_program->fulfil({QStringLiteral("mirabilia://nowhere at all"), {}, {}, {}});
    QVERIFY(m_program->app().problem() != nullptr);
}

void Opened::recordsOfEveryGame_data() {
    QTest::addColumn<QString>("game");
    for (const char *game : {"classic", "duel", "dice"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

/// All records that the tests have: what their rows give is the total that they tell.
void Opened::recordsOfEveryGame() {
    QFETCH(const QString, game);
    const QString path =
        QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/conformance/records/%1_records.jsonl")
            .arg(game);
    QFile records(path);
    QVERIFY(records.open(QIODevice::ReadOnly));
    const QByteArray lines = records.readAll();
    const auto read = desktop::sheetsOfRecords({lines.constData(), std::size_t(lines.size())},
                                               notation::loadAll(data::file));
    QCOMPARE(read.refused, 0);
    for (const scorer::Sheet &sheet : read.sheets) {
        QCOMPARE(sheet.edition.empty(), sheet.box != scorer::Box::classic);
        for (const scorer::Entry &entry : sheet.entries) {
            QCOMPARE(scorer::total(sheet.box, entry), entry.recordedTotal);
        }
    }
    begin(path);
    QCOMPARE(page(), QStringLiteral("records"));
    QVERIFY(shown(qPrintable(QStringLiteral("%1 games in this file").arg(lines.count('\n')))));
    QCOMPARE(m_program->app().replay(), nullptr);
    m_program->app().openReplay(m_program->app().records()->get(1).value<RecordRow>().record);
    QVERIFY(QTest::qWaitFor([this] { return page() == QStringLiteral("replay"); }));
    m_program->app().records()->importResults();
    QCOMPARE(page(), QStringLiteral("scoreImport"));
    QVERIFY(shown(qPrintable(QStringLiteral("%1 games with").arg(lines.count('\n')))));
}

void Opened::theOnlyRecordIsReplayed() {
    QFETCH(const QString, game);
    begin(write(QStringLiteral("one.jsonl"), firstRecord(game)));
    QVERIFY(QTest::qWaitFor([this] { return page() == QStringLiteral("replay"); }));
    ReplayModel &replay = *m_program->app().replay();
    QCOMPARE(replay.table()->game(), game);
    replay.goTo(replay.lastStep());
    QVERIFY(QTest::qWaitFor([&replay] { return replay.table()->over(); }));
    QVERIFY(!QDir(m_folder->filePath(QStringLiteral("games"))).exists());
    QMetaObject::invokeMethod(m_program->window(), "go", Q_ARG(QString, QStringLiteral("records")));
    QCOMPARE(page(), QStringLiteral("records"));
    QVERIFY(QTest::qWaitFor([this] { return m_program->app().replay() == nullptr; }));
}

void Opened::aRecordThatDoesNotFit() {
    const QByteArray good = firstRecord(QStringLiteral("classic"));
    begin(write(QStringLiteral("other.jsonl"),
                QByteArray(good).replace("\"alexandria\"", "\"babylon\"")));
    QVERIFY(QTest::qWaitFor([this] { return m_program->app().problem() != nullptr; }));
    QVERIFY(m_program->app().problem()->what().contains(QStringLiteral("cannot be replayed")));
    QCOMPARE(page(), QStringLiteral("records"));
    QCOMPARE(m_program->app().replay(), nullptr);
}

void Opened::whatIsNoRecord() {
    begin(write(QStringLiteral("a.jsonl"), "{\"format\": 1, \"game\": \"chess\"}\nnonsense\n"));
    QCOMPARE(page(), QStringLiteral("records"));
    QVERIFY(shown("Not a record of a known game"));
    QCOMPARE(m_program->app().records()->count(), 2);
    m_program->app().records()->importResults();
    QVERIFY(shown("Line 1 of a.jsonl is no record of a whole game"));
}

void Opened::whatIsTooLarge() {
    begin(write(QStringLiteral("large.jsonl"), QByteArray(9 * 1024 * 1024, '\n')));
    QCOMPARE(page(), QStringLiteral("scoreImport"));
    QCOMPARE(m_program->app().records()->count(), 0);
}

void Opened::whatIsDropped_data() {
    QTest::addColumn<bool>("taken");
    QTest::newRow("games.jsonl") << true;
    QTest::newRow("sheet.csv") << true;
    QTest::newRow("SHEETS.JSON") << true;
    QTest::newRow("picture.png") << false;
}

void Opened::whatIsDropped() {
    QFETCH(bool, taken);
    begin();
    QVERIFY(QTest::qWaitForWindowExposed(m_program->window()));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_folder->filePath(QTest::currentDataTag()))});
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
    enter.ignore();
    QCoreApplication::sendEvent(m_program->window(), &enter);
    QCOMPARE(enter.isAccepted(), taken);
    QDragLeaveEvent leave;
    QCoreApplication::sendEvent(m_program->window(), &leave);
}

QTEST_MAIN(Opened)
#include "test_opened.moc"
