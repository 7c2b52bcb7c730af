// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"

namespace mirabilia::test {

namespace {

const QString home = QStringLiteral("import Mirabilia.Shell\nShell { focus: true }\n");

/// A lesson of a game, as it is laid out.
Touch lesson(const char *game, int number) {
    return [game = QString::fromLatin1(game), number](Stage &stage, QQuickWindow &) {
        PracticeModel &practice = *stage.app().practice();
        practice.begin(game);
        practice.go(number);
        Stage::wait([&stage] {
            return stage.app().table() != nullptr && stage.app().table()->laid() &&
                   stage.app().table()->hinting();
        });
    };
}

/// Then these keys, and what is heard of them.
Touch played(const char *game, int number, const QList<Qt::Key> &pressed, const char *outcome) {
    return [=, heard = QString::fromLatin1(outcome)](Stage &stage, QQuickWindow &window) {
        lesson(game, number)(stage, window);
        keys(pressed)(stage, window);
        Stage::wait([&stage, heard] { return stage.app().practice()->outcome() == heard; });
    };
}

} // namespace

QList<Screen> practiceScreens() {
    const auto at = [](const QString &name, Touch touch, const char *language = "en",
                       double scale = 1.0) {
        return Screen{QStringLiteral("practice-") + name,
                      home,
                      {},
                      std::move(touch),
                      {laptop, tablet, phone, {740, 360}},
                      QStringLiteral("light"),
                      QString::fromLatin1(language),
                      scale};
    };
    QList<Screen> screens;
    for (const char *language : {"en", "ja"}) {
        const QString tongue = QString::fromLatin1(language);
        Screen games = at(QStringLiteral("games-") + tongue, {}, language);
        games.page =
            QStringLiteral("import Mirabilia.Shell\n"
                           "Shell { focus: true; Component.onCompleted: go(\"practice\") }\n");
        screens << games;
        for (const auto &[game, count] : {std::pair{"classic", 8}, {"duel", 6}, {"dice", 6}}) {
            for (int number = 0; number < count; ++number) {
                screens << at(QStringLiteral("%1-%2-%3")
                                  .arg(QString::fromLatin1(game), QString::number(number), tongue),
                              lesson(game, number), language);
            }
        }
        screens << at(QStringLiteral("done-") + tongue,
                      played("classic", 2, {Qt::Key_Return, Qt::Key_B}, "done"), language)
                << at(QStringLiteral("other-") + tongue,
                      played("classic", 0, {Qt::Key_Return, Qt::Key_D}, "other"), language);
    }
    screens << at(QStringLiteral("large"), lesson("classic", 2), "en", 2.0)
            << at(QStringLiteral("lifted"), [](Stage &stage, QQuickWindow &window) {
                   lesson("classic", 2)(stage, window);
                   keys({Qt::Key_Return})(stage, window);
               });
    return inBothThemes(screens);
}

} // namespace mirabilia::test
