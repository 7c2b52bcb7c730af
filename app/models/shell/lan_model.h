// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/shell/room_model.h"

namespace mirabilia {

class DataWording;
class Settings;

struct FoundRow {
    Q_GADGET
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString tableId MEMBER tableId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString clock MEMBER clock)
    Q_PROPERTY(QString otherData MEMBER otherData)
    Q_PROPERTY(int freeSeats MEMBER freeSeats)
    Q_PROPERTY(bool needsPin MEMBER needsPin)
    Q_PROPERTY(bool mayJoin MEMBER mayJoin)
    Q_PROPERTY(bool mayWatch MEMBER mayWatch)
    Q_PROPERTY(bool mayOpen MEMBER mayOpen)
    Q_PROPERTY(bool mine MEMBER mine)
    Q_PROPERTY(bool asking MEMBER asking)
    Q_PROPERTY(QString problem MEMBER problem)
    QML_ANONYMOUS

public:
    QString address;
    QString tableId;
    QString title;     ///< given by its host
    QString game;      ///< engine id
    QString detail;    ///< "7 Wonders Duel, with Ada, 1 seat free"
    QString clock;     ///< "2 minutes a turn"; empty: no limit
    QString otherData; ///< says in a few words that its data differ from this program's
    int freeSeats = 0;
    bool needsPin = false;
    bool mayJoin = false;
    bool mayWatch = false;
    bool mayOpen = false; ///< not a table but a host where one may be opened
    bool mine = false;    ///< somebody here has a seat there, so it can be resumed
    bool asking = false;  ///< not a table yet, but an address being polled
    QString problem;      ///< why nobody can join there; only the address is known then
};

/// Tables found on the network; first those where somebody here has a seat.
class FoundModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("LanModel.tables")

public:
    explicit FoundModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<FoundRow>(), parent) {}
    void setTables(const QList<FoundTable> &tables, const DataWording &data);
    [[nodiscard]] const FoundRow &table(int row) const { return at<FoundRow>(row); }
};

/// Playing over the network: finding tables, opening one, and the current room.
class LanModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::FoundModel *tables READ tables CONSTANT FINAL)
    Q_PROPERTY(mirabilia::RoomModel *room READ room CONSTANT FINAL)
    /// Searches for tables while true.
    Q_PROPERTY(bool seeking READ seeking WRITE setSeeking NOTIFY seekingChanged FINAL)
    /// Searches for tables where somebody here has a seat, if there is one to return to.
    Q_PROPERTY(
        bool seekingSeats WRITE setSeekingSeats READ seekingSeats NOTIFY seekingChanged FINAL)
    /// True while somebody here is joining a table.
    Q_PROPERTY(bool joining READ joining NOTIFY joiningChanged FINAL)
    /// The name of the person here at every table.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    /// The title of a table opened here: the one entered, or else the default, which contains the
    /// person's name.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString ownTitle READ ownTitle WRITE setTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString usualTitle READ usualTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString pin READ pin WRITE setPin NOTIFY pinChanged FINAL)
    Q_PROPERTY(bool mayWatch READ mayWatch WRITE setMayWatch NOTIFY mayWatchChanged FINAL)
    /// Whether the next table opened here accepts people from outside this computer's networks.
    Q_PROPERTY(bool everywhere READ everywhere WRITE setEverywhere NOTIFY everywhereChanged FINAL)
    /// Turn limit there in seconds; 0: none.
    Q_PROPERTY(
        int turnSeconds READ turnSeconds WRITE setTurnSeconds NOTIFY turnSecondsChanged FINAL)
    /// The name of the other host where a table is opened; empty: this program is the host.
    Q_PROPERTY(QString elsewhere READ elsewhere NOTIFY elsewhereChanged FINAL)
    /// True if this window shows the whole table large, for everybody in the room.
    Q_PROPERTY(bool bigScreen READ bigScreen NOTIFY bigScreenChanged FINAL)
    /// Addresses joined, the latest first.
    Q_PROPERTY(QStringList recent READ recent NOTIFY recentChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.lan")

public:
    LanModel(Services &services, Settings &settings, Network &network, const Catalogue &catalogue,
             QObject *parent = nullptr);

    [[nodiscard]] FoundModel *tables() const { return m_tables; }
    [[nodiscard]] RoomModel *room() const { return m_room; }
    [[nodiscard]] bool seeking() const { return m_seeking; }
    void setSeeking(bool on);
    [[nodiscard]] bool seekingSeats() const { return m_seekingSeats; }
    void setSeekingSeats(bool on);
    [[nodiscard]] bool joining() const { return m_joining; }
    [[nodiscard]] QString name() const;
    void setName(const QString &name);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString ownTitle() const;
    [[nodiscard]] QString usualTitle() const;
    void setTitle(const QString &title);
    [[nodiscard]] QString pin() const { return m_pin; }
    void setPin(const QString &pin);
    [[nodiscard]] bool mayWatch() const;
    void setMayWatch(bool on);
    [[nodiscard]] bool everywhere() const { return m_everywhere; }
    void setEverywhere(bool on);
    [[nodiscard]] int turnSeconds() const;
    void setTurnSeconds(int seconds);
    [[nodiscard]] QString elsewhere() const { return m_elsewhere; }
    [[nodiscard]] bool bigScreen() const;
    [[nodiscard]] QStringList recent() const;

    /// Also polls an address, typed or from a link. Returns false if it is not an address.
    Q_INVOKABLE bool lookAt(const QString &address);
    /// Joins a table that was found.
    Q_INVOKABLE void join(int row, const QString &pin, bool watch);
    /// Opens the next table at this host, whose PIN is `pin`; `openHere` opens it at this program.
    Q_INVOKABLE void openAt(int row, const QString &pin);
    Q_INVOKABLE void openHere();
    /// Joins the table a link leads to.
    Q_INVOKABLE void joinAt(const QString &link);
    /// Shows the first table at an address, or the one a link leads to, on this screen.
    void watchAt(const QString &address);
    /// Cancels joining.
    Q_INVOKABLE void stopJoining();
    /// Opens a table with these seats to others.
    void host(const GameSetup &setup);
    /// The id, among the saved games, of a table where others wait for somebody here; empty: none.
    [[nodiscard]] QString waitingTable() const;
    /// Returns true if this problem is shown at the PIN field, by `pinRefused`.
    bool takesProblem(const QString &what);

signals:
    void seekingChanged();
    void joiningChanged();
    void pinRefused(const QString &why);
    void waitingTableChanged();
    void nameChanged();
    void titleChanged();
    void pinChanged();
    void mayWatchChanged();
    void everywhereChanged();
    void turnSecondsChanged();
    void elsewhereChanged();
    void bigScreenChanged();
    void recentChanged();

private:
    void refresh();
    void seek();
    void join(const JoinWish &wish);
    void setJoining(bool on);
    void remember(const QString &address);

    Services &m_services;
    Settings &m_settings;
    Network &m_network;
    const Catalogue &m_catalogue;
    FoundModel *m_tables;
    RoomModel *m_room;
    bool m_seeking = false;
    bool m_seekingSeats = false;
    bool m_joining = false;
    bool m_watchesLarge = false; ///< came by `watchAt`
    bool m_pinTyped = false;     ///< for the seat being joined
    QString m_waitingTable;
    QString m_pin;             ///< not saved: a secret for one evening
    bool m_everywhere = false; ///< not saved: has to be chosen for each table
    QString m_at;              ///< address of the host for the next table; empty: here
    QString m_elsewhere;       ///< its name
    QString m_hostPin;
};

} // namespace mirabilia
