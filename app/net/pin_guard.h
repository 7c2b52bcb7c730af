// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QString>

#include <map>
#include <string>
#include <string_view>

namespace mirabilia::net {

/// Who may try a PIN, and how often.
class PinGuard {
public:
    /// Empty, or the code of what keeps somebody at this address out: "wrong_pin", or "wait" after
    /// too many of those, and then for the right one too. Where no PIN is wanted everybody may
    /// come.
    [[nodiscard]] std::string refusal(const QString &address, std::string_view wanted,
                                      std::string_view pin);

private:
    /// Wrong ones from an address within the last minute.
    struct Guesses {
        QElapsedTimer since;
        int wrong = 0;
    };

    std::map<QString, Guesses> m_guesses;
};

} // namespace mirabilia::net
