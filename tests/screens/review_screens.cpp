// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"

#include <QTest>

namespace mirabilia::test {

namespace {

Position finishedClassic(int players) {
    return [players](Stage &stage) {
        Deal deal;
        deal.players = players;
        return stage.deal(deal) && stage.playToEnd();
    };
}

bool finishedDuel(Stage &stage) {
    return dealDuel(stage) && playDuel(stage, [](const DuelTable &table) { return table.over(); });
}

bool finishedDice(Stage &stage) {
    return dealDice(stage, {}) &&
           playDice(stage, [](const DiceTable &table) { return table.over(); });
}

/// The review is complete, and the keyboard cursor is in the middle.
void wholeReview(Stage &stage, QQuickWindow &window) {
    Stage::wait([&stage] { return stage.app().review()->whole(); }, 600'000);
    for (int turn = 0; turn < 6; ++turn) {
        QTest::keyClick(&window, Qt::Key_Left);
    }
}

/// A review in progress; the rest would take hours.
void halfReview(Stage &stage, QQuickWindow &) {
    ReviewModel &review = *stage.app().review();
    Stage::wait([&review] { return review.progress() > 0.4; });
    stage.services().reviewer().setSettings({.iterations = 1U << 30U});
    review.look(stage.app().table());
}

Touch scrolled(int pages) {
    return [pages](Stage &stage, QQuickWindow &window) {
        wholeReview(stage, window);
        QTest::keyClick(&window, Qt::Key_Tab, Qt::ShiftModifier);
        for (int page = 0; page < pages; ++page) {
            QTest::keyClick(&window, Qt::Key_PageDown);
        }
    };
}

} // namespace

QList<Screen> reviewScreens() {
    const auto at = [](const char *name, Position position, Touch touch = wholeReview,
                       const char *language = "en", QList<QSize> sizes = everySize) {
        return Screen{QString::fromLatin1(name),
                      "review",
                      std::move(position),
                      std::move(touch),
                      std::move(sizes),
                      QStringLiteral("light"),
                      QString::fromLatin1(language)};
    };
    Screen large = at("review-3-scale-150", finishedClassic(3));
    large.scale = 1.5;
    return inGate(inBothThemes({
                      at("review-3", finishedClassic(3)),
                      at("review-3-ja", finishedClassic(3), wholeReview, "ja"),
                      at("review-7", finishedClassic(7)),
                      at("review-duel", finishedDuel),
                      at("review-dice", finishedDice),
                      at("review-dice-zh", finishedDice, wholeReview, "zh_CN"),
                      at("review-half", finishedClassic(3), halfReview),
                      at("review-sideways", finishedClassic(3), wholeReview, "en", {sideways}),
                      at("review-below", finishedClassic(3), scrolled(1), "en", {phone, sideways}),
                      at("review-computer", finishedClassic(3),
                         [](Stage &stage, QQuickWindow &window) {
                             wholeReview(stage, window);
                             pressing("AppButton", "Show")(stage, window);
                         }),
                      large,
                  }),
                  {"review-3", "review-computer"});
}

} // namespace mirabilia::test
