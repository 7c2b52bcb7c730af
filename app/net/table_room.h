// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "app/net/host_data.h"
#include "app/net/kept_seats.h"
#include "app/net/remote_game.h"

#include <QElapsedTimer>

#include <map>
#include <memory>
#include <vector>

namespace mirabilia::net {

/// The room of a table, as its host describes it to the people of this screen: seating, questions,
/// and the game once it runs. Saves which seats are theirs.
///
/// README.md has the table of room states and transitions.
class TableRoom final : public QObject {
    Q_OBJECT

public:
    /// `room` as known before the host answers; `kept` and `games` must outlive this.
    TableRoom(Room room, KeptSeats &kept, const host::Games &games, QObject *parent = nullptr);
    ~TableRoom() override;

    [[nodiscard]] const Room &room() const { return m_room; }
    [[nodiscard]] RemoteGame *running() const { return m_running.get(); }
    /// The connection to its host; null before there is one.
    [[nodiscard]] TableClient *client() const { return m_client.get(); }
    /// The table's id; empty until known.
    [[nodiscard]] const QString &table() const { return m_table; }
    /// Returns true if somebody here has, or had, a seat or a watcher's place.
    [[nodiscard]] bool isAdmitted() const { return m_admitted; }

    /// A table where somebody here is about to sit down. Returns false if that has to wait for its
    /// data: `dataCame` or `dataFailed` follows.
    [[nodiscard]] bool look(const v1::TableInfo &table);
    /// How others get here; without an invite only the address is known.
    void name(const QUrl &host, const QString &table, const QString &invite);
    void setPin(const QString &pin) { m_room.pin = pin; }
    /// Connects to a host where these seats are already known.
    void connectTo(const QUrl &host, const std::vector<Ticket> &tickets);
    quint32 send(const v1::Envelope &envelope);
    /// Somebody here has answered.
    void answer(int question, const QString &choice);
    /// Sends and receives nothing any more.
    void close();

signals:
    void changed();
    void opened();
    void ended();
    void asked(int question, int seat, const QStringList &choices);
    void withdrawn(int question);
    void notice(const QString &code, int seat, const QString &name, const QString &text);
    void emoted(int seat, int number);
    /// The host has sent the data of its table, which are not this program's.
    void dataCame();
    /// They cannot be had or used; `why` is a sentence.
    void dataFailed(const QString &why);
    /// Something else is saved now.
    void keptChanged();

private:
    /// What a seat of this screen may do besides playing.
    struct Rights {
        bool owner = false;
        bool start = false;
        bool moderate = false;
    };

    void follow();
    void setState();
    void hear(const v1::Envelope &envelope);
    void sit(const v1::Seated &seated);
    void setRights();
    void followSeats();
    void hearTable(const v1::TableInfo &table);
    void setData(const std::string &table, std::uint64_t fingerprint);
    void hearInvite(const v1::Invite &invite);
    void hearPresence(const v1::SeatStates &states);
    void hearView(const v1::TableView &view);
    void hearQuestion(const v1::Ask &ask);
    void hearNotice(const v1::Notice &notice);
    void withdraw(int question);
    void withdrawAll();
    void setSeats(const google::protobuf::RepeatedPtrField<v1::SeatInfo> &seats);
    void markMine();
    /// Opens the game for the seats of this screen once all of them are known, and its data.
    void openGame();
    void dropGame();
    void keepPlaces();
    void keepNames();
    [[nodiscard]] std::string tableId() const { return m_table.toStdString(); }

    KeptSeats &m_kept;
    std::unique_ptr<TableClient> m_client;
    HostData m_data;
    std::unique_ptr<RemoteGame> m_running; ///< set while the game runs
    v1::TableView m_seen;                  ///< the first view of the running game
    Room m_room;
    QString m_table;
    QString m_farewell; ///< the host's reason for leaving; empty while connected
    bool m_admitted = false;
    bool m_isOpen = true;           ///< whether the table is open, as far as its host has said
    QList<int> m_mine;              ///< seats of this screen, ascending; or `watcher`
    std::map<int, Rights> m_rights; ///< by seats of this screen
    QElapsedTimer m_awaits;         ///< since the last change of `Room::awaits`
};

} // namespace mirabilia::net
