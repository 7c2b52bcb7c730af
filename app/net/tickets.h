// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/seat_proof.h"
#include "mirabilia/v1/net.pb.h"

#include <QList>

#include <functional>
#include <string>
#include <vector>

namespace mirabilia::net {

/// A seat of somebody at this screen, and what opens it.
struct Ticket {
    std::string table;
    std::string token;
    std::string hostId = {}; ///< of the host that gave it; empty: this program is the host
    bool proves = false;     ///< that host proves that it knows the token; it is told to nobody
};

/// The seats that the people of this screen have at one host: asked for anew in every connection,
/// and followed while they sit there.
///
/// A token is not told again once its host can prove that it knows it: then the host proves first,
/// and we after it. A host that cannot is told the token only if it is recognised as the one that
/// gave it, and has never proven anything.
class Tickets {
public:
    enum class State {
        Kept,    ///< not asked for: nobody is there, or it is not its host
        Asked,   ///< on the way
        Seated,  ///< somebody of this screen sits there
        NotOpen, ///< the host has not opened this table
        Unknown, ///< the host does not know the token
        Gone,    ///< the seat was given to somebody else while we sat there
    };
    struct Place {
        Ticket ticket;
        State state = State::Kept;
        int seat = -1;          ///< its number, as told last
        quint32 request = 0;    ///< while it is `Asked`
        bool isJoining = false; ///< likewise: its host has proven what it has to
    };
    /// Whose envelope it was.
    enum class Heard {
        Other,    ///< not of a ticket, or not of it alone
        Answer,   ///< of a ticket, and of nobody else
        Impostor, ///< whoever says so is not the host
    };
    using Send = std::function<quint32(const v1::Envelope &)>;

    explicit Tickets(Send send) : m_send(std::move(send)) {}

    /// Asked for at once where a host is there.
    void add(const Ticket &ticket);
    /// A host is there, and asked for every seat. False: this cannot be their host.
    [[nodiscard]] bool begin(const v1::Welcome &host, const std::string &nonce);
    /// Nobody is there any more.
    void end();
    /// For the seats of tables that were not open.
    void askAgain();
    [[nodiscard]] Heard hear(const v1::Envelope &envelope);
    void clear() { m_places.clear(); }

    /// Those that somebody has by now in the order in which they sat down in this connection.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    /// Something is on the way that decides about a seat.
    [[nodiscard]] bool isAsking() const { return has(State::Asked); }
    [[nodiscard]] bool has(State state) const;
    /// Numbers of the seats where somebody sits, ascending.
    [[nodiscard]] QList<int> seats() const;
    /// What their host is recognised by; empty: nobody here has a seat elsewhere.
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
    bool m_canProve = false;  ///< the host that is there
    ProofNonces m_nonces;     ///< likewise
    std::vector<int> m_moved; ///< where they sit after a move, as they are told one after the other
};

} // namespace mirabilia::net
