// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/services/network.h"
#include "app/models/shell/room_questions.h"

#include <QElapsedTimer>
#include <QTimer>

namespace mirabilia {

class Catalogue;

struct RoomSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString board MEMBER board)
    Q_PROPERTY(QString presence MEMBER presence)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString kind; ///< "me", "elsewhere", "free", "computer" or "freeCity"
    QString name;
    QString color;    ///< name in the seat palette
    QString level;    ///< of a computer
    QString wonder;   ///< id of the board that the seat asked for; empty: by lot
    QString side;     ///< of it, likewise
    QString board;    ///< what it is called
    QString presence; ///< "here", "away", "left" or "standIn"
};

/// Who sits, or will sit, at the table on the network.
class RoomSeatsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("RoomModel.seats")

public:
    explicit RoomSeatsModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<RoomSeatRow>(), parent) {}
    void setSeats(const QList<RoomSeatRow> &rows) { assign(rows); }
    [[nodiscard]] const RoomSeatRow &seat(int row) const { return at<RoomSeatRow>(row); }
};

/// How long a turn may take, in words: "2 minutes a turn"; empty: any time.
QString turnClockText(int seconds);

/// The table on the network that somebody here sits at, from the moment it is opened or joined
/// until it is left; the same object for all of them.
class RoomModel : public QObject {
    Q_OBJECT
    /// Somebody here is at a table, or on the way to one.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// "connecting", "here", "lost" (it is being tried again) or "closed" (for good).
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    /// What keeps the table from being here, in a sentence.
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    /// Its game goes on as soon as its host is there, which is being looked for.
    Q_PROPERTY(bool awaited READ awaited NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// Id of its engine, and what it is called.
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(int edition READ edition NOTIFY changed FINAL)
    /// What is to be known of the data that it is played with, in a sentence; empty: nothing.
    Q_PROPERTY(QString dataText READ dataText NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    /// For another device: its program opens the first, a camera reads the second.
    Q_PROPERTY(QString link READ link NOTIFY changed FINAL)
    Q_PROPERTY(QString page READ page NOTIFY changed FINAL)
    Q_PROPERTY(QString pin READ pin NOTIFY changed FINAL)
    Q_PROPERTY(bool hosted READ hosted NOTIFY changed FINAL)
    /// Somebody here lets it begin, and play again; removes people, pauses, decides about the
    /// absent.
    Q_PROPERTY(bool mayStart READ mayStart NOTIFY changed FINAL)
    Q_PROPERTY(bool mayModerate READ mayModerate NOTIFY changed FINAL)
    Q_PROPERTY(bool watching READ watching NOTIFY changed FINAL)
    /// How many people watch, in a sentence; empty: nobody does.
    Q_PROPERTY(QString watchers READ watchers NOTIFY changed FINAL)
    Q_PROPERTY(bool started READ started NOTIFY changed FINAL)
    Q_PROPERTY(bool paused READ paused NOTIFY changed FINAL)
    /// All seats are taken, and it is for somebody here to begin.
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    /// What the table waits for before it begins, in a sentence.
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed FINAL)
    /// While it plays: what everybody should know of its people and of the way to it, quietly.
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)
    Q_PROPERTY(QString noticeGlyph READ noticeGlyph NOTIFY changed FINAL)
    /// How long a turn may take; in its last quarter how long it may still take whom, and which
    /// share of it that is, from 0 to 1.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged FINAL)
    Q_PROPERTY(double clockShare READ clockShare NOTIFY clockChanged FINAL)
    /// Boards as `{id, name}` that a seat may ask for, and whether for a side of them; the colors.
    Q_PROPERTY(QVariantList wonders READ wonders NOTIFY changed FINAL)
    Q_PROPERTY(bool hasSides READ hasSides NOTIFY changed FINAL)
    Q_PROPERTY(QStringList palette READ palette CONSTANT FINAL)
    /// The colors and boards that somebody has chosen, each with the name of that person.
    Q_PROPERTY(QVariantMap holders READ holders NOTIFY changed FINAL)
    /// The way to a seat that was given away, for whoever is to have it; empty: none was.
    Q_PROPERTY(QString seatLink READ seatLink NOTIFY seatGivenAway FINAL)
    Q_PROPERTY(QString seatPage READ seatPage NOTIFY seatGivenAway FINAL)
    Q_PROPERTY(QString seatName READ seatName NOTIFY seatGivenAway FINAL)
    /// Signs of others are not shown.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged FINAL)
    /// What somebody here is asked to decide for the table.
    Q_PROPERTY(mirabilia::RoomQuestionsModel *questions READ questions CONSTANT FINAL)
    Q_PROPERTY(mirabilia::RoomSeatsModel *seats READ seats CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("LanModel.room")

public:
    RoomModel(Network &network, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] bool active() const { return room().state != Room::State::None; }
    [[nodiscard]] QString state() const;
    [[nodiscard]] QString why() const { return room().why; }
    [[nodiscard]] bool awaited() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString game() const { return room().game; }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] int edition() const { return room().edition; }
    [[nodiscard]] QString dataText() const;
    [[nodiscard]] QString address() const { return room().address; }
    [[nodiscard]] QString link() const { return room().link; }
    [[nodiscard]] QString page() const { return room().page; }
    [[nodiscard]] QString pin() const { return room().pin; }
    [[nodiscard]] bool hosted() const { return room().hosted; }
    [[nodiscard]] bool mayStart() const { return room().mayStart; }
    [[nodiscard]] bool mayModerate() const { return room().mayModerate; }
    [[nodiscard]] bool watching() const { return room().watching; }
    [[nodiscard]] QString watchers() const;
    [[nodiscard]] bool started() const { return room().started; }
    [[nodiscard]] bool paused() const { return room().paused; }
    [[nodiscard]] bool canStart() const;
    [[nodiscard]] QString waiting() const;
    [[nodiscard]] QString notice() const;
    [[nodiscard]] QString noticeGlyph() const;
    /// Why nobody at the table of this room may decide now, in a word or two; empty: they may.
    [[nodiscard]] QString pauseText() const;
    [[nodiscard]] QString clockText() const;
    [[nodiscard]] double clockShare() const;
    [[nodiscard]] QVariantList wonders() const;
    [[nodiscard]] bool hasSides() const;
    [[nodiscard]] QStringList palette() const;
    [[nodiscard]] QVariantMap holders() const;
    [[nodiscard]] QString seatLink() const { return room().seatLink; }
    [[nodiscard]] QString seatPage() const { return room().seatPage; }
    [[nodiscard]] QString seatName() const { return nameAt(room().givenAway); }
    [[nodiscard]] bool muted() const { return m_muted; }
    void setMuted(bool muted);
    [[nodiscard]] RoomQuestionsModel *questions() const { return m_questions; }
    [[nodiscard]] RoomSeatsModel *seats() const { return m_seats; }

    Q_INVOKABLE void start() { m_network.start(); }
    Q_INVOKABLE void moveSeat(int from, int to) { m_network.moveSeat(from, to); }
    /// A computer of this level takes a free seat; an empty one frees it again.
    Q_INVOKABLE void fill(int seat, const QString &level);
    /// One more person of this screen takes a free seat, or the one who watches there.
    Q_INVOKABLE void seatAnother(const QString &name) { m_network.seatAnother(name); }
    /// A name that nobody at the table has.
    Q_INVOKABLE [[nodiscard]] QString freshName() const;
    /// The person there has to go.
    Q_INVOKABLE void remove(int seat) { m_network.remove(seat); }
    /// The person there loses the seat; `seatGivenAway` brings the way to it for somebody else.
    Q_INVOKABLE void giveAway(int seat) { m_network.giveAway(seat); }
    /// Changes "color", "wonder" or "side" of a seat.
    Q_INVOKABLE void dress(int seat, const QString &role, const QString &value);
    Q_INVOKABLE void pause(bool on) { m_network.pause(on); }
    Q_INVOKABLE void answer(int question, const QString &value);
    /// One of eight, counted from 1.
    Q_INVOKABLE void emote(int number) { m_network.emote(number); }

signals:
    void changed();
    void mutedChanged();
    void clockChanged();
    /// Something was decided about a seat: a sentence for everybody, once.
    void told(const QString &text);
    void seatGivenAway();
    void emoted(int seat, const QString &name, int number);

private:
    [[nodiscard]] const Room &room() const { return m_network.room(); }
    [[nodiscard]] int freeSeats() const;
    [[nodiscard]] QStringList namesOf(RoomSeat::Presence presence) const;
    [[nodiscard]] QString nameAt(int seat) const;
    [[nodiscard]] QString pausedBy() const;
    void refresh();
    void followClock();
    /// The seat whose turn is in its last quarter: one of this screen, else the one with the least
    /// time; -1: none.
    [[nodiscard]] int hurriedSeat() const;
    [[nodiscard]] int leftMs(int seat) const;

    Network &m_network;
    const Catalogue &m_catalogue;
    RoomSeatsModel *m_seats;
    RoomQuestionsModel *m_questions;
    bool m_muted = false;
    QString m_seatLink;        ///< that was told last
    QElapsedTimer m_sinceTold; ///< how much time turns have left
    QTimer m_clock;
    bool m_isHurried = false; ///< somebody here has been told
};

} // namespace mirabilia
