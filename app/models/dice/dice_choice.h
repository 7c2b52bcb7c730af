// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_adapter.h"

#include <QObject>

namespace mirabilia {

class DiceTable;

/// What I am about to do: a die, a cell or a bonus that is chosen or looked at, what it costs and
/// brings, and what can be done with it.
class DiceChoice : public QObject {
    Q_OBJECT
    /// Something is chosen or looked at.
    Q_PROPERTY(bool active READ active NOTIFY changed FINAL)
    /// It can be done.
    Q_PROPERTY(bool possible READ possible NOTIFY changed FINAL)
    Q_PROPERTY(QString die READ die NOTIFY changed FINAL)
    Q_PROPERTY(QString cell READ cell NOTIFY changed FINAL)
    Q_PROPERTY(QString bonus READ bonus NOTIFY changed FINAL)
    /// The building of the cell, or the one whose cells are offered.
    Q_PROPERTY(QString building READ building NOTIFY changed FINAL)
    /// The die as DiceForumModel has it, or undefined.
    Q_PROPERTY(QVariant dieRow READ dieRow NOTIFY changed FINAL)
    /// "Agora, row 2, place 2"
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// What it gives.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// Why it is not possible.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// The parts of the price: a list of `{text, coins}`; 0 coins: free.
    Q_PROPERTY(QVariantList costs READ costs NOTIFY changed FINAL)
    /// What follows: "4 − 1 = 3 points", "Completes the Agora: choose a bonus".
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed FINAL)
    /// Cells to choose from, while none is chosen: a list of `{cell, building, place, price}`.
    Q_PROPERTY(QVariantList places READ places NOTIFY changed FINAL)
    /// Buildings in which the chosen cell lets cross off more.
    Q_PROPERTY(QStringList leadsTo READ leadsTo NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DiceActionsModel *actions READ actions CONSTANT FINAL)
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
    [[nodiscard]] DiceActionsModel *actions() const { return m_actions; }

    /// Chooses a die; its cells are ringed, a single one is chosen at once. The same die again lays
    /// it down.
    Q_INVOKABLE void selectDie(const QString &die);
    /// Chooses a cell, with the chosen die if that reaches it, else with the cheapest.
    Q_INVOKABLE void selectCell(const QString &cell);
    Q_INVOKABLE void selectBonus(const QString &bonus);
    /// Takes the only cell of a building that can be taken now, or offers all of them.
    Q_INVOKABLE void selectBuilding(const QString &building);
    Q_INVOKABLE void clear();
    /// Does what the row of `actions` says.
    Q_INVOKABLE void perform(int row);
    /// Does what is chosen.
    Q_INVOKABLE void play();
    /// Chooses the next stage of the wonder.
    Q_INVOKABLE void wonder();
    Q_INVOKABLE void pass();
    /// Refuses what is granted, or the rest of it.
    Q_INVOKABLE void decline();

    /// Follows the position: what is no longer possible is laid down.
    void refresh();
    /// Words may be in another language.
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
    DiceActionsModel *m_actions;
    QString m_die;
    QString m_cell;
    QString m_bonus;
    QString m_building; ///< whose cells are offered
    QString m_askedAt;  ///< the question that the choice is about
};

} // namespace mirabilia
