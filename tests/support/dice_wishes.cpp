// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fixture_wishes.h"

namespace mirabilia {

std::vector<Wish> diceWishes() {
    return {};
}

} // namespace mirabilia
