// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_adapter.h"

#include <QObject>

namespace mirabilia {

class DiceTable;

/// The decision the viewer is preparing: a chosen die, cell or bonus, its cost and effects, and the
/// actions possible with it.
class DiceChoice : public QObject {
    Q_OBJECT
    /// True while something is chosen or offered.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// True if the choice is a legal move.
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL)
    Q_PROPERTY(QString die READ die NOTIFY changed FINAL)
    Q_PROPERTY(QString cell READ cell NOTIFY changed FINAL)
    Q_PROPERTY(QString bonus READ bonus NOTIFY changed FINAL)
    /// The building of the chosen cell, or the one whose cells are offered.
    Q_PROPERTY(QString building READ building NOTIFY changed FINAL)
    /// The chosen die as a row of DiceTable.forum, or undefined.
    Q_PROPERTY(QVariant dieRow READ dieRow NOTIFY changed FINAL)
    /// "Agora, row 2, place 2"
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// The effects of the chosen cell.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Why the choice is not possible.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// The parts of the price: `{text, coins}`; 0 coins: free.
    Q_PROPERTY(QVariantList costs READ costs NOTIFY changed FINAL)
    /// What follows: "Attack 4 − defence 1 = 3 points", "Completes: Agora".
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL)
    /// Cells to choose from while none is chosen: `{cell, building, place, price}`.
    Q_PROPERTY(QVariantList places READ places NOTIFY changed FINAL)
    /// Buildings in which the chosen cell allows further cells to be crossed off.
    Q_PROPERTY(QStringList leadsTo READ leadsTo NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ListModel *actions READ actions CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.choice")

public:
    explicit DiceChoice(DiceTable &table);

    [[nodiscard]] bool active() const;
    [[nodiscard]] bool possible() const { return chosenOption() != nullptr; }
    [[nodiscard]] QString die() const { return m_die; }
    [[nodiscard]] QString cell() const { return m_cell; }
    [[nodiscard]] QString bonus() const { return m_bonus; }
    [[nodiscard]] QString building() const;
    [[nodiscard]] QVariant dieRow() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QVariantList costs() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QVariantList places() const;
    [[nodiscard]] QStringList leadsTo() const;
    [[nodiscard]] ListModel *actions() const { return m_actions; }

    /// Chooses a die and highlights its cells; a single cell is chosen at once. The same die again
    /// is put back.
    Q_INVOKABLE void selectDie(const QString &die);
    /// Chooses a cell, with the chosen die if it reaches the cell, else with the cheapest one.
    Q_INVOKABLE void selectCell(const QString &cell);
    Q_INVOKABLE void selectBonus(const QString &bonus);
    /// Chooses the only available cell of a building, or offers all of them.
    Q_INVOKABLE void selectBuilding(const QString &building);
    Q_INVOKABLE void clear();
    /// Performs a row of `actions`.
    Q_INVOKABLE void perform(int row);
    /// Plays the choice.
    Q_INVOKABLE void play();
    /// Chooses the next stage of the wonder.
    Q_INVOKABLE void wonder();
    Q_INVOKABLE void pass();
    /// Declines what is granted, or the rest of it.
    Q_INVOKABLE void decline();

    /// Follows the position; a new question clears the choice.
    void refresh();
    /// What the choice highlights on the table.
    [[nodiscard]] DiceMarks marks() const;

signals:
    void changed();

private:
    [[nodiscard]] const v1::DiceTable &dice() const;
    [[nodiscard]] bool asks(v1::DiceQuestion question) const;
    [[nodiscard]] const v1::DiceOption *chosenOption() const;
    [[nodiscard]] const v1::DiceOption *find(v1::DiceAction action) const;
    [[nodiscard]] const v1::DiceOption *cheapestFor(const QString &cell) const;
    [[nodiscard]] std::map<QString, int> candidates() const;
    [[nodiscard]] QString buildingOf(const QString &cell) const;
    void send(const v1::DiceOption *option);
    void update();
    void refreshActions();
    [[nodiscard]] DiceActionRow mainAction(const v1::DiceOption &option) const;
    [[nodiscard]] DiceActionRow wonderAction() const;
    [[nodiscard]] DiceActionRow passAction() const;
    [[nodiscard]] DiceActionRow declineAction() const;
    [[nodiscard]] QList<DiceActionRow> bonusActions() const;
    [[nodiscard]] QStringList followUps(const v1::DiceOption &option) const;
    [[nodiscard]] QString attackText(const v1::DiceOption &option) const;

    DiceTable &m_table;
    ListModel *m_actions;
    QString m_die;
    QString m_cell;
    QString m_bonus;
    QString m_building; ///< the one whose cells are offered
    QString m_askedAt;  ///< identifies the question the choice belongs to
};

} // namespace mirabilia
