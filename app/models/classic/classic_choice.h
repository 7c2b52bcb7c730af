// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_enums.h"
#include "app/models/classic/classic_models.h"
#include "app/models/common/list_model.h"

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

class ClassicTable;

struct ClassicActionRow {
    Q_GADGET
    Q_PROPERTY(mirabilia::ClassicAction::Kind action MEMBER action)
    Q_PROPERTY(mirabilia::ClassicCopy::Kind copy MEMBER copy)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool enabled MEMBER enabled)
    QML_ANONYMOUS

public:
    ClassicAction::Kind action = ClassicAction::None;
    ClassicCopy::Kind copy = ClassicCopy::Nobody; ///< stage only
    QString title;                                ///< "Build", "Stage 2", "Discard +3"
    int price = 0;                                ///< total coins of the cheapest payment
    QString state;                                ///< as ClassicHandRow::buildState
    QString reason;                               ///< why it is not possible
    bool enabled = false;
};

class ClassicActionModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicChoice.actions")

public:
    explicit ClassicActionModel(QObject *parent = nullptr);
    [[nodiscard]] const ClassicActionRow &action(int row) const {
        return at<ClassicActionRow>(row);
    }
    /// The next row after `row`, wrapping around, where this action is possible; -1 if none.
    Q_INVOKABLE [[nodiscard]] int possible(mirabilia::ClassicAction::Kind action,
                                           int row = -1) const;
    /// Why an action is not possible.
    Q_INVOKABLE [[nodiscard]] QString refusalOf(mirabilia::ClassicAction::Kind action) const;
};

struct ClassicPaymentRow {
    Q_GADGET
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(int right MEMBER right)
    Q_PROPERTY(int bank MEMBER bank)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool preferred MEMBER preferred)
    QML_ANONYMOUS

public:
    int left = 0;
    int right = 0;
    int bank = 0;
    int total = 0;
    QString text; ///< "2 to Ada, 1 to the bank"
    bool preferred = false;
};

/// The card lifted from the hand, its actions and payments.
class ClassicChoice : public QObject {
    Q_OBJECT
    /// Row of the hand; -1: none.
    Q_PROPERTY(int row READ row NOTIFY changed FINAL)
    Q_PROPERTY(QString card READ card NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// For the lifted card, as in ClassicHandRow.
    Q_PROPERTY(QString effectText READ effectText NOTIFY changed FINAL)
    Q_PROPERTY(QString chainText READ chainText NOTIFY changed FINAL)
    Q_PROPERTY(QString buildReason READ buildReason NOTIFY changed FINAL)
    Q_PROPERTY(QString stageReason READ stageReason NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ClassicActionModel *actions READ actions CONSTANT FINAL)
    /// The row of `actions` whose payments are shown; -1: none.
    Q_PROPERTY(int considered READ considered NOTIFY changed FINAL)
    /// The payment whose goods are marked as used in the neighbours' cities.
    Q_PROPERTY(int consideredPayment READ consideredPayment NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ListModel *payments READ payments CONSTANT FINAL)
    /// True if there is more than one sensible payment.
    Q_PROPERTY(bool needsPayment READ needsPayment NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.choice")

public:
    explicit ClassicChoice(ClassicTable &table);

    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] QString card() const { return m_lifted.card; }
    [[nodiscard]] QString name() const { return m_lifted.name; }
    [[nodiscard]] QString effectText() const { return m_lifted.effectText; }
    [[nodiscard]] QString chainText() const { return m_lifted.chainText; }
    [[nodiscard]] QString buildReason() const { return m_lifted.buildReason; }
    [[nodiscard]] QString stageReason() const { return m_lifted.stageReason; }
    [[nodiscard]] ClassicActionModel *actions() const { return m_actions; }
    [[nodiscard]] int considered() const { return m_considered; }
    [[nodiscard]] int consideredPayment() const { return m_consideredPayment; }
    [[nodiscard]] ListModel *payments() const { return m_payments; }
    [[nodiscard]] bool needsPayment() const { return m_payments->count() > 1; }

    Q_INVOKABLE void select(int row);
    Q_INVOKABLE void clear();
    /// Shows the payments of an action, given its row, and selects the preferred one.
    Q_INVOKABLE void consider(int action);
    Q_INVOKABLE void considerPayment(int paymentRow);
    /// Marks the goods of a payment while a pointer hovers over it (-1: no longer). Does not change
    /// what Enter pays.
    Q_INVOKABLE void previewPayment(int paymentRow);
    /// Sends the decision, paying with this row (-1: the preferred payment). Does nothing if the
    /// action is not possible.
    Q_INVOKABLE void play(int action, int paymentRow = -1);

    /// The hand changed: keeps the same card lifted if it is still there, otherwise drops it.
    void refresh();

signals:
    void changed();

private:
    /// Sets the lifted card and its actions without emitting a signal.
    void lift(int row, const v1::HandCard &card);
    void markGoodsOf(int paymentRow);
    /// The payment the player prefers; -1 if there is none.
    [[nodiscard]] int preferredRow() const;
    [[nodiscard]] int rowLike(const ClassicPaymentRow &payment) const;
    [[nodiscard]] bool allows(int action) const;
    [[nodiscard]] int firstAllowed() const;
    [[nodiscard]] QString titleOf(const ClassicActionRow &row) const;
    [[nodiscard]] ClassicActionRow actionRow(const v1::HandCard &card, ClassicAction::Kind action,
                                             ClassicCopy::Kind copy) const;
    [[nodiscard]] QList<ClassicActionRow> actionsOf(const v1::HandCard &card) const;
    /// The host's answer for an action with the lifted card; null if there is none.
    [[nodiscard]] const v1::Possibility *possibilityAt(int action) const;
    [[nodiscard]] QList<ClassicPaymentRow> paymentsOf(int action) const;

    ClassicTable &m_table;
    ClassicActionModel *m_actions;
    ListModel *m_payments;
    int m_row = -1;
    ClassicHandRow m_lifted;
    int m_considered = -1;
    int m_consideredPayment = -1;
};

} // namespace mirabilia
