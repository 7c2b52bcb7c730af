// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mirabilia::platform {

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

int fileTries() {
    return 1;
}

std::uint64_t fileNumber(const std::string &file) {
    struct stat about {};
    return stat(file.c_str(), &about) == 0 ? about.st_ino : 0;
}

int createPrivate(const char *folder, const char *file) {
    mkdir(folder, S_IRWXU);
    return open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

void closeFile(int descriptor) {
    close(descriptor);
}

bool isWritable(int descriptor) {
    pollfd asked{descriptor, POLLOUT, 0};
    return poll(&asked, 1, 0) == 1;
}

void lowerPriority() {
#if defined(__linux__)
    constexpr int yielding = 5; // to the first thread, which may give way itself
    const int first = getpriority(PRIO_PROCESS, static_cast<id_t>(getpid()));
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()),
                first + yielding); // elsewhere: of the process
#endif
}

} // namespace mirabilia::platform
