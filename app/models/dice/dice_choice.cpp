// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_choice.h"

#include "app/models/common/wording.h"
#include "app/models/dice/dice_table.h"

#include <algorithm>

namespace mirabilia {

namespace {

QString priceState(int coins) {
    return coins > 0 ? QStringLiteral("pay") : QStringLiteral("free");
}

int coinsOf(const v1::DiceOption &option) {
    return static_cast<int>(option.price().coins());
}

} // namespace

DiceChoice::DiceChoice(DiceTable &table)
    : QObject(&table)
    , m_table(table)
    , m_actions(ListModel::of<DiceActionRow>(this)) {}

const v1::DiceTable &DiceChoice::dice() const {
    return m_table.dice();
}

bool DiceChoice::asks(v1::DiceQuestion question) const {
    return m_table.mayDecide() && dice().question() == question;
}

bool DiceChoice::active() const {
    return !m_die.isEmpty() || !m_cell.isEmpty() || !m_bonus.isEmpty() || !m_building.isEmpty();
}

// ---- What can be done ---------------------------------------------------------------------------

const v1::DiceOption *DiceChoice::find(v1::DiceAction action) const {
    const auto &options = dice().options();
    const auto found = std::find_if(options.begin(), options.end(), [&](const v1::DiceOption &o) {
        return o.move().action() == action;
    });
    return m_table.mayDecide() && found != options.end() ? &*found : nullptr;
}

const v1::DiceOption *DiceChoice::chosenOption() const {
    if (!m_table.mayDecide() || (m_cell.isEmpty() && m_bonus.isEmpty())) {
        return nullptr;
    }
    for (const v1::DiceOption &option : dice().options()) {
        if (m_bonus.isEmpty()
                ? textOf(option.cell()) == m_cell && textOf(option.move().die()) == m_die
                : textOf(option.move().bonus()) == m_bonus) {
            return &option;
        }
    }
    return nullptr;
}

const v1::DiceOption *DiceChoice::cheapestFor(const QString &cell) const {
    const v1::DiceOption *best = nullptr;
    for (const v1::DiceOption &option : dice().options()) {
        const bool better =
            best == nullptr ||
            (textOf(option.move().die()) == m_die) > (textOf(best->move().die()) == m_die) ||
            (textOf(best->move().die()) != m_die && coinsOf(option) < coinsOf(*best));
        if (m_table.mayDecide() && textOf(option.cell()) == cell && better) {
            best = &option;
        }
    }
    return best;
}

QString DiceChoice::buildingOf(const QString &cell) const {
    return m_table.adapter().sheet(m_table.ownSeat()).cells.value(cell).building;
}

/// Cells that may be taken, with their price: by the chosen die, in the offered building, or as an
/// effect grants them.
std::map<QString, int> DiceChoice::candidates() const {
    std::map<QString, int> found;
    if (!m_table.mayDecide()) {
        return found;
    }
    const bool granted = dice().question() == v1::DICE_QUESTION_CROSS;
    for (const v1::DiceOption &option : dice().options()) {
        const QString cell = textOf(option.cell());
        const bool meant = !m_building.isEmpty() ? buildingOf(cell) == m_building
                           : !m_die.isEmpty()    ? textOf(option.move().die()) == m_die
                                                 : granted || cell == m_cell;
        if (cell.isEmpty() || !meant) {
            continue;
        }
        const auto known = found.find(cell);
        found[cell] =
            known == found.end() ? coinsOf(option) : std::min(known->second, coinsOf(option));
    }
    return found;
}

DiceMarks DiceChoice::marks() const {
    DiceMarks marks;
    marks.candidates = candidates();
    marks.die = m_die;
    marks.cell = m_cell;
    marks.bonus = m_bonus;
    marks.hintedDie = m_table.hintDie();
    marks.hintedCell = m_table.hintCell();
    return marks;
}

// ---- Choosing -----------------------------------------------------------------------------------

void DiceChoice::selectDie(const QString &die) {
    const bool again = die == m_die;
    m_cell.clear();
    m_bonus.clear();
    m_building.clear();
    m_die = again ? QString() : die;
    const std::map<QString, int> cells = candidates();
    if (!m_die.isEmpty() && cells.size() == 1) {
        m_cell = cells.begin()->first;
    }
    update();
}

void DiceChoice::selectCell(const QString &cell) {
    const v1::DiceOption *option = cheapestFor(cell);
    m_die = option != nullptr ? textOf(option->move().die()) : QString();
    m_cell = cell;
    m_bonus.clear();
    m_building.clear();
    update();
}

void DiceChoice::selectBonus(const QString &bonus) {
    m_die.clear();
    m_cell.clear();
    m_building.clear();
    m_bonus = bonus;
    update();
}

void DiceChoice::selectBuilding(const QString &building) {
    QStringList cells;
    const bool withDie = std::any_of(
        dice().options().begin(), dice().options().end(), [&](const v1::DiceOption &option) {
            return !m_die.isEmpty() && textOf(option.move().die()) == m_die &&
                   buildingOf(textOf(option.cell())) == building;
        });
    for (const v1::DiceOption &option : dice().options()) {
        const QString cell = textOf(option.cell());
        const bool reached = !withDie || textOf(option.move().die()) == m_die;
        if (m_table.mayDecide() && reached && buildingOf(cell) == building &&
            !cells.contains(cell)) {
            cells.append(cell);
        }
    }
    if (cells.size() == 1) {
        selectCell(cells.first());
        return;
    }
    clear();
    if (!cells.isEmpty()) {
        m_building = building;
        update();
    }
}

void DiceChoice::clear() {
    m_die.clear();
    m_cell.clear();
    m_bonus.clear();
    m_building.clear();
    update();
}

void DiceChoice::refresh() {
    // Decisions of other seats do not change the question.
    const QString question = QStringLiteral("%1/%2/%3")
                                 .arg(m_table.ownSeat())
                                 .arg(m_table.round())
                                 .arg(m_table.stepsDone());
    if (m_askedAt != question) {
        m_askedAt = question;
        m_die.clear();
        m_cell.clear();
        m_bonus.clear();
        m_building.clear();
        const std::map<QString, int> granted = candidates();
        if (asks(v1::DICE_QUESTION_CROSS) && granted.size() == 1) {
            m_cell = granted.begin()->first;
        }
    }
    refreshActions();
    emit changed();
}

void DiceChoice::update() {
    m_table.refreshMarks();
    refreshActions();
    emit changed();
    if (!m_die.isEmpty() || !m_cell.isEmpty() || !m_bonus.isEmpty()) {
        emit m_table.lifted();
    }
}

// ---- Doing --------------------------------------------------------------------------------------

void DiceChoice::send(const v1::DiceOption *option) {
    if (option != nullptr && m_table.mayDecide()) {
        m_table.play(option->move());
    }
}

void DiceChoice::play() {
    send(chosenOption());
}

void DiceChoice::wonder() {
    if (find(v1::DICE_ACTION_WONDER) != nullptr || asks(v1::DICE_QUESTION_ACTION)) {
        if (const QString stage = textOf(dice().wonder_cell()); !stage.isEmpty()) {
            selectCell(stage);
        }
    }
}

void DiceChoice::pass() {
    send(find(v1::DICE_ACTION_PASS));
}

void DiceChoice::decline() {
    send(find(v1::DICE_ACTION_DECLINE));
}

void DiceChoice::perform(int row) {
    if (row < 0 || row >= m_actions->count()) {
        return;
    }
    const DiceActionRow action = m_actions->at<DiceActionRow>(row);
    switch (action.actionKind) {
    case DiceAction::Build:
    case DiceAction::Cross: play(); break;
    case DiceAction::Wonder:
        if (action.main) {
            play();
        } else {
            wonder();
        }
        break;
    case DiceAction::Pass: pass(); break;
    case DiceAction::Decline: decline(); break;
    case DiceAction::Bonus:
        selectBonus(action.target);
        play();
        break;
    default: clear();
    }
}

// ---- In words -----------------------------------------------------------------------------------

QString DiceChoice::building() const {
    return m_cell.isEmpty() ? m_building : buildingOf(m_cell);
}

QVariant DiceChoice::dieRow() const {
    for (int row = 0; row < m_table.forum()->count(); ++row) {
        if (m_table.forum()->at<DiceDieRow>(row).die == m_die) {
            return m_table.forum()->get(row);
        }
    }
    return {};
}

QString DiceChoice::title() const {
    const DiceAdapter adapter = m_table.adapter();
    if (!m_bonus.isEmpty()) {
        return adapter.words().bonus(m_bonus);
    }
    if (!m_cell.isEmpty()) {
        return adapter.cellName(m_table.ownSeat(), m_cell);
    }
    if (!m_building.isEmpty()) {
        return adapter.words().building(m_building);
    }
    return m_die.isEmpty() ? QString() : dieRow().value<DiceDieRow>().name;
}

QString DiceChoice::text() const {
    const DiceAdapter adapter = m_table.adapter();
    return m_cell.isEmpty() ? QString()
                            : adapter.words().effects(adapter.board(m_table.ownSeat()), m_cell);
}

QString DiceChoice::reason() const {
    if (!active() || possible()) {
        return {};
    }
    const DiceAdapter adapter = m_table.adapter();
    if (!m_cell.isEmpty()) {
        const v1::DiceCell *cell = adapter.cellAt(m_table.ownSeat(), m_cell);
        const bool stage = m_cell == textOf(dice().wonder_cell());
        return stage             ? adapter.wonderReason()
               : cell != nullptr ? adapter.cellReason(*cell)
                                 : QString();
    }
    return m_die.isEmpty() || !candidates().empty() ? QString()
                                                    : dieRow().value<DiceDieRow>().reason;
}

QVariantList DiceChoice::costs() const {
    QVariantList parts;
    const auto add = [&parts](const QString &what, int coins) {
        parts.append(QVariantMap{{QStringLiteral("text"), what}, {QStringLiteral("coins"), coins}});
    };
    const v1::DiceOption *option = chosenOption();
    if (option == nullptr || option->cell().empty()) {
        return parts;
    }
    const v1::DicePrice &price = option->price();
    if (!option->move().die().empty()) {
        add(tr("Die"), static_cast<int>(price.die()));
    }
    const v1::DiceCell *cell = m_table.adapter().cellAt(m_table.ownSeat(), m_cell);
    const int needed = cell == nullptr ? 0 : static_cast<int>(cell->cost());
    const auto missing = static_cast<int>(price.missing());
    if (needed > 0) {
        add(missing == 0 ? tr("%n resource(s)", nullptr, needed)
                         : tr("%n resource(s) missing", nullptr, missing),
            static_cast<int>(price.resources()));
    }
    return parts;
}

QString DiceChoice::attackText(const v1::DiceOption &option) const {
    const DiceAdapter adapter = m_table.adapter();
    const QString cell = textOf(option.cell());
    const DiceCellFact fact = adapter.sheet(m_table.ownSeat()).cells.value(cell);
    const v1::DiceCell *seen = adapter.cellAt(m_table.ownSeat(), cell);
    if (seen == nullptr || !seen->has_attack_points() || fact.effects.isEmpty()) {
        return {};
    }
    for (const v1::DiceFacing &facing : adapter.cityView(m_table.ownSeat()).facing()) {
        if (textOf(facing.building()) == fact.building && facing.defence() > 0) {
            return tr("Attack %1 \u2212 defence %2 = %3", "figures")
                .arg(QString::number(fact.effects.first().value), QString::number(facing.defence()),
                     Wording::points(seen->attack_points()));
        }
    }
    return {};
}

QStringList DiceChoice::followUps(const v1::DiceOption &option) const {
    QStringList list;
    if (!option.completes().empty()) {
        list.append(tr("Completes: %1", "a building")
                        .arg(m_table.adapter().words().building(textOf(option.completes()))));
    }
    switch (option.asks()) {
    case v1::DICE_QUESTION_ACTION: list.append(tr("Then you act again")); break;
    case v1::DICE_QUESTION_FREE_BUILD: list.append(tr("Then you build with a free die")); break;
    case v1::DICE_QUESTION_CROSS: list.append(tr("Then you cross off more")); break;
    case v1::DICE_QUESTION_BONUS: list.append(tr("Then you choose a bonus")); break;
    default: break;
    }
    return list;
}

QStringList DiceChoice::notes() const {
    QStringList list;
    const v1::DiceOption *option = chosenOption();
    if (option == nullptr) {
        return list;
    }
    if (const QString attack = attackText(*option); !attack.isEmpty()) {
        list.append(attack);
    }
    const int before = m_table.own()->coins() - coinsOf(*option);
    if (const int gained = static_cast<int>(option->coins_after()) - before; gained > 0) {
        list.append(tr("%n coin(s) for you", nullptr, gained));
    }
    return list + followUps(*option);
}

QVariantList DiceChoice::places() const {
    QVariantList list;
    if (!m_cell.isEmpty()) {
        return list;
    }
    const DiceAdapter adapter = m_table.adapter();
    for (const auto &[cell, price] : candidates()) {
        list.append(QVariantMap{{QStringLiteral("cell"), cell},
                                {QStringLiteral("building"), buildingOf(cell)},
                                {QStringLiteral("place"),
                                 adapter.words().place(adapter.board(m_table.ownSeat()), cell)},
                                {QStringLiteral("price"), price}});
    }
    return list;
}

QStringList DiceChoice::leadsTo() const {
    return m_table.adapter().sheet(m_table.ownSeat()).cells.value(m_cell).leadsTo();
}

// ---- Buttons ------------------------------------------------------------------------------------

DiceActionRow DiceChoice::mainAction(const v1::DiceOption &option) const {
    DiceActionRow row;
    row.actionKind = static_cast<DiceAction::Kind>(option.move().action());
    row.target = m_cell.isEmpty() ? m_bonus : m_cell;
    row.title = m_cell.isEmpty() ? m_table.adapter().words().bonus(m_bonus) : tr("Cross off");
    row.glyph = m_cell.isEmpty() ? QStringLiteral("hourglass") : QStringLiteral("tick");
    row.price = coinsOf(option);
    row.state = m_cell.isEmpty() ? QString() : priceState(row.price);
    row.points = option.points();
    row.main = true;
    return row;
}

DiceActionRow DiceChoice::wonderAction() const {
    DiceActionRow row;
    row.actionKind = DiceAction::Wonder;
    const QString stage = textOf(dice().wonder_cell());
    const DiceCellFact fact = m_table.adapter().sheet(m_table.ownSeat()).cells.value(stage);
    row.title = stage.isEmpty() ? tr("Wonder") : tr("Wonder %1").arg(fact.place + 1);
    row.glyph = QStringLiteral("wonder");
    row.reason = m_table.adapter().wonderReason();
    row.possible = row.reason.isEmpty();
    row.price = static_cast<int>(dice().wonder().coins());
    row.state = row.possible ? priceState(row.price) : QStringLiteral("blocked");
    return row;
}

DiceActionRow DiceChoice::passAction() const {
    DiceActionRow row;
    row.actionKind = DiceAction::Pass;
    row.title = tr("Pass");
    row.glyph = QStringLiteral("skip");
    const v1::DiceOption *option = find(v1::DICE_ACTION_PASS);
    row.possible = option != nullptr;
    row.coins =
        option == nullptr ? 0 : static_cast<int>(option->coins_after()) - m_table.own()->coins();
    return row;
}

DiceActionRow DiceChoice::declineAction() const {
    DiceActionRow row;
    row.actionKind = DiceAction::Decline;
    row.title = dice().question() == v1::DICE_QUESTION_CROSS ? tr("Stop here") : tr("No, thanks");
    row.glyph = QStringLiteral("cross");
    return row;
}

QList<DiceActionRow> DiceChoice::bonusActions() const {
    QList<DiceActionRow> rows;
    for (const v1::DiceOption &option : dice().options()) {
        const QString bonus = textOf(option.move().bonus());
        DiceActionRow row;
        row.actionKind = DiceAction::Bonus;
        row.target = bonus;
        row.title = m_table.adapter().words().bonus(bonus);
        row.glyph = QStringLiteral("hourglass");
        row.points = option.points();
        row.main = bonus == m_bonus;
        rows.append(row);
    }
    return rows;
}

void DiceChoice::refreshActions() {
    QList<DiceActionRow> rows;
    const v1::DiceOption *chosen = chosenOption();
    if (!m_table.mayDecide()) {
        m_actions->assign(rows);
        return;
    }
    if (asks(v1::DICE_QUESTION_BONUS)) {
        rows = bonusActions();
    } else if (chosen != nullptr) {
        rows.append(mainAction(*chosen));
    }
    if (asks(v1::DICE_QUESTION_ACTION)) {
        if (chosen != nullptr) {
            DiceActionRow back;
            back.actionKind = DiceAction::Back;
            back.title = m_die.isEmpty() ? tr("Something else") : tr("Other die");
            back.glyph = QStringLiteral("cross");
            rows.append(back);
        } else {
            rows << wonderAction() << passAction();
        }
    } else if (find(v1::DICE_ACTION_DECLINE) != nullptr) {
        rows.append(declineAction());
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i].number = static_cast<int>(i);
    }
    m_actions->assign(rows);
}

} // namespace mirabilia
