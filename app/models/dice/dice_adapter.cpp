// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_adapter.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// The special die that a building needs; empty if it needs none.
QString specialDieOf(const DiceFacts &facts, const QString &building) {
    for (const QString &die : facts.specialDice()) {
        if (facts.die(die).building == building) {
            return die;
        }
    }
    return {};
}

bool unlocked(const v1::DiceCity &city, const QString &die) {
    return stringsOf(city.unlocked()).contains(die);
}

} // namespace

DiceAdapter::DiceAdapter(const v1::TableView &view, const Catalogue &catalogue)
    : ViewAdapter(view, catalogue)
    , m_words(catalogue) {}

DiceAdapter::DiceAdapter(const v1::TableView &view, const Catalogue &catalogue,
                         const DiceFacts &facts)
    : ViewAdapter(view, catalogue)
    , m_words(catalogue, facts) {}

const v1::DiceCity &DiceAdapter::cityView(int seat) const {
    for (const v1::DiceCity &city : table().cities()) {
        if (static_cast<int>(city.seat()) == seat) {
            return city;
        }
    }
    return v1::DiceCity::default_instance();
}

QString DiceAdapter::board(int seat) const {
    return textOf(cityView(seat).board());
}

int DiceAdapter::opponent(int side) const {
    const v1::DiceCity &city = cityView(viewer());
    return side < city.facing_size() ? static_cast<int>(city.facing(side).opponent()) : -1;
}

QString DiceAdapter::namesOf(const google::protobuf::RepeatedField<unsigned> &seats, int me,
                             const QString &you) const {
    QStringList names;
    for (const unsigned seat : seats) {
        if (static_cast<int>(seat) == me) {
            names.prepend(you);
        } else {
            names.append(nameOf(static_cast<int>(seat)));
        }
    }
    return Wording::list(names);
}

QString DiceAdapter::cellName(int seat, const QString &cell) const {
    return m_words.cell(board(seat), cell);
}

QString DiceAdapter::activityOf(int seat) const {
    return cityView(seat).must_act()                 ? QStringLiteral("thinking")
           : table().phase() == v1::DICE_PHASE_ROUND ? QStringLiteral("chosen")
                                                     : QStringLiteral("idle");
}

// ---- Cities -------------------------------------------------------------------------------------

DiceCityState DiceAdapter::city(int seat) const {
    const v1::DiceCity &view = cityView(seat);
    DiceCityState state;
    state.coins = static_cast<int>(view.coins());
    state.points = openPoints(view);
    const QString board = textOf(view.board());
    state.board = {board, m_words.city(board), m_words.wonder(board)};
    state.reserve = {static_cast<int>(view.circled()) - state.coins,
                     static_cast<int>(table().capacity()) - static_cast<int>(view.circled())};
    state.progress.resources = static_cast<int>(view.resources());
    state.progress.bonuses = view.bonuses_size();
    state.progress.bonusesToEnd = static_cast<int>(table().bonuses_to_end());
    for (const QString &die : m_words.facts().specialDice()) {
        state.progress.special.append(
            QVariantMap{{QStringLiteral("family"), m_words.dieFamily(die)},
                        {QStringLiteral("mark"), m_words.dieMark(die)},
                        {QStringLiteral("name"), m_words.die(die)},
                        {QStringLiteral("unlocked"), unlocked(view, die)}});
    }
    state.attacks = attacksOn(seat);
    state.summary = summary(seat, state);
    return state;
}

QVariantList DiceAdapter::attacksOn(int seat) const {
    const v1::DiceCity &own = cityView(viewer());
    const DiceBoard &board = sheet(viewer());
    QVariantList list;
    for (const v1::DiceFacing &facing : own.facing()) {
        if (static_cast<int>(facing.opponent()) != seat) {
            continue;
        }
        QVariantMap attack{{QStringLiteral("building"), textOf(facing.building())},
                           {QStringLiteral("defence"), static_cast<int>(facing.defence())},
                           {QStringLiteral("glyph"), QString()},
                           {QStringLiteral("points"), -1}};
        for (const v1::DiceCell &cell : own.cells()) {
            if (cell.building() == facing.building() && cell.next() && cell.has_attack_points()) {
                const DiceCellFact fact = board.cells.value(textOf(cell.cell()));
                attack[QStringLiteral("glyph")] =
                    board.lanes.value(fact.building).value(fact.lane).symbol;
                attack[QStringLiteral("points")] = cell.attack_points();
            }
        }
        list.append(attack);
    }
    return list;
}

QString DiceAdapter::summary(int seat, const DiceCityState &state) const {
    QStringList facts{nameOf(seat), state.board.city, tr("%n coin(s)", nullptr, state.coins),
                      tr("%n resource(s)", nullptr, state.progress.resources),
                      tr("%n bonus(es)", nullptr, state.progress.bonuses)};
    if (state.points) {
        facts.append(Wording::points(*state.points));
    }
    for (const QVariant &attack : state.attacks) {
        facts.append(tr("%n defence(s) against you", nullptr,
                        attack.toMap()[QStringLiteral("defence")].toInt()));
    }
    if (seatInfo(seat).connected() && activityOf(seat) == QLatin1String("thinking")) {
        facts.append(tr("is thinking"));
    }
    return facts.join(tr(", ", "between the facts of a city"));
}

// ---- Buildings ----------------------------------------------------------------------------------

QVariantList DiceAdapter::lanes(const QStringList &faces) const {
    QVariantList list;
    for (const QString &face : faces) {
        list.append(
            QVariantMap{{QStringLiteral("glyph"), DiceWording::faceGlyph(face)},
                        {QStringLiteral("family"), DiceWording::faceFamily(face)},
                        {QStringLiteral("name"), face.isEmpty() ? QString() : m_words.face(face)}});
    }
    return list;
}

void DiceAdapter::fillShut(int seat, const QString &building, DiceBuildingState &state) const {
    const QString die = specialDieOf(m_words.facts(), building);
    if (!die.isEmpty() && !unlocked(cityView(seat), die)) {
        state.shut.family = m_words.dieFamily(die);
        state.shut.mark = m_words.dieMark(die);
        state.shut.text = tr("%1 locked", "a die that a building needs").arg(m_words.die(die));
    }
}

void DiceAdapter::fillFacing(int seat, const QString &building, DiceBuildingState &state) const {
    for (const v1::DiceFacing &facing : cityView(seat).facing()) {
        if (textOf(facing.building()) == building) {
            const auto opponent = static_cast<int>(facing.opponent());
            state.facing.name = nameOf(opponent);
            state.facing.color = colorOf(opponent);
            state.facing.defence = static_cast<int>(facing.defence());
            state.facing.coins = static_cast<int>(cityView(opponent).coins());
            state.facing.resources = static_cast<int>(cityView(opponent).resources());
        }
    }
}

void DiceAdapter::fillLanes(int seat, const QString &building, DiceBuildingState &state) const {
    int start = 0;
    for (const DiceLane &lane : sheet(seat).lanes.value(building)) {
        QVariantMap shown = lanes({lane.symbol}).first().toMap();
        const auto count = static_cast<int>(lane.cells.size());
        shown[QStringLiteral("start")] = start;
        shown[QStringLiteral("count")] = count;
        state.print.lanes.append(shown);
        state.print.longest = std::max(state.print.longest, count);
        start += count;
    }
    if (building == QLatin1String("agora")) {
        state.print.columns = lanes(m_words.facts().agoraColumns());
        state.print.longest = static_cast<int>(state.print.columns.size());
    }
}

DiceBuildingState DiceAdapter::building(int seat, const QString &building) const {
    DiceBuildingState state;
    state.print.head = m_words.buildingHead(building, board(seat));
    state.print.name = building == QLatin1String("wonder") ? m_words.wonder(board(seat))
                                                           : m_words.building(building);
    state.print.glyph = DiceWording::buildingGlyph(building);
    state.print.family = DiceWording::buildingFamily(building);
    for (const v1::DiceCell &cell : cityView(seat).cells()) {
        if (textOf(cell.building()) == building) {
            ++state.print.total;
            state.crossed += cell.crossed() ? 1 : 0;
        }
    }
    fillLanes(seat, building, state);
    fillShut(seat, building, state);
    fillFacing(seat, building, state);
    state.description = tr("%1: %2 of %3 crossed off", "a building of Dice")
                            .arg(state.print.name, QString::number(state.crossed),
                                 QString::number(state.print.total));
    if (!state.facing.name.isEmpty()) {
        state.description +=
            tr("; against %1, who has %n defence(s) there", nullptr, state.facing.defence)
                .arg(state.facing.name);
    }
    return state;
}

const v1::DiceCell *DiceAdapter::cellAt(int seat, const QString &cell) const {
    const auto &cells = cityView(seat).cells();
    const auto found = std::find_if(cells.begin(), cells.end(), [&](const v1::DiceCell &known) {
        return textOf(known.cell()) == cell;
    });
    return found == cells.end() ? nullptr : &*found;
}

QList<DiceCellRow> DiceAdapter::cells(int seat, const QString &building,
                                      const DiceMarks &marks) const {
    QList<DiceCellRow> rows;
    for (const DiceLane &lane : sheet(seat).lanes.value(building)) {
        for (const QString &id : lane.cells) {
            if (const v1::DiceCell *cell = cellAt(seat, id)) {
                rows.append(cellRow(seat, *cell, marks));
            }
        }
    }
    return rows;
}

DiceCellRow DiceAdapter::cellRow(int seat, const v1::DiceCell &cell, const DiceMarks &marks) const {
    const QString id = textOf(cell.cell());
    const DiceCellFact fact = sheet(seat).cells.value(id);
    DiceCellRow row;
    row.cell = id;
    row.lane = fact.lane;
    row.place = fact.place;
    row.state = cell.crossed() ? QStringLiteral("crossed")
                : cell.next()  ? QStringLiteral("next")
                               : QStringLiteral("later");
    row.fresh = cell.fresh();
    row.cost = static_cast<int>(cell.cost());
    row.missingCoins = cell.crossed() ? 0 : static_cast<int>(cell.missing_coins());
    if (seat == viewer()) {
        const auto candidate = marks.candidates.find(id);
        row.candidate = candidate != marks.candidates.end();
        row.price = row.candidate ? candidate->second : -1;
        row.chosen = marks.cell == id;
        row.hinted = marks.hintedCell == id;
    }
    row.marks = m_words.signsOf(board(seat), id,
                                cell.has_attack_points() ? std::optional(cell.attack_points())
                                                         : std::nullopt);
    row.name = cellName(seat, id);
    row.effectText = m_words.effects(board(seat), id);
    row.leadsTo = fact.leadsTo();
    row.facts = cellFacts(row, cell);
    row.description = tr("%1, %2", "a space and the facts of it").arg(row.name, row.facts);
    return row;
}

QString DiceAdapter::cellFacts(const DiceCellRow &row, const v1::DiceCell &cell) const {
    QStringList facts{row.effectText};
    if (cell.has_attack_points()) {
        facts.append(
            cell.crossed()
                ? tr("worth %1", "an attack; its points").arg(Wording::points(cell.attack_points()))
                : tr("worth %1 now", "an attack; its points")
                      .arg(Wording::points(cell.attack_points())));
    }
    if (cell.crossed()) {
        facts.append(cell.fresh() ? tr("crossed off in this round") : tr("crossed off"));
        return facts.join(tr(", ", "between the facts of a space"));
    }
    facts.append(tr("costs %n resource(s)", nullptr, row.cost));
    if (row.price >= 0) {
        facts.append(row.price == 0 ? tr("free") : tr("%n coin(s)", nullptr, row.price));
    } else if (row.missingCoins > 0) {
        facts.append(tr("%n coin(s) for what is missing", nullptr, row.missingCoins));
    }
    const bool refused = !row.candidate && !cell.refusal().empty(); // chosen or not
    if (row.chosen && !refused) {
        facts.append(tr("chosen"));
    } else if (row.candidate) {
        facts.append(tr("can be crossed off"));
    }
    return Wording::sentences({facts.join(tr(", ", "between the facts of a space")),
                               refused ? cellReason(cell) : QString()});
}

// ---- Reasons ------------------------------------------------------------------------------------

QString DiceAdapter::costReason(const v1::DicePrice &price) const {
    const auto coins = static_cast<int>(cityView(viewer()).coins());
    return tr("It costs %1 and you have %n coin(s)", nullptr, coins).arg(price.coins());
}

/// Names the neighbour who has more of what the die's face compares.
QString DiceAdapter::conditionReason(const v1::DieView &die) const {
    for (const v1::DiceComparison &line : table().comparisons()) {
        if (line.die() != die.die() || line.face() != die.face()) {
            continue;
        }
        const bool left = !line.left_allows();
        const int seat = left ? leftSeat() : rightSeat();
        return tr("%1: %2 has %3, you have %4", "a building; a neighbour; numbers of spaces")
            .arg(m_words.buildings(stringsOf(line.buildings())), nameOf(seat),
                 QString::number(left ? line.left() : line.right()), QString::number(line.own()));
    }
    return DiceWording::refusal(QStringLiteral("condition"));
}

QString DiceAdapter::dieReason(const v1::DieView &die) const {
    const std::string &code = die.price().refusal();
    if (code.empty()) {
        return {};
    }
    if (code == "already_built") {
        return tr("All it reaches is crossed off");
    }
    if (code == "not_available") {
        return tr("It reaches nothing now");
    }
    if (code == "order") {
        return tr("Earlier spaces come first");
    }
    if (code == "condition") {
        return conditionReason(die);
    }
    return code == "cannot_pay" ? costReason(die.price()) : DiceWording::refusal(textOf(code));
}

QString DiceAdapter::cellReason(const v1::DiceCell &cell) const {
    if (cell.refusal() == "not_available") {
        return table().question() == v1::DICE_QUESTION_CROSS ? tr("You cross off elsewhere now")
                                                             : tr("No die shows its row");
    }
    return cell.refusal().empty() ? QString() : DiceWording::refusal(textOf(cell.refusal()));
}

QString DiceAdapter::wonderReason() const {
    const std::string &code = table().wonder().refusal();
    return code.empty()           ? QString()
           : code == "cannot_pay" ? costReason(table().wonder())
                                  : DiceWording::refusal(textOf(code));
}

// ---- Dice, bonuses, counts ----------------------------------------------------------------------

QList<DiceDieRow> DiceAdapter::forum(const DiceMarks &marks) const {
    const bool asked = table().question() == v1::DICE_QUESTION_ACTION ||
                       table().question() == v1::DICE_QUESTION_FREE_BUILD;
    QList<DiceDieRow> rows;
    for (const v1::DieView &view : table().forum()) {
        DiceDieRow row;
        row.die = textOf(view.die());
        row.tray =
            static_cast<int>(m_words.facts().forumCosts().indexOf(static_cast<int>(view.cost())));
        row.face = textOf(view.face());
        row.glyph = DiceWording::faceGlyph(row.face);
        row.glyphFamily = DiceWording::faceFamily(row.face);
        row.family = m_words.dieFamily(row.die);
        row.mark = m_words.dieMark(row.die);
        row.name =
            tr("%1, %2", "a die and its face").arg(m_words.die(row.die), m_words.face(row.face));
        row.locked = view.locked();
        row.asked = asked;
        row.price = static_cast<int>(view.price().coins());
        row.reason = asked ? dieReason(view) : QString();
        row.state = view.locked()           ? QStringLiteral("locked")
                    : !asked                ? QString()
                    : !row.reason.isEmpty() ? QStringLiteral("blocked")
                    : row.price > 0         ? QStringLiteral("pay")
                                            : QStringLiteral("free");
        row.chosen = marks.die == row.die;
        row.hinted = marks.hintedDie == row.die;
        QStringList facts{
            tr("It lies in the Forum at %n coin(s)", nullptr, static_cast<int>(view.cost()))};
        if (asked) {
            facts.append(!row.reason.isEmpty() ? row.reason
                         : row.price > 0       ? tr("It costs you %n coin(s)", nullptr, row.price)
                                               : tr("It costs you nothing"));
        }
        row.facts = Wording::sentences(facts);
        row.description = Wording::sentences({row.name, row.facts});
        rows.append(row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const DiceDieRow &a, const DiceDieRow &b) { return a.tray < b.tray; });
    for (qsizetype i = 1; i < rows.size(); ++i) {
        rows[i].slot = rows[i].tray == rows[i - 1].tray ? rows[i - 1].slot + 1 : 0;
    }
    return rows;
}

QList<DiceBonusRow> DiceAdapter::bonuses(const DiceMarks &marks) const {
    QList<DiceBonusRow> rows;
    for (const QString &bonus : m_words.facts().bonuses()) {
        DiceBonusRow row;
        row.bonus = bonus;
        row.crossed = stringsOf(cityView(viewer()).bonuses()).contains(bonus);
        row.candidate = std::any_of(
            table().options().begin(), table().options().end(),
            [&](const v1::DiceOption &option) { return textOf(option.move().bonus()) == bonus; });
        row.chosen = marks.bonus == bonus;
        row.marks = m_words.signsOf(bonus);
        row.text = m_words.bonus(bonus);
        rows.append(row);
    }
    return rows;
}

QList<DiceCountRow> DiceAdapter::counts(int seat) const {
    QList<DiceCountRow> rows;
    const bool left = seat == leftSeat();
    for (const v1::DiceComparison &line : table().comparisons()) {
        DiceCountRow row;
        row.face = textOf(line.face());
        row.glyph = DiceWording::faceGlyph(row.face);
        row.family = DiceWording::buildingFamily(row.face);
        row.theirs = static_cast<int>(left ? line.left() : line.right());
        row.mine = static_cast<int>(line.own());
        row.allows = left ? line.left_allows() : line.right_allows();
        row.text = tr("%1: %2 %3, you %4", "a building; a neighbour and numbers of spaces")
                       .arg(m_words.face(row.face), nameOf(seat), QString::number(row.theirs),
                            QString::number(row.mine));
        rows.append(row);
    }
    return rows;
}

// ---- Steps --------------------------------------------------------------------------------------

QString DiceAdapter::taskText(const v1::DiceStep &step) const {
    switch (step.question()) {
    case v1::DICE_QUESTION_ACTION:
        return step.cause().empty() ? tr("Your action") : tr("Act again");
    case v1::DICE_QUESTION_FREE_BUILD: return tr("Build, the die is free");
    case v1::DICE_QUESTION_BONUS: return tr("Choose a bonus");
    default: break;
    }
    const QStringList where = stringsOf(step.buildings());
    const QString place = where.size() > 3 ? tr("Any of four buildings") : m_words.buildings(where);
    return step.of() < 2
               ? place
               : tr("%1, %2 of %3", "a building and how many of its spaces")
                     .arg(place, QString::number(step.number()), QString::number(step.of()));
}

DiceStepRow DiceAdapter::doneStep(const v1::DiceStep &step) const {
    DiceStepRow row;
    const QString cell = textOf(step.cell());
    const QString place = sheet(viewer()).cells.value(cell).building;
    switch (step.move().action()) {
    case v1::DICE_ACTION_PASS:
        row.text = tr("Passed");
        row.glyph = QStringLiteral("skip");
        break;
    case v1::DICE_ACTION_DECLINE:
        row.text = tr("Stopped");
        row.glyph = QStringLiteral("cross");
        break;
    case v1::DICE_ACTION_BONUS:
        row.text = m_words.bonus(textOf(step.move().bonus()));
        row.glyph = QStringLiteral("hourglass");
        break;
    default:
        row.text = m_words.buildingHead(place, board(viewer()));
        row.glyph = DiceWording::buildingGlyph(place);
        row.family = DiceWording::buildingFamily(place);
    }
    row.state = QStringLiteral("done");
    row.coins = static_cast<int>(step.coins());
    return row;
}

QList<DiceStepRow> DiceAdapter::steps() const {
    QList<DiceStepRow> rows;
    for (const v1::DiceStep &step : table().steps()) {
        DiceStepRow row;
        if (step.state() == v1::DICE_STEP_STATE_DONE) {
            row = doneStep(step);
        } else {
            const bool one = step.buildings_size() == 1;
            const QString place = one ? textOf(step.buildings(0)) : QString();
            row.state = step.state() == v1::DICE_STEP_STATE_NOW ? QStringLiteral("now")
                                                                : QStringLiteral("toCome");
            row.text = taskText(step);
            row.glyph = one ? DiceWording::buildingGlyph(place) : QString();
            row.family = one ? DiceWording::buildingFamily(place) : QString();
        }
        row.number = static_cast<int>(rows.size()) + 1;
        rows.append(row);
    }
    return rows;
}

} // namespace mirabilia
