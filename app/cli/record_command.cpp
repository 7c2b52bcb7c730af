// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/games.h"
#include "app/notation/record.h"
#include "app/platform/platform.h"

#include <fstream>
#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

using notation::RecordResult;
using notation::Verdict;

struct RecordOptions {
    std::vector<std::string> files;
    std::string data;
};

/// Prints the disagreements and keeps count.
class RecordReport {
public:
    explicit RecordReport(const Console &console) : to(console) {}

    void add(const std::string &file, const RecordResult &result) {
        if (result.verdict == Verdict::passed) {
            ++agreed;
            return;
        }
        ++disagreed;
        to.out << "DISAGREE " << result.name << ": " << result.message << "\n";
        if (result.verdict == Verdict::refused) {
            refused = true;
            to.err << "mirabilia-cli: " << file << ": " << result.message << "\n";
        }
    }

    int close() {
        to.out << agreed << " agreed, " << disagreed << " disagreed\n";
        if (refused) {
            return exitBadInput;
        }
        return disagreed > 0 || agreed == 0 ? exitDisagreed : exitFine;
    }

private:
    const Console &to;
    bool refused = false;
    int agreed = 0;
    int disagreed = 0;
};

void verifyDocument(const std::string &file, const notation::Games &games, RecordReport &report) {
    const std::string name = notation::printable(file, 400);
    const auto text = readFile(platform::pathOf(file));
    if (!text) {
        report.add(name, {name, Verdict::refused, text.error()});
        return;
    }
    for (const RecordResult &result : notation::verifyRecords(*text, file, games)) {
        report.add(name, result);
    }
}

void verifyLines(const std::string &file, const notation::Games &games, RecordReport &report) {
    const std::string name = notation::printable(file, 400);
    const std::filesystem::path path = platform::pathOf(file);
    std::ifstream stream(path, std::ios::binary);
    std::error_code failed;
    if (!stream || std::filesystem::is_directory(path, failed)) {
        report.add(name, {name, Verdict::refused, "it cannot be opened"});
        return;
    }
    std::size_t number = 0;
    bool empty = true;
    while (const auto line = readLine(stream)) {
        ++number;
        if (line->find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        empty = false;
        if (line->size() > largestDocument) {
            report.add(name, {name, Verdict::refused,
                              "line " + std::to_string(number) + " is longer than " +
                                  std::to_string(largestDocument >> 20U) + " MB"});
            return;
        }
        const std::string place = file + ":" + std::to_string(number);
        for (const RecordResult &result : notation::verifyRecords(*line, place, games)) {
            report.add(notation::printable(place, 400), result);
        }
    }
    if (stream.bad()) {
        report.add(name, {name, Verdict::refused, "it cannot be read"});
    } else if (empty) {
        report.add(name, {name, Verdict::refused, "it holds no record"});
    }
}

int verifyFiles(const RecordOptions &options, const Console &console) {
    const notation::Games games = loadGames(options.data);
    RecordReport report(console);
    for (const std::string &file : options.files) {
        if (file.ends_with(".json")) {
            verifyDocument(file, games, report);
        } else {
            verifyLines(file, games, report);
        }
    }
    return report.close();
}

} // namespace

void addRecordCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("record", "Work with game records");
    command->require_subcommand(1);
    CLI::App *verify = command->add_subcommand("verify", "Play records again and compare");
    const auto options = std::make_shared<RecordOptions>();
    verify
        ->add_option("FILE", options->files,
                     "Records, one a line; a name that ends in .json: one document")
        ->required();
    addDataOption(*verify, options->data);
    verify->callback([options, &chosen] {
        chosen = [options](const Console &console) { return verifyFiles(*options, console); };
    });
}

} // namespace mirabilia::cli
