// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/dice_facts.h"

#include "app/faces/dice_lanes.h"
#include "app/models/common/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <utility>

namespace mirabilia {

namespace {

DiceEffect diceEffect(const QJsonObject &object) {
    DiceEffect effect;
    effect.type = object[QLatin1String("type")].toString();
    for (const char *key : {"n", "vp", "delta"}) {
        if (object.contains(QLatin1String(key))) {
            effect.value = object[QLatin1String(key)].toInt();
        }
    }
    effect.coins = object[QLatin1String("coins")].toInt();
    effect.times = object[QLatin1String("times")].toInt(1);
    effect.targets = stringsOf(object[QLatin1String("targets")]);
    for (const char *key : {"die", "building", "resource"}) {
        if (object.contains(QLatin1String(key))) {
            effect.what = object[QLatin1String(key)].toString();
        }
    }
    return effect;
}

/// Puts the cells of a building on a board, lane after lane.
class BoardReader {
public:
    BoardReader(DiceBoard &board, QString building)
        : m_board(board)
        , m_building(std::move(building)) {}

    void lane(const QString &symbol, const QJsonArray &cells) {
        DiceLane lane{symbol, {}};
        for (const QJsonValue &value : cells) {
            lane.cells.append(cell(value.toObject(), static_cast<int>(lane.cells.size())));
        }
        m_board.lanes[m_building].append(lane);
    }
    /// Lanes as an object, whose keys are in no order: first those of the printed game, as they lie
    /// there.
    void lanes(const QJsonObject &lanes, QStringList order) {
        for (const QString &key : lanes.keys()) {
            if (!order.contains(key)) {
                order.append(key);
            }
        }
        for (const QString &key : std::as_const(order)) {
            const QJsonObject lane = lanes[key].toObject();
            this->lane(lane[QLatin1String("symbol")].toString(key),
                       lane[QLatin1String("cells")].toArray());
        }
    }

private:
    QString cell(const QJsonObject &object, int place) {
        QString id = object[QLatin1String("id")].toString();
        DiceCellFact fact;
        fact.building = m_building;
        fact.lane = static_cast<int>(m_board.lanes.value(m_building).size());
        fact.place = place;
        for (const QJsonValue &effect : object[QLatin1String("effects")].toArray()) {
            fact.effects.append(diceEffect(effect.toObject()));
        }
        m_board.cells.insert(id, fact);
        return id;
    }

    DiceBoard &m_board;
    QString m_building;
};

/// The Agora is a grid: its rows are lanes, and its columns have faces as well.
void readAgora(const QJsonObject &building, DiceBoard &board, QStringList &columns) {
    QMap<int, QMap<int, QJsonObject>> rows;
    QMap<int, QStringList> columnIds;
    for (const QJsonValue &value : building[QLatin1String("cells")].toArray()) {
        const QJsonObject cell = value.toObject();
        const int column = cell[QLatin1String("col")].toInt();
        rows[cell[QLatin1String("row")].toInt()][column] = cell;
        columnIds[column].append(cell[QLatin1String("id")].toString());
    }
    const QJsonObject lines = building[QLatin1String("lines")].toObject();
    const auto faceOf = [&lines](QStringList cells) {
        cells.sort(); // a line is written in the order of its arrow
        for (auto line = lines.begin(); line != lines.end(); ++line) {
            QStringList ofLine = stringsOf(line.value());
            ofLine.sort();
            if (ofLine == cells) {
                return line.key();
            }
        }
        return QString();
    };
    const QList<int> order = columnIds.keys();
    BoardReader reader(board, QStringLiteral("agora"));
    for (const QMap<int, QJsonObject> &row : rows) {
        QJsonArray cells;
        QStringList ids;
        for (const QJsonObject &cell : row) {
            cells.append(cell);
            ids.append(cell[QLatin1String("id")].toString());
        }
        reader.lane(faceOf(ids), cells);
        for (auto cell = row.begin(); cell != row.end(); ++cell) { // a place may be empty
            const QString id = cell.value()[QLatin1String("id")].toString();
            board.cells[id].place = static_cast<int>(order.indexOf(cell.key()));
        }
    }
    columns.clear();
    for (const QStringList &ids : columnIds) {
        columns.append(faceOf(ids));
    }
}

} // namespace

QStringList DiceCellFact::leadsTo() const {
    QStringList list;
    for (const DiceEffect &effect : effects) {
        list += effect.targets;
    }
    return list;
}

const QStringList &DiceFacts::buildings() {
    static const QStringList all{QStringLiteral("wonder"),        QStringLiteral("barracks_west"),
                                 QStringLiteral("barracks_east"), QStringLiteral("agora"),
                                 QStringLiteral("market"),        QStringLiteral("university"),
                                 QStringLiteral("guild_court"),   QStringLiteral("gallery"),
                                 QStringLiteral("warehouse")};
    return all;
}

DiceFacts::DiceFacts(const QByteArray &diceJson) {
    const QJsonObject root = QJsonDocument::fromJson(diceJson).object();
    const QJsonObject buildings = root[QLatin1String("buildings")].toObject();
    for (const QJsonValue &value : root[QLatin1String("boards")].toArray()) {
        const QJsonObject own = value.toObject();
        DiceBoard board;
        board.id = own[QLatin1String("id")].toString();
        board.wonder = own[QLatin1String("wonder_name")].toString();
        for (const QString &id : DiceFacts::buildings()) {
            const QJsonObject building = buildings[id].toObject();
            BoardReader reader(board, id);
            if (id == QLatin1String("agora")) {
                readAgora(building, board, m_agoraColumns);
            } else if (id == QLatin1String("wonder")) {
                reader.lane({}, own[id].toArray());
            } else if (faces::diceLanes().contains(id)) {
                const QJsonValue lanes =
                    own.contains(id) ? own[id] : building[QLatin1String("lanes")];
                reader.lanes(lanes.toObject(), faces::diceLanes()[id]);
            } else {
                reader.lane({}, building[QLatin1String("cells")].toArray());
            }
        }
        m_boardIds.append(board.id);
        m_boards.insert(board.id, board);
    }
    const QJsonObject dice = root[QLatin1String("dice")].toObject();
    for (auto die = dice.begin(); die != dice.end(); ++die) {
        const QJsonObject object = die.value().toObject();
        m_dice.insert(die.key(), {object[QLatin1String("color")].toString(),
                                  object[QLatin1String("building")].toString(),
                                  object[QLatin1String("special")].toBool()});
    }
    m_specialDice = stringsOf(root[QLatin1String("setup")].toObject()[QLatin1String("set_aside")]);
    for (const QJsonValue &value :
         root[QLatin1String("bonuses")].toObject()[QLatin1String("items")].toArray()) {
        const QJsonObject bonus = value.toObject();
        m_bonuses.append(bonus[QLatin1String("id")].toString());
        m_bonusEffects.insert(m_bonuses.last(),
                              diceEffect(bonus[QLatin1String("effect")].toObject()));
    }
    for (const QJsonValue &cost :
         root[QLatin1String("forum")].toObject()[QLatin1String("quadrant_costs")].toArray()) {
        m_forumCosts.append(cost.toInt());
    }
    std::sort(m_forumCosts.begin(), m_forumCosts.end());
    m_rowLength =
        root[QLatin1String("gold_reserve")].toObject()[QLatin1String("row_length")].toInt();
}

const DiceBoard &DiceFacts::board(const QString &id) const {
    static const DiceBoard unknown;
    const auto found = m_boards.constFind(id);
    return found == m_boards.constEnd() ? unknown : *found;
}

const DieFact &DiceFacts::die(const QString &id) const {
    static const DieFact unknown;
    const auto found = m_dice.constFind(id);
    return found == m_dice.constEnd() ? unknown : *found;
}

const DiceEffect &DiceFacts::bonus(const QString &id) const {
    static const DiceEffect unknown;
    const auto found = m_bonusEffects.constFind(id);
    return found == m_bonusEffects.constEnd() ? unknown : *found;
}

} // namespace mirabilia
