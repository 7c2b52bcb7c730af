// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    /// "me", "person" (at this screen too), "elsewhere" (at another), "computer" or "freeCity"
    QString kind = QStringLiteral("computer");
    QString level = QStringLiteral("normal"); ///< "easy", "normal", "expert", "master"
    QString name;
    QString color;
    QString wonder; ///< id, or empty: by lot
    QString wonderName;
    QString side; ///< "A", "B", or empty: by lot
    bool freeCity = false;
    bool begins = false; ///< at most one seat; none: by lot
};

/// The seats of the next game, in seat order (clockwise).
class NewGameModel : public QAbstractListModel {
    Q_OBJECT
    /// The id of its engine. Each game has seats of its own, which are kept.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// The name of the person who sits at this screen, the same in every game; empty: nobody does.
    Q_PROPERTY(QString myName READ myName WRITE setMyName NOTIFY seatsChanged FINAL)
    /// Players, as many as the game allows. In the classic game two bring the Free City as a third
    /// row.
    Q_PROPERTY(int count READ count WRITE setCount NOTIFY countChanged FINAL)
    /// All games as `{id, name, players}`, the last one in words.
    Q_PROPERTY(QVariantList games READ games NOTIFY gameChanged FINAL)
    /// How many players the game allows, as it is played.
    Q_PROPERTY(QStringList counts READ counts NOTIFY answersChanged FINAL)
    /// The Free City sits there too.
    Q_PROPERTY(bool freeCity READ freeCity NOTIFY countChanged FINAL)
    /// Somebody elsewhere is to sit down: the table is opened to the network.
    Q_PROPERTY(bool hosting READ hosting NOTIFY seatsChanged FINAL)
    /// What the whole game is played with, as `{id, name, answers}`, each answer as `{value, text,
    /// glyph, note}` with a note that is a sentence or empty; and the values answered, by id. The
    /// edition is one of them.
    Q_PROPERTY(QVariantList options READ options NOTIFY gameChanged FINAL)
    Q_PROPERTY(QVariantMap answers READ answers NOTIFY answersChanged FINAL)
    Q_PROPERTY(int edition READ edition NOTIFY answersChanged FINAL)
    /// Seats may ask for a board, and for one of its sides.
    Q_PROPERTY(bool hasBoards READ hasBoards NOTIFY gameChanged FINAL)
    Q_PROPERTY(bool hasSides READ hasSides NOTIFY gameChanged FINAL)
    /// Somebody begins: the seat in row `starter`; -1: by lot. `starters` are all answers, as
    /// `{value, text}`.
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
    /// The side of all boards: "A", "B", or "" where they differ or are left to the lot.
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

    /// Answers one of `options`; seats are added where it takes more players.
    Q_INVOKABLE void setOption(const QString &id, const QString &value);
    /// Changes one role of a seat; what makes no sense is ignored. "me" takes my name along and
    /// makes the seat that was mine a person; a colour or wonder of another seat is exchanged with
    /// it.
    Q_INVOKABLE void set(int row, const QString &role, const QVariant &value);
    /// Seats for people elsewhere, in this game and in any other that is chosen: those of the
    /// computers, or where none plays, of all but me; or computers again.
    Q_INVOKABLE void seatElsewhere(bool on);
    /// Who sits there, in seat order: "me", "person", "elsewhere", or the level of a computer. As
    /// many as the game allows.
    void seat(const QStringList &who);
    /// Seats someone elsewhere in the circle; the Free City stays last.
    Q_INVOKABLE void moveSeat(int from, int to);

    /// The seats as the services want them. Only meaningful while `problem` is empty.
    [[nodiscard]] GameSetup setup() const;
    /// A name for one more seat that nobody there has.
    [[nodiscard]] static QString freshName(const QStringList &taken);
    /// What somebody is called who has not said.
    [[nodiscard]] static QString usualName();

signals:
    void gameChanged();
    void answersChanged();
    void countChanged();
    void wondersChanged();
    void problemChanged();
    /// What is asked of all of them: sides, who begins.
    void seatsChanged();
    void livePointsChanged();
    /// The person at the screen has written it.
    void myNameWritten(const QString &name);

private:
    [[nodiscard]] bool accepts(const NewSeatRow &seat, const QString &role,
                               const QVariant &value) const;
    [[nodiscard]] const GameOption::Answer &answerTo(const GameOption &option) const;
    [[nodiscard]] QVariantMap keptAnswers(const GameKind &game) const;
    void answerAsKept();
    void keepAnswers();
    /// Where the seats of a game are kept, and an answer.
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
    void takeMySeat(int row);
    [[nodiscard]] QList<NewSeatRow> named(QList<NewSeatRow> seats) const;
    void changed();

    Services &m_services;
    const Catalogue &m_catalogue;
    const GameKind *m_game;
    QVariantMap m_answers;     ///< of the game's options, by their ids
    QList<NewSeatRow> m_seats; ///< the Free City is the last
    QString m_usualName;       ///< of the person at the screen, in the language of the seats
    QString m_myName;          ///< the same once it is said
    bool m_livePoints = false;
    bool m_seatsElsewhere = false; ///< a further seat is one too
};

} // namespace mirabilia
