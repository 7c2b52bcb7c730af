// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_services.h"

#include <QFile>
#include <google/protobuf/util/json_util.h>

namespace mirabilia {

v1::Update fixture(const QString &name) {
    return fixtureFile(
        QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/models/fixtures/%1.json").arg(name));
}

v1::Update fixtureFile(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    }
    v1::Update update;
    const auto status =
        google::protobuf::util::JsonStringToMessage(file.readAll().toStdString(), &update);
    if (!status.ok()) {
        qFatal("%s: %s", qPrintable(path), status.ToString().c_str());
    }
    return update;
}

// ---- FixtureLink --------------------------------------------------------------------------------

void FixtureLink::send(const v1::Command &command) {
    m_sent.push_back(command);
    if (m_playsAlong) {
        QMetaObject::invokeMethod(
            this, [this, command] { playAlong(command); }, Qt::QueuedConnection);
    }
}

void FixtureLink::refresh() {
    QMetaObject::invokeMethod(
        this, [this] { emit restored(m_position); }, Qt::QueuedConnection);
}

void FixtureLink::push(const v1::Update &update) {
    *m_position.mutable_view() = update.view();
    m_position.mutable_events()->MergeFrom(update.events());
    emit updated(update);
}

void FixtureLink::restore(const v1::Update &update) {
    m_position = update;
    emit restored(update);
}

void FixtureLink::playAlong(const v1::Command &command) {
    v1::Update answer;
    v1::TableView &view = *answer.mutable_view();
    view = m_position.view();
    view.set_revision(view.revision() + 1);
    view.set_shared_revision(view.revision());
    v1::ClassicTable &table = *view.mutable_classic();
    v1::CityView &city = *table.mutable_cities(static_cast<int>(command.seat()));
    const bool chooses = command.has_move();
    if (chooses && command.seat() == view.viewer()) {
        *table.mutable_own_choice() = command.move().classic();
        view.clear_deciding_for();
    } else if (chooses) {
        *table.mutable_free_city_choice() = command.move().classic();
        view.clear_deciding_for();
    } else {
        table.clear_own_choice();
        table.clear_free_city_choice();
        view.clear_deciding_for();
        view.add_deciding_for(command.seat());
    }
    city.set_has_chosen(chooses);
    city.set_must_act(!chooses);
    view.set_can_take_back(chooses);
    view.set_can_undo(true);
    push(answer);
}

// ---- FixtureServices ----------------------------------------------------------------------------

void FixtureServices::layOut(const std::vector<v1::Update> &positions, bool playsAlong) {
    for (const auto &[seat, link] : m_links) {
        delete link;
    }
    m_links.clear();
    for (const v1::Update &position : positions) {
        auto *link = new FixtureLink(position, this);
        link->setPlaysAlong(playsAlong);
        m_links[static_cast<int>(position.view().viewer())] = link;
    }
}

FixtureLink *FixtureServices::fixtureLink(int seat) const {
    const auto found = m_links.find(seat);
    return found == m_links.end() ? nullptr : found->second;
}

void FixtureServices::open() {
    m_open = true;
    QMetaObject::invokeMethod(this, &Services::opened, Qt::QueuedConnection);
}

int FixtureServices::laidEdition() const {
    const unsigned named =
        m_links.empty() ? 0 : m_links.begin()->second->position().view().edition();
    return named == 0 ? 1 : static_cast<int>(named);
}

void FixtureServices::startGame(const GameSetup &setup) {
    started = setup;
    begunWith = setup;
    begunWith.edition = laidEdition(); // whatever was wanted
    open();
}

void FixtureServices::continueGame(const QString &id) {
    continued = id;
    open();
}

void FixtureServices::practise(const LessonSetup &setup) {
    lesson = setup;
    open();
    m_lessonLies = true;
}

void FixtureServices::leave() {
    left += m_open ? 1 : 0;
    m_open = false;
    m_lessonLies = false;
}

QString FixtureServices::game() const {
    if (!gameId.isEmpty()) {
        return gameId;
    }
    if (m_links.empty()) {
        return QStringLiteral("classic");
    }
    switch (m_links.begin()->second->position().view().game_case()) {
    case v1::TableView::kClassic: return QStringLiteral("classic");
    case v1::TableView::kDuel: return QStringLiteral("duel");
    case v1::TableView::kDice: return QStringLiteral("dice");
    case v1::TableView::GAME_NOT_SET: break;
    }
    return {};
}

QList<int> FixtureServices::localSeats() const {
    QList<int> seats;
    for (const auto &[seat, link] : m_links) {
        seats.append(seat);
    }
    return seats;
}

Link *FixtureServices::link(int seat) {
    return fixtureLink(seat);
}

void FixtureServices::requestHint(int seat) {
    ++hintsWanted;
    if (!hint.isEmpty()) {
        QMetaObject::invokeMethod(
            this, [this, seat] { emit hintReady(seat, hint); }, Qt::QueuedConnection);
    }
}

namespace {

/// Moves the game with that id from one list to the front of the other.
bool moveSave(QList<SavedGame> &from, QList<SavedGame> &to, const QString &id) {
    for (qsizetype i = 0; i < from.size(); ++i) {
        if (from[i].id == id) {
            to.prepend(from.takeAt(i));
            return true;
        }
    }
    return false;
}

} // namespace

bool FixtureServices::removeSave(const QString &id) {
    const bool moved =
        moveSave(savedGames, m_asideGames, id) || moveSave(finished, m_asideFinished, id);
    emit savesChanged();
    return moved;
}

bool FixtureServices::restoreSave(const QString &id) {
    const bool moved =
        moveSave(m_asideGames, savedGames, id) || moveSave(m_asideFinished, finished, id);
    emit savesChanged();
    return moved;
}

QVariant FixtureServices::setting(const QString &key, const QVariant &fallback) const {
    return kept.value(key, fallback);
}

void FixtureServices::setSetting(const QString &key, const QVariant &value) {
    kept.insert(key, value);
}

} // namespace mirabilia
