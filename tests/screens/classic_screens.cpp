// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include <QTest>

namespace mirabilia::test {

namespace {

Position at(const Deal &deal, int age, int turn) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playTo(age, turn); };
}

Position atTheEnd(const Deal &deal) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playToEnd(); };
}

Position atAPayment(const Deal &deal) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playToPayment(); };
}

Position withActions(const Deal &deal, const QList<WantedAction> &actions) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playToActions(actions); };
}

Deal deal(int players, const QString &wonder, const QString &side, Taste taste = Taste::Builder) {
    Deal value;
    value.players = players;
    value.ownWonder = wonder;
    value.side = side;
    value.taste = taste;
    value.livePoints = players == 7;
    return value;
}

/// The table itself: few and many players, early and late, both themes, both scripts.
QList<Screen> tables() {
    const Deal three = deal(3, QStringLiteral("giza"), QStringLiteral("A"));
    const Deal seven = deal(7, QStringLiteral("babylon"), QStringLiteral("B"), Taste::Civilian);
    Deal alike = deal(4, QStringLiteral("giza"), QStringLiteral("A"));
    alike.names = namesAlike;
    return {
        {"table-initials", "table", at(alike, 1, 2), {}, {laptop, phone, sideways}},
        {"result-initials", "result", atTheEnd(alike), {}, {laptop, phone}},
        {"table-2",
         "table",
         at(deal(2, QStringLiteral("giza"), QStringLiteral("A")), 1, 1),
         {},
         {laptop, phone}},
        {"table-3-first-turn", "table", at(three, 1, 1), {}, everySize},
        {"table-hint", "table", at(three, 1, 1), hinted, everySize},
        {"table-hint-ja", "table", at(three, 3, 4), hinted, everySize, "dark", "ja"},
        {"table-3-late-dark", "table", at(three, 3, 4), {}, everySize, "dark"},
        {"table-7-middle", "table", at(seven, 2, 4), {}, everySize},
        {"table-7-last-turn-ja-dark", "table", at(seven, 3, 6), {}, everySize, "dark", "ja"},
        {"table-7-middle-scale-150",
         "table",
         at(seven, 2, 4),
         {},
         {laptop, desktop},
         "light",
         "en",
         1.5},
        {"table-7-middle-scale-200", "table", at(seven, 2, 4), {}, {desktop}, "light", "en", 2.0},
        {"table-7-middle-scale-80",
         "table",
         at(seven, 2, 4),
         {},
         {laptop, phone},
         "light",
         "en",
         0.8},
    };
}

/// Special decisions, and parts of the table that only some games show.
QList<Screen> rareMoments() {
    const auto moment = [](const Deal &deal, const QString &name) {
        return [=](Stage &stage) {
            const auto there = [&](const ClassicTable &table) { return table.moment() == name; };
            return stage.deal(deal) && stage.playUntil(there) && stage.table().moment() == name;
        };
    };
    const auto deepColumn = [](Stage &stage) {
        Deal blue = deal(4, QStringLiteral("olympia"), QStringLiteral("A"), Taste::Civilian);
        blue.seed = 11; // deals many blue cards
        const auto deep = [](const ClassicTable &table) {
            const ClassicCardsModel *column =
                table.own()->families()->cardsOf(QStringLiteral("civilian"));
            return column->count() >= 9;
        };
        return stage.deal(blue) && stage.playUntil(deep) && !stage.table().over();
    };
    const Deal halicarnassus = deal(4, QStringLiteral("halicarnassus"), QStringLiteral("B"));
    const Deal babylon = deal(4, QStringLiteral("babylon"), QStringLiteral("B"));
    const Deal seven = deal(7, QStringLiteral("giza"), QStringLiteral("B"));
    Deal brussels = deal(4, QStringLiteral("manneken_pis"), QStringLiteral("A"), Taste::Mason);
    brussels.seed = 1; // both neighbours' third stages are affordable
    const Deal olympia = deal(4, QStringLiteral("olympia"), QStringLiteral("A"), Taste::Mason);
    Deal two = deal(2, QStringLiteral("rhodes"), QStringLiteral("A"));
    two.persons = 1;
    return {
        {"moment-discard-pile",
         "table",
         moment(halicarnassus, QStringLiteral("pick")),
         {},
         {laptop, phone}},
        {"moment-discard-pile-aside",
         "table",
         moment(halicarnassus, QStringLiteral("pick")),
         keys({Qt::Key_Escape}),
         {laptop, phone}},
        {"moment-copied-stage",
         "table",
         withActions(brussels, {{ClassicAction::Stage, ClassicCopy::Left},
                                {ClassicAction::Stage, ClassicCopy::Right}}),
         keys({Qt::Key_W}),
         {laptop, tablet, phone}},
        {"moment-free-building",
         "table",
         withActions(olympia, {{ClassicAction::Free}}),
         {},
         {laptop, tablet, phone}},
        {"stage", "table", at(babylon, 1, 2), keys({Qt::Key_S}), everySize},
        {"stage-lifted-ja",
         "table",
         at(babylon, 1, 2),
         keys({Qt::Key_Return, Qt::Key_S}),
         {laptop, phone},
         "dark",
         "ja"},
        {"answer", "table", at(seven, 3, 2), pointing("WarLine"), {laptop, tablet}},
        {"answer-ja",
         "table",
         at(seven, 3, 2),
         pointing("StageBlock"),
         {laptop, phone},
         "dark",
         "ja"},
        {"answers", "table", at(seven, 3, 2), keys({Qt::Key_2, Qt::Key_E}), {laptop, tablet}},
        {"answers-hand", "table", at(seven, 3, 2), keys({Qt::Key_E}), {phone}},
        {"not-possible", "table", at(babylon, 1, 2), keys({Qt::Key_F}), {laptop, phone}},
        {"moment-seventh-card",
         "table",
         moment(babylon, QStringLiteral("extra")),
         {},
         {laptop, phone}},
        {"moment-free-city", "table", moment(two, QStringLiteral("freeCity")), {}, {laptop, phone}},
        {"nine-in-a-column-ja", "table", deepColumn, {}, {laptop, phone}, "light", "ja"},
        {"phone-neighbour", "table", at(seven, 3, 2), keys({Qt::Key_2}), {phone}},
        {"sideways", "table", at(seven, 3, 2), {}, {sideways}},
        {"sideways-lifted", "table", at(seven, 3, 2), keys({Qt::Key_Return}), {sideways}},
        {"small-laptop", "table", at(seven, 3, 2), {}, {QSize(1366, 700)}},
    };
}

/// At the fourth border at the end of an age.
void atTheBorders(Stage &stage, QQuickWindow &) {
    stage.decide();
    Stage::wait([&stage] {
        if (stage.table().revealing()) {
            stage.table().skip();
        }
        return stage.table().conflictShown();
    });
    QTest::qWait(2600);
}

/// Overlays on the table.
QList<Screen> moments() {
    const Deal five = deal(5, QStringLiteral("ephesus"), QStringLiteral("A"), Taste::Trader);
    const Deal seven = deal(7, QStringLiteral("giza"), QStringLiteral("B"));
    Deal shared = five;
    shared.persons = 2;
    Deal experts = seven; // they think long
    experts.level = QStringLiteral("expert");
    return {
        {"card-lifted",
         "table",
         at(five, 2, 3),
         keys({Qt::Key_Right, Qt::Key_Return}),
         {laptop, phone}},
        {"choose-payment", "table", atAPayment(five), {}, everySize},
        {"choose-payment-dark", "table", atAPayment(seven), {}, {laptop}, "dark"},
        {"city-sheet", "table", at(seven, 3, 3), keys({Qt::Key_4}), {laptop, phone}},
        {"log", "table", at(five, 2, 3), keys({Qt::Key_L}), {laptop, phone}},
        {"keys", "table", at(five, 2, 3), keys({Qt::Key_F1}), {laptop, phone}},
        {"last-turn", "table", at(seven, 2, 3), keys({Qt::Key_R}), {laptop, phone}},
        {"menu", "table", at(five, 2, 3), keys({Qt::Key_Escape}), {laptop, phone}},
        {"discard-pile",
         "table",
         at(seven, 2, 3),
         [](Stage &stage, QQuickWindow &window) {
             keys({Qt::Key_Escape})(stage, window);
             pressing("AppButton", "Discard pile")(stage, window);
         },
         {laptop, phone}},
        {"waiting",
         "table",
         at(experts, 1, 2),
         [](Stage &stage, QQuickWindow &) {
             stage.decide();
             Stage::wait([&stage] { return stage.table().canChange(); });
         },
         {laptop, phone}},
        {"handover",
         "table",
         [shared](Stage &stage) {
             return stage.deal(shared) && stage.playUntil([](const ClassicTable &table) {
                 return table.handover() && table.turn() == 3;
             });
         },
         {},
         {laptop, phone}},
        {"handover-change-dark",
         "table",
         [shared](Stage &stage) {
             return stage.deal(shared) && stage.playUntil([](const ClassicTable &table) {
                 return table.handover() && table.canChange() && table.turn() == 3;
             });
         },
         {},
         {laptop, tablet, phone},
         "dark"},
        {"reveal",
         "table",
         at(seven, 2, 2),
         [](Stage &stage, QQuickWindow &) {
             stage.decide();
             Stage::wait([&stage] { return stage.table().revealing(); });
             QTest::qWait(900);
         },
         {laptop, phone},
         "light",
         "en",
         1.0,
         3,
         true},
        {"flights",
         "table",
         at(seven, 2, 2),
         [](Stage &stage, QQuickWindow &) {
             stage.decide();
             Stage::wait([&stage] { return stage.table().revealing(); });
             QTest::qWait(300);
             stage.table().skip();
             QTest::qWait(450);
         },
         {laptop, phone},
         "light",
         "en",
         1.0,
         3},
        {"end-of-age",
         "table",
         at(seven, 2, 6),
         atTheBorders,
         {laptop, tablet, phone, sideways},
         "light",
         "en",
         1.0,
         3,
         true},
        {"end-of-age-3-ja-dark", "table",
         at(deal(3, QStringLiteral("rhodes"), QStringLiteral("A")), 3, 6), atTheBorders, everySize,
         "dark", "ja", 1.0, 3},
        {"result-3",
         "result",
         atTheEnd(deal(3, QStringLiteral("giza"), QStringLiteral("A"))),
         {},
         {laptop, desktop, tablet, phone, sideways}},
        {"result-explained", "result", atTheEnd(seven), pressing("ScoreCell"), {laptop, phone}},
        {"result-buried",
         "result",
         atTheEnd(seven),
         pressing("AppButton", "Under the wonders"),
         {laptop, phone}},
        {"result-7-dark", "result", atTheEnd(seven), {}, everySize, "dark"},
        {"result-counting",
         "result",
         atTheEnd(seven),
         [](Stage &, QQuickWindow &) { QTest::qWait(1800); },
         {laptop, phone, sideways},
         "light",
         "en",
         1.0,
         3},
    };
}

/// Content of the second edition only: its cards, its boards by day and by night.
QList<Screen> secondEdition() {
    const auto second = [](int players, const char *wonder, const char *side) {
        Deal value =
            deal(players, QString::fromLatin1(wonder), QString::fromLatin1(side), Taste::Mason);
        value.edition = 2;
        return value;
    };
    const Deal byDay = second(5, "olympia", "A");
    const Deal byNight = second(4, "olympia", "B");
    const auto picking = [deal = second(4, "halicarnassus", "B")](Stage &stage) {
        const auto there = [](const ClassicTable &table) {
            return table.moment() == QLatin1String("pick");
        };
        return stage.deal(deal) && stage.playUntil(there) && !stage.table().over();
    };
    return inBothThemes({
               {"second-first-turn", "table", at(byDay, 1, 1), {}, everySize},
               {"second-late", "table", at(byDay, 3, 5), {}, everySize},
               {"second-stage", "table", at(byNight, 1, 2), keys({Qt::Key_S}), everySize},
               {"second-city", "table", at(byNight, 2, 5), keys({Qt::Key_2}), everySize},
               {"second-discard-pile", "table", picking, {}, everySize},
               {"second-3", "table", at(second(3, "giza", "A"), 2, 4), {}, everySize},
               {"second-7",
                "table",
                at(second(7, "babylon", "B"), 3, 2),
                {},
                {laptop, tablet, phone, sideways}},
               {"second-result", "result", atTheEnd(second(7, "babylon", "B")), {}, everySize},
           }) +
           QList<Screen>{
               {"second-late-ja", "table", at(byDay, 3, 5), {}, everySize, "light", "ja"},
               {"second-stage-ja", "table", at(byNight, 1, 2), keys({Qt::Key_S}), everySize, "dark",
                "ja"},
           };
}

} // namespace

QList<Screen> classicScreens() {
    return inGate(tables() + moments() + rareMoments() + secondEdition(),
                  {"table-2", "table-3-first-turn", "table-7-middle", "card-lifted", "waiting",
                   "log", "keys", "menu", "city-sheet", "discard-pile", "moment-discard-pile",
                   "handover", "reveal", "end-of-age", "result-3", "result-7-dark",
                   "result-explained", "result-buried"});
}

} // namespace mirabilia::test
