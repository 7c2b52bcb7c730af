// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"

namespace mirabilia {

/// A table on the network, before anybody here sits down at it.
struct FoundTable {
    QString address;  ///< host and port, to be typed and to join by
    QString id;       ///< of the table; empty: the host could not be asked, `problem` says why
    QString host;     ///< what its person calls it; plain text
    QString game;     ///< id of the engine
    int edition = 1;  ///< of the game
    quint64 data = 0; ///< fingerprint of those it is played with; 0: not told
    QStringList persons;
    int freeSeats = 0;
    bool needsPin = false;
    bool started = false;
    bool mayWatch = false;
    /// Somebody here has a seat there: the way back is `continueGame` with `id`, not to watch.
    bool hasMySeat = false;
    int turnSeconds = 0; ///< a turn may take so long; 0: any time
    /// No table, but a host where one may be opened: with `needsPin` for its own PIN.
    bool mayOpen = false;
    QString problem;

    bool operator==(const FoundTable &) const = default;
};

/// How somebody here wants to sit down at a table on the network.
struct JoinWish {
    QString address; ///< host and port, or a whole link, whose table and invite then count
    QString table;   ///< id; empty: the first of the host that has room
    QString invite;  ///< spares the PIN
    QString pin;
    QString name;
    QString color;
    bool watch = false;
};

/// How a table is opened to others.
struct HostWish {
    GameSetup setup; ///< with seats for people elsewhere
    QString title;   ///< what others find it by
    QString pin;     ///< asked of newcomers; empty: nothing is
    bool mayWatch = true;
    QString at = {};      ///< address of another host that is to open it; empty: this program does
    QString hostPin = {}; ///< of that host, if it asks for one
    int turnSeconds = 0;  ///< a turn may take so long before a computer stands in; 0: any time
    bool everywhere = false; ///< this program listens beyond the networks of this computer too
};

/// One place of the room.
struct RoomSeat {
    enum class Presence { Free, Here, Away, Left, StandIn };

    SeatSetup setup; ///< `Elsewhere` unless a person of this screen sits there
    Presence presence = Presence::Here;
    int awayForMs = 0;
    /// Of the turn that is being thought about, when it was told; 0: no clock runs for this seat.
    int turnLeftMs = 0;

    bool operator==(const RoomSeat &) const = default;
};

/// What somebody here is asked to decide for the table: about a person who is away, "wait",
/// "stand_in" or "save_and_end"; whether the seat of one who is here may be given away,
/// "give_away" or "keep".
struct RoomQuestion {
    int number = 0;
    int seat = 0;
    QStringList choices;

    bool operator==(const RoomQuestion &) const = default;
};

/// A table on the network that somebody here sits at, or watches, before and while it plays.
struct Room {
    enum class State {
        None,       ///< nobody here is at any
        Connecting, ///< for the first time
        Here,
        Lost,   ///< it is being tried again; `why`
        Closed, ///< and stays so: `why` says what to do
    };
    /// What it waits for while it is `Connecting` or `Lost`. It can be left all the while, and the
    /// seats of a game that has begun are kept.
    enum class Awaits {
        Nothing,
        Host,  ///< nobody answers: its program does not run, or is not on this network
        Table, ///< the host is there, and has not opened this table
    };

    State state = State::None;
    /// A sentence, also of what it waits for. Empty while a game waits for a host that did not say
    /// why it went.
    QString why;
    Awaits awaits = Awaits::Nothing;
    int awaitsForMs = 0; ///< how long, when it was told
    QString title;
    QString game;     ///< id of the engine; empty until the host has told
    int edition = 1;  ///< of the game
    quint64 data = 0; ///< fingerprint of those it is played with; 0: not told
    QString address;  ///< that others can type; empty if only the host knows it
    QString link;     ///< the same with the invite, for another device's program
    QString page;     ///< the same as a web address, for a camera
    QString pin;      ///< at the host's own screen
    QList<RoomSeat> seats;
    int givenAway = -1; ///< the seat for which somebody else may come by `seatLink` or `seatPage`
    QString seatLink;
    QString seatPage;
    bool hosted = false;      ///< by this program
    bool owner = false;       ///< somebody here decides for the table
    bool mayStart = false;    ///< somebody here lets it begin, rest and play again, and is asked
    bool mayModerate = false; ///< somebody here removes people and gives seats away
    int ownerSeat = -1;       ///< whose person decides for the table; -1: nobody's, or not told
    bool watching = false;    ///< nobody here has a seat
    bool started = false;
    bool paused = false;
    int watchers = 0;              ///< so many people watch
    int turnSeconds = 0;           ///< a turn may take so long; 0: any time
    QList<RoomQuestion> questions; ///< that nobody has answered, the oldest first

    bool operator==(const Room &) const = default;
};

/// Tables on the network: finding, opening, joining. It lives in the thread of the models, and
/// nothing here may block it. At most one room at a time; while its game runs it has a RunningGame.
class Network : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- Looking
    // ---------------------------------------------------------------------------------

    /// Looks for tables as long as somebody wants to see them.
    virtual void seek(bool on) = 0;
    /// Looks at one address too, as typed or as a link. False: that is none.
    virtual bool seekAt(const QString &address) = 0;
    [[nodiscard]] virtual QList<FoundTable> found() const = 0;

    // ---- The room
    // --------------------------------------------------------------------------------

    /// Opens a table to others; answered by `roomChanged`, or by `problem`.
    virtual void host(const HostWish &wish) = 0;
    /// Sits down; answered by `roomChanged`, or by `problem`.
    virtual void join(const JoinWish &wish) = 0;
    /// One more person of this screen takes a free seat of the room.
    virtual void seatAnother(const QString &name) = 0;
    /// Goes on with a game of before, hosted here or elsewhere.
    virtual void continueGame(const QString &id) = 0;
    /// Leaves the room. `forGood` gives the seats back and closes a table that is hosted here and
    /// has not begun; otherwise it waits among `saves`.
    virtual void leave(bool forGood) = 0;
    [[nodiscard]] virtual const Room &room() const = 0;
    /// The running game; null before it begins and after it is left.
    [[nodiscard]] virtual RunningGame *running() = 0;

    // ---- What the owner may do
    // -------------------------------------------------------------------

    virtual void start() = 0;
    virtual void moveSeat(int from, int to) = 0;
    /// A computer takes a free seat; one without a level frees it for a person again.
    virtual void fill(int seat, const SeatSetup &computer) = 0;
    virtual void remove(int seat) = 0;
    /// The person there loses the seat; the room gets the way to it for somebody else.
    virtual void giveAway(int seat) = 0;
    /// The same people once more, when the game is over; answered by `opened`, or by `ended` where
    /// somebody is missing.
    virtual void again() = 0;
    virtual void pause(bool on) = 0;
    /// Answers one of `Room::questions` by one of its choices.
    virtual void answer(int question, const QString &choice) = 0;

    // ---- What everybody may do
    // -------------------------------------------------------------------

    /// Before it begins: color and board of a seat of one's own, or of a computer's as its owner.
    virtual void dress(int seat, const SeatSetup &look) = 0;
    /// One of eight, counted from 1; shown to all.
    virtual void emote(int number) = 0;

    // ---- Kept things
    // -----------------------------------------------------------------------------

    /// Games over the network that wait, the latest first.
    [[nodiscard]] virtual QList<SavedGame> saves() const = 0;
    /// Forgets one of them: the seat elsewhere, or the whole table if it is hosted here.
    virtual bool removeSave(const QString &id) = 0;
    /// Takes the latest such step back; false if that was another game.
    virtual bool restoreSave(const QString &id) = 0;

signals:
    void foundChanged();
    void roomChanged();
    /// The game begins, or goes on: `running` is there.
    void opened();
    /// The game is gone, and the room waits for the next one.
    void ended();
    /// A further one of `Room::questions`, which holds it already.
    void asked(int question, int seat, const QStringList &choices);
    /// It no longer counts, and `Room::questions` has it no more: whoever it was about is back,
    /// somebody has answered, or the table is gone.
    void withdrawn(int question);
    /// What was decided about a seat: "seat_given_away", "seat_taken", "seat_kept", "stand_in",
    /// "left", "moderates". `name` is that of its person; `text` a sentence in English, for codes
    /// that are not known.
    void notice(const QString &code, int seat, const QString &name, const QString &text);
    void emoted(int seat, int number);
    void savesChanged();
    /// A failure in three sentences for people: what happened, what is safe, what to do next.
    void problem(const QString &what, const QString &safe, const QString &next);
    /// The same of something that is none: the room has ended because somebody wanted it so.
    void note(const QString &what, const QString &safe, const QString &next);
};

} // namespace mirabilia
