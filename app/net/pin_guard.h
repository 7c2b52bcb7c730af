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
    static constexpr int mostOfAddress = 5; ///< wrong ones, within a minute
    static constexpr int mostOfTable = 30;  ///< from all addresses together

    /// Empty, or the code of what keeps somebody at this address out of a table: "wrong_pin", or
    /// "wait" after too many of those, and then for the right one too. Where no PIN is wanted
    /// everybody may come.
    [[nodiscard]] std::string refusal(const QString &address, const std::string &table,
                                      std::string_view wanted, std::string_view pin);

private:
    /// Wrong ones within the last minute.
    struct Guesses {
        QElapsedTimer since;
        int wrong = 0;
    };

    [[nodiscard]] static Guesses &recent(Guesses &guesses);
    void forgetOld();

    std::map<QString, Guesses> m_ofAddress;
    std::map<std::string, Guesses> m_ofTable;
};

} // namespace mirabilia::net
