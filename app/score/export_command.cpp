// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "scorer/date.h"
#include "scorer/export.h"
#include "scorer/person.h"
#include "scorer/text.h"

#include <memory>
#include <ostream>
#include <set>

namespace mirabilia::score {

namespace {

struct ExportOptions {
    Source source;
    bool csv = false;
    bool json = false;
    bool bgStats = false;
    std::string output;
    bool force = false;
};

void addOutputOptions(CLI::App &command, ExportOptions &options) {
    command.add_option("-o,--output", options.output, "Write to this file")
        ->type_name("FILE")
        ->check([](const std::string &name) { return name.empty() ? "a file needs a name" : ""; });
    command.add_flag("--force", options.force, "Replace the file if it is there");
}

int exportSheets(const ExportOptions &options, const Console &console) {
    const auto sheets = readSheetsOf(options.source, console, Blanks::kept);
    writeText(options.bgStats ? scorer::bgStatsLinks(sheets)
              : options.json  ? scorer::writeJson(sheets)
                              : scorer::writeCsv(sheets),
              options.output, options.force, console);
    return exitFine;
}

/// What would be taken over from a file.
void preview(const scorer::Import &import, std::ostream &out) {
    std::set<std::pair<std::pair<bool, std::string>, std::string>> dates; // as they sort
    for (const scorer::Sheet &sheet : import.sheets) {
        if (!sheet.date.empty()) {
            dates.emplace(scorer::dateKey(sheet.date), sheet.date);
        }
    }
    const int players = scorer::peopleOn(import.sheets);
    out << import.sheets.size() << (import.sheets.size() == 1 ? " game, " : " games, ")
        << import.rows << (import.rows == 1 ? " row, " : " rows, ") << players
        << (players == 1 ? " player" : " players");
    if (!dates.empty()) {
        const std::string &first = dates.begin()->second;
        const std::string &last = dates.rbegin()->second;
        out << ", " << scorer::shortened(first)
            << (first == last ? "" : " to " + scorer::shortened(last));
    }
    out << "\n";
}

/// Takes in what is not there yet, so that a file can be imported twice.
void takeIn(const scorer::Import &import, const Source &source, const Console &console) {
    History &history = historyOf(console);
    std::set<std::string> there; // by their ids, and by what they are
    // A history that is not there yet is made.
    if (const auto kept = history.sheets(source.historyFile)) {
        for (const scorer::Sheet &sheet : *kept) {
            there.insert(gameKey(sheet));
            there.insert(sheet.id);
        }
    }
    there.erase("");
    std::vector<scorer::Sheet> fresh;
    for (const scorer::Sheet &sheet : oldestFirst(import.sheets)) {
        if (!there.contains(gameKey(sheet)) && !there.contains(sheet.id)) {
            fresh.push_back(sheet);
        }
    }
    if (const std::string why = history.keep(source.historyFile, fresh); !why.empty()) {
        throw BadInput(why);
    }
    console.err << fresh.size() << (fresh.size() == 1 ? " game" : " games")
                << " taken into the history, " << import.sheets.size() - fresh.size()
                << " there already\n";
}

int importSheets(const ExportOptions &options, const Console &console) {
    const std::string &file = options.source.files[0];
    const scorer::Import import = readScores(file, options.source.reading);
    tellUnread(file, import, console.err);
    if (options.json) {
        console.out << scorer::writeJson(import.sheets);
    } else {
        preview(import, console.out);
    }
    if (options.source.history) {
        takeIn(import, options.source, console);
    }
    if (!options.output.empty()) {
        writeText(scorer::writeJson(import.sheets), options.output, options.force, console);
    }
    return import.unread.empty() ? exitFine : exitFindings;
}

} // namespace

void addExportCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("export", "Write score sheets in another format");
    const auto options = std::make_shared<ExportOptions>();
    addSource(*command, options->source);
    auto *format = command->add_option_group("format", "How to write them");
    format->add_flag("--csv", options->csv, "CSV, one row a player");
    format->add_flag("--json", options->json, "JSON with everything a sheet holds");
    format->add_flag("--bgstats", options->bgStats, "Links for the app BG Stats, one a game");
    format->require_option(1);
    addOutputOptions(*command, *options);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return exportSheets(*options, console); };
    });
}

void addImportCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand(
        "import", "Show what a file of scores holds and what of it is not understood");
    const auto options = std::make_shared<ExportOptions>();
    command->add_option("FILE", options->source.files, "A file of scores; - is the standard input")
        ->required()
        ->expected(1);
    command->add_flag("--json", options->json, "Print the sheets as JSON");
    addHistoryOption(*command, options->source);
    addReadingOptions(*command, options->source.reading);
    addOutputOptions(*command, *options);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return importSheets(*options, console); };
    });
}

} // namespace mirabilia::score
