// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/pin_guard.h"

#include "app/net/kept_table.h"

#include <chrono>

namespace mirabilia::net {

namespace {

constexpr int mostGuesses = 5; // wrong PINs of one address
constexpr std::chrono::milliseconds guessTime{60'000};
constexpr std::size_t mostRemembered = 10'000; // addresses that guessed wrong

} // namespace

std::string PinGuard::refusal(const QString &address, std::string_view wanted,
                              std::string_view pin) {
    if (wanted.empty()) {
        return {};
    }
    if (m_guesses.size() > mostRemembered) {
        std::erase_if(m_guesses, [](const auto &each) {
            return each.second.since.hasExpired(guessTime.count());
        });
    }
    Guesses &guesses = m_guesses[address];
    if (!guesses.since.isValid() || guesses.since.hasExpired(guessTime.count())) {
        guesses.wrong = 0;
        guesses.since.start();
    }
    if (guesses.wrong >= mostGuesses) {
        return "wait";
    }
    if (sameSecret(pin, wanted)) {
        return {};
    }
    ++guesses.wrong;
    return "wrong_pin";
}

} // namespace mirabilia::net
