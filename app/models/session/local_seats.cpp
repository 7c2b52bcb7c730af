// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/local_seats.h"

#include <algorithm>

namespace mirabilia {

LocalSeats::LocalSeats(RunningGame &game, HotSeatRules rules, QObject *parent)
    : QObject(parent)
    , m_rules(rules) {
    for (const int seat : game.localSeats()) {
        if (Link *link = game.link(seat)) {
            Place place;
            place.seat = seat;
            place.link = link;
            m_places.push_back(std::move(place));
        }
    }
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        Link *link = m_places[i].link;
        connect(link, &Link::updated, this,
                [this, i](const v1::Update &update) { take(i, update, false); });
        connect(link, &Link::restored, this,
                [this, i](const v1::Update &update) { take(i, update, true); });
        link->refresh();
    }
    m_open = !shared();
}

bool LocalSeats::isHere(int seat) const {
    return std::any_of(m_places.begin(), m_places.end(),
                       [seat](const Place &place) { return place.seat == seat; });
}

bool LocalSeats::ready() const {
    return !m_places.empty() &&
           std::all_of(m_places.begin(), m_places.end(), [this](const Place &place) {
               return place.known &&
                      place.view.shared_revision() == m_places.front().view.shared_revision();
           });
}

void LocalSeats::take(std::size_t index, const v1::Update &update, bool restored) {
    Place &place = m_places[index];
    if (update.view().seats().empty() ||
        (place.known && update.view().revision() < place.view.revision())) {
        return;
    }
    if (restored) {
        place.story.clear();
        place.restored = true;
    } else if (!place.known) {
        return; // the pending answer to `refresh` includes this
    }
    for (const v1::Event &event : update.events()) {
        place.story.push_back(event);
    }
    if (restored) {
        place.fresh = place.story.size();
    }
    place.view = update.view();
    if (watching()) {
        place.view.set_viewer(0); // the view needs some seat to look from
    }
    place.known = true;
    if (ready()) {
        settle();
    }
    if (!update.refused().empty()) {
        emit refused(QString::fromStdString(update.refused()));
    }
}

/// The index of the next place that must decide, starting with the one at the screen; -1: none.
int LocalSeats::nextToDecide() const {
    for (std::size_t step = 0; step < m_places.size(); ++step) {
        const std::size_t index = (m_current + step) % m_places.size();
        if (!m_places[index].view.deciding_for().empty()) {
            return static_cast<int>(index);
        }
    }
    return -1;
}

bool LocalSeats::hasNews(const Place &place) const {
    return std::any_of(place.story.begin() + static_cast<std::ptrdiff_t>(place.fresh),
                       place.story.end(), m_rules.isShownToAll);
}

void LocalSeats::settle() {
    if (shared()) {
        if (hasNews(current()) || current().view.over()) {
            m_open = false; // everyone looks at the screen
        }
        const int next = nextToDecide();
        const bool goesOn = m_open && next == static_cast<int>(m_current);
        m_handoverTo = next < 0 || goesOn ? -1 : m_places[static_cast<std::size_t>(next)].seat;
        m_open = m_open && m_handoverTo < 0;
        if (m_handoverTo >= 0 && !m_rules.isSecret(m_places[static_cast<std::size_t>(next)].view)) {
            takeOver();
        }
    }
    emit settled();
}

void LocalSeats::takeOver() {
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].seat == m_handoverTo) {
            m_current = i;
        }
    }
    m_handoverTo = -1;
    m_open = true;
}

void LocalSeats::send(v1::Command command) {
    const Place &place = current();
    if (place.link == nullptr) {
        return;
    }
    command.set_revision(place.view.revision());
    emit sent(command);
    place.link->send(command);
}

void LocalSeats::markSeen() {
    for (Place &place : m_places) {
        place.fresh = place.story.size();
        place.restored = false;
    }
}

} // namespace mirabilia
