// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include "app/models/duel/duel_table.h"

#include <QTest>

namespace mirabilia::test {

namespace {

Position laid(const QString &fixture) {
    return [=](Stage &stage) { return stage.layOut({fixture}); };
}

/// A wonder was built and its card has just landed.
void waitForWonder(Stage &stage, QQuickWindow &) {
    stage.push(QStringLiteral("duel-wonder-next"));
    QTest::qWait(1700);
}

DuelTable &duel(Stage &stage) {
    return *qobject_cast<DuelTable *>(stage.app().table());
}

/// Considers the open card with the most consequences, then its nth action.
Touch choosing(int action = 0) {
    return [=](Stage &stage, QQuickWindow &) {
        DuelTable &table = duel(stage);
        QString best;
        int most = -1;
        for (int row = 0; row < table.structure()->count(); ++row) {
            if (table.structure()->place(row).open) {
                table.choice()->select(table.structure()->place(row).card);
                if (table.choice()->consequences()->count() > most) {
                    most = table.choice()->consequences()->count();
                    best = table.choice()->id();
                }
            }
        }
        table.choice()->select(best);
        table.choice()->consider(action);
    };
}

/// Considers the first answer to the pending question.
void answering(Stage &stage, QQuickWindow &) {
    duel(stage).choice()->select(DuelTable::idOf(duel(stage).options()[0].move()));
}

} // namespace

QList<Screen> duelScreens() {
    const auto at = [](const char *name, const char *fixture, Touch touch = {},
                       const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      "table",
                      laid(QString::fromLatin1(fixture)),
                      std::move(touch),
                      everySize,
                      QStringLiteral("light"),
                      QString::fromLatin1(language)};
    };
    const auto result = [](const char *name, const char *fixture, const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      "result",
                      laid(QString::fromLatin1(fixture)),
                      {},
                      everySize,
                      QStringLiteral("light"),
                      QString::fromLatin1(language)};
    };
    const auto scaled = [&at](const char *name, QList<QSize> sizes, double scale,
                              const char *fixture = "duel") {
        Screen screen = at(name, fixture, choosing());
        screen.sizes = std::move(sizes);
        screen.scale = scale;
        return screen;
    };
    const auto begun = [](Stage &stage) {
        Deal deal;
        deal.game = QStringLiteral("duel");
        deal.players = 2;
        return stage.deal(deal);
    };
    const auto alike = [](Stage &stage) {
        Deal deal;
        deal.game = QStringLiteral("duel");
        deal.players = 2;
        deal.names = namesAlike;
        return stage.deal(deal);
    };
    Screen rising = at("duel-wonder-rises", "duel-wonder", waitForWonder);
    rising.motionSpeed = 1;
    return inGate(inBothThemes({
                      at("duel-draft", "duel-draft"),
                      at("duel-draft-chosen", "duel-draft", answering),
                      at("duel-draft-ja", "duel-draft", answering, "ja"),
                      at("duel-start", "duel-start"),
                      at("duel-start-chosen", "duel-start", choosing()), // the most buttons
                      at("duel-middle", "duel"),
                      at("duel-middle-ja", "duel", {}, "ja"),
                      at("duel-chosen", "duel", choosing()),
                      at("duel-chosen-zh", "duel", choosing(), "zh_CN"),
                      at("duel-chosen-wonder", "duel", choosing(1)),
                      scaled("duel-sideways", {sideways}, 1.0),
                      scaled("duel-scale-150", {laptop, desktop}, 1.5),
                      scaled("duel-scale-200", {laptop, desktop}, 2.0),
                      scaled("duel-between", {{1024, 768}, {1366, 700}}, 1.0),
                      scaled("duel-danger-sideways", {sideways, {1366, 700}}, 1.0, "duel-danger"),
                      scaled("duel-danger-scale-150", {desktop}, 1.5, "duel-danger"),
                      scaled("duel-danger-scale-200", {desktop}, 2.0, "duel-danger"),
                      scaled("duel-scale-80", {laptop, phone}, 0.8),
                      at("duel-danger", "duel-danger"),
                      at("duel-danger-chosen", "duel-danger", choosing()),
                      at("duel-danger-zh", "duel-danger", choosing(), "zh_CN"),
                      at("duel-begin", "duel-begin"),
                      at("duel-token", "duel-token", answering),
                      at("duel-library", "duel-library", answering),
                      at("duel-destroy", "duel-destroy", answering),
                      at("duel-revive", "duel-revive", answering),
                      at("duel-revive-zh", "duel-revive", answering, "zh_CN"),
                      at("duel-wonder-gone", "duel-wonder-gone"),
                      at("duel-wonder", "duel-start", pressing("WonderRow")),
                      at("duel-answer", "duel", pointing("WarTrack")),
                      at("duel-answers-ja", "duel", keys({Qt::Key_O, Qt::Key_E}), "ja"),
                      rising,
                      at("duel-city-sheet", "duel", keys({Qt::Key_O})),
                      at("duel-reader", "duel", keys({Qt::Key_Right, Qt::Key_Z})),
                      at("duel-keys", "duel", keys({Qt::Key_F1})),
                      {"duel-hint", "table", begun, hinted, everySize},
                      {"duel-hint-ja", "table", begun, hinted, everySize, "light", "ja"},
                      {"duel-initials", "table", alike, {}, {laptop, phone, sideways}},
                      at("duel-log", "duel-danger", keys({Qt::Key_L})),
                      at("duel-discards", "duel-danger", keys({Qt::Key_P})),
                      at("duel-menu", "duel", keys({Qt::Key_Escape})),
                      result("duel-result", "duel-civilian"),
                      result("duel-result-military", "duel-military"),
                      result("duel-result-science", "duel-science"),
                      result("duel-result-ja", "duel-civilian", "ja"),
                      result("duel-result-science-zh", "duel-science", "zh_CN"),
                  }),
                  {"duel-draft", "duel-middle", "duel-danger", "duel-begin", "duel-chosen",
                   "duel-log", "duel-keys", "duel-menu", "duel-city-sheet", "duel-discards",
                   "duel-result"});
}

} // namespace mirabilia::test
