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
    QString title;     ///< what its host calls it
    QString game;      ///< id of the engine
    QString detail;    ///< "7 Wonders Duel, with Ada, 1 seat free"
    QString clock;     ///< "2 minutes a turn"; empty: any time
    QString otherData; ///< that it plays with other data than this program, in a few words
    int freeSeats = 0;
    bool needsPin = false;
    bool mayJoin = false;
    bool mayWatch = false;
    bool mayOpen = false; ///< no table, but a host where one may be opened
    bool mine = false;    ///< somebody here has a seat there: it goes on
    bool asking = false;  ///< no table yet, but an address that is asked for one
    QString problem;      ///< why nobody can sit down there; then only the address is known
};

/// Tables that were found on the network; those first where somebody here has a seat.
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

/// Playing over the local network: finding tables, opening one, and the room of the one where
/// somebody here sits.
class LanModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::FoundModel *tables READ tables CONSTANT FINAL)
    Q_PROPERTY(mirabilia::RoomModel *room READ room CONSTANT FINAL)
    /// Tables are looked for as long as somebody wants to see them.
    Q_PROPERTY(bool seeking READ seeking WRITE setSeeking NOTIFY seekingChanged FINAL)
    /// The same for tables where somebody here has a seat, while there is one to come back to.
    Q_PROPERTY(
        bool seekingSeats WRITE setSeekingSeats READ seekingSeats NOTIFY seekingChanged FINAL)
    /// Somebody here is on the way to a seat at a table of others.
    Q_PROPERTY(bool joining READ joining NOTIFY joiningChanged FINAL)
    /// What the person here is called at every table.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    /// Of a table that is opened here: the one that was written, else the usual one, which has the
    /// name of its person.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString ownTitle READ ownTitle WRITE setTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString usualTitle READ usualTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString pin READ pin WRITE setPin NOTIFY pinChanged FINAL)
    Q_PROPERTY(bool mayWatch READ mayWatch WRITE setMayWatch NOTIFY mayWatchChanged FINAL)
    /// People beyond the networks of this computer may come to the next table that is opened here.
    Q_PROPERTY(bool everywhere READ everywhere WRITE setEverywhere NOTIFY everywhereChanged FINAL)
    /// A turn may take so many seconds there; 0: any time.
    Q_PROPERTY(
        int turnSeconds READ turnSeconds WRITE setTurnSeconds NOTIFY turnSecondsChanged FINAL)
    /// Where a table is opened: what the other host is called; empty: this program is the host.
    Q_PROPERTY(QString elsewhere READ elsewhere NOTIFY elsewhereChanged FINAL)
    /// Addresses that were joined, the latest first.
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
    [[nodiscard]] QStringList recent() const;

    /// Looks at an address too, as it was typed or as a link. False: that is none.
    Q_INVOKABLE bool lookAt(const QString &address);
    /// Sits down at a table that was found.
    Q_INVOKABLE void join(int row, const QString &pin, bool watch);
    /// The next table is opened at this host, whose PIN is `pin`; or (`openHere`) at this one.
    Q_INVOKABLE void openAt(int row, const QString &pin);
    Q_INVOKABLE void openHere();
    /// Sits down where a link leads.
    Q_INVOKABLE void joinAt(const QString &link);
    /// The way to the seat is given up.
    Q_INVOKABLE void stopJoining();
    /// Opens a table with these seats to others.
    void host(const GameSetup &setup);
    /// Where somebody here has a seat and others wait: the id among the saved games; empty:
    /// nowhere.
    [[nodiscard]] QString waitingTable() const;
    /// Whether what went wrong is told where the PIN was typed, by `pinRefused`.
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
    bool m_pinTyped = false; ///< for the seat that is wanted
    QString m_waitingTable;
    QString m_pin;             ///< not kept: a secret of one evening
    bool m_everywhere = false; ///< not kept: each such table is opened on purpose
    QString m_at;              ///< address of the host where the next table is opened; empty: here
    QString m_elsewhere;       ///< what it is called
    QString m_hostPin;
};

} // namespace mirabilia
