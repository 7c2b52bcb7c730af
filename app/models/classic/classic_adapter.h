// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_city.h"
#include "app/models/classic/classic_wording.h"
#include "app/models/session/view_adapter.h"

namespace mirabilia {

/// Converts the parts of one view for the models.
class ClassicAdapter : public ViewAdapter {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ClassicAdapter)

public:
    ClassicAdapter(const v1::TableView &view, const Catalogue &catalogue);

    [[nodiscard]] int leftOf(int seat) const;
    [[nodiscard]] int rightOf(int seat) const;
    /// "thinking", "chosen" or "idle".
    [[nodiscard]] QString activityOf(int seat) const;
    [[nodiscard]] ClassicPurse purse() const;

    /// "Giza A"
    [[nodiscard]] QString shortBoard(int seat) const;
    [[nodiscard]] ClassicCityState city(int seat) const;
    [[nodiscard]] QList<ClassicStageRow> stages(int seat) const;
    [[nodiscard]] QList<ClassicGoodRow> production(int seat) const;
    [[nodiscard]] QList<ClassicGoodRow> goods(int seat) const;
    [[nodiscard]] QList<ClassicHandRow>
    hand(const google::protobuf::RepeatedPtrField<v1::HandCard> &cards, bool withChains) const;

    /// The state of a possibility, as in ClassicHandRow.
    [[nodiscard]] static QString stateOf(const v1::Possibility &possibility, bool costsNothing);
    /// Coins of the cheapest payment.
    [[nodiscard]] static int priceOf(const v1::Possibility &possibility);

private:
    [[nodiscard]] const v1::ClassicTable &table() const { return view().classic(); }
    [[nodiscard]] const v1::CityView &cityView(int seat) const;
    [[nodiscard]] QString lastText(const v1::LastAction &last) const;
    [[nodiscard]] ClassicCityState::Board boardOf(const v1::CityView &view) const;
    [[nodiscard]] ClassicCityState::War warOf(const v1::CityView &view) const;
    [[nodiscard]] QString summary(int seat, const ClassicCityState &state) const;
    [[nodiscard]] ClassicStageRow stage(const v1::StageView &stage, int number) const;
    [[nodiscard]] QStringList paymentsOf(const v1::Possibility &possibility) const;
    [[nodiscard]] ClassicHandRow handRow(const v1::HandCard &card) const;
    void markChosen(QList<ClassicHandRow> &rows) const;

    ClassicWording m_words;
};

/// Total coins of a payment.
inline int totalOf(const v1::Payment &payment) {
    return static_cast<int>(payment.bank() + payment.left() + payment.right());
}

} // namespace mirabilia
