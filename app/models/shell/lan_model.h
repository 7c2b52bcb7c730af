// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/shell/room_model.h"

namespace mirabilia {

struct FoundRow {
    Q_GADGET
    Q_PROPERTY(QString address MEMBER address)
    Q_PROPERTY(QString tableId MEMBER tableId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(int freeSeats MEMBER freeSeats)
    Q_PROPERTY(bool needsPin MEMBER needsPin)
    Q_PROPERTY(bool mayJoin MEMBER mayJoin)
    Q_PROPERTY(bool mayWatch MEMBER mayWatch)
    Q_PROPERTY(bool mayOpen MEMBER mayOpen)
    Q_PROPERTY(QString problem MEMBER problem)
    QML_ANONYMOUS

public:
    QString address;
    QString tableId;
    QString title;  ///< what its host calls it
    QString game;   ///< id of the engine
    QString detail; ///< "7 Wonders Duel, with Ada, 1 seat free"
    int freeSeats = 0;
    bool needsPin = false;
    bool mayJoin = false;
    bool mayWatch = false;
    bool mayOpen = false; ///< no table, but a host where one may be opened
    QString problem;      ///< why nobody can sit down there; then only the address is known
};

/// Tables that were found on the network.
class FoundModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("LanModel.tables")

public:
    explicit FoundModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<FoundRow>(), parent) {}
    void setTables(const QList<FoundTable> &tables);
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
    /// What the person here is called at tables of others.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    /// Of a table that is opened here.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY titleChanged FINAL)
    Q_PROPERTY(QString pin READ pin WRITE setPin NOTIFY pinChanged FINAL)
    Q_PROPERTY(bool mayWatch READ mayWatch WRITE setMayWatch NOTIFY mayWatchChanged FINAL)
    /// Where a table is opened: what the other host is called; empty: this program is the host.
    Q_PROPERTY(QString elsewhere READ elsewhere NOTIFY elsewhereChanged FINAL)
    /// Addresses that were joined, the latest first.
    Q_PROPERTY(QStringList recent READ recent NOTIFY recentChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.lan")

public:
    LanModel(Services &services, Network &network, const Catalogue &catalogue,
             QObject *parent = nullptr);

    [[nodiscard]] FoundModel *tables() const { return m_tables; }
    [[nodiscard]] RoomModel *room() const { return m_room; }
    [[nodiscard]] bool seeking() const { return m_seeking; }
    void setSeeking(bool on);
    [[nodiscard]] QString name() const;
    void setName(const QString &name);
    [[nodiscard]] QString title() const;
    void setTitle(const QString &title);
    [[nodiscard]] QString pin() const { return m_pin; }
    void setPin(const QString &pin);
    [[nodiscard]] bool mayWatch() const;
    void setMayWatch(bool on);
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
    /// Opens a table with these seats to others.
    void host(const GameSetup &setup);

signals:
    void seekingChanged();
    void nameChanged();
    void titleChanged();
    void pinChanged();
    void mayWatchChanged();
    void elsewhereChanged();
    void recentChanged();

private:
    void refresh();
    void remember(const QString &address);

    Services &m_services;
    Network &m_network;
    FoundModel *m_tables;
    RoomModel *m_room;
    bool m_seeking = false;
    QString m_pin;       ///< not kept: a secret of one evening
    QString m_at;        ///< address of the host where the next table is opened; empty: here
    QString m_elsewhere; ///< what it is called
    QString m_hostPin;
};

} // namespace mirabilia
