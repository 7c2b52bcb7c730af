// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"
#include "app/score/commands.h"
#include "scorer/ranking.h"
#include "scorer/text.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <ostream>

namespace mirabilia::score {

namespace {

using scorer::Box;
using scorer::Entry;
using scorer::Row;
using scorer::Sheet;
using OrderedJson = nlohmann::ordered_json;

struct TotalOptions {
    Source source;
    bool json = false;
};

std::vector<Row> playedRows(const Sheet &sheet) {
    std::vector<Row> rows;
    for (const auto list : {rowsOf(sheet.box), optionalRowsOf(sheet.box)}) {
        for (const Row row : list) {
            if (sheet.plays(row)) {
                rows.push_back(row);
            }
        }
    }
    return rows;
}

std::string text(const std::optional<int> &number) {
    return number ? std::to_string(*number) : "-";
}

void tell(const Sheet &sheet, std::ostream &out) {
    if (const std::string title = sheet.title(); !title.empty()) {
        out << scorer::shortened(title) << "\n";
    }
    const auto rows = playedRows(sheet);
    const auto places = ranking(sheet);
    cli::TextTable table;
    std::vector<std::string> head{"", "rank"};
    for (const Row row : rows) {
        head.emplace_back(name(row));
    }
    head.emplace_back("total");
    table.add(head);
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        std::vector<std::string> line{scorer::shortened(entry.player),
                                      places[i].rank == 0 ? "-" : rankText(places[i])};
        for (const Row row : rows) {
            line.push_back(text(entry.at(row)));
        }
        line.push_back(text(meritOf(sheet, entry).points));
        table.add(line);
    }
    out << table.text("  ");
    for (const Entry &entry : sheet.entries) {
        if (entry.supremacy != scorer::Supremacy::none) {
            out << "  " << scorer::shortened(entry.player) << " won by "
                << (entry.supremacy == scorer::Supremacy::science ? "scientific"
                                                                  : name(entry.supremacy))
                << " supremacy\n";
        }
    }
    out << "\n";
}

OrderedJson asJson(const Sheet &sheet) {
    const auto places = ranking(sheet);
    OrderedJson json;
    json["game"] = sheet.title();
    json["sheet"] = name(sheet.box);
    json["players"] = OrderedJson::array();
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const auto points = meritOf(sheet, sheet.entries[i]).points;
        OrderedJson player;
        player["player"] = sheet.entries[i].player;
        player["total"] = points ? OrderedJson(*points) : OrderedJson();
        player["rank"] = places[i].rank;
        player["shared"] = places[i].shared;
        player["undecided"] = places[i].undecided;
        if (sheet.entries[i].supremacy != scorer::Supremacy::none) {
            player["victory"] = name(sheet.entries[i].supremacy);
        }
        json["players"].push_back(std::move(player));
    }
    return json;
}

int total(const TotalOptions &options, const Console &console) {
    OrderedJson all = OrderedJson::array();
    for (const Sheet &sheet : readSheetsOf(options.source, console, Blanks::asMeant)) {
        if (options.json) {
            all.push_back(asJson(sheet));
        } else {
            tell(sheet, console.out);
        }
    }
    if (options.json) {
        console.out << all.dump(1, ' ', false, OrderedJson::error_handler_t::replace) << "\n";
    }
    return exitFine;
}

} // namespace

void addTotalCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand("total", "Add up score sheets and rank the players");
    const auto options = std::make_shared<TotalOptions>();
    addSource(*command, options->source);
    command->add_flag("--json", options->json, "Print totals and ranks as JSON");
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return total(*options, console); };
    });
}

} // namespace mirabilia::score
