// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"

#include "app/models/duel/duel_table.h"

namespace mirabilia::test {

namespace {

const QString duelPage = QStringLiteral("import Mirabilia.Duel\n"
                                        "import Mirabilia.Models.Shell\n"
                                        "DuelPage { table: App.table }\n");
const QString duelResult = QStringLiteral("import Mirabilia.Duel\n"
                                          "import Mirabilia.Models.Shell\n"
                                          "DuelResult { table: App.table }\n");

std::function<bool(Stage &)> laid(const QString &fixture) {
    return [=](Stage &stage) { return stage.layOut({fixture}); };
}

DuelTable &duel(Stage &stage) {
    return *qobject_cast<DuelTable *>(stage.app().table());
}

/// Considers the open card with the most consequences, then the nth action.
std::function<void(Stage &, QQuickWindow &)> choosing(int action = 0) {
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

/// Considers the first answer to the question that is asked.
void answering(Stage &stage, QQuickWindow &) {
    duel(stage).choice()->select(DuelTable::idOf(duel(stage).options()[0].move()));
}

} // namespace

QList<Screen> duelScreens() {
    const auto at = [](const char *name, const char *fixture, QList<QSize> sizes,
                       std::function<void(Stage &, QQuickWindow &)> touch = {},
                       const char *theme = "light", const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      duelPage,
                      laid(QString::fromLatin1(fixture)),
                      std::move(touch),
                      std::move(sizes),
                      QString::fromLatin1(theme),
                      QString::fromLatin1(language)};
    };
    const auto result = [](const char *name, const char *fixture, QList<QSize> sizes,
                           const char *theme = "light", const char *language = "en") {
        return Screen{QString::fromLatin1(name),
                      duelResult,
                      laid(QString::fromLatin1(fixture)),
                      {},
                      std::move(sizes),
                      QString::fromLatin1(theme),
                      QString::fromLatin1(language)};
    };
    const auto scaled = [&at](const char *name, QList<QSize> sizes, double scale) {
        Screen screen = at(name, "duel", std::move(sizes), choosing());
        screen.scale = scale;
        return screen;
    };
    const auto begun = [](Stage &stage) {
        Deal deal;
        deal.game = QStringLiteral("duel");
        deal.players = 2;
        return stage.deal(deal);
    };
    const QSize sideways(740, 360);
    return {
        at("duel-draft", "duel-draft", everySize),
        at("duel-draft-chosen-dark", "duel-draft", {laptop, phone}, answering, "dark"),
        at("duel-start", "duel-start", everySize),
        at("duel-middle", "duel", everySize),
        at("duel-middle-dark-ja", "duel", everySize, {}, "dark", "ja"),
        at("duel-chosen", "duel", everySize, choosing()),
        at("duel-chosen-dark-zh", "duel", everySize, choosing(), "dark", "zh_CN"),
        at("duel-chosen-wonder", "duel", {laptop, phone}, choosing(1)),
        at("duel-sideways", "duel", {sideways}, choosing()),
        scaled("duel-scale-150", {laptop, desktop}, 1.5),
        scaled("duel-scale-200", {laptop, desktop}, 2.0),
        scaled("duel-scale-80", {laptop, phone}, 0.8),
        at("duel-danger", "duel-danger", everySize),
        at("duel-danger-chosen-dark", "duel-danger", everySize, choosing(), "dark"),
        at("duel-begin", "duel-begin", everySize),
        at("duel-token", "duel-token", everySize, answering),
        at("duel-library", "duel-library", everySize, answering),
        at("duel-destroy", "duel-destroy", everySize, answering),
        at("duel-revive-dark", "duel-revive", everySize, answering, "dark"),
        at("duel-wonder-gone", "duel-wonder-gone", everySize),
        at("duel-city-sheet", "duel", {phone}, keys({Qt::Key_O})),
        at("duel-reader", "duel", {laptop, phone}, keys({Qt::Key_Right, Qt::Key_I})),
        at("duel-keys", "duel", {laptop, phone}, keys({Qt::Key_F1})),
        {"duel-hint", duelPage, begun, hinted, everySize},
        at("duel-log", "duel-danger", {laptop, phone}, keys({Qt::Key_L})),
        at("duel-discards", "duel-danger", {laptop, phone}, keys({Qt::Key_P})),
        at("duel-menu", "duel", {laptop, phone}, keys({Qt::Key_Escape})),
        result("duel-result", "duel-civilian", everySize),
        result("duel-result-military-dark", "duel-military", everySize, "dark"),
        result("duel-result-science-ja", "duel-science", {laptop, phone}, "light", "ja"),
    };
}

} // namespace mirabilia::test
