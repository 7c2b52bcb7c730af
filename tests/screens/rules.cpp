// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of screen readers and the Tab key for every screen.
#include "tests/screens/tree.h"

#include <QJSValue>
#include <QMetaEnum>
#include <QPointer>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

namespace mirabilia::a11y {

namespace {

QString roleName(QAccessible::Role role) {
    return QString::fromLatin1(QMetaEnum::fromType<QAccessible::Role>().valueToKey(role));
}

/// Roles that a focusable item may have.
bool sensible(QAccessible::Role role) {
    static const QSet<int> roles{
        QAccessible::Button,   QAccessible::CheckBox,     QAccessible::RadioButton,
        QAccessible::ComboBox, QAccessible::EditableText, QAccessible::Slider,
        QAccessible::SpinBox,  QAccessible::List,         QAccessible::ListItem,
        QAccessible::PageTab,  QAccessible::PageTabList,  QAccessible::Link,
        QAccessible::MenuItem, QAccessible::ButtonMenu,   QAccessible::Table,
        QAccessible::Row,      QAccessible::Cell,         QAccessible::Pane,
        QAccessible::Document, QAccessible::Dialog,       QAccessible::Grouping,
    };
    return roles.contains(role);
}

/// "Button", "card", "list item": says no more than the role.
bool repeatsRole(const QString &name, QAccessible::Role role) {
    static const QSet<QString> words{QStringLiteral("button"), QStringLiteral("card"),
                                     QStringLiteral("list"),   QStringLiteral("item"),
                                     QStringLiteral("image"),  QStringLiteral("text"),
                                     QStringLiteral("slider"), QStringLiteral("dialog")};
    const QString plain = name.simplified().remove(u' ').toLower();
    return words.contains(plain) || plain == roleName(role).toLower();
}

bool isCard(const QObject *object) {
    static const QStringList types{QStringLiteral("HandCard"), QStringLiteral("CardHead"),
                                   QStringLiteral("RevealCard")};
    return types.contains(typeName(object));
}

/// Returns true if the name says more than what is printed: what the card is or does, set off by
/// punctuation.
bool isSentence(const QString &name) {
    static const QRegularExpression mark(QStringLiteral("[,.;:](?: \\S|$)"));
    return name.simplified().count(u' ') >= 2 && name.contains(mark);
}

/// Returns true if Tab stops at the item, at what is around it, or at another one of its type, from
/// which arrow keys go on.
bool keysComeTo(const QQuickItem *item) {
    const std::function<bool(const QQuickItem *)> isStop = [&](const QQuickItem *other) {
        return other->activeFocusOnTab() && typeName(other) == typeName(item);
    };
    const std::function<bool(const QQuickItem *)> hasStop = [&](const QQuickItem *other) {
        const QList<QQuickItem *> children = other->childItems();
        return isStop(other) || std::any_of(children.begin(), children.end(), hasStop);
    };
    const QList<QQuickItem *> beside = item->parentItem()->childItems();
    if (std::any_of(beside.begin(), beside.end(), isStop)) {
        return true;
    }
    for (const QQuickItem *each = item; each != nullptr; each = each->parentItem()) {
        const bool isList = each->inherits("QQuickItemView");
        if (isList ? hasStop(each) // of its current row
                   : each->activeFocusOnTab() && !each->inherits("QQuickFlickable")) {
            return true;
        }
    }
    return false;
}

/// Keypad figures, which are typed without moving the focus there.
bool typedWithoutGoingThere(const QObject *object) {
    return typeName(object) == QStringLiteral("PadKey");
}

/// The cells of a score sheet are one stop: Tab goes along a row and leaves at its end, so it may
/// come back to another cell.
bool isSameStop(const QQuickItem *one, const QQuickItem *other) {
    return one == other ||
           (one != nullptr && other != nullptr && one->parentItem() == other->parentItem() &&
            typeName(one) == QStringLiteral("GridCell") &&
            typeName(other) == QStringLiteral("GridCell"));
}

bool pressable(QAccessibleInterface &node) {
    QAccessibleActionInterface *actions = node.actionInterface();
    return actions != nullptr &&
           actions->actionNames().contains(QAccessibleActionInterface::pressAction());
}

/// Qt calls every text and scroll bar focusable; keys reach only those that are Tab stops.
bool onlyCalledFocusable(QAccessible::Role role) {
    return role == QAccessible::StaticText || role == QAccessible::Heading ||
           role == QAccessible::ScrollBar;
}

/// Spaces of Dice's board, of which a phone shows 56, and its bonuses: a finger touches the die or
/// the building instead, and the band offers what may be taken as buttons.
bool chosenOtherwise(const QQuickItem *item) {
    const QString type = typeName(item);
    return type == QStringLiteral("Cell") || type == QStringLiteral("ShelfCell") ||
           (item->parentItem() != nullptr &&
            typeName(item->parentItem()) == QStringLiteral("BonusBoxes"));
}

/// The smallest target for a finger.
constexpr double finger = 44;

QString describe(const QObject *object, QAccessible::Role role, const QString &what) {
    return QStringLiteral("%1 [%2]: %3").arg(path(object), roleName(role), what);
}

QStringList problemsOf(QAccessibleInterface &node) {
    const auto *item = qobject_cast<const QQuickItem *>(node.object());
    if (item == nullptr) {
        return {};
    }
    QStringList found;
    const auto complain = [&](const QString &what) {
        found.append(describe(item, node.role(), what));
    };
    const QString name = node.text(QAccessible::Name);
    const bool focusable =
        item->activeFocusOnTab() || (node.state().focusable && !onlyCalledFocusable(node.role()));
    if (focusable && name.trimmed().isEmpty()) {
        complain(QStringLiteral("has no name"));
    }
    if (focusable && !sensible(node.role())) {
        complain(QStringLiteral("\"%1\" can be focused but has no role to match").arg(name));
    }
    const bool oneOfSeveral = item->inherits("QQuickRadioButton");
    if (oneOfSeveral && node.role() != QAccessible::RadioButton) {
        complain(QStringLiteral("\"%1\" is one of several choices, but does not say so").arg(name));
    }
    if (node.state().selected && !node.state().selectable) {
        complain(QStringLiteral("\"%1\" is selected, but does not say that it can be").arg(name));
    }
    if (!name.isEmpty() && repeatsRole(name, node.role())) {
        complain(QStringLiteral("\"%1\" only repeats the role").arg(name));
    }
    if (isCard(item) && !isSentence(name)) {
        complain(QStringLiteral("\"%1\" is no sentence about the card").arg(name));
    }
    const bool mouseOnly =
        item->inherits("QQuickFlickable") || node.role() == QAccessible::ScrollBar;
    if ((focusable || pressable(node)) && item->isEnabled() && !mouseOnly && !keysComeTo(item) &&
        !typedWithoutGoingThere(item)) {
        complain(QStringLiteral("\"%1\" can be pressed, but no key comes there").arg(name));
    }
    return found;
}

void collectUnreadable(QQuickItem *item, QStringList &problems) {
    constexpr int smallest = 14;
    if (!item->isVisible()) {
        return;
    }
    const QString text = item->property("text").toString();
    if (item->inherits("QQuickText") && !text.isEmpty()) {
        const int size = item->property("fontInfo").value<QJSValue>().property("pixelSize").toInt();
        const bool cut = item->property("truncated").toBool();
        if (size < smallest || cut) {
            problems.append(QStringLiteral("%1 \"%2\": %3 px%4")
                                .arg(path(item), text)
                                .arg(size)
                                .arg(cut ? QStringLiteral(", cut") : QString()));
        }
    }
    for (QQuickItem *child : item->childItems()) {
        collectUnreadable(child, problems);
    }
}

} // namespace

QStringList nameProblems(QQuickWindow &window) {
    QStringList problems;
    QSet<const QObject *> told;
    walk(window, [&](QAccessibleInterface &node) {
        told.insert(node.object());
        problems += problemsOf(node);
    });
    for (const QQuickItem *stop : tabStops(window)) {
        if (!told.contains(stop)) {
            problems.append(path(stop) +
                            QStringLiteral(": Tab stops there, but no screen reader finds it"));
        }
    }
    problems.removeDuplicates();
    return problems;
}

QStringList tabProblems(QQuickWindow &window) {
    const QList<QQuickItem *> stops = tabStops(window);
    const QList<QPointer<QQuickItem>> expected(stops.begin(), stops.end());
    if (expected.isEmpty()) {
        return {QStringLiteral("nothing can be reached with Tab")};
    }
    // One Tab from wherever the screen begins; from there the stops must form a ring.
    QTest::keyClick(&window, Qt::Key_Tab);
    const QPointer<QQuickItem> first = window.activeFocusItem();
    QSet<qsizetype> reached;
    const QQuickItem *now = first;
    const qsizetype round = 2 * expected.size() + 10;
    bool left = false;
    for (qsizetype step = 0; step < round && !(left && isSameStop(now, first)); ++step) {
        for (const QQuickItem *item = now; item != nullptr; item = item->parentItem()) {
            for (qsizetype i = 0; i < expected.size(); ++i) {
                if (isSameStop(item, expected[i])) {
                    reached.insert(i); // a control may hand the keyboard to a part of itself
                }
            }
        }
        QTest::keyClick(&window, Qt::Key_Tab);
        now = window.activeFocusItem();
        left = left || !isSameStop(now, first);
    }
    QStringList problems;
    if (!isSameStop(now, first)) {
        problems.append(QStringLiteral("Tab does not come back to %1; it is at %2")
                            .arg(first == nullptr ? QStringLiteral("nothing") : path(first),
                                 now == nullptr ? QStringLiteral("nothing") : path(now)));
    }
    for (qsizetype i = 0; i < expected.size(); ++i) {
        if (expected[i] == nullptr) {
            problems.append(QStringLiteral("a stop of Tab goes away on the round"));
        } else if (!reached.contains(i)) {
            problems.append(QStringLiteral("Tab does not reach ") + path(expected[i]));
        }
    }
    return problems;
}

QStringList touchProblems(QQuickWindow &window) {
    QStringList problems;
    walk(window, [&](QAccessibleInterface &node) {
        const auto *item = qobject_cast<const QQuickItem *>(node.object());
        if (item == nullptr || !item->isEnabled() || !pressable(node) || chosenOtherwise(item)) {
            return;
        }
        const QSizeF size = item->mapRectToScene(item->boundingRect()).size();
        if (std::min(size.width(), size.height()) < finger - 0.5) {
            problems.append(QStringLiteral("%1 \"%2\": %3 x %4")
                                .arg(path(item), node.text(QAccessible::Name))
                                .arg(size.width())
                                .arg(size.height()));
        }
    });
    return problems;
}

QStringList readingProblems(QQuickWindow &window) {
    QStringList problems;
    collectUnreadable(window.contentItem(), problems);
    problems.removeDuplicates();
    return problems;
}

} // namespace mirabilia::a11y
