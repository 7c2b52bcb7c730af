// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "app/net/address.h"
#include "app/net/home_host.h"
#include "app/net/kept_games.h"
#include "app/net/table_browser.h"
#include "app/net/table_room.h"

#include <optional>

namespace mirabilia::net {

/// Tables on the network for a program with a window: finds them, and knows the ways to the room of
/// one and out of it. Where it is the host it is a guest of itself too, so that both ways are one.
/// What a room is and does is `TableRoom`'s, what is kept `KeptGames`'.
class Lan final : public Network {
    Q_OBJECT

public:
    /// `folder` is where tables of this host and seats elsewhere are kept; it is made when needed.
    Lan(const host::Games &games, const QDir &folder, const HostPorts &ports = {},
        QObject *parent = nullptr);
    ~Lan() override;

    /// Where the tables of this host lie in such a folder.
    [[nodiscard]] static QString tablesIn(const QDir &folder);

    void seek(bool on) override;
    bool seekAt(const QString &address) override;
    [[nodiscard]] QList<FoundTable> found() const override;

    void host(const HostWish &wish) override;
    void join(const JoinWish &wish) override;
    void continueGame(const QString &id) override;
    void seatAnother(const QString &name) override;
    void leave(bool forGood) override;
    [[nodiscard]] const Room &room() const override;
    [[nodiscard]] RunningGame *running() override { return m_at ? m_at->running() : nullptr; }

    void start() override;
    void moveSeat(int from, int to) override;
    void fill(int seat, const SeatSetup &computer) override;
    void remove(int seat) override;
    void giveAway(int seat) override;
    void again() override;
    void dress(int seat, const SeatSetup &look) override;
    void pause(bool on) override;
    void answer(int question, const QString &choice) override;
    void emote(int number) override;

    [[nodiscard]] QList<SavedGame> saves() const override { return m_kept.seats().games(); }
    bool removeSave(const QString &id) override;
    bool restoreSave(const QString &id) override;

private:
    /// The room that somebody here is in from now on, after the one before is left.
    void come(const Room &room);
    void connectTo(const QUrl &host, const std::vector<Ticket> &tickets);
    /// A host of this program is about to open a table.
    void openHome(const Room &room, const HostSettings &settings);
    void enter(const HomeTable &table);
    /// What people have typed; none, and told, if it is no address.
    std::optional<Address> whereTo(const QString &text);

    void follow();
    void followSeats();
    /// A host whose address has changed is found by what it is recognised by.
    void lookForHost();
    void askToSitDown();
    /// Seats of before come before new ones. False: there is none at this host.
    bool askForKept(const std::string &table);
    void askToOpen();
    quint32 sendJoin(const JoinWish &wish);
    void hear(const v1::Envelope &envelope);
    void choose(const v1::TableList &list);
    void hearProblem(const v1::Envelope &envelope);
    /// The host has ended the room, as somebody wanted.
    void endRoom(const QString &why);

    /// Out of the room. A host of this program says `farewell` to those who are still there.
    void drop(const char *farewell);
    /// The same, and why.
    void fail(const QString &why, const QString &next);
    /// The files of a table of this program go.
    void clear(const std::string &table);
    void act(const v1::OwnerAct &act);

    const host::Games &m_games;
    HostPorts m_ports;
    HostThread m_host;
    KeptGames m_kept;
    TableBrowser m_browser;
    Seeker m_seeker; ///< of a host that is lost
    bool m_seeking = false;
    std::unique_ptr<HomeHost> m_home;
    std::unique_ptr<TableRoom> m_at;   ///< where somebody here is
    std::optional<JoinWish> m_wish;    ///< to sit down there
    std::optional<HostWish> m_opening; ///< to open it, at another host
    quint32 m_asked = 0;               ///< the request for it
    bool m_askedForKept = false;
};

} // namespace mirabilia::net
