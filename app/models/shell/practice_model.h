// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariantList>
#include <qqmlintegration.h>

namespace mirabilia {

class NewGameModel;
class Settings;
class TableModel;

/// The texts of a lesson (resources/practice).
struct LessonWords {
    QString glyph;
    QString title;
    QStringList asks; ///< what to do, step by step
    QString done;
    QString other; ///< after doing something else
};

/// The practice of a game, in the edition that a new game would have: lessons at a real table, one
/// idea each. A lesson asks for moves, marks them like a hint, and comments on whatever was done.
/// Progress is saved.
class PracticeModel : public QObject {
    Q_OBJECT
    /// True while the table is that of a lesson.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    /// From 0.
    Q_PROPERTY(int lesson READ lesson NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString glyph READ glyph NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// All that this lesson may say.
    Q_PROPERTY(QStringList texts READ texts NOTIFY changed FINAL)
    /// "asking", "done" or "other"
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    /// All practices as `{id, name, done, count}`; `done` is the number of lessons seen.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed FINAL)
    /// True until the first game has been finished here.
    Q_PROPERTY(bool newcomer READ newcomer NOTIFY finishedChanged FINAL)
    /// The game suggested right after the first one; empty before and later.
    Q_PROPERTY(QString next READ next NOTIFY finishedChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.practice")

public:
    PracticeModel(Services &services, const Settings &settings, const NewGameModel &newGame,
                  QObject *parent);

    [[nodiscard]] bool active() const { return m_table != nullptr; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] int lesson() const { return m_lesson; }
    [[nodiscard]] int count() const { return static_cast<int>(m_lessons.size()); }
    [[nodiscard]] QString glyph() const { return words().glyph; }
    [[nodiscard]] QString title() const { return words().title; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] bool newcomer() const;
    [[nodiscard]] QString next() const;

    /// Resumes the practice of a game, or restarts a completed one.
    Q_INVOKABLE void begin(const QString &game);
    /// Restarts the lesson from its position.
    Q_INVOKABLE void again();
    /// Goes to another lesson; going past the last one ends the practice.
    Q_INVOKABLE void go(int lesson);
    /// The suggestion has been read.
    Q_INVOKABLE void dismissNext();

    /// The table of the lesson has opened.
    void follow(TableModel &table);
    /// The table is gone.
    void end();
    /// A game has been finished at this screen.
    void noteFinished(const QString &game);

    /// The learner, named as in a new game, and easy computers.
    [[nodiscard]] static QList<SeatSetup> seatsFor(const NewGameModel &newGame, int count);
    /// The lessons of a game in a language.
    [[nodiscard]] static QList<LessonWords> lessonsOf(const QString &game, const QString &language);
    /// Their positions, as a document of scenarios.
    [[nodiscard]] static QByteArray scenariosOf(const QString &game);

signals:
    void changed();
    void finishedChanged();
    /// Requests the table of a lesson.
    void wanted(const mirabilia::LessonSetup &lesson);
    /// The last lesson is over.
    void over();

private:
    enum class Outcome { Asking, Done, Other };

    void read();
    void open();
    void hear(bool asAsked, int left);
    /// Marks the requested move, wherever it is now.
    void point() const;
    [[nodiscard]] const LessonWords &words() const;
    [[nodiscard]] int seen(const QString &game) const;
    void see(int lessons);

    Services &m_services;
    const Settings &m_settings;
    const NewGameModel &m_newGame;
    QPointer<TableModel> m_table; ///< the lesson's table; null: not open
    QString m_game;
    QList<LessonWords> m_lessons;
    int m_lesson = 0;
    int m_step = 0; ///< index of the requested move
    Outcome m_outcome = Outcome::Asking;
};

} // namespace mirabilia
