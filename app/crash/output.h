// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace mirabilia::crash {

/// A number to be written in base 16, with "0x".
struct Hex {
    std::uint64_t value;
};

/// Text into a file descriptor, with nothing but write(2): for signal handlers. Whether it could be
/// written is not told, for nobody is left who could do something about it.
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

} // namespace mirabilia::crash
