// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/stage/stage.h"

#include <QList>
#include <QQuickWindow>
#include <QSize>
#include <QString>

#include <functional>

namespace mirabilia::test {

inline constexpr QSize laptop{1280, 800};
inline constexpr QSize desktop{1920, 1080};
inline constexpr QSize tablet{800, 1280};
inline constexpr QSize phone{360, 640};
inline constexpr QSize sideways{740, 360}; ///< a phone on its side
/// Two letters tell them apart.
inline const QStringList namesAlike{QStringLiteral("An"), QStringLiteral("At"),
                                    QStringLiteral("Am"), QStringLiteral("Aw")};
inline const QList<QSize> everySize{laptop, desktop, tablet, phone};

/// The page of the whole shell, at home.
inline const QString home = QStringLiteral("import Mirabilia.Shell\nShell { focus: true }\n");

/// What the player does before a picture is taken.
using Touch = std::function<void(Stage &, QQuickWindow &)>;

/// One picture: which page, at which position of a game, in which window.
struct Screen {
    QString name; ///< of the file, without size and ending
    QString page; ///< QML of the page, with its imports; `App` and `window` are known
    std::function<bool(Stage &)> position; ///< brings the game there
    Touch touch;
    QList<QSize> sizes;
    QString theme = QStringLiteral("light");
    QString language = QStringLiteral("en");
    double scale = 1.0;
    int motionSpeed = 0;
};

/// Presses these keys, one after the other.
Touch keys(const QList<Qt::Key> &pressed);

/// The first thing of this type (its QML file) that is to be seen, in `item` or below.
const QQuickItem *visibleOf(const QQuickItem &item, const QString &type);
/// The pointer rests on the first thing of this type (its QML file) that is to be seen.
Touch pointing(const QString &type);
/// It is clicked.
Touch pressing(const QString &type);

/// What stands below on a long page: the page is moved to the first item of this type.
Touch scrolledTo(const char *type);

/// The hint that the person at the screen asked for is there.
void hinted(Stage &stage, QQuickWindow &window);

/// Each of these in light, and once more in dark with "-dark" behind its name.
QList<Screen> inBothThemes(const QList<Screen> &light);

/// Home and the pages around the table.
QList<Screen> shellScreens();
/// The lessons of the practice.
QList<Screen> practiceScreens();
/// Finished games looked at again.
QList<Screen> replayScreens();
/// Hosting and joining, and the table whose people sit at several screens.
QList<Screen> networkScreens();
/// The table and the result of Dice.
QList<Screen> diceScreens();
/// The score pad, its history and its statistics.
QList<Screen> scoreScreens();
/// The table of Duel.
QList<Screen> duelScreens();
/// Looking back on finished games.
QList<Screen> reviewScreens();
/// Every screen of the program, in every layout that is worth a look.
QList<Screen> allScreens();

} // namespace mirabilia::test
