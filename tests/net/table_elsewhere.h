// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/network_link.h"
#include "app/net/table_client.h"
#include "app/net/table_host.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mirabilia::net {

inline const host::Games &games() {
    static const host::Games value(data::file);
    return value;
}

/// Waits until the condition holds; a failure names it.
#define WAIT_FOR(condition)                                                                        \
    ASSERT_TRUE(QTest::qWaitFor([&] { return condition; }, 20'000)) << #condition

/// A person elsewhere, who plays any legal move.
class Guest {
public:
    Guest(quint16 port, std::string called)
        : Guest(QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(port)), std::move(called)) {}
    Guest(const QUrl &host, std::string called) : client(host), name(std::move(called)) {
        QObject::connect(&client, &TableClient::received, &client,
                         [this](const v1::Envelope &envelope) { hear(envelope); });
        client.open();
    }

    [[nodiscard]] bool isHere() const { return client.state() == TableClient::State::Here; }
    [[nodiscard]] bool isPlaying() const { return update.has_value(); }
    [[nodiscard]] bool over() const { return update && update->view().over(); }

    quint32 list() {
        v1::Envelope envelope;
        envelope.mutable_list_tables();
        return client.send(envelope);
    }

    quint32 join(const v1::Join &join) {
        v1::Envelope envelope;
        *envelope.mutable_join() = join;
        return client.send(envelope);
    }
    quint32 join(const std::string &table) {
        v1::Join join;
        join.set_table(table);
        join.set_name(name);
        return this->join(join);
    }

    /// Makes the next decision, if one is due.
    bool play(Rng &rng) {
        if (!update || update->view().over() || update->view().deciding_for_size() == 0 ||
            update->view().revision() == decidedOn) {
            return false;
        }
        decidedOn = update->view().revision();
        send(command(host::anyMove(update->view(), rng)));
        return true;
    }
    [[nodiscard]] v1::Command command(const v1::Move &move) const {
        v1::Command command;
        command.set_seat(update->view().deciding_for(0));
        command.set_revision(update->view().revision());
        *command.mutable_move() = move;
        return command;
    }
    quint32 send(const v1::Command &command) {
        v1::Envelope envelope;
        *envelope.mutable_command() = command;
        return client.send(envelope);
    }

    void hear(const v1::Envelope &envelope) {
        if (remembers) {
            heard.push_back(envelope);
        }
        if (envelope.has_seated()) {
            seated = envelope.seated();
            if (!seated->token().empty()) {
                token = seated->token();
            }
        }
        if (envelope.has_problem()) {
            what = envelope.problem();
            problem = what.code();
        }
        if (envelope.has_bye()) {
            bye = envelope.bye();
        }
        if (envelope.has_update() || envelope.has_restored()) {
            update = envelope.has_update() ? envelope.update() : envelope.restored();
            refused = update->refused();
            if (!refused.empty()) {
                decidedOn = 0;
            }
        }
    }

    TableClient client;
    std::string name;
    std::string token;
    std::string problem; ///< the code of `what`
    v1::Problem what;
    std::string refused;
    std::optional<v1::Bye> bye;
    std::optional<v1::Seated> seated;
    std::optional<v1::Update> update;
    quint64 decidedOn = 0;
    std::vector<v1::Envelope> heard;
    bool remembers = true; ///< in `heard`
};

class NetTest : public testing::Test {
protected:
    void host(const QString &words, const QString &pin = {}) {
        HostSettings settings;
        settings.name = QStringLiteral("Test table");
        settings.pin = pin;
        serve(settings, words);
    }

    void serve(const HostSettings &settings, const QString &words) {
        const quint16 port = tables ? tables->port() : 0;
        tables.reset();
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->open(words), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, port), QString());
    }

    [[nodiscard]] std::string table() const { return tables->tables().front()->id(); }

    Guest &arrive(const std::string &name) {
        return *guests.emplace_back(std::make_unique<Guest>(tables->port(), name));
    }
    /// Brings a new guest to the table.
    void sitDown(const std::string &name) {
        Guest &guest = arrive(name);
        WAIT_FOR(guest.isHere());
        guest.join(table());
        WAIT_FOR(guest.seated.has_value());
    }

    /// Everybody plays until all see the end, or this many decisions have been made.
    void play(int decisions = 100'000) {
        Rng rng(7);
        int made = 0;
        const auto allOver = [this] {
            return std::all_of(guests.begin(), guests.end(),
                               [](const auto &g) { return g->over(); });
        };
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                for (const auto &guest : guests) {
                    made += guest->play(rng) ? 1 : 0;
                }
                return made >= decisions || allOver();
            },
            60'000));
    }

    QTemporaryDir folder;
    std::unique_ptr<TableHost> tables;
    std::vector<std::unique_ptr<Guest>> guests;
};

} // namespace mirabilia::net
