// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"

#include <QAbstractListModel>
#include <QVariant>
#include <qqmlintegration.h>

namespace mirabilia {

class Catalogue;

struct NewSeatRow {
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString wonderName MEMBER wonderName)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(bool freeCity MEMBER freeCity)
    QML_ANONYMOUS

public:
    QString kind = QStringLiteral("computer"); ///< "me", "person", "computer" or "freeCity"
    QString level = QStringLiteral("normal");  ///< "easy", "normal", "expert"
    QString name;
    QString color;
    QString wonder; ///< id, or empty: by lot
    QString wonderName;
    QString side; ///< "A", "B", or empty: by lot
    bool freeCity = false;
};

/// The seats of the next game, in seat order (clockwise).
class NewGameModel : public QAbstractListModel {
    Q_OBJECT
    /// Players, 2 to 7. Two bring the Free City as a third row.
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged FINAL)
    /// All wonders as `{id, name}`.
    Q_PROPERTY(QVariantList wonders READ wonders NOTIFY wondersChanged FINAL)
    /// Names of the seat colours.
    Q_PROPERTY(QStringList palette READ palette CONSTANT FINAL)
    /// What keeps the game from starting, in one sentence; empty if nothing does.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(bool sidesByLot READ sidesByLot WRITE setSidesByLot NOTIFY sidesChanged FINAL)
    /// The side of all boards: "A", "B", or "" where they differ or are left to the lot.
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY sidesChanged FINAL)
    Q_PROPERTY(bool livePoints READ livePoints WRITE setLivePoints NOTIFY livePointsChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.newGame")

public:
    NewGameModel(Services &services, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const;
    void setCount(int players);
    [[nodiscard]] QVariantList wonders() const;
    [[nodiscard]] QStringList palette() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool sidesByLot() const;
    void setSidesByLot(bool byLot);
    [[nodiscard]] QString side() const;
    void setSide(const QString &side);
    [[nodiscard]] bool livePoints() const { return m_livePoints; }
    void setLivePoints(bool on);

    /// Changes one role of a seat; what makes no sense is ignored. "me" makes the seat that was
    /// mine a person; a colour or wonder of another seat is exchanged with it.
    Q_INVOKABLE void set(int row, const QString &role, const QVariant &value);
    /// Seats someone elsewhere in the circle; the Free City stays last.
    Q_INVOKABLE void moveSeat(int from, int to);

    /// The seats as the services want them. Only meaningful while `problem` is empty.
    [[nodiscard]] GameSetup setup() const;

signals:
    void countChanged();
    void wondersChanged();
    void problemChanged();
    void sidesChanged();
    void livePointsChanged();

private:
    [[nodiscard]] int seatRow(const QString &role, const QString &value) const;
    [[nodiscard]] bool accepts(const NewSeatRow &seat, const QString &role,
                               const QVariant &value) const;
    [[nodiscard]] NewSeatRow freshSeat() const;
    void write(int row, const QString &role, const QVariant &value);
    void settleFreeCity();
    void load();
    void changed();

    Services &m_services;
    const Catalogue &m_catalogue;
    QList<NewSeatRow> m_seats; ///< with two players the Free City is the third
    bool m_livePoints = false;
};

} // namespace mirabilia
