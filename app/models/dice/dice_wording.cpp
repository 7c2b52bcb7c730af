// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_wording.h"

#include "app/models/common/wording.h"

#include <functional>

namespace mirabilia {

namespace {

/// Replaces each name in braces: "{n} coins".
QString filled(const QString &text, const std::function<QString(const QString &)> &part) {
    QString result;
    qsizetype done = 0;
    for (qsizetype open = text.indexOf(QLatin1Char('{')); open >= 0;
         open = text.indexOf(QLatin1Char('{'), done)) {
        const qsizetype close = text.indexOf(QLatin1Char('}'), open);
        if (close < 0) {
            break;
        }
        result += text.mid(done, open - done) + part(text.mid(open + 1, close - open - 1));
        done = close + 1;
    }
    return result + text.mid(done);
}

DiceSign sign(const char *kind, const QString &glyph, const QString &text = {},
              const QString &family = {}, bool below = false) {
    return {QString::fromLatin1(kind), glyph, text, family, below};
}

QString plus(int number) {
    return QStringLiteral("+%1").arg(number);
}

QVariantList asVariants(const QList<DiceSign> &signsToShow) {
    QVariantList list;
    for (const DiceSign &shown : signsToShow) {
        list.append(QVariant::fromValue(shown));
    }
    return list;
}

const QString &barracks() {
    static const QString id = QStringLiteral("barracks");
    return id;
}

} // namespace

// ---- Names --------------------------------------------------------------------------------------

QString DiceWording::name(const char *group, const QString &id) const {
    return m_catalogue.name(QStringLiteral("dice.%1.%2").arg(QLatin1String(group), id));
}

QString DiceWording::building(const QString &id) const {
    return name("buildings", id);
}

QString DiceWording::buildingHead(const QString &id, const QString &board) const {
    if (id == QLatin1String("wonder")) {
        return city(board);
    }
    if (id == QLatin1String("barracks_west")) {
        return tr("West", "barracks");
    }
    if (id == QLatin1String("barracks_east")) {
        return tr("East", "barracks");
    }
    return id == QLatin1String("gallery") ? tr("Gallery") : building(id);
}

QString DiceWording::buildings(const QStringList &ids) const {
    QStringList shown;
    for (const QString &id : ids) {
        const bool half = id.startsWith(barracks());
        const bool both = half && ids.contains(QStringLiteral("barracks_west")) &&
                          ids.contains(QStringLiteral("barracks_east"));
        const QString text = building(both ? barracks() : id);
        if (!shown.contains(text)) {
            shown.append(text);
        }
    }
    return Wording::list(shown);
}

QString DiceWording::city(const QString &board) const {
    return name("cities", board);
}

QString DiceWording::wonder(const QString &board) const {
    return name("wonders", m_facts.board(board).wonder);
}

QString DiceWording::die(const QString &id) const {
    return name("dice", colorOf(id));
}

QString DiceWording::face(const QString &face) const {
    for (const char *group : {"symbols", "resources", "buildings"}) {
        const QString key = QStringLiteral("dice.%1.%2").arg(QLatin1String(group), face);
        if (QString text = m_catalogue.name(key); text != key) {
            return text;
        }
    }
    return face;
}

QString DiceWording::cell(const QString &board, const QString &id) const {
    const auto found = m_facts.board(board).cells.constFind(id);
    return found == m_facts.board(board).cells.constEnd()
               ? id
               : tr("%1, %2", "a building of Dice and a place in it")
                     .arg(building(found->building), place(board, id));
}

QString DiceWording::place(const QString &board, const QString &id) const {
    const DiceBoard &sheet = m_facts.board(board);
    const DiceCellFact fact = sheet.cells.value(id);
    const DiceLane lane = sheet.lanes.value(fact.building).value(fact.lane);
    const QString number = QString::number(fact.place + 1);
    if (fact.building == QLatin1String("wonder")) {
        return tr("stage %1").arg(number);
    }
    if (fact.building == QLatin1String("agora")) {
        return tr("row %1, place %2").arg(QString::number(fact.lane + 1), number);
    }
    if (fact.building == QLatin1String("warehouse")) {
        return face(fact.effects.isEmpty() ? QString() : fact.effects[0].what);
    }
    if (lane.symbol.isEmpty()) {
        return tr("place %1").arg(number);
    }
    return lane.cells.size() == 1
               ? face(lane.symbol)
               : tr("%1, place %2", "the sign of a row").arg(face(lane.symbol), number);
}

// ---- Effects ------------------------------------------------------------------------------------

QString DiceWording::effect(const DiceEffect &effect) const {
    if (effect.type == QLatin1String("vp")) {
        return Wording::points(effect.value);
    }
    const bool several = effect.type == QLatin1String("cross") && effect.times > 1;
    const QString word = several ? QStringLiteral("cross_up_to") : effect.type;
    return filled(name("effects", word), [&](const QString &part) { return partOf(effect, part); });
}

QString DiceWording::partOf(const DiceEffect &effect, const QString &part) const {
    return part == QLatin1String("coins")      ? QString::number(effect.coins)
           : part == QLatin1String("times")    ? QString::number(effect.times)
           : part == QLatin1String("targets")  ? buildings(effect.targets)
           : part == QLatin1String("die")      ? die(effect.what)
           : part == QLatin1String("resource") ? face(effect.what)
           : part == QLatin1String("building") ? building(effect.what)
                                               : QString::number(effect.value);
}

QString DiceWording::effects(const QString &board, const QString &id) const {
    QStringList texts;
    for (const DiceEffect &each : m_facts.board(board).cells.value(id).effects) {
        texts.append(effect(each));
    }
    return texts.join(tr("; ", "between the effects of a space"));
}

QString DiceWording::bonus(const QString &id) const {
    return name("bonuses", id);
}

// ---- Signs --------------------------------------------------------------------------------------

QList<DiceSign> DiceWording::signsOf(const DiceEffect &effect, const QString &lane,
                                     std::optional<int> points) const {
    const QString &type = effect.type;
    const QString number = QString::number(effect.value);
    const DiceSign die = sign("die", dieMark(effect.what), {}, dieFamily(effect.what));
    if (type == QLatin1String("vp")) {
        return {sign("points", {}, number)};
    }
    if (type == QLatin1String("coins")) {
        return {sign("coins", {}, plus(effect.value))};
    }
    if (type == QLatin1String("attack")) {
        return {sign("glyph", lane),
                sign("points", {}, QString::number(points.value_or(effect.value)))};
    }
    if (type == QLatin1String("defense")) {
        return {sign("glyph", QStringLiteral("shield"))};
    }
    if (type == QLatin1String("produce")) {
        return {sign("glyph", effect.what)};
    }
    if (type == QLatin1String("cross")) {
        // A leader's colour already tells the building.
        const bool said = !faceFamily(lane).isEmpty();
        const QString tint = said ? faceFamily(lane) : QString();
        QList<DiceSign> list;
        if (effect.times > 1) {
            list.append(sign("text", {}, QString::number(effect.times), tint));
        }
        list.append(sign("glyph", QStringLiteral("cross-off"), {}, tint));
        for (const QString &target : said ? QStringList() : effect.targets) {
            list.append(sign("glyph", buildingGlyph(target), {}, buildingFamily(target)));
        }
        return list;
    }
    if (type == QLatin1String("coins_and_vp_per_space")) {
        return {sign("coins", {}, plus(effect.coins)), sign("points", {}, number),
                sign("text", {}, QStringLiteral("\u00d7"), {}, true),
                sign("glyph", buildingGlyph(effect.what), {}, buildingFamily(effect.what), true)};
    }
    if (type == QLatin1String("die_cost_delta")) {
        return {sign("glyph", QStringLiteral("die")),
                sign("text", {}, QStringLiteral("\u2212%1").arg(-effect.value))};
    }
    if (type == QLatin1String("die_cost_zero")) {
        return {die, sign("coins", {}, QStringLiteral("0"))};
    }
    if (type == QLatin1String("coins_on_die")) {
        return {die, sign("coins", {}, plus(effect.value))};
    }
    if (type == QLatin1String("unlock_die")) {
        return {sign("glyph", QStringLiteral("unlock")), die};
    }
    if (type == QLatin1String("vp_per_gallery_space")) {
        return {sign("points", {}, number),
                sign("glyph", buildingGlyph(QStringLiteral("gallery")))};
    }
    if (type == QLatin1String("build_without_die_cost")) {
        return {sign("glyph", QStringLiteral("die")), sign("coins", {}, QStringLiteral("0"))};
    }
    return {sign("glyph", QStringLiteral("extra-turn"))}; // extra_action
}

QVariantList DiceWording::signsOf(const QString &board, const QString &id,
                                  std::optional<int> points) const {
    const DiceBoard &sheet = m_facts.board(board);
    const DiceCellFact cell = sheet.cells.value(id);
    const QString lane = sheet.lanes.value(cell.building).value(cell.lane).symbol;
    QList<DiceSign> list;
    for (const DiceEffect &each : cell.effects) {
        list.append(signsOf(each, lane, points));
    }
    return asVariants(list);
}

QVariantList DiceWording::signsOf(const QString &bonus) const {
    DiceEffect effect = m_facts.bonus(bonus);
    return asVariants(signsOf(effect, {}, {}));
}

QString DiceWording::buildingGlyph(const QString &building) {
    static const QHash<QString, QString> glyphs{
        {QStringLiteral("wonder"), QStringLiteral("wonder")},
        {QStringLiteral("barracks"), QStringLiteral("military")},
        {QStringLiteral("barracks_west"), QStringLiteral("barracks-west")},
        {QStringLiteral("barracks_east"), QStringLiteral("barracks-east")},
        {QStringLiteral("agora"), QStringLiteral("civilian")},
        {QStringLiteral("market"), QStringLiteral("commercial")},
        {QStringLiteral("university"), QStringLiteral("scientific")},
        {QStringLiteral("guild_court"), QStringLiteral("guild")},
        {QStringLiteral("gallery"), QStringLiteral("gallery")},
        {QStringLiteral("warehouse"), QStringLiteral("raw_material")}};
    return glyphs.value(building);
}

QString DiceWording::buildingFamily(const QString &building) {
    static const QHash<QString, QString> families{
        {QStringLiteral("wonder"), QStringLiteral("wonder")},
        {QStringLiteral("barracks"), QStringLiteral("military")},
        {QStringLiteral("barracks_west"), QStringLiteral("military")},
        {QStringLiteral("barracks_east"), QStringLiteral("military")},
        {QStringLiteral("agora"), QStringLiteral("civilian")},
        {QStringLiteral("market"), QStringLiteral("commercial")},
        {QStringLiteral("university"), QStringLiteral("scientific")},
        {QStringLiteral("guild_court"), QStringLiteral("guild")},
        {QStringLiteral("gallery"), QStringLiteral("leaders")},
        {QStringLiteral("warehouse"), QStringLiteral("manufactured_good")}};
    return families.value(building);
}

QString DiceWording::faceGlyph(const QString &face) {
    const QString house = buildingGlyph(face);
    return !house.isEmpty()                         ? house
           : face == QLatin1String("leader_laurel") ? QStringLiteral("points")
                                                    : face;
}

QString DiceWording::faceFamily(const QString &face) {
    static const QHash<QString, QString> families{
        {QStringLiteral("leader_red"), QStringLiteral("military")},
        {QStringLiteral("leader_yellow"), QStringLiteral("commercial")},
        {QStringLiteral("leader_green"), QStringLiteral("scientific")},
        {QStringLiteral("leader_blue"), QStringLiteral("civilian")}};
    return families.value(face);
}

QString DiceWording::colorOf(const QString &die) const {
    const QString color = m_facts.die(die).color;
    return color.isEmpty() ? die : color; // effects name colours: "grey"
}

QString DiceWording::dieFamily(const QString &die) const {
    static const QHash<QString, QString> families{
        {QStringLiteral("red"), QStringLiteral("military")},
        {QStringLiteral("green"), QStringLiteral("scientific")},
        {QStringLiteral("blue"), QStringLiteral("civilian")},
        {QStringLiteral("yellow"), QStringLiteral("commercial")},
        {QStringLiteral("grey"), QStringLiteral("manufactured_good")},
        {QStringLiteral("purple"), QStringLiteral("guild")},
        {QStringLiteral("white"), QStringLiteral("leaders")},
        {QStringLiteral("black"), QStringLiteral("spy")}};
    return families.value(colorOf(die));
}

QString DiceWording::dieMark(const QString &die) const {
    static const QHash<QString, QString> marks{
        {QStringLiteral("red"), QStringLiteral("mark-cross")},
        {QStringLiteral("green"), QStringLiteral("mark-triangle")},
        {QStringLiteral("blue"), QStringLiteral("mark-rectangle")},
        {QStringLiteral("yellow"), QStringLiteral("mark-circle")},
        {QStringLiteral("grey"), QStringLiteral("mark-diamond")},
        {QStringLiteral("purple"), QStringLiteral("mark-star")},
        {QStringLiteral("white"), QStringLiteral("mark-ring")},
        {QStringLiteral("black"), QStringLiteral("mark-eye")}};
    return marks.value(colorOf(die));
}

// ---- Reasons ------------------------------------------------------------------------------------

QString DiceWording::refusal(const QString &code) {
    const QHash<QString, QString> reasons{
        {QStringLiteral("already_built"), tr("It is crossed off already")},
        {QStringLiteral("no_stage_left"), tr("All stages are built")},
        {QStringLiteral("not_available"), tr("It cannot be reached now")},
        {QStringLiteral("must_build"), tr("Something else comes first")},
        {QStringLiteral("locked"), tr("The die is locked; the University unlocks it")},
        {QStringLiteral("order"), tr("An earlier space of its row comes first")},
        {QStringLiteral("condition"), tr("A neighbour has more of it")},
        {QStringLiteral("cannot_pay"), tr("You cannot pay for it")},
        {QStringLiteral("not_your_turn"), tr("There is nothing to decide now")},
        {QStringLiteral("stale"), tr("The table has moved on")},
    };
    return reasons.value(code, tr("Not possible now"));
}

} // namespace mirabilia
