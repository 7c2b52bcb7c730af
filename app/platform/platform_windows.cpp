// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"

#include <array>
#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>
#include <windows.h>

#include <shellapi.h>

namespace mirabilia::platform {

namespace {

/// Longer than any path that Windows makes without being asked for longer ones.
using WidePath = std::array<wchar_t, 1024>;

/// Allocates nothing, for crashes. Empty if it is too long.
WidePath widened(const char *text) {
    WidePath wide{};
    const int size = static_cast<int>(wide.size());
    if (MultiByteToWideChar(CP_UTF8, 0, text, -1, wide.data(), size) == 0) {
        wide[0] = 0;
    }
    return wide;
}

} // namespace

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

int fileTries() {
    return 20;
}

std::uint64_t fileNumber(const std::string &) {
    return 0;
}

int createPrivate(const char *folder, const char *file) {
    CreateDirectoryW(widened(folder).data(), nullptr); // a profile is its owner's alone already
    return _wopen(widened(file).data(), _O_WRONLY | _O_CREAT | _O_EXCL | _O_BINARY | _O_NOINHERIT,
                  _S_IREAD | _S_IWRITE);
}

void closeFile(int descriptor) {
    _close(descriptor);
}

bool isWritable(int) {
    return true;
}

void lowerPriority() {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

} // namespace mirabilia::platform
