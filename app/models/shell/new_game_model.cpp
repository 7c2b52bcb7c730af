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
#include <utility>

namespace mirabilia {

namespace {

const QString gameKey = QStringLiteral("newGame.game");
const QString me = QStringLiteral("me");
const QString person = QStringLiteral("person");
const QString elsewhere = QStringLiteral("elsewhere");
const QString computer = QStringLiteral("computer");
const QString freeCityKind = QStringLiteral("freeCity");
const QString begins = QStringLiteral("begins");
const QString yes = QStringLiteral("true");
/// The roles of a seat that are saved for the next game.
const QStringList keptRoles{QStringLiteral("kind"),   QStringLiteral("level"),
                            QStringLiteral("name"),   QStringLiteral("color"),
                            QStringLiteral("wonder"), QStringLiteral("side"),
                            QStringLiteral("begins")};

const QMetaObject &rowType() {
    return NewSeatRow::staticMetaObject;
}

QVariant read(const NewSeatRow &seat, const QString &role) {
    return rowType().property(rowType().indexOfProperty(role.toLatin1())).readOnGadget(&seat);
}

/// The row whose role has this value, or -1.
int rowOf(const QList<NewSeatRow> &seats, const QString &role, const QString &value) {
    for (int row = 0; row < seats.size(); ++row) {
        if (read(seats[row], role).toString() == value) {
            return row;
        }
    }
    return -1;
}

/// A new seat with a name and a colour nobody has yet.
NewSeatRow freshSeat(const QList<NewSeatRow> &there) {
    NewSeatRow seat;
    QStringList names;
    for (const NewSeatRow &each : there) {
        names.append(each.name);
    }
    seat.name = freshName(names);
    for (const QString &color : seatColors) {
        if (seat.color.isEmpty() && rowOf(there, QStringLiteral("color"), color) < 0) {
            seat.color = color;
        }
    }
    return seat;
}

NewSeatRow freeCitySeat(const QList<NewSeatRow> &there) {
    NewSeatRow seat = freshSeat(there);
    seat.kind = freeCityKind;
    seat.name.clear();
    seat.level.clear();
    seat.freeCity = true;
    return seat;
}

/// The allowed numbers of players, in words.
QString playersText(const GameKind &game) {
    return game.fewest == game.most
               ? NewGameModel::tr("%1 players").arg(game.most)
               : NewGameModel::tr("%1 to %2 players").arg(game.fewest).arg(game.most);
}

} // namespace

NewGameModel::NewGameModel(Services &services, const Catalogue &catalogue, QObject *parent)
    : QAbstractListModel(parent)
    , m_services(services)
    , m_catalogue(catalogue)
    , m_game(gameKind(services.setting(gameKey, QString()).toString())) {
    if (m_game == nullptr) {
        m_game = &gameKinds().first();
    }
    m_usualName = usualName();
    answerAsKept();
    m_seats = keptSeats();
    connect(&catalogue, &Catalogue::languageChanged, this, &NewGameModel::retranslate);
}

void NewGameModel::retranslate() {
    const QString before = std::exchange(m_usualName, usualName());
    for (NewSeatRow &seat : m_seats) {
        seat.wonderName = boardName(seat.wonder);
        if (seat.name == before) {
            seat.name = m_usualName;
        }
    }
    emit dataChanged(index(0), index(rowCount() - 1));
    emit wondersChanged();
    emit gameChanged();
    emit answersChanged();
    emit seatsChanged();
    emit problemChanged();
}

// ---- Saved from the last game -------------------------------------------------------------------

QList<NewSeatRow> NewGameModel::usualSeats() const {
    QList<NewSeatRow> seats{freshSeat({})};
    seats[0].kind = me;
    seats[0].name = usualName();
    while (seats.size() < m_game->usual) {
        seats.append(freshSeat(seats));
    }
    return seats;
}

/// Restores the saved roles of a seat as far as they still fit the others.
void NewGameModel::restore(const QJsonObject &kept, const QList<NewSeatRow> &others,
                           NewSeatRow &seat) const {
    for (const QString &role : keptRoles) {
        const QString wanted = kept[role].toString();
        const bool onlyOnce = role == QLatin1String("color") ||
                              (role == QLatin1String("wonder") && !wanted.isEmpty()) ||
                              (role == QLatin1String("kind") && wanted == me) ||
                              (role == begins && wanted == yes);
        // Whether somebody elsewhere plays has to be chosen each time.
        if (wanted != elsewhere && accepts(seat, role, wanted) &&
            !(onlyOnce && rowOf(others, role, wanted) >= 0)) {
            rowType()
                .property(rowType().indexOfProperty(role.toLatin1()))
                .writeOnGadget(&seat, wanted);
        }
    }
    seat.wonderName = boardName(seat.wonder);
}

QList<NewSeatRow> NewGameModel::keptSeats() const {
    const QString text = m_services.setting(seatsKey(*m_game), QString()).toString();
    QList<NewSeatRow> seats;
    QJsonObject freeCity;
    for (const QJsonValue &value : QJsonDocument::fromJson(text.toUtf8()).array()) {
        const QJsonObject kept = value.toObject();
        if (kept[QStringLiteral("kind")] == freeCityKind) {
            freeCity = kept;
        } else if (seats.size() < m_game->most) {
            NewSeatRow seat = freshSeat(seats);
            restore(kept, seats, seat);
            seats.append(seat);
        }
    }
    if (seats.size() < fewest()) {
        seats = usualSeats();
    }
    if (m_game->freeCity && seats.size() == m_game->fewest) {
        NewSeatRow seat = freeCitySeat(seats);
        restore(freeCity, seats, seat);
        seats.append(seat);
    }
    return seats;
}

void NewGameModel::changed() {
    QJsonArray kept;
    for (const NewSeatRow &seat : m_seats) {
        QJsonObject object;
        for (const QString &role : keptRoles) {
            object.insert(role, read(seat, role).toString());
        }
        kept.append(object);
    }
    m_services.setSetting(seatsKey(*m_game),
                          QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact)));
    keepAnswers();
    emit problemChanged();
    emit seatsChanged();
}

/// Classic keeps the key from when it was the only game.
QString NewGameModel::seatsKey(const GameKind &game) {
    const QString key = QStringLiteral("newGame");
    return &game == &gameKinds().first() ? key : key + u'.' + game.id;
}

// ---- The game -----------------------------------------------------------------------------------

void NewGameModel::setGame(const QString &id) {
    const GameKind *game = gameKind(id);
    if (game == nullptr || game == m_game) {
        return;
    }
    m_game = game;
    m_services.setSetting(gameKey, id);
    answerAsKept();
    sitDown(named(keptSeats()));
    if (m_seatsElsewhere) {
        openSeats();
    }
    emit gameChanged();
    emit answersChanged();
    emit countChanged();
    emit wondersChanged();
    emit problemChanged();
    emit seatsChanged();
}

/// Updates persisting rows in place.
void NewGameModel::sitDown(const QList<NewSeatRow> &seats) {
    const int there = rowCount();
    const int wanted = static_cast<int>(seats.size());
    if (wanted < there) {
        beginRemoveRows({}, wanted, there - 1);
        m_seats.resize(wanted);
        endRemoveRows();
    }
    std::copy_n(seats.begin(), rowCount(), m_seats.begin());
    emit dataChanged(index(0), index(rowCount() - 1));
    if (wanted > there) {
        beginInsertRows({}, there, wanted - 1);
        m_seats.append(seats.mid(there));
        endInsertRows();
    }
}

QVariantList NewGameModel::games() const {
    QVariantList list;
    for (const GameKind &game : gameKinds()) {
        list.append(QVariantMap{{QStringLiteral("id"), game.id},
                                {QStringLiteral("name"), game.name()},
                                {QStringLiteral("players"), playersText(game)}});
    }
    return list;
}

QStringList NewGameModel::counts() const {
    QStringList counts;
    for (int players = fewest(); players <= m_game->most; ++players) {
        counts.append(QString::number(players));
    }
    return counts;
}

QStringList NewGameModel::boards() const {
    return m_game->boards == nullptr ? QStringList()
                                     : m_game->boards(m_catalogue.ofEdition(edition()));
}

QString NewGameModel::boardName(const QString &id) const {
    return id.isEmpty() ? QString() : m_catalogue.name(m_game->boardGroup + id);
}

void NewGameModel::seat(const QStringList &who) {
    allow(static_cast<int>(who.size()));
    setCount(static_cast<int>(who.size()));
    for (int row = 0; row < count(); ++row) {
        const bool isLevel = computerLevels().contains(who.value(row));
        set(row, QStringLiteral("kind"), isLevel ? computer : who.value(row));
        set(row, QStringLiteral("level"), who.value(row));
    }
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

void NewGameModel::setCount(int players) {
    if (players < fewest() || players > m_game->most || players == count()) {
        return;
    }
    while (count() < players) {
        const int row = count();
        NewSeatRow seat = freshSeat(m_seats);
        seat.side = side();
        seat.kind = m_seatsElsewhere ? elsewhere : seat.kind;
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

void NewGameModel::settleFreeCity() {
    const bool wanted = m_game->freeCity && count() == m_game->fewest;
    const bool there = !m_seats.isEmpty() && m_seats.last().freeCity;
    const int row = count();
    if (wanted && !there) {
        beginInsertRows({}, row, row);
        m_seats.append(freeCitySeat(m_seats));
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
        return text.isEmpty() || boards().contains(text);
    }
    if (role == QLatin1String("side")) {
        return text.isEmpty() ||
               (hasSides() && (text == QLatin1String("A") || text == QLatin1String("B")));
    }
    if (role == QLatin1String("color")) {
        return seatColors.contains(text);
    }
    if (seat.freeCity) {
        return false;
    }
    if (role == QLatin1String("kind")) {
        return text == me || text == person || text == elsewhere || text == computer;
    }
    if (role == begins) {
        return hasStarter();
    }
    return (role == QLatin1String("level") && computerLevels().contains(text)) ||
           role == QLatin1String("name");
}

void NewGameModel::write(int row, const QString &role, const QVariant &value) {
    const int property = rowType().indexOfProperty(role.toLatin1());
    NewSeatRow &seat = m_seats[row];
    rowType().property(property).writeOnGadget(&seat, value);
    QList<int> roles{Qt::UserRole + property};
    if (role == QLatin1String("wonder")) {
        seat.wonderName = boardName(seat.wonder);
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
    if (const int other = unique ? rowOf(m_seats, role, text) : -1; other >= 0) {
        write(other, role, read(m_seats[row], role));
    }
    if (role == QLatin1String("kind") && text == me) {
        takeMySeat(row);
    }
    // Shorten to the displayable length, but do not trim: a space is typed before the next word.
    write(row, role,
          role == QLatin1String("name") && cleanName(text) != text.trimmed() ? cleanName(text)
                                                                             : text);
    if (role == QLatin1String("name") && m_seats[row].kind == me) {
        m_myName = m_seats[row].name;
        emit myNameWritten(m_myName);
    }
    changed();
}

// ---- All boards at once -------------------------------------------------------------------------

QVariantList NewGameModel::wonders() const {
    QVariantList list;
    for (const QString &id : boards()) {
        list.append(
            QVariantMap{{QStringLiteral("id"), id}, {QStringLiteral("name"), boardName(id)}});
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

// ---- Starting player ----------------------------------------------------------------------------

QVariantList NewGameModel::starters() const {
    const auto answer = [](int row, const QString &text) {
        return QVariantMap{{QStringLiteral("value"), QString::number(row)},
                           {QStringLiteral("text"), text}};
    };
    QVariantList answers{answer(-1, tr("Random", "who begins"))};
    for (int row = 0; row < count(); ++row) {
        answers.append(answer(row, shownName(m_seats[row].name)));
    }
    return answers;
}

int NewGameModel::starter() const {
    return rowOf(m_seats, begins, yes);
}

void NewGameModel::setStarter(int row) {
    if (row == starter() || !hasStarter()) {
        return;
    }
    for (int i = 0; i < m_seats.size(); ++i) {
        write(i, begins, i == row);
    }
    changed();
}

// ---- People elsewhere ---------------------------------------------------------------------------

bool NewGameModel::hosting() const {
    return rowOf(m_seats, QStringLiteral("kind"), elsewhere) >= 0;
}

bool NewGameModel::somebodyHere() const {
    return rowOf(m_seats, QStringLiteral("kind"), me) >= 0 ||
           rowOf(m_seats, QStringLiteral("kind"), person) >= 0;
}

void NewGameModel::setBigScreen(bool on) {
    if (on == bigScreen()) {
        return;
    }
    if (!on) {
        set(0, QStringLiteral("kind"), me);
        return;
    }
    for (int row = 0; row < count(); ++row) {
        if (m_seats[row].kind == me || m_seats[row].kind == person) {
            set(row, QStringLiteral("kind"), elsewhere);
        }
    }
}

void NewGameModel::seatElsewhere(bool on) {
    m_seatsElsewhere = on;
    if (on) {
        openSeats();
        return;
    }
    for (int row = 0; row < count(); ++row) {
        if (m_seats[row].kind == elsewhere) {
            set(row, QStringLiteral("kind"), computer);
        }
    }
}

void NewGameModel::openSeats() {
    const auto open = [this](const QString &kind) {
        for (int row = 0; row < count(); ++row) {
            if (m_seats[row].kind == kind) {
                set(row, QStringLiteral("kind"), elsewhere);
            }
        }
    };
    open(computer);
    if (!hosting()) {
        open(person);
    }
}

// ---- Readiness ----------------------------------------------------------------------------------

QString NewGameModel::problem() const {
    QSet<QString> wonders;
    QSet<QString> seen;
    for (int row = 0; row < m_seats.size(); ++row) {
        const NewSeatRow &seat = m_seats[row];
        const QString name = cleanName(seat.name);
        const bool isNamed =
            !seat.freeCity && seat.kind != elsewhere; // otherwise they bring their own
        if (isNamed && name.isEmpty()) {
            return tr("Seat %1 needs a name.").arg(row + 1);
        }
        if (isNamed && seen.contains(name)) {
            return tr("Two seats are called %1.").arg(isolated(name));
        }
        if (!seat.wonder.isEmpty() && wonders.contains(seat.wonder)) {
            return tr("%1 is taken twice.").arg(boardName(seat.wonder));
        }
        if (isNamed) {
            seen.insert(name);
        }
        wonders.insert(seat.wonder);
    }
    return somebodyHere() || hosting() ? QString() : tr("Somebody has to sit at this screen.");
}

GameSetup NewGameModel::setup() const {
    GameSetup setup;
    setup.game = m_game->id;
    setup.edition = edition();
    setup.livePoints = m_livePoints;
    for (const NewSeatRow &seat : m_seats) {
        SeatSetup place;
        place.kind = seat.freeCity            ? SeatSetup::Kind::FreeCity
                     : seat.kind == computer  ? SeatSetup::Kind::Computer
                     : seat.kind == elsewhere ? SeatSetup::Kind::Elsewhere
                                              : SeatSetup::Kind::Person;
        place.name = seat.freeCity            ? m_catalogue.name(QStringLiteral("term.free_city"))
                     : seat.kind == elsewhere ? QString()
                                              : cleanName(seat.name);
        place.color = seat.color;
        place.level = seat.kind == computer ? seat.level : QString();
        place.wonder = seat.wonder;
        place.side = seat.side;
        place.begins = seat.begins;
        setup.seats.append(place);
    }
    return setup;
}

} // namespace mirabilia
