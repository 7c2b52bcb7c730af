// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/room_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/names.h"
#include "app/models/common/seat_colors.h"
#include "app/models/common/wording.h"
#include "app/models/shell/data_wording.h"
#include "app/models/shell/game_kind.h"
#include "app/models/shell/new_game_model.h"

#include <algorithm>
#include <chrono>
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
    case Presence::Asleep: return QStringLiteral("asleep");
    case Presence::Away: return QStringLiteral("away");
    case Presence::Left: return QStringLiteral("left");
    case Presence::StandIn: return QStringLiteral("standIn");
    default: return QStringLiteral("here");
    }
}

/// A decision about somebody's seat; `text` is used for unknown codes.
QString noticeOf(const QString &code, const QString &name, const QString &text) {
    const QHash<QString, QString> sentences{
        {QStringLiteral("seat_given_away"),
         RoomModel::tr("The seat of %1 is open to somebody else")},
        {QStringLiteral("seat_taken"), RoomModel::tr("Somebody has taken the seat of %1")},
        {QStringLiteral("seat_kept"), RoomModel::tr("%1 keeps the seat")},
        {QStringLiteral("stand_in"), RoomModel::tr("A computer plays for %1 now")},
        {QStringLiteral("left"), RoomModel::tr("%1 has given the seat back")},
        {QStringLiteral("moderates"), RoomModel::tr("%1 decides for the table now")},
    };
    const auto sentence = sentences.find(code);
    return sentence == sentences.end() ? text.simplified() : sentence->arg(name);
}

} // namespace

QString turnClockText(int seconds) {
    constexpr int minute = 60;
    constexpr int day = 24 * 60 * minute;
    return seconds <= 0 ? QString()
           : seconds < day
               ? RoomModel::tr("%n minute(s) a turn", nullptr, (seconds + minute - 1) / minute)
               : RoomModel::tr("%n day(s) a turn", nullptr, seconds / day);
}

RoomModel::RoomModel(Network &network, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_network(network)
    , m_catalogue(catalogue)
    , m_seats(new RoomSeatsModel(this))
    , m_questions(new RoomQuestionsModel(this)) {
    connect(&network, &Network::roomChanged, this, &RoomModel::refresh);
    connect(&catalogue, &Catalogue::languageChanged, this, &RoomModel::refresh);
    connect(&network, &Network::notice, this,
            [this](const QString &code, int, const QString &name, const QString &text) {
                emit told(noticeOf(code, shownName(name), text));
            });
    constexpr std::chrono::seconds tick{1};
    m_clock.setInterval(tick);
    connect(&m_clock, &QTimer::timeout, this, &RoomModel::followClock);
    connect(&network, &Network::emoted, this, [this](int seat, int number) {
        if (!m_muted) {
            emit emoted(seat, nameAt(seat), number);
        }
    });
}

RoomModel::~RoomModel() = default;

const Catalogue &RoomModel::catalogue() const {
    return m_sent ? *m_sent : m_catalogue;
}

void RoomModel::refresh() {
    if (std::exchange(m_gameData, room().gameData) != room().gameData) {
        m_sent = m_gameData ? std::make_unique<const Catalogue>(*m_gameData) : nullptr;
    }
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
    m_questions->follow(room());
    m_sinceTold.start();
    followClock();
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

bool RoomModel::awaited() const {
    return active() && room().seats.isEmpty() && room().awaits != Room::Awaits::Nothing;
}

QString RoomModel::title() const {
    return shownTitle(room().title);
}

QString RoomModel::dataText() const {
    return DataWording(m_catalogue)
        .atTable(room().game, room().edition, room().data, room().gameData != nullptr);
}

QString RoomModel::gameName() const {
    const GameKind *kind = gameKind(room().game);
    return kind == nullptr ? QString() : kind->name(room().edition);
}

QString RoomModel::watchers() const {
    return room().watchers == 0 ? QString()
                                : tr("%n person(s) watch(es)", nullptr, room().watchers);
}

int RoomModel::freeSeats() const {
    return static_cast<int>(
        std::count_if(room().seats.begin(), room().seats.end(), [](const RoomSeat &seat) {
            return seat.setup.kind == Kind::Elsewhere && seat.presence == Presence::Free;
        }));
}

bool RoomModel::canStart() const {
    return room().mayStart && !room().started && room().state == Room::State::Here &&
           !room().seats.isEmpty() && freeSeats() == 0;
}

QString RoomModel::waiting() const {
    if (room().state != Room::State::Here) {
        return room().why.isEmpty() ? tr("Joining the table") : room().why;
    }
    if (const int free = freeSeats(); free > 0) {
        return tr("%n seat(s) still free", nullptr, free);
    }
    return room().mayStart ? tr("Everybody is here") : tr("Everybody is here; the host begins");
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

QString RoomModel::asleepText() const {
    const QStringList names = room().started ? namesOf(Presence::Asleep) : QStringList();
    return names.isEmpty() ? QString() : tr("Asleep: %1").arg(Wording::list(names));
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
        return room().why.isEmpty()
                   ? tr("Connection to the host lost. Reconnecting; nothing is lost.")
                   : room().why;
    }
    if (room().paused) {
        return pausedBy();
    }
    const auto people = [this](Presence presence) { return namesOf(presence); };
    if (const QStringList away = people(Presence::Away); !away.isEmpty()) {
        return tr("%1 away: the seat waits", "names", static_cast<int>(away.size()))
            .arg(Wording::list(away));
    }
    if (const QStringList gone = people(Presence::Left); !gone.isEmpty()) {
        return tr("%1 gave the seat back: it waits for somebody", "names",
                  static_cast<int>(gone.size()))
            .arg(Wording::list(gone));
    }
    if (const QStringList names = people(Presence::StandIn); !names.isEmpty()) {
        return tr("A computer plays for %1").arg(Wording::list(names));
    }
    return room().watching ? tr("You are watching") : QString();
}

QString RoomModel::noticeGlyph() const {
    const auto isSomebody = [this](Presence presence) { return !namesOf(presence).isEmpty(); };
    return room().state == Room::State::Here && room().paused ? QStringLiteral("pause")
           : room().state != Room::State::Here || isSomebody(Presence::Away) ||
                   isSomebody(Presence::Left)
               ? QStringLiteral("connection-lost")
           : isSomebody(Presence::StandIn) ? QStringLiteral("computer")
                                           : QStringLiteral("eye");
}

// ---- Turn clock --------------------------------------------------------------------------------

int RoomModel::leftMs(int seat) const {
    return std::max(0, room().seats[seat].turnLeftMs - static_cast<int>(m_sinceTold.elapsed()));
}

int RoomModel::hurriedSeat() const {
    int hurried = -1;
    for (int seat = 0; seat < room().seats.size(); ++seat) {
        const bool isLast = room().seats[seat].turnLeftMs > 0 &&
                            qint64{leftMs(seat)} * 4 <= qint64{room().turnSeconds} * 1000;
        if (isLast && room().seats[seat].setup.kind == Kind::Person) {
            return seat;
        }
        if (isLast && (hurried < 0 || leftMs(seat) < leftMs(hurried))) {
            hurried = seat;
        }
    }
    return hurried;
}

void RoomModel::followClock() {
    const bool runs = room().state == Room::State::Here && !room().paused &&
                      std::any_of(room().seats.begin(), room().seats.end(),
                                  [](const RoomSeat &seat) { return seat.turnLeftMs > 0; });
    if (runs != m_clock.isActive()) {
        runs ? m_clock.start() : m_clock.stop();
    }
    const int seat = hurriedSeat();
    const bool isMine = runs && seat >= 0 && room().seats[seat].setup.kind == Kind::Person;
    if (isMine && !m_isHurried) {
        emit told(clockText());
    }
    m_isHurried = isMine;
    emit clockChanged();
}

QString RoomModel::clockText() const {
    const int seat = hurriedSeat();
    if (seat < 0) {
        return turnClockText(room().turnSeconds);
    }
    constexpr int minute = 60;
    const int seconds = (leftMs(seat) + 999) / 1000;
    const QString time = seconds <= 2 * minute ? tr("%1 s", "seconds").arg(seconds)
                         : seconds <= 2 * minute * minute
                             ? tr("%1 min", "minutes").arg(seconds / minute)
                             : tr("%1 h", "hours").arg(seconds / minute / minute);
    return room().seats[seat].setup.kind == Kind::Person
               ? tr("%1 left for your turn", "a time").arg(time)
               : tr("%1 has %2 left", "somebody, a time").arg(nameAt(seat), time);
}

double RoomModel::clockShare() const {
    const int seat = hurriedSeat();
    return seat < 0 ? 1.0 : leftMs(seat) / (room().turnSeconds * 1000.0);
}

QString RoomModel::pausedBy() const {
    const QString by = nameAt(room().ownerSeat);
    return room().mayStart || by.isEmpty() ? tr("The game is paused") : tr("Paused by %1").arg(by);
}

QString RoomModel::pauseText() const {
    return room().state == Room::State::Lost ? tr("Waiting for the host")
           : room().paused                   ? tr("Paused", "the game")
                                             : QString();
}

void RoomModel::setMuted(bool muted) {
    if (m_muted != muted) {
        m_muted = muted;
        emit mutedChanged();
    }
}

void RoomModel::answer(int question, const QString &value) {
    if (m_questions->take(question, value)) {
        m_network.answer(question, value);
    }
}

QVariantList RoomModel::wonders() const {
    const GameKind *kind = gameKind(room().game);
    QVariantList list;
    if (kind != nullptr && kind->boards != nullptr) {
        const QStringList ids = kind->boards(catalogue().ofEdition(room().edition));
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

/// Computers and people who join later take what is left.
QVariantMap RoomModel::holders() const {
    QVariantMap holders;
    for (const RoomSeat &seat : room().seats) {
        const bool isPerson =
            seat.setup.kind == Kind::Person ||
            (seat.setup.kind == Kind::Elsewhere && seat.presence != Presence::Free);
        for (const QString &choice : {seat.setup.color, seat.setup.wonder}) {
            if (isPerson && !choice.isEmpty()) {
                holders[choice] = shownName(seat.setup.name);
            }
        }
    }
    return holders;
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
    return mirabilia::freshName(taken);
}

void RoomModel::fill(int seat, const QString &level) {
    SeatSetup computer;
    computer.level = level;
    computer.name = level.isEmpty() ? QString() : freshName();
    m_network.fill(seat, computer);
}
} // namespace mirabilia
