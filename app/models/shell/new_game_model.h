// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/seat_names.h"
#include "app/models/services/services.h"
#include "app/models/shell/game_kind.h"

#include <QAbstractListModel>
#include <QJsonObject>
#include <QVariant>
#include <qqmlintegration.h>

namespace mirabilia {

class Catalogue;

struct NewSeatRow {
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString wonderName MEMBER wonderName)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(bool freeCity MEMBER freeCity)
    Q_PROPERTY(bool begins MEMBER begins)
    QML_ANONYMOUS

public:
    /// "me", "person" (also at this screen), "elsewhere" (at another), "computer" or "freeCity"
    QString kind = QStringLiteral("computer");
    QString level = QStringLiteral("normal"); ///< "easy", "normal", "expert", "master"
    QString name;
    QString color;
    QString wonder; ///< id; empty: drawn
    QString wonderName;
    QString side; ///< "A", "B"; empty: drawn
    bool freeCity = false;
    bool begins = false; ///< at most one seat; if none: drawn
};

/// The seats of the next game, in seat order (clockwise).
class NewGameModel : public QAbstractListModel {
    Q_OBJECT
    /// The engine id. Each game has its own seats, which are saved.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// The name of the person at this screen, the same in every game; empty: nobody is.
    Q_PROPERTY(QString myName READ myName WRITE setMyName NOTIFY seatsChanged FINAL)
    /// Number of players, within the limits of the game. In the classic game two add the Free City
    /// as a third row.
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged FINAL)
    /// All games as `{id, name, players}`, with players in words.
    Q_PROPERTY(QVariantList games READ games NOTIFY gameChanged FINAL)
    /// The numbers of players allowed with the current answers.
    Q_PROPERTY(QStringList counts READ counts NOTIFY answersChanged FINAL)
    /// True if the Free City takes a seat too.
    Q_PROPERTY(bool freeCity READ freeCity NOTIFY countChanged FINAL)
    /// True if somebody elsewhere is to join: the table is opened to the network.
    Q_PROPERTY(bool hosting READ hosting NOTIFY seatsChanged FINAL)
    /// True if this screen only shows the table: it is opened to the network and nobody sits here.
    Q_PROPERTY(bool bigScreen READ bigScreen WRITE setBigScreen NOTIFY seatsChanged FINAL)
    /// The options of the whole game as `{id, name, answers}`, each answer as `{value, text, glyph,
    /// note}` with a sentence or an empty note; and the chosen values by id. The edition is one of
    /// them.
    Q_PROPERTY(QVariantList options READ options NOTIFY gameChanged FINAL)
    Q_PROPERTY(QVariantMap answers READ answers NOTIFY answersChanged FINAL)
    Q_PROPERTY(int edition READ edition NOTIFY answersChanged FINAL)
    /// Whether seats may ask for a board, and for one of its sides.
    Q_PROPERTY(bool hasBoards READ hasBoards NOTIFY gameChanged FINAL)
    Q_PROPERTY(bool hasSides READ hasSides NOTIFY gameChanged FINAL)
    /// Whether there is a starting player: the seat in row `starter`; -1: drawn. `starters` lists
    /// all answers, as `{value, text}`.
    Q_PROPERTY(bool hasStarter READ hasStarter NOTIFY gameChanged FINAL)
    Q_PROPERTY(QVariantList starters READ starters NOTIFY seatsChanged FINAL)
    Q_PROPERTY(int starter READ starter WRITE setStarter NOTIFY seatsChanged FINAL)
    /// All boards as `{id, name}`.
    Q_PROPERTY(QVariantList wonders READ wonders NOTIFY wondersChanged FINAL)
    /// Names of the seat colours.
    Q_PROPERTY(QStringList palette READ palette CONSTANT FINAL)
    /// What keeps the game from starting, in one sentence; empty if nothing does.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(bool sidesByLot READ sidesByLot WRITE setSidesByLot NOTIFY seatsChanged FINAL)
    /// The side of all boards: "A", "B", or "" if they differ or are drawn.
    Q_PROPERTY(QString side READ side WRITE setSide NOTIFY seatsChanged FINAL)
    Q_PROPERTY(bool livePoints READ livePoints WRITE setLivePoints NOTIFY livePointsChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.newGame")

public:
    NewGameModel(Services &services, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString game() const { return m_game->id; }
    void setGame(const QString &id);
    [[nodiscard]] QString myName() const;
    void setMyName(const QString &name);
    [[nodiscard]] int count() const;
    void setCount(int players);
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] bool hosting() const;
    [[nodiscard]] bool bigScreen() const { return hosting() && !somebodyHere(); }
    void setBigScreen(bool on);
    [[nodiscard]] bool freeCity() const { return m_seats.last().freeCity; }
    [[nodiscard]] QVariantList options() const;
    [[nodiscard]] QVariantMap answers() const { return m_answers; }
    [[nodiscard]] int edition() const;
    /// In which a new game of that kind would be played.
    [[nodiscard]] int editionOf(const QString &game) const;
    [[nodiscard]] QVariantList starters() const;
    [[nodiscard]] bool hasBoards() const { return m_game->boards != nullptr; }
    [[nodiscard]] bool hasSides() const { return m_game->sides; }
    [[nodiscard]] bool hasStarter() const { return m_game->starter; }
    [[nodiscard]] int starter() const;
    void setStarter(int row);
    [[nodiscard]] QVariantList wonders() const;
    [[nodiscard]] QStringList palette() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool sidesByLot() const;
    void setSidesByLot(bool byLot);
    [[nodiscard]] QString side() const;
    void setSide(const QString &side);
    [[nodiscard]] bool livePoints() const { return m_livePoints; }
    void setLivePoints(bool on);

    /// Answers one of `options`; adds seats if the answer needs more players.
    Q_INVOKABLE void setOption(const QString &id, const QString &value);
    /// Changes one role of a seat; ignores nonsense. "me" takes my name along and turns my previous
    /// seat into a person's; a colour or wonder held by another seat is swapped.
    Q_INVOKABLE void set(int row, const QString &role, const QVariant &value);
    /// Makes seats for people elsewhere, in this game and in any other chosen later: those of the
    /// computers, or if there are none, all but mine; or turns them back into computers.
    Q_INVOKABLE void seatElsewhere(bool on);
    /// Sets the kinds of the seats in order: "me", "person", "elsewhere", or a computer level.
    /// Limited to what the game allows.
    void seat(const QStringList &who);
    /// Moves a seat within the circle; the Free City stays last.
    Q_INVOKABLE void moveSeat(int from, int to);

    /// The setup for the services. Only meaningful while `problem` is empty.
    [[nodiscard]] GameSetup setup() const;
    /// The default name of a person.
    [[nodiscard]] static QString usualName();

signals:
    void gameChanged();
    void answersChanged();
    void countChanged();
    void wondersChanged();
    void problemChanged();
    /// Properties concerning all seats: sides, starting player.
    void seatsChanged();
    void livePointsChanged();
    /// The person at the screen has entered their name.
    void myNameWritten(const QString &name);

private:
    [[nodiscard]] bool accepts(const NewSeatRow &seat, const QString &role,
                               const QVariant &value) const;
    [[nodiscard]] const GameOption::Answer &answerTo(const GameOption &option) const;
    [[nodiscard]] QVariantMap keptAnswers(const GameKind &game) const;
    void answerAsKept();
    void keepAnswers();
    /// The settings keys of a game's seats and of an option.
    [[nodiscard]] static QString seatsKey(const GameKind &game);
    [[nodiscard]] static QString optionKey(const GameKind &game, const GameOption &option);
    void allow(int players);
    [[nodiscard]] int fewest() const;
    [[nodiscard]] QStringList boards() const;
    [[nodiscard]] QString boardName(const QString &id) const;
    void retranslate();
    [[nodiscard]] QList<NewSeatRow> usualSeats() const;
    [[nodiscard]] QList<NewSeatRow> keptSeats() const;
    void restore(const QJsonObject &kept, const QList<NewSeatRow> &others, NewSeatRow &seat) const;
    void sitDown(const QList<NewSeatRow> &seats);
    void write(int row, const QString &role, const QVariant &value);
    void settleFreeCity();
    void openSeats();
    /// At this screen.
    [[nodiscard]] bool somebodyHere() const;
    void takeMySeat(int row);
    [[nodiscard]] QList<NewSeatRow> named(QList<NewSeatRow> seats) const;
    void changed();

    Services &m_services;
    const Catalogue &m_catalogue;
    const GameKind *m_game;
    QVariantMap m_answers;     ///< by option id
    QList<NewSeatRow> m_seats; ///< the Free City comes last
    QString m_usualName;       ///< default name of the person at the screen, in the seats' language
    QString m_myName;          ///< their name once entered
    bool m_livePoints = false;
    bool m_seatsElsewhere = false; ///< new seats are for people elsewhere too
};

} // namespace mirabilia
