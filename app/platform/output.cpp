// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/output.h"

#include <array>
#include <cstring>
#include <unistd.h>

namespace mirabilia::platform {

void Output::write(const char *text, std::uint64_t size) const {
    while (size > 0) {
        const ssize_t written = ::write(m_file, text, size);
        if (written <= 0) {
            return;
        }
        text += written;
        size -= static_cast<std::uint64_t>(written);
    }
}

void Output::writeNumber(std::uint64_t number, unsigned base) const {
    std::array<char, 20> digits{}; // enough for 2^64 in base 10
    std::size_t first = digits.size();
    do {
        digits[--first] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number > 0);
    write(&digits[first], digits.size() - first);
}

const Output &Output::operator<<(const char *text) const {
    write(text, std::strlen(text));
    return *this;
}

const Output &Output::operator<<(std::uint64_t number) const {
    writeNumber(number, 10);
    return *this;
}

const Output &Output::operator<<(Hex number) const {
    write("0x", 2);
    writeNumber(number.value, 16);
    return *this;
}

} // namespace mirabilia::platform
