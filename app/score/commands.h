// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/data_options.h"
#include "app/score/score.h"
#include "scorer/filter.h"
#include "scorer/import.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <vector>

namespace mirabilia::score {

inline constexpr int exitFine = 0;
inline constexpr int exitFindings = 1;
inline constexpr int exitBadInput = 2;

/// Where a command writes.
struct Console {
    std::ostream &out;
    std::ostream &err;
    History *history = nullptr; ///< null: this program has none
};

/// The user gave something that cannot be used; what() is the sentence for stderr.
class BadInput : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What the chosen command does; set when the command line has been read. Returns the exit code.
using Command = std::function<int(const Console &)>;

// Each adds one command and what it does to the command line.
void addCheckCommand(CLI::App &app, Command &chosen);
void addTotalCommand(CLI::App &app, Command &chosen);
void addStatsCommand(CLI::App &app, Command &chosen);
void addExportCommand(CLI::App &app, Command &chosen);
void addImportCommand(CLI::App &app, Command &chosen);

/// How files of scores are read where they do not tell it themselves.
struct ReadingOptions {
    std::string encoding;
    std::vector<std::string> columns; ///< "Head=military"
};
/// The options --encoding and --column.
void addReadingOptions(CLI::App &command, ReadingOptions &options);

/// What a file of scores holds; "-" is the standard input. Throws BadInput with the file's name.
scorer::Import readScores(const std::string &file, const ReadingOptions &options = {});

/// The options --player, --since, --until, --place, --game, --players, --edition and --expansions.
void addFilterOptions(CLI::App &command, scorer::Filter &filter);

/// Where sheets come from: files, and the game history if it was asked for.
struct Source {
    std::vector<std::string> files;
    bool history = false;
    std::string historyFile; ///< empty: the program's own
    ReadingOptions reading;
    scorer::Filter filter;
};
/// The arguments FILE and the options --history and --history-file FILE. None takes a word that may
/// as well be a FILE.
void addSource(CLI::App &command, Source &source);
void addHistoryOption(CLI::App &command, Source &source);
/// The history of a source. Throws BadInput if this program has none.
History &historyOf(const Console &console);
/// Cells that were left empty: as they are, or with what the whole file says of them.
enum class Blanks : std::uint8_t { kept, asMeant };
/// What each part of a source holds: its history, its files, by their names. Throws BadInput.
std::vector<std::pair<std::string, scorer::Import>> readImportsOf(const Source &source,
                                                                  const Console &console);
/// All sheets of a source that are meant, of each part the oldest first. Throws BadInput.
std::vector<scorer::Sheet> readSheetsOf(const Source &source, const Console &console,
                                        Blanks blanks);

/// What is known of the boxed games.
struct BoxData {
    classic::Catalogue classic;
    classic::Catalogue secondEdition;
    duel::Catalogue duel;
    dice::Catalogue dice;
};

/// The data of a choice. Throws BadInput for a folder that cannot be used; what is broken in one's
/// own is told on `console.err`.
BoxData boxData(const DataChoice &choice, const Console &console);

/// Writes a file, or to the console if it has no name. A file that is there is refused, unless it
/// is to be replaced. Throws BadInput, and leaves no half of a file behind.
void writeText(const std::string &text, const std::string &file, bool replace,
               const Console &console);

/// Lists what an import did not understand, for people.
void tellUnread(const std::string &file, const scorer::Import &import, std::ostream &err);

/// "line 12: g1: P1: science: No symbols give 7 ..." without what is not known.
std::string told(const scorer::LocatedFinding &located);

} // namespace mirabilia::score
