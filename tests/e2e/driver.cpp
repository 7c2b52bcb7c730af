// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/driver.h"

#include <QDir>
#include <QTest>
#include <QtQuickTest/quicktest.h>

namespace mirabilia::e2e {

namespace {

bool pressable(const QQuickItem *item) {
    return item->isEnabled() && item->metaObject()->indexOfSignal("clicked()") >= 0;
}

/// Topmost children first.
QQuickItem *findIn(QQuickItem *root, const Driver::Test &test) {
    if (!root->isVisible()) {
        return nullptr;
    }
    QList<QQuickItem *> children = root->childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem *a, const QQuickItem *b) { return a->z() > b->z(); });
    for (QQuickItem *child : children) {
        if (QQuickItem *hit = findIn(child, test)) {
            return hit;
        }
    }
    return test(root) ? root : nullptr;
}

} // namespace

Driver::Driver(const QString &profile, quint64 seed, Hand hand, quint16 discoveryPort)
    : m_hand(hand)
    , m_touchScreen(QTest::createTouchDevice()) {
    desktop::Options options;
    options.profileFolder = profile;
    options.seed = seed;
    options.discoveryPort = discoveryPort;
    m_program = std::make_unique<desktop::Program>(options);
    app().settings()->setLanguage(QStringLiteral("en"));
    app().settings()->setTheme(hand == Hand::Touch ? QStringLiteral("dark")
                                                   : QStringLiteral("light"));
    app().settings()->setMotionSpeed(0);
    if (m_program->show() && QTest::qWaitForWindowExposed(&window())) {
        window().requestActivate();
        until([this] { return window().isActive() && window().activeFocusItem() != nullptr; },
              3000);
    }
}

Driver::~Driver() = default;

QQuickItem *Driver::find(const Test &test) {
    return findIn(window().contentItem(), test);
}

QQuickItem *Driver::button(const QString &words) {
    return find([&words](const QQuickItem *item) {
        return pressable(item) && item->property("text").toString() == words;
    });
}

bool Driver::press(const QString &words) {
    if (!until([&] { return button(words) != nullptr; })) {
        qWarning("nothing to press says \"%s\"", qPrintable(words));
        return false;
    }
    if (m_hand != Hand::Keys) {
        point(*button(words));
        return true;
    }
    const bool there = tabTo([&words](const QQuickItem *item) {
        return pressable(item) && item->property("text").toString() == words;
    });
    key(Qt::Key_Return);
    return there;
}

void Driver::point(QQuickItem &item, QPointF place) {
    // What has just appeared is laid out before the next frame, not at once.
    for (QQuickItem *up = &item; up != nullptr; up = up->parentItem()) {
        if (QQuickTest::qIsPolishScheduled(up) && !QQuickTest::qWaitForPolish(up, 1000)) {
            qWarning("the screen does not come to rest");
        }
    }
    if (place.x() < 0) {
        place = QPointF(item.width() / 2, item.height() / 2);
    }
    const QPoint at = item.mapToScene(place).toPoint();
    if (m_hand == Hand::Touch) {
        // In one go: if the machine is busy in between, it would be a long press.
        auto finger = QTest::touchEvent(&window(), m_touchScreen.get(), false);
        finger.press(0, at).commit(false);
        finger.release(0, at).commit();
    } else {
        QTest::mouseMove(&window(), at);
        QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
    }
}

void Driver::key(Qt::Key key) {
    QTest::keyClick(&window(), key);
}

bool Driver::tabTo(const Test &test) {
    constexpr int round = 60;
    for (int step = 0; step < round; ++step) {
        const QQuickItem *item = window().activeFocusItem();
        if (item != nullptr && test(item)) {
            return true;
        }
        key(Qt::Key_Tab); // screen readers are asked first, so it may arrive later
        until([&] { return window().activeFocusItem() != item; }, 1000);
    }
    return false;
}

bool Driver::until(const std::function<bool()> &done, int milliseconds) {
    return QTest::qWaitFor(done, milliseconds);
}

void Driver::picture(const QString &name) {
    QTest::qWait(200); // pictures are drawn on worker threads
    QDir().mkpath(QStringLiteral(MIRABILIA_ARTEFACTS));
    window().grabWindow().save(QStringLiteral(MIRABILIA_ARTEFACTS "/%1.png").arg(name));
}

} // namespace mirabilia::e2e
