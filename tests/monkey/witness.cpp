// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/witness.h"

#include "app/host/table_services.h"
#include "app/store/score_history.h"
#include "resources/data.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QMutex>
#include <QPointer>
#include <QTest>
#include <QThread>

#include <algorithm>

namespace mirabilia::monkey {

namespace {

// Pictures are drawn on other threads, which may complain too.
QMutex complaintsLock;
QStringList complaints;

/// Where the keyboard is, from the outside in.
QString keyboardAt() {
    const auto *window = qobject_cast<const QQuickWindow *>(QGuiApplication::focusWindow());
    const bool here = QThread::currentThread() == QCoreApplication::instance()->thread();
    QStringList names;
    for (const QQuickItem *item = here && window != nullptr ? window->activeFocusItem() : nullptr;
         item != nullptr; item = item->parentItem()) {
        names.prepend(typeName(*item));
    }
    return names.join(QStringLiteral(" > "));
}

/// A window without a display says what it cannot do. Two fingers on a popup that is opening make
/// Qt 6.4 disconnect from nothing. A handler that was disabled under a finger still waits for it,
/// until the next touch (later versions of Qt begin anew by themselves). A list that was made
/// longer in advance and becomes shorter gives up a row that is no longer there. The last animation
/// may end while only pauses (each Timer of QML is one) ran beside it: the driver has stopped for
/// the pause already when Qt's queued call stops it once more.
bool isAboutQtItself(const QString &message) {
    return message.startsWith(QLatin1String("This plugin does not support")) ||
           message == QLatin1String("QObject::disconnect: Unexpected nullptr parameter") ||
           message.endsWith(QLatin1String("but was neither canceled nor released")) ||
           message.startsWith(QLatin1String("DelegateModel::cancel: index out range")) ||
           message == QLatin1String("QUnifiedTimer::stopAnimationDriver: driver is not running");
}

void hear(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    if (type == QtDebugMsg || type == QtInfoMsg || isAboutQtItself(message)) {
        return;
    }
    const QMutexLocker lock(&complaintsLock);
    complaints.append(QStringLiteral("%1: %2 (the keyboard is at %3)")
                          .arg(QString::fromLatin1(context.category), message, keyboardAt()));
}

QStringList newComplaints() {
    const QMutexLocker lock(&complaintsLock);
    return std::exchange(complaints, {});
}

bool closedByEscape(const QQuickItem &popup) {
    constexpr int closeOnEscape = 0x10; // T.Popup.CloseOnEscape
    return popup.parent()->property("closePolicy").toInt() % (2 * closeOnEscape) >= closeOnEscape;
}

bool isWithin(const QQuickItem &item, const QQuickItem &popup) {
    const QQuickItem *up = &item;
    while (up != nullptr && up != &popup) {
        up = up->parentItem();
    }
    return up != nullptr;
}

QString titleOf(const QQuickItem &popup) {
    return typeName(*popup.parent()) + QStringLiteral(" \"") +
           popup.parent()->property("title").toString() + u'"';
}

std::string text(const scorer::Sheet &sheet) {
    return scorer::writeJson(std::vector<scorer::Sheet>{sheet});
}

/// As it is read again: blanks around a name are no part of it.
std::string textAsRead(const scorer::Sheet &sheet) {
    const auto read = scorer::readJson(text(sheet));
    return read.ok() ? text(read.value().sheets.front()) : read.error();
}

} // namespace

Witness::Witness(World &world) : m_world(world), m_games(data::file) {
    qInstallMessageHandler(hear);
}

QStringList Witness::problems() {
    watchModels(m_world.app());
    watchModels(m_world.scores());
    return dialogProblems() + sheetProblems() + tableProblems() + newComplaints();
}

void Witness::watchModels(const QObject &parent) {
    for (auto *model : parent.findChildren<QAbstractItemModel *>()) {
        using Tester = QAbstractItemModelTester;
        if (model->findChild<Tester *>() == nullptr) {
            // It complains by a message, and goes with its model.
            new Tester(model, Tester::FailureReportingMode::Warning, model);
        }
    }
}

QStringList Witness::dialogProblems() const {
    QStringList problems;
    for (const QQuickItem *popup : m_world.popups()) {
        const bool modal = popup->parent()->property("modal").toBool();
        if (!modal || closedByEscape(*popup)) {
            continue;
        }
        const QList<QQuickItem *> buttons = m_world.itemsInSight([popup](const QQuickItem &item) {
            return item.isEnabled() && item.inherits("QQuickAbstractButton") &&
                   isWithin(item, *popup);
        });
        if (buttons.isEmpty()) {
            problems.append(titleOf(*popup) + QStringLiteral(" has no way out"));
        }
    }
    return problems;
}

QStringList Witness::wayOutProblems() {
    constexpr int layers = 12; // more than can lie above each other
    for (int press = 0; press < layers; ++press) {
        const QList<QQuickItem *> open = m_world.popups();
        const QPointer<QQuickItem> top = open.isEmpty() ? nullptr : open.last();
        const QString name = top == nullptr ? QString() : titleOf(*top);
        const bool closes =
            top != nullptr && top->parent()->property("modal").toBool() && closedByEscape(*top);
        // One that fades out may take the key from the one that fades in: people press again.
        int presses = 0;
        do {
            QTest::keyClick(&m_world.window(), Qt::Key_Escape);
        } while (closes && ++presses < 3 &&
                 !World::until([&top] { return top == nullptr || !top->isVisible(); }, 1000));
        if (closes && top != nullptr && top->isVisible()) {
            QStringList all;
            for (const QQuickItem *popup : m_world.popups()) {
                all.append(titleOf(*popup));
            }
            return {QStringLiteral("%1 stays in spite of Esc; the keyboard is at %2; open: %3")
                        .arg(name, keyboardAt(), all.join(QStringLiteral(", ")))};
        }
    }
    return {};
}

QStringList Witness::sheetProblems() const {
    const ScorePadModel &pad = *m_world.scores().pad();
    if (!pad.isOpen() || !pad.saveProblem().isEmpty()) {
        return {};
    }
    const KeptSheet lying = pad.asItIs();
    const store::ScoreHistory history(m_world.history());
    const auto read = history.sheets();
    const auto *kept = std::get_if<QList<store::ScoreRecord>>(&read);
    if (kept == nullptr) {
        return {QStringLiteral("the history cannot be read: ") + std::get<QString>(read)};
    }
    const auto found =
        std::find_if(kept->begin(), kept->end(),
                     [&lying](const store::ScoreRecord &record) { return record.id == lying.id; });
    if (found == kept->end() && !pad.canUndo()) {
        return {}; // nothing has been written yet
    }
    if (found == kept->end()) {
        return {QStringLiteral("the sheet on the pad is not on disk")};
    }
    if (text(found->sheet) != textAsRead(lying.sheet)) {
        return {QStringLiteral("the sheet on disk is another one:\n%1\n%2")
                    .arg(QString::fromStdString(text(found->sheet)),
                         QString::fromStdString(text(lying.sheet)))};
    }
    return {};
}

namespace {

/// What the seats of a view share, as bytes.
std::string position(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kDuel: return view.duel().SerializeAsString();
    case v1::TableView::kDice: return view.dice().SerializeAsString();
    default: return view.classic().SerializeAsString();
    }
}

} // namespace

std::string Witness::positionOnDisk(QString &problem) {
    const v1::TableView &view = m_world.table()->view();
    const QString name = QString::fromStdString(view.match_id());
    const auto read = store::SavedGames(m_world.games()).load(name);
    if (const auto *error = std::get_if<store::StoreError>(&read)) {
        problem = error->what;
        return {};
    }
    const host::SavedMatch saved = host::unfold(m_games, std::get<store::SavedGame>(read));
    problem = saved.problem;
    v1::TableView onDisk;
    if (saved.match) {
        saved.match->fillView(static_cast<Seat>(view.viewer()), onDisk);
    }
    return position(onDisk);
}

QStringList Witness::tableProblems() {
    if (m_world.table() == nullptr || m_world.app().practice()->active()) {
        return {}; // nothing of a lesson is kept
    }
    // The others may be choosing: then the table is a moment behind the disk, at the slowest motion
    // some twelve seconds while four wonders of a draft are taken.
    constexpr int patience = 40000;
    QString problem;
    const auto same = [&] {
        problem.clear();
        return m_world.table() == nullptr ||
               positionOnDisk(problem) == position(m_world.table()->view());
    };
    if (World::until(same, patience)) {
        return {};
    }
    return {QStringLiteral("the game on disk is not the one at the table ") + problem};
}

QStringList Witness::restartProblems() {
    const bool playing = m_world.table() != nullptr && !m_world.table()->over();
    const ScorePadModel &pad = *m_world.scores().pad();
    const QString sheet = pad.canUndo() && !pad.isCorrection() ? pad.sheetId() : QString();
    const std::string before = playing ? position(m_world.table()->view()) : std::string();
    if (!m_world.start()) {
        return {QStringLiteral("the program does not start again")};
    }
    QStringList problems;
    if (!sheet.isEmpty() && !m_world.scores().open(sheet)) {
        problems.append(QStringLiteral("the sheet that was being written cannot be opened"));
    }
    if (!playing) {
        return problems;
    }
    World::until([this] { return m_world.app().canContinue(); }, 10000); // once it is read
    m_world.app().continueGame();
    if (!World::until([this] { return m_world.table() != nullptr; }, 10000)) {
        problems.append(QStringLiteral("the game that was being played does not go on"));
    }
    return problems;
}

} // namespace mirabilia::monkey
