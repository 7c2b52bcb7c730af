// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mirabilia::platform {

/// A number written in base 16 with a "0x" prefix.
struct Hex {
    std::uint64_t value;
};

/// Writes text to a file descriptor using only write(2), for signal handlers. Write errors are
/// ignored: nobody is left to handle them.
class Output {
public:
    explicit Output(int file) : m_file(file) {}

    const Output &operator<<(const char *text) const;
    const Output &operator<<(std::uint64_t number) const;
    const Output &operator<<(Hex number) const;

private:
    void write(const char *text, std::uint64_t size) const;
    void writeNumber(std::uint64_t number, unsigned base) const;

    int m_file;
};

} // namespace mirabilia::platform
