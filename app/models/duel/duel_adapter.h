// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_city.h"
#include "app/models/duel/duel_wording.h"
#include "app/models/session/view_adapter.h"

namespace mirabilia {

/// What is marked on the table, besides the position: ids of cards, wonders and tokens.
struct DuelMarks {
    QSet<QString> offered;     ///< can answer the question asked
    QString chosen;            ///< under consideration
    QSet<QString> highlighted; ///< chain partners of the highlighted card
    QSet<QString> hinted;
    const v1::DuelOption *option = nullptr; ///< the move whose consequences are shown
};

/// Converts the parts of one view for the models.
class DuelAdapter : public ViewAdapter {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelAdapter)

public:
    /// `leftSeat`: whose city is on the left.
    DuelAdapter(const v1::TableView &view, const Catalogue &catalogue, int leftSeat)
        : ViewAdapter(view, catalogue)
        , m_words(catalogue)
        , m_leftSeat(leftSeat) {}

    [[nodiscard]] const DuelWording &words() const { return m_words; }
    [[nodiscard]] const v1::DuelTable &table() const { return view().duel(); }
    [[nodiscard]] const v1::DuelCity &cityView(int seat) const { return table().cities(seat); }
    /// The city to move is the viewer's.
    [[nodiscard]] const v1::DuelCity &mover() const { return cityView(viewer()); }
    [[nodiscard]] int rivalSeat() const { return 1 - viewer(); }
    /// "left" or "right".
    [[nodiscard]] QString sideOf(int seat) const;
    /// A place on the track as in the messages, counted to the right.
    [[nodiscard]] int toRight(int pawn) const { return m_leftSeat == 0 ? pawn : -pawn; }
    /// "thinking" or "idle".
    [[nodiscard]] QString activityOf(int seat) const;
    /// The slot where a card lies face up; null if none.
    [[nodiscard]] const v1::DuelSlot *slotWith(const QString &card) const;
    /// The price of a viewer's move; null if nothing is paid.
    [[nodiscard]] const v1::DuelPrice *priceOf(const v1::DuelMove &move) const;

    [[nodiscard]] DuelCityState city(int seat) const;
    /// All five resources.
    [[nodiscard]] QList<DuelGoodRow> goods(int seat) const;
    /// All seven scientific symbols.
    [[nodiscard]] QList<DuelSymbolRow> symbols(int seat, const DuelMarks &marks) const;
    [[nodiscard]] QList<DuelWonderRow> wonders(int seat, const DuelMarks &marks) const;
    /// The wonders offered in the draft, and its order.
    [[nodiscard]] QList<DuelWonderRow> offer(const DuelMarks &marks) const;
    [[nodiscard]] QList<DuelDraftRow> draft() const;
    [[nodiscard]] QList<DuelStructureRow> structure(const DuelMarks &marks) const;
    [[nodiscard]] QList<DuelZoneRow> zones() const;
    /// See DuelTable::details.
    [[nodiscard]] QVariantMap details(const QString &card) const;

private:
    [[nodiscard]] bool winsWith(const std::string &id, int seat) const;
    [[nodiscard]] QString summary(int seat, const DuelCityState &state) const;
    [[nodiscard]] DuelWonderRow wonder(const QString &id, const DuelMarks &marks) const;
    [[nodiscard]] DuelStructureRow place(const v1::DuelSlot &slot, const DuelMarks &marks) const;
    [[nodiscard]] QString placeText(const v1::DuelSlot &slot, const DuelStructureRow &row) const;
    [[nodiscard]] DuelZoneRow zone(int number, int side) const;

    DuelWording m_words;
    int m_leftSeat;
};

} // namespace mirabilia
