// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/trade.h"

namespace mirabilia {

namespace {

/// Depth-first over the needed units; equal sources are tried once at each step.
class Search {
public:
    explicit Search(const Market &market) : m_market(market) {}

    std::optional<Purchase> run(int payLeft, int payRight) {
        if (!place(0, payLeft, payRight)) {
            return std::nullopt;
        }
        return m_bought;
    }

private:
    static constexpr int stepLimit = 20000; ///< far more than any real table needs

    bool place(int unit, int payLeft, int payRight) {
        if (++m_steps > stepLimit) {
            return false;
        }
        if (unit == m_market.needed.size()) {
            return payLeft == 0 && payRight == 0;
        }
        return buy(unit, m_market.left, m_bought.left, payLeft,
                   [&](int rest) { return place(unit + 1, rest, payRight); }) ||
               buy(unit, m_market.right, m_bought.right, payRight,
                   [&](int rest) { return place(unit + 1, payLeft, rest); }) ||
               useOwn(unit, payLeft, payRight);
    }

    template <class Next>
    bool buy(int unit, const QList<Offer> &offers, QSet<int> &taken, int purse, Next next) {
        QList<QStringList> tried;
        for (int i = 0; i < offers.size(); ++i) {
            const Offer &offer = offers[i];
            if (offer.price > purse || taken.contains(i) || tried.contains(offer.resources) ||
                !offer.resources.contains(m_market.needed[unit])) {
                continue;
            }
            tried.append(offer.resources);
            taken.insert(i);
            if (next(purse - offer.price)) {
                return true;
            }
            taken.remove(i);
        }
        return false;
    }

    bool useOwn(int unit, int payLeft, int payRight) {
        QList<QStringList> tried;
        for (int i = 0; i < m_market.own.size(); ++i) {
            const QStringList &source = m_market.own[i];
            if (m_usedOwn.contains(i) || tried.contains(source) ||
                !source.contains(m_market.needed[unit])) {
                continue;
            }
            tried.append(source);
            m_usedOwn.insert(i);
            if (place(unit + 1, payLeft, payRight)) {
                return true;
            }
            m_usedOwn.remove(i);
        }
        return false;
    }

    const Market &m_market;
    Purchase m_bought;
    QSet<int> m_usedOwn;
    int m_steps = 0;
};

} // namespace

std::optional<Purchase> purchaseFor(const Market &market, int payLeft, int payRight) {
    return Search(market).run(payLeft, payRight);
}

} // namespace mirabilia
