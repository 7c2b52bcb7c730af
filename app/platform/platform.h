// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

/// What operating systems do differently and no library that the tools use hides. No Qt. Texts are
/// UTF-8 everywhere.
namespace mirabilia::platform {

/// The arguments of main() as UTF-8: Windows hands over others.
class Arguments {
public:
    Arguments(int argc, char **argv);

    [[nodiscard]] int count() const { return static_cast<int>(pointers.size()); }
    [[nodiscard]] const char *const *values() const { return pointers.data(); }

private:
    std::vector<std::string> texts; ///< only where they had to be made
    std::vector<const char *> pointers;
};

/// The file that a name means.
std::filesystem::path pathOf(const std::string &name);
/// Its name for a person.
std::string nameOf(const std::filesystem::path &path);

/// Where this system keeps what a person's programs keep, for Mirabilia: the same folder as Qt
/// gives the window. Empty where there is none, as for a service without a home.
std::filesystem::path ownFolder();

/// Whether somebody looks at this stream.
bool isTerminal(std::FILE *stream);

/// Waits until the disk has what was written to an open file. False: it has not.
bool flushToDisk(int descriptor);
/// The same of the names in a folder: what was made, renamed or removed there. True as well where
/// the system knows no such waiting.
bool flushFolder(const std::string &folder);
/// A number that tells the file of this name from the next one that is called so; 0 if there is
/// none, or where an open file keeps its name.
std::uint64_t fileNumber(const std::string &file);

} // namespace mirabilia::platform
