// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"
#include "tests/support/still_door.h"

#include <QCoreApplication>
#include <QQuickItem>
#include <QTest>

namespace mirabilia::test {

namespace {

void pressKeys(ScorePadModel &pad, const QString &keys) {
    for (const QChar key : keys) {
        if (key == u'-') {
            pad.minus();
        } else if (key == u'+') {
            pad.plus();
        } else if (key == u'/') {
            pad.count();
        } else {
            pad.type(key.digitValue());
        }
    }
}

/// A sheet with realistic names and values; `shift` gives another one.
void fill(ScorePadModel &pad, const QString &box, int players, int shift = 0) {
    const QStringList names{QStringLiteral("Ada"),  QStringLiteral("Bo"),
                            QStringLiteral("Cleo"), QStringLiteral("Maximiliane von Hohenfels"),
                            QStringLiteral("Eve"),  QStringLiteral("Finn"),
                            QStringLiteral("Gaia"), QStringLiteral("<b>Hal</b>")};
    const QStringList wonders{QStringLiteral("alexandria"), QStringLiteral("giza"),
                              QStringLiteral("olympia"), QStringLiteral("babylon")};
    const QList<QStringList> values{{"6", "4", "10", "13", "21", "4", "0"},
                                    {"10", "3", "7", "18", "1", "6", "5"},
                                    {"-3", "2", "15", "8", "26", "0", "9"},
                                    {"1", "5", "10", "21", "4", "3", "7"}};
    pad.begin(box, players);
    for (int column = 0; column < players; ++column) {
        pad.setPlayer(column, QStringLiteral("name"), names[column]);
        if (box == QStringLiteral("classic")) {
            pad.setPlayer(column, QStringLiteral("wonder"), wonders[(column + shift) % 4]);
            pad.setPlayer(column, QStringLiteral("side"), column % 2 == 0 ? "A" : "B");
        }
        for (int row = 0; row < 7; ++row) {
            pad.select(column, row);
            pressKeys(pad, values[(column + shift) % 4][row]);
        }
    }
}

Position sheet(const QString &box, int players) {
    return [=](Stage &stage) {
        fill(*stage.scores().pad(), box, players);
        stage.scores().pad()->select(players > 2 ? 2 : 0, 4);
        return true;
    };
}

Position emptySheet(const QString &box, int players) {
    return [=](Stage &stage) { return stage.scores().pad()->begin(box, players); };
}

/// A sheet that three people share: two have columns, and one wrote what the pad wrote otherwise.
bool shared(Stage &stage) {
    ScorePadModel &pad = *stage.scores().pad();
    PadSharing &sharing = *stage.scores().sharing();
    fill(pad, QStringLiteral("classic"), 3);
    pad.select(2, 4);
    sharing.setDoor(stage.door());
    sharing.share();
    quint32 request = 0;
    const auto ask = [&](quint64 guest, const v1::SheetWish &wish) {
        emit stage.door().asked(guest, ++request, wish);
    };
    const QStringList guests{QStringLiteral("Bo"), QStringLiteral("Cleo"), QStringLiteral("Dion")};
    for (quint64 guest = 0; guest < 3; ++guest) {
        v1::SheetWish wish;
        wish.mutable_join()->set_sheet(pad.sheetId().toStdString());
        wish.mutable_join()->set_invite(stage.door().lies->invite());
        wish.mutable_join()->set_name(guests[static_cast<qsizetype>(guest)].toStdString());
        wish.mutable_join()->set_language("en");
        ask(guest + 1, wish);
        if (guest < 2) {
            v1::SheetWish take;
            take.mutable_take()->set_column(static_cast<std::uint32_t>(guest) + 1);
            ask(guest + 1, take);
        }
    }
    v1::SheetWish write;
    write.mutable_write()->set_column(1);
    write.mutable_write()->set_row("science");
    write.mutable_write()->set_value(16);
    ask(1, write);
    return sharing.conflicts().size() == 1;
}

/// Coins or symbols being counted on the sheet.
Position counting(int row, const QString &keys) {
    return [=](Stage &stage) {
        fill(*stage.scores().pad(), QStringLiteral("classic"), 3);
        stage.scores().pad()->select(1, row);
        pressKeys(*stage.scores().pad(), keys);
        return true;
    };
}

/// Eight players with all expansions, one value that no symbols give, and one value missing.
bool crowd(Stage &stage) {
    ScorePadModel &pad = *stage.scores().pad();
    fill(pad, QStringLiteral("classic"), 8);
    for (const char *row : {"leaders", "cities", "armada", "edifices"}) {
        pad.showRow(QString::fromLatin1(row), true);
    }
    for (int column = 0; column < 8; ++column) {
        pad.select(column, 8);
        pressKeys(pad, QString::number(column - 4));
    }
    pad.select(5, 6);
    pad.clearCell();
    pad.select(2, 4);
    pressKeys(pad, QStringLiteral("7"));
    pad.select(2, 4);
    return true;
}

/// Finished games, for the history and statistics.
bool gamesOf(Stage &stage, const QStringList &editions) {
    for (int game = 0; game < 9; ++game) {
        ScorePadModel &pad = *stage.scores().pad();
        fill(pad, QStringLiteral("classic"), 3 + game % 3, game);
        pad.setDate(QStringLiteral("2025-0%1-14").arg(game + 1));
        pad.setPlace(game % 2 == 0 ? QStringLiteral("Graz") : QString());
        pad.setMinutes(35 + game);
        pad.setBoxEdition(editions[game % editions.size()]);
        if (!pad.finish()) {
            return false;
        }
    }
    return true;
}

bool games(Stage &stage) {
    return gamesOf(stage, {QString()});
}

/// Games of both editions, and some whose edition nobody noted.
bool gamesOfBothEditions(Stage &stage) {
    return gamesOf(stage, {QStringLiteral("2"), QStringLiteral("1"), QString()});
}

/// After those games, one that was left unfinished.
bool leftAlone(Stage &stage) {
    if (!games(stage)) {
        return false;
    }
    fill(*stage.scores().pad(), QStringLiteral("classic"), 4);
    return stage.scores().pad()->close();
}

/// One of those games is corrected.
bool corrected(Stage &stage) {
    if (!games(stage)) {
        return false;
    }
    ScoreBook &book = stage.scores();
    book.look();
    const bool there = book.open(book.history()->sheetIdAt(0));
    book.pad()->select(0, 0);
    book.pad()->type(5);
    return there;
}

/// After those games, one with a record score.
bool record(Stage &stage) {
    if (!games(stage)) {
        return false;
    }
    ScorePadModel &pad = *stage.scores().pad();
    fill(pad, QStringLiteral("classic"), 3);
    pad.select(0, 4);
    pressKeys(pad, QStringLiteral("48"));
    return true;
}

/// Games of which some had expansions.
bool withExpansions(Stage &stage) {
    if (!games(stage)) {
        return false;
    }
    ScorePadModel &pad = *stage.scores().pad();
    fill(pad, QStringLiteral("classic"), 4, 9);
    pad.showRow(QStringLiteral("leaders"), true);
    for (int column = 0; column < 4; ++column) {
        pad.select(column, 7);
        pressKeys(pad, QString::number(10 + column));
    }
    return pad.finish();
}

bool filtered(Stage &stage) {
    const bool there = withExpansions(stage);
    StatisticsFilter &filter = *stage.scores().statistics()->filter();
    filter.setPeriod(QStringLiteral("2025"));
    filter.addPerson(QStringLiteral("Ada"));
    filter.addPerson(QStringLiteral("Bo"));
    filter.setPlace(QStringLiteral("Graz"));
    return there;
}

/// Duels that were won in all three ways.
bool duels(Stage &stage) {
    QString csv = QStringLiteral("game,date,sheet,player,military,civilian,victory\n");
    for (int game = 0; game < 12; ++game) {
        const QString day = QStringLiteral("2025-01-%1").arg(game + 10);
        csv += QStringLiteral("g%1,%2,duel,Ada,5,%3,%4\ng%1,%2,duel,Bo,2,%5,\n")
                   .arg(game)
                   .arg(day)
                   .arg(20 + game)
                   .arg(game % 3 == 1   ? QStringLiteral("military")
                        : game % 4 == 2 ? QStringLiteral("science")
                                        : QString())
                   .arg(35 - game);
    }
    ScoreTransfer &transfer = *stage.scores().transfer();
    transfer.previewText(csv);
    const bool taken = transfer.accept();
    stage.scores().statistics()->setBox(QStringLiteral("duel"));
    return taken;
}

/// Games of people whose names are written in two ways.
bool twoSpellings(Stage &stage) {
    stage.scores().transfer()->previewText(
        QStringLiteral("game,date,player,total\ng1,2025-01-01,ada,50\ng1,2025-01-01,Zo\u00eb,40\n"
                       "g2,2025-01-02,zoe,50\ng2,2025-01-02,Dion,45\n"));
    return stage.scores().transfer()->accept() && games(stage);
}

/// Years of games: many players with long and awkward names, every wonder on both sides.
bool years(Stage &stage) {
    const QStringList wonders{"alexandria", "babylon", "ephesus",       "giza",
                              "olympia",    "rhodes",  "halicarnassus", "Atlantis of the deep sea"};
    QString csv = QStringLiteral("game,date,player,wonder,side,military,treasury,wonders,civilian,"
                                 "science,commerce,guilds\n");
    for (int game = 0; game < 60; ++game) {
        for (int seat = 0; seat < 3 + game % 5; ++seat) {
            const int player = (seat * (1 + game % 3) + game) % 14;
            const QString name = player == 3
                                     ? QStringLiteral("<b>Maximiliane von Hohenfels-Buchau</b>")
                                 : player == 5 ? QString(300, QLatin1Char('W'))
                                               : QStringLiteral("Player %1").arg(player);
            csv += QStringLiteral("g%1,20%2-0%3-1%4,%5,%6,%7,%8,3,%9,")
                       .arg(game)
                       .arg(20 + game / 12)
                       .arg(1 + game % 9)
                       .arg(game % 10)
                       .arg(name, wonders[(player + game) % 8], (game + seat) % 2 == 0 ? "A" : "B")
                       .arg((player * 7 + game) % 19 - 1)
                       .arg(3 + (player + game) % 12) +
                   QStringLiteral("%1,%2,%3,%4\n")
                       .arg(5 + (player * 3 + game * 5) % 20)
                       .arg((player * player + game) % 30)
                       .arg(game % 7)
                       .arg((player + 2 * game) % 13);
        }
    }
    ScoreTransfer &transfer = *stage.scores().transfer();
    transfer.previewText(csv);
    return Stage::wait([&transfer] { return !transfer.busy(); }) && transfer.accept();
}

Position helper(int row, const QString &box = QStringLiteral("classic")) {
    return [row, box](Stage &stage) {
        ScorePadModel &pad = *stage.scores().pad();
        fill(pad, box, box == QStringLiteral("duel") ? 2 : 3);
        pad.select(1, row);
        return true;
    };
}

QQuickItem *itemThatSays(QQuickItem *root, const QStringList &words) {
    if (root->isVisible() && root->metaObject()->indexOfSignal("clicked()") >= 0 &&
        words.contains(root->property("text").toString())) {
        return root;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = itemThatSays(child, words)) {
            return found;
        }
    }
    return nullptr;
}

/// Presses the item that says one of these words, if there is one.
void pressItem(QQuickWindow &window, const QStringList &words) {
    if (QQuickItem *item = itemThatSays(window.contentItem(), words)) {
        const QPointF middle(item->width() / 2, item->height() / 2);
        QTest::mouseClick(&window, Qt::LeftButton, Qt::NoModifier,
                          item->mapToScene(middle).toPoint());
        QTest::qWait(300);
    }
}

/// Presses the items with these labels in turn, skipping those not there.
Touch press(const QStringList &all) {
    return [all](Stage &, QQuickWindow &window) {
        for (const QString &words : all) {
            pressItem(window, inThisLanguage(words));
        }
    };
}

/// The columns of a file, one of which was chosen by hand.
void importColumns(Stage &stage, QQuickWindow &window) {
    ScoreTransfer &transfer = *stage.scores().transfer();
    transfer.previewText(QStringLiteral("game,player,wonder,military,science,glory,mood\n"
                                        "g1,Ada,giza,6,21,12,good\ng1,Bo,petra,4,8,9,\n"));
    transfer.takeColumnFor(5, QStringLiteral("leaders"));
    QTest::qWait(300);
    const int columns = transfer.columns()->count();
    pressItem(window, {QCoreApplication::translate("ImportView", "%Ln column(s)", "", columns),
                       QCoreApplication::translate("ImportView", "Columns")}); // on a phone
}

void chooseNewest(Stage &stage, QQuickWindow &window) {
    press({stage.scores().history()->get(1).value<HistoryRow>().winner})(stage, window);
}

/// Scrolls the pad's page to this fraction.
Touch scroll(double part) {
    return [part](Stage &, QQuickWindow &window) {
        for (QQuickItem *item : window.contentItem()->findChildren<QQuickItem *>()) {
            if (item->isVisible() && item->metaObject()->indexOfMethod("scrollTo(double)") >= 0) {
                const double room = item->property("contentHeight").toDouble() - item->height();
                item->setProperty("contentY", std::max(0.0, room * part));
            }
        }
    };
}

void pressHelp(Stage &stage, QQuickWindow &) {
    stage.scores().pad()->openHelper();
}

/// Opens the helper and enters these values.
Touch workOut(const std::vector<std::pair<const char *, int>> &fields) {
    return [fields](Stage &stage, QQuickWindow &) {
        ScorePadModel &pad = *stage.scores().pad();
        pad.openHelper();
        for (const auto &[key, value] : fields) {
            pad.helper()->set(QString::fromLatin1(key), value);
        }
    };
}

QQuickItem *itemWithSignal(QQuickItem *root, const char *signal) {
    if (root->metaObject()->indexOfSignal(signal) >= 0) {
        return root;
    }
    for (QQuickItem *child : root->childItems()) {
        if (QQuickItem *found = itemWithSignal(child, signal)) {
            return found;
        }
    }
    return nullptr;
}

/// The number of findings reads like a keypad key, so it is not looked up by its text.
void wantFindings(Stage &, QQuickWindow &window) {
    if (QQuickItem *info = itemWithSignal(window.contentItem(), "findingsWanted()")) {
        QMetaObject::invokeMethod(info, "findingsWanted");
    }
}

/// A Duel that ended before points were counted.
bool supremacy(Stage &stage) {
    ScorePadModel &pad = *stage.scores().pad();
    pad.begin(QStringLiteral("duel"), 2);
    pad.setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
    pad.setPlayer(1, QStringLiteral("name"), QStringLiteral("Bo"));
    pad.setPlayer(1, QStringLiteral("victory"), QStringLiteral("science"));
    return true;
}

/// With gods and the senate, which has decided.
bool wholeDuel(Stage &stage) {
    ScorePadModel &pad = *stage.scores().pad();
    fill(pad, QStringLiteral("duel"), 2);
    for (const char *row : {"pantheon", "agora"}) {
        pad.showRow(QString::fromLatin1(row), true);
    }
    pad.setPlayer(1, QStringLiteral("victory"), QStringLiteral("political"));
    return true;
}

/// The same with the second edition of the box.
Position ofSecond(const Position &position) {
    return [position](Stage &stage) {
        const bool reached = position(stage);
        stage.scores().pad()->setBoxEdition(QStringLiteral("2"));
        return reached;
    };
}

/// A damaged history, with or without an open sheet.
Position damaged(bool open) {
    return [open](Stage &stage) {
        if (open) {
            fill(*stage.scores().pad(), QStringLiteral("classic"), 3);
        }
        stage.damageHistory();
        return true;
    };
}

/// Another window has changed the sheet since the last key here.
void writeInAnotherWindow(Stage &stage, QQuickWindow &) {
    stage.writeSheetElsewhere();
    stage.scores().pad()->select(1, 2);
    stage.scores().pad()->type(8);
}

} // namespace

QList<Screen> scoreScreens() {
    QList<Screen> screens;
    for (const char *theme : {"light", "dark"}) {
        const auto add = [&](const QString &name, const QString &where, const Position &position,
                             const Touch &touch = {}) {
            screens.append({QStringLiteral("score-%1-%2").arg(name, theme), where, position, touch,
                            everySize, theme});
        };
        const QString scores = QStringLiteral("scores");
        add("start", scores, {});
        add("start-damaged", scores, damaged(false));
        add("sheet-damaged", scores, damaged(true),
            [](Stage &stage, QQuickWindow &) { stage.scores().pad()->type(7); });
        add("sheet-begun-anew", scores, damaged(true),
            [](Stage &stage, QQuickWindow &) { stage.scores().beginAnew(); });
        add("sheet-in-two-windows", scores, sheet(QStringLiteral("classic"), 3),
            writeInAnotherWindow);
        add("sheet-3", scores, sheet(QStringLiteral("classic"), 3));
        add("sheet-8", scores, crowd);
        add("sheet-8-empty", scores, emptySheet(QStringLiteral("classic"), 8));
        add("dice-empty", scores, emptySheet(QStringLiteral("dice"), 5));
        add("sheet-coins", scores, counting(1, QString()));
        add("sheet-symbols", scores, counting(4, QStringLiteral("2/1")));
        add("sheet-sum", scores, counting(3, QStringLiteral("3+5+2")));
        add("sheet-refused", scores, counting(2, QStringLiteral("47")));
        add("duel", scores, sheet(QStringLiteral("duel"), 2));
        add("duel-supremacy", scores, supremacy);
        add("duel-whole", scores, wholeDuel);
        add("dice", scores, sheet(QStringLiteral("dice"), 5));
        add("helper-military", scores, helper(0), pressHelp);
        add("helper-treasury", scores, helper(1), workOut({{"coins", 14}}));
        add("helper-wonder", scores, helper(2), workOut({{"side", 0}, {"stages", 2}}));
        add("helper-civilian", scores, helper(3), workOut({{"altar", 1}, {"palace", 1}}));
        add("helper-science", scores, helper(4), workOut({{"gear", 2}, {"wild", 1}}));
        add("helper-commerce", scores, helper(5),
            workOut({{"haven", 1}, {"others", 3}, {"self.raw_material", 4}}));
        add("helper-guilds", scores, helper(6),
            workOut({{"magistrates_guild", 1},
                     {"workers_guild", 1},
                     {"left.civilian", 5},
                     {"right.civilian", 3},
                     {"left.raw_material", 4}}));
        add("helper-guilds-all", scores, helper(6),
            workOut({{"all", 1}, {"left.civilian", 5}, {"magistrates_guild", 1}}));
        add("helper-guilds-second", scores, ofSecond(helper(6)),
            workOut({{"decorators_guild", 1}, {"self.complete", 1}}));
        add("helper-wonder-second", scores, ofSecond(helper(2)),
            workOut({{"side", 1}, {"stages", 2}}));
        add("sheet-second", scores, ofSecond(sheet(QStringLiteral("classic"), 3)));
        add("player-second", scores, ofSecond(sheet(QStringLiteral("classic"), 3)), press({"Bo"}));
        for (int row = 0; row < 8; ++row) {
            add(QStringLiteral("helper-duel-%1").arg(row), scores,
                helper(row, QStringLiteral("duel")), pressHelp);
        }
        add("helper-dice-wonder", scores, helper(0, QStringLiteral("dice")), pressHelp);
        add("helper-dice-west", scores, helper(1, QStringLiteral("dice")),
            workOut({{"board", 1}, {"barracks_west.attack.1", 1}, {"wonder.1", 1}}));
        add("helper-shields", scores, helper(0), [](Stage &stage, QQuickWindow &window) {
            pressHelp(stage, window);
            stage.scores().pad()->helper()->set(QStringLiteral("shields"), 1);
        });
        add("player", scores, sheet(QStringLiteral("classic"), 3), press({"Bo"}));
        add("expansions", scores, sheet(QStringLiteral("classic"), 3), press({"Expansions"}));
        add("details", scores, crowd, press({"Menu", "Game details"}));
        add("export", scores, crowd, press({"Menu", "Export this sheet", "Table (CSV)"}));
        add("menu", scores, sheet(QStringLiteral("classic"), 3), press({"Menu"}));
        add("finish", scores, crowd, press({"Finish"}));
        add("correction", scores, corrected, press({"Back"}));
        add("finish-record", scores, record, press({"Finish"}));
        add("steps", scores, sheet(QStringLiteral("classic"), 3), press({"Menu", "What was done"}));
        add("bg-stats", scores, sheet(QStringLiteral("classic"), 3),
            press({"Menu", "Export this sheet", "BG Stats on a phone"}));
        add("start-again", scores, games);
        add("start-left", scores, leftAlone);
        add("findings", scores, crowd, wantFindings);
        add("history-chosen", QStringLiteral("scoreHistory"), games, chooseNewest);
        add("history-empty", QStringLiteral("scoreHistory"), {});
        add("history-damaged", QStringLiteral("scoreHistory"), damaged(false));
        add("history", QStringLiteral("scoreHistory"), games);
        add("statistics", QStringLiteral("scoreStatistics"), games);
        add("history-editions", QStringLiteral("scoreHistory"), gamesOfBothEditions);
        add("statistics-editions", QStringLiteral("scoreStatistics"), gamesOfBothEditions);
        for (int part = 0; part <= 4; ++part) {
            add(QStringLiteral("years-%1").arg(part), QStringLiteral("scoreStatistics"), years,
                scroll(part / 4.0));
        }
        add("history-more", QStringLiteral("scoreHistory"), games, press({"More"}));
        add("people", QStringLiteral("scoreHistory"), twoSpellings, press({"More", "People"}));
        add("people-name", QStringLiteral("scoreHistory"), twoSpellings,
            press({"More", "People", "Bo"}));
        add("copies", QStringLiteral("scoreHistory"), games,
            press({"More", "Copies and other devices"}));
        add("statistics-filter", QStringLiteral("scoreStatistics"), withExpansions,
            press({"All games"}));
        add("statistics-expansions", QStringLiteral("scoreStatistics"), withExpansions);
        add("statistics-filtered", QStringLiteral("scoreStatistics"), filtered);
        add("statistics-duel", QStringLiteral("scoreStatistics"), duels, scroll(0.6));
        add("history-years", QStringLiteral("scoreHistory"), years);
        add("shared", scores, shared);
        add("shared-people", scores, shared, press({"Menu", "Share this sheet"}));
        add("import", QStringLiteral("scoreImport"), {});
        add("import-columns", QStringLiteral("scoreImport"), {}, importColumns);
        add("import-preview", QStringLiteral("scoreImport"), {}, [](Stage &stage, QQuickWindow &) {
            stage.scores().transfer()->previewText(
                QStringLiteral("game,player,wonder,military,science,total,mood\n"
                               "g1,Ada,giza,6,21,27,good\ng1,Bo,olympia,x,8,9,bad\n"
                               "g2,Ada,giza,4,10,14,\ng2,Cleo,rhodes,3,4,7,\n"));
        });
    }
    screens.append({"score-sheet-8-sideways", "scores", crowd, {}, {sideways}});
    screens.append({"score-sheet-8-ja", "scores", crowd, {}, {laptop, phone}, "light", "ja"});
    screens.append({"score-sheet-symbols-ja",
                    "scores",
                    counting(4, QStringLiteral("2/1")),
                    {},
                    {laptop, phone},
                    "light",
                    "ja"});
    screens.append(
        {"score-statistics-ja", "scoreStatistics", games, {}, {tablet, desktop}, "light", "ja"});
    screens.append(
        {"score-sheet-8-scale-200", "scores", crowd, {}, {{1920, 1080}}, "light", "en", 2.0});
    return inGate(screens,
                  {"score-start-light", "score-sheet-3-light", "score-sheet-8-empty-light",
                   "score-duel-light", "score-dice-empty-light", "score-helper-science-light",
                   "score-player-light", "score-menu-light", "score-history-empty-light",
                   "score-history-light", "score-history-chosen-light", "score-statistics-light",
                   "score-import-light", "score-import-preview-light"});
}

} // namespace mirabilia::test
