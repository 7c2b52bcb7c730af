// SPDX-License-Identifier: GPL-3.0-or-later
// begin_anew FILE STEP : begins a new history in place of a damaged one, and is killed before it
// changes the names of files for the STEPth time. For a test of every such moment.
#include "app/store/score_history.h"

#include <QCoreApplication>

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

int stepsLeft = -1; // none is counted

void step() {
    if (stepsLeft > 0 && --stepsLeft == 0) {
        _exit(9);
    }
}

long counted(long number, int from, const char *old, int to, const char *name, int flags) {
    step();
    return syscall(number, from, old, to, name, flags);
}

} // namespace

// In place of those of the system, for this program and its libraries.
extern "C" {

int unlink(const char *path) noexcept {
    return static_cast<int>(counted(SYS_unlinkat, AT_FDCWD, path, 0, nullptr, 0));
}
int unlinkat(int folder, const char *path, int flags) noexcept {
    step();
    return static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
}
int mkdir(const char *path, mode_t mode) noexcept {
    step();
    return static_cast<int>(syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}
int link(const char *old, const char *name) noexcept {
    return static_cast<int>(counted(SYS_linkat, AT_FDCWD, old, AT_FDCWD, name, 0));
}
int rename(const char *old, const char *name) noexcept {
    return static_cast<int>(counted(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, name, 0));
}
int renameat2(int from, const char *old, int to, const char *name, unsigned flags) noexcept {
    return static_cast<int>(counted(SYS_renameat2, from, old, to, name, static_cast<int>(flags)));
}
}

int main(int argc, char **argv) {
    const QCoreApplication app(argc, argv);
    mirabilia::store::ScoreHistory history(QCoreApplication::arguments().value(1));
    stepsLeft = QCoreApplication::arguments().value(2).toInt();
    QString aside;
    const QString why = history.beginAnew(aside);
    stepsLeft = -1;
    std::printf("%s\n", qPrintable(aside));
    std::fprintf(stderr, "%s\n", qPrintable(why));
    return why.isEmpty() ? 0 : 1;
}
