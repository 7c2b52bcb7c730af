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

/// Network tables for a program with a window: finds them, enters and leaves their rooms. A program
/// that hosts connects to itself as a guest, so there is only one code path. The room itself is
/// `TableRoom`, what is saved `KeptGames`.
class Lan final : public Network {
    Q_OBJECT

public:
    /// `folder` holds hosted tables and seats elsewhere; created on demand.
    Lan(const host::Games &games, const QDir &folder, const HostPorts &ports = {},
        QObject *parent = nullptr);
    ~Lan() override;

    /// The subfolder for tables of this host.
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
    /// Enters a new room after leaving the previous one.
    void come(const Room &room);
    void connectTo(const QUrl &host, const std::vector<Ticket> &tickets);
    /// Starts a host of this program, which then opens a table.
    void openHome(const Room &room, const HostSettings &settings);
    void enter(const HomeTable &table);
    /// Parses an address typed by a person; on failure reports it and returns none.
    std::optional<Address> whereTo(const QString &text);

    void follow();
    void followSeats();
    /// Finds, by its id, a host whose address has changed.
    void lookForHost();
    void askToSitDown();
    /// Asks for seats held earlier before new ones. Returns false if there are none at this host.
    bool askForKept(const std::string &table);
    void askToOpen();
    quint32 sendJoin(const JoinWish &wish);
    void hear(const v1::Envelope &envelope);
    void choose(const v1::TableList &list);
    /// The data of the table have come, which are not this program's.
    void tellOfData();
    void hearProblem(const v1::Envelope &envelope);
    /// The host has ended the room on someone's request.
    void endRoom(const QString &why);

    /// Leaves the room. A host of this program sends `farewell` to its remaining guests.
    void drop(const char *farewell);
    /// Does the same and reports why.
    void fail(const QString &why, const QString &next);
    /// Deletes the files of a table of this program.
    void clear(const std::string &table);
    void act(const v1::OwnerAct &act);

    const host::Games &m_games;
    HostPorts m_ports;
    HostThread m_host;
    KeptGames m_kept;
    TableBrowser m_browser;
    Seeker m_seeker; ///< searches for a lost host
    bool m_seeking = false;
    std::unique_ptr<HomeHost> m_home;
    std::unique_ptr<TableRoom> m_at;   ///< the current room
    std::optional<JoinWish> m_wish;    ///< pending wish to take a seat
    std::optional<HostWish> m_opening; ///< pending wish to open a table at another host
    quint32 m_asked = 0;               ///< request number of the wish
    bool m_looked = false; ///< at the table of the wish, which may be played with other data
    bool m_askedForKept = false;
};

} // namespace mirabilia::net
