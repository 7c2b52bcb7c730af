// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"

#include <QTest>

namespace mirabilia::test {

Touch keys(const QList<Qt::Key> &pressed) {
    return [=](Stage &, QQuickWindow &window) {
        for (const Qt::Key key : pressed) {
            QTest::keyClick(&window, key);
        }
    };
}

const QQuickItem *visibleOf(const QQuickItem &item, const QString &type) {
    if (QString::fromLatin1(item.metaObject()->className())
            .startsWith(type + QLatin1String("_QML"))) {
        return &item;
    }
    for (const QQuickItem *child : item.childItems()) {
        const QQuickItem *found = child->isVisible() ? visibleOf(*child, type) : nullptr;
        if (found != nullptr) {
            return found;
        }
    }
    return nullptr;
}

namespace {

/// (-1, -1) if there is none.
QPoint middleOf(const QQuickWindow &window, const QString &type) {
    const QQuickItem *item = visibleOf(*window.contentItem(), type);
    return item == nullptr ? QPoint(-1, -1)
                           : item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
}

} // namespace

Touch pointing(const QString &type) {
    return [type](Stage &, QQuickWindow &window) {
        QTest::mouseMove(&window, middleOf(window, type));
        QTest::qWait(900);
    };
}

Touch pressing(const QString &type) {
    return [type](Stage &, QQuickWindow &window) {
        QTest::mouseClick(&window, Qt::LeftButton, {}, middleOf(window, type));
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

namespace {

const QString tablePage = QStringLiteral("import Mirabilia.Classic\n"
                                         "import Mirabilia.Models.Shell\n"
                                         "ClassicPage { table: App.table }\n");
const QString resultPage = QStringLiteral("import Mirabilia.Classic\n"
                                          "import Mirabilia.Models.Shell\n"
                                          "ClassicResult { table: App.table }\n");

std::function<bool(Stage &)> at(const Deal &deal, int age, int turn) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playTo(age, turn); };
}

std::function<bool(Stage &)> atTheEnd(const Deal &deal) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playToEnd(); };
}

std::function<bool(Stage &)> atAPayment(const Deal &deal) {
    return [=](Stage &stage) { return stage.deal(deal) && stage.playToPayment(); };
}

std::function<bool(Stage &)> withActions(const Deal &deal, const QList<WantedAction> &actions) {
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
        {"table-initials", tablePage, at(alike, 1, 2), {}, {laptop, phone, sideways}},
        {"result-initials", resultPage, atTheEnd(alike), {}, {laptop, phone}},
        {"table-3-first-turn", tablePage, at(three, 1, 1), {}, everySize},
        {"table-hint", tablePage, at(three, 1, 1), hinted, everySize},
        {"table-hint-ja", tablePage, at(three, 3, 4), hinted, everySize, "dark", "ja"},
        {"table-3-late-dark", tablePage, at(three, 3, 4), {}, everySize, "dark"},
        {"table-7-middle", tablePage, at(seven, 2, 4), {}, everySize},
        {"table-7-last-turn-ja-dark", tablePage, at(seven, 3, 6), {}, everySize, "dark", "ja"},
        {"table-7-middle-scale-150",
         tablePage,
         at(seven, 2, 4),
         {},
         {laptop, desktop},
         "light",
         "en",
         1.5},
        {"table-7-middle-scale-200", tablePage, at(seven, 2, 4), {}, {desktop}, "light", "en", 2.0},
        {"table-7-middle-scale-80",
         tablePage,
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
         tablePage,
         moment(halicarnassus, QStringLiteral("pick")),
         {},
         {laptop, phone}},
        {"moment-discard-pile-aside",
         tablePage,
         moment(halicarnassus, QStringLiteral("pick")),
         keys({Qt::Key_Escape}),
         {laptop, phone}},
        {"moment-copied-stage",
         tablePage,
         withActions(brussels, {{ClassicAction::Stage, ClassicCopy::Left},
                                {ClassicAction::Stage, ClassicCopy::Right}}),
         keys({Qt::Key_W}),
         {laptop, tablet, phone}},
        {"moment-free-building",
         tablePage,
         withActions(olympia, {{ClassicAction::Free}}),
         {},
         {laptop, tablet, phone}},
        {"stage", tablePage, at(babylon, 1, 2), keys({Qt::Key_S}), everySize},
        {"stage-lifted-ja",
         tablePage,
         at(babylon, 1, 2),
         keys({Qt::Key_Return, Qt::Key_S}),
         {laptop, phone},
         "dark",
         "ja"},
        {"answer",
         tablePage,
         at(seven, 3, 2),
         pointing(QStringLiteral("WarLine")),
         {laptop, tablet}},
        {"answer-ja",
         tablePage,
         at(seven, 3, 2),
         pointing(QStringLiteral("StageBlock")),
         {laptop, phone},
         "dark",
         "ja"},
        {"answers", tablePage, at(seven, 3, 2), keys({Qt::Key_2, Qt::Key_E}), {laptop, tablet}},
        {"answers-hand", tablePage, at(seven, 3, 2), keys({Qt::Key_E}), {phone}},
        {"not-possible", tablePage, at(babylon, 1, 2), keys({Qt::Key_F}), {laptop, phone}},
        {"moment-seventh-card",
         tablePage,
         moment(babylon, QStringLiteral("extra")),
         {},
         {laptop, phone}},
        {"moment-free-city",
         tablePage,
         moment(two, QStringLiteral("freeCity")),
         {},
         {laptop, phone}},
        {"nine-in-a-column-ja", tablePage, deepColumn, {}, {laptop, phone}, "light", "ja"},
        {"phone-neighbour", tablePage, at(seven, 3, 2), keys({Qt::Key_2}), {phone}},
        {"sideways", tablePage, at(seven, 3, 2), {}, {sideways}},
        {"sideways-lifted", tablePage, at(seven, 3, 2), keys({Qt::Key_Return}), {sideways}},
        {"small-laptop", tablePage, at(seven, 3, 2), {}, {QSize(1366, 700)}},
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
         tablePage,
         at(five, 2, 3),
         keys({Qt::Key_Right, Qt::Key_Return}),
         {laptop, phone}},
        {"choose-payment", tablePage, atAPayment(five), {}, everySize},
        {"choose-payment-dark", tablePage, atAPayment(seven), {}, {laptop}, "dark"},
        {"city-sheet", tablePage, at(seven, 3, 3), keys({Qt::Key_4}), {laptop, phone}},
        {"log", tablePage, at(five, 2, 3), keys({Qt::Key_L}), {laptop, phone}},
        {"keys", tablePage, at(five, 2, 3), keys({Qt::Key_F1}), {laptop, phone}},
        {"last-turn", tablePage, at(seven, 2, 3), keys({Qt::Key_R}), {laptop, phone}},
        {"menu", tablePage, at(five, 2, 3), keys({Qt::Key_Escape}), {laptop, phone}},
        {"waiting",
         tablePage,
         at(experts, 1, 2),
         [](Stage &stage, QQuickWindow &) {
             stage.decide();
             Stage::wait([&stage] { return stage.table().canChange(); });
         },
         {laptop, phone}},
        {"handover",
         tablePage,
         [shared](Stage &stage) {
             return stage.deal(shared) && stage.playUntil([](const ClassicTable &table) {
                 return table.handover() && table.turn() == 3;
             });
         },
         {},
         {laptop, phone}},
        {"handover-change-dark",
         tablePage,
         [shared](Stage &stage) {
             return stage.deal(shared) && stage.playUntil([](const ClassicTable &table) {
                 return table.handover() && table.canChange() && table.turn() == 3;
             });
         },
         {},
         {laptop, tablet, phone},
         "dark"},
        {"reveal",
         tablePage,
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
         3},
        {"flights",
         tablePage,
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
         tablePage,
         at(seven, 2, 6),
         atTheBorders,
         {laptop, tablet, phone, sideways},
         "light",
         "en",
         1.0,
         3},
        {"end-of-age-3-ja-dark", tablePage,
         at(deal(3, QStringLiteral("rhodes"), QStringLiteral("A")), 3, 6), atTheBorders, everySize,
         "dark", "ja", 1.0, 3},
        {"result-3",
         resultPage,
         atTheEnd(deal(3, QStringLiteral("giza"), QStringLiteral("A"))),
         {},
         {laptop, desktop, tablet, phone, sideways}},
        {"result-7-dark", resultPage, atTheEnd(seven), {}, everySize, "dark"},
        {"result-counting",
         resultPage,
         atTheEnd(seven),
         [](Stage &, QQuickWindow &) { QTest::qWait(1800); },
         {laptop, phone, sideways},
         "light",
         "en",
         1.0,
         3},
    };
}

/// The cards that are new in the second edition.
const QString newCards = QStringLiteral(
    "import Mirabilia.Table\n"
    "Row { spacing: 20; Repeater { model: ['well', 'ludus', 'castrum', 'decorators_guild']; Image {"
    " required property string modelData; width: 300; fillMode: Image.PreserveAspectFit;"
    " sourceSize.width: 300; source: Art.card(modelData) } } }\n");

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
               {"second-first-turn", tablePage, at(byDay, 1, 1), {}, everySize},
               {"second-late", tablePage, at(byDay, 3, 5), {}, everySize},
               {"second-stage", tablePage, at(byNight, 1, 2), keys({Qt::Key_S}), everySize},
               {"second-city", tablePage, at(byNight, 2, 5), keys({Qt::Key_2}), everySize},
               {"second-discard-pile", tablePage, picking, {}, everySize},
               {"second-3", tablePage, at(second(3, "giza", "A"), 2, 4), {}, everySize},
               {"second-7",
                tablePage,
                at(second(7, "babylon", "B"), 3, 2),
                {},
                {laptop, tablet, phone, sideways}},
               {"second-cards", newCards, at(byDay, 1, 1), {}, {laptop}},
               {"second-result", resultPage, atTheEnd(second(7, "babylon", "B")), {}, everySize},
           }) +
           QList<Screen>{
               {"second-late-ja", tablePage, at(byDay, 3, 5), {}, everySize, "light", "ja"},
               {"second-stage-ja", tablePage, at(byNight, 1, 2), keys({Qt::Key_S}), everySize,
                "dark", "ja"},
           };
}

} // namespace

QList<Screen> allScreens() {
    return shellScreens() + practiceScreens() + networkScreens() + duelScreens() + diceScreens() +
           reviewScreens() + replayScreens() + scoreScreens() + tvScreens() + tables() + moments() +
           rareMoments() + secondEdition();
}

} // namespace mirabilia::test
