// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"

#include <cstdlib>

#ifdef _WIN32
#include <io.h>
#include <windows.h>

#include <shellapi.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace mirabilia::platform {

#ifdef _WIN32

Arguments::Arguments(int, char **) {
    SetConsoleOutputCP(CP_UTF8); // the programs print UTF-8 too
    int count = 0;
    wchar_t **const wide = CommandLineToArgvW(GetCommandLineW(), &count);
    for (int i = 0; i < count; ++i) {
        texts.push_back(nameOf(wide[i]));
    }
    LocalFree(wide);
    for (const std::string &text : texts) {
        pointers.push_back(text.c_str());
    }
}

bool isTerminal(std::FILE *stream) {
    return _isatty(_fileno(stream)) != 0;
}

bool flushToDisk(int descriptor) {
    return _commit(descriptor) == 0;
}

bool flushFolder(const std::string &) {
    return true; // NTFS journals its directory entries
}

std::uint64_t fileNumber(const std::string &) {
    return 0;
}

#else

Arguments::Arguments(int argc, char **argv) : pointers(argv, argv + argc) {}

bool isTerminal(std::FILE *stream) {
    return isatty(fileno(stream)) != 0;
}

bool flushToDisk(int descriptor) {
    return fsync(descriptor) == 0;
}

bool flushFolder(const std::string &folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) {
        return false;
    }
    const bool flushed = fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
    close(descriptor);
    return flushed;
}

std::uint64_t fileNumber(const std::string &file) {
    struct stat about {};
    return stat(file.c_str(), &about) == 0 ? about.st_ino : 0;
}

#endif

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
