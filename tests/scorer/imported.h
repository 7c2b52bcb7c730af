// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/checker.h"
#include "scorer/import.h"
#include "tests/scorer/simulated.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorer {

inline Import imported(std::string_view text) {
    const auto import = readSheets(text);
    EXPECT_TRUE(import.ok()) << import.error();
    return import.ok() ? *import : Import{};
}

/// What the checker says about it: "2 g1 Ann science impossible".
inline std::vector<std::string> found(const Import &import) {
    std::vector<std::string> list;
    for (const LocatedFinding &located : checkImport(import, Checker(classicBoxes()))) {
        list.push_back(std::to_string(located.line) + " " + located.game + " " + located.player +
                       " " + located.finding.column + " " +
                       std::string(name(located.finding.kind)));
    }
    return list;
}

using Lines = std::vector<std::string>;

} // namespace mirabilia::scorer
