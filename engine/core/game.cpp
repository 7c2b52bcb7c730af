// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/game.h"

namespace mirabilia {

std::string_view code(Refusal refusal) {
    switch (refusal) {
    case Refusal::none: return "none";
    case Refusal::notYourTurn: return "not_your_turn";
    case Refusal::notInHand: return "not_in_hand";
    case Refusal::noStageLeft: return "no_stage_left";
    case Refusal::alreadyBuilt: return "already_built";
    case Refusal::notAvailable: return "not_available";
    case Refusal::freeBuildUsed: return "free_build_used";
    case Refusal::mustBuild: return "must_build";
    case Refusal::locked: return "locked";
    case Refusal::order: return "order";
    case Refusal::condition: return "condition";
    case Refusal::cannotPay: return "cannot_pay";
    case Refusal::badPayment: return "bad_payment";
    }
    return "unknown";
}

bool isRefusalCode(std::string_view word) {
    for (int i = 1; i <= static_cast<int>(lastRefusal); ++i) {
        if (word == code(static_cast<Refusal>(i))) {
            return true;
        }
    }
    return false;
}

} // namespace mirabilia
