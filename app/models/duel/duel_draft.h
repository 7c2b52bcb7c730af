// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/session/director.h"

namespace mirabilia {

/// The draft as scenes. The last wonder of four is nobody's choice: it comes in the same update as
/// the one taken before it, and yet goes to its city by itself.
struct DuelDraft {
    /// One scene for each wonder taken; only the last has the position of the update and whatever
    /// else that brings. `before`: the position it follows.
    [[nodiscard]] static std::vector<Director::Scene> scenesOf(const v1::TableView &before,
                                                               Director::Scene update);
};

} // namespace mirabilia
