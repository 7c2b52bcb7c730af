// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/games.h"
#include "app/cli/record_files.h"
#include "app/notation/record.h"

#include <memory>
#include <ostream>

namespace mirabilia::cli {

namespace {

using notation::RecordResult;
using notation::Verdict;

struct RecordOptions {
    std::vector<std::string> files;
    DataChoice data;
};

/// Prints the disagreements and counts the records.
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

int verifyFiles(const RecordOptions &options, const Console &console) {
    const notation::Games games = loadGames(dataFor(options.data, console));
    RecordReport report(console);
    for (const std::string &file : options.files) {
        const std::string problem =
            readRecords(file, [&](const std::string &text, const std::string &where) {
                for (const RecordResult &result : notation::verifyRecords(text, where, games)) {
                    report.add(notation::printable(where, 400), result);
                }
                return true;
            });
        if (!problem.empty()) {
            const std::string name = notation::printable(file, 400);
            report.add(name, {name, Verdict::refused, problem});
        }
    }
    return report.close();
}

} // namespace

void addRecordCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("record", "Work with game records");
    command->require_subcommand(1);
    CLI::App *verify = command->add_subcommand("verify", "Replay records and compare");
    const auto options = std::make_shared<RecordOptions>();
    verify
        ->add_option("FILE", options->files,
                     "Records, one per line; a .json file holds a single one")
        ->required();
    addDataOptions(*verify, options->data);
    verify->callback([options, &chosen] {
        chosen = [options](const Console &console) { return verifyFiles(*options, console); };
    });
}

} // namespace mirabilia::cli
