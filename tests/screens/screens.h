// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/stage/stage.h"

#include <QList>
#include <QQuickWindow>
#include <QSize>
#include <QString>
#include <QStringList>

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

/// Brings the game or the sheet of a stage to a position; returns false on failure.
using Position = std::function<bool(Stage &)>;
/// What the player does then.
using Touch = std::function<void(Stage &, QQuickWindow &)>;

/// A screen of the program with whatever lies over it: a picture of it is taken, and test_screens
/// asks it what every screen must keep.
struct Screen {
    QString name;  ///< base name of the picture
    QString place; ///< a screen that the shell goes to; empty: where the position has brought it
    Position position;
    Touch touch;
    QList<QSize> sizes; ///< of its pictures
    QString theme = QStringLiteral("light");
    QString language = QStringLiteral("en");
    double scale = 1.0;
    int motionSpeed = 0;
    /// Lies over everything for a moment and goes away with any key: there is nothing to tab to.
    bool passing = false;
    /// Visited by test_screens in every run of the gate; the others with --long.
    bool inGate = false;
};

/// Presses these keys in turn.
Touch keys(const QList<Qt::Key> &pressed);
/// Moves the pointer onto the first visible item of this QML type.
Touch pointing(const char *type);
/// Presses it, or the first one with these words, as soon as it is there.
Touch pressing(const char *type, const char *words = "");
/// These words of a button, and what they may be in the language in use.
QStringList inThisLanguage(const QString &words);
/// Scrolls a long page to it.
Touch scrolledTo(const char *type);
/// Evaluates JavaScript in the shell.
Touch saying(const QString &script);
/// Waits for the requested hint.
void hinted(Stage &stage, QQuickWindow &window);

/// Each screen in light, and again in dark with "-dark" appended to its name.
QList<Screen> inBothThemes(const QList<Screen> &light);
/// The same screens, of which these are visited in the gate.
QList<Screen> inGate(QList<Screen> screens, const QStringList &names);

/// Home and the pages around the table.
QList<Screen> shellScreens();
/// The table and the result of 7 Wonders.
QList<Screen> classicScreens();
QList<Screen> duelScreens();
QList<Screen> diceScreens();
/// Hosting, joining, and network tables.
QList<Screen> networkScreens();
/// Tables on a television.
QList<Screen> tvScreens();
/// The lessons of the practice, and first games.
QList<Screen> practiceScreens();
/// Replays of finished games.
QList<Screen> replayScreens();
/// Reviews of finished games.
QList<Screen> reviewScreens();
/// The score pad, its history and its statistics.
QList<Screen> scoreScreens();

QList<Screen> allScreens();
/// Each of them once, whatever its themes and languages.
QList<Screen> eachScreen();

} // namespace mirabilia::test
