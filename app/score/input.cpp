// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"
#include "app/platform/platform.h"
#include "app/score/commands.h"
#include "app/scorefiles/charset.h"
#include "app/scorefiles/score_file.h"
#include "scorer/text.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <ostream>

namespace mirabilia::score {

namespace {

namespace fs = std::filesystem;

std::string fileName(const std::string &file) {
    return scorer::shortened(file, 200);
}

template <class Catalogue>
Catalogue catalogueOf(const GameData &data, std::string_view game, int edition,
                      Parsed<Catalogue> (*parse)(std::string_view, std::string_view)) {
    const std::string file = dataFile(game, edition);
    auto catalogue = parse(data.text(file), data.name(file));
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    return std::move(catalogue).value();
}

/// A misspelt head must not go by in silence.
void requireColumns(const scorer::Import &import, const scorer::ColumnChoices &choices,
                    const std::string &file) {
    for (const scorer::ColumnChoice &choice : choices) {
        const bool there = std::any_of(
            import.columns.begin(), import.columns.end(), [&choice](const auto &column) {
                return scorer::folded(column.head) == scorer::folded(choice.head);
            });
        if (!there) {
            throw BadInput(fileName(file) + ": there is no column \"" +
                           scorer::shortened(choice.head) + "\"");
        }
    }
}

} // namespace

scorer::Import readScores(const std::string &file, const ReadingOptions &options) {
    std::string text;
    if (file == "-") {
        text.assign(std::istreambuf_iterator<char>(std::cin), {});
    } else {
        auto read = cli::readFile(platform::pathOf(file), scorer::largestFile);
        if (!read) {
            throw BadInput(fileName(file) + ": " + read.error());
        }
        text = std::move(read).value();
    }
    scorefiles::Wishes wishes{options.encoding, {}};
    scorer::ColumnChoices choices;
    for (const std::string &column : options.columns) {
        const auto mark = column.rfind('=');
        choices.push_back({column.substr(0, mark), column.substr(mark + 1)});
    }
    wishes.columns.choices = std::move(choices);
    auto import = scorefiles::readScores(text, wishes);
    if (!import) {
        throw BadInput(fileName(file) + ": " + import.error());
    }
    requireColumns(*import, *wishes.columns.choices, file);
    return std::move(import).value();
}

void addReadingOptions(CLI::App &command, ReadingOptions &options) {
    command.add_option("--encoding", options.encoding, "The files are in this encoding (GB18030)")
        ->type_name("NAME")
        ->check([](const std::string &name) {
            const auto known = scorefiles::encodings();
            const bool found = std::find(known.begin(), known.end(), name) != known.end();
            return found ? std::string() : "no encoding that is known: " + fileName(name);
        });
    command
        .add_option("--column", options.columns,
                    "What a column is to be taken for, whatever its head says (\"Bonus=other\")")
        ->type_name("HEAD=MEANING")
        ->allow_extra_args(false)
        ->check([](const std::string &text) -> std::string {
            const auto mark = text.rfind('=');
            return mark == std::string::npos ? "a head, =, a meaning"
                   : scorer::isMeaning(text.substr(mark + 1))
                       ? std::string()
                       : "nothing that a column can mean: " + fileName(text.substr(mark + 1));
        });
}

void addHistoryOption(CLI::App &command, Source &source) {
    auto *own = command.add_flag("--history", source.history, "The game history of the score pad");
    command
        .add_option_function<std::string>(
            "--history-file",
            [&source](const std::string &name) {
                source.history = true;
                source.historyFile = name;
            },
            "A game history in another file")
        ->type_name("FILE")
        ->excludes(own);
}

void addSource(CLI::App &command, Source &source) {
    command.add_option("FILE", source.files, "Files of scores; - is the standard input");
    addHistoryOption(command, source);
    addReadingOptions(command, source.reading);
    addFilterOptions(command, source.filter);
}

History &historyOf(const Console &console) {
    if (console.history == nullptr) {
        throw BadInput("this program was built without the score pad and has no game history");
    }
    return *console.history;
}

std::vector<std::pair<std::string, scorer::Import>> readImportsOf(const Source &source,
                                                                  const Console &console) {
    if (source.files.empty() && !source.history) {
        throw BadInput("which sheets? Name a file, or --history");
    }
    std::vector<std::pair<std::string, scorer::Import>> imports;
    if (source.history) {
        auto kept = historyOf(console).sheets(source.historyFile);
        if (!kept) {
            throw BadInput(kept.error());
        }
        imports.emplace_back(source.historyFile, scorer::Import()).second.sheets =
            std::move(kept).value();
    }
    for (const std::string &file : source.files) {
        imports.emplace_back(file, readScores(file, source.reading));
    }
    for (auto &[file, import] : imports) {
        std::erase_if(import.sheets, [&source](const scorer::Sheet &sheet) {
            return !scorer::isMeant(sheet, source.filter);
        });
        import.rows = 0;
        for (const scorer::Sheet &sheet : import.sheets) {
            import.rows += sheet.entries.size();
        }
    }
    return imports;
}

std::vector<scorer::Sheet> readSheetsOf(const Source &source, const Console &console,
                                        Blanks blanks) {
    std::vector<scorer::Sheet> sheets;
    for (const auto &[file, import] : readImportsOf(source, console)) {
        for (const scorer::Sheet &sheet : scorer::oldestFirst(import.sheets)) {
            sheets.push_back(blanks == Blanks::asMeant ? asMeant(import, sheet) : sheet);
        }
    }
    return sheets;
}

BoxData boxData(const DataChoice &choice, const Console &console) {
    const Parsed<GameData> data = chooseData(choice, platform::ownFolder());
    if (!data) {
        throw BadInput(data.error());
    }
    for (const std::string &problem : data->problems()) {
        console.err << "mirabilia-score: " << problem << "; the built-in file is used\n";
    }
    return {catalogueOf(*data, "classic", 1, classic::parseCatalogue),
            catalogueOf(*data, "classic", 2, classic::parseCatalogue),
            catalogueOf(*data, "duel", 1, duel::parseCatalogue),
            catalogueOf(*data, "dice", 1, dice::parseCatalogue)};
}

void writeText(const std::string &text, const std::string &file, bool replace,
               const Console &console) {
    if (file.empty()) {
        console.out << text;
        return;
    }
    std::error_code failed;
    const fs::path path = platform::pathOf(file);
    const fs::file_status there = fs::status(path, failed);
    if (fs::is_directory(there)) {
        throw BadInput(fileName(file) + ": it is a folder");
    }
    const bool device = fs::exists(there) && !fs::is_regular_file(there);
    if (!replace && !device && fs::exists(there)) {
        throw BadInput(fileName(file) + ": it is there already; --force replaces it");
    }
    if (device ? !cli::writeFile(path, text) : !cli::replaceFile(path, text)) {
        throw BadInput(fileName(file) + ": it cannot be written");
    }
}

std::string told(const scorer::LocatedFinding &located) {
    std::string text;
    if (located.line > 0) {
        text.append("line ").append(std::to_string(located.line)).append(": ");
    }
    for (const std::string &part : {located.game, located.player, located.finding.column}) {
        if (!part.empty()) {
            text.append(scorer::shortened(part)).append(": ");
        }
    }
    return text + sentence(located.finding);
}

void tellUnread(const std::string &file, const scorer::Import &import, std::ostream &err) {
    for (const scorer::LocatedFinding &located : import.unread) {
        err << fileName(file) << ": " << told(located) << "\n";
    }
    if (!import.unknownColumns.empty()) {
        err << fileName(file) << ": columns that mean nothing here, kept as they are:";
        for (const std::string &column : import.unknownColumns) {
            err << (&column == import.unknownColumns.data() ? " " : ", ")
                << scorer::shortened(column);
        }
        err << "\n";
    }
    for (const scorer::Finding &remark : import.remarks) {
        err << fileName(file) << ": " << sentence(remark) << "\n";
    }
}

} // namespace mirabilia::score
