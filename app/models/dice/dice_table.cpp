// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_table.h"

#include "app/models/common/wording.h"
#include "app/models/dice/dice_scores.h"
#include "app/models/dice/dice_story.h"
#include "app/models/session/only_here.h"

#include <QHash>

#include <algorithm>

namespace mirabilia {

namespace {

/// Nothing is private; everybody watches the reveal of a round.
constexpr HotSeatRules diceHotSeat{DiceStory::isAction,
                                   [](const v1::TableView &) { return false; }};

/// City after city flashes, then there is time to read.
constexpr std::chrono::milliseconds revealStart{1600};
constexpr std::chrono::milliseconds revealCity{450};
/// Attacks and coins fly.
constexpr std::chrono::milliseconds strikeTime{900};
/// My wonder is shown large while its new stages rise.
constexpr std::chrono::milliseconds wonderTime{1650};
/// The crosses are drawn, then the dice of the next round tumble into the Forum and come to rest.
constexpr std::chrono::milliseconds rollTime{1900};

} // namespace

DiceTable::DiceTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                     QObject *parent)
    : TableModel(game, settings, catalogue, diceHotSeat, parent)
    , m_forum(ListModel::of<DiceDieRow>(this))
    , m_bonuses(ListModel::of<DiceBonusRow>(this))
    , m_steps(ListModel::of<DiceStepRow>(this))
    , m_choice(new DiceChoice(*this))
    , m_reveal(new DiceRevealModel(this)) {
    connect(this, &TableModel::hintChanged, this, [this] {
        if (laid()) {
            refreshMarks();
        }
    });
}

// ---- The position -------------------------------------------------------------------------------

int DiceTable::round() const {
    return static_cast<int>(dice().round());
}

bool DiceTable::lastRound() const {
    return dice().last_round();
}

QString DiceTable::lastRoundText() const {
    return dice().ended_by().empty()
               ? QString()
               : tr("This round is the last: %n bonus(es) for %1", nullptr, bonusesToEnd())
                     .arg(adapter().namesOf(dice().ended_by(), onlyHere(*this),
                                            tr("you", "for whom")));
}

int DiceTable::mostBonuses() const {
    int most = 0;
    for (const v1::DiceCity &city : dice().cities()) {
        most = std::max(most, city.bonuses_size());
    }
    return most;
}

int DiceTable::bonusesToEnd() const {
    return static_cast<int>(dice().bonuses_to_end());
}

int DiceTable::stepsDone() const {
    return static_cast<int>(
        std::count_if(dice().steps().begin(), dice().steps().end(), [](const v1::DiceStep &step) {
            return step.state() == v1::DICE_STEP_STATE_DONE;
        }));
}

int DiceTable::rowLength() const {
    return catalogue().dice().rowLength();
}

QVariantList DiceTable::trays() const {
    QVariantList list;
    for (const int cost : catalogue().dice().forumCosts()) {
        const auto lying = std::count_if(
            dice().forum().begin(), dice().forum().end(),
            [&](const v1::DieView &die) { return static_cast<int>(die.cost()) == cost; });
        list.append(QVariantMap{{QStringLiteral("cost"), cost},
                                {QStringLiteral("dice"), static_cast<int>(lying)}});
    }
    return list;
}

DiceCity *DiceTable::cityAt(int seat) const {
    return m_cities.value(seat, nullptr);
}

DiceCity *DiceTable::own() const {
    return cityAt(viewer());
}

DiceCity *DiceTable::left() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().leftSeat());
}

DiceCity *DiceTable::right() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().rightSeat());
}

QQmlListProperty<DiceCity> DiceTable::cities() {
    return {this, &m_cities,
            [](QQmlListProperty<DiceCity> *list) -> qsizetype {
                return static_cast<QList<DiceCity *> *>(list->data)->size();
            },
            [](QQmlListProperty<DiceCity> *list, qsizetype index) {
                return static_cast<QList<DiceCity *> *>(list->data)->at(index);
            }};
}

QQmlListProperty<DiceCity> DiceTable::others() {
    QQmlListProperty<DiceCity> list = cities();
    list.data = &m_others;
    return list;
}

void DiceTable::refreshSeating() {
    const int seats = dice().cities_size();
    if (m_seatedFor == viewer() && m_cities.size() == seats) {
        return;
    }
    m_seatedFor = viewer();
    for (int seat = static_cast<int>(m_cities.size()); seat < seats; ++seat) {
        m_cities.append(new DiceCity(seat, this));
    }
    m_others.clear();
    for (int step = 1; step < seats; ++step) {
        DiceCity *city = m_cities[(viewer() + step) % seats];
        if (city != left() && city != right()) {
            m_others.append(city);
        }
    }
    emit seatingChanged();
}

void DiceTable::refreshCities() {
    const DiceAdapter words = adapter();
    for (DiceCity *city : m_cities) {
        DiceCityState state = words.city(city->seat());
        state.lastText = m_lastTexts.value(city->seat());
        city->setPlayer(seats()->seat(city->seat()));
        city->setState(state);
        const bool neighbour = city == left() || city == right();
        city->counts()->assign(neighbour ? words.counts(city->seat()) : QList<DiceCountRow>());
        for (DiceBuilding *building : city->buildings()) {
            building->setState(words.building(city->seat(), building->building()));
        }
    }
}

void DiceTable::refreshMarks() {
    const DiceAdapter words = adapter();
    const DiceMarks marks = m_choice->marks();
    m_forum->assign(words.forum(marks));
    m_bonuses->assign(words.bonuses(marks));
    refreshCells(*own(), marks);
}

void DiceTable::refreshCells(const DiceCity &city, const DiceMarks &marks) {
    const DiceAdapter words = adapter();
    const v1::DiceCity &view = words.cityView(city.seat());
    CellsSource source{view.board(), catalogue().language(), dice().question(), &city == own(),
                       marks};
    for (const v1::DiceCell &cell : view.cells()) {
        cell.AppendToString(&source.cells);
    }
    if (const auto shown = m_shown.find(city.seat());
        shown != m_shown.end() && shown->second == source) {
        return;
    }
    m_shown[city.seat()] = std::move(source);
    for (DiceBuilding *building : city.buildings()) {
        building->cells()->assign(words.cells(city.seat(), building->building(), marks));
    }
}

void DiceTable::refreshPosition() {
    refreshSeating();
    refreshCities();
    m_steps->assign(adapter().steps());
    if (view().over()) {
        const DiceAdapter words = adapter();
        const DiceScores sheet(words);
        scores()->setScores(sheet.categories(), sheet.players());
    }
    m_choice->refresh();
    for (const DiceCity *city : m_cities) {
        if (city != own()) {
            refreshCells(*city, {});
        }
    }
    refreshMarks();
}

void DiceTable::refreshStory() {
    const DiceAdapter words = adapter();
    const DiceStory told(story(), words, onlyHere(*this));
    if (landed()) {
        log()->setLines(told.log());
    }
    const QList<DiceRevealRow> rows = told.latestRound();
    m_reveal->assign(rows);
    m_attacks = told.latestAttacks();
    m_coinsMoved = told.coinsMoved(freshFrom());
    m_lastTexts.clear();
    for (const DiceRevealRow &row : rows) {
        QStringList places;
        for (const QVariant &cell : row.cells) {
            places.append(cell.toMap()[QStringLiteral("building")].toString());
        }
        m_lastTexts.insert(row.seat, places.isEmpty() ? row.text : words.words().buildings(places));
    }
    m_revealRound = static_cast<int>(told.latestRoundNumber());
    refreshCities();
}

// ---- What is asked and shown --------------------------------------------------------------------

std::vector<TableModel::Act> DiceTable::actsOf(Events::const_iterator from,
                                               Events::const_iterator to) const {
    const auto actions = std::count_if(from, to, DiceStory::isAction);
    if (actions == 0) {
        return {};
    }
    std::vector<Act> acts{{Reveal, revealStart + actions * revealCity}, {Strike, strikeTime}};
    const bool builds = std::any_of(from, to, [this](const v1::Event &event) {
        return static_cast<int>(event.dice().seat()) == viewer() && DiceStory::buildsStage(event);
    });
    if (builds && !watching()) {
        acts.push_back({Rise, wonderTime, true});
    }
    acts.push_back({Roll, rollTime, true});
    return acts;
}

QString DiceTable::activityOf(int seat) const {
    return adapter().activityOf(seat);
}

bool DiceTable::diceAsked() const {
    return mayDecide() && (dice().question() == v1::DICE_QUESTION_ACTION ||
                           dice().question() == v1::DICE_QUESTION_FREE_BUILD);
}

QString DiceTable::moment() const {
    switch (myTurn() ? dice().question() : v1::DICE_QUESTION_UNSPECIFIED) {
    case v1::DICE_QUESTION_ACTION:
        return dice().of_round() ? QStringLiteral("action") : QStringLiteral("again");
    case v1::DICE_QUESTION_FREE_BUILD: return QStringLiteral("free");
    case v1::DICE_QUESTION_CROSS: return QStringLiteral("cross");
    case v1::DICE_QUESTION_BONUS: return QStringLiteral("bonus");
    default: return {};
    }
}

QString DiceTable::asked() const {
    switch (myTurn() ? dice().question() : v1::DICE_QUESTION_UNSPECIFIED) {
    case v1::DICE_QUESTION_ACTION:
        return dice().of_round() ? tr("Choose a die") : tr("Act again: choose a die");
    case v1::DICE_QUESTION_FREE_BUILD: return tr("Build once more, the die is free");
    case v1::DICE_QUESTION_BONUS: return tr("Choose a bonus");
    case v1::DICE_QUESTION_CROSS: break;
    default: return {};
    }
    for (const v1::DiceStep &step : dice().steps()) {
        if (step.state() == v1::DICE_STEP_STATE_NOW) {
            return tr("Cross off: %1", "a building and how many of its spaces")
                .arg(adapter().taskText(step));
        }
    }
    return {};
}

QString DiceTable::question() const {
    return shared() ? tr("%1, your turn").arg(own()->name()) : asked();
}

QString DiceTable::showText() const {
    return act() == Roll   ? tr("The dice are rolled")
           : act() == Rise ? tr("The wonder rises")
                           : tr("Round %1 is revealed").arg(m_revealRound);
}

// ---- Decisions and hints ------------------------------------------------------------------------

void DiceTable::play(const v1::DiceMove &move) {
    v1::Move played;
    *played.mutable_dice() = move;
    decide(played);
    m_choice->refresh();
}

QByteArray DiceTable::secretAnswers() const {
    std::string answers;
    for (const v1::DiceStep &step : dice().steps()) {
        if (step.state() == v1::DICE_STEP_STATE_DONE) {
            answers += step.move().SerializeAsString();
        }
    }
    return QByteArray::fromStdString(answers);
}

QString DiceTable::hintDie() const {
    return textOf(hinted().dice().die());
}

QString DiceTable::hintCell() const {
    const v1::DiceMove &move = hinted().dice();
    return textOf(move.action() == v1::DICE_ACTION_WONDER ? dice().wonder_cell() : move.cell());
}

QString DiceTable::moveText(int seat, const v1::Move &move) const {
    const DiceAdapter words = adapter();
    const QString cell = words.cellName(seat, textOf(move.dice().cell()));
    switch (move.dice().action()) {
    case v1::DICE_ACTION_BUILD:
        return tr("%2: cross off %1", "a space; a die")
            .arg(cell, words.words().die(textOf(move.dice().die())));
    case v1::DICE_ACTION_WONDER: return tr("Build the next stage of the wonder");
    case v1::DICE_ACTION_PASS: return tr("Pass and take coins");
    case v1::DICE_ACTION_CROSS: return tr("Cross off %1").arg(cell);
    case v1::DICE_ACTION_DECLINE: return tr("Stop here");
    case v1::DICE_ACTION_BONUS:
        return tr("Take the bonus: %1").arg(words.words().bonus(textOf(move.dice().bonus())));
    default: return {};
    }
}

QString DiceTable::reasonText(const QString &reason) const {
    // Reasons that TableModel words for cards.
    const QHash<QString, QString> reasons{
        {QStringLiteral("military"), tr("It strengthens attack or defence")},
        {QStringLiteral("resources"), tr("Later spaces need what it makes")},
        {QStringLiteral("wonder"), tr("The wonder is worth more than a die")},
        {QStringLiteral("chain"), tr("It lets you cross off more")},
    };
    return reasons.value(reason, TableModel::reasonText(reason));
}

QString DiceTable::turnText(int /*age*/, int number) const {
    return DiceStory::heading(number);
}

QString DiceTable::refusalText(const QString &code) const {
    return DiceWording::refusal(code);
}

} // namespace mirabilia
