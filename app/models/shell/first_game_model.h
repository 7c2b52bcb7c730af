// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/rules/rules_text.h"
#include "app/models/services/services.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlintegration.h>

namespace mirabilia {

class NewGameModel;
class Settings;
class TableModel;

/// A first game of each kind, played to its end: what it is about is told over the real board, then
/// its beginning has a sentence a turn, and a word after a move that costs much. It is saved like
/// any game; the sentences go on when it is continued.
class FirstGameModel : public QObject {
    Q_OBJECT
    /// True while the game at the table is one, and there is more to say.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// "way": what the game is about; "turn": what to do, or what happens now; "fight": what a war
    /// has brought; "better": what would have been better; "free": the end of the help; "new": a
    /// kind of card that was not there before.
    Q_PROPERTY(QString stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(QString glyph READ glyph NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// All sentences of this game, for the room they need.
    Q_PROPERTY(QStringList texts READ texts NOTIFY changed FINAL)
    /// What is told, as `{id, glyph, title}`, and which of it is told now.
    Q_PROPERTY(QVariantList ways READ ways NOTIFY changed FINAL)
    Q_PROPERTY(int way READ way NOTIFY changed FINAL)
    /// True if the move can still be taken back.
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.firstGame")

public:
    FirstGameModel(Services &services, const Settings &settings, const NewGameModel &newGame,
                   QObject *parent);

    [[nodiscard]] bool active() const { return m_stage != Stage::None; }
    [[nodiscard]] QString stage() const;
    [[nodiscard]] QString glyph() const { return m_now.glyph; }
    [[nodiscard]] QString title() const { return m_now.title; }
    [[nodiscard]] QString text() const { return m_now.text; }
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] QVariantList ways() const;
    [[nodiscard]] int way() const { return m_stage == Stage::Way ? m_way : -1; }
    [[nodiscard]] bool canTakeBack() const;

    /// Starts the game, against easy computers.
    Q_INVOKABLE void begin(const QString &game);
    /// Tells the way of this number; past the last one, the game begins.
    Q_INVOKABLE void tell(int way);
    /// Takes back the move that was not the best.
    Q_INVOKABLE void takeBack();
    /// What is said has been read.
    Q_INVOKABLE void goOn();
    /// No more help is wanted: the game goes on without it.
    Q_INVOKABLE void close();

    /// A table has opened that is no lesson.
    void follow(TableModel &table);
    /// The table is gone.
    void end();

    /// The texts of a game in a language (resources/practice).
    [[nodiscard]] static QList<RuleLine> linesOf(const QString &game, const QString &language);

signals:
    void changed();
    /// Requests the game.
    void wanted(const mirabilia::GameSetup &setup);

private:
    enum class Stage { None, Way, Turn, Fight, Better, Free, New };
    struct Said {
        QString glyph;
        QString title;
        QString text;
    };

    void read();
    void recognize();
    void look();
    void decided(const v1::Command &command);
    void ask();
    void hear(int seat, const QList<HintedMove> &moves);
    void advise(const QList<HintedMove> &moves);
    void judge(QList<HintedMove> moves);
    void sayBetter();
    bool sayFight();
    void sayNew();
    void forget();
    [[nodiscard]] Said beginning() const;
    void show(Stage stage, const Said &said);
    [[nodiscard]] bool guided() const;
    [[nodiscard]] Said said(const QString &chapter, int time = 0) const;
    [[nodiscard]] QList<RuleLine> chaptersOfWays() const;

    Services &m_services;
    const Settings &m_settings;
    const NewGameModel &m_newGame;
    QPointer<TableModel> m_table;
    bool m_begun = false;  ///< the next game to open is a first one
    bool m_known = false;  ///< the game at the table is one
    bool m_helped = false; ///< the help is over, but for what is new
    Stage m_stage = Stage::None;
    QList<RuleLine> m_lines;
    Said m_now;
    Said m_turn;               ///< the sentence of this turn, while something else is shown
    QList<HintedMove> m_loss;  ///< a move that was not the best, and the better one: not said yet
    bool m_beginning = false;  ///< the first turn is still to be played
    bool m_fought = false;     ///< what the last turn brought by war has been told
    bool m_fightShown = false; ///< ... and the table showed it
    int m_way = 0;
    bool m_asked = false;       ///< this turn has its sentence, or will
    bool m_awaiting = false;    ///< a hint has been requested for it
    QHash<QString, int> m_told; ///< how often each reason has been given
    /// What was advised in each position: a search may find something else when it is asked again.
    QHash<QByteArray, QList<HintedMove>> m_advice;
    QByteArray m_position;       ///< of this turn
    QList<HintedMove> m_advised; ///< for the move that is being judged
};

} // namespace mirabilia
