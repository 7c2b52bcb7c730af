// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/table_model.h"

#include "app/models/common/initials.h"
#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/session/only_here.h"
#include "app/models/session/view_adapter.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace mirabilia {

namespace {

/// The tie-break counts of those with the most points, highest first.
QList<int> tieBreakers(const v1::TableView &view, int most) {
    QList<int> counts;
    for (const v1::PlayerScore &score : view.scores()) {
        if (score.total() != most) {
            continue;
        }
        const auto blue = std::find_if(score.points().begin(), score.points().end(),
                                       [&view](const v1::CategoryPoints &part) {
                                           return part.category() == view.tie_break();
                                       });
        counts.append(blue == score.points().end() ? static_cast<int>(score.coins())
                                                   : blue->points());
    }
    std::sort(counts.rbegin(), counts.rend());
    return counts;
}

} // namespace

TableModel::TableModel(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                       HotSeatRules rules, QObject *parent)
    : QObject(parent)
    , m_running(&game)
    , m_settings(settings)
    , m_catalogue(catalogue.ofEdition(game.setup().edition))
    , m_seats(new LocalSeats(game, rules, this))
    , m_director(new Director(this))
    , m_seatRows(new SeatsModel(this))
    , m_log(new LogModel(this))
    , m_scores(new ScoresModel(this))
    , m_overNetwork(game.overNetwork())
    , m_replayed(game.replayed()) {
    connect(m_seats, &LocalSeats::settled, this, &TableModel::advance);
    connect(m_seats, &LocalSeats::sent, this, &TableModel::sent);
    connect(m_seats, &LocalSeats::refused, this, [this](const QString &code) {
        // "stale" is not the player's mistake: the fresh view has already arrived. For "not_saved"
        // the services report more.
        if (code != QLatin1String("stale") && code != QLatin1String("not_saved")) {
            emit refused(refusalText(code));
        }
    });
    m_director->setMotionSpeed(settings.motionSpeed());
    connect(&settings, &Settings::motionSpeedChanged, this,
            [this] { m_director->setMotionSpeed(m_settings.motionSpeed()); });
    connect(m_director, &Director::changed, this, &TableModel::followDirector);
    connect(m_director, &Director::told, this, &TableModel::happened);
    connect(m_director, &Director::heard, this, &TableModel::heard);
    connect(&game, &RunningGame::hintReady, this, &TableModel::receiveHint);
    // A decision that could not be saved gets no answer, so it may be tried again.
    connect(&game, &RunningGame::problem, this, [this] { m_decided = false; });
    connect(&m_catalogue, &Catalogue::languageChanged, this, [this] {
        m_storyShown = false;
        refresh();
    });
}

// ---- Following the host -------------------------------------------------------------------------

void TableModel::advance() {
    Director::Scene scene = newest();
    const bool restored = m_seats->current().restored;
    const bool nothingNew = !restored && scene.fresh == scene.story.size();
    // Secret choices of others do not change the question; an answer does, even if the next one is
    // for the same player.
    const auto &asked = scene.view.deciding_for();
    const bool answered = std::exchange(m_decided, false);
    const bool sameQuestion =
        nothingNew && !answered && !asked.empty() && static_cast<int>(asked[0]) == m_hintFor;
    m_seats->markSeen();
    if (!sameQuestion) {
        clearHint();
    }
    if (restored) {
        m_fresh = scene.fresh;
        m_director->jump(std::move(scene));
        emit jumped();
    } else if (nothingNew) {
        m_director->amend(scene.view);
        followDirector();
    } else {
        for (Director::Scene &part : scenesOf(m_director->newest(), std::move(scene))) {
            part.acts = actsOf(part.story.begin() + static_cast<std::ptrdiff_t>(part.fresh),
                               part.story.end());
            m_director->play(std::move(part));
        }
    }
}

std::vector<Director::Scene> TableModel::scenesOf(const v1::TableView & /*before*/,
                                                  Director::Scene update) const {
    return {std::move(update)};
}

/// All that the person at the screen may know.
Director::Scene TableModel::newest() const {
    const LocalSeats::Place &place = m_seats->current();
    return {place.view, place.story, place.fresh, {}};
}

void TableModel::followDirector() {
    if (!m_director->scene().acts.empty()) {
        m_fresh = m_director->scene().fresh;
    }
    m_storyShown = false;
    refresh();
    emit presentationChanged();
}

void TableModel::refresh() {
    if (view().seats().empty()) {
        return;
    }
    m_viewer = static_cast<int>(view().viewer());
    refreshSeats();
    refreshPosition();
    if (!m_storyShown) {
        refreshStory();
        m_storyShown = true;
        emit presentationChanged();
    }
    emit changed();
    if (m_hintBusy || !m_hint.isEmpty()) { // its wording may have changed
        emit hintChanged();
    }
}

QString TableModel::seatName(const v1::SeatInfo &seat) {
    const QString name = shownName(QString::fromStdString(seat.name()));
    return name.isEmpty() ? tr("Seat %1").arg(seat.seat() + 1) : name;
}

void TableModel::refreshSeats() {
    QList<SeatRow> rows;
    QStringList names;
    const ViewAdapter words(view(), m_catalogue);
    for (const v1::SeatInfo &info : view().seats()) {
        SeatRow row;
        row.seat = static_cast<int>(info.seat());
        row.name = words.nameOf(row.seat);
        row.color = QString::fromStdString(info.color());
        row.kind = info.kind() == v1::SEAT_KIND_PERSON      ? QStringLiteral("person")
                   : info.kind() == v1::SEAT_KIND_FREE_CITY ? QStringLiteral("freeCity")
                                                            : QStringLiteral("computer");
        row.level = QString::fromStdString(info.level());
        row.state = info.connected() ? activityOf(row.seat) : QStringLiteral("lost");
        rows.append(row);
        names.append(row.name);
    }
    const QStringList initials = initialsOf(names);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        rows[i].initials = initials[i];
    }
    m_seatRows->setSeats(rows);
}

// ---- Whose turn it is ---------------------------------------------------------------------------

bool TableModel::handover() const {
    return m_seats->handoverTo() >= 0 && !showing();
}

QString TableModel::handoverName() const {
    for (int i = 0; handover() && i < m_seatRows->count(); ++i) {
        if (m_seatRows->seat(i).seat == m_seats->handoverTo()) {
            return m_seatRows->seat(i).name;
        }
    }
    return {};
}

bool TableModel::ownShown() const {
    return laid() && m_seats->open() && !showing();
}

int TableModel::decidingSeat() const {
    const auto &asked = view().deciding_for();
    return asked.empty() ? m_viewer : static_cast<int>(asked[0]);
}

bool TableModel::myTurn() const {
    return !view().deciding_for().empty() && ownShown() && m_pauseText.isEmpty();
}

void TableModel::pause(const QString &why) {
    if (m_pauseText != why) {
        m_pauseText = why;
        refresh();
    }
}

bool TableModel::canChange() const {
    return view().can_take_back() && (handover() || ownShown()) && m_pauseText.isEmpty();
}

bool TableModel::canUndo() const {
    return view().can_undo() && !handover() && !showing();
}

bool TableModel::over() const {
    return view().over() && !showing();
}

QString TableModel::winnerText() const {
    const ViewAdapter words(view(), m_catalogue);
    QStringList names;
    int best = 0;
    for (const v1::SeatInfo &seat : view().seats()) {
        const auto &winners = view().winners();
        if (std::find(winners.begin(), winners.end(), seat.seat()) != winners.end()) {
            names.append(words.nameOf(static_cast<int>(seat.seat())));
        }
    }
    if (names.isEmpty()) {
        return {};
    }
    for (const v1::PlayerScore &score : view().scores()) {
        best = std::max(best, score.total());
    }
    const QString reached = Wording::points(best);
    if (names.size() > 1) {
        return tr("%1 share the victory with %2", "players, their points")
            .arg(Wording::list(names), reached);
    }
    const std::string &tie = view().tie_break();
    const bool mine = static_cast<int>(view().winners(0)) == onlyHere(*this);
    if (tie.empty()) {
        return mine ? tr("You win with %1", "the points").arg(reached)
                    : tr("%1 wins with %2", "a player, the points").arg(names[0], reached);
    }
    const QList<int> broke = tieBreakers(view(), best);
    if (mine) {
        return (tie == "coins" ? tr("You win with %1 and more coins: %2 to %3",
                                    "the points; your coins and those of the next")
                               : tr("You win with %1 and more points on blue cards: %2 to %3",
                                    "the points; your blue points and those of the next"))
            .arg(reached, QString::number(broke.value(0)), QString::number(broke.value(1)));
    }
    return (tie == "coins" ? tr("%1 wins with %2 and more coins: %3 to %4",
                                "a player, the points; the coins of the winner and of the next")
                           : tr("%1 wins with %2 and more points on blue cards: %3 to %4",
                                "a player, the points; the blue points of the winner and the next"))
        .arg(names[0], reached, QString::number(broke.value(0)), QString::number(broke.value(1)));
}

QString TableModel::matchId() const {
    return QString::fromStdString(view().match_id());
}

QString TableModel::status() const {
    if (!laid()) {
        return {};
    }
    if (showing()) {
        return showText();
    }
    if (over()) { // the result says who wins, once it has counted
        return pointsDecide() && !m_replayed ? tr("The points are counted") : winnerText();
    }
    if (!m_pauseText.isEmpty()) {
        return m_pauseText;
    }
    if (handover()) {
        return tr("%1 is next").arg(handoverName());
    }
    if (myTurn()) {
        return question();
    }
    QStringList names;
    int players = 0;
    for (int i = 0; i < m_seatRows->count(); ++i) {
        const SeatRow &row = m_seatRows->seat(i);
        const bool player = row.kind != QLatin1String("freeCity");
        players += player ? 1 : 0;
        if (row.state == QLatin1String("thinking") && player) {
            names.append(row.name);
        }
    }
    if (names.isEmpty()) {
        return tr("One moment");
    }
    if (m_replayed && players > 2 && names.size() == players) {
        return tr("Next: everybody");
    }
    return (m_replayed ? tr("Next: %1", "who decides") : tr("Waiting for %1"))
        .arg(Wording::list(names));
}

// ---- Decisions ----------------------------------------------------------------------------------

void TableModel::decide(const v1::Move &move) {
    v1::Command command;
    command.set_seat(static_cast<unsigned>(decidingSeat()));
    *command.mutable_move() = move;
    m_decided = true;
    m_seats->send(command);
}

QByteArray TableModel::position() const {
    QCryptographicHash key(QCryptographicHash::Sha1);
    for (const v1::Event &event : story()) {
        key.addData(QByteArray::fromStdString(event.SerializeAsString()));
    }
    key.addData(QByteArray::number(decidingSeat()));
    key.addData(secretAnswers());
    return key.result();
}

void TableModel::sendForViewer(v1::Command command) {
    command.set_seat(static_cast<unsigned>(m_viewer));
    m_seats->send(std::move(command));
}

void TableModel::change() {
    if (canChange()) {
        v1::Command command;
        command.mutable_take_back();
        sendForViewer(command);
    }
}

void TableModel::undo() {
    if (canUndo()) {
        v1::Command command;
        command.mutable_undo()->set_steps(1);
        sendForViewer(command);
    }
}

void TableModel::takeOver() {
    if (handover()) {
        m_seats->takeOver();
        m_director->jump(newest());
    }
}

void TableModel::skip() {
    m_director->skip();
}

void TableModel::stop() {
    m_director->stop();
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
    return m_running == nullptr ? QString() : m_running->exportRecord();
}

// ---- Hints --------------------------------------------------------------------------------------

void TableModel::hint() {
    if (!m_hint.isEmpty() && !m_hintTold && !m_advice.isEmpty()) {
        m_hintTold = true;
        emit hintChanged();
    } else if (m_hintBusy || !m_hint.isEmpty()) {
        dropHint();
    } else if (!m_advice.isEmpty() && myTurn()) {
        m_hint = m_advice;
        m_hintTold = true;
        emit hintChanged();
    } else if (myTurn() && !m_overNetwork) {
        m_hintBusy = true;
        m_hintFor = decidingSeat();
        emit hintChanged();
        m_running->requestHint(m_hintFor);
    }
}

void TableModel::receiveHint(int seat, const QList<HintedMove> &moves) {
    if (m_hintBusy && myTurn() && seat == m_hintFor) {
        m_hintBusy = false;
        m_hint = moves;
        m_hintTold = true;
        emit hintChanged();
    }
}

void TableModel::advise(const QList<HintedMove> &moves) {
    if (moves.isEmpty()) {
        m_advice.clear();
        dropHint();
    }
    if (!myTurn() || moves.isEmpty()) {
        return;
    }
    m_hintTold = m_hintBusy || (m_hintTold && !m_hint.isEmpty()); // asked for in the meantime
    m_hintBusy = false;
    m_hintFor = decidingSeat();
    m_advice = moves;
    m_hint = moves;
    emit hintChanged();
}

/// The decision has changed.
void TableModel::clearHint() {
    m_advice.clear();
    m_hintFor = -1;
    dropHint();
}

void TableModel::dropHint() {
    const bool changes = m_hintBusy || !m_hint.isEmpty();
    m_hintBusy = false;
    m_hintTold = false;
    m_hint.clear();
    if (changes) { // tables then refresh all markings
        emit hintChanged();
    }
}

const v1::Move &TableModel::hinted() const {
    return m_hint.isEmpty() ? v1::Move::default_instance() : m_hint.first().move;
}

QString TableModel::reasonText(const QString &reason) const {
    const QHash<QString, QString> reasons{
        {QStringLiteral("points"), tr("It brings the most points")},
        {QStringLiteral("science"), tr("The symbols add up")},
        {QStringLiteral("military"), tr("It decides the next conflict")},
        {QStringLiteral("resources"), tr("Later cards need what it makes")},
        {QStringLiteral("trade"), tr("It makes buying cheaper")},
        {QStringLiteral("wonder"), tr("The wonder is worth more than the card")},
        {QStringLiteral("coins"), tr("The coins will be needed")},
        {QStringLiteral("deny"), tr("A neighbour would gain more from it")},
        {QStringLiteral("chain"), tr("It makes a later card free")},
        {QStringLiteral("least"), tr("Nothing better is affordable")},
    };
    return reasons.value(reason);
}

QString TableModel::hintText() const {
    if (m_hint.isEmpty() || !m_hintTold || m_hint.first().reason == QLatin1String("lesson")) {
        return {}; // a lesson and a first game have their own words
    }
    const HintedMove &best = m_hint.first();
    const QString chance = tr("Chance to win: %1").arg(Wording::percent(best.chance));
    const QString second =
        m_hint.size() < 2
            ? QString()
            : tr("Second best, with %1: %2", "a chance to win and what leads to it")
                  .arg(Wording::percent(m_hint[1].chance), moveText(m_hintFor, m_hint[1].move));
    return tr("%1.", "sentences that end here")
        .arg(Wording::sentences(
            {moveText(m_hintFor, best.move), reasonText(best.reason), chance, second}));
}

} // namespace mirabilia
