// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/new_game_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/list_model.h"
#include "app/models/common/seat_colors.h"
#include "app/models/common/wording.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaProperty>
#include <QSet>

#include <algorithm>

namespace mirabilia {

namespace {

constexpr int fewestPlayers = 2;
constexpr int mostPlayers = 7;

const QString seatsKey = QStringLiteral("newGame");
const QString me = QStringLiteral("me");
const QString person = QStringLiteral("person");
const QString computer = QStringLiteral("computer");
const QString freeCityKind = QStringLiteral("freeCity");
const QStringList levels{QStringLiteral("easy"), QStringLiteral("normal"),
                         QStringLiteral("expert")};
/// Short names, easy to read in a sentence; not translated, as names are not.
const QStringList names{QStringLiteral("Ada"),  QStringLiteral("Bo"),  QStringLiteral("Cleo"),
                        QStringLiteral("Dion"), QStringLiteral("Eve"), QStringLiteral("Finn"),
                        QStringLiteral("Gaia"), QStringLiteral("Hugo")};
/// What is kept of a seat from one game to the next.
const QStringList keptRoles{QStringLiteral("kind"), QStringLiteral("level"), QStringLiteral("name"),
                            QStringLiteral("color"), QStringLiteral("side")};

const QMetaObject &rowType() {
    return NewSeatRow::staticMetaObject;
}

QVariant read(const NewSeatRow &seat, const QString &role) {
    return rowType().property(rowType().indexOfProperty(role.toLatin1())).readOnGadget(&seat);
}

} // namespace

NewGameModel::NewGameModel(Services &services, const Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent)
    , m_services(services)
    , m_catalogue(catalogue) {
    load();
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        for (NewSeatRow &seat : m_seats) {
            seat.wonderName = seat.wonder.isEmpty() ? QString() : m_catalogue.name(seat.wonder);
        }
        emit dataChanged(index(0), index(rowCount() - 1));
        emit wondersChanged();
        emit problemChanged();
    });
}

// ---- Kept from the last game --------------------------------------------------------------------

void NewGameModel::load() {
    const QJsonArray kept =
        QJsonDocument::fromJson(m_services.setting(seatsKey, QString()).toString().toUtf8())
            .array();
    for (const QJsonValue &value : kept) {
        NewSeatRow seat = freshSeat();
        const QJsonObject object = value.toObject();
        for (const QString &role : keptRoles) {
            const QString wanted = object[role].toString();
            const bool onlyOnce =
                role == QLatin1String("color") || (role == QLatin1String("kind") && wanted == me);
            if (accepts(seat, role, wanted) && !(onlyOnce && seatRow(role, wanted) >= 0)) {
                rowType()
                    .property(rowType().indexOfProperty(role.toLatin1()))
                    .writeOnGadget(&seat, wanted);
            }
        }
        if (m_seats.size() < mostPlayers) {
            m_seats.append(seat);
        }
    }
    if (m_seats.size() < fewestPlayers) {
        m_seats.clear();
        m_seats.append(freshSeat());
        m_seats[0].kind = me;
        m_seats[0].name = tr("Player", "default name of the person at the screen");
        m_seats.append(freshSeat());
        m_seats.append(freshSeat());
    }
    settleFreeCity();
}

void NewGameModel::changed() {
    QJsonArray kept;
    for (const NewSeatRow &seat : m_seats) {
        if (!seat.freeCity) {
            QJsonObject object;
            for (const QString &role : keptRoles) {
                object.insert(role, read(seat, role).toString());
            }
            kept.append(object);
        }
    }
    m_services.setSetting(seatsKey,
                          QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    emit problemChanged();
    emit sidesChanged();
}

// ---- Seats --------------------------------------------------------------------------------------

int NewGameModel::rowCount(const QModelIndex &parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_seats.size());
}

QVariant NewGameModel::data(const QModelIndex &index, int role) const {
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 ||
        property >= rowType().propertyCount()) {
        return {};
    }
    return rowType().property(property).readOnGadget(&m_seats[index.row()]);
}

bool NewGameModel::setData(const QModelIndex &index, const QVariant &value, int role) {
    const QByteArray name = roleNames().value(role);
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) ||
        !accepts(m_seats[index.row()], QString::fromLatin1(name), value)) {
        return false;
    }
    set(index.row(), QString::fromLatin1(name), value);
    return true;
}

QHash<int, QByteArray> NewGameModel::roleNames() const {
    return gadgetRoles(rowType());
}

int NewGameModel::count() const {
    return static_cast<int>(std::count_if(m_seats.begin(), m_seats.end(),
                                          [](const NewSeatRow &seat) { return !seat.freeCity; }));
}

int NewGameModel::seatRow(const QString &role, const QString &value) const {
    for (int row = 0; row < m_seats.size(); ++row) {
        if (read(m_seats[row], role).toString() == value) {
            return row;
        }
    }
    return -1;
}

NewSeatRow NewGameModel::freshSeat() const {
    NewSeatRow seat;
    for (const QString &name : names) {
        if (seat.name.isEmpty() && seatRow(QStringLiteral("name"), name) < 0) {
            seat.name = name;
        }
    }
    for (const QString &color : seatColors) {
        if (seat.color.isEmpty() && seatRow(QStringLiteral("color"), color) < 0) {
            seat.color = color;
        }
    }
    return seat;
}

void NewGameModel::setCount(int players) {
    if (players < fewestPlayers || players > mostPlayers || players == count()) {
        return;
    }
    while (count() < players) {
        const int row = count();
        NewSeatRow seat = freshSeat();
        seat.side = side();
        beginInsertRows({}, row, row);
        m_seats.insert(row, seat);
        endInsertRows();
    }
    while (count() > players) {
        const int row = count() - 1;
        beginRemoveRows({}, row, row);
        m_seats.removeAt(row);
        endRemoveRows();
    }
    settleFreeCity();
    emit countChanged();
    changed();
}

/// Two players bring the Free City; with more it leaves.
void NewGameModel::settleFreeCity() {
    const bool wanted = count() == fewestPlayers;
    const bool there = !m_seats.isEmpty() && m_seats.last().freeCity;
    const int row = count();
    if (wanted && !there) {
        NewSeatRow seat = freshSeat();
        seat.kind = freeCityKind;
        seat.name.clear();
        seat.level.clear();
        seat.freeCity = true;
        beginInsertRows({}, row, row);
        m_seats.append(seat);
        endInsertRows();
    } else if (!wanted && there) {
        beginRemoveRows({}, row, row);
        m_seats.removeLast();
        endRemoveRows();
    }
}

void NewGameModel::moveSeat(int from, int to) {
    if (from == to || from < 0 || to < 0 || from >= count() || to >= count()) {
        return;
    }
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_seats.move(from, to);
    endMoveRows();
    changed();
}

// ---- Changing a seat ----------------------------------------------------------------------------

bool NewGameModel::accepts(const NewSeatRow &seat, const QString &role,
                           const QVariant &value) const {
    const QString text = value.toString();
    if (role == QLatin1String("wonder")) {
        return text.isEmpty() || m_catalogue.facts().wonders().contains(text);
    }
    if (role == QLatin1String("side")) {
        return text.isEmpty() || text == QLatin1String("A") || text == QLatin1String("B");
    }
    if (role == QLatin1String("color")) {
        return seatColors.contains(text);
    }
    if (seat.freeCity) {
        return false;
    }
    if (role == QLatin1String("kind")) {
        return text == me || text == person || text == computer;
    }
    return (role == QLatin1String("level") && levels.contains(text)) ||
           role == QLatin1String("name");
}

void NewGameModel::write(int row, const QString &role, const QVariant &value) {
    const int property = rowType().indexOfProperty(role.toLatin1());
    NewSeatRow &seat = m_seats[row];
    rowType().property(property).writeOnGadget(&seat, value);
    QList<int> roles{Qt::UserRole + property};
    if (role == QLatin1String("wonder")) {
        seat.wonderName = seat.wonder.isEmpty() ? QString() : m_catalogue.name(seat.wonder);
        roles.append(Qt::UserRole + rowType().indexOfProperty("wonderName"));
    }
    emit dataChanged(index(row), index(row), roles);
}

void NewGameModel::set(int row, const QString &role, const QVariant &value) {
    if (row < 0 || row >= m_seats.size() || !accepts(m_seats[row], role, value) ||
        read(m_seats[row], role) == value) {
        return;
    }
    const QString text = value.toString();
    const bool unique =
        role == QLatin1String("color") || (role == QLatin1String("wonder") && !text.isEmpty());
    if (const int other = unique ? seatRow(role, text) : -1; other >= 0) {
        write(other, role, read(m_seats[row], role));
    }
    if (role == QLatin1String("kind") && text == me) {
        if (const int other = seatRow(role, me); other >= 0) {
            write(other, role, person);
        }
    }
    // Cut to what may stand on the screen, but not trimmed: a space is typed before the next word.
    write(row, role,
          role == QLatin1String("name") && cleanName(text) != text.trimmed() ? cleanName(text)
                                                                             : text);
    changed();
}

// ---- All boards at once -------------------------------------------------------------------------

QVariantList NewGameModel::wonders() const {
    QVariantList list;
    for (const QString &id : m_catalogue.facts().wonders()) {
        list.append(QVariantMap{{QStringLiteral("id"), id},
                                {QStringLiteral("name"), m_catalogue.name(id)}});
    }
    return list;
}

QStringList NewGameModel::palette() const {
    return seatColors;
}

QString NewGameModel::side() const {
    const QString first = m_seats.first().side;
    const bool same = std::all_of(m_seats.begin(), m_seats.end(),
                                  [&first](const NewSeatRow &seat) { return seat.side == first; });
    return same ? first : QString();
}

void NewGameModel::setSide(const QString &side) {
    for (int row = 0; row < m_seats.size(); ++row) {
        set(row, QStringLiteral("side"), side);
    }
}

bool NewGameModel::sidesByLot() const {
    return std::all_of(m_seats.begin(), m_seats.end(),
                       [](const NewSeatRow &seat) { return seat.side.isEmpty(); });
}

void NewGameModel::setSidesByLot(bool byLot) {
    if (byLot != sidesByLot()) {
        setSide(byLot ? QString() : QStringLiteral("A"));
    }
}

void NewGameModel::setLivePoints(bool on) {
    if (m_livePoints != on) {
        m_livePoints = on;
        emit livePointsChanged();
    }
}

// ---- Ready to start? ----------------------------------------------------------------------------

QString NewGameModel::problem() const {
    QSet<QString> wonders;
    QSet<QString> seen;
    bool somebody = false;
    for (int row = 0; row < m_seats.size(); ++row) {
        const NewSeatRow &seat = m_seats[row];
        const QString name = cleanName(seat.name);
        if (!seat.freeCity && name.isEmpty()) {
            return tr("Seat %1 needs a name.").arg(row + 1);
        }
        if (!seat.freeCity && seen.contains(name)) {
            return tr("Two seats are called %1.").arg(name);
        }
        if (!seat.wonder.isEmpty() && wonders.contains(seat.wonder)) {
            return tr("%1 is taken twice.").arg(m_catalogue.name(seat.wonder));
        }
        seen.insert(name);
        wonders.insert(seat.wonder);
        somebody = somebody || seat.kind == me || seat.kind == person;
    }
    return somebody ? QString() : tr("Somebody has to sit at this screen.");
}

GameSetup NewGameModel::setup() const {
    GameSetup setup;
    setup.livePoints = m_livePoints;
    for (const NewSeatRow &seat : m_seats) {
        SeatSetup place;
        place.kind = seat.freeCity           ? SeatSetup::Kind::FreeCity
                     : seat.kind == computer ? SeatSetup::Kind::Computer
                                             : SeatSetup::Kind::Person;
        place.name = seat.freeCity ? m_catalogue.name(QStringLiteral("term.free_city"))
                                   : cleanName(seat.name);
        place.color = seat.color;
        place.level = seat.kind == computer ? seat.level : QString();
        place.wonder = seat.wonder;
        place.side = seat.side;
        setup.seats.append(place);
    }
    return setup;
}

} // namespace mirabilia
