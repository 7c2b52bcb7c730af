// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/tree.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QUrl>
#include <private/qguiapplication_p.h>
#include <qpa/qplatformaccessibility.h>
#include <qpa/qplatformintegration.h>

namespace mirabilia::a11y {

namespace {

/// The QML file that created the object.
QString fileName(const QObject *object) {
    const QQmlContext *context = qmlContext(object);
    return context == nullptr ? QString() : context->baseUrl().fileName();
}

void walkFrom(QAccessibleInterface &node,
              const std::function<void(QAccessibleInterface &)> &visit) {
    visit(node);
    for (int i = 0; i < node.childCount(); ++i) {
        QAccessibleInterface *child = node.child(i);
        if (child != nullptr && child->isValid() && !child->state().invisible) {
            walkFrom(*child, visit);
        }
    }
}

void collectStops(QQuickItem *item, QList<QQuickItem *> &stops) {
    if (!item->isVisible() || !item->isEnabled()) {
        return;
    }
    if (item->activeFocusOnTab()) {
        stops.append(item);
    }
    for (QQuickItem *child : item->childItems()) {
        collectStops(child, stops);
    }
}

/// The topmost open popup, or else the whole window.
QQuickItem *inFront(QQuickWindow &window) {
    QQuickItem *front = window.contentItem();
    for (QQuickItem *overlay : window.contentItem()->childItems()) {
        if (!overlay->inherits("QQuickOverlay")) {
            continue;
        }
        for (QQuickItem *popup : overlay->childItems()) {
            if (popup->isVisible() && popup->inherits("QQuickPopupItem")) {
                front = popup;
            }
        }
    }
    return front;
}

} // namespace

void activate() {
    QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
}

QString typeName(const QObject *object) {
    QString name = QString::fromLatin1(object->metaObject()->className());
    const qsizetype suffix = name.indexOf(QStringLiteral("_QML"));
    return suffix < 0 ? name : name.left(suffix);
}

QString path(const QObject *object) {
    QStringList steps;
    const auto *item = qobject_cast<const QQuickItem *>(object);
    for (; item != nullptr && item->parentItem() != nullptr; item = item->parentItem()) {
        const QString type = typeName(item);
        const bool own = !type.startsWith(QStringLiteral("QQuick"));
        if (own || steps.isEmpty()) {
            steps.prepend(own ? type : type + QStringLiteral(" in ") + fileName(item));
        }
    }
    return steps.isEmpty() ? typeName(object) : steps.join(QStringLiteral(" > "));
}

void walk(QQuickWindow &window, const std::function<void(QAccessibleInterface &)> &visit) {
    if (QAccessibleInterface *root = QAccessible::queryAccessibleInterface(&window)) {
        walkFrom(*root, visit);
    }
}

QList<QQuickItem *> tabStops(QQuickWindow &window) {
    QList<QQuickItem *> stops;
    collectStops(inFront(window), stops);
    return stops;
}

} // namespace mirabilia::a11y
