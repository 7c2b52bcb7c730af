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
inline constexpr QSize sideways{740, 360}; ///< a phone in landscape
/// Names that differ only in the second letter.
inline const QStringList namesAlike{QStringLiteral("An"), QStringLiteral("At"),
                                    QStringLiteral("Am"), QStringLiteral("Aw")};
inline const QList<QSize> everySize{laptop, desktop, tablet, phone};

/// The whole shell, at home.
inline const QString home = QStringLiteral("import Mirabilia.Shell\nShell { focus: true }\n");

/// What the player does before the picture is taken.
using Touch = std::function<void(Stage &, QQuickWindow &)>;

/// A picture: a page, a position of a game, and a window.
struct Screen {
    QString name; ///< base name of the file
    QString page; ///< QML of the page with its imports; `App` and `window` are defined
    std::function<bool(Stage &)> position; ///< sets up the position
    Touch touch;
    QList<QSize> sizes;
    QString theme = QStringLiteral("light");
    QString language = QStringLiteral("en");
    double scale = 1.0;
    int motionSpeed = 0;
};

/// Presses these keys in turn.
Touch keys(const QList<Qt::Key> &pressed);

/// The first visible item of this type (its QML file), in `item` or below.
const QQuickItem *visibleOf(const QQuickItem &item, const QString &type);
/// Moves the pointer onto the first visible item of this type (its QML file).
Touch pointing(const QString &type);
/// Clicks it.
Touch pressing(const QString &type);

/// Scrolls a long page to the first item of this type.
Touch scrolledTo(const char *type);

/// Waits for the requested hint.
void hinted(Stage &stage, QQuickWindow &window);

/// Each screen in light, and again in dark with "-dark" appended to its name.
QList<Screen> inBothThemes(const QList<Screen> &light);

/// Home and the pages around the table.
QList<Screen> shellScreens();
/// The lessons of the practice.
QList<Screen> practiceScreens();
/// Replays of finished games.
QList<Screen> replayScreens();
/// Hosting, joining, and network tables.
QList<Screen> networkScreens();
/// The table and the result of Dice.
QList<Screen> diceScreens();
/// The score pad, its history and its statistics.
QList<Screen> scoreScreens();
/// The table of Duel.
QList<Screen> duelScreens();
/// Tables on a television.
QList<Screen> tvScreens();
/// Reviews of finished games.
QList<Screen> reviewScreens();
/// Every screen of the program, in every layout worth checking.
QList<Screen> allScreens();

} // namespace mirabilia::test
