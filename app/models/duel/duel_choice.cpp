// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_choice.h"

#include "app/models/duel/duel_table.h"
#include "app/models/duel/duel_wording.h"

#include <cstdlib>

namespace mirabilia {

DuelActionModel::DuelActionModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelActionRow>(), parent) {}

int DuelActionModel::rowOf(DuelAction::Kind actionKind, int nth) const {
    for (int row = 0; row < count(); ++row) {
        if (action(row).actionKind == actionKind && nth-- == 0) {
            return row;
        }
    }
    return -1;
}

DuelChoice::DuelChoice(DuelTable &table)
    : QObject(&table)
    , m_table(table)
    , m_actions(new DuelActionModel(this))
    , m_consequences(ListModel::of<DuelConsequenceRow>(this)) {}

QString DuelChoice::name() const {
    return made() ? m_table.answerName(m_id) : QString();
}

QString DuelChoice::effectText() const {
    return DuelWording(m_table.catalogue()).effects(m_id);
}

// ---- What can be done ---------------------------------------------------------------------------

const v1::DuelOption *DuelChoice::optionOf(const DuelActionRow &action) const {
    for (const v1::DuelOption &option : m_table.options()) {
        if (static_cast<int>(option.move().action()) == action.actionKind &&
            DuelTable::idOf(option.move()) == m_id &&
            (action.actionKind != DuelAction::Wonder ||
             QString::fromStdString(option.move().wonder()) == action.wonder)) {
            return &option;
        }
    }
    return nullptr;
}

QList<DuelActionRow> DuelChoice::actionsOfCard() const {
    const DuelAdapter adapter = m_table.adapter();
    const DuelWording &words = adapter.words();
    QList<DuelActionRow> rows;
    const auto add = [&](DuelActionRow row, const v1::DuelPrice *price) {
        row.key = QString::number(row.actionKind) + row.wonder;
        row.possible = optionOf(row) != nullptr;
        if (price != nullptr) {
            row.price = static_cast<int>(price->total());
            row.priceState = DuelWording::priceState(*price);
            row.reason = row.possible ? QString() : words.tooDear(*price);
        }
        rows.append(row);
    };
    DuelActionRow build;
    build.actionKind = DuelAction::Build;
    build.title = tr("Build");
    add(build, &adapter.slotWith(m_id)->build());
    for (const v1::DuelWonder &wonder : adapter.mover().wonders()) {
        if (!wonder.built() && !wonder.removed()) {
            DuelActionRow row;
            row.actionKind = DuelAction::Wonder;
            row.wonder = QString::fromStdString(wonder.wonder());
            row.title = words.name(row.wonder);
            add(row, &wonder.build());
        }
    }
    DuelActionRow discard;
    discard.actionKind = DuelAction::Discard;
    discard.title = tr("Discard +%1").arg(adapter.mover().discard_income());
    add(discard, nullptr);
    return rows;
}

QList<DuelActionRow> DuelChoice::answerAction() const {
    const v1::DuelOption *option = m_table.optionFor(m_id);
    if (option == nullptr) {
        return {};
    }
    DuelActionRow row;
    row.actionKind = static_cast<DuelAction::Kind>(option->move().action());
    row.key = QString::number(row.actionKind);
    row.possible = true;
    switch (row.actionKind) {
    case DuelAction::Draft: row.title = tr("Take this wonder"); break;
    case DuelAction::Token: row.title = tr("Take this token"); break;
    case DuelAction::Destroy: row.title = tr("Destroy it"); break;
    case DuelAction::Revive: row.title = tr("Build it for free"); break;
    default: row.title = tr("Let %1 begin").arg(name()); break;
    }
    return {row};
}

void DuelChoice::select(const QString &id) {
    if (id == m_id || m_table.optionFor(id) == nullptr) {
        return;
    }
    m_id = id;
    m_consideredKey.clear();
    m_previewedKey.clear();
    m_table.refreshChoice();
    emit m_table.lifted();
}

void DuelChoice::clear() {
    if (made()) {
        m_id.clear();
        m_table.refreshChoice();
    }
}

void DuelChoice::walk(int by) {
    QStringList answers;
    for (const v1::DuelOption &option : m_table.options()) {
        answers.append(DuelTable::idOf(option.move()));
    }
    const auto here = static_cast<int>(answers.indexOf(m_id));
    const auto count = static_cast<int>(answers.size());
    if (count > 0) {
        select(answers[here < 0 ? 0 : (here + by + count) % count]);
    }
}

void DuelChoice::answer(const QString &id) {
    select(id);
    if (m_id == id) {
        play();
    }
}

void DuelChoice::press(const QString &id) {
    if (m_id == id) {
        play();
    } else {
        select(id);
    }
}

void DuelChoice::consider(int row) {
    if (row >= 0 && row < m_actions->count()) {
        m_consideredKey = m_actions->action(row).key;
        m_table.refreshChoice();
    }
}

void DuelChoice::preview(int row) {
    const bool there = row >= 0 && row < m_actions->count();
    const QString key = there ? m_actions->action(row).key : QString();
    if (key != m_previewedKey) {
        m_previewedKey = key;
        m_table.refreshChoice();
    }
}

void DuelChoice::play(int row) {
    const int wanted = row < 0 ? m_considered : row;
    if (wanted < 0 || wanted >= m_actions->count()) {
        return;
    }
    if (const v1::DuelOption *option = optionOf(m_actions->action(wanted))) {
        const v1::DuelMove move = option->move();
        clear();
        m_table.play(move);
    }
}

const v1::DuelOption *DuelChoice::option() const {
    return m_shown < 0 ? nullptr : optionOf(m_actions->action(m_shown));
}

void DuelChoice::refresh() {
    if (made() && m_table.optionFor(m_id) == nullptr) {
        m_id.clear();
    }
    update();
}

void DuelChoice::update() {
    QList<DuelActionRow> rows;
    if (made()) {
        rows = m_table.adapter().slotWith(m_id) != nullptr ? actionsOfCard() : answerAction();
    }
    m_considered = -1;
    m_shown = -1;
    for (int row = 0; row < rows.size(); ++row) {
        const bool wanted =
            m_consideredKey.isEmpty() ? rows[row].possible : rows[row].key == m_consideredKey;
        if (m_considered < 0 && wanted) {
            m_considered = row;
            rows[row].considered = true;
        }
        if (rows[row].possible && rows[row].key == m_previewedKey) {
            m_shown = row;
        }
    }
    m_shown = m_shown < 0 ? m_considered : m_shown;
    m_actions->assign(rows);
    const v1::DuelOption *shown = option();
    m_consequences->assign(shown != nullptr ? consequencesOf(*shown) : QList<DuelConsequenceRow>());
    emit changed();
}

// ---- What it leads to ---------------------------------------------------------------------------

void DuelChoice::addPrice(QList<DuelConsequenceRow> &rows, const v1::DuelOption &option) const {
    const DuelAdapter adapter = m_table.adapter();
    const DuelWording &words = adapter.words();
    if (const v1::DuelPrice *price = adapter.priceOf(option.move())) {
        for (const v1::DuelPriceLine &line : price->lines()) {
            const QString count = QString::number(line.count());
            const QString coins = QString::number(line.count() * line.each());
            if (line.source() == v1::DUEL_PRICE_SOURCE_BOUGHT) {
                rows.append({QString::fromStdString(line.resource()),
                             tr("%1 bought for %2", "units of a resource, coins").arg(count, coins),
                             QStringLiteral("+") + count});
            } else if (line.source() == v1::DUEL_PRICE_SOURCE_CHAIN) {
                rows.append(
                    {QStringLiteral("chain"), tr("free by %1").arg(words.name(line.by())), {}});
            }
        }
    }
    const int before = static_cast<int>(adapter.mover().coins());
    const int coins = static_cast<int>(option.outcome().coins());
    if (coins != before) {
        rows.append({QStringLiteral("coin"), tr("leaves %1", "coins").arg(coins),
                     tr("%1 to %2", "coins before and after")
                         .arg(QString::number(before), QString::number(coins))});
    }
    const auto rivals = static_cast<int>(adapter.cityView(adapter.rivalSeat()).coins());
    if (const int change = static_cast<int>(option.outcome().rival_coins()) - rivals; change != 0) {
        const QString amount = QString::number(std::abs(change));
        const QString rival = adapter.nameOf(adapter.rivalSeat());
        rows.append({QStringLiteral("rival"),
                     change < 0 ? tr("%1 loses %2", "a player, coins").arg(rival, amount)
                                : tr("%1 gets %2", "a player, coins").arg(rival, amount),
                     (change < 0 ? QStringLiteral("\u2212") : QStringLiteral("+")) + amount});
    }
}

void DuelChoice::addStructure(QList<DuelConsequenceRow> &rows, const v1::DuelOption &option) const {
    const DuelAdapter adapter = m_table.adapter();
    const v1::DuelSlot *slot = adapter.slotWith(QString::fromStdString(option.move().card()));
    if (slot == nullptr) {
        return;
    }
    int hidden = 0;
    for (const unsigned below : slot->opens()) {
        hidden += adapter.table().structure(static_cast<int>(below)).card().empty() ? 1 : 0;
    }
    const int seen = slot->opens_size() - hidden;
    if (hidden > 0) {
        rows.append({QStringLiteral("eye"), tr("turns up %n card(s)", nullptr, hidden),
                     QString::number(hidden)});
    }
    if (seen > 0) {
        rows.append({QStringLiteral("eye"), tr("uncovers %n card(s)", nullptr, seen),
                     QString::number(seen)});
    }
}

void DuelChoice::addPawn(QList<DuelConsequenceRow> &rows, const v1::DuelOutcome &outcome) const {
    const DuelAdapter adapter = m_table.adapter();
    const int before = adapter.table().pawn();
    if (outcome.pawn() != before) {
        const bool forward = outcome.pawn() > before;
        const int steps = m_table.capital() + (forward ? -outcome.pawn() : outcome.pawn());
        rows.append(
            {QStringLiteral("military"),
             tr("%n step(s) to %1's capital", nullptr, steps).arg(adapter.nameOf(forward ? 1 : 0)),
             QString::number(steps)});
    }
}

void DuelChoice::addQuestion(QList<DuelConsequenceRow> &rows, const v1::DuelOutcome &outcome) {
    switch (outcome.asks()) {
    case v1::DUEL_PHASE_TOKEN:
        rows.append({QStringLiteral("progress"), tr("choose a progress token"), {}});
        break;
    case v1::DUEL_PHASE_LIBRARY:
        rows.append({QStringLiteral("progress-draw"), tr("draw progress tokens"), {}});
        break;
    case v1::DUEL_PHASE_DESTROY:
        rows.append({QStringLiteral("destroy"), tr("destroy a card"), {}});
        break;
    case v1::DUEL_PHASE_REVIVE:
        rows.append({QStringLiteral("from-discard"), tr("build from the discard pile"), {}});
        break;
    default: break;
    }
}

QList<DuelConsequenceRow> DuelChoice::consequencesOf(const v1::DuelOption &option) const {
    const DuelAdapter adapter = m_table.adapter();
    const DuelWording &words = adapter.words();
    const v1::DuelOutcome &outcome = option.outcome();
    QList<DuelConsequenceRow> rows;
    if (!outcome.victory().empty()) {
        rows.append({QStringLiteral("victory"), tr("wins the game"), {}});
    }
    addPrice(rows, option);
    addPawn(rows, outcome);
    addQuestion(rows, outcome);
    if (outcome.extra_turn()) {
        rows.append({QStringLiteral("extra-turn"), tr("play again"), {}});
    }
    addStructure(rows, option);
    for (const v1::DuelPriceChange &change : outcome.prices()) {
        if (option.move().action() == v1::DUEL_ACTION_DESTROY) {
            rows.append({QString::fromStdString(change.resource()),
                         tr("%1 pays %2 instead of %3", "a player, coins for a unit")
                             .arg(adapter.nameOf(static_cast<int>(change.seat())),
                                  QString::number(change.to()), QString::number(change.from())),
                         QString::number(change.to())});
        }
    }
    if (!outcome.dangers().empty()) {
        const v1::DuelWin &win = outcome.dangers(0);
        rows.append(
            {QStringLiteral("warning"),
             tr("then %1").arg(words.danger(win, adapter.nameOf(static_cast<int>(win.seat())))),
             words.name(win.wonder().empty() ? win.card() : win.wonder()), true});
    }
    return rows;
}

} // namespace mirabilia
