// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/room_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/names.h"
#include "app/models/common/seat_colors.h"
#include "app/models/common/wording.h"
#include "app/models/shell/game_kind.h"
#include "app/models/shell/new_game_model.h"

#include <algorithm>
#include <utility>

namespace mirabilia {

namespace {

using Kind = SeatSetup::Kind;
using Presence = RoomSeat::Presence;

QString kindOf(const RoomSeat &seat) {
    switch (seat.setup.kind) {
    case Kind::Person: return QStringLiteral("me");
    case Kind::Computer: return QStringLiteral("computer");
    case Kind::FreeCity: return QStringLiteral("freeCity");
    case Kind::Elsewhere: break;
    }
    return seat.presence == Presence::Free ? QStringLiteral("free") : QStringLiteral("elsewhere");
}

QString wordOf(Presence presence) {
    switch (presence) {
    case Presence::Away: return QStringLiteral("away");
    case Presence::Left: return QStringLiteral("left");
    case Presence::StandIn: return QStringLiteral("standIn");
    default: return QStringLiteral("here");
    }
}

} // namespace

RoomModel::RoomModel(Network &network, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_network(network)
    , m_catalogue(catalogue)
    , m_seats(new RoomSeatsModel(this)) {
    connect(&network, &Network::roomChanged, this, &RoomModel::refresh);
    connect(&catalogue, &Catalogue::languageChanged, this, &RoomModel::refresh);
    connect(&network, &Network::asked, this,
            [this](int question, int seat, const QStringList &choices) {
                m_question = question;
                m_questionSeat = seat;
                m_choices = choices;
                emit questionChanged();
            });
    connect(&network, &Network::emoted, this, [this](int seat, int number) {
        if (!m_muted) {
            emit emoted(seat, nameAt(seat), number);
        }
    });
}

void RoomModel::refresh() {
    const GameKind *kind = gameKind(room().game);
    QList<RoomSeatRow> rows;
    for (const RoomSeat &seat : room().seats) {
        const QString &board = seat.setup.wonder;
        rows.append({static_cast<int>(rows.size()), kindOf(seat), shownName(seat.setup.name),
                     seat.setup.color, seat.setup.level, board, seat.setup.side,
                     kind == nullptr || board.isEmpty()
                         ? QString()
                         : m_catalogue.name(kind->boardGroup + board),
                     wordOf(seat.presence)});
    }
    m_seats->setSeats(rows);
    const bool isBack = m_questionSeat >= 0 && m_questionSeat < room().seats.size() &&
                        room().seats[m_questionSeat].presence == Presence::Here;
    if (!m_choices.isEmpty() && (isBack || !active())) {
        m_choices.clear(); // it has answered itself
        emit questionChanged();
    }
    emit changed();
    if (std::exchange(m_seatLink, room().seatLink) != room().seatLink) {
        emit seatGivenAway();
    }
}

QString RoomModel::state() const {
    switch (room().state) {
    case Room::State::Connecting: return QStringLiteral("connecting");
    case Room::State::Here: return QStringLiteral("here");
    case Room::State::Lost: return QStringLiteral("lost");
    case Room::State::Closed: return QStringLiteral("closed");
    case Room::State::None: break;
    }
    return {};
}

QString RoomModel::title() const {
    return shownName(room().title);
}

QString RoomModel::gameName() const {
    const GameKind *kind = gameKind(room().game);
    return kind == nullptr ? QString() : kind->name();
}

int RoomModel::freeSeats() const {
    return static_cast<int>(
        std::count_if(room().seats.begin(), room().seats.end(), [](const RoomSeat &seat) {
            return seat.setup.kind == Kind::Elsewhere && seat.presence == Presence::Free;
        }));
}

bool RoomModel::canStart() const {
    return room().owner && !room().started && room().state == Room::State::Here &&
           !room().seats.isEmpty() && freeSeats() == 0;
}

QString RoomModel::waiting() const {
    if (room().state != Room::State::Here) {
        return room().why.isEmpty() ? tr("Joining the table") : room().why;
    }
    if (const int free = freeSeats(); free > 0) {
        return tr("%n seat(s) still free", nullptr, free);
    }
    return room().owner ? tr("Everybody is here") : tr("Everybody is here; the host begins");
}

QStringList RoomModel::namesOf(Presence presence) const {
    QStringList names;
    for (const RoomSeat &seat : room().seats) {
        if (seat.presence == presence) {
            names.append(shownName(seat.setup.name));
        }
    }
    return names;
}

QString RoomModel::nameAt(int seat) const {
    return seat >= 0 && seat < room().seats.size() ? shownName(room().seats[seat].setup.name)
                                                   : QString();
}

QString RoomModel::notice() const {
    if (!active() || !room().started) {
        return {};
    }
    if (room().state == Room::State::Closed) {
        return room().why;
    }
    if (room().state != Room::State::Here) {
        return tr("Connection to the host lost. Reconnecting; nothing is lost.");
    }
    if (room().paused) {
        return tr("The game is paused");
    }
    const auto people = [this](Presence presence) { return namesOf(presence); };
    if (const QStringList away = people(Presence::Away) + people(Presence::Left); !away.isEmpty()) {
        return tr("%1 away: the seat waits", "names", static_cast<int>(away.size()))
            .arg(Wording::list(away));
    }
    if (const QStringList names = people(Presence::StandIn); !names.isEmpty()) {
        return tr("A computer plays for %1").arg(Wording::list(names));
    }
    return room().watching ? tr("You are watching") : QString();
}

QString RoomModel::question() const {
    return m_choices.isEmpty()
               ? QString()
               : tr("%1 is away. What shall the table do?").arg(nameAt(m_questionSeat));
}

QVariantList RoomModel::answers() const {
    const QHash<QString, QString> texts{
        {QStringLiteral("wait"), tr("Wait")},
        {QStringLiteral("stand_in"), tr("A computer plays on")},
        {QStringLiteral("save_and_end"), tr("Save and end")},
    };
    QVariantList answers;
    for (const QString &choice : m_choices) {
        if (texts.contains(choice)) {
            answers.append(QVariantMap{{QStringLiteral("value"), choice},
                                       {QStringLiteral("text"), texts.value(choice)}});
        }
    }
    return answers;
}

void RoomModel::setMuted(bool muted) {
    if (m_muted != muted) {
        m_muted = muted;
        emit mutedChanged();
    }
}

void RoomModel::answer(const QString &value) {
    if (m_choices.contains(value)) {
        m_choices.clear();
        emit questionChanged();
        m_network.answer(m_question, value);
    }
}

QVariantList RoomModel::wonders() const {
    const GameKind *kind = gameKind(room().game);
    QVariantList list;
    if (kind != nullptr && kind->boards != nullptr) {
        const QStringList ids = kind->boards(m_catalogue);
        for (const QString &id : ids) {
            list.append(
                QVariantMap{{QStringLiteral("id"), id},
                            {QStringLiteral("name"), m_catalogue.name(kind->boardGroup + id)}});
        }
    }
    return list;
}

bool RoomModel::hasSides() const {
    const GameKind *kind = gameKind(room().game);
    return kind != nullptr && kind->sides;
}

QStringList RoomModel::palette() const {
    return seatColors;
}

void RoomModel::dress(int seat, const QString &role, const QString &value) {
    if (seat < 0 || seat >= room().seats.size()) {
        return;
    }
    SeatSetup look = room().seats[seat].setup;
    (role == u"color" ? look.color : role == u"wonder" ? look.wonder : look.side) = value;
    m_network.dress(seat, look);
}

QString RoomModel::freshName() const {
    QStringList taken;
    for (const RoomSeat &seat : room().seats) {
        taken.append(seat.setup.name);
    }
    return NewGameModel::freshName(taken);
}

void RoomModel::fill(int seat, const QString &level) {
    SeatSetup computer;
    computer.level = level;
    computer.name = level.isEmpty() ? QString() : freshName();
    m_network.fill(seat, computer);
}

void RoomModel::seatAnother() {
    m_network.seatAnother(freshName());
}

} // namespace mirabilia
