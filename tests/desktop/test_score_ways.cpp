// SPDX-License-Identifier: GPL-3.0-or-later
// The ways through the score pad: to every page and dialog and back to where they began, by keys
// alone and by touch alone, in mirabilia and in mirabilia-score, which has no home.
#include "app/desktop/javascript.h"
#include "app/desktop/program.h"
#include "app/models/scorepad/score_book.h"
#include "app/models/shell/app.h"

#include <QApplication>
#include <QPointingDevice>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace mirabilia;

namespace {

/// Where somebody goes, and what is pressed on the way.
struct Way {
    enum From { Start, Sheet } from = Start;
    QStringList words;
    QString place; ///< the page where it leads; empty: a dialog or a part of the sheet
};

const QString newestGame = QStringLiteral("the newest game");
const QString oddThings = QStringLiteral("what is odd");
const QString preview = QStringLiteral("what is in a file");

QList<Way> ways(bool alone, const QSize &size) {
    QList<Way> all{
        {Way::Start, {"Game history"}, "scoreHistory"},
        {Way::Start, {"Game history", "Export the history"}, {}},
        {Way::Start, {"Game history", "Import"}, "scoreImport"},
        {Way::Start, {"Statistics"}, "scoreStatistics"},
        {Way::Start, {"Import"}, "scoreImport"},
        {Way::Start, {"Import", preview}, "scoreImport"},
        {Way::Sheet, {}, "scores"},
        {Way::Sheet, {"Bo"}, {}},
        {Way::Sheet, {"Work it out"}, {}},
        {Way::Sheet, {"Finish"}, {}},
        {Way::Sheet, {"Finish", "Picture"}, {}},
        {Way::Sheet, {"Menu"}, {}},
        {Way::Sheet, {"Menu", "Game details"}, {}},
        {Way::Sheet, {"Menu", "What was done"}, {}},
        {Way::Sheet, {"Menu", "Share this sheet"}, {}},
        {Way::Sheet, {"Menu", "Export this sheet"}, {}},
        {Way::Sheet, {"Menu", "Export this sheet", "BG Stats on a phone"}, {}},
        {Way::Sheet, {"Menu", "Game history"}, "scoreHistory"},
        {Way::Sheet, {"Menu", "Statistics"}, "scoreStatistics"},
        {Way::Sheet, {"Menu", "Settings"}, "settings"},
        {Way::Sheet, {"Menu", "Keys"}, {}},
    };
    if (alone) {
        all.append({Way::Start, {"Settings"}, "settings"});
    }
    if (size.width() < 800) { // elsewhere they stand beside the list, and the sheet
        all.append({Way::Start, {"Game history", newestGame}, {}});
        all.append({Way::Start, {"Game history", newestGame, "Export"}, {}});
        all.append({Way::Sheet, {oddThings}, {}});
    }
    return all;
}

bool isButton(const QQuickItem &item) {
    return item.metaObject()->indexOfSignal("clicked()") >= 0;
}

bool says(const QQuickItem &item, const QString &words) {
    if (!isButton(item)) {
        return false;
    }
    if (words == newestGame) {
        return item.property("sheetId").isValid();
    }
    if (words == oddThings) {
        return item.property("glyph") == QStringLiteral("warning");
    }
    return item.property("text").toString() == words;
}

QQuickItem *find(QQuickItem *root, const std::function<bool(const QQuickItem &)> &wanted) {
    if (!root->isVisible()) {
        return nullptr;
    }
    if (root->isEnabled() && wanted(*root)) {
        return root;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = find(child, wanted)) {
            return found;
        }
    }
    return nullptr;
}

/// What is to be seen of an item between the edges of all that cuts it.
QRectF seen(const QQuickItem &item) {
    QRectF box = item.mapRectToScene(item.boundingRect());
    for (const QQuickItem *up = item.parentItem(); up != nullptr; up = up->parentItem()) {
        if (up->clip()) {
            box &= up->mapRectToScene(up->boundingRect());
        }
    }
    return box & QRectF(QPointF(), QSizeF(item.window()->size()));
}

/// Until what has just come is laid out: nobody touches what is not drawn yet.
void draw(QQuickWindow &window) {
    int drawn = 0;
    const auto connection =
        QObject::connect(&window, &QQuickWindow::afterAnimating, &window, [&drawn] { ++drawn; });
    static_cast<void>(QTest::qWaitFor([&] {
        window.update();
        return drawn >= 2;
    }));
    QObject::disconnect(connection);
}

/// As a finger would.
void scrollTo(const QQuickItem &item) {
    for (QQuickItem *up = item.parentItem(); up != nullptr; up = up->parentItem()) {
        if (up->inherits("QQuickFlickable")) {
            const double y =
                item.mapToItem(up, QPointF()).y() + up->property("contentY").toDouble();
            const double most = up->property("contentHeight").toDouble() - up->height();
            up->setProperty("contentY", std::clamp(y - up->height() / 2, 0.0, std::max(0.0, most)));
        }
    }
}

} // namespace

class TestScoreWays : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyWayLeadsBack_data();
    void everyWayLeadsBack();

private:
    [[nodiscard]] QQuickWindow &window() const { return *m_program->window(); }
    [[nodiscard]] static ScorePadModel &pad() {
        return *ScoreBook::create(nullptr, nullptr)->pad();
    }
    [[nodiscard]] QQuickItem *shell() const;
    [[nodiscard]] QQuickItem *dialog() const;
    [[nodiscard]] QQuickItem *front() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] bool isAtStart() const;
    void toStart();
    void beginSheet() const;
    void press(const QString &words, bool touch);
    void walkTo(const QString &words) const;
    void tap(QQuickItem *item);
    void back(int time, bool touch);

    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<desktop::Program> m_program;
    std::unique_ptr<QPointingDevice> m_finger{QTest::createTouchDevice()};
};

void TestScoreWays::init() {
    m_profile = std::make_unique<QTemporaryDir>();
}

void TestScoreWays::cleanup() {
    m_program.reset();
    m_profile.reset();
}

QQuickItem *TestScoreWays::shell() const {
    return find(window().contentItem(), [](const QQuickItem &item) {
        return item.metaObject()->indexOfProperty("depth") >= 0 &&
               item.metaObject()->indexOfProperty("current") >= 0;
    });
}

QString TestScoreWays::place() const {
    const auto *page = shell()->property("current").value<QQuickItem *>();
    return page == nullptr ? QString() : page->objectName();
}

/// The open one on top; null: none.
QQuickItem *TestScoreWays::dialog() const {
    for (QQuickItem *up = window().activeFocusItem(); up != nullptr; up = up->parentItem()) {
        if (up->inherits("QQuickPopupItem")) {
            return up;
        }
    }
    return nullptr;
}

QQuickItem *TestScoreWays::front() const {
    QQuickItem *open = dialog();
    return open != nullptr ? open : shell()->property("current").value<QQuickItem *>();
}

bool TestScoreWays::isAtStart() const {
    return place() == QStringLiteral("scores") && !pad().isOpen() && dialog() == nullptr &&
           window().activeFocusItem() != nullptr;
}

/// The pad without a sheet. In mirabilia it is one step from home.
void TestScoreWays::toStart() {
    if (place() == QStringLiteral("home")) {
        pad().close();
        QVERIFY(QMetaObject::invokeMethod(shell(), "go", Q_ARG(QString, "scores")));
    }
    QTRY_VERIFY(isAtStart());
}

/// A sheet with points, and one thing on it that cannot be right.
void TestScoreWays::beginSheet() const {
    pad().begin(QStringLiteral("classic"), 3);
    pad().setPlayer(1, QStringLiteral("name"), QStringLiteral("Bo"));
    pad().select(0, 4);
    pad().type(7);
    pad().select(0, 0);
    QTRY_VERIFY(find(front(), [this](const QQuickItem &item) {
        return item.property("rowId").isValid() && item.property("isCurrent").toBool() &&
               window().activeFocusItem() == &item;
    }));
}

void TestScoreWays::walkTo(const QString &words) const {
    QStringList met;
    for (int step = 0; step < 90; ++step) {
        QTRY_VERIFY(window().activeFocusItem() != nullptr);
        const QQuickItem *item = window().activeFocusItem();
        if (says(*item, words)) {
            return;
        }
        met.append(item->property("text").toString());
        QTest::keyClick(&window(), Qt::Key_Tab);
    }
    met.removeDuplicates();
    QFAIL(qPrintable(QStringLiteral("no Tab leads to %1, only to %2").arg(words, met.join(u'|'))));
}

void TestScoreWays::tap(QQuickItem *item) {
    const QPoint place = seen(*item).center().toPoint();
    QTest::touchEvent(&window(), m_finger.get()).press(0, place);
    QTest::touchEvent(&window(), m_finger.get()).release(0, place);
}

void TestScoreWays::press(const QString &words, bool touch) {
    if (words == preview) {
        ScoreTransfer &transfer = *ScoreBook::create(nullptr, nullptr)->transfer();
        transfer.previewText(QStringLiteral("game,player,military\ng1,Ada,6\ng1,Bo,x\n"));
        QTRY_VERIFY(transfer.isPreviewing());
        return;
    }
    if (!touch && words == QStringLiteral("Work it out")) {
        QTest::keyClick(&window(), Qt::Key_H); // the keypad is for fingers
        return;
    }
    if (!touch) {
        walkTo(words);
        if (!QTest::currentTestFailed()) {
            QTest::keyClick(&window(), Qt::Key_Return);
        }
        return;
    }
    const auto wanted = [&words](const QQuickItem &item) { return says(item, words); };
    QTRY_VERIFY2(find(front(), wanted) != nullptr, qPrintable(words));
    QQuickItem *item = find(front(), wanted);
    const auto inSight = [item] {
        if (seen(*item).height() < 40) {
            scrollTo(*item);
        }
        return seen(*item).height() >= 40;
    };
    QTRY_VERIFY2(inSight(), qPrintable(words));
    tap(item);
}

/// One step back, by what is in sight.
void TestScoreWays::back(int time, bool touch) {
    if (!touch) {
        QTest::keyClick(&window(), time % 2 == 0 ? Qt::Key_Escape : Qt::Key_Back);
        return;
    }
    const QStringList words{"Close", "Done", "Cancel", "Keep editing", "Back"};
    QQuickItem *way = find(front(), [&words](const QQuickItem &item) {
        return isButton(item) && words.contains(item.property("text").toString()) &&
               seen(item).width() >= 44 && seen(item).height() >= 44;
    });
    QVERIFY2(way != nullptr, "no way back is in sight");
    tap(way);
}

void TestScoreWays::everyWayLeadsBack_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("alone");
    QTest::addColumn<bool>("touch");
    const auto row = [](bool alone, const QSize &size, bool touch) {
        QTest::addRow("%s %dx%d by %s", alone ? "mirabilia-score" : "mirabilia", size.width(),
                      size.height(), touch ? "touch" : "keys")
            << size << alone << touch;
    };
    for (const bool touch : {true, false}) {
        row(true, {360, 640}, touch);
        row(true, {1280, 800}, touch);
        row(false, touch ? QSize(360, 640) : QSize(1280, 800), touch);
    }
    row(true, {740, 360}, true);
}

void TestScoreWays::everyWayLeadsBack() {
    QFETCH(QSize, size);
    QFETCH(bool, alone);
    QFETCH(bool, touch);
    desktop::Options options;
    options.profileFolder = m_profile->path();
    options.startAt = alone ? QStringLiteral("scores") : QString();
    m_program = std::make_unique<desktop::Program>(options);
    m_program->app().settings()->setMotionSpeed(0);
    m_program->app().settings()->setLanguage(QStringLiteral("en"));
    QVERIFY(m_program->show());
    window().resize(size);
    window().requestActivate();
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
    QVERIFY(pad().begin(QStringLiteral("classic"), 3));
    QVERIFY(pad().finish());

    for (const Way &way : ways(alone, size)) {
        const QString name = (way.from == Way::Sheet ? QStringLiteral("sheet, ") : QString()) +
                             way.words.join(QStringLiteral(", "));
        toStart();
        if (!QTest::currentTestFailed() && way.from == Way::Sheet) {
            beginSheet();
        }
        draw(window());
        for (const QString &words : way.words) {
            QQuickItem *before = front();
            press(words, touch);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(name));
            const bool elsewhere =
                words != preview && words != QStringLiteral("BG Stats on a phone");
            QTRY_VERIFY2(!elsewhere || front() != before || pad().helper()->isOpen(),
                         qPrintable(name + QStringLiteral(" leads nowhere")));
            draw(window());
        }
        QVERIFY2(way.place.isEmpty() || place() == way.place, qPrintable(name));
        const int most = static_cast<int>(way.words.size()) + 1;
        int times = 0;
        const auto there = [&] {
            return isAtStart() || (!alone && way.from == Way::Sheet && place() == u"home");
        };
        for (; times < most && !there(); ++times) {
            back(times, touch);
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(name));
            draw(window());
        }
        QVERIFY2(there(), qPrintable(name + QStringLiteral(": no way back from ") + place()));
    }
}

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    TestScoreWays test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_score_ways.moc"
