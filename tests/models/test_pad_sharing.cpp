// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet that is shared: who may write where, what two people wrote into one cell, and what nobody
// may ask for.
#include "app/models/scorepad/pad_sharing.h"
#include "tests/models/pad_at_hand.h"
#include "tests/support/still_door.h"

#include <QTest>

namespace mirabilia {

namespace {

const std::vector<const char *> allRows{"military", "treasury", "wonders", "civilian",
                                        "science",  "commerce", "guilds"};

/// A pad, its door, and people outside, who are numbered.
struct Shared {
    explicit Shared(const char *box = "classic", int players = 3)
        : pad(box, players)
        , sharing(pad.pad, builtInScoreRules(), pad.catalogue) {
        sharing.setDoor(door);
        sharing.share();
    }

    std::string ask(quint64 guest, const v1::SheetWish &wish) {
        emit door.asked(guest, ++request, wish);
        return door.answers.contains(request) ? door.answers[request] : "no answer";
    }
    std::string join(quint64 guest, const std::string &token = {}, const char *language = "en") {
        v1::SheetWish wish;
        wish.mutable_join()->set_sheet(pad->sheetId().toStdString());
        wish.mutable_join()->set_name("Guest " + std::to_string(guest));
        wish.mutable_join()->set_language(language);
        if (token.empty()) {
            wish.mutable_join()->set_invite(door.lies->invite());
        }
        wish.mutable_join()->set_token(token);
        return ask(guest, wish);
    }
    std::string take(quint64 guest, std::uint32_t column) {
        v1::SheetWish wish;
        wish.mutable_take()->set_column(column);
        return ask(guest, wish);
    }
    /// As somebody who sees the sheet as it is.
    std::string write(quint64 guest, std::uint32_t column, const char *row, int value) {
        const auto kind = SheetRow::named(QString::fromLatin1(row));
        const bool isThere = kind && column < pad->sheet().entries.size();
        return write(guest, column, row, value,
                     isThere ? revisionOf(pad->sheet().entries[column], *kind) : 0);
    }
    std::string write(quint64 guest, std::uint32_t column, const char *row, int value,
                      std::uint32_t base) {
        v1::SheetWish wish;
        wish.mutable_write()->set_column(column);
        wish.mutable_write()->set_row(row);
        wish.mutable_write()->set_value(value);
        wish.mutable_write()->set_base(base);
        return ask(guest, wish);
    }
    void fill(quint64 guest, std::uint32_t column, const std::vector<const char *> &rows) {
        for (const char *row : rows) {
            QCOMPARE(write(guest, column, row, 2), "");
        }
    }
    std::string done(quint64 guest, bool isDone = true) {
        v1::SheetWish wish;
        wish.set_done(isDone);
        return ask(guest, wish);
    }
    std::string finish(quint64 guest) {
        v1::SheetWish wish;
        wish.set_finish(true);
        return ask(guest, wish);
    }
    /// All pages of now.
    v1::SheetPage page(quint64 guest) {
        QTest::qWait(80);
        return door.pages[guest];
    }

    test::Pad pad;
    test::StillDoor door;
    PadSharing sharing;
    quint32 request = 0;
};

} // namespace

class TestPadSharing : public QObject {
    Q_OBJECT

private slots:
    void strangersNeedTheInvite();
    void everybodyWritesInTheirOwnColumn();
    void anOwnerOrThePadOpensAColumn();
    void aCellThatChangedIsAConflict();
    void whatArrivesTwiceIsNoConflict();
    void bothSettleAConflict();
    void figuresNoSheetHoldsAreRefused_data();
    void figuresNoSheetHoldsAreRefused();
    void aHelperCountsForItsColumn();
    void shieldsOfAllStayInWritableColumns();
    void findingsSayWhomTheyAreAbout();
    void columnsFollowTheirPlayers();
    void whatANewerProgramSharedIsNotGoneOnWith();
    void aSharedSheetIsSharedAgain();
    void whenAllAreDoneAnybodyFinishes();
    void aSupremacyNeedsNoPoints();
    void afterTheEndNothingIsWritten();
    void theNextSheetGoesToTheSamePeople();
    void anotherGameEndsIt();
    void whatThePadTypesGoesOn();
    void nobodySitsTwice();
    void allBoxesHaveTheirRows();
    void hostileWishesAreRefused();
};

void TestPadSharing::strangersNeedTheInvite() {
    Shared table;
    v1::SheetWish wish;
    wish.mutable_join()->set_sheet(table.pad->sheetId().toStdString());
    QCOMPARE(table.ask(1, wish), "wrong_pin");
    wish.mutable_join()->set_token(std::string(16, 'x'));
    QCOMPARE(table.ask(1, wish), "unknown_token");
    wish.mutable_join()->set_sheet("another");
    QCOMPARE(table.ask(1, wish), "no_such_table");
    QCOMPARE(table.write(1, 0, "science", 5), "not_seated");
    QCOMPARE(table.join(1), "");
    QCOMPARE(table.sharing.present(), 1);
    QVERIFY(table.door.lies->people(0).token_sha256().size() == 32);
    emit table.door.gone(1);
    QCOMPARE(table.sharing.present(), 0);
    QCOMPARE(table.join(2, table.door.tokens[1]), "");
    QCOMPARE(table.door.lies->people_size(), 1);
}

void TestPadSharing::everybodyWritesInTheirOwnColumn() {
    Shared table;
    table.join(1);
    table.join(2);
    QCOMPARE(table.write(1, 0, "science", 5), "not_yours");
    QCOMPARE(table.take(1, 0), "");
    QCOMPARE(table.take(2, 0), "taken");
    QCOMPARE(table.take(2, 1), "");
    QCOMPARE(table.write(1, 0, "science", 5), "");
    QCOMPARE(table.write(1, 1, "science", 5), "not_yours");
    QCOMPARE(table.write(2, 2, "science", 5), "not_yours");
    QCOMPARE(table.pad.cell(0, QStringLiteral("science")).text, QStringLiteral("5"));
    QCOMPARE(table.pad->players()->player(0).name, QStringLiteral("Guest 1"));
    const v1::SheetPage page = table.page(2);
    QVERIFY(page.columns(1).writable() && !page.columns(0).writable());
    QCOMPARE(page.columns(0).total(), 5);
}

void TestPadSharing::anOwnerOrThePadOpensAColumn() {
    Shared table;
    table.join(1);
    table.join(2);
    table.take(1, 0);
    v1::SheetWish wish;
    wish.mutable_let()->set_everybody(true);
    QCOMPARE(table.ask(2, wish), "not_yours");
    QCOMPARE(table.ask(1, wish), "");
    QCOMPARE(table.write(2, 0, "guilds", 7), "");
    table.sharing.setOpen(0, false);
    QCOMPARE(table.write(2, 0, "guilds", 8), "not_yours");
    table.sharing.setOpen(0, true);
    QCOMPARE(table.write(2, 0, "guilds", 8), "");
    table.sharing.free(0);
    QCOMPARE(table.write(1, 0, "guilds", 9), "not_yours");
}

void TestPadSharing::aCellThatChangedIsAConflict() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    table.pad.enter(0, QStringLiteral("science"), 7);
    QCOMPARE(table.write(1, 0, "science", 9, 0), "conflict");
    QCOMPARE(table.pad.cell(0, QStringLiteral("science")).text, QStringLiteral("7"));
    QCOMPARE(table.sharing.conflicts().size(), 1);
    const v1::SheetPage page = table.page(1);
    QCOMPARE(page.conflicts(0).value(), 9);
    QCOMPARE(page.conflicts(0).there(), 7);
    QCOMPARE(page.conflicts(0).by_whom_there(), ""); // the pad
    QCOMPARE(table.door.lies->conflicts_size(), 1);  // and a killed program knows of it
}

void TestPadSharing::whatArrivesTwiceIsNoConflict() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    QCOMPARE(table.write(1, 0, "science", 9, 0), "");
    QCOMPARE(table.write(1, 0, "science", 9, 0), ""); // nobody heard the first answer
    QVERIFY(table.sharing.conflicts().isEmpty());
}

void TestPadSharing::bothSettleAConflict() {
    Shared table;
    table.join(1);
    table.join(2);
    table.take(1, 0);
    table.pad.enter(0, QStringLiteral("science"), 7);
    table.pad.enter(0, QStringLiteral("guilds"), 3);
    table.write(1, 0, "science", 9, 0);
    table.write(1, 0, "guilds", 4, 0);
    QCOMPARE(table.sharing.conflicts().size(), 2);
    v1::SheetWish wish;
    wish.mutable_settle()->set_row("science");
    wish.mutable_settle()->set_by(1);
    wish.mutable_settle()->set_keep(true);
    QCOMPARE(table.ask(2, wish), "not_yours");
    QCOMPARE(table.ask(1, wish), "");
    QCOMPARE(table.ask(1, wish), "too_late");
    QCOMPARE(table.pad.cell(0, QStringLiteral("science")).text, QStringLiteral("9"));
    table.sharing.settle(0, false);
    QCOMPARE(table.pad.cell(0, QStringLiteral("guilds")).text, QStringLiteral("3"));
    QVERIFY(table.sharing.conflicts().isEmpty());
}

void TestPadSharing::figuresNoSheetHoldsAreRefused_data() {
    QTest::addColumn<QString>("row");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("answer");
    QTest::newRow("too much") << "science" << 5000 << "not_possible";
    QTest::newRow("below zero") << "science" << -1 << "not_possible";
    QTest::newRow("too many defeats") << "military" << -7 << "not_possible";
    QTest::newRow("defeats") << "military" << -6 << "";
    QTest::newRow("not shown") << "leaders" << 5 << "no_such_cell";
    QTest::newRow("no row") << "nonsense" << 5 << "no_such_cell";
}

void TestPadSharing::figuresNoSheetHoldsAreRefused() {
    QFETCH(QString, row);
    QFETCH(int, value);
    QFETCH(QString, answer);
    Shared table;
    table.join(1);
    table.take(1, 0);
    QCOMPARE(table.write(1, 0, qPrintable(row), value), answer.toStdString());
}

void TestPadSharing::aHelperCountsForItsColumn() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    v1::SheetWish ask;
    ask.mutable_ask()->set_row("treasury");
    QCOMPARE(table.ask(1, ask), "");
    QCOMPARE(table.door.helper.fields_size(), 1);
    v1::SheetWish wish;
    wish.mutable_write()->set_row("treasury");
    v1::SheetCount &coins = *wish.mutable_write()->add_counts();
    coins.set_key("coins");
    coins.set_value(14);
    QCOMPARE(table.ask(1, wish), "");
    QCOMPARE(table.pad.cell(0, QStringLiteral("treasury")).text, QStringLiteral("4"));
    const v1::SheetCell counted = table.page(1).columns(0).cells(1);
    QVERIFY(counted.worked() && counted.counts_size() == 1 && counted.counts(0).value() == 14);
    table.ask(1, ask);
    QCOMPARE(table.door.helper.fields(0).value(), 14);
}

void TestPadSharing::shieldsOfAllStayInWritableColumns() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    table.pad.enter(1, QStringLiteral("military"), 18);
    v1::SheetWish wish;
    wish.mutable_write()->set_row("military");
    const std::map<std::string, int> counts{{"shields", 1}, {"seat0.age1", 3}};
    for (const auto &[key, value] : counts) {
        v1::SheetCount &count = *wish.mutable_write()->add_counts();
        count.set_key(key);
        count.set_value(value);
    }
    QCOMPARE(table.ask(1, wish), "");
    QCOMPARE(table.pad.cell(0, QStringLiteral("military")).text, QStringLiteral("2"));
    QCOMPARE(table.pad.cell(1, QStringLiteral("military")).text, QStringLiteral("18"));
    QVERIFY(!table.pad.cell(2, QStringLiteral("military")).isFilled);
}

void TestPadSharing::findingsSayWhomTheyAreAbout() {
    Shared table;
    table.join(1);
    table.take(1, 1);
    QCOMPARE(table.write(1, 1, "science", 3), ""); // no symbols give three
    const v1::SheetPage page = table.page(1);
    QVERIFY(page.findings_size() > 0);
    QCOMPARE(page.findings(0).column(), 2U);
    QCOMPARE(page.findings(0).row(), "science");
    QVERIFY(!page.columns(1).cells(4).mark().empty());
}

void TestPadSharing::columnsFollowTheirPlayers() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    table.pad.enter(0, QStringLiteral("science"), 7);
    table.write(1, 0, "science", 9, 0);
    table.pad->movePlayer(0, 2);
    QCOMPARE(table.write(1, 0, "guilds", 5), "not_yours");
    QCOMPARE(table.write(1, 2, "guilds", 5), "");
    QCOMPARE(table.door.lies->conflicts(0).refused().column(), 2U);
    table.pad->setPlayer(2, QStringLiteral("name"), QStringLiteral("Ada"));
    QCOMPARE(table.write(1, 2, "guilds", 6), "");
    table.pad->addPlayer();
    table.pad->removePlayer(2);
    QCOMPARE(table.write(1, 2, "guilds", 5), "not_yours");
    QCOMPARE(table.door.lies->conflicts_size(), 0);
}

void TestPadSharing::whatANewerProgramSharedIsNotGoneOnWith() {
    Shared table;
    table.join(1);
    table.take(1, 0); // an empty sheet is not kept
    const QString id = table.pad->sheetId();
    table.pad->close();
    QTest::qWait(10);
    table.door.lies->set_version(SharedSheet::version + 1);
    table.pad.pad.open(*table.pad.services.sheet(id));
    QVERIFY(!table.door.opens && !table.sharing.isShared());
}

void TestPadSharing::aSharedSheetIsSharedAgain() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    const std::string token = table.door.tokens[1];
    const QString id = table.pad->sheetId();
    table.pad->close();
    QTest::qWait(10);
    QVERIFY(!table.door.opens && table.door.lies);
    table.pad.pad.open(*table.pad.services.sheet(id));
    QVERIFY(table.door.opens && table.sharing.isShared());
    QCOMPARE(table.join(5, token), "");
    QCOMPARE(table.write(5, 0, "science", 5), "");
    table.sharing.stop();
    QVERIFY(!table.door.opens && !table.door.lies);
}

void TestPadSharing::whenAllAreDoneAnybodyFinishes() {
    Shared table("classic", 3);
    table.join(1);
    table.join(2);
    table.take(1, 0);
    QCOMPARE(table.done(2), "not_full"); // without a column
    table.take(2, 1);
    table.fill(1, 0, {"military", "treasury", "wonders", "civilian", "science", "commerce"});
    QCOMPARE(table.done(1), "not_full");
    table.fill(1, 0, {"guilds"});
    QCOMPARE(table.done(1), "");
    QVERIFY(table.page(2).columns(0).done() && !table.page(2).columns(1).done());
    QVERIFY(table.sharing.people().first().toMap().value(QStringLiteral("done")).toBool());
    table.fill(2, 1, allRows);
    QCOMPARE(table.done(2), "");
    QCOMPARE(table.finish(1), "not_done");
    for (const char *row : allRows) {
        table.pad.select(2, QString::fromLatin1(row));
        table.pad->type(2);
    }
    // Nobody's column is done as soon as it is full.
    QVERIFY(table.page(1).may_finish() && table.sharing.isDone());
    QCOMPARE(table.done(2, false), ""); // and goes on writing
    QCOMPARE(table.finish(1), "not_done");
    QCOMPARE(table.done(2), "");
    QCOMPARE(table.write(2, 1, "science", 8), "");
    QVERIFY(!table.page(1).columns(1).done()); // whoever writes is not done
    QCOMPARE(table.done(2), "");
    QCOMPARE(table.write(2, 1, "science", 9, 77), "conflict"); // which nobody must lose
    QCOMPARE(table.finish(1), "not_done");
    table.sharing.settle(0, true);
    QCOMPARE(table.finish(1), "");
    QVERIFY(table.page(2).finished() && !table.pad->isOpen());
}

void TestPadSharing::aSupremacyNeedsNoPoints() {
    Shared table("duel", 2);
    table.join(1);
    table.take(1, 1);
    QCOMPARE(table.done(1), "not_full");
    v1::SheetWish won;
    won.mutable_name()->set_column(1);
    won.mutable_name()->set_role("victory");
    won.mutable_name()->set_value("military");
    QCOMPARE(table.ask(1, won), "");
    QCOMPARE(table.done(1), "");
    QVERIFY(table.page(1).may_finish());
    won.mutable_name()->set_value("");
    QCOMPARE(table.ask(1, won), "");
    QVERIFY(!table.page(1).columns(1).done()); // points are missing again
}

void TestPadSharing::afterTheEndNothingIsWritten() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    QVERIFY(table.pad->finish());
    QCOMPARE(table.write(1, 0, "science", 5), "finished");
    QVERIFY(table.page(1).finished());
    QVERIFY(table.door.opens && !table.door.lies && !table.sharing.isShared());
}

void TestPadSharing::theNextSheetGoesToTheSamePeople() {
    Shared table;
    table.pad->setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
    table.join(1);
    table.take(1, 0);
    table.join(2);
    table.take(2, 1);
    v1::SheetWish again;
    again.set_again(true);
    QCOMPARE(table.ask(1, again), "too_late");
    const QString first = table.pad->sheetId();
    QVERIFY(table.pad->finish());
    QTRY_VERIFY(table.page(1).finished());
    QCOMPARE(table.ask(2, again), "");
    QVERIFY(table.pad->isOpen() && table.pad->sheetId() != first);
    QVERIFY(table.door.opens && table.sharing.isShared());
    QTRY_VERIFY(!table.page(1).finished());
    const v1::SheetPage page = table.page(1);
    QVERIFY(page.columns(0).writable() && !page.columns(1).writable());
    QVERIFY(!page.columns(0).cells(0).has_value());
    QCOMPARE(table.write(2, 1, "science", 5), "");
    QCOMPARE(table.ask(2, again), "too_late");
    // Whoever scans the code of the first sheet, or comes back to it, finds this one.
    QCOMPARE(table.door.lies->place(), first.toStdString());
    QCOMPARE(table.door.lies->sheet(), table.pad->sheetId().toStdString());
    v1::SheetWish join;
    join.mutable_join()->set_sheet(first.toStdString());
    join.mutable_join()->set_token(table.door.tokens[1]);
    QCOMPARE(table.ask(7, join), "");
}

void TestPadSharing::anotherGameEndsIt() {
    Shared table;
    table.join(1);
    QVERIFY(table.pad->finish());
    QVERIFY(table.pad->begin(QStringLiteral("duel"), 2));
    QTest::qWait(10);
    QVERIFY(!table.door.opens && !table.sharing.isShared());

    Shared evening; // and so do other people, or a sheet that was begun before
    evening.join(1);
    QVERIFY(evening.pad->finish());
    QVERIFY(evening.pad->beginWith(
        QStringLiteral("classic"),
        {QStringLiteral("Dion"), QStringLiteral("Eve"), QStringLiteral("Finn")}));
    QVERIFY(!evening.door.opens && !evening.sharing.isShared());
}

void TestPadSharing::whatThePadTypesGoesOn() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    table.pad.select(1, QStringLiteral("science"));
    table.pad->type(1);
    QCOMPARE(table.write(1, 0, "guilds", 5), "");
    table.pad->type(2);
    QCOMPARE(table.pad.cell(1, QStringLiteral("science")).text, QStringLiteral("12"));
    table.pad->undo();
    table.pad->undo();
    QVERIFY(!table.pad.cell(0, QStringLiteral("guilds")).isFilled);
}

void TestPadSharing::nobodySitsTwice() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    table.take(1, 2);
    QVERIFY(!table.page(1).columns(0).owner() && table.page(1).columns(2).owner());
    v1::SheetWish anew;
    anew.mutable_take()->set_anew(true);
    for (int player = 3; player < 8; ++player) {
        QCOMPARE(table.ask(1, anew), "");
    }
    QCOMPARE(table.ask(1, anew), "full");
    QCOMPARE(table.pad->playerCount(), 8);
    for (quint64 guest = 2; guest <= 32; ++guest) {
        QCOMPARE(table.join(guest), "");
    }
    QCOMPARE(table.join(33), "full");
    emit table.door.gone(32);
    QCOMPARE(table.join(33), ""); // in place of somebody without a column who has gone
}

void TestPadSharing::allBoxesHaveTheirRows() {
    Shared classic;
    classic.pad->showRow(QStringLiteral("leaders"), true);
    classic.join(1);
    QCOMPARE(classic.page(1).rows_size(), 8);
    QVERIFY(classic.page(1).boards_size() >= 7);
    Shared duel("duel", 2);
    duel.join(1);
    duel.take(1, 0);
    QCOMPARE(duel.page(1).rows_size(), 8);
    v1::SheetWish won;
    won.mutable_name()->set_role("victory");
    won.mutable_name()->set_value("science");
    QCOMPARE(duel.ask(1, won), "");
    QVERIFY(duel.page(1).columns(0).winner());
    Shared dice("dice", 4);
    dice.join(1);
    QCOMPARE(dice.page(1).rows_size(), 8);
}

void TestPadSharing::hostileWishesAreRefused() {
    Shared table;
    table.join(1);
    table.take(1, 0);
    QCOMPARE(table.write(1, 4'000'000'000U, "science", 5), "no_such_cell");
    QCOMPARE(table.take(1, 4'000'000'000U), "no_such_cell");
    v1::SheetWish name;
    name.mutable_name()->set_role("wonder");
    name.mutable_name()->set_value("<img onerror=alert(1)>");
    QCOMPARE(table.ask(1, name), "not_possible");
    name.mutable_name()->set_role("nonsense");
    QCOMPARE(table.ask(1, name), "not_possible");
    name.mutable_name()->set_column(1);
    QCOMPARE(table.ask(1, name), "not_yours");
    v1::SheetWish count;
    count.mutable_write()->set_row("science");
    for (int number = 0; number < 200; ++number) {
        v1::SheetCount &one = *count.mutable_write()->add_counts();
        one.set_key(number == 0 ? "gear" : "key" + std::to_string(number));
        one.set_value(2'000'000'000);
    }
    QCOMPARE(table.ask(1, count), "");
    QCOMPARE(table.pad.cell(0, QStringLiteral("science")).text, QStringLiteral("81")); // nine gears
    v1::SheetWish ask;
    ask.mutable_ask()->set_row("total");
    QCOMPARE(table.ask(1, ask), "not_possible");
    QCOMPARE(table.ask(1, v1::SheetWish()), "malformed");
}

} // namespace mirabilia

QTEST_GUILESS_MAIN(mirabilia::TestPadSharing)
#include "test_pad_sharing.moc"
