// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/quick_setup.h"

#include "app/desktop/javascript.h"
#include "app/render/image_providers.h"

#include <QQmlContext>
#include <QQmlEngine>

namespace mirabilia::test {

void QuickSetup::applicationAvailable() {
    desktop::interpretJavaScript();
}

void QuickSetup::qmlEngineAvailable(QQmlEngine *engine) {
    engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(*engine);
    if (!m_game) {
        m_game = makeGame();
    }
    engine->rootContext()->setContextProperty(QStringLiteral("game"), m_game.get());
}

} // namespace mirabilia::test
