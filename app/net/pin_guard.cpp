// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/pin_guard.h"

#include "app/net/kept_table.h"
#include "app/net/wire.h"

#include <algorithm>
#include <chrono>

namespace mirabilia::net {

namespace {

constexpr std::chrono::milliseconds guessTime{60'000};
constexpr std::size_t mostRemembered = 10'000; // addresses, and tables

/// Normalises what was typed.
std::string read(std::string_view typed) {
    return pinOf(QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size())));
}

} // namespace

PinGuard::Guesses &PinGuard::recent(Guesses &guesses) {
    if (!guesses.since.isValid() || guesses.since.hasExpired(guessTime.count())) {
        guesses.wrong = 0;
        guesses.since.start();
    }
    return guesses;
}

void PinGuard::forgetOld() {
    const auto isOld = [](const auto &each) {
        return each.second.since.hasExpired(guessTime.count());
    };
    if (m_ofAddress.size() > mostRemembered) {
        std::erase_if(m_ofAddress, isOld);
    }
    if (m_ofTable.size() > mostRemembered) {
        std::erase_if(m_ofTable, isOld);
    }
}

std::string PinGuard::refusal(const QString &address, const std::string &table,
                              std::string_view wanted, std::string_view pin) {
    if (wanted.empty()) {
        return {};
    }
    forgetOld();
    Guesses &ofAddress = recent(m_ofAddress[address]);
    Guesses &ofTable = recent(m_ofTable[table]);
    if (ofAddress.wrong >= mostOfAddress || ofTable.wrong >= mostOfTable) {
        return "wait";
    }
    if (sameSecret(read(pin), read(wanted))) {
        return {};
    }
    ++ofAddress.wrong;
    ++ofTable.wrong;
    return "wrong_pin";
}

void PinGuard::explain(const QString &address, const std::string &table, v1::Problem &problem) {
    if (problem.code() != "wrong_pin" && problem.code() != "wait") {
        return;
    }
    const Guesses &ofAddress = recent(m_ofAddress[address]);
    const Guesses &ofTable = recent(m_ofTable[table]);
    const auto waitOf = [](const Guesses &guesses, int most) {
        return guesses.wrong < most ? 0 : guessTime.count() - guesses.since.elapsed();
    };
    const auto wait = std::max(waitOf(ofAddress, mostOfAddress), waitOf(ofTable, mostOfTable));
    const int left = std::min(mostOfAddress - ofAddress.wrong, mostOfTable - ofTable.wrong);
    problem.set_retry_ms(static_cast<std::uint32_t>(std::max<qint64>(wait, 0)));
    problem.set_left(static_cast<std::uint32_t>(std::max(left, 0)));
}

} // namespace mirabilia::net
