// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/stack.h"

#include <array>
#include <cstring>
#include <windows.h>

namespace mirabilia::platform {

namespace {

/// Endless recursion has more; the innermost calls are enough.
constexpr DWORD mostCalls = 62; // all that every Windows gives

void writeCall(const Output &out, void *address) {
    HMODULE module = nullptr;
    constexpr DWORD how =
        GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    std::array<char, MAX_PATH> path{};
    if (GetModuleHandleExA(how, static_cast<const char *>(address), &module) == 0 ||
        GetModuleFileNameA(module, path.data(), MAX_PATH) == 0) {
        out << "? " << Hex{reinterpret_cast<std::uintptr_t>(address)} << "\n";
        return;
    }
    const char *const slash = std::strrchr(path.data(), '\\');
    const auto offset =
        reinterpret_cast<std::uintptr_t>(address) - reinterpret_cast<std::uintptr_t>(module);
    out << (slash != nullptr ? slash + 1 : path.data()) << "+" << Hex{offset} << "\n";
}

} // namespace

void writeStack(const Output &out) {
    std::array<void *, mostCalls> calls{};
    const USHORT known = CaptureStackBackTrace(0, mostCalls, calls.data(), nullptr);
    for (USHORT call = 0; call < known; ++call) {
        writeCall(out, calls[call]);
    }
}

} // namespace mirabilia::platform
