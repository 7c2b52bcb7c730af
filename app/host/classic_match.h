// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/classic_convert.h"
#include "app/host/match.h"
#include "app/notation/classic_record.h"

#include <memory>
#include <vector>

namespace mirabilia::host {

/// A match of the classic game.
class ClassicMatch final : public Match {
public:
    /// Refuses a header with unknown or repeated boards.
    static MatchOrProblem make(std::shared_ptr<const classic::Catalogue> catalogue,
                               const v1::SavedGameHeader &header);
    /// Draws boards and sides that were left open.
    static std::string completeSetup(const classic::Catalogue &catalogue,
                                     v1::SavedGameHeader &header);

    [[nodiscard]] Seat seatCount() const override { return m_state.cityCount; }
    [[nodiscard]] bool over() const override { return m_state.phase == classic::Phase::over; }
    [[nodiscard]] SeatMask toAct() const override { return classic::Classic::toAct(m_state); }
    [[nodiscard]] Seat controller(Seat seat) const override;
    [[nodiscard]] bool undecidable(Seat seat) const override;
    std::string_view apply(Seat seat, const v1::Move &move) override;
    [[nodiscard]] std::uint64_t hash() const override { return classic::Classic::hash(m_state); }
    void fillView(Seat viewer, v1::TableView &view) const override;
    [[nodiscard]] std::size_t eventCount() const override { return m_story.size(); }
    [[nodiscard]] std::vector<v1::Event> events(Seat viewer, std::size_t from) const override;
    [[nodiscard]] Thinker thinker(Seat seat, std::string_view level) const override;
    [[nodiscard]] int age() const override { return m_state.age; }
    [[nodiscard]] int turn() const override { return m_state.turn; }
    [[nodiscard]] std::string record() const override;

private:
    ClassicMatch(std::shared_ptr<const classic::Catalogue> catalogue, classic::State state,
                 classic::Setup setup, const v1::SavedGameHeader &header);

    void dealIfDue();

    std::shared_ptr<const classic::Catalogue> m_catalogue;
    classic::Setup m_setup;
    classic::State m_state;
    std::uint64_t m_seed;
    bool m_livePoints;
    std::vector<notation::Step<classic::Classic>> m_steps;
    Story m_story;
};

} // namespace mirabilia::host
