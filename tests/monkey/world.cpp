// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/world.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTest>

#include <cstdio>

namespace mirabilia::monkey {

namespace {

/// The item that knows how to go from screen to screen.
QQuickItem *shellOf(QQuickItem *root) {
    if (typeName(*root) == QLatin1String("Shell")) {
        return root;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *shell = shellOf(child)) {
            return shell;
        }
    }
    return nullptr;
}

} // namespace

QString typeName(const QObject &object) {
    const QString name = QString::fromLatin1(object.metaObject()->className());
    const qsizetype suffix = name.indexOf(QLatin1String("_QML"));
    return suffix < 0 ? name : name.left(suffix);
}

QString wordsOf(const QQuickItem &item) {
    const QString text = item.property("text").toString();
    return text.isEmpty() ? item.property("label").toString() : text;
}

World::World(const QDir &home, quint64 seed)
    : m_profile(home.filePath(QStringLiteral("profile")))
    , m_seed(seed)
    , m_touchScreen(QTest::createTouchDevice()) {
    home.mkpath(QStringLiteral("profile"));
}

World::~World() = default;

bool World::start() {
    m_scores = nullptr;
    m_program.reset(); // the new one finds the files that the old one has left
    // A program that ends runs no animation of what its engine has left to be deleted later.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    desktop::Options options;
    options.profileFolder = m_profile.path();
    options.seed = m_seed;
    constexpr qint64 first = 20'000; // of the ports that nobody else has
    options.discoveryPort =
        static_cast<quint16>(first + QCoreApplication::applicationPid() % first);
    m_program = std::make_unique<desktop::Program>(options);
    if (!m_program->problem().isEmpty() || !m_program->show()) {
        return false;
    }
    m_scores = ScoreBook::create(nullptr, nullptr); // the one that the program has made
    window().requestActivate();
    return m_scores != nullptr && until([this] { return window().isExposed(); }, 10000);
}

TableModel *World::table() {
    TableModel *table = app().table();
    return table != nullptr && table->laid() ? table : nullptr;
}

void World::go(const char *where) {
    QMetaObject::invokeMethod(shellOf(window().contentItem()), "go",
                              Q_ARG(QString, QString::fromLatin1(where)));
}

QList<QQuickItem *>
World::itemsInSight(const std::function<bool(const QQuickItem &)> &wanted) const {
    const QRectF frame(QPointF(), window().size() - QSize(1, 1));
    QList<QQuickItem *> found;
    QList<QQuickItem *> open{window().contentItem()};
    while (!open.isEmpty()) {
        QQuickItem *item = open.takeLast();
        if (!item->isVisible()) {
            continue;
        }
        const QPointF middle = item->mapToScene({item->width() / 2, item->height() / 2});
        if (item->width() > 0 && item->height() > 0 && frame.contains(middle) && wanted(*item)) {
            found.append(item);
        }
        open.append(item->childItems());
    }
    return found;
}

QList<QQuickItem *> World::popups() const {
    QList<QQuickItem *> open;
    for (const QQuickItem *overlay : window().contentItem()->childItems()) {
        if (!overlay->inherits("QQuickOverlay")) {
            continue;
        }
        for (QQuickItem *popup : overlay->childItems()) {
            if (popup->isVisible() && popup->inherits("QQuickPopupItem")) {
                open.append(popup);
            }
        }
    }
    return open;
}

void World::tell(const QString &what) const {
    std::printf("seed %llu step %d: %s\n", static_cast<unsigned long long>(m_seed), m_step,
                qPrintable(what));
    std::fflush(stdout);
}

void World::rest(int frames) const {
    int drawn = 0;
    const auto connection = QObject::connect(&window(), &QQuickWindow::afterAnimating, &window(),
                                             [&drawn] { ++drawn; });
    until(
        [&] {
            window().update();
            return drawn >= frames;
        },
        2000);
    QObject::disconnect(connection);
}

bool World::until(const std::function<bool()> &done, int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > milliseconds) {
            return false;
        }
        turn();
    }
    return true;
}

void World::turn() {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    // As after every event of a program that runs; here is no loop that would do it.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace mirabilia::monkey
