// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/quick_setup.h"

#include "app/desktop/held_keys.h"
#include "app/desktop/javascript.h"
#include "app/render/image_providers.h"
#include "tests/support/thorough.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QWindow>

namespace mirabilia::test {

void Finger::hold(int key, int repetitions) {
    const auto send = [key](QEvent::Type type, bool again) {
        QKeyEvent event(type, key, Qt::NoModifier, QString(), again);
        QCoreApplication::sendEvent(QGuiApplication::focusWindow(), &event);
    };
    send(QEvent::KeyPress, false);
    for (int repetition = 0; repetition < repetitions; ++repetition) {
        send(QEvent::KeyRelease, true); // as under X11
        send(QEvent::KeyPress, true);
    }
    send(QEvent::KeyRelease, false);
}

void QuickSetup::applicationAvailable() {
    desktop::interpretJavaScript();
    m_heldKeys = std::make_unique<desktop::HeldKeys>();
}

void QuickSetup::qmlEngineAvailable(QQmlEngine *engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(*engine);
    if (!m_game) {
        m_game = makeGame();
    }
    engine->rootContext()->setContextProperty(QStringLiteral("game"), m_game.get());
    engine->rootContext()->setContextProperty(QStringLiteral("finger"), &m_finger);
    engine->rootContext()->setContextProperty(QStringLiteral("languages"), test::languages());
}

} // namespace mirabilia::test
