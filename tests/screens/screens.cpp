// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include <QCoreApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQmlExpression>
#include <QQuickItem>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace mirabilia::test {

namespace {

/// Returns true if the item is of this QML type, or of one derived from it.
bool isOfType(const QQuickItem &item, const QString &type) {
    for (const QMetaObject *each = item.metaObject(); each != nullptr; each = each->superClass()) {
        if (QString::fromLatin1(each->className()).startsWith(type + QLatin1String("_QML"))) {
            return true;
        }
    }
    return false;
}

/// The first visible item of this type, with these words if there are any; null: there is none.
QQuickItem *visible(QQuickItem &item, const QString &type, const QString &words = {}) {
    if (!item.isVisible()) {
        return nullptr;
    }
    if (isOfType(item, type) && (words.isEmpty() || item.property("text").toString() == words)) {
        return &item;
    }
    const QList<QQuickItem *> children = item.childItems();
    for (QQuickItem *child : children) {
        if (QQuickItem *found = visible(*child, type, words)) {
            return found;
        }
    }
    return nullptr;
}

QPoint middleOf(const QQuickItem &item) {
    return item.mapToScene({item.width() / 2, item.height() / 2}).toPoint();
}

} // namespace

Touch keys(const QList<Qt::Key> &pressed) {
    return [=](Stage &, QQuickWindow &window) {
        for (const Qt::Key key : pressed) {
            QTest::keyClick(&window, key);
        }
    };
}

Touch pointing(const char *type) {
    return [type = QString::fromLatin1(type)](Stage &, QQuickWindow &window) {
        if (const QQuickItem *item = visible(*window.contentItem(), type)) {
            QTest::mouseMove(&window, middleOf(*item));
            QTest::qWait(900);
        }
    };
}

QStringList inThisLanguage(const QString &words) {
    QStringList all{words};
    for (const char *where : {"PadPage", "PadMenu", "ScoreGrid", "PadKeys", "ExportSheet",
                              "AboutPage", "ClassicActions", "ClassicResult", "PlayerReview"}) {
        all << QCoreApplication::translate(where, words.toUtf8().constData());
    }
    return all;
}

Touch pressing(const char *type, const char *words) {
    return [=](Stage &, QQuickWindow &window) {
        const QStringList said = inThisLanguage(QString::fromLatin1(words));
        QQuickItem *item = nullptr;
        const auto isThere = [&] {
            for (const QString &each : said) {
                item = visible(*window.contentItem(), QString::fromLatin1(type), each);
                if (item != nullptr) {
                    return true;
                }
            }
            return false;
        };
        // By the button itself where there is one: it may have to be scrolled to.
        if (Stage::wait(isThere, 5000) && !QMetaObject::invokeMethod(item, "clicked")) {
            QTest::mouseClick(&window, Qt::LeftButton, {}, middleOf(*item));
        }
    };
}

Touch scrolledTo(const char *type) {
    return [type](Stage &, QQuickWindow &window) {
        const QQuickItem *item = visible(*window.contentItem(), QString::fromLatin1(type));
        QQuickItem *pane = item == nullptr ? nullptr : item->parentItem();
        while (pane != nullptr && !pane->inherits("QQuickFlickable")) {
            pane = pane->parentItem();
        }
        if (pane != nullptr) {
            const double above = item->mapToItem(pane, {0, 0}).y();
            const double most = pane->property("contentHeight").toDouble() - pane->height();
            pane->setProperty("contentY", std::min(above, most));
        }
    };
}

Touch saying(const QString &script) {
    return [script](Stage &, QQuickWindow &window) {
        QQuickItem *shell = visible(*window.contentItem(), QStringLiteral("Shell"));
        QQmlExpression expression(qmlContext(shell), shell, script);
        expression.evaluate();
        if (expression.hasError()) {
            qWarning("%s", qPrintable(expression.error().toString()));
        }
    };
}

void hinted(Stage &stage, QQuickWindow &) {
    TableModel &table = *stage.app().table();
    table.hint();
    Stage::wait([&table] { return !table.hintText().isEmpty(); });
}

QList<Screen> inBothThemes(const QList<Screen> &light) {
    QList<Screen> both;
    for (const Screen &screen : light) {
        Screen dark = screen;
        dark.name += QStringLiteral("-dark");
        dark.theme = QStringLiteral("dark");
        both << screen << dark;
    }
    return both;
}

QList<Screen> inGate(QList<Screen> screens, const QStringList &names) {
    for (Screen &screen : screens) {
        screen.inGate = names.contains(screen.name);
    }
    return screens;
}

QList<Screen> allScreens() {
    return shellScreens() + practiceScreens() + networkScreens() + classicScreens() +
           duelScreens() + diceScreens() + reviewScreens() + replayScreens() + scoreScreens() +
           tvScreens();
}

QList<Screen> eachScreen() {
    static const QRegularExpression variant(
        QStringLiteral("-(light|dark|ja|zh|zh_CN|zh_TW)(?=-|$)"));
    QList<Screen> once;
    QSet<QString> names;
    for (Screen screen : allScreens()) {
        screen.name.remove(variant);
        if (!names.contains(screen.name)) {
            names.insert(screen.name);
            once.append(screen);
        }
    }
    return once;
}

} // namespace mirabilia::test
