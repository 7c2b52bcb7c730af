// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/outlook.h"

#include "engine/duel/game.h"

#include <algorithm>
#include <unordered_set>

namespace mirabilia::duel {

namespace {

/// Returns true if a seat is to take a card, at once or after cards have been turned up.
bool atPick(const State &state) {
    return state.phase == Phase::pick || state.phase == Phase::reveal;
}

/// Draws every token that The Great Library may draw, and turns no cards up.
void skipChance(State &state) {
    if (state.phase == Phase::reveal) {
        state.phase = Phase::pick;
    } else if (state.phase == Phase::draw) {
        state.phase = Phase::library;
    }
    if (state.phase == Phase::library && state.drawnTokens.empty()) {
        state.drawnTokens = state.asideTokens;
    }
}

/// The states that follow from decisions, each once.
class Branches {
public:
    /// Calls `visit(State, const Move &)` for each new state after a decision.
    template <class Visit>
    void follow(const State &state, Visit visit) {
        Duel::MoveList moves;
        Duel::legal(state, state.mover, moves);
        for (const Move &move : moves) {
            State next = state;
            Duel::applyTrusted(next, state.mover, move);
            if (met.insert(Duel::hash(next)).second) {
                visit(next, move);
            }
        }
    }

private:
    std::unordered_set<std::uint64_t> met;
};

bool sameBuilding(const Win &a, const Win &b) {
    return a.card == b.card && a.wonder == b.wonder;
}

bool among(const std::vector<Win> &wins, const Win &win) {
    return std::any_of(wins.begin(), wins.end(),
                       [&win](const Win &other) { return sameBuilding(other, win); });
}

/// Plays a turn in every possible way.
class Turn {
public:
    explicit Turn(Seat acting) : seat(acting) {}

    void play(const State &start) {
        courses[0].push_back({start, {}});
        for (auto &sameLength : courses) {
            std::size_t next = 0;
            while (next < sameLength.size()) { // grows meanwhile
                const Course course = sameLength[next++];
                branches.follow(course.state, [&](const State &state, const Move &move) {
                    goOn({state, named(course, move)});
                });
            }
        }
    }

    std::vector<Win> wins;

private:
    struct Course {
        State state;
        Win win; ///< holds what was built last
    };

    static Win named(const Course &course, const Move &move) {
        Win win = course.win;
        if (course.state.phase == Phase::pick) {
            win.card = move.action == Action::build ? move.card : noCard;
            win.wonder = move.wonder;
        }
        return win;
    }

    void goOn(Course course) {
        State &state = course.state;
        if (state.phase == Phase::over) {
            course.win.victory = state.victory;
            if (state.victory != Victory::civilian && !among(wins, course.win)) {
                wins.push_back(course.win);
            }
            return;
        }
        if (state.mover != seat || state.phase == Phase::layOut) {
            return;
        }
        if (atPick(state)) {
            course.win.before.push(course.win.wonder);
        }
        course.win.byLuck = course.win.byLuck || state.phase == Phase::draw;
        skipChance(state);
        courses[course.win.before.size()].push_back(course);
    }

    Seat seat;
    Branches branches;
    /// By number of wonders built before: courses with fewer are played to the end first.
    std::array<std::vector<Course>, wondersPerPlayer + 1> courses;
};

/// Finds the wins that decisions before a seat's next turn may leave.
class Leavings {
public:
    Leavings(Seat waiting, std::vector<Win> dangers) : seat(waiting), lost(std::move(dangers)) {}

    void play(const State &start) {
        std::vector<State> open{start};
        while (!open.empty() && !lost.empty()) {
            State state = open.back();
            open.pop_back();
            skipChance(state);
            branches.follow(state, [&](const State &next, const Move &) {
                if (atPick(next) && next.mover == seat) {
                    keep(winsNow(next, seat));
                } else if (next.phase != Phase::over && next.phase != Phase::layOut) {
                    open.push_back(next);
                }
            });
        }
    }

    std::vector<Win> kept;

private:
    void keep(const std::vector<Win> &left) {
        const auto gone = std::stable_partition(
            lost.begin(), lost.end(), [&left](const Win &win) { return !among(left, win); });
        kept.insert(kept.end(), gone, lost.end());
        lost.erase(gone, lost.end());
    }

    Seat seat;
    std::vector<Win> lost;
    Branches branches;
};

} // namespace

std::vector<Win> winsNow(const State &state, Seat seat) {
    if (state.phase == Phase::over || state.available().empty()) {
        return {};
    }
    State start = state;
    start.phase = Phase::pick;
    start.mover = seat;
    start.extraTurn = false;
    start.choosing = noWonder;
    start.drawnTokens = {};
    Turn turn(seat);
    turn.play(start);
    return std::move(turn.wins);
}

std::vector<Win> winsNext(const State &state, Seat seat) {
    std::vector<Win> wins = winsNow(state, seat);
    if (wins.empty() || (atPick(state) && state.mover == seat)) {
        return wins;
    }
    Leavings leavings(seat, std::move(wins));
    leavings.play(state);
    return std::move(leavings.kept);
}

} // namespace mirabilia::duel
