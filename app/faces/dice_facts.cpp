// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/dice_facts.h"

#include "app/faces/dice_lanes.h"
#include "app/faces/face_reading.h"
#include "app/faces/fact_writing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <algorithm>
#include <array>
#include <utility>

namespace mirabilia::faces {

namespace {

/// How something is drawn; `family` is the colour.
struct DiceLook {
    const char *id;
    const char *glyph;
    const char *family;
};

/// In the order of the score sheet.
constexpr std::array buildingLooks{
    DiceLook{"wonder", "wonder", "wonder"},
    DiceLook{"barracks_west", "barracks-west", "military"},
    DiceLook{"barracks_east", "barracks-east", "military"},
    DiceLook{"agora", "civilian", "civilian"},
    DiceLook{"market", "commercial", "commercial"},
    DiceLook{"university", "scientific", "scientific"},
    DiceLook{"guild_court", "guild", "guild"},
    DiceLook{"gallery", "gallery", "leaders"},
    DiceLook{"warehouse", "raw_material", "manufactured_good"},
    DiceLook{"barracks", "military", "military"},
};

constexpr std::array dieLooks{
    DiceLook{"red", "mark-cross", "military"},
    DiceLook{"green", "mark-triangle", "scientific"},
    DiceLook{"blue", "mark-rectangle", "civilian"},
    DiceLook{"yellow", "mark-circle", "commercial"},
    DiceLook{"purple", "mark-star", "guild"},
    DiceLook{"white", "mark-ring", "leaders"},
    DiceLook{"black", "mark-eye", "spy"},
    DiceLook{"grey", "mark-diamond", "manufactured_good"},
};

/// Of faces that are drawn in a colour of their own, or by a sign of another name.
constexpr std::array faceLooks{
    DiceLook{"leader_red", "leader_red", "military"},
    DiceLook{"leader_yellow", "leader_yellow", "commercial"},
    DiceLook{"leader_green", "leader_green", "scientific"},
    DiceLook{"leader_blue", "leader_blue", "civilian"},
    DiceLook{"leader_laurel", "points", ""},
};

template <std::size_t size>
DiceLook lookOf(const std::array<DiceLook, size> &looks, const QString &id) {
    const auto found = std::find_if(looks.begin(), looks.end(), [&id](const DiceLook &look) {
        return id == QLatin1String(look.id);
    });
    return found == looks.end() ? DiceLook{"", "", ""} : *found;
}

QJsonObject sign(const char *kind, const QString &text, const char *family = "") {
    QJsonObject told{{QStringLiteral("kind"), QLatin1String(kind)}};
    if (!text.isEmpty()) {
        told.insert(QStringLiteral("text"), text);
    }
    if (*family != '\0') {
        told.insert(QStringLiteral("family"), QLatin1String(family));
    }
    return told;
}

QJsonObject signOf(const char *kind, const DiceLook &look) {
    return sign(kind, QLatin1String(look.glyph), look.family);
}

QJsonObject coinSign(const QJsonValue &coins) {
    return sign("coin", QStringLiteral("+%1").arg(coins.toInt()));
}

/// A leader's colour already tells the building.
QJsonArray crossSigns(const QJsonObject &effect, const DiceLook &face) {
    QJsonArray signs;
    const int times = effect[QLatin1String("times")].toInt(1);
    if (times > 1) {
        signs.append(sign("number", QString::number(times), face.family));
    }
    signs.append(sign("glyph", QStringLiteral("cross-off"), face.family));
    if (*face.family == '\0') {
        for (const QJsonValue &target : effect[QLatin1String("targets")].toArray()) {
            signs.append(signOf("glyph", lookOf(buildingLooks, target.toString())));
        }
    }
    return signs;
}

/// What changes the dice from now on.
QJsonArray dieSigns(const QString &type, const QJsonObject &effect) {
    const QJsonObject free = sign("coin", QStringLiteral("0"));
    const QString what = effect[QLatin1String("die")].toString();
    const QJsonObject die = signOf("die", lookOf(dieLooks, what));
    if (type == QLatin1String("die_cost_delta")) {
        const int delta = effect[QLatin1String("delta")].toInt();
        const QString text = QChar(delta < 0 ? u'\u2212' : u'+') + QString::number(qAbs(delta));
        return {sign("glyph", QStringLiteral("die")), sign("number", text)};
    }
    if (type == QLatin1String("die_cost_zero")) {
        return {die, free};
    }
    if (type == QLatin1String("coins_on_die")) {
        return {die, coinSign(effect[QLatin1String("n")])};
    }
    if (type == QLatin1String("unlock_die")) {
        return {sign("glyph", QStringLiteral("unlock")), die};
    }
    if (type == QLatin1String("build_without_die_cost")) {
        return {sign("glyph", QStringLiteral("die")), free};
    }
    return {sign("glyph", QStringLiteral("extra-turn"))}; // extra_action
}

QJsonArray effectSigns(const QJsonObject &effect, const DiceLook &face) {
    const QString type = effect[QLatin1String("type")].toString();
    if (type == QLatin1String("vp")) {
        return {sign("laurel", numberOf(effect, "n"))};
    }
    if (type == QLatin1String("attack")) {
        return {sign("laurel", numberOf(effect, "vp"))};
    }
    if (type == QLatin1String("coins")) {
        return {coinSign(effect[QLatin1String("n")])};
    }
    if (type == QLatin1String("defense")) {
        return {sign("glyph", QStringLiteral("shield"))};
    }
    if (type == QLatin1String("produce")) {
        return {sign("glyph", effect[QLatin1String("resource")].toString())};
    }
    if (type == QLatin1String("cross")) {
        return crossSigns(effect, face);
    }
    const QString building = effect[QLatin1String("building")].toString();
    if (type == QLatin1String("coins_and_vp_per_space")) {
        return {coinSign(effect[QLatin1String("coins")]), sign("laurel", numberOf(effect, "vp")),
                sign("times", {}), signOf("glyph", lookOf(buildingLooks, building))};
    }
    if (type == QLatin1String("vp_per_gallery_space")) {
        return {sign("laurel", numberOf(effect, "n")), sign("glyph", QStringLiteral("gallery"))};
    }
    return dieSigns(type, effect);
}

/// The rows of a building from above; those that the sheet does not know follow by name.
QStringList rowsOf(const QString &building, const QJsonObject &lanes) {
    QStringList order = diceLanes().value(building);
    for (const QString &key : lanes.keys()) {
        if (!order.contains(key)) {
            order.append(key);
        }
    }
    return order;
}

/// One city's sheet: the rows of each building, and what each space shows.
class SheetWriter {
public:
    void add(const QString &building, const QString &face, const QJsonArray &cells) {
        const DiceLook look = lookOf(faceLooks, face);
        QJsonArray ids;
        for (const QJsonValue &value : cells) {
            const QJsonObject cell = value.toObject();
            const QString id = cell[QLatin1String("id")].toString();
            ids.append(id);
            if (!id.isEmpty()) { // the grid of the Agora may have a hole
                QJsonArray signs;
                for (const QJsonValue &effect : cell[QLatin1String("effects")].toArray()) {
                    for (const QJsonValue &each : effectSigns(effect.toObject(), look)) {
                        signs.append(each);
                    }
                }
                m_cells.insert(id, QJsonObject{{QStringLiteral("building"), building},
                                               {QStringLiteral("effect"), signs}});
            }
        }
        QJsonArray rows = m_rows[building].toArray();
        rows.append(QJsonObject{{QStringLiteral("face"), face}, {QStringLiteral("cells"), ids}});
        m_rows[building] = rows;
    }
    void addLanes(const QString &building, const QJsonObject &lanes) {
        for (const QString &key : rowsOf(building, lanes)) {
            const QJsonObject lane = lanes[key].toObject();
            add(building, lane[QLatin1String("symbol")].toString(key),
                lane[QLatin1String("cells")].toArray());
        }
    }
    [[nodiscard]] QJsonObject told(const QString &city, const QString &wonder) const {
        return {{QStringLiteral("name"), city},
                {QStringLiteral("wonder"), wonder},
                {QStringLiteral("rows"), m_rows},
                {QStringLiteral("cells"), m_cells}};
    }

private:
    QJsonObject m_rows;
    QJsonObject m_cells;
};

/// The Agora: its rows and columns have faces, each told by the spaces behind it.
class AgoraReader {
public:
    explicit AgoraReader(const QJsonObject &agora)
        : m_lines(agora[QLatin1String("lines")].toObject()) {
        for (const QJsonValue &value : agora[QLatin1String("cells")].toArray()) {
            const QJsonObject cell = value.toObject();
            m_grid[cell[QLatin1String("row")].toInt()][cell[QLatin1String("col")].toInt()] = cell;
            m_columns[cell[QLatin1String("col")].toInt()].append(
                cell[QLatin1String("id")].toString());
        }
    }
    [[nodiscard]] QJsonArray columns() const {
        QJsonArray faces;
        for (const QStringList &ids : m_columns) {
            faces.append(faceOf(ids));
        }
        return faces;
    }
    void addTo(SheetWriter &sheet) const {
        for (const QMap<int, QJsonObject> &row : m_grid) {
            QStringList ids;
            for (const QJsonObject &cell : row) {
                ids.append(cell[QLatin1String("id")].toString());
            }
            QJsonArray cells;
            for (const int column : m_columns.keys()) {
                cells.append(row.value(column));
            }
            sheet.add(QStringLiteral("agora"), faceOf(ids), cells);
        }
    }

private:
    [[nodiscard]] QString faceOf(QStringList ids) const {
        ids.sort();
        for (auto line = m_lines.begin(); line != m_lines.end(); ++line) {
            QStringList behind = line->toVariant().toStringList();
            behind.sort(); // a line is written in the order of its arrow
            if (behind == ids) {
                return line.key();
            }
        }
        return {};
    }

    QJsonObject m_lines;
    QMap<int, QMap<int, QJsonObject>> m_grid;
    QMap<int, QStringList> m_columns;
};

class DiceFactsWriter {
public:
    DiceFactsWriter(const QByteArray &rules, QString language)
        : m_rules(QJsonDocument::fromJson(rules).object())
        , m_names(builtInNames("dice"))
        , m_language(std::move(language)) {}

    [[nodiscard]] QJsonObject told() const {
        const QJsonObject buildings = m_rules[QLatin1String("buildings")].toObject();
        const QJsonObject forum = m_rules[QLatin1String("forum")].toObject();
        return {{QStringLiteral("dice"), dice()},
                {QStringLiteral("faces"), faces()},
                {QStringLiteral("buildings"), houses()},
                {QStringLiteral("boards"), boards(buildings)},
                {QStringLiteral("columns"),
                 AgoraReader(buildings[QLatin1String("agora")].toObject()).columns()},
                {QStringLiteral("bonuses"), bonuses()},
                {QStringLiteral("quadrants"), forum[QLatin1String("quadrant_costs")]}};
    }

private:
    [[nodiscard]] QString name(const char *group, const QString &id) const {
        return localName(m_names[QLatin1String(group)].toObject(), id, id).in(m_language);
    }

    [[nodiscard]] QJsonObject dice() const {
        const QJsonObject read = m_rules[QLatin1String("dice")].toObject();
        QJsonObject all;
        for (auto die = read.begin(); die != read.end(); ++die) {
            const QJsonValue building = die.value()[QLatin1String("building")];
            const bool special = die.value()[QLatin1String("special")].toBool();
            const QString color = die.value()[QLatin1String("color")].toString();
            const DiceLook look = lookOf(dieLooks, color);
            all.insert(
                die.key(),
                QJsonObject{{QStringLiteral("name"), name("dice", color)},
                            {QStringLiteral("mark"), QLatin1String(look.glyph)},
                            {QStringLiteral("family"), QLatin1String(look.family)},
                            {QStringLiteral("opens"), special ? building.toString() : QString()}});
        }
        return all;
    }

    [[nodiscard]] QString faceName(const QString &face) const {
        for (const char *group : {"symbols", "resources", "buildings"}) {
            if (const QString text = name(group, face); text != face) {
                return text;
            }
        }
        return face;
    }

    [[nodiscard]] QJsonObject face(const QString &id) const {
        const DiceLook house = lookOf(buildingLooks, id);
        const DiceLook own = lookOf(faceLooks, id);
        const QString glyph = QLatin1String(*house.glyph != '\0' ? house.glyph : own.glyph);
        return {{QStringLiteral("name"), faceName(id)},
                {QStringLiteral("glyph"), glyph.isEmpty() ? id : glyph},
                {QStringLiteral("family"), QLatin1String(own.family)}};
    }

    [[nodiscard]] QJsonObject faces() const {
        QJsonObject all;
        for (const QJsonValue &die : m_rules[QLatin1String("dice")].toObject()) {
            for (const QJsonValue &value : die[QLatin1String("faces")].toArray()) {
                all.insert(value.toString(), face(value.toString()));
            }
        }
        return all;
    }

    [[nodiscard]] QJsonObject houses() const {
        QJsonObject all;
        for (const DiceLook &look : buildingLooks) {
            const QString id = QLatin1String(look.id);
            all.insert(id, QJsonObject{{QStringLiteral("name"), name("buildings", id)},
                                       {QStringLiteral("glyph"), QLatin1String(look.glyph)},
                                       {QStringLiteral("family"), QLatin1String(look.family)}});
        }
        return all;
    }

    [[nodiscard]] QJsonObject boards(const QJsonObject &buildings) const {
        QJsonObject all;
        for (const QJsonValue &value : m_rules[QLatin1String("boards")].toArray()) {
            const QJsonObject board = value.toObject();
            SheetWriter sheet;
            for (auto entry = buildings.begin(); entry != buildings.end(); ++entry) {
                const QString id = entry.key();
                const QJsonValue lanes =
                    board.contains(id) ? board[id] : entry.value()[QLatin1String("lanes")];
                if (id == QLatin1String("agora")) {
                    AgoraReader(entry.value().toObject()).addTo(sheet);
                } else if (lanes.isObject()) {
                    sheet.addLanes(id, lanes.toObject());
                } else {
                    sheet.add(id, {},
                              lanes.isArray() ? lanes.toArray()
                                              : entry.value()[QLatin1String("cells")].toArray());
                }
            }
            const QString id = board[QLatin1String("id")].toString();
            const QString wonder = board[QLatin1String("wonder_name")].toString();
            all.insert(id, sheet.told(name("cities", id), name("wonders", wonder)));
        }
        return all;
    }

    [[nodiscard]] QJsonArray bonuses() const {
        QJsonArray all;
        for (const QJsonValue &bonus :
             m_rules[QLatin1String("bonuses")][QLatin1String("items")].toArray()) {
            const QString id = bonus[QLatin1String("id")].toString();
            all.append(QJsonObject{
                {QStringLiteral("id"), id},
                {QStringLiteral("name"), name("bonuses", id)},
                {QStringLiteral("effect"),
                 effectSigns(bonus[QLatin1String("effect")].toObject(), lookOf(faceLooks, {}))}});
        }
        return all;
    }

    QJsonObject m_rules;
    QJsonObject m_names;
    QString m_language;
};

} // namespace

QByteArray diceFacts(const QByteArray &diceJson, const QString &language, bool ownData) {
    return factsDocument(DiceFactsWriter(diceJson, language).told(), ownData);
}

} // namespace mirabilia::faces
