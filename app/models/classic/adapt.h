// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/city.h"
#include "app/models/classic/classic_wording.h"
#include "app/models/classic/hand_model.h"

namespace mirabilia {

/// Converts the parts of one view for the models.
class Adapter {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::Adapter)

public:
    /// Both must outlive the adapter.
    Adapter(const v1::TableView &view, const Catalogue &catalogue);

    [[nodiscard]] int viewer() const { return static_cast<int>(m_view.viewer()); }
    /// The seat whose prices the hand shows: the first one this viewer decides for, or else its
    /// own.
    [[nodiscard]] int decidingSeat() const;
    [[nodiscard]] int leftOf(int seat) const;
    [[nodiscard]] int rightOf(int seat) const;
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] QString colorOf(int seat) const;
    [[nodiscard]] Purse purse() const;

    [[nodiscard]] CityState city(int seat) const;
    [[nodiscard]] QList<StageRow> stages(int seat) const;
    [[nodiscard]] QList<GoodRow> production(int seat) const;
    [[nodiscard]] QList<GoodRow> goods(int seat) const;
    [[nodiscard]] QList<HandRow> hand(const google::protobuf::RepeatedPtrField<v1::HandCard> &cards,
                                      bool withChains) const;

    /// The state of a possibility, as named in HandModel.
    [[nodiscard]] static QString stateOf(const v1::Possibility &possibility, bool costsNothing);
    /// Coins of the cheapest payment.
    [[nodiscard]] static int priceOf(const v1::Possibility &possibility);

private:
    [[nodiscard]] const v1::ClassicTable &table() const { return m_view.classic(); }
    [[nodiscard]] const v1::SeatInfo &seatInfo(int seat) const;
    [[nodiscard]] const v1::CityView &cityView(int seat) const;
    [[nodiscard]] QString activity(const v1::CityView &city, bool connected) const;
    [[nodiscard]] QString lastText(const v1::LastAction &last) const;
    [[nodiscard]] QString summary(const CityState &state) const;
    [[nodiscard]] StageRow stage(const v1::StageView &stage, int number) const;
    [[nodiscard]] QStringList paymentsOf(const v1::Possibility &possibility) const;
    [[nodiscard]] HandRow handRow(const v1::HandCard &card) const;
    void markChosen(QList<HandRow> &rows) const;

    const v1::TableView &m_view;
    const Catalogue &m_catalogue;
    ClassicWording m_words;
};

/// Total coins of a payment.
inline int totalOf(const v1::Payment &payment) {
    return static_cast<int>(payment.bank() + payment.left() + payment.right());
}

} // namespace mirabilia
