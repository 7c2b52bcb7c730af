// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "app/net/address.h"
#include "app/net/home_host.h"
#include "app/net/kept_seats.h"
#include "app/net/remote_game.h"
#include "app/net/table_browser.h"

#include <optional>

namespace mirabilia::net {

/// Tables on the network for a program with a window: finds them, opens one, sits down at one and
/// finds the way back. Where it is the host it is a guest of itself too, so that both ways are one.
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
    [[nodiscard]] QList<FoundTable> found() const override { return m_browser.tables(); }

    void host(const HostWish &wish) override;
    void join(const JoinWish &wish) override;
    void continueGame(const QString &id) override;
    void seatAnother(const QString &name) override;
    void leave(bool forGood) override;
    [[nodiscard]] const Room &room() const override { return m_room; }
    [[nodiscard]] RunningGame *running() override { return m_running.get(); }

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

    [[nodiscard]] QList<SavedGame> saves() const override;
    bool removeSave(const QString &id) override;
    bool restoreSave(const QString &id) override;

private:
    /// A host of this program is about to open a table.
    void openHome(const HostSettings &settings);
    void enter(const HomeTable &table);
    /// On the way to a host, where these seats are known already.
    void connectTo(const QUrl &host, const std::vector<TableClient::Ticket> &tickets);
    void follow();
    void askToSitDown();
    void askToOpen();
    /// What people have typed; none, and told, if it is no address.
    std::optional<Address> whereTo(const QString &text);
    quint32 sendJoin(const JoinWish &wish);
    void hear(const v1::Envelope &envelope);
    void sit(const v1::Envelope &envelope);
    void hearTables(const v1::TableList &list);
    void hearTable(const v1::TableInfo &table);
    void hearInvite(const v1::Invite &invite);
    void hearPresence(const v1::SeatStates &states);
    void hearView(const v1::TableView &view);
    void hearProblem(const v1::Envelope &envelope);
    /// A host whose address has changed is found by what it is recognised by.
    void lookForHost();
    void keepSeats(const v1::TableView &view);
    void setSeats(const google::protobuf::RepeatedPtrField<v1::SeatInfo> &seats);
    void nameRoom(const QUrl &host, const QString &table, const QString &invite);
    void drop();
    void dropGame();
    /// A table of this host is over, or never began: its files go.
    void clearTable(const std::string &id);
    void forgetRemoved();
    quint32 send(v1::Envelope envelope);
    void act(const v1::OwnerAct &act);
    [[nodiscard]] QString kept(const QString &name) const { return m_folder.filePath(name); }

    const host::Games &m_games;
    QDir m_folder;
    HostPorts m_ports;
    KeptSeats m_kept;
    TableBrowser m_browser;
    Seeker m_seeker; ///< of a host that is lost
    bool m_seeking = false;
    std::unique_ptr<HomeHost> m_home;
    std::unique_ptr<TableClient> m_client;
    std::unique_ptr<RemoteGame> m_running; ///< while the game runs
    std::string m_match;                   ///< what it is called
    std::optional<JoinWish> m_wish;        ///< to sit down, until it is granted or not
    std::optional<HostWish> m_opening;     ///< at another host, likewise
    quint32 m_asked = 0;                   ///< the request for it
    bool m_admitted = false;               ///< a seat, or a chair to watch, is ours
    QString m_tableId;
    QList<int> m_mine;  ///< seats of this screen
    QList<int> m_moved; ///< the same after a move, as they are told one after the other
    Room m_room;
    std::vector<v1::KeptSeat> m_removed; ///< the seats that were forgotten last, by hand
};

} // namespace mirabilia::net
