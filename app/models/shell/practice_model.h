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

/// What a lesson says (resources/practice).
struct LessonWords {
    QString glyph;
    QString title;
    QStringList asks; ///< what is to be done, step by step
    QString done;
    QString other; ///< when something else was done
};

/// The practice of a game, in the edition of new games: lessons at a real table, one idea each. A
/// lesson asks for something, marks it there as a hint would, and says what was done, whatever it
/// was. Where somebody left is kept.
class PracticeModel : public QObject {
    Q_OBJECT
    /// The table is that of a lesson.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    /// From 0.
    Q_PROPERTY(int lesson READ lesson NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString glyph READ glyph NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// "asking", "done" or "other"
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    /// All that can be practised, as `{id, name, done, count}`: `done` lessons have been seen.
    Q_PROPERTY(QVariantList games READ games NOTIFY changed FINAL)
    /// Nobody has ever finished a game here.
    Q_PROPERTY(bool newcomer READ newcomer NOTIFY finishedChanged FINAL)
    /// The game that could come next, right after the first one; empty before and later.
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
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] bool newcomer() const;
    [[nodiscard]] QString next() const;

    /// Goes on with the practice of a game, or begins again with one that has been seen.
    Q_INVOKABLE void begin(const QString &game);
    /// The same lesson, from its position.
    Q_INVOKABLE void again();
    /// To another lesson; behind the last one the practice is over.
    Q_INVOKABLE void go(int lesson);
    /// What could come next has been read.
    Q_INVOKABLE void dismissNext();

    /// The table of the lesson is there.
    void follow(TableModel &table);
    /// It is gone.
    void end();
    /// A game has been finished at this screen.
    void noteFinished(const QString &game);

    /// The lessons of a game in a language.
    [[nodiscard]] static QList<LessonWords> lessonsOf(const QString &game, const QString &language);
    /// Their positions, as a document of scenarios.
    [[nodiscard]] static QByteArray scenariosOf(const QString &game);

signals:
    void changed();
    void finishedChanged();
    /// The table of a lesson is to be laid.
    void wanted(const mirabilia::LessonSetup &lesson);
    /// The last lesson is over.
    void over();

private:
    enum class Outcome { Asking, Done, Other };

    void read();
    void open();
    void hear(bool asAsked, int left);
    /// Marks what is asked, wherever it lies by now.
    void point() const;
    [[nodiscard]] const LessonWords &words() const;
    [[nodiscard]] int seen(const QString &game) const;
    void see(int lessons);

    Services &m_services;
    const Settings &m_settings;
    const NewGameModel &m_newGame;
    QPointer<TableModel> m_table; ///< of a lesson; null: it is not there
    QString m_game;
    QList<LessonWords> m_lessons;
    int m_lesson = 0;
    int m_step = 0; ///< of what the lesson asks
    Outcome m_outcome = Outcome::Asking;
};

} // namespace mirabilia
