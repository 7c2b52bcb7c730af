// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"
#include "app/score/commands.h"
#include "scorer/statistics.h"
#include "scorer/text.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <ostream>

namespace mirabilia::score {

namespace {

using scorer::Box;
using scorer::HeadToHead;
using scorer::Mean;
using scorer::PlayerStatistics;
using scorer::RowStatistics;
using scorer::shortened;
using scorer::Statistics;
using scorer::WonderStatistics;
using OrderedJson = nlohmann::ordered_json;

struct StatsOptions {
    Source source;
    DataChoice data;
    bool json = false;
};

std::string meanText(const Mean &mean) {
    return mean.count > 0 ? cli::decimal(mean.value) : "-";
}

std::string bestText(const std::optional<int> &best) {
    return best ? std::to_string(*best) : "-";
}

cli::TextTable playerTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"player", "games", "wins", "average", "best", "trend", "strength"});
    for (const PlayerStatistics &player : statistics.players) {
        table.add({shortened(player.player), std::to_string(player.games),
                   std::to_string(player.wins), meanText(player.points), bestText(player.best),
                   cli::decimal(player.trend, 2),
                   player.bestRow ? std::string(name(*player.bestRow)) : "-"});
    }
    return table;
}

cli::TextTable wonderTable(const Statistics &statistics) {
    cli::TextTable table(2);
    table.add({"wonder", "side", "games", "wins", "average", "best"});
    for (const WonderStatistics &wonder : statistics.wonders) {
        table.add({shortened(wonder.wonder), shortened(wonder.side), std::to_string(wonder.games),
                   std::to_string(wonder.wins), meanText(wonder.points), bestText(wonder.best)});
    }
    return table;
}

cli::TextTable pairTable(const Statistics &statistics) {
    cli::TextTable table(2);
    table.add({"player", "against", "games", "ahead", "behind", "difference"});
    for (const HeadToHead &pair : statistics.pairs) {
        table.add({shortened(pair.first), shortened(pair.second), std::to_string(pair.games),
                   std::to_string(pair.firstAhead), std::to_string(pair.secondAhead),
                   meanText(pair.difference)});
    }
    return table;
}

cli::TextTable rowTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"row", "sheets", "average", "winners", "best"});
    for (const RowStatistics &row : statistics.rows) {
        table.add({std::string(name(row.row)), std::to_string(row.points.count),
                   meanText(row.points), meanText(row.winners), bestText(row.best)});
    }
    return table;
}

OrderedJson asJson(const Mean &mean) {
    return {{"count", mean.count}, {"value", mean.value}};
}

OrderedJson asJson(const std::optional<int> &number) {
    return number ? OrderedJson(*number) : OrderedJson();
}

OrderedJson asJson(const Statistics &statistics) {
    OrderedJson json{{"sheet", name(statistics.box)},
                     {"games", statistics.games},
                     {"doubtful", statistics.doubtful}};
    json["players"] = json["wonders"] = json["pairs"] = json["rows"] = OrderedJson::array();
    for (const PlayerStatistics &player : statistics.players) {
        OrderedJson rows = OrderedJson::object();
        for (const RowStatistics &row : statistics.rows) {
            rows[std::string(name(row.row))] = asJson(player.rows[index(row.row)]);
        }
        json["players"].push_back(
            {{"player", player.player},
             {"games", player.games},
             {"wins", player.wins},
             {"points", asJson(player.points)},
             {"doubtful", player.doubtful},
             {"best", asJson(player.best)},
             {"trend", player.trend},
             {"totals", player.totals},
             {"strength", player.bestRow ? OrderedJson(name(*player.bestRow)) : OrderedJson()},
             {"rows", rows}});
    }
    for (const WonderStatistics &wonder : statistics.wonders) {
        json["wonders"].push_back({{"wonder", wonder.wonder},
                                   {"side", wonder.side},
                                   {"games", wonder.games},
                                   {"wins", wonder.wins},
                                   {"points", asJson(wonder.points)},
                                   {"doubtful", wonder.doubtful},
                                   {"best", asJson(wonder.best)}});
    }
    for (const HeadToHead &pair : statistics.pairs) {
        json["pairs"].push_back({{"first", pair.first},
                                 {"second", pair.second},
                                 {"games", pair.games},
                                 {"first_ahead", pair.firstAhead},
                                 {"second_ahead", pair.secondAhead},
                                 {"difference", asJson(pair.difference)}});
    }
    for (const RowStatistics &row : statistics.rows) {
        json["rows"].push_back({{"row", name(row.row)},
                                {"points", asJson(row.points)},
                                {"winners", asJson(row.winners)},
                                {"best", asJson(row.best)}});
    }
    return json;
}

int stats(const StatsOptions &options, const Console &console) {
    const BoxData data = boxData(options.data, console);
    const auto sheets = readSheetsOf(options.source, console, Blanks::asMeant);
    OrderedJson all = OrderedJson::array();
    for (const Box box : {Box::classic, Box::duel, Box::dice}) {
        const Statistics statistics = statisticsOf(sheets, box, data.classic);
        if (statistics.games == 0) {
            continue;
        }
        if (options.json) {
            all.push_back(asJson(statistics));
            continue;
        }
        console.out << name(box) << ": " << statistics.games
                    << (statistics.games == 1 ? " game\n\n" : " games\n\n");
        for (const cli::TextTable &table : {playerTable(statistics), wonderTable(statistics),
                                            pairTable(statistics), rowTable(statistics)}) {
            console.out << table.text("  ") << "\n";
        }
        if (statistics.doubtful > 0) {
            console.out << "  Left out of the figures: " << statistics.doubtful
                        << (statistics.doubtful == 1 ? " total that its rows contradict\n\n"
                                                     : " totals that their rows contradict\n\n");
        }
    }
    if (options.json) {
        console.out << all.dump(1, ' ', false, OrderedJson::error_handler_t::replace) << "\n";
    }
    return exitFine;
}

} // namespace

void addStatsCommand(CLI::App &app, Command &chosen) {
    CLI::App *command = app.add_subcommand(
        "stats", "Averages, wins and trends by player, wonder, pair of players and row");
    const auto options = std::make_shared<StatsOptions>();
    addSource(*command, options->source);
    command->add_flag("--json", options->json, "Print the figures as JSON");
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return stats(*options, console); };
    });
}

} // namespace mirabilia::score
