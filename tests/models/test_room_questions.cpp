// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody at a table on the network is asked about the others, and told of them.
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

const QStringList absence{QStringLiteral("wait"), QStringLiteral("stand_in"),
                          QStringLiteral("save_and_end")};

/// Ada's table of three, which plays; Bo and Cleo are away.
Room roomOfThree() {
    Room room;
    room.state = Room::State::Here;
    room.game = QStringLiteral("dice");
    room.mayStart = room.mayModerate = true;
    room.ownerSeat = 0;
    room.started = true;
    for (const char *name : {"Ada", "Bo", "Cleo"}) {
        RoomSeat seat;
        seat.setup.name = QString::fromLatin1(name);
        seat.setup.kind =
            room.seats.isEmpty() ? SeatSetup::Kind::Person : SeatSetup::Kind::Elsewhere;
        seat.presence = room.seats.isEmpty() ? RoomSeat::Presence::Here : RoomSeat::Presence::Away;
        room.seats.append(seat);
    }
    return room;
}

struct Asked {
    Asked() { network.show(roomOfThree()); }
    [[nodiscard]] QStringList texts() const {
        QStringList texts;
        for (int row = 0; row < questions.count(); ++row) {
            texts.append(questions.question(row).text);
        }
        return texts;
    }
    void bring(int seat) {
        Room room = network.room();
        room.seats[seat].presence = RoomSeat::Presence::Here;
        network.show(room);
    }

    FixtureServices services;
    FixtureNetwork network;
    App app{services, network};
    RoomModel &room = *app.lan()->room();
    RoomQuestionsModel &questions = *room.questions();
};

} // namespace

class RoomQuestionsTest : public QObject {
    Q_OBJECT

private slots:
    void severalAreAskedAtOnce() {
        Asked table;
        table.network.ask({7, 1, absence});
        table.network.ask({8, 2, absence});
        QCOMPARE(table.texts(),
                 (QStringList{QStringLiteral("Bo is away"), QStringLiteral("Cleo is away")}));
        QCOMPARE(table.questions.urgent(), 2);
        QCOMPARE(table.questions.question(1).place, 1);
        QCOMPARE(table.questions.question(0).answers.size(), 3);
        table.room.answer(8, QStringLiteral("nonsense"));
        table.room.answer(8, QStringLiteral("stand_in"));
        table.room.answer(8, QStringLiteral("stand_in"));
        QCOMPARE(table.network.done, QStringList{QStringLiteral("answer 8 stand_in")});
        QCOMPARE(table.texts(), QStringList{QStringLiteral("Bo is away")});
    }

    void whoIsWaitedForIsAReminderOnly() {
        Asked table;
        table.network.ask({7, 1, absence});
        table.room.answer(7, QStringLiteral("wait"));
        table.network.ask({9, 1, absence}); // half a minute later
        QCOMPARE(table.questions.count(), 1);
        QCOMPARE(table.questions.urgent(), 0);
        table.network.ask({10, 2, absence});
        QCOMPARE(table.questions.urgent(), 1);
        QCOMPARE(table.questions.question(1).place, 0);
        table.questions.recall();
        QCOMPARE(table.questions.urgent(), 2);
    }

    void whoWasBackIsAskedAboutAnew() {
        Asked table;
        table.network.ask({7, 1, absence});
        table.room.answer(7, QStringLiteral("wait"));
        table.bring(1);
        Room room = roomOfThree();
        room.questions = {{11, 1, absence}};
        table.network.show(room);
        QCOMPARE(table.questions.urgent(), 1);
    }

    void whatNoLongerCountsIsGone_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("the person is back") << 0;
        QTest::newRow("withdrawn") << 1;
        QTest::newRow("the connection is lost") << 2;
        QTest::newRow("the table is left") << 3;
    }
    void whatNoLongerCountsIsGone() {
        QFETCH(int, how);
        Asked table;
        table.network.ask({7, 1, absence});
        QCOMPARE(table.questions.count(), 1);
        Room room = table.network.room();
        switch (how) {
        case 0: table.bring(1); break;
        case 1:
            room.questions.clear();
            table.network.show(room);
            break;
        case 2:
            room.state = Room::State::Lost;
            table.network.show(room);
            break;
        default: table.app.leaveTable(); break;
        }
        QCOMPARE(table.questions.count(), 0);
    }

    void consentIsAskedForInOtherWords() {
        Asked table;
        table.bring(2);
        table.network.ask({7, 2, {QStringLiteral("give_away"), QStringLiteral("keep")}});
        QCOMPARE(table.texts(),
                 QStringList{QStringLiteral("Cleo is here. Give the seat to somebody else?")});
        table.room.answer(7, QStringLiteral("keep"));
        QCOMPARE(table.network.done, QStringList{QStringLiteral("answer 7 keep")});
    }

    void whatWasDecidedIsSaidInWords_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *code, const char *words) {
            QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(words);
        };
        row("seat_given_away", "The seat of Bo is open to somebody else");
        row("seat_taken", "Somebody has taken the seat of Bo");
        row("seat_kept", "Bo keeps the seat");
        row("stand_in", "A computer plays for Bo now");
        row("left", "Bo has given the seat back");
        row("moderates", "Bo decides for the table now");
        row("unheard_of", "Something happened.");
    }
    void whatWasDecidedIsSaidInWords() {
        QFETCH(QString, code);
        Asked table;
        QSignalSpy told(&table.room, &RoomModel::told);
        emit table.network.notice(code, 1, QStringLiteral("Bo"),
                                  QStringLiteral("Something happened."));
        QCOMPARE(told.size(), 1);
        QTEST(told[0][0].toString(), "words");
    }

    void whoPausedIsNamedToTheOthers() {
        Asked table;
        Room room = roomOfThree();
        room.paused = true;
        table.network.show(room);
        QCOMPARE(table.room.notice(), QStringLiteral("The game is paused"));
        room.mayStart = room.mayModerate = false;
        table.network.show(room);
        QCOMPARE(table.room.notice(), QStringLiteral("Paused by Ada"));
        QCOMPARE(table.room.noticeGlyph(), QStringLiteral("pause"));
    }
};

QTEST_GUILESS_MAIN(RoomQuestionsTest)

#include "test_room_questions.moc"
