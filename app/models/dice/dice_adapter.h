// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_city.h"
#include "app/models/dice/dice_wording.h"
#include "app/models/session/view_adapter.h"

#include <map>

namespace mirabilia {

/// What is highlighted on the table, besides the position.
struct DiceMarks {
    std::map<QString, int> candidates; ///< cells that may be taken, with their price in coins
    QString die;                       ///< chosen
    QString cell;
    QString bonus;
    QString hintedDie;
    QString hintedCell;

    bool operator==(const DiceMarks &) const = default;
};

/// Converts the parts of one view for the models.
class DiceAdapter : public ViewAdapter {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceAdapter)

public:
    DiceAdapter(const v1::TableView &view, const Catalogue &catalogue);
    /// A view of other data than those in use, which must outlive it too.
    DiceAdapter(const v1::TableView &view, const Catalogue &catalogue, const DiceFacts &facts);

    [[nodiscard]] const DiceWording &words() const { return m_words; }
    [[nodiscard]] const v1::DiceTable &table() const { return view().dice(); }
    [[nodiscard]] const v1::DiceCity &cityView(int seat) const;
    [[nodiscard]] QString board(int seat) const;
    /// Everything printed on that board.
    [[nodiscard]] const DiceBoard &sheet(int seat) const {
        return m_words.facts().board(board(seat));
    }
    /// The seats that the viewer's western and eastern Barracks attack.
    [[nodiscard]] int leftSeat() const { return opponent(0); }
    [[nodiscard]] int rightSeat() const { return opponent(1); }
    /// As a list; `me` (-1: nobody) comes first, as `you`.
    [[nodiscard]] QString namesOf(const google::protobuf::RepeatedField<unsigned> &seats, int me,
                                  const QString &you) const;
    [[nodiscard]] QString cellName(int seat, const QString &cell) const;
    /// "thinking", "chosen" or "idle".
    [[nodiscard]] QString activityOf(int seat) const;

    [[nodiscard]] DiceCityState city(int seat) const;
    [[nodiscard]] DiceBuildingState building(int seat, const QString &building) const;
    [[nodiscard]] QList<DiceCellRow> cells(int seat, const QString &building,
                                           const DiceMarks &marks) const;
    [[nodiscard]] QList<DiceDieRow> forum(const DiceMarks &marks) const;
    [[nodiscard]] QList<DiceBonusRow> bonuses(const DiceMarks &marks) const;
    [[nodiscard]] QList<DiceCountRow> counts(int seat) const;
    [[nodiscard]] QList<DiceStepRow> steps() const;

    /// Why the viewer cannot use a die, take a cell or build the wonder; empty if possible.
    [[nodiscard]] QString dieReason(const v1::DieView &die) const;
    [[nodiscard]] QString cellReason(const v1::DiceCell &cell) const;
    [[nodiscard]] QString wonderReason() const;
    [[nodiscard]] const v1::DiceCell *cellAt(int seat, const QString &cell) const;
    /// What a step asks: "Agora, 1 of 2".
    [[nodiscard]] QString taskText(const v1::DiceStep &step) const;

private:
    [[nodiscard]] int opponent(int side) const;
    [[nodiscard]] QString conditionReason(const v1::DieView &die) const;
    [[nodiscard]] QString costReason(const v1::DicePrice &price) const;
    [[nodiscard]] QVariantList attacksOn(int seat) const;
    [[nodiscard]] QString summary(int seat, const DiceCityState &state) const;
    [[nodiscard]] DiceCellRow cellRow(int seat, const v1::DiceCell &cell,
                                      const DiceMarks &marks) const;
    [[nodiscard]] QString cellFacts(const DiceCellRow &row, const v1::DiceCell &cell) const;
    [[nodiscard]] QVariantList lanes(const QStringList &faces) const;
    void fillLanes(int seat, const QString &building, DiceBuildingState &state) const;
    void fillShut(int seat, const QString &building, DiceBuildingState &state) const;
    void fillFacing(int seat, const QString &building, DiceBuildingState &state) const;
    [[nodiscard]] DiceStepRow doneStep(const v1::DiceStep &step) const;

    DiceWording m_words;
};

} // namespace mirabilia
