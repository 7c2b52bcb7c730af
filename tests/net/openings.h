// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/table_acts.h"

#include <QDir>

namespace mirabilia::net {

/// A host at which clients open tables.
class Openings : public NetTest {
protected:
    static HostSettings forClients() {
        HostSettings settings;
        settings.name = QStringLiteral("Club");
        settings.clientTables = true;
        return settings;
    }
    void begin(const HostSettings &settings) {
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, lastPort), QString());
        lastPort = tables->port();
    }
    static v1::OpenTable duelOf(const std::string &opener, const std::string &other = {}) {
        v1::OpenTable wish;
        wish.set_game("duel");
        wish.set_title("Ada's corner");
        for (const std::string &name : {opener, other}) {
            v1::SeatInfo &seat = *wish.add_seats();
            seat.set_kind(v1::SEAT_KIND_PERSON);
            seat.set_name(name);
        }
        return wish;
    }
    static quint32 open(Guest &guest, const v1::OpenTable &wish) {
        v1::Envelope envelope;
        *envelope.mutable_open_table() = wish;
        return guest.client.send(envelope);
    }
    /// A guest who opens a table.
    Guest &opener(const std::string &name, const v1::OpenTable &wish) {
        Guest &guest = arrive(name);
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.isHere(); }, 20'000));
        open(guest, wish);
        EXPECT_TRUE(
            QTest::qWaitFor([&] { return guest.seated || !guest.problem.empty(); }, 20'000));
        return guest;
    }
    static void act(Guest &guest, const v1::OwnerAct &act) {
        v1::Envelope envelope;
        *envelope.mutable_owner_act() = act;
        guest.client.send(envelope);
    }
    static void start(Guest &owner) {
        v1::OwnerAct begin;
        begin.set_start(true);
        act(owner, begin);
    }
    static std::optional<v1::Invite> inviteTo(const Guest &guest, std::uint32_t seat) {
        for (const v1::Envelope &heard : guest.heard) {
            if (heard.has_invite() && heard.invite().seat() == seat) {
                return heard.invite();
            }
        }
        return std::nullopt;
    }
    static v1::TableList listFor(Guest &guest) {
        const quint32 request = guest.list();
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return !guest.heard.empty() && guest.heard.back().reply_to() == request; }));
        return guest.heard.back().table_list();
    }
    [[nodiscard]] QStringList files(const char *ending) const {
        return QDir(folder.path()).entryList({QStringLiteral("*.%1").arg(QLatin1String(ending))});
    }

    quint16 lastPort = 0;
};

} // namespace mirabilia::net
