// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/netcli/network_player.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace mirabilia::cli {

namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds pause = 250ms; // before retrying after a refusal

} // namespace

NetworkPlayer::NetworkPlayer(const QUrl &host, Wish wish, Taste taste, quint64 seed,
                             QObject *parent)
    : QObject(parent)
    , m_client(host)
    , m_wish(std::move(wish))
    , m_taste(taste)
    , m_rng(seed) {
    m_client.showEditions(); // it plays whatever is offered
    connect(&m_client, &net::TableClient::received, this, &NetworkPlayer::hear);
    connect(&m_client, &net::TableClient::ticketsChanged, this, [this] {
        using State = net::Tickets::State;
        if (m_client.tickets().has(State::Unknown) || m_client.tickets().has(State::NotOpen)) {
            emit failed(tr("The host knows nothing of this seat any more."));
        }
    });
    connect(&m_client, &net::TableClient::stateChanged, this, [this] {
        if (m_client.state() == net::TableClient::State::Here) {
            arrive();
        } else if (m_client.state() == net::TableClient::State::Closed && !isOver()) {
            emit failed(m_client.why());
        }
    });
}

// ---- The way to a seat -------------------------------------------------------------------------

void NetworkPlayer::arrive() {
    for (auto &[viewer, place] : m_places) {
        place.inFlight.clear(); // the full update tells the outcome
    }
    if (!m_wish.table.empty()) {
        sitDown();
        return;
    }
    v1::Envelope envelope;
    envelope.mutable_list_tables();
    m_listed = m_client.send(envelope);
}

/// Asks for the seats still missing; seats already held are reclaimed with their tokens.
void NetworkPlayer::sitDown() {
    const auto held = static_cast<int>(m_client.tickets().places().size());
    for (int seat = m_wish.watch ? 0 : held; seat < (m_wish.watch ? 1 : m_wish.seats); ++seat) {
        v1::Envelope envelope;
        v1::Join &join = *envelope.mutable_join();
        join.set_table(m_wish.table);
        join.set_name(m_wish.name + (m_wish.seats > 1 ? " " + std::to_string(seat + 1) : ""));
        join.set_pin(m_wish.pin);
        join.set_invite(m_wish.invite);
        join.set_watch(m_wish.watch);
        m_client.send(envelope);
    }
}

void NetworkPlayer::choose(const v1::TableList &list) {
    const auto wanted = static_cast<std::uint32_t>(m_wish.seats);
    const auto found = std::find_if(
        list.tables().begin(), list.tables().end(), [this, wanted](const v1::TableInfo &table) {
            return m_wish.watch ? table.may_watch() : table.free_seats() >= wanted;
        });
    if (found == list.tables().end()) {
        emit failed(m_wish.watch ? tr("No table there can be watched.")
                                 : tr("No table there has enough free seats."));
        return;
    }
    m_wish.table = found->table();
    sitDown();
}

// ---- What is heard -----------------------------------------------------------------------------

void NetworkPlayer::hear(const v1::Envelope &envelope) {
    switch (envelope.what_case()) {
    case v1::Envelope::kTableList:
        if (envelope.reply_to() != 0 && envelope.reply_to() == std::exchange(m_listed, 0)) {
            choose(envelope.table_list());
        }
        break;
    case v1::Envelope::kSeated: emit seated(envelope.seated()); break;
    case v1::Envelope::kUpdate: hearUpdate(envelope.update(), envelope); break;
    case v1::Envelope::kRestored: hearUpdate(envelope.restored(), envelope); break;
    case v1::Envelope::kProblem: hearProblem(envelope); break;
    default: break;
    }
}

void NetworkPlayer::hearUpdate(const v1::Update &update, const v1::Envelope &envelope) {
    Place &place = m_places[update.view().viewer()];
    place.view = update.view();
    const bool isAnswer = place.inFlight.hear(envelope);
    if (isAnswer && update.refused().empty()) {
        emit answered(place.sent.nsecsElapsed(), update.events_size() > 0);
    }
    if (!update.refused().empty()) {
        m_pause.start();
    }
    if (isOver()) {
        emit finished();
    }
}

void NetworkPlayer::hearProblem(const v1::Envelope &envelope) {
    const bool isOfADecision = std::any_of(m_places.begin(), m_places.end(), [&](auto &each) {
        return each.second.inFlight.hear(envelope);
    });
    if (!isOfADecision) {
        emit failed(QString::fromStdString(envelope.problem().text()));
        return;
    }
    m_pause.start();
}

// ---- What it does ------------------------------------------------------------------------------

bool NetworkPlayer::isDue(const Place &place) {
    return !place.view.over() && place.view.deciding_for_size() > 0 && place.inFlight.isEmpty();
}

bool NetworkPlayer::isPlaying() const {
    return static_cast<int>(m_places.size()) >= (m_wish.watch ? 1 : m_wish.seats);
}

bool NetworkPlayer::isOver() const {
    return isPlaying() && std::all_of(m_places.begin(), m_places.end(),
                                      [](const auto &each) { return each.second.view.over(); });
}

bool NetworkPlayer::isAsked() const {
    const bool rests = m_pause.isValid() && !m_pause.hasExpired(pause.count());
    return !rests && m_client.state() == net::TableClient::State::Here &&
           std::any_of(m_places.begin(), m_places.end(),
                       [](const auto &each) { return isDue(each.second); });
}

void NetworkPlayer::decide() {
    const auto due = std::find_if(m_places.begin(), m_places.end(),
                                  [](const auto &each) { return isDue(each.second); });
    Place &place = due->second;
    const std::optional<v1::Move> move = chosenMove(place.view, m_taste, m_rng);
    if (!move) {
        emit failed(tr("This program does not know what can be decided there."));
        return;
    }
    v1::Envelope envelope;
    v1::Command &command = *envelope.mutable_command();
    command.set_seat(place.view.deciding_for(0));
    command.set_revision(place.view.revision());
    *command.mutable_move() = *move;
    place.sent.start();
    place.inFlight.send(m_client.send(envelope));
}

const v1::TableView *NetworkPlayer::view() const {
    return m_places.empty() ? nullptr : &m_places.begin()->second.view;
}

} // namespace mirabilia::cli
