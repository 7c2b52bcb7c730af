// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_choice.h"

#include "app/models/classic/classic_table.h"
#include "app/models/common/settings.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// The host's answer for one action with one card.
const v1::Possibility &possibilityOf(const v1::HandCard &card, const ClassicActionRow &row) {
    switch (row.action) {
    case ClassicAction::Build: return card.build();
    case ClassicAction::Discard: return card.discard();
    case ClassicAction::Free: return card.free();
    default:
        return row.copy == ClassicCopy::Left    ? card.stage_copy_left()
               : row.copy == ClassicCopy::Right ? card.stage_copy_right()
                                                : card.stage();
    }
}

bool isPaid(ClassicAction::Kind action) {
    return action == ClassicAction::Build || action == ClassicAction::Stage;
}

/// The row for this preference: the cheapest, and among equally cheap ones the one that pays most
/// to the preferred neighbour.
int preferredOf(const QList<ClassicPaymentRow> &rows, const QString &preference,
                bool leftIsPoorer) {
    const bool left = preference == QLatin1String("left") ||
                      (preference == QLatin1String("poorer") && leftIsPoorer);
    const bool right = preference == QLatin1String("right") ||
                       (preference == QLatin1String("poorer") && !leftIsPoorer);
    int best = rows.isEmpty() ? -1 : 0;
    for (int i = 1; i < rows.size(); ++i) {
        const ClassicPaymentRow &row = rows[i];
        const ClassicPaymentRow &other = rows[best];
        if (row.total < other.total ||
            (row.total == other.total &&
             ((left && row.left > other.left) || (right && row.right > other.right)))) {
            best = i;
        }
    }
    return best;
}

} // namespace

ClassicActionModel::ClassicActionModel(QObject *parent)
    : ListModel(QMetaType::fromType<ClassicActionRow>(), parent) {}

int ClassicActionModel::possible(ClassicAction::Kind kind, int row) const {
    for (int step = 1; step <= count(); ++step) {
        const int next = (row + step) % count();
        if (action(next).action == kind && action(next).enabled) {
            return next;
        }
    }
    return -1;
}

QString ClassicActionModel::refusalOf(ClassicAction::Kind kind) const {
    for (int row = 0; row < count(); ++row) {
        if (action(row).action == kind) {
            return action(row).reason;
        }
    }
    return tr("You have no free building to use now.");
}

int ClassicChoice::preferredRow() const {
    for (int i = 0; i < m_payments->count(); ++i) {
        if (m_payments->at<ClassicPaymentRow>(i).preferred) {
            return i;
        }
    }
    return -1;
}

ClassicChoice::ClassicChoice(ClassicTable &table)
    : QObject(&table)
    , m_table(table)
    , m_actions(new ClassicActionModel(this))
    , m_payments(ListModel::of<ClassicPaymentRow>(this)) {}

// ---- Lifting a card -----------------------------------------------------------------------------

void ClassicChoice::select(int row) {
    const v1::HandCard *card = m_table.handCard(row);
    if (card == nullptr || m_table.hand()->at<ClassicHandRow>(row).chosen) {
        clear();
        return;
    }
    lift(row, *card);
    consider(firstAllowed());
    emit m_table.lifted();
}

void ClassicChoice::lift(int row, const v1::HandCard &card) {
    m_row = row;
    m_lifted = m_table.hand()->at<ClassicHandRow>(row);
    m_actions->assign(actionsOf(card));
}

void ClassicChoice::clear() {
    if (m_row < 0) {
        return;
    }
    m_row = -1;
    m_lifted = {};
    m_considered = -1;
    m_consideredPayment = -1;
    m_actions->assign(QList<ClassicActionRow>());
    m_payments->assign(QList<ClassicPaymentRow>());
    m_table.markPurchase({});
    emit changed();
}

void ClassicChoice::refresh() {
    if (m_row < 0) {
        return;
    }
    const ClassicActionRow considered =
        m_considered < 0 ? ClassicActionRow() : m_actions->action(m_considered);
    const ClassicPaymentRow payment = m_consideredPayment < 0
                                          ? ClassicPaymentRow()
                                          : m_payments->at<ClassicPaymentRow>(m_consideredPayment);
    int row = -1;
    for (int i = 0; m_table.handCard(i) != nullptr; ++i) {
        const bool same = m_table.hand()->at<ClassicHandRow>(i).card == m_lifted.card;
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
        const ClassicActionRow &action = m_actions->action(i);
        if (allows(i) && action.action == considered.action && action.copy == considered.copy) {
            m_considered = i;
        }
    }
    m_payments->assign(paymentsOf(m_considered));
    const int again = payment.preferred ? -1 : rowLike(payment); // preferred: as in the settings
    considerPayment(again < 0 ? preferredRow() : again);
}

int ClassicChoice::rowLike(const ClassicPaymentRow &payment) const {
    for (int i = 0; i < m_payments->count(); ++i) {
        const ClassicPaymentRow &row = m_payments->at<ClassicPaymentRow>(i);
        if (row.left == payment.left && row.right == payment.right && row.bank == payment.bank) {
            return i;
        }
    }
    return -1;
}

bool ClassicChoice::allows(int action) const {
    return action >= 0 && action < m_actions->count() && m_actions->action(action).enabled;
}

int ClassicChoice::firstAllowed() const {
    int action = 0;
    while (action < m_actions->count() && !allows(action)) {
        ++action;
    }
    return allows(action) ? action : -1;
}

// ---- Actions ------------------------------------------------------------------------------------

QString ClassicChoice::titleOf(const ClassicActionRow &row) const {
    const ClassicAdapter adapter = m_table.adapter();
    const ClassicCity *city = m_table.decidingFor();
    switch (row.action) {
    case ClassicAction::Build: return tr("Build");
    case ClassicAction::Free: return tr("Build free");
    case ClassicAction::Discard:
        return tr("Discard +%1", "coins gained").arg(m_table.catalogue().classic().discardIncome());
    default: break;
    }
    if (row.copy != ClassicCopy::Nobody) {
        const int seat = row.copy == ClassicCopy::Left ? adapter.leftOf(city->seat())
                                                       : adapter.rightOf(city->seat());
        return tr("Stage of %1").arg(adapter.nameOf(seat));
    }
    return city->stagesBuilt() < city->stageCount() ? tr("Stage %1").arg(city->stagesBuilt() + 1)
                                                    : tr("Stage");
}

ClassicActionRow ClassicChoice::actionRow(const v1::HandCard &card, ClassicAction::Kind action,
                                          ClassicCopy::Kind copy) const {
    const ClassicWording words(m_table.catalogue());
    const ClassicPurse purse = m_table.adapter().purse();
    ClassicActionRow row;
    row.action = action;
    row.copy = copy;
    const v1::Possibility &possibility = possibilityOf(card, row);
    const bool costsNothing = action == ClassicAction::Build
                                  ? m_table.catalogue().classic().card(m_lifted.card).cost.isEmpty()
                                  : action != ClassicAction::Stage;
    row.title = titleOf(row);
    row.price = ClassicAdapter::priceOf(possibility);
    row.state = ClassicAdapter::stateOf(possibility, costsNothing);
    row.reason = copy != ClassicCopy::Nobody ? words.copyRefusal(possibility, purse)
                                             : words.refusal(possibility, purse);
    row.enabled = possibility.possible();
    return row;
}

QList<ClassicActionRow> ClassicChoice::actionsOf(const v1::HandCard &card) const {
    QList<ClassicActionRow> rows;
    const auto add = [&](ClassicAction::Kind action, ClassicCopy::Kind copy = ClassicCopy::Nobody) {
        rows.append(actionRow(card, action, copy));
    };
    add(ClassicAction::Build);
    if (card.has_stage_copy_left() || card.has_stage_copy_right()) {
        add(ClassicAction::Stage, ClassicCopy::Left);
        add(ClassicAction::Stage, ClassicCopy::Right);
    } else {
        add(ClassicAction::Stage);
    }
    if (card.free().possible()) {
        add(ClassicAction::Free);
    }
    add(ClassicAction::Discard);
    return rows;
}

const v1::Possibility *ClassicChoice::possibilityAt(int action) const {
    const v1::HandCard *card = m_table.handCard(m_row);
    return card == nullptr || !allows(action) ? nullptr
                                              : &possibilityOf(*card, m_actions->action(action));
}

// ---- Payments -----------------------------------------------------------------------------------

QList<ClassicPaymentRow> ClassicChoice::paymentsOf(int action) const {
    const v1::Possibility *possibility = possibilityAt(action);
    if (possibility == nullptr || !isPaid(m_actions->action(action).action)) {
        return {};
    }
    const ClassicAdapter adapter = m_table.adapter();
    const ClassicCity *left = m_table.cityAt(adapter.leftOf(adapter.decidingSeat()));
    const ClassicCity *right = m_table.cityAt(adapter.rightOf(adapter.decidingSeat()));
    QList<ClassicPaymentRow> rows;
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

void ClassicChoice::consider(int action) {
    if (m_row < 0 || !(action < 0 || allows(action))) {
        return;
    }
    m_considered = std::max(action, -1);
    m_payments->assign(paymentsOf(m_considered));
    considerPayment(preferredRow());
}

void ClassicChoice::considerPayment(int paymentRow) {
    const bool there = paymentRow >= 0 && paymentRow < m_payments->count();
    m_consideredPayment = there ? paymentRow : -1;
    markGoodsOf(m_consideredPayment);
    emit changed();
}

void ClassicChoice::previewPayment(int paymentRow) {
    const bool there = paymentRow >= 0 && paymentRow < m_payments->count();
    markGoodsOf(there ? paymentRow : m_consideredPayment);
}

void ClassicChoice::markGoodsOf(int paymentRow) {
    const v1::Possibility *possibility = possibilityAt(m_considered);
    const bool bought =
        possibility != nullptr && paymentRow >= 0 && paymentRow < possibility->purchases_size();
    m_table.markPurchase(bought ? possibility->purchases(paymentRow) : v1::Purchase());
}

void ClassicChoice::play(int action, int paymentRow) {
    const v1::Possibility *possibility = possibilityAt(action);
    if (possibility == nullptr) {
        return;
    }
    const ClassicActionRow &row = m_actions->action(action);
    v1::ClassicMove move;
    move.set_card(m_lifted.card.toStdString());
    move.set_action(static_cast<v1::ClassicAction>(row.action));
    move.set_copy(static_cast<v1::Neighbour>(row.copy));
    const QList<ClassicPaymentRow> payments = paymentsOf(action);
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
