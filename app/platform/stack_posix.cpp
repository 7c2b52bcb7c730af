// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/stack.h"

#include <array>
#include <cstring>
#include <dlfcn.h>
#include <execinfo.h>

namespace mirabilia::platform {

namespace {

/// Endless recursion has more; the innermost calls are enough.
constexpr int mostCalls = 64;

const char *fileName(const char *path) {
    const char *slash = std::strrchr(path, '/');
    return slash != nullptr ? slash + 1 : path;
}

std::uint64_t distance(const void *from, const void *to) {
    return reinterpret_cast<std::uintptr_t>(to) - reinterpret_cast<std::uintptr_t>(from);
}

void writeCall(const Output &out, const void *address) {
    Dl_info place{};
    if (dladdr(address, &place) == 0) {
        out << "? " << Hex{reinterpret_cast<std::uintptr_t>(address)} << "\n";
        return;
    }
    out << fileName(place.dli_fname) << "+" << Hex{distance(place.dli_fbase, address)};
    if (place.dli_sname != nullptr) {
        out << " " << place.dli_sname << "+" << Hex{distance(place.dli_saddr, address)};
    }
    out << "\n";
}

} // namespace

void writeStack(const Output &out) {
    std::array<void *, mostCalls> calls{};
    const int known = backtrace(calls.data(), mostCalls);
    for (int call = 0; call < known; ++call) {
        writeCall(out, calls[static_cast<std::size_t>(call)]);
    }
}

} // namespace mirabilia::platform
