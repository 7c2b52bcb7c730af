// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_table.h"

#include "app/models/classic/classic_wording.h"
#include "app/models/classic/story.h"
#include "app/models/common/settings.h"
#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Everyone has a hand of their own.
constexpr HotSeatRules classicHotSeat{Story::isAction, [](const v1::TableView &) { return true; }};

} // namespace

ClassicTable::ClassicTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                           QObject *parent)
    : TableModel(game, settings, catalogue, classicHotSeat, parent)
    , m_hand(new HandModel(this))
    , m_pickable(new HandModel(this))
    , m_choice(new ChoiceModel(*this))
    , m_reveal(new RevealModel(this))
    , m_conflict(new ConflictModel(this))
    , m_discardPile(new CardsModel(this->catalogue(), this)) {
    connect(&settings, &Settings::chainHintsChanged, this, [this] {
        clearChain();
        refresh();
    });
    connect(&settings, &Settings::paymentChanged, m_choice, &ChoiceModel::refresh);
}

Adapter ClassicTable::adapter() const {
    return {view(), catalogue()};
}

// ---- The position -------------------------------------------------------------------------------

bool ClassicTable::ageEnds() const {
    return (raising() || conflictShown()) &&
           std::any_of(story().begin() + static_cast<std::ptrdiff_t>(freshFrom()), story().end(),
                       Story::isNewAge);
}

int ClassicTable::age() const {
    return static_cast<int>(classic().age()) - (ageEnds() ? 1 : 0);
}

int ClassicTable::turn() const {
    return ageEnds() ? turnsPerAge() : static_cast<int>(classic().turn());
}

int ClassicTable::turnsPerAge() const {
    return catalogue().facts().turnsPerAge();
}

QString ClassicTable::passTo() const {
    return classic().pass_to() == v1::NEIGHBOUR_RIGHT ? QStringLiteral("right")
                                                      : QStringLiteral("left");
}

City *ClassicTable::cityAt(int seat) const {
    return m_cities.value(seat, nullptr);
}

QVariantList ClassicTable::buriedOf(int seat) const {
    QVariantList list;
    for (const v1::CityView &city : classic().cities()) {
        if (static_cast<int>(city.seat()) != seat) {
            continue;
        }
        for (const QString &card : stringsOf(city.buried())) {
            list.append(
                QVariantMap{{QStringLiteral("card"), card},
                            {QStringLiteral("name"), catalogue().name(card)},
                            {QStringLiteral("family"), catalogue().facts().card(card).family}});
        }
    }
    return list;
}

City *ClassicTable::own() const {
    return cityAt(viewer());
}

City *ClassicTable::left() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().leftOf(viewer()));
}

City *ClassicTable::right() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().rightOf(viewer()));
}

City *ClassicTable::decidingFor() const {
    return cityAt(decidingSeat());
}

QQmlListProperty<City> ClassicTable::cities() {
    return {this, &m_cities,
            [](QQmlListProperty<City> *list) -> qsizetype {
                return static_cast<QList<City *> *>(list->data)->size();
            },
            [](QQmlListProperty<City> *list, qsizetype index) {
                return static_cast<QList<City *> *>(list->data)->at(index);
            }};
}

QQmlListProperty<City> ClassicTable::others() {
    QQmlListProperty<City> list = cities();
    list.data = &m_others;
    return list;
}

int ClassicTable::seatCount() const {
    return static_cast<int>(m_cities.size());
}

int ClassicTable::playerCount() const {
    return static_cast<int>(classic().player_count());
}

int ClassicTable::discardCount() const {
    return static_cast<int>(classic().discard_count());
}

// ---- Questions and shows -----------------------------------------------------------------------

int ClassicTable::conflictAge() const {
    return m_conflictAge;
}

QString ClassicTable::moment() const {
    if (!myTurn()) {
        return {};
    }
    if (classic().phase() == v1::CLASSIC_PHASE_EXTRA) {
        return QStringLiteral("extra");
    }
    if (classic().phase() == v1::CLASSIC_PHASE_CHOOSE) {
        return QStringLiteral("pick");
    }
    return decidingFor() != own() ? QStringLiteral("freeCity") : QString();
}

QString ClassicTable::momentTitle() const {
    const QString now = moment();
    if (now == QLatin1String("extra")) {
        return tr("The last card too");
    }
    if (now == QLatin1String("pick")) {
        return tr("From the discard pile");
    }
    return now.isEmpty() ? QString() : catalogue().name(QStringLiteral("term.free_city"));
}

QString ClassicTable::momentText() const {
    const QString now = moment();
    if (now == QLatin1String("extra")) {
        return tr("%1 may play the last card of the age instead of discarding it.")
            .arg(decidingFor()->name());
    }
    if (now == QLatin1String("pick")) {
        return tr("%1 may build one card from the discard pile for free, even one discarded this "
                  "turn.")
            .arg(decidingFor()->name());
    }
    return now.isEmpty()
               ? QString()
               : tr("Play one card of your hand in its city too, with its coins and goods.");
}

QString ClassicTable::question() const {
    const QString now = moment();
    if (now == QLatin1String("pick")) {
        return tr("Choose a discarded card");
    }
    if (now == QLatin1String("freeCity")) {
        return tr("Choose a card for the Free City");
    }
    return now == QLatin1String("extra") ? tr("Play your last card") : tr("Choose a card");
}

QString ClassicTable::showText() const {
    if (conflictShown()) {
        return tr("Conflicts of age %1").arg(Wording::roman(m_conflictAge));
    }
    return raising()   ? tr("The wonder rises")
           : dealing() ? tr("Age %1 begins").arg(Wording::roman(age()))
           : passing() ? tr("The hands are passed on")
                       : tr("All cards are revealed");
}

QString ClassicTable::activityOf(int seat) const {
    const v1::CityView &city = classic().cities(seat);
    return city.has_chosen() ? QStringLiteral("chosen")
           : city.must_act() ? QStringLiteral("thinking")
                             : QStringLiteral("idle");
}

QString ClassicTable::nameOf(const v1::SeatInfo &seat) const {
    return adapter().nameOf(static_cast<int>(seat.seat()));
}

// ---- Decisions ----------------------------------------------------------------------------------

const v1::HandCard *ClassicTable::handCard(int row) const {
    return mayDecide() && classic().phase() != v1::CLASSIC_PHASE_CHOOSE && row >= 0 &&
                   row < classic().hand_size()
               ? &classic().hand(row)
               : nullptr;
}

void ClassicTable::play(const v1::ClassicMove &move) {
    v1::Move played;
    *played.mutable_classic() = move;
    decide(played);
}

void ClassicTable::pick(int row) {
    if (moment() != QLatin1String("pick") || !mayDecide() || row < 0 ||
        row >= classic().pickable_size() || !classic().pickable(row).build().possible()) {
        return;
    }
    v1::ClassicMove move;
    move.set_action(v1::CLASSIC_ACTION_PICK);
    move.set_card(classic().pickable(row).card());
    play(move);
}

void ClassicTable::declinePick() {
    if (moment() == QLatin1String("pick") && mayDecide()) {
        v1::ClassicMove move;
        move.set_action(v1::CLASSIC_ACTION_PICK);
        play(move);
    }
}

// ---- Hints --------------------------------------------------------------------------------------

QString ClassicTable::hintCard() const {
    return QString::fromStdString(hinted().classic().card());
}

QString ClassicTable::moveText(int /*seat*/, const v1::Move &move) const {
    const QString card = catalogue().name(QString::fromStdString(move.classic().card()));
    switch (move.classic().action()) {
    case v1::CLASSIC_ACTION_BUILD: return tr("Build %1").arg(card);
    case v1::CLASSIC_ACTION_STAGE: return tr("Use %1 for a wonder stage").arg(card);
    case v1::CLASSIC_ACTION_DISCARD: return tr("Discard %1").arg(card);
    case v1::CLASSIC_ACTION_FREE:
        return tr("Build %1 with the free building of this age").arg(card);
    case v1::CLASSIC_ACTION_PICK:
        return card.isEmpty() ? tr("Take nothing") : tr("Take %1").arg(card);
    default: return {};
    }
}

QString ClassicTable::turnText(int age, int number) const {
    return Story::heading(age, number);
}

QString ClassicTable::refusalText(const QString &code) const {
    return ClassicWording::refusalCode(code);
}

} // namespace mirabilia
