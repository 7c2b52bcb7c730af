// SPDX-License-Identifier: GPL-3.0-or-later
// The part of TableModel that follows the host: from a new view to the models that show it.
#include "app/models/table_model.h"

#include "app/models/settings.h"

#include <QSignalBlocker>

#include <algorithm>

namespace mirabilia {

void TableModel::advance() {
    const LocalSeats::Place &place = m_seats->current();
    const auto fresh = place.story.begin() + static_cast<std::ptrdiff_t>(place.fresh);
    const bool acted = std::any_of(fresh, place.story.end(), Story::isAction);
    const bool fought = std::any_of(fresh, place.story.end(), Story::isConflict);
    const bool told = place.restored;
    if (acted || fought || told) {
        m_fresh = place.fresh;
    }
    m_storyTold = m_storyTold && !told && fresh == place.story.end();
    m_seats->markSeen();
    m_decided = false;
    // What others choose in secret changes nothing of what was asked.
    const bool sameQuestion = !told && fresh == place.story.end() && mustDecide() &&
                              adapter().decidingSeat() == m_hintFor;
    if (!sameQuestion) {
        clearHint();
    }
    {
        // One refresh below follows both the view and the show.
        const QSignalBlocker quiet(m_presentation);
        if (acted || fought) {
            m_chain.clear();
            m_presentation->begin(acted, fought, m_settings.motionSpeed());
        } else if (told) {
            m_presentation->end();
        }
    }
    refresh();
    emit presentationChanged();
}

void TableModel::refresh() {
    if (!m_seats->ready()) {
        return;
    }
    refreshSeating();
    refreshCities();
    refreshStory();
    refreshCards();
    refreshHand();
    m_choice->refresh();
    emit changed();
    emit hintChanged();
}

void TableModel::refreshSeating() {
    const v1::TableView &view = m_seats->current().view;
    const int seats = view.classic().cities_size();
    if (m_viewer == static_cast<int>(view.viewer()) && m_cities.size() == seats) {
        return;
    }
    m_viewer = static_cast<int>(view.viewer());
    m_storyTold = false;
    for (int seat = static_cast<int>(m_cities.size()); seat < seats; ++seat) {
        m_cities.append(new City(seat, m_catalogue, this));
    }
    m_others.clear();
    for (int step = 2; step < seats - 1; ++step) {
        m_others.append(m_cities[(m_viewer + step) % seats]);
    }
    emit seatingChanged();
}

void TableModel::refreshCities() {
    const Adapter words = adapter();
    for (City *city : m_cities) {
        city->setState(words.city(city->seat()));
        city->stages()->setStages(words.stages(city->seat()));
        city->production()->setGoods(words.production(city->seat()));
        city->goods()->setGoods(words.goods(city->seat()));
    }
}

void TableModel::refreshStory() {
    if (!m_storyTold) {
        const Adapter words = adapter();
        const Story story(m_seats->current().story, words, m_catalogue, m_seats->shared());
        m_log->setLines(story.log());
        m_reveal->setRows(story.latestTurn(m_fresh));
        m_conflict->setRows(story.latestConflict());
        m_conflictAge = story.conflictAge();
        m_storyTold = true;
        emit presentationChanged();
    }
    if (classic().phase() == v1::CLASSIC_PHASE_OVER) {
        m_scores->setTable(classic(), m_cities, m_viewer);
    }
}

void TableModel::refreshCards() {
    // What only one person may see stays hidden while others look at the same screen.
    const bool secretsShown = !m_seats->shared() || handShown();
    for (const v1::CityView &view : classic().cities()) {
        City *city = cityAt(static_cast<int>(view.seat()));
        const QStringList cards = stringsOf(view.cards());
        city->cards()->setCards(cards, m_chain);
        city->families()->setCards(cards, m_chain);
        city->buried()->setCards(secretsShown ? stringsOf(view.buried()) : QStringList());
    }
    m_discardPile->setCards(secretsShown ? stringsOf(classic().known_discards()) : QStringList());
}

void TableModel::refreshHand() {
    const bool chains = m_settings.chainHints();
    const Adapter words = adapter();
    m_hand->setHand(handShown() ? words.hand(classic().hand(), chains) : QList<HandRow>());
    m_pickable->setHand(moment() == QLatin1String("pick") ? words.hand(classic().pickable(), chains)
                                                          : QList<HandRow>());
}

// ---- What a card touches in the cities ----------------------------------------------------------

void TableModel::chainOf(const QString &card) {
    if (m_settings.chainHints() && !m_cities.isEmpty()) {
        const CardFact &facts = m_catalogue.facts().card(card);
        const QStringList partners = facts.chainFrom + facts.chainTo;
        m_chain = QSet<QString>(partners.begin(), partners.end());
        refreshCards();
    }
}

void TableModel::clearChain() {
    if (!m_chain.isEmpty()) {
        m_chain.clear();
        refreshCards();
    }
}

Market TableModel::marketFor(const QString &action, const QString &card) const {
    Market market;
    QHash<QString, int> cost = m_catalogue.facts().card(card).cost;
    if (action != QLatin1String("build")) {
        cost.clear();
        const auto built = static_cast<int>(own()->stagesBuilt());
        const v1::CityView &city = classic().cities(m_viewer);
        if (built < city.stages_size()) {
            for (const v1::Amount &amount : city.stages(built).cost()) {
                cost.insert(QString::fromStdString(amount.id()), static_cast<int>(amount.count()));
            }
        }
    }
    cost.remove(QStringLiteral("coins"));
    for (auto part = cost.begin(); part != cost.end(); ++part) {
        market.needed += QStringList(part.value(), part.key());
    }
    const GoodsModel *production = own()->production();
    for (int i = 0; i < production->count(); ++i) {
        market.own += QList<QStringList>(production->good(i).amount, production->good(i).resources);
    }
    const auto offers = [](const GoodsModel *goods) {
        QList<Offer> list;
        for (int i = 0; i < goods->count(); ++i) {
            list.append({goods->good(i).resources, goods->good(i).price});
        }
        return list;
    };
    market.left = offers(left()->goods());
    market.right = offers(right()->goods());
    return market;
}

void TableModel::markPurchase(const PaymentRow *payment, const QString &action,
                              const QString &card) {
    if (m_cities.isEmpty()) {
        return;
    }
    // Goods show what they cost the viewer; what the Free City would buy they cannot tell.
    std::optional<Purchase> bought;
    if (payment != nullptr && payment->left + payment->right > 0 && decidingFor() == own()) {
        bought = purchaseFor(marketFor(action, card), payment->left, payment->right);
    }
    const Purchase used = bought.value_or(Purchase{});
    const auto mark = [this](City *city, const QSet<int> &units) {
        QList<GoodRow> rows = adapter().goods(city->seat());
        for (const int unit : units) {
            rows[unit].used = true;
        }
        city->goods()->setGoods(rows);
    };
    mark(left(), used.left);
    mark(right(), used.right);
}

} // namespace mirabilia
