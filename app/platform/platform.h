// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

/// Operating-system differences not already hidden by a library the tools use. No Qt. All text is
/// UTF-8.
namespace mirabilia::platform {

/// The arguments of main() as UTF-8; Windows passes another encoding.
class Arguments {
public:
    Arguments(int argc, char **argv);

    [[nodiscard]] int count() const { return static_cast<int>(pointers.size()); }
    [[nodiscard]] const char *const *values() const { return pointers.data(); }

private:
    std::vector<std::string> texts; ///< filled only where converted (Windows)
    std::vector<const char *> pointers;
};

/// The path for a UTF-8 name.
std::filesystem::path pathOf(const std::string &name);
/// The UTF-8 name of a path, for display.
std::string nameOf(const std::filesystem::path &path);

/// The folder for this user's files of Mirabilia, the same one that Qt gives the window. Empty if
/// there is none, as for a service without a home.
std::filesystem::path ownFolder();

/// Returns true if the stream is a terminal.
bool isTerminal(std::FILE *stream);

/// Waits until what was written to an open file is on the disk. Returns false if that failed.
bool flushToDisk(int descriptor);
/// Does the same for the entries of a folder: files created, renamed or removed in it. Also returns
/// true where the system has no such call.
bool flushFolder(const std::string &folder);
/// How often to try to replace, move or remove a file before giving up. Windows refuses as long as
/// somebody reads it, as virus scanners do with every new one.
int fileTries();
/// A number that tells this file from a later one of the same name; 0 if there is no such file, or
/// where open files cannot be replaced.
std::uint64_t fileNumber(const std::string &file);

/// Creates a file that only this user may read, in a folder that may have to be made; both names
/// are UTF-8. Returns its descriptor; less than 0 if that failed, as for a file that exists.
/// Allocates nothing, so it may be used in a crash.
int createPrivate(const char *folder, const char *file);
void closeFile(int descriptor);

/// Returns true if writing some bytes would not block, as to a pipe that nobody reads; also where
/// the system does not say.
bool isWritable(int descriptor);

/// The calling thread gives way to others from now on, where the system knows that of a thread.
void lowerPriority();

} // namespace mirabilia::platform
