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
    QString level;    ///< computers only
    QString wonder;   ///< id of the board asked for; empty: drawn
    QString side;     ///< of the board; empty: drawn
    QString board;    ///< its name
    QString presence; ///< "here", "asleep", "away", "left" or "standIn"
};

/// The players at a network table, before and during the game.
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

/// The turn limit in words: "2 minutes a turn"; empty: none.
QString turnClockText(int seconds);

/// The network table somebody here is at, from opening or joining until leaving. One object serves
/// all of them.
class RoomModel : public QObject {
    Q_OBJECT
    /// True if somebody here is at a table, or joining one.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// "connecting", "here", "lost" (retrying) or "closed" (permanently).
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    /// Why the table is not available, in a sentence.
    Q_PROPERTY(QString why READ why NOTIFY changed FINAL)
    /// True if its game resumes once its host, which is being searched for, is found.
    Q_PROPERTY(bool awaited READ awaited NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// Engine id and name of the game.
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(int edition READ edition NOTIFY changed FINAL)
    /// What is to be known of the data that it is played with, in a sentence; empty: nothing.
    Q_PROPERTY(QString dataText READ dataText NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    /// For another device: its program opens `link`, a camera reads `page`.
    Q_PROPERTY(QString link READ link NOTIFY changed FINAL)
    Q_PROPERTY(QString page READ page NOTIFY changed FINAL)
    Q_PROPERTY(QString pin READ pin NOTIFY changed FINAL)
    Q_PROPERTY(bool hosted READ hosted NOTIFY changed FINAL)
    /// Whether somebody here may start, restart and pause, and decides about absent players;
    /// whether they may remove people.
    Q_PROPERTY(bool mayStart READ mayStart NOTIFY changed FINAL)
    Q_PROPERTY(bool mayModerate READ mayModerate NOTIFY changed FINAL)
    Q_PROPERTY(bool watching READ watching NOTIFY changed FINAL)
    /// The number of watchers in a sentence; empty if none.
    Q_PROPERTY(QString watchers READ watchers NOTIFY changed FINAL)
    Q_PROPERTY(bool started READ started NOTIFY changed FINAL)
    Q_PROPERTY(bool paused READ paused NOTIFY changed FINAL)
    /// True if all seats are taken and somebody here may start.
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    /// What the table waits for before the start, in a sentence.
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed FINAL)
    /// During the game: unobtrusive news about its players and the connection.
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)
    Q_PROPERTY(QString noticeGlyph READ noticeGlyph NOTIFY changed FINAL)
    /// Whose phone sleeps during the game, in words; they come back with the next touch. Empty:
    /// nobody's.
    Q_PROPERTY(QString asleepText READ asleepText NOTIFY changed FINAL)
    /// The turn limit; in the last quarter of a turn the time left and for whom, and its share of
    /// the limit, 0 to 1.
    Q_PROPERTY(QString clockText READ clockText NOTIFY clockChanged FINAL)
    Q_PROPERTY(double clockShare READ clockShare NOTIFY clockChanged FINAL)
    /// The boards a seat may ask for, as `{id, name}`, and whether by side; the colours.
    Q_PROPERTY(QVariantList wonders READ wonders NOTIFY changed FINAL)
    Q_PROPERTY(bool hasSides READ hasSides NOTIFY changed FINAL)
    Q_PROPERTY(QStringList palette READ palette CONSTANT FINAL)
    /// Colours and boards already chosen, each with the name of its holder.
    Q_PROPERTY(QVariantMap holders READ holders NOTIFY changed FINAL)
    /// The links to a seat that was given away, for its next person; empty if none was.
    Q_PROPERTY(QString seatLink READ seatLink NOTIFY seatGivenAway FINAL)
    Q_PROPERTY(QString seatPage READ seatPage NOTIFY seatGivenAway FINAL)
    Q_PROPERTY(QString seatName READ seatName NOTIFY seatGivenAway FINAL)
    /// True if emotes of others are hidden.
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged FINAL)
    /// Open questions to somebody here on behalf of the table.
    Q_PROPERTY(mirabilia::RoomQuestionsModel *questions READ questions CONSTANT FINAL)
    Q_PROPERTY(mirabilia::RoomSeatsModel *seats READ seats CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("LanModel.room")

public:
    RoomModel(Network &network, const Catalogue &catalogue, QObject *parent = nullptr);
    ~RoomModel() override;

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
    [[nodiscard]] QString asleepText() const;
    /// Why nobody at this table may decide now, in a word or two; empty if they may.
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
    /// A computer of this level takes a free seat; an empty level frees it again.
    Q_INVOKABLE void fill(int seat, const QString &level);
    /// Another person of this screen takes a free seat, or the watcher does.
    Q_INVOKABLE void seatAnother(const QString &name) { m_network.seatAnother(name); }
    /// A name nobody at the table has.
    Q_INVOKABLE [[nodiscard]] QString freshName() const;
    /// Removes the person from the seat.
    Q_INVOKABLE void remove(int seat) { m_network.remove(seat); }
    /// Takes the seat from its person; `seatGivenAway` follows with the links for somebody else.
    Q_INVOKABLE void giveAway(int seat) { m_network.giveAway(seat); }
    /// Changes "color", "wonder" or "side" of a seat.
    Q_INVOKABLE void dress(int seat, const QString &role, const QString &value);
    Q_INVOKABLE void pause(bool on) { m_network.pause(on); }
    Q_INVOKABLE void answer(int question, const QString &value);
    /// One of eight, from 1.
    Q_INVOKABLE void emote(int number) { m_network.emote(number); }

signals:
    void changed();
    void mutedChanged();
    void clockChanged();
    /// A decision about a seat, as a sentence for everyone, emitted once.
    void told(const QString &text);
    void seatGivenAway();
    void emoted(int seat, const QString &name, int number);

private:
    [[nodiscard]] const Room &room() const { return m_network.room(); }
    /// Of what the table is played with.
    [[nodiscard]] const Catalogue &catalogue() const;
    [[nodiscard]] int freeSeats() const;
    [[nodiscard]] QStringList namesOf(RoomSeat::Presence presence) const;
    [[nodiscard]] QString nameAt(int seat) const;
    [[nodiscard]] QString pausedBy() const;
    void refresh();
    void followClock();
    /// The seat in the last quarter of its turn: one at this screen, else the one with the least
    /// time; -1: none.
    [[nodiscard]] int hurriedSeat() const;
    [[nodiscard]] int leftMs(int seat) const;

    Network &m_network;
    const Catalogue &m_catalogue;
    std::shared_ptr<const GameData> m_gameData; ///< of the room, read into `m_sent`
    std::unique_ptr<const Catalogue> m_sent;    ///< null: the data here are used
    RoomSeatsModel *m_seats;
    RoomQuestionsModel *m_questions;
    bool m_muted = false;
    QString m_seatLink;        ///< last one emitted
    QElapsedTimer m_sinceTold; ///< since the remaining turn times were received
    QTimer m_clock;
    bool m_isHurried = false; ///< somebody here has been warned
};

} // namespace mirabilia
