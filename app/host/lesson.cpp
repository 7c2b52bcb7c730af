// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/lesson.h"

namespace mirabilia::host {

namespace {

constexpr Seat learner = 0;

bool answers(const v1::ClassicMove &made, const v1::ClassicMove &asked) {
    const bool anyCard =
        asked.action() == v1::CLASSIC_ACTION_STAGE || asked.action() == v1::CLASSIC_ACTION_DISCARD;
    return made.action() == asked.action() && (anyCard || made.card() == asked.card());
}

/// In Duel the card itself matters: each one uncovers different cards.
bool answers(const v1::DuelMove &made, const v1::DuelMove &asked) {
    return made.action() == asked.action() && made.card() == asked.card() &&
           made.wonder() == asked.wonder() && made.token() == asked.token() &&
           made.first() == asked.first();
}

bool answers(const v1::DiceMove &made, const v1::DiceMove &asked) {
    return made.action() == asked.action() && made.die() == asked.die() &&
           made.cell() == asked.cell() && made.bonus() == asked.bonus();
}

} // namespace

bool answers(const v1::Move &made, const v1::Move &asked) {
    return made.game_case() == asked.game_case() && answers(made.classic(), asked.classic()) &&
           answers(made.duel(), asked.duel()) && answers(made.dice(), asked.dice());
}

LessonWatch::LessonWatch(const GameHost &host, std::vector<v1::Move> asked, QObject *parent)
    : QObject(parent)
    , m_host(host)
    , m_asked(std::move(asked)) {
    connect(&host, &GameHost::changed, this, &LessonWatch::look);
    connect(&host, &GameHost::rewound, this, &LessonWatch::look);
}

const v1::Move *LessonWatch::asked() const {
    return m_asAsked && m_done < m_asked.size() ? &m_asked[m_done] : nullptr;
}

void LessonWatch::look() {
    std::size_t done = 0;
    bool asAsked = true;
    for (const v1::Decision &decision : m_host.decisions()) {
        if (decision.by() == learner && asAsked && done < m_asked.size()) {
            asAsked = answers(decision.move(), m_asked[done]);
            done += asAsked ? 1 : 0;
        }
    }
    if (done != m_done || asAsked != m_asAsked) {
        m_done = done;
        m_asAsked = asAsked;
        emit practised(asAsked, static_cast<int>(m_asked.size() - done));
    }
}

} // namespace mirabilia::host
