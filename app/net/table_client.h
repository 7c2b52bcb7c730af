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

/// Limits on what a host may send us.
struct HearingLimits {
    qint64 message = largestToClient;
    double bytesAtOnce = 8.0 * 1024 * 1024;
    double bytesPerSecond = 1024.0 * 1024;
};

/// The connection to a host: connects, greets, and after a loss reconnects by itself to the seats
/// it has tickets for. A host that cannot be theirs counts as lost.
class TableClient final : public QObject {
    Q_OBJECT

public:
    enum class State {
        Connecting,
        Here,
        Lost,   ///< retries by itself
        Closed, ///< permanently; `why` says what to do
    };
    Q_ENUM(State)

    /// `host` is ws://HOST:PORT, or wss:// behind an encrypting proxy.
    explicit TableClient(const QUrl &host, QObject *parent = nullptr);
    ~TableClient() override;

    /// Applies to connections opened from now on.
    void limit(const HearingLimits &limits) { m_limits = limits; }
    /// The user of this client can show games of every edition; sent in the next greeting.
    void showEditions() { m_showsEditions = true; }
    /// Speaks as the pages for phones do: JSON, with their features; for load tests.
    void speakAsPage() { m_isPage = true; }
    void open();
    /// Permanently, but without leaving the seats.
    void close();
    /// The host has a new address; connects there at once.
    void moveTo(const QUrl &host);
    /// The same, from the next attempt on.
    void aimAt(const QUrl &host);
    /// The host there turned out to be another one: retries.
    void doubt(const QString &why);
    [[nodiscard]] const QUrl &host() const { return m_url; }
    [[nodiscard]] State state() const { return m_state; }
    /// A sentence in the person's language; empty while all is well.
    [[nodiscard]] QString why() const { return m_why; }
    [[nodiscard]] const v1::Welcome &welcome() const { return m_welcome; }
    /// Returns true if the host supports the feature too.
    [[nodiscard]] bool can(std::string_view feature) const;

    /// Sends a request; `received` answers with its number as `reply_to`. Returns 0 if not
    /// connected.
    quint32 send(v1::Envelope envelope);
    /// Adds a seat held earlier, requested as soon as the host is there. Seats this host gives out
    /// are remembered automatically.
    void remember(const Ticket &ticket) { m_tickets.add(ticket); }
    [[nodiscard]] const Tickets &tickets() const { return m_tickets; }
    /// The id of the expected host: that of the seats, or else of the current host; empty: any.
    [[nodiscard]] std::string hostId() const;

    /// Received from the host so far.
    [[nodiscard]] qint64 bytesHeard() const { return m_bytesHeard; }

    /// A message from the host, from its socket or from a test that plays a hostile host.
    void hear(const QByteArray &bytes);

    /// The delay before reconnecting after this many losses in a row; `jitter` is 0 to 1.
    [[nodiscard]] static std::chrono::milliseconds backoff(int losses, double jitter);

    /// The ping interval this host asks for, clamped.
    [[nodiscard]] static std::chrono::milliseconds pingTime(const v1::Welcome &welcome);
    /// The longest message it accepts, clamped.
    [[nodiscard]] static qint64 longestFor(const v1::Welcome &welcome);

signals:
    void stateChanged();
    /// Everything except messages that concern only `tickets`.
    void received(const mirabilia::v1::Envelope &envelope);
    /// `tickets` has changed.
    void ticketsChanged();

private:
    void connectNow();
    void followSocket();
    /// Counts all incoming bytes; ends the connection above the limit.
    void countHeard(qint64 bytes);
    /// Why an attempt failed.
    [[nodiscard]] QString reason() const;
    void greet();
    [[nodiscard]] bool read(const QByteArray &bytes, google::protobuf::Message &message) const;
    void transmit(const QByteArray &bytes);
    [[nodiscard]] QByteArray written(const google::protobuf::Message &message) const;
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
    std::string m_nonce; ///< our nonce on this connection
    Tickets m_tickets;
    /// The last full view by viewer; updates leave out constant parts.
    std::map<std::uint32_t, v1::TableView> m_whole;
    quint32 m_requests = 0;
    qint64 m_bytesHeard = 0;
    bool m_showsEditions = false;
    bool m_isPage = false;
    HearingLimits m_limits;
    Allowance m_hearing{0, 0};
    Allowance m_saying{0, 0}; ///< outgoing bytes; a host could request pongs endlessly
    QString m_distrust;       ///< certificate error of this attempt
    int m_losses = 0;         ///< in a row
    std::chrono::milliseconds m_askedToWait{0};
    QTimer m_attempt; ///< timeout of an attempt
    QTimer m_retry;
    QTimer m_watch;
    QElapsedTimer m_heard;
    QElapsedTimer m_pinged;
    QElapsedTimer m_asked; ///< since tables that were not open were last asked for
    QElapsedTimer m_calm;  ///< since the connection was established
};

} // namespace mirabilia::net
