// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/choice_model.h"

#include "app/models/classic/classic_table.h"
#include "app/models/common/settings.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// The host's answer for one action with one card.
const v1::Possibility &possibilityOf(const v1::HandCard &card, const ActionRow &row) {
    switch (row.action) {
    case ClassicAction::Build: return card.build();
    case ClassicAction::Discard: return card.discard();
    case ClassicAction::Free: return card.free();
    default:
        return row.copy == CopiedFrom::Left    ? card.stage_copy_left()
               : row.copy == CopiedFrom::Right ? card.stage_copy_right()
                                               : card.stage();
    }
}

bool isPaid(ClassicAction::Kind action) {
    return action == ClassicAction::Build || action == ClassicAction::Stage;
}

/// The row for this preference: the cheapest, and among equally cheap ones the one that pays most
/// to the preferred neighbour.
int preferredOf(const QList<PaymentRow> &rows, const QString &preference, bool leftIsPoorer) {
    const bool left = preference == QLatin1String("left") ||
                      (preference == QLatin1String("poorer") && leftIsPoorer);
    const bool right = preference == QLatin1String("right") ||
                       (preference == QLatin1String("poorer") && !leftIsPoorer);
    int best = rows.isEmpty() ? -1 : 0;
    for (int i = 1; i < rows.size(); ++i) {
        const PaymentRow &row = rows[i];
        const PaymentRow &other = rows[best];
        if (row.total < other.total ||
            (row.total == other.total &&
             ((left && row.left > other.left) || (right && row.right > other.right)))) {
            best = i;
        }
    }
    return best;
}

} // namespace

ActionModel::ActionModel(QObject *parent) : ListModel(QMetaType::fromType<ActionRow>(), parent) {}

int ActionModel::possible(ClassicAction::Kind kind, int row) const {
    for (int step = 1; step <= count(); ++step) {
        const int next = (row + step) % count();
        if (action(next).action == kind && action(next).enabled) {
            return next;
        }
    }
    return -1;
}

QString ActionModel::refusalOf(ClassicAction::Kind kind) const {
    for (int row = 0; row < count(); ++row) {
        if (action(row).action == kind) {
            return action(row).reason;
        }
    }
    return tr("You have no free building to use now.");
}

PaymentModel::PaymentModel(QObject *parent)
    : ListModel(QMetaType::fromType<PaymentRow>(), parent) {}

int PaymentModel::preferredRow() const {
    for (int i = 0; i < count(); ++i) {
        if (payment(i).preferred) {
            return i;
        }
    }
    return -1;
}

ChoiceModel::ChoiceModel(ClassicTable &table)
    : QObject(&table)
    , m_table(table)
    , m_actions(new ActionModel(this))
    , m_payments(new PaymentModel(this)) {}

// ---- Lifting a card -----------------------------------------------------------------------------

void ChoiceModel::select(int row) {
    const v1::HandCard *card = m_table.handCard(row);
    if (card == nullptr || m_table.hand()->hand(row).chosen) {
        clear();
        return;
    }
    lift(row, *card);
    consider(firstAllowed());
    emit m_table.lifted();
}

void ChoiceModel::lift(int row, const v1::HandCard &card) {
    m_row = row;
    m_lifted = m_table.hand()->hand(row);
    m_actions->setActions(actionsOf(card));
}

void ChoiceModel::clear() {
    if (m_row < 0) {
        return;
    }
    m_row = -1;
    m_lifted = {};
    m_considered = -1;
    m_consideredPayment = -1;
    m_actions->setActions({});
    m_payments->setPayments({});
    m_table.markPurchase({});
    emit changed();
}

void ChoiceModel::refresh() {
    if (m_row < 0) {
        return;
    }
    const ActionRow considered = m_considered < 0 ? ActionRow() : m_actions->action(m_considered);
    const PaymentRow payment =
        m_consideredPayment < 0 ? PaymentRow() : m_payments->payment(m_consideredPayment);
    int row = -1;
    for (int i = 0; m_table.handCard(i) != nullptr; ++i) {
        const bool same = m_table.hand()->hand(i).card == m_lifted.card;
        if (same && (row < 0 || i == m_row)) {
            row = i;
        }
    }
    if (row < 0) {
        clear();
        return;
    }
    // Other seats' decisions must not disturb what the player is looking at.
    lift(row, *m_table.handCard(row));
    m_considered = firstAllowed();
    for (int i = 0; i < m_actions->count(); ++i) {
        const ActionRow &action = m_actions->action(i);
        if (allows(i) && action.action == considered.action && action.copy == considered.copy) {
            m_considered = i;
        }
    }
    m_payments->setPayments(paymentsOf(m_considered));
    const int again = payment.preferred ? -1 : rowLike(payment); // preferred: as in the settings
    considerPayment(again < 0 ? m_payments->preferredRow() : again);
}

int ChoiceModel::rowLike(const PaymentRow &payment) const {
    for (int i = 0; i < m_payments->count(); ++i) {
        const PaymentRow &row = m_payments->payment(i);
        if (row.left == payment.left && row.right == payment.right && row.bank == payment.bank) {
            return i;
        }
    }
    return -1;
}

bool ChoiceModel::allows(int action) const {
    return action >= 0 && action < m_actions->count() && m_actions->action(action).enabled;
}

int ChoiceModel::firstAllowed() const {
    int action = 0;
    while (action < m_actions->count() && !allows(action)) {
        ++action;
    }
    return allows(action) ? action : -1;
}

// ---- Actions ------------------------------------------------------------------------------------

QString ChoiceModel::titleOf(const ActionRow &row) const {
    const Adapter adapter = m_table.adapter();
    const City *city = m_table.decidingFor();
    switch (row.action) {
    case ClassicAction::Build: return tr("Build");
    case ClassicAction::Free: return tr("Build free");
    case ClassicAction::Discard:
        return tr("Discard +%1", "coins gained").arg(m_table.catalogue().facts().discardIncome());
    default: break;
    }
    if (row.copy != CopiedFrom::Nobody) {
        const int seat = row.copy == CopiedFrom::Left ? adapter.leftOf(city->seat())
                                                      : adapter.rightOf(city->seat());
        return tr("Stage of %1").arg(adapter.nameOf(seat));
    }
    return city->stagesBuilt() < city->stageCount() ? tr("Stage %1").arg(city->stagesBuilt() + 1)
                                                    : tr("Stage");
}

ActionRow ChoiceModel::actionRow(const v1::HandCard &card, ClassicAction::Kind action,
                                 CopiedFrom::Kind copy) const {
    const ClassicWording words(m_table.catalogue());
    const Purse purse = m_table.adapter().purse();
    ActionRow row;
    row.action = action;
    row.copy = copy;
    const v1::Possibility &possibility = possibilityOf(card, row);
    const bool costsNothing = action == ClassicAction::Build
                                  ? m_table.catalogue().facts().card(m_lifted.card).cost.isEmpty()
                                  : action != ClassicAction::Stage;
    row.title = titleOf(row);
    row.price = Adapter::priceOf(possibility);
    row.state = Adapter::stateOf(possibility, costsNothing);
    row.reason = copy != CopiedFrom::Nobody ? words.copyRefusal(possibility, purse)
                                            : words.refusal(possibility, purse);
    row.enabled = possibility.possible();
    return row;
}

QList<ActionRow> ChoiceModel::actionsOf(const v1::HandCard &card) const {
    QList<ActionRow> rows;
    const auto add = [&](ClassicAction::Kind action, CopiedFrom::Kind copy = CopiedFrom::Nobody) {
        rows.append(actionRow(card, action, copy));
    };
    add(ClassicAction::Build);
    if (card.has_stage_copy_left() || card.has_stage_copy_right()) {
        add(ClassicAction::Stage, CopiedFrom::Left);
        add(ClassicAction::Stage, CopiedFrom::Right);
    } else {
        add(ClassicAction::Stage);
    }
    if (card.free().possible()) {
        add(ClassicAction::Free);
    }
    add(ClassicAction::Discard);
    return rows;
}

const v1::Possibility *ChoiceModel::possibilityAt(int action) const {
    const v1::HandCard *card = m_table.handCard(m_row);
    return card == nullptr || !allows(action) ? nullptr
                                              : &possibilityOf(*card, m_actions->action(action));
}

// ---- Payments -----------------------------------------------------------------------------------

QList<PaymentRow> ChoiceModel::paymentsOf(int action) const {
    const v1::Possibility *possibility = possibilityAt(action);
    if (possibility == nullptr || !isPaid(m_actions->action(action).action)) {
        return {};
    }
    const Adapter adapter = m_table.adapter();
    const City *left = m_table.cityAt(adapter.leftOf(adapter.decidingSeat()));
    const City *right = m_table.cityAt(adapter.rightOf(adapter.decidingSeat()));
    QList<PaymentRow> rows;
    for (const v1::Payment &payment : possibility->payments()) {
        const QString text = ClassicWording::payment(payment, left->name(), right->name());
        rows.append({static_cast<int>(payment.left()), static_cast<int>(payment.right()),
                     static_cast<int>(payment.bank()), totalOf(payment),
                     text.isEmpty() ? tr("Nothing to pay") : text, false});
    }
    const int best =
        preferredOf(rows, m_table.settings().payment(), left->coins() <= right->coins());
    if (best >= 0) {
        rows[best].preferred = true;
    }
    return rows;
}

void ChoiceModel::consider(int action) {
    if (m_row < 0 || !(action < 0 || allows(action))) {
        return;
    }
    m_considered = std::max(action, -1);
    m_payments->setPayments(paymentsOf(m_considered));
    considerPayment(m_payments->preferredRow());
}

void ChoiceModel::considerPayment(int paymentRow) {
    const bool there = paymentRow >= 0 && paymentRow < m_payments->count();
    m_consideredPayment = there ? paymentRow : -1;
    markGoodsOf(m_consideredPayment);
    emit changed();
}

void ChoiceModel::previewPayment(int paymentRow) {
    const bool there = paymentRow >= 0 && paymentRow < m_payments->count();
    markGoodsOf(there ? paymentRow : m_consideredPayment);
}

void ChoiceModel::markGoodsOf(int paymentRow) {
    const v1::Possibility *possibility = possibilityAt(m_considered);
    const bool bought =
        possibility != nullptr && paymentRow >= 0 && paymentRow < possibility->purchases_size();
    m_table.markPurchase(bought ? possibility->purchases(paymentRow) : v1::Purchase());
}

void ChoiceModel::play(int action, int paymentRow) {
    const v1::Possibility *possibility = possibilityAt(action);
    if (possibility == nullptr) {
        return;
    }
    const ActionRow &row = m_actions->action(action);
    v1::ClassicMove move;
    move.set_card(m_lifted.card.toStdString());
    move.set_action(static_cast<v1::ClassicAction>(row.action));
    move.set_copy(static_cast<v1::Neighbour>(row.copy));
    const QList<PaymentRow> payments = paymentsOf(action);
    for (int i = 0; i < payments.size(); ++i) {
        if (i == paymentRow || (paymentRow < 0 && payments[i].preferred)) {
            *move.mutable_pay() = possibility->payments(i);
        }
    }
    if (isPaid(row.action) && !move.has_pay()) {
        return;
    }
    clear();
    m_table.play(move);
}

} // namespace mirabilia
