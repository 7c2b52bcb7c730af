// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/net.pb.h"

#include <QElapsedTimer>
#include <QString>

#include <map>
#include <string>
#include <string_view>

namespace mirabilia::net {

/// Limits PIN guesses.
class PinGuard {
public:
    static constexpr int mostOfAddress = 5; ///< wrong guesses per address and minute
    static constexpr int mostOfTable = 30;  ///< the same per table, from all addresses

    /// Returns an empty string, or the code that keeps a newcomer out: "wrong_pin", or "wait" after
    /// too many wrong ones, even if this one is right. Without a PIN everyone may come in.
    [[nodiscard]] std::string refusal(const QString &address, const std::string &table,
                                      std::string_view wanted, std::string_view pin);
    /// Adds to "wrong_pin" and "wait" how many guesses are left, and how long to wait if none is.
    void explain(const QString &address, const std::string &table, v1::Problem &problem);

private:
    /// Wrong guesses within the last minute.
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
