// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/seat_proof.h"
#include "mirabilia/v1/net.pb.h"

#include <QList>

#include <functional>
#include <string>
#include <vector>

namespace mirabilia::net {

/// A seat held at this screen and its token.
struct Ticket {
    std::string table;
    std::string token;
    std::string hostId = {}; ///< the host that gave it; empty: this program is the host
    bool proves = false;     ///< the host can prove that it knows the token, so it is never sent
};

/// The seats of this screen at one host: requested again on every connection, and tracked while
/// held.
///
/// Once a host can prove that it knows a token, the token is never sent again: the host proves
/// first, then we do. A host that cannot is sent the token only if it is recognised as the one that
/// gave it and has never proven anything.
class Tickets {
public:
    enum class State {
        Kept,    ///< not requested: not connected, or to another host
        Asked,   ///< requested
        Seated,  ///< a person of this screen sits there
        NotOpen, ///< the table is not open at the host
        Unknown, ///< the host does not know the token
        Gone,    ///< given to somebody else while we held it
    };
    struct Place {
        Ticket ticket;
        State state = State::Kept;
        int seat = -1;          ///< as last told
        quint32 request = 0;    ///< while `Asked`
        bool isJoining = false; ///< while `Asked`: the host has proven what it must
    };
    /// What an envelope was.
    enum class Heard {
        Other,    ///< not about a ticket, or not only
        Answer,   ///< the answer to a ticket, nothing else
        Impostor, ///< the sender is not the host
    };
    using Send = std::function<quint32(const v1::Envelope &)>;

    explicit Tickets(Send send) : m_send(std::move(send)) {}

    /// Requests it at once if connected.
    void add(const Ticket &ticket);
    /// A host is connected: requests every seat. Returns false if it cannot be their host.
    [[nodiscard]] bool begin(const v1::Welcome &host, const std::string &nonce);
    /// The connection is gone.
    void end();
    /// Requests seats at tables that were not open.
    void askAgain();
    [[nodiscard]] Heard hear(const v1::Envelope &envelope);
    void clear() { m_places.clear(); }

    /// Seats held now are in the order in which they were taken on this connection.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    /// Returns true while a pending answer decides about a seat.
    [[nodiscard]] bool isAsking() const { return has(State::Asked); }
    [[nodiscard]] bool has(State state) const;
    /// Numbers of the seats held, ascending.
    [[nodiscard]] QList<int> seats() const;
    /// The id of their host; empty: no seat elsewhere.
    [[nodiscard]] std::string hostId() const;

private:
    [[nodiscard]] bool ask(Place &place);
    [[nodiscard]] Heard prove(Place &place, const v1::ChallengeReply &reply);
    [[nodiscard]] Heard sit(const v1::Envelope &envelope, Place *place);
    void takeAway(const v1::Envelope &envelope);
    void move(const v1::Seated &seated);
    void take(const v1::Seated &seated);
    [[nodiscard]] Place *asked(quint32 request);

    Send m_send;
    std::vector<Place> m_places;
    bool m_isThere = false;
    bool m_canProve = false;  ///< the connected host
    ProofNonces m_nonces;     ///< of the connected host
    std::vector<int> m_moved; ///< new seat numbers after a move, which arrive one by one
};

} // namespace mirabilia::net
