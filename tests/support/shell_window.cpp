// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/shell_window.h"

#include "app/render/fonts.h"
#include "app/render/image_providers.h"

#include <algorithm>

namespace mirabilia::test {

namespace {

bool picturesLoading(const QQuickItem *item) {
    constexpr int loading = 2; // Image.Loading
    if (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading) {
        return true;
    }
    const QList<QQuickItem *> children = item->childItems();
    return std::any_of(children.begin(), children.end(), picturesLoading);
}

QQuickItem *findShell(QQuickItem *root) {
    if (root->metaObject()->indexOfProperty("depth") >= 0 &&
        root->metaObject()->indexOfProperty("current") >= 0) {
        return root;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *shell = findShell(child)) {
            return shell;
        }
    }
    return nullptr;
}

} // namespace

ShellWindow::ShellWindow(const QSize &size, const std::function<bool(Stage &)> &setUp) {
    if (setUp && !setUp(m_stage)) {
        return;
    }
    m_stage.app().settings()->keepWindowSize(size.width(), size.height());
    render::substituteFonts(m_stage.app().settings()->effectiveLanguage());
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(m_engine);
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Mirabilia/Shell/Main.qml")));
    if (m_engine.rootObjects().isEmpty()) {
        return;
    }
    m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().first());
    m_window->requestActivate();
    Stage::wait([this] { return m_window->isExposed() && m_window->activeFocusItem() != nullptr; },
                5000);
}

ShellWindow::~ShellWindow() = default;

QQuickItem *ShellWindow::shell() const {
    return findShell(m_window->contentItem());
}

bool ShellWindow::shows(const QString &screen) const {
    const auto *current = shell()->property("current").value<QQuickItem *>();
    return current != nullptr && current->objectName() == screen;
}

bool ShellWindow::go(const QString &where) {
    return QMetaObject::invokeMethod(shell(), "go", Q_ARG(QString, where)) &&
           Stage::wait([this, &where] { return shows(where); });
}

void ShellWindow::settle() {
    const auto frames = [this](int wanted) {
        int drawn = 0;
        const auto connection =
            QObject::connect(m_window, &QQuickWindow::afterAnimating, [&] { ++drawn; });
        Stage::wait(
            [&] {
                m_window->update();
                return drawn >= wanted;
            },
            3000);
        QObject::disconnect(connection);
    };
    frames(2);
    Stage::wait([this] { return !picturesLoading(m_window->contentItem()); });
    frames(2);
}

} // namespace mirabilia::test
