// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/history.h"

#include <algorithm>

namespace mirabilia::host {

void fold(const v1::LogEntry &entry, History &history) {
    ++history.entries;
    std::vector<v1::Decision> &decisions = history.decisions;
    const auto count = [&history](const v1::Decision &decision) {
        if (decision.by() < history.own.size()) {
            ++history.own[decision.by()];
        }
    };
    switch (entry.what_case()) {
    case v1::LogEntry::kDecision:
        decisions.push_back(entry.decision());
        count(entry.decision());
        break;
    case v1::LogEntry::kUndoTo:
        decisions.resize(std::min<std::size_t>(entry.undo_to(), decisions.size()));
        break;
    case v1::LogEntry::kDrop:
        if (entry.drop() < decisions.size()) {
            count(decisions[entry.drop()]);
            decisions.erase(decisions.begin() + entry.drop());
            // Secret choices are independent of each other, but the hashes after the gap are not.
            for (std::size_t later = entry.drop(); later < decisions.size(); ++later) {
                decisions[later].clear_state_hash();
            }
        }
        break;
    case v1::LogEntry::kFinished:
    case v1::LogEntry::WHAT_NOT_SET: break;
    }
}

History foldLog(const std::vector<v1::LogEntry> &entries) {
    History history;
    quint64 number = 0;
    for (const v1::LogEntry &entry : entries) {
        ++number;
        fold(entry, history);
        // Entries without the number: assume everything was seen.
        const quint64 seen = entry.seen_by_all() != 0 ? entry.seen_by_all() : number;
        if (!entry.finished()) {
            history.seenByAll = std::clamp(seen, history.seenByAll, number);
        }
    }
    return history;
}

Misfit replay(Match &match, const std::vector<v1::Decision> &decisions) {
    std::size_t number = 0;
    for (const v1::Decision &decision : decisions) {
        ++number;
        if (decision.seat() >= static_cast<std::uint32_t>(match.seatCount())) {
            return {number, "no_such_seat"};
        }
        const auto refusal = match.apply(static_cast<Seat>(decision.seat()), decision.move());
        if (!refusal.empty()) {
            return {number, refusal};
        }
        if (decision.state_hash() != 0 && decision.state_hash() != match.hash()) {
            return {number, Misfit::otherPosition};
        }
    }
    return {};
}

} // namespace mirabilia::host
