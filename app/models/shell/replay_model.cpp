// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/replay_model.h"

#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/shell/data_wording.h"
#include "app/models/shell/game_kind.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Reading time of a position before the next one.
constexpr std::chrono::milliseconds readingTime{1500};
constexpr int usualSpeed = 3; ///< used when animations are off

} // namespace

ReplayModel::ReplayModel(ReplayedGame &game, const GameKind &kind, const Settings &settings,
                         const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_game(&game)
    , m_kind(kind)
    , m_settings(settings)
    , m_steps(game.steps())
    , m_dataText(DataWording(catalogue).ofOwn(game.game(), game.setup().edition))
    , m_table(kind.table(game, settings, catalogue, this))
    , m_decision(game.decision())
    , m_seat(game.seat()) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ReplayModel::forward);
    connect(m_table, &TableModel::presentationChanged, this, &ReplayModel::waitOn);
    connect(&catalogue, &Catalogue::languageChanged, this, &ReplayModel::changed);
}

int ReplayModel::step() const {
    const auto after = std::find_if(m_steps.begin(), m_steps.end(), [this](const ReplayStep &step) {
        return step.decision > m_decision;
    });
    return static_cast<int>(after - m_steps.begin()) - 1;
}

QString ReplayModel::placeText() const {
    if (atEnd()) {
        return tr("The end");
    }
    const ReplayStep &here = m_steps[step()];
    QString place = (m_kind.step != nullptr ? m_kind.step : m_kind.place)(here.age, here.turn);
    place[0] = place[0].toUpper();
    return place;
}

QVariantList ReplayModel::marks() const {
    QVariantList list;
    for (int step = 1; step < lastStep(); ++step) {
        if (m_steps[step].age > m_steps[step - 1].age) {
            list.append(QVariantMap{{QStringLiteral("step"), step},
                                    {QStringLiteral("text"), Wording::roman(m_steps[step].age)}});
        }
    }
    return list;
}

void ReplayModel::look(int decision) {
    m_decision = decision;
    if (m_game != nullptr) {
        m_game->look(m_decision, m_seat);
    }
    emit changed();
}

void ReplayModel::goTo(int step) {
    goToDecision(m_steps[std::clamp(step, 0, lastStep())].decision);
}

void ReplayModel::goToDecision(int decision) {
    m_playing = false;
    m_next.stop();
    look(std::clamp(decision, 0, m_steps.last().decision));
}

void ReplayModel::back() {
    const bool within = m_decision > m_steps[step()].decision;
    goTo(within ? step() : step() - 1);
}

void ReplayModel::forward() {
    m_next.stop();
    m_playing = m_playing && step() + 1 < lastStep();
    look(m_steps[std::min(step() + 1, lastStep())].decision);
}

void ReplayModel::play() {
    if (atEnd()) {
        goTo(0);
    }
    m_playing = true;
    waitOn();
    emit changed();
}

void ReplayModel::pause() {
    m_playing = false;
    m_next.stop();
    emit changed();
}

void ReplayModel::waitOn() {
    if (m_playing && !m_table->showing()) {
        const int speed = m_settings.motionSpeed();
        m_next.start(Director::paced(readingTime, speed == 0 ? usualSpeed : speed));
    }
}

void ReplayModel::lookFrom(int seat) {
    m_seat = seat;
    look(m_decision);
}

} // namespace mirabilia
