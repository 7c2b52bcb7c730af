// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the state tables in app/net/README.md: every state of a seat and of a table, every event,
// as the host keeps it and as the others are told.
#include "tests/net/table_acts.h"

#include <QFile>

#include <map>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

using Rows = std::map<std::string, std::map<std::string, std::string>>;

QStringList cellsOf(const QString &line) {
    QStringList cells;
    for (const QString &cell : line.split(u'|').mid(1)) {
        cells.append(cell.trimmed());
    }
    cells.removeLast();
    return cells;
}

/// The README's table with this first heading: the state that follows each state at each event.
Rows rowsOf(const QString &heading) {
    QFile file(QStringLiteral(MIRABILIA_NET_README));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QStringList events;
    Rows rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (events.isEmpty()) {
            if (line.startsWith(QStringLiteral("| %1 |").arg(heading))) {
                events = cellsOf(line);
            }
        } else if (!line.startsWith(u'|')) {
            break;
        } else if (!line.startsWith(QStringLiteral("| ---"))) {
            const QStringList cells = cellsOf(line);
            EXPECT_EQ(cells.size(), events.size()) << line.toStdString();
            for (qsizetype i = 1; i < cells.size(); ++i) {
                rows[cells[0].toStdString()][events[i].toStdString()] = cells[i].toStdString();
            }
        }
    }
    return rows;
}

/// Anna's running table, with Bo and Cleo, each at a screen of their own.
class States : public NetTest {
protected:
    void start() {
        guests.clear();
        tables.reset();
        QDir(folder.path()).removeRecursively();
        QDir().mkpath(folder.path());
        port = 0;
        load();
        v1::OpenTable wish;
        wish.set_game("classic");
        for (const char *name : {"Anna", "", ""}) {
            v1::SeatInfo &seat = *wish.add_seats();
            seat.set_kind(v1::SEAT_KIND_PERSON);
            seat.set_name(name);
        }
        Guest &anna = arrive("Anna");
        WAIT_FOR(anna.isHere());
        v1::Envelope open;
        *open.mutable_open_table() = wish;
        anna.client.send(open);
        WAIT_FOR(anna.seated.has_value());
        id = anna.seated->table();
        sitDown("Bo");
        sitDown("Cleo");
    }
    void startPlaying() {
        start();
        v1::OwnerAct begin;
        begin.set_start(true);
        act(anna(), begin);
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    void load() {
        HostSettings settings;
        settings.name = QStringLiteral("Club");
        settings.clientTables = true;
        settings.table.patience.shown = 20ms;
        settings.table.patience.asked = 40ms;
        settings.table.patience.given = 0ms;
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, port), QString());
        port = tables->port();
    }
    /// Kills and restarts the host; its guests come back by themselves.
    void killHost() {
        anna().heard.clear();
        cleo().heard.clear();
        tables.reset();
        load();
        WAIT_FOR(shownPresence(anna(), 0) == v1::SeatState::HERE &&
                 shownPresence(anna(), 2) == v1::SeatState::HERE &&
                 shownPresence(cleo(), 0) == v1::SeatState::HERE);
    }
    void answerWhenAsked(const std::string &choice) {
        QTest::qWait(60); // repeated questions have arrived
        WAIT_FOR(openQuestion(anna(), 1, choice) != 0);
        answer(anna(), openQuestion(anna(), 1, choice), choice);
    }

    Guest &anna() { return *guests[0]; }
    Guest &bo() { return *guests[1]; }
    Guest &cleo() { return *guests[2]; }
    [[nodiscard]] const HostedRoom *room() const {
        return tables->tables().empty() ? nullptr : tables->tables().front().get();
    }

    quint16 port = 0;
    std::string id;
};

// ---- A seat ------------------------------------------------------------------------------------

class SeatStatesOfReadme : public States {
protected:
    /// Bo's seat, as the host keeps it.
    [[nodiscard]] std::string kept() const {
        if (room() == nullptr) {
            return {};
        }
        if (!room()->seating().hasPerson(1)) {
            return room()->seating().isFree(1) ? "FREE" : "GIVEN AWAY";
        }
        const v1::SeatStates states = room()->seatStates();
        return nameOf(states.seats(1).presence());
    }
    static std::string nameOf(v1::SeatState::Presence presence) {
        return presence == v1::SeatState::STAND_IN ? "STAND-IN"
                                                   : v1::SeatState::Presence_Name(presence);
    }
    /// Returns true if what the guest was told fits that state.
    static bool isTold(const Guest &guest, const std::string &state) {
        const v1::SeatState::Presence shown = shownPresence(guest, 1);
        return state == "FREE" || state == "GIVEN AWAY" ? shown != v1::SeatState::HERE
                                                        : nameOf(shown) == state;
    }

    void bring(const std::string &state) {
        startPlaying();
        if (state == "AWAY" || state == "STAND-IN") {
            bo().client.close();
            WAIT_FOR(kept() == "AWAY");
        } else if (state != "HERE") {
            leave(bo());
            WAIT_FOR(kept() == "LEFT");
        }
        if (state == "STAND-IN") {
            answerWhenAsked("stand_in");
        } else if (state == "GIVEN AWAY") {
            newToken(anna(), 1);
        } else if (state == "FREE") {
            kick(anna(), 1);
        }
        WAIT_FOR(kept() == state);
    }
    void returns() {
        Guest &guest = arrive("Bo");
        WAIT_FOR(guest.isHere());
        v1::Join join;
        join.set_table(id);
        join.set_name("Bo");
        if (kept() == "GIVEN AWAY") {
            WAIT_FOR(inviteTo(anna(), 1).has_value());
            join.set_invite(inviteTo(anna(), 1)->invite());
        } else if (kept() != "FREE") {
            join.set_token(bo().token);
        }
        guest.join(join);
        WAIT_FOR(guest.isPlaying());
    }
    /// The others refuse, if they are asked.
    void take(bool invites) {
        invites ? newToken(anna(), 1) : kick(anna(), 1);
        QTest::qWait(40);
        if (const quint32 question = openQuestion(cleo(), 1, "keep"); question != 0) {
            answer(cleo(), question, "keep");
            WAIT_FOR(hasHeardNotice(anna(), "seat_kept", 1));
        }
    }
    void happen(const std::string &event) {
        if (event == "comes") {
            returns();
        } else if (event == "is lost") {
            bo().client.close();
        } else if (event == "leaves") {
            leave(bo());
        } else if (event == "kick" || event == "new token") {
            take(event == "new token");
        } else if (event == "host killed") {
            bo().client.close();
            killHost();
        } else {
            answerWhenAsked(event);
        }
    }
};

TEST_F(SeatStatesOfReadme, AreWhatComesOfEveryEvent) {
    const Rows rows = rowsOf(QStringLiteral("seat"));
    ASSERT_EQ(rows.size(), 6U);
    for (const auto &[state, events] : rows) {
        ASSERT_EQ(events.size(), 9U);
        for (const auto &row : events) {
            const auto &event = row.first;
            const auto &expected = row.second;
            if (expected == "–") {
                continue;
            }
            SCOPED_TRACE(state + ", " + event);
            bring(state);
            ASSERT_FALSE(HasFatalFailure());
            happen(event);
            ASSERT_FALSE(HasFatalFailure());
            QTest::qWait(60); // time for what should not come
            WAIT_FOR(kept() == expected);
            if (event == "save_and_end") {
                WAIT_FOR(anna().bye && cleo().bye);
                EXPECT_EQ(anna().bye->code(), "saved");
                EXPECT_EQ(cleo().bye->code(), "saved");
            } else {
                WAIT_FOR(isTold(anna(), expected) && isTold(cleo(), expected));
            }
        }
    }
}

// ---- A table -----------------------------------------------------------------------------------

class TableStatesOfReadme : public States {
protected:
    [[nodiscard]] std::string kept() const {
        if (room() == nullptr) {
            return "resting"; // it sleeps
        }
        if (!room()->seating().started()) {
            return "waiting";
        }
        const v1::SeatStates states = room()->seatStates();
        const bool isAnybodyHere =
            std::any_of(states.seats().begin(), states.seats().end(),
                        [](const auto &seat) { return seat.presence() == v1::SeatState::HERE; });
        return !isAnybodyHere ? "resting" : states.paused() ? "paused" : "playing";
    }
    void bring(const std::string &state) {
        state == "waiting" ? start() : startPlaying();
        if (state == "paused") {
            happen("pause");
        } else if (state == "resting") {
            happen("save_and_end");
        }
        WAIT_FOR(kept() == state);
    }
    void happen(const std::string &event) {
        v1::OwnerAct wish;
        if (event == "begin") {
            wish.set_start(true);
            act(anna(), wish);
        } else if (event == "pause" || event == "go on") {
            wish.set_pause(event == "pause");
            act(anna(), wish);
        } else if (event == "again") {
            wish.set_again(true);
            act(anna(), wish);
        } else if (event == "save_and_end") {
            bo().client.close();
            answerWhenAsked(event);
        } else if (event == "all lost") {
            for (const auto &guest : guests) {
                guest->client.close();
            }
        } else if (event == "somebody comes") {
            Guest &back = arrive("Bo");
            back.client.remember({id, bo().token});
            WAIT_FOR(back.seated.has_value());
        } else if (event == "host killed") {
            for (const auto &guest : guests) {
                guest->client.close();
            }
            tables.reset();
            load();
        }
    }
};

TEST_F(TableStatesOfReadme, AreWhatComesOfEveryEvent) {
    const Rows rows = rowsOf(QStringLiteral("table"));
    ASSERT_EQ(rows.size(), 4U);
    for (const auto &[state, events] : rows) {
        ASSERT_EQ(events.size(), 8U);
        for (const auto &row : events) {
            const auto &event = row.first;
            const auto &expected = row.second;
            if (expected == "–") {
                continue;
            }
            SCOPED_TRACE(state + ", " + event);
            bring(state);
            ASSERT_FALSE(HasFatalFailure());
            happen(event);
            ASSERT_FALSE(HasFatalFailure());
            QTest::qWait(60);
            WAIT_FOR(kept() == expected);
        }
    }
}

} // namespace

} // namespace mirabilia::net
