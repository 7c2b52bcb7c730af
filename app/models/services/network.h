// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"

#include <memory>

namespace mirabilia {

/// A table on the network, before anyone here joins it.
struct FoundTable {
    QString address;  ///< host and port, to type and to join by
    QString id;       ///< of the table; empty: the host could not be asked, see `problem`
    QString host;     ///< the host's name for itself; plain text
    QString game;     ///< engine id
    int edition = 1;  ///< of the game
    quint64 data = 0; ///< fingerprint of the data in use; 0: not told
    /// Its host sends them to guests who have others.
    bool sendsData = false;
    QStringList persons;
    int freeSeats = 0;
    bool needsPin = false;
    bool started = false;
    bool mayWatch = false;
    /// Somebody here has a seat there: return by `continueGame` with `id` instead of watching.
    bool hasMySeat = false;
    int turnSeconds = 0; ///< turn limit; 0: none
    /// Not a table but a host where one may be opened; `needsPin` then refers to the host's PIN.
    bool mayOpen = false;
    QString problem;

    bool operator==(const FoundTable &) const = default;
};

/// How somebody here wants to join a table.
struct JoinWish {
    QString address; ///< host and port, or a whole link, whose table and invite then count
    QString table;   ///< id; empty: the first one with room
    QString invite;  ///< replaces the PIN
    QString pin;
    QString name;
    QString color;
    bool watch = false;
    bool isTold = false; ///< the list of tables has said whether its data are others than here
};

/// How a table is opened to others.
struct HostWish {
    GameSetup setup; ///< with seats for people elsewhere
    QString title;   ///< shown to others
    QString pin;     ///< asked of newcomers; empty: none
    bool mayWatch = true;
    QString at = {};         ///< address of another host that should open it; empty: this program
    QString hostPin = {};    ///< PIN of that host, if it asks for one
    int turnSeconds = 0;     ///< turn limit before a computer stands in; 0: none
    bool everywhere = false; ///< also accept connections from outside this computer's networks
};

/// One seat of the room.
struct RoomSeat {
    enum class Presence {
        Free,
        Here,
        Asleep, ///< here, but their phone has been silent for a while
        Away,
        Left,
        StandIn
    };

    SeatSetup setup; ///< `Elsewhere` unless a person of this screen sits there
    Presence presence = Presence::Here;
    int awayForMs = 0;
    /// Time left for the current turn, as last told; 0: no clock runs for this seat.
    int turnLeftMs = 0;

    bool operator==(const RoomSeat &) const = default;
};

/// A question to somebody here on behalf of the table: about an absent player, "wait", "stand_in"
/// or "save_and_end"; whether a present player's seat may be given away, "give_away" or "keep".
struct RoomQuestion {
    int number = 0;
    int seat = 0;
    QStringList choices;

    bool operator==(const RoomQuestion &) const = default;
};

/// A network table that somebody here plays at or watches, before and during the game.
struct Room {
    enum class State {
        None,       ///< not at any table
        Connecting, ///< for the first time
        Here,
        Lost,   ///< retrying; see `why`
        Closed, ///< permanently; `why` says what to do
    };
    /// What it waits for while `Connecting` or `Lost`. The room can be left at any time; the seats
    /// of a game that has begun are kept.
    enum class Awaits {
        Nothing,
        Host,  ///< no answer: its program is not running, or not on this network
        Table, ///< the host answers but has not opened this table
    };

    State state = State::None;
    /// A sentence, also about what it waits for. Empty while a game waits for a host that gave no
    /// reason for leaving.
    QString why;
    Awaits awaits = Awaits::Nothing;
    int awaitsForMs = 0; ///< as last told
    QString title;
    QString game;     ///< engine id; empty until the host has told it
    int edition = 1;  ///< of the game
    quint64 data = 0; ///< fingerprint of the data in use; 0: not told
    /// Those data, if the host has sent them because they are not this program's; else null.
    std::shared_ptr<const GameData> gameData = {};
    QString address; ///< to be typed by others; empty if only the host knows it
    QString link;    ///< the same with the invite, for the program on another device
    QString page;    ///< the same as a web address, for a camera
    QString pin;     ///< shown at the host's own screen
    QList<RoomSeat> seats;
    int givenAway = -1; ///< the seat open to somebody else by `seatLink` or `seatPage`
    QString seatLink;
    QString seatPage;
    bool hosted = false;      ///< by this program
    bool owner = false;       ///< somebody here decides for the table
    bool mayStart = false;    ///< somebody here starts, rests and restarts it, and is asked
    bool mayModerate = false; ///< somebody here removes people and gives seats away
    int ownerSeat = -1;       ///< the seat that decides for the table; -1: none, or unknown
    bool watching = false;    ///< nobody here has a seat
    bool started = false;
    bool paused = false;
    int watchers = 0;              ///< number of watchers
    int turnSeconds = 0;           ///< turn limit; 0: none
    QList<RoomQuestion> questions; ///< unanswered, the oldest first

    bool operator==(const Room &) const = default;
};

/// Network tables: finding, opening, joining. Lives in the models' thread and must never block it.
/// At most one room at a time; while its game runs it has a RunningGame.
class Network : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- Discovery -----------------------------------------------------------------------------

    /// Searches for tables while on.
    virtual void seek(bool on) = 0;
    /// Also polls one address, typed or from a link. Returns false if it is not an address.
    virtual bool seekAt(const QString &address) = 0;
    [[nodiscard]] virtual QList<FoundTable> found() const = 0;

    // ---- The room ------------------------------------------------------------------------------

    /// Opens a table to others; answered by `roomChanged` or `problem`.
    virtual void host(const HostWish &wish) = 0;
    /// Takes a seat; answered by `roomChanged` or `problem`.
    virtual void join(const JoinWish &wish) = 0;
    /// Another person of this screen takes a free seat of the room.
    virtual void seatAnother(const QString &name) = 0;
    /// Resumes an earlier game, hosted here or elsewhere.
    virtual void continueGame(const QString &id) = 0;
    /// Leaves the room. `forGood` gives the seats back and closes a table hosted here that has not
    /// begun; otherwise it is kept among `saves`.
    virtual void leave(bool forGood) = 0;
    [[nodiscard]] virtual const Room &room() const = 0;
    /// The running game; null before it begins and after it is left.
    [[nodiscard]] virtual RunningGame *running() = 0;

    // ---- For the owner -------------------------------------------------------------------------

    virtual void start() = 0;
    virtual void moveSeat(int from, int to) = 0;
    /// A computer takes a free seat; without a level, the seat becomes free for a person again.
    virtual void fill(int seat, const SeatSetup &computer) = 0;
    virtual void remove(int seat) = 0;
    /// Takes the seat from its person; the room gets the links for a successor.
    virtual void giveAway(int seat) = 0;
    /// Starts another game with the same people after the end; answered by `opened`, or by `ended`
    /// if somebody is missing.
    virtual void again() = 0;
    virtual void pause(bool on) = 0;
    /// Answers one of `Room::questions` with one of its choices.
    virtual void answer(int question, const QString &choice) = 0;

    // ---- For everyone --------------------------------------------------------------------------

    /// Before the start: sets colour and board of one's own seat, or of a computer's seat as owner.
    virtual void dress(int seat, const SeatSetup &look) = 0;
    /// One of eight, from 1; shown to everyone.
    virtual void emote(int number) = 0;

    // ---- Saved games ---------------------------------------------------------------------------

    /// Network games to continue, the latest first.
    [[nodiscard]] virtual QList<SavedGame> saves() const = 0;
    /// Forgets one of them: the seat elsewhere, or the whole table if hosted here.
    virtual bool removeSave(const QString &id) = 0;
    /// Undoes the latest removal. Returns false if that was another game.
    virtual bool restoreSave(const QString &id) = 0;

signals:
    void foundChanged();
    void roomChanged();
    /// The game starts or resumes; `running` is set.
    void opened();
    /// The game is gone; the room waits for the next one.
    void ended();
    /// A new entry in `Room::questions`.
    void asked(int question, int seat, const QStringList &choices);
    /// The question no longer counts and is gone from `Room::questions`: the player is back,
    /// somebody has answered, or the table is gone.
    void withdrawn(int question);
    /// A decision about a seat: "seat_given_away", "seat_taken", "seat_kept", "stand_in", "left",
    /// "moderates". `name` is its person's; `text` is an English sentence for unknown codes.
    void notice(const QString &code, int seat, const QString &name, const QString &text);
    void emoted(int seat, int number);
    void savesChanged();
    /// A failure in three sentences for display: what happened, what is safe, what to do next.
    void problem(const QString &what, const QString &safe, const QString &next);
    /// The same for something intended: the room has ended because somebody wanted it to.
    void note(const QString &what, const QString &safe, const QString &next);
};

} // namespace mirabilia
