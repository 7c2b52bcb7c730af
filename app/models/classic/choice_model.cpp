// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/choice_model.h"

#include "app/models/classic/classic_table.h"
#include "app/models/common/settings.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// What the host was asked about one action with one card; null for an action that has no such
/// question here.
const v1::Possibility *possibilityOf(const v1::HandCard &card, const QString &action) {
    if (action == QLatin1String("build")) {
        return &card.build();
    }
    if (action == QLatin1String("stage")) {
        return &card.stage();
    }
    if (action == QLatin1String("stageLeft")) {
        return &card.stage_copy_left();
    }
    if (action == QLatin1String("stageRight")) {
        return &card.stage_copy_right();
    }
    if (action == QLatin1String("free")) {
        return &card.free();
    }
    return action == QLatin1String("discard") ? &card.discard() : nullptr;
}

bool isPaid(const QString &action) {
    return action == QLatin1String("build") || action.startsWith(QLatin1String("stage"));
}

v1::ClassicMove moveFor(const QString &action, const std::string &card) {
    v1::ClassicMove move;
    move.set_card(card);
    if (action == QLatin1String("build")) {
        move.set_action(v1::CLASSIC_ACTION_BUILD);
    } else if (action == QLatin1String("free")) {
        move.set_action(v1::CLASSIC_ACTION_FREE);
    } else if (action == QLatin1String("discard")) {
        move.set_action(v1::CLASSIC_ACTION_DISCARD);
    } else {
        move.set_action(v1::CLASSIC_ACTION_STAGE);
        if (action == QLatin1String("stageLeft")) {
            move.set_copy(v1::NEIGHBOUR_LEFT);
        } else if (action == QLatin1String("stageRight")) {
            move.set_copy(v1::NEIGHBOUR_RIGHT);
        }
    }
    return move;
}

/// The row that a player with this preference would take: the cheapest, and among equally cheap
/// ones the one that gives most to the preferred neighbour.
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

bool ActionModel::allows(const QString &action) const {
    for (int i = 0; i < count(); ++i) {
        if (at<ActionRow>(i).action == action) {
            return at<ActionRow>(i).enabled;
        }
    }
    return false;
}

QString ActionModel::refusalOf(const QString &action) const {
    for (int i = 0; i < count(); ++i) {
        if (at<ActionRow>(i).action.startsWith(action)) {
            return at<ActionRow>(i).reason;
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
    m_row = row;
    m_card = QString::fromStdString(card->card());
    m_name = m_table.hand()->hand(row).name;
    m_actions->setActions(actionsOf(*card));
    m_considered.clear();
    consider(firstAllowed());
}

void ChoiceModel::clear() {
    if (m_row < 0) {
        return;
    }
    m_row = -1;
    m_card.clear();
    m_name.clear();
    m_considered.clear();
    m_consideredPayment = -1;
    m_actions->setActions({});
    m_payments->setPayments({});
    m_table.markPurchase(nullptr, {}, {});
    emit changed();
}

void ChoiceModel::refresh() {
    if (m_row < 0) {
        return;
    }
    const QString considered = m_considered;
    int row = -1;
    for (int i = 0; m_table.handCard(i) != nullptr; ++i) {
        const bool same = m_table.hand()->hand(i).card == m_card;
        if (same && (row < 0 || i == m_row)) {
            row = i;
        }
    }
    if (row < 0) {
        clear();
        return;
    }
    select(row);
    if (m_row >= 0 && m_actions->allows(considered)) {
        consider(considered);
    }
}

QString ChoiceModel::firstAllowed() const {
    for (int i = 0; i < m_actions->count(); ++i) {
        if (m_actions->action(i).enabled) {
            return m_actions->action(i).action;
        }
    }
    return {};
}

// ---- Actions ------------------------------------------------------------------------------------

QString ChoiceModel::titleOf(const QString &action) const {
    const Adapter adapter = m_table.adapter();
    const City *city = m_table.decidingFor();
    if (action == QLatin1String("build")) {
        return tr("Build");
    }
    if (action == QLatin1String("free")) {
        return tr("Build free");
    }
    if (action == QLatin1String("discard")) {
        return tr("Discard +%1", "coins gained").arg(m_table.catalogue().facts().discardIncome());
    }
    if (action == QLatin1String("stageLeft")) {
        return tr("Stage of %1").arg(adapter.nameOf(adapter.leftOf(city->seat())));
    }
    if (action == QLatin1String("stageRight")) {
        return tr("Stage of %1").arg(adapter.nameOf(adapter.rightOf(city->seat())));
    }
    return city->stagesBuilt() < city->stageCount() ? tr("Stage %1").arg(city->stagesBuilt() + 1)
                                                    : tr("Stage");
}

QList<ActionRow> ChoiceModel::actionsOf(const v1::HandCard &card) const {
    const ClassicWording words(m_table.catalogue());
    const Purse purse = m_table.adapter().purse();
    const CardFact &facts = m_table.catalogue().facts().card(m_card);
    QStringList actions{QStringLiteral("build")};
    if (card.has_stage_copy_left() || card.has_stage_copy_right()) {
        actions << QStringLiteral("stageLeft") << QStringLiteral("stageRight");
    } else {
        actions << QStringLiteral("stage");
    }
    if (card.free().possible()) {
        actions << QStringLiteral("free");
    }
    actions << QStringLiteral("discard");

    QList<ActionRow> rows;
    for (const QString &action : actions) {
        const v1::Possibility &possibility = *possibilityOf(card, action);
        const bool costsNothing = action == QLatin1String("build")
                                      ? facts.cost.isEmpty()
                                      : !action.startsWith(QLatin1String("stage"));
        const bool copies = action.startsWith(QLatin1String("stage")) && action.size() > 5;
        rows.append(
            {action, titleOf(action), Adapter::priceOf(possibility),
             Adapter::stateOf(possibility, costsNothing),
             copies ? words.copyRefusal(possibility, purse) : words.refusal(possibility, purse),
             possibility.possible()});
    }
    return rows;
}

// ---- Payments -----------------------------------------------------------------------------------

QList<PaymentRow> ChoiceModel::paymentsOf(const QString &action) const {
    const v1::HandCard *card = m_table.handCard(m_row);
    if (card == nullptr || !isPaid(action) || possibilityOf(*card, action) == nullptr) {
        return {};
    }
    const Adapter adapter = m_table.adapter();
    const City *left = m_table.cityAt(adapter.leftOf(adapter.decidingSeat()));
    const City *right = m_table.cityAt(adapter.rightOf(adapter.decidingSeat()));
    QList<PaymentRow> rows;
    for (const v1::Payment &payment : possibilityOf(*card, action)->payments()) {
        const QString text = ClassicWording::payment(payment, left->name(), right->name());
        rows.append({static_cast<int>(payment.left()), static_cast<int>(payment.right()),
                     static_cast<int>(payment.bank()), totalOf(payment),
                     text.isEmpty() ? tr("Nothing to pay") : text, false});
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const PaymentRow &a, const PaymentRow &b) { return a.total < b.total; });
    const int best =
        preferredOf(rows, m_table.settings().payment(), left->coins() <= right->coins());
    if (best >= 0) {
        rows[best].preferred = true;
    }
    return rows;
}

void ChoiceModel::consider(const QString &action) {
    if (m_row < 0 || !(action.isEmpty() || m_actions->allows(action))) {
        return;
    }
    m_considered = action;
    m_payments->setPayments(paymentsOf(action));
    considerPayment(m_payments->preferredRow());
}

void ChoiceModel::considerPayment(int paymentRow) {
    const bool there = paymentRow >= 0 && paymentRow < m_payments->count();
    m_consideredPayment = there ? paymentRow : -1;
    m_table.markPurchase(there ? &m_payments->payment(paymentRow) : nullptr, m_considered, m_card);
    emit changed();
}

void ChoiceModel::play(const QString &action, int paymentRow) {
    const v1::HandCard *card = m_table.handCard(m_row);
    if (card == nullptr || !m_actions->allows(action)) {
        return;
    }
    v1::ClassicMove move = moveFor(action, card->card());
    const QList<PaymentRow> payments = paymentsOf(action);
    for (int i = 0; i < payments.size(); ++i) {
        if (i == paymentRow || (paymentRow < 0 && payments[i].preferred)) {
            v1::Payment *pay = move.mutable_pay();
            pay->set_left(static_cast<unsigned>(payments[i].left));
            pay->set_right(static_cast<unsigned>(payments[i].right));
            pay->set_bank(static_cast<unsigned>(payments[i].bank));
        }
    }
    if (isPaid(action) && !move.has_pay()) {
        return;
    }
    clear();
    m_table.play(move);
}

} // namespace mirabilia
