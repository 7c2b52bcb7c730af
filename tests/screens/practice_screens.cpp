// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

namespace mirabilia::test {

namespace {

/// A lesson of a game at its start.
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

/// A lesson after these keys, with the expected outcome.
Touch played(const char *game, int number, const QList<Qt::Key> &pressed, const char *outcome) {
    return [=, heard = QString::fromLatin1(outcome)](Stage &stage, QQuickWindow &window) {
        lesson(game, number)(stage, window);
        keys(pressed)(stage, window);
        Stage::wait([&stage, heard] { return stage.app().practice()->outcome() == heard; });
    };
}

/// A first game while this way is told; past the last one: its first turn.
Touch first(const char *game, int way) {
    return [game = QString::fromLatin1(game), way](Stage &stage, QQuickWindow &) {
        FirstGameModel &first = *stage.app().firstGame();
        first.begin(game);
        Stage::wait([&first] { return first.stage() == QLatin1String("way"); });
        first.tell(way);
    };
}

/// A first game after a move that was not the best.
void better(Stage &stage, QQuickWindow &window) {
    first("classic", 100)(stage, window);
    HintedMove played;
    played.move.mutable_classic()->set_card("clay_pool");
    HintedMove best = played;
    best.move.mutable_classic()->set_action(v1::CLASSIC_ACTION_BUILD);
    best.move.mutable_classic()->set_card("lumber_yard");
    played.chance = 0.31;
    best.chance = 0.39;
    emit stage.services().judged(0, {played, best});
}

} // namespace

QList<Screen> practiceScreens() {
    const auto at = [](const QString &name, Touch touch, const char *language = "en",
                       const char *theme = "light", double scale = 1.0) {
        return Screen{QStringLiteral("practice-") + name,
                      "",
                      {},
                      std::move(touch),
                      {laptop, tablet, phone, sideways},
                      QString::fromLatin1(theme),
                      QString::fromLatin1(language),
                      scale};
    };
    QList<Screen> screens;
    for (const auto &[game, count] : {std::pair{"classic", 8}, {"duel", 6}, {"dice", 6}}) {
        for (int number = 0; number < count; ++number) {
            screens << at(
                QStringLiteral("%1-%2").arg(QString::fromLatin1(game), QString::number(number)),
                lesson(game, number));
        }
        screens << at(QString::fromLatin1(game) + QStringLiteral("-ja-dark"), lesson(game, 1), "ja",
                      "dark");
    }
    for (const auto &[game, ways] : {std::pair{"classic", 8}, {"duel", 4}, {"dice", 4}}) {
        for (int way = 0; way <= ways; ++way) {
            screens << at(
                QStringLiteral("first-%1-%2").arg(QString::fromLatin1(game), QString::number(way)),
                first(game, way));
        }
    }
    screens << at(QStringLiteral("first-ja-dark"), first("classic", 4), "ja", "dark")
            << at(QStringLiteral("first-better"), better);
    Screen games = at(QStringLiteral("games"), {});
    games.place = QStringLiteral("practice");
    screens << inBothThemes({games})
            << at(QStringLiteral("done"), played("classic", 2, {Qt::Key_Return, Qt::Key_B}, "done"))
            << at(QStringLiteral("other"),
                  played("classic", 0, {Qt::Key_Return, Qt::Key_D}, "other"))
            << at(QStringLiteral("large"), lesson("classic", 2), "en", "light", 2.0)
            << at(QStringLiteral("lifted"), [](Stage &stage, QQuickWindow &window) {
                   lesson("classic", 2)(stage, window);
                   keys({Qt::Key_Return})(stage, window);
               });
    return inGate(screens,
                  {"practice-games", "practice-classic-1", "practice-duel-1", "practice-dice-1"});
}

} // namespace mirabilia::test
