// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

class Catalogue;
class City;

struct ScoreRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString wonderName MEMBER wonderName)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(int military MEMBER military)
    Q_PROPERTY(int treasury MEMBER treasury)
    Q_PROPERTY(int wonders MEMBER wonders)
    Q_PROPERTY(int civilian MEMBER civilian)
    Q_PROPERTY(int science MEMBER science)
    Q_PROPERTY(int commerce MEMBER commerce)
    Q_PROPERTY(int guilds MEMBER guilds)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(bool isWinner MEMBER isWinner)
    Q_PROPERTY(bool isOwn MEMBER isOwn)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString color;
    QString wonder;
    QString wonderName;
    QString side;
    int military = 0;
    int treasury = 0;
    int wonders = 0;
    int civilian = 0;
    int science = 0;
    int commerce = 0;
    int guilds = 0;
    int total = 0;
    int coins = 0;
    int rank = 1;
    bool isWinner = false;
    bool isOwn = false;
    QString description; ///< accessible name
};

/// The score sheet, one row a player, winner first.
class ScoresModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.scores")

public:
    explicit ScoresModel(const Catalogue &catalogue, QObject *parent = nullptr);

    /// How a number came about: a list of `{text, points, card}`. Category as the roles are named,
    /// or "total" for the sums of all categories.
    Q_INVOKABLE [[nodiscard]] QVariantList explain(int seat, const QString &category) const;
    /// The cards under the stages of a city: a list of `{card, name, family}`.
    Q_INVOKABLE [[nodiscard]] QVariantList buriedOf(int seat) const;

    void setTable(const v1::ClassicTable &table, const QList<City *> &cities, int ownSeat);

private:
    /// Categories in the order of scoring: as the roles are named, and in words.
    [[nodiscard]] static QList<QPair<QString, QString>> categories();
    [[nodiscard]] static int pointsOf(const v1::ScoreSheet &sheet, const QString &category);
    [[nodiscard]] QString lineText(const v1::ScoreLine &line) const;

    const Catalogue &m_catalogue;
    v1::ClassicTable m_table;
};

} // namespace mirabilia
