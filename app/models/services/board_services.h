// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace mirabilia {

/// A space of a board of Dice, as its data file has it. Where its parts come from is "sourced",
/// "inferred" or "ours".
struct BoardSpace {
    QString id; ///< "agora.r1c1"
    int cost = 0;
    QString costOrigin;
    QJsonArray effects; ///< `[{"type": "vp", "n": 3}]`
    QString effectsOrigin;
    bool shared = false; ///< it is the same on all boards
};

/// Why Dice cannot be played with boards.
struct BoardProblem {
    QString text;   ///< file, place and reason; empty if it can
    QString reason; ///< alone
    QString board;  ///< id of the board at fault; empty: none, or all
    QString space;  ///< id of the space at fault; empty: none alone
};

class BoardDraft;
/// A state of the boards while they are edited. It never changes: undo shows an earlier one.
using BoardStep = std::shared_ptr<const BoardDraft>;

/// The boards of Dice, as their owner corrects them.
class BoardDraft {
public:
    BoardDraft() = default;
    virtual ~BoardDraft() = default;
    BoardDraft(const BoardDraft &) = delete;
    BoardDraft &operator=(const BoardDraft &) = delete;

    [[nodiscard]] virtual QStringList boards() const = 0;
    [[nodiscard]] virtual QList<BoardSpace> spaces(const QString &board) const = 0;
    /// The same with what is printed on a space of a board, whose origin becomes "sourced"; null if
    /// there is no such space.
    [[nodiscard]] virtual BoardStep withCost(const QString &board, const QString &space,
                                             int cost) const = 0;
    [[nodiscard]] virtual BoardStep withEffects(const QString &board, const QString &space,
                                                const QJsonArray &effects) const = 0;
    [[nodiscard]] virtual BoardProblem problem() const = 0;
    /// The whole data file (dice.json).
    [[nodiscard]] virtual QByteArray text() const = 0;
};

/// What was read, or why it could not be.
struct BoardReading {
    BoardStep boards; ///< null: there is a problem, or there was nothing
    QString problem;
};

/// What the editor of the boards needs from the rest of the program.
class BoardServices {
public:
    BoardServices() = default;
    virtual ~BoardServices() = default;
    BoardServices(const BoardServices &) = delete;
    BoardServices &operator=(const BoardServices &) = delete;

    [[nodiscard]] virtual BoardStep builtIn() const = 0;
    /// Those that the person has kept here.
    [[nodiscard]] virtual BoardReading own() const = 0;
    /// Those of a file.
    [[nodiscard]] virtual BoardReading read(const QString &path) const = 0;
    /// Keeps these as the person's own, from the next start on; the built-in ones: keeps none.
    /// Empty, or why that failed.
    [[nodiscard]] virtual QString keep(const BoardDraft &boards) = 0;
    [[nodiscard]] virtual QString write(const BoardDraft &boards, const QString &path) = 0;
    /// Asks for a file; `then` is called when one was chosen.
    virtual void askWhatToRead(const std::function<void(const QString &path)> &then) = 0;
    /// Starts the program again, so that games are played with what was kept.
    virtual void startAgain() = 0;
    virtual void askWhereToWrite(const std::function<void(const QString &path)> &then) = 0;
};

} // namespace mirabilia
