// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/compare.h"

#include <algorithm>

namespace mirabilia::notation {

namespace {

Json sorted(Json list) {
    std::sort(list.begin(), list.end());
    return list;
}

} // namespace

void compare(const JsonValue &expected, const Json &actual) {
    if (actual.is_object()) {
        for (const auto &[key, member] : expected.members()) {
            const auto found = actual.find(key);
            if (found == actual.end()) {
                member.refuse("unknown key");
            }
            compare(member, *found);
        }
        return;
    }
    const bool bothLists = actual.is_array() && expected.raw().is_array();
    const bool equal =
        bothLists ? sorted(expected.raw()) == sorted(actual) : expected.raw() == actual;
    if (!equal) {
        expected.disagree("expected " + shown(expected.raw()) + ", got " + shown(actual));
    }
}

} // namespace mirabilia::notation
