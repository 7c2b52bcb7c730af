// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/replayed_game.h"
#include "app/models/session/table_model.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QVariantList>
#include <qqmlintegration.h>

namespace mirabilia {

class Settings;
struct GameKind;

/// The replay of a finished game: its table, and stepping through it. A step is a stop in the game:
/// a turn, or a round.
class ReplayModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::TableModel *table READ table CONSTANT FINAL)
    /// The current step, or the one being animated, from 0.
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)
    Q_PROPERTY(int lastStep READ lastStep CONSTANT FINAL)
    /// The next decision, from 0.
    Q_PROPERTY(int decision READ decision NOTIFY changed FINAL)
    /// Its time: "Age II, turn 4".
    Q_PROPERTY(QString placeText READ placeText NOTIFY changed FINAL)
    /// That the game is played with data of one's own; empty: it is not.
    Q_PROPERTY(QString dataText READ dataText CONSTANT FINAL)
    /// Where ages start: a list of `{step, text}`; empty without ages.
    Q_PROPERTY(QVariantList marks READ marks CONSTANT FINAL)
    Q_PROPERTY(bool atStart READ atStart NOTIFY changed FINAL)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)
    /// True while it advances by itself, at the speed of the animations.
    Q_PROPERTY(bool playing READ playing NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.replay")

public:
    ReplayModel(ReplayedGame &game, const GameKind &kind, const Settings &settings,
                const Catalogue &catalogue, QObject *parent);

    [[nodiscard]] TableModel *table() const { return m_table; }
    [[nodiscard]] int step() const;
    [[nodiscard]] int lastStep() const { return static_cast<int>(m_steps.size()) - 1; }
    [[nodiscard]] int decision() const { return m_decision; }
    [[nodiscard]] QString placeText() const;
    [[nodiscard]] const QString &dataText() const { return m_dataText; }
    [[nodiscard]] QVariantList marks() const;
    [[nodiscard]] bool atStart() const { return m_decision == 0; }
    [[nodiscard]] bool atEnd() const { return m_decision == m_steps.last().decision; }
    [[nodiscard]] bool playing() const { return m_playing; }

    Q_INVOKABLE void goTo(int step);
    Q_INVOKABLE void goToDecision(int decision);
    /// Goes to the start of this step, or of the previous one.
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    /// Starts over if at the end.
    Q_INVOKABLE void play();
    Q_INVOKABLE void pause();
    Q_INVOKABLE void lookFrom(int seat);

signals:
    void changed();

private:
    void look(int decision);
    /// Schedules the next step for when the current one has been read.
    void waitOn();

    QPointer<ReplayedGame> m_game; ///< deleted before its screens
    const GameKind &m_kind;
    const Settings &m_settings;
    const QList<ReplayStep> m_steps;
    const QString m_dataText;
    TableModel *m_table;
    int m_decision;
    int m_seat;
    bool m_playing = false;
    QTimer m_next;
};

} // namespace mirabilia
