// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"

#include <cstdlib>

namespace mirabilia::platform {

std::filesystem::path ownFolder() {
    const auto named = [](const char *variable) {
        const char *value = std::getenv(variable);
        const std::filesystem::path path = value == nullptr ? "" : pathOf(value);
        return path.is_absolute() ? path : std::filesystem::path();
    };
#ifdef _WIN32
    std::filesystem::path folder = named("APPDATA");
#else
    std::filesystem::path folder = named("HOME");
#ifdef __APPLE__
    folder = folder.empty() ? folder : folder / "Library/Application Support";
#else
    const std::filesystem::path chosen = named("XDG_DATA_HOME");
    folder = !chosen.empty() ? chosen : folder.empty() ? folder : folder / ".local/share";
#endif
#endif
    return folder.empty() ? folder : folder / "mirabilia" / "mirabilia";
}

std::filesystem::path pathOf(const std::string &name) {
    return {std::u8string(name.begin(), name.end())};
}

std::string nameOf(const std::filesystem::path &path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

} // namespace mirabilia::platform
