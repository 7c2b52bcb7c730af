// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/held_keys.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

namespace mirabilia::desktop {

namespace {

bool moves(int key) {
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    default: return false;
    }
}

bool isTyping() {
    QObject *focus = QGuiApplication::focusObject();
    QInputMethodQueryEvent query(Qt::ImEnabled);
    return focus != nullptr && QCoreApplication::sendEvent(focus, &query) &&
           query.value(Qt::ImEnabled).toBool();
}

/// In a text field Enter does not repeat: it ends the input.
bool repeats(const QKeyEvent &key) {
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return moves(key.key()) || (!isEnter && isTyping());
}

} // namespace

HeldKeys::HeldKeys() {
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (!isKey || !watched->isWindowType()) {
        return false;
    }
    const auto &key = static_cast<const QKeyEvent &>(*event);
    return key.isAutoRepeat() && !repeats(key);
}

} // namespace mirabilia::desktop
