// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/crash/action_trail.h"

#include <algorithm>

namespace mirabilia::crash {

namespace {

char printable(char letter) {
    return letter >= ' ' && letter <= '~' ? letter : '?';
}

} // namespace

void ActionTrail::note(std::string_view action) {
    std::array<char, longest + 1> text{};
    action = action.substr(0, longest);
    std::transform(action.begin(), action.end(), text.begin(), printable);

    const std::size_t noted = m_noted;
    if (noted > 0) {
        Action &latest = m_actions[(noted - 1) % most];
        if (latest.text == text) {
            ++latest.times;
            return;
        }
    }
    m_actions[noted % most] = {text, 1};
    m_noted = noted + 1;
}

void ActionTrail::write(const platform::Output &out) const {
    const std::size_t noted = m_noted;
    for (std::size_t number = noted - std::min(noted, most); number < noted; ++number) {
        const Action &action = m_actions[number % most];
        out << action.text.data();
        if (action.times > 1) {
            out << " x" << action.times;
        }
        out << "\n";
    }
}

} // namespace mirabilia::crash
