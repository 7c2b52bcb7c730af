// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::cli {

/// While it lives, the first Ctrl+C is only remembered; the second one ends the program.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard &) = delete;
    InterruptGuard &operator=(const InterruptGuard &) = delete;

    [[nodiscard]] bool requested() const;

private:
    void (*before)(int);
};

} // namespace mirabilia::cli
