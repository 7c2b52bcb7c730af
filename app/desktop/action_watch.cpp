// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/action_watch.h"

#include "mirabilia/v1/table.pb.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMetaEnum>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QShortcutEvent>
#include <QTouchEvent>

namespace mirabilia::desktop {

namespace {

/// Typed characters are noted by kind only.
QString kindOf(const QKeyEvent &key) {
    const QString text = key.text();
    if (!text.isEmpty() && text.at(0).isPrint()) {
        return text.at(0).isDigit()    ? QStringLiteral("a digit")
               : text.at(0).isLetter() ? QStringLiteral("a letter")
                                       : QStringLiteral("a sign");
    }
    const bool writes = key.key() < Qt::Key_Escape; // all keys that type lie before it
    if (writes && !key.modifiers().testFlag(Qt::ControlModifier)) {
        return QStringLiteral("another");
    }
    const char *name = QMetaEnum::fromType<Qt::Key>().valueToKey(key.key());
    return (key.modifiers().testFlag(Qt::ControlModifier) ? QStringLiteral("Ctrl ") : QString()) +
           (key.modifiers().testFlag(Qt::ShiftModifier) ? QStringLiteral("Shift ") : QString()) +
           QString::fromLatin1(name != nullptr ? name : "unknown");
}

/// "AppButton" of "AppButton_QMLTYPE_17"; empty for a type that was not written in QML.
QString qmlType(const QQuickItem &item) {
    const QString name = QString::fromLatin1(item.metaObject()->className());
    const auto end = name.indexOf(QStringLiteral("_QML"));
    return end < 0 ? QString() : name.left(end);
}

/// The QML type of the item that takes presses there.
QString typeAt(const QWindow &window, const QPointF &place) {
    const auto *quick = qobject_cast<const QQuickWindow *>(&window);
    if (quick == nullptr) {
        return QString::fromLatin1(window.metaObject()->className());
    }
    const QQuickItem *item = quick->contentItem();
    QString type = QStringLiteral("the window");
    while (item != nullptr) {
        const QString own = qmlType(*item);
        if (item->acceptedMouseButtons() != Qt::NoButton && !own.isEmpty()) {
            type = own;
        }
        const QPointF inside = item->mapFromScene(place);
        item = item->childAt(inside.x(), inside.y());
    }
    return type;
}

} // namespace

ActionWatch::ActionWatch(crash::ActionTrail &trail) : m_trail(trail) {
    QCoreApplication::instance()->installEventFilter(this);
}

void ActionWatch::noteCommand(const v1::Command &command) {
    const auto *what = command.GetDescriptor()->FindFieldByNumber(command.what_case());
    m_trail.note("command " + (what == nullptr ? std::string("without content") : what->name()));
}

void ActionWatch::followPages(QObject &window) {
    m_window = &window;
    connect(&window, SIGNAL(pageChanged()), this, SLOT(notePage())); // only QML knows the type
    notePage();
}

void ActionWatch::notePage() {
    note(QStringLiteral("page ") + m_window->property("page").toString());
}

bool ActionWatch::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Shortcut) { // never arrives as a key press
        const QKeySequence &keys = static_cast<QShortcutEvent *>(event)->key();
        note(QStringLiteral("shortcut ") + keys.toString(QKeySequence::PortableText));
    } else if (watched->isWindowType()) { // once, not again for each item
        noteInWindow(static_cast<QWindow &>(*watched), *event);
    }
    return false;
}

void ActionWatch::noteInWindow(QWindow &window, const QEvent &event) {
    switch (event.type()) {
    case QEvent::KeyPress:
        note(QStringLiteral("key ") + kindOf(static_cast<const QKeyEvent &>(event)));
        break;
    case QEvent::MouseButtonPress:
        note(QStringLiteral("press ") +
             typeAt(window, static_cast<const QMouseEvent &>(event).scenePosition()));
        break;
    case QEvent::TouchBegin:
        note(QStringLiteral("touch ") +
             typeAt(window, static_cast<const QTouchEvent &>(event).points().first().position()));
        break;
    case QEvent::Wheel: note(QStringLiteral("wheel")); break;
    case QEvent::Resize:
        note(QStringLiteral("size %1x%2").arg(window.width()).arg(window.height()));
        break;
    case QEvent::Close: note(QStringLiteral("close")); break;
    default: break;
    }
}

void ActionWatch::note(const QString &action) {
    m_trail.note(action.toStdString());
}

} // namespace mirabilia::desktop
