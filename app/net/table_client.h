// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/allowance.h"
#include "app/net/tickets.h"
#include "app/net/wire.h"
#include "mirabilia/v1/net.pb.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

class QWebSocket;

namespace mirabilia::net {

/// What a host may cost whoever listens to it.
struct HearingLimits {
    qint64 message = largestToClient;
    double bytesAtOnce = 8.0 * 1024 * 1024;
    double bytesPerSecond = 1024.0 * 1024;
};

/// The way to a host, as long as anybody wants to be there: connects, says hello, and comes back by
/// itself when the connection is lost, to the seats that it has tickets for. A host that cannot be
/// theirs counts as lost.
class TableClient final : public QObject {
    Q_OBJECT

public:
    enum class State {
        Connecting,
        Here,
        Lost,   ///< it tries again by itself
        Closed, ///< and stays so: `why` says what to do
    };
    Q_ENUM(State)

    /// `host` is ws://HOST:PORT, or wss:// where a proxy encrypts.
    explicit TableClient(const QUrl &host, QObject *parent = nullptr);
    ~TableClient() override;

    /// Of what is opened from now on.
    void limit(const HearingLimits &limits) { m_limits = limits; }
    /// Whoever uses it shows games of every edition: said in the next greeting.
    void showEditions() { m_showsEditions = true; }
    void open();
    /// For good, and without leaving the seat.
    void close();
    /// The host has another address now.
    void moveTo(const QUrl &host);
    /// The same, to be tried when it is time for the next attempt.
    void aimAt(const QUrl &host);
    /// Whoever answers there is not the host that is meant, as it turns out: the search goes on.
    void doubt(const QString &why);
    [[nodiscard]] const QUrl &host() const { return m_url; }
    [[nodiscard]] State state() const { return m_state; }
    /// A sentence in the person's language; empty while all is well.
    [[nodiscard]] QString why() const { return m_why; }
    [[nodiscard]] const v1::Welcome &welcome() const { return m_welcome; }
    /// Whether the host can do it too.
    [[nodiscard]] bool can(std::string_view feature) const;

    /// A request; answered by `received` with its number as `reply_to`. 0: nobody is there to hear.
    quint32 send(v1::Envelope envelope);
    /// A seat of before: asked for as soon as the host is there. Those that it gives out are
    /// remembered by themselves.
    void remember(const Ticket &ticket) { m_tickets.add(ticket); }
    [[nodiscard]] const Tickets &tickets() const { return m_tickets; }
    /// What the host is recognised by: that of the seats, or of whoever is there; empty: anybody.
    [[nodiscard]] std::string hostId() const;

    /// On the wire, from the host, since it was made.
    [[nodiscard]] qint64 bytesHeard() const { return m_bytesHeard; }

    /// What the host says; from its socket, or of a test that plays a hostile host.
    void hear(const QByteArray &bytes);

    /// How long the way back waits after so many losses in a row; `jitter` from 0 to 1.
    [[nodiscard]] static std::chrono::milliseconds backoff(int losses, double jitter);

    /// How often this host wants to hear a ping, within reason.
    [[nodiscard]] static std::chrono::milliseconds pingTime(const v1::Welcome &welcome);
    /// The longest message that it takes, within reason.
    [[nodiscard]] static qint64 longestFor(const v1::Welcome &welcome);

signals:
    void stateChanged();
    /// Everything but what is about `tickets` alone.
    void received(const mirabilia::v1::Envelope &envelope);
    /// Something is new about `tickets`.
    void ticketsChanged();

private:
    void connectNow();
    void followSocket();
    /// All that comes in: more than anybody would say ends it.
    void countHeard(qint64 bytes);
    /// Why an attempt has failed.
    [[nodiscard]] QString reason() const;
    void greet();
    void hearReply(const QByteArray &bytes);
    void welcome(const v1::Welcome &welcome);
    void take(const v1::Envelope &envelope);
    void part(const v1::Bye &bye);
    void lose(const QString &why);
    void end(const QString &why);
    void drop();
    void watch();
    void setState(State state, const QString &why);

    QUrl m_url;
    std::unique_ptr<QWebSocket> m_socket;
    State m_state = State::Closed;
    QString m_why;
    v1::Welcome m_welcome;
    std::string m_nonce; ///< ours, of this connection
    Tickets m_tickets;
    /// By viewer, as told last: updates leave out what never changes.
    std::map<std::uint32_t, v1::TableView> m_whole;
    quint32 m_requests = 0;
    qint64 m_bytesHeard = 0;
    bool m_showsEditions = false;
    HearingLimits m_limits;
    Allowance m_hearing{0, 0};
    Allowance m_saying{0, 0}; ///< pongs with it: a host may ask for them without end
    QString m_distrust;       ///< what is wrong with the certificate of this attempt
    int m_losses = 0;         ///< in a row
    std::chrono::milliseconds m_askedToWait{0};
    QTimer m_attempt; ///< one attempt may take so long
    QTimer m_retry;
    QTimer m_watch;
    QElapsedTimer m_heard;
    QElapsedTimer m_pinged;
    QElapsedTimer m_asked; ///< since tables that are not open were asked for
    QElapsedTimer m_calm;  ///< since it is here
};

} // namespace mirabilia::net
