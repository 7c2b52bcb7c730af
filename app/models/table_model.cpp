// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/table_model.h"

#include "app/models/settings.h"

#include <algorithm>

namespace mirabilia {

TableModel::TableModel(Services &services, const Settings &settings, const Catalogue &catalogue,
                       QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(settings)
    , m_catalogue(catalogue)
    , m_seats(new LocalSeats(services, this))
    , m_presentation(new Presentation(this))
    , m_hand(new HandModel(this))
    , m_pickable(new HandModel(this))
    , m_choice(new ChoiceModel(*this))
    , m_reveal(new RevealModel(this))
    , m_conflict(new ConflictModel(this))
    , m_discardPile(new CardsModel(catalogue, this))
    , m_log(new LogModel(this))
    , m_scores(new ScoresModel(catalogue, this)) {
    connect(m_seats, &LocalSeats::settled, this, &TableModel::advance);
    connect(m_seats, &LocalSeats::sent, this, &TableModel::sent);
    connect(m_seats, &LocalSeats::refused, this, [this](const QString &code) {
        // "stale" is no mistake of the player: the fresh view is already here. Of "not_saved" the
        // services tell more.
        if (code != QLatin1String("stale") && code != QLatin1String("not_saved")) {
            emit refused(Wording::refusalCode(code));
        }
    });
    connect(m_presentation, &Presentation::changed, this, [this] {
        refresh();
        emit presentationChanged();
    });
    connect(&services, &Services::hintReady, this, &TableModel::receiveHint);
    // A decision that could not be kept is never answered: it may be tried again.
    connect(&services, &Services::problem, this, [this] { m_decided = false; });
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        m_storyTold = false;
        refresh();
    });
    connect(&settings, &Settings::chainHintsChanged, this, [this] {
        clearChain();
        refresh();
    });
    connect(&settings, &Settings::paymentChanged, m_choice, &ChoiceModel::refresh);
}

const v1::TableView &TableModel::view() const {
    return m_cities.isEmpty() ? v1::TableView::default_instance() : m_seats->current().view;
}

Adapter TableModel::adapter() const {
    return {view(), m_catalogue};
}

// ---- The position -------------------------------------------------------------------------------

int TableModel::age() const {
    return static_cast<int>(classic().age());
}

int TableModel::turn() const {
    return static_cast<int>(classic().turn());
}

QString TableModel::passTo() const {
    return classic().pass_to() == v1::NEIGHBOUR_RIGHT ? QStringLiteral("right")
                                                      : QStringLiteral("left");
}

City *TableModel::cityAt(int seat) const {
    return m_cities.value(seat, nullptr);
}

City *TableModel::own() const {
    return cityAt(m_viewer);
}

City *TableModel::left() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().leftOf(m_viewer));
}

City *TableModel::right() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().rightOf(m_viewer));
}

City *TableModel::decidingFor() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().decidingSeat());
}

QQmlListProperty<City> TableModel::cities() {
    return {this, &m_cities,
            [](QQmlListProperty<City> *list) -> qsizetype {
                return static_cast<QList<City *> *>(list->data)->size();
            },
            [](QQmlListProperty<City> *list, qsizetype index) {
                return static_cast<QList<City *> *>(list->data)->at(index);
            }};
}

QQmlListProperty<City> TableModel::others() {
    QQmlListProperty<City> list = cities();
    list.data = &m_others;
    return list;
}

int TableModel::seatCount() const {
    return static_cast<int>(m_cities.size());
}

int TableModel::playerCount() const {
    return static_cast<int>(classic().player_count());
}

int TableModel::discardCount() const {
    return static_cast<int>(classic().discard_count());
}

GameSetup TableModel::setup() const {
    GameSetup setup;
    for (const City *city : m_cities) {
        SeatSetup seat;
        seat.kind = city->isFreeCity()                        ? SeatSetup::Kind::FreeCity
                    : city->kind() == QLatin1String("person") ? SeatSetup::Kind::Person
                                                              : SeatSetup::Kind::Computer;
        seat.name = city->name();
        seat.color = city->color();
        seat.level = city->level();
        setup.seats.append(seat);
    }
    return setup;
}

// ---- Whose turn it is ---------------------------------------------------------------------------

bool TableModel::curtain() const {
    return m_seats->curtainFor() >= 0 && !m_presentation->running();
}

QString TableModel::curtainName() const {
    return curtain() ? adapter().nameOf(m_seats->curtainFor()) : QString();
}

bool TableModel::handShown() const {
    return !m_cities.isEmpty() && m_seats->open() && !m_presentation->running();
}

bool TableModel::myTurn() const {
    return mustDecide() && handShown();
}

bool TableModel::canChange() const {
    return view().can_take_back() && (curtain() || handShown());
}

bool TableModel::canUndo() const {
    return view().can_undo() && !curtain() && !m_presentation->running();
}

bool TableModel::over() const {
    return classic().phase() == v1::CLASSIC_PHASE_OVER && !m_presentation->running();
}

bool TableModel::revealing() const {
    return m_presentation->act() == Presentation::Act::Reveal;
}

bool TableModel::conflictShown() const {
    return m_presentation->act() == Presentation::Act::Conflict;
}

int TableModel::conflictAge() const {
    return m_conflictAge;
}

QString TableModel::moment() const {
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

QString TableModel::momentTitle() const {
    const QString now = moment();
    if (now == QLatin1String("extra")) {
        return tr("The last card too");
    }
    if (now == QLatin1String("pick")) {
        return tr("From the discard pile");
    }
    return now.isEmpty() ? QString() : m_catalogue.name(QStringLiteral("term.free_city"));
}

QString TableModel::momentText() const {
    const QString now = moment();
    if (now == QLatin1String("extra")) {
        return tr("%1 may play the last card of the age instead of discarding it.")
            .arg(decidingFor()->name());
    }
    if (now == QLatin1String("pick")) {
        return tr("%1 may build one card of the discard pile for free; what was discarded in this "
                  "turn lies in it too.")
            .arg(decidingFor()->name());
    }
    return now.isEmpty()
               ? QString()
               : tr("Play one card of your hand in its city too, with its coins and goods.");
}

QString TableModel::status() const {
    if (m_cities.isEmpty()) {
        return {};
    }
    if (m_presentation->running()) {
        return revealing() ? tr("All cards are revealed")
                           : tr("Conflicts of age %1").arg(Wording::roman(m_conflictAge));
    }
    if (over()) {
        return winnerText();
    }
    if (curtain()) {
        return tr("%1 is next").arg(curtainName());
    }
    const QString now = moment();
    if (now == QLatin1String("pick")) {
        return tr("Choose a card of the discard pile");
    }
    if (now == QLatin1String("freeCity")) {
        return tr("Choose a card for the Free City");
    }
    if (now == QLatin1String("extra")) {
        return tr("Play your last card");
    }
    if (myTurn()) {
        return tr("Choose a card");
    }
    QStringList names;
    for (const City *city : m_cities) {
        if (city->state() == QLatin1String("thinking") && !city->isFreeCity()) {
            names.append(city->name());
        }
    }
    return names.isEmpty() ? tr("One moment") : tr("Waiting for %1").arg(Wording::list(names));
}

QString TableModel::winnerText() const {
    if (classic().phase() != v1::CLASSIC_PHASE_OVER || classic().winners_size() == 0) {
        return {};
    }
    const auto points = [this](int seat) {
        for (const v1::ScoreSheet &sheet : classic().scores()) {
            if (static_cast<int>(sheet.seat()) == seat) {
                return sheet.total();
            }
        }
        return 0;
    };
    QStringList names;
    for (const unsigned seat : classic().winners()) {
        names.append(adapter().nameOf(static_cast<int>(seat)));
    }
    const int best = points(static_cast<int>(classic().winners(0)));
    const QString reached = Wording::points(best);
    if (names.size() > 1) {
        return tr("%1 share the victory with %2", "players, their points")
            .arg(Wording::list(names), reached);
    }
    const auto tied = std::count_if(classic().scores().begin(), classic().scores().end(),
                                    [best](const auto &sheet) { return sheet.total() == best; });
    return (tied > 1 ? tr("%1 wins with %2 and more coins", "a player, the points")
                     : tr("%1 wins with %2", "a player, the points"))
        .arg(names[0], reached);
}

// ---- Decisions ----------------------------------------------------------------------------------

const v1::HandCard *TableModel::handCard(int row) const {
    return myTurn() && !m_decided && classic().phase() != v1::CLASSIC_PHASE_CHOOSE && row >= 0 &&
                   row < classic().hand_size()
               ? &classic().hand(row)
               : nullptr;
}

void TableModel::decide(const v1::ClassicMove &move) {
    v1::Command command;
    command.set_seat(static_cast<unsigned>(adapter().decidingSeat()));
    *command.mutable_move()->mutable_classic() = move;
    m_decided = true;
    m_seats->send(command);
}

void TableModel::pick(int row) {
    if (moment() != QLatin1String("pick") || m_decided || row < 0 ||
        row >= classic().pickable_size() || !classic().pickable(row).build().possible()) {
        return;
    }
    v1::ClassicMove move;
    move.set_action(v1::CLASSIC_ACTION_PICK);
    move.set_card(classic().pickable(row).card());
    decide(move);
}

void TableModel::declinePick() {
    if (moment() == QLatin1String("pick") && !m_decided) {
        v1::ClassicMove move;
        move.set_action(v1::CLASSIC_ACTION_PICK);
        decide(move);
    }
}

void TableModel::change() {
    if (canChange()) {
        v1::Command command;
        command.set_seat(static_cast<unsigned>(m_viewer));
        command.mutable_take_back();
        m_seats->send(command);
    }
}

void TableModel::undo() {
    if (canUndo()) {
        v1::Command command;
        command.set_seat(static_cast<unsigned>(m_viewer));
        command.mutable_undo()->set_steps(1);
        m_seats->send(command);
    }
}

void TableModel::openCurtain() {
    if (curtain()) {
        m_seats->openCurtain();
        refresh();
    }
}

void TableModel::skip() {
    m_presentation->skip();
}

void TableModel::finish() {
    if (over()) {
        emit finished();
    }
}

QString TableModel::exportLog() const {
    return m_log->exportLog();
}

QString TableModel::exportRecord() const {
    return m_services.exportRecord();
}

// ---- Hints --------------------------------------------------------------------------------------

void TableModel::hint() {
    if (m_hintBusy || m_hint.action() != v1::CLASSIC_ACTION_UNSPECIFIED) {
        clearHint();
    } else if (myTurn()) {
        m_hintBusy = true;
        m_hintFor = adapter().decidingSeat();
        emit hintChanged();
        m_services.requestHint(m_hintFor);
    }
}

void TableModel::receiveHint(int seat, const v1::Move &move, const QString &reason) {
    if (m_hintBusy && myTurn() && seat == m_hintFor) {
        m_hintBusy = false;
        m_hint = move.classic();
        m_hintReason = reason;
        emit hintChanged();
    }
}

void TableModel::clearHint() {
    m_hintBusy = false;
    m_hintFor = -1;
    m_hint.Clear();
    m_hintReason.clear();
    emit hintChanged();
}

QString TableModel::hintCard() const {
    return QString::fromStdString(m_hint.card());
}

QString TableModel::hintText() const {
    const QString card = m_catalogue.name(hintCard());
    QString text;
    switch (m_hint.action()) {
    case v1::CLASSIC_ACTION_BUILD: text = tr("Build %1").arg(card); break;
    case v1::CLASSIC_ACTION_STAGE: text = tr("Use %1 for a wonder stage").arg(card); break;
    case v1::CLASSIC_ACTION_DISCARD: text = tr("Discard %1").arg(card); break;
    case v1::CLASSIC_ACTION_FREE:
        text = tr("Build %1 with the free building of this age").arg(card);
        break;
    case v1::CLASSIC_ACTION_PICK:
        text = card.isEmpty() ? tr("Take nothing") : tr("Take %1").arg(card);
        break;
    default: break;
    }
    const QString why = Wording::hintReason(m_hintReason);
    return text.isEmpty() || why.isEmpty() ? text
                                           : tr("%1. %2.", "a hint and its reason").arg(text, why);
}

} // namespace mirabilia
