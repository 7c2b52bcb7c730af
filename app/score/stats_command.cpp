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
using scorer::SeatStatistics;
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

std::string rateText(const PlayerStatistics &player) {
    return cli::decimal(100.0 * player.wins / player.games, 0) + "%";
}

std::string bestText(const std::optional<int> &best) {
    return best ? std::to_string(*best) : "-";
}

cli::TextTable playerTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"player", "games", "wins", "rate", "average", "best", "trend", "rating", "streak",
               "longest", "minutes", "strength"});
    for (const PlayerStatistics &player : statistics.players) {
        table.add({shortened(player.player), std::to_string(player.games),
                   std::to_string(player.wins), rateText(player), meanText(player.points),
                   bestText(player.best), cli::decimal(player.trend, 2),
                   cli::decimal(player.rating, 0), std::to_string(player.streak),
                   std::to_string(player.longestStreak), meanText(player.minutes),
                   player.bestRow ? std::string(name(*player.bestRow)) : "-"});
    }
    return table;
}

/// Averages of games with and without expansions, where somebody has both.
cli::TextTable splitTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"player", "games", "without expansions", "games", "with expansions"});
    for (const PlayerStatistics &player : statistics.players) {
        const auto &[without, with] = player.split;
        table.add({shortened(player.player), std::to_string(without.count), meanText(without),
                   std::to_string(with.count), meanText(with)});
    }
    return table;
}

/// The same of seats and of the rows of the sheet.
cli::TextTable splitFigures(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"of", "without expansions", "with expansions"});
    const auto add = [&table](const std::string &what, const scorer::SplitMean &split) {
        if (split.isMixed()) {
            table.add({what, meanText(split.without), meanText(split.with)});
        }
    };
    for (const SeatStatistics &seat : statistics.seats) {
        add("seat " + std::to_string(seat.seat), seat.split);
    }
    for (const RowStatistics &row : statistics.rows) {
        add(std::string(name(row.row)), row.split);
        add(std::string(name(row.row)) + " of winners", row.winnersSplit);
    }
    return table;
}

cli::TextTable seatTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"seat", "games", "wins", "by chance", "average"});
    for (const SeatStatistics &seat : statistics.seats) {
        table.add({std::to_string(seat.seat), std::to_string(seat.games), std::to_string(seat.wins),
                   cli::decimal(seat.expected), meanText(seat.points)});
    }
    return table;
}

cli::TextTable victoryTable(const Statistics &statistics) {
    cli::TextTable table;
    table.add({"player", "won by points", "by military", "by science", "by politics"});
    for (const PlayerStatistics &player : statistics.players) {
        const auto &[points, military, science, political] = player.victories;
        table.add({shortened(player.player), std::to_string(points), std::to_string(military),
                   std::to_string(science), std::to_string(political)});
    }
    return table;
}

cli::TextTable wonderTable(const Statistics &statistics) {
    cli::TextTable table(2);
    table.add({"wonder", "side", "games", "wins", "by chance", "average", "best"});
    for (const WonderStatistics &wonder : statistics.wonders) {
        table.add({shortened(wonder.wonder), shortened(wonder.side), std::to_string(wonder.games),
                   std::to_string(wonder.wins), cli::decimal(wonder.expected),
                   meanText(wonder.points), bestText(wonder.best)});
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

OrderedJson asJson(const scorer::SplitMean &split) {
    return {{"without", asJson(split.without)}, {"with", asJson(split.with)}};
}

OrderedJson asJson(const scorer::Victories &victories) {
    const auto &[points, military, science, political] = victories;
    return {
        {"points", points}, {"military", military}, {"science", science}, {"political", political}};
}

OrderedJson asJson(const std::optional<int> &number) {
    return number ? OrderedJson(*number) : OrderedJson();
}

OrderedJson asJson(const PlayerStatistics &player, const Statistics &statistics) {
    OrderedJson rows = OrderedJson::object();
    for (const RowStatistics &row : statistics.rows) {
        rows[std::string(name(row.row))] = asJson(player.rows[index(row.row)]);
    }
    return {{"player", player.player},
            {"games", player.games},
            {"wins", player.wins},
            {"wins_by_chance", player.expected},
            {"victories", asJson(player.victories)},
            {"points", asJson(player.points)},
            {"expansions", asJson(player.split)},
            {"doubtful", player.doubtful},
            {"best", asJson(player.best)},
            {"trend", player.trend},
            {"rating", player.rating},
            {"streak", player.streak},
            {"longest_streak", player.longestStreak},
            {"minutes", asJson(player.minutes)},
            {"totals", player.totals},
            {"strength", player.bestRow ? OrderedJson(name(*player.bestRow)) : OrderedJson()},
            {"rows", rows}};
}

OrderedJson asJson(const Statistics &statistics) {
    OrderedJson json{{"sheet", name(statistics.box)},
                     {"games", statistics.games},
                     {"games_with_expansions", statistics.expanded},
                     {"minutes", asJson(statistics.minutes)},
                     {"victories", asJson(statistics.victories)},
                     {"doubtful", statistics.doubtful}};
    for (const char *list : {"players", "wonders", "seats", "pairs", "rows"}) {
        json[list] = OrderedJson::array();
    }
    for (const PlayerStatistics &player : statistics.players) {
        json["players"].push_back(asJson(player, statistics));
    }
    for (const WonderStatistics &wonder : statistics.wonders) {
        json["wonders"].push_back({{"wonder", wonder.wonder},
                                   {"side", wonder.side},
                                   {"games", wonder.games},
                                   {"wins", wonder.wins},
                                   {"wins_by_chance", wonder.expected},
                                   {"points", asJson(wonder.points)},
                                   {"expansions", asJson(wonder.split)},
                                   {"doubtful", wonder.doubtful},
                                   {"best", asJson(wonder.best)}});
    }
    for (const SeatStatistics &seat : statistics.seats) {
        json["seats"].push_back({{"seat", seat.seat},
                                 {"games", seat.games},
                                 {"wins", seat.wins},
                                 {"wins_by_chance", seat.expected},
                                 {"points", asJson(seat.points)},
                                 {"expansions", asJson(seat.split)}});
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
                                {"expansions", asJson(row.split)},
                                {"winners_expansions", asJson(row.winnersSplit)},
                                {"best", asJson(row.best)}});
    }
    return json;
}

void tell(const Statistics &statistics, std::ostream &out) {
    const auto print = [&out](const cli::TextTable &table) { out << table.text("  ") << "\n"; };
    out << name(statistics.box) << ": " << statistics.games
        << (statistics.games == 1 ? " game\n\n" : " games\n\n");
    print(playerTable(statistics));
    out << "  The rating is Elo's: all begin with 1500 and play against each other one at the "
           "table.\n\n";
    if (statistics.expanded > 0 && statistics.expanded < statistics.games) {
        out << "  " << statistics.expanded << " of " << statistics.games
            << " games were with expansions, where totals are higher; averages above and below are "
               "of both.\n";
        print(splitTable(statistics));
        print(splitFigures(statistics));
    }
    if (statistics.box == Box::duel) {
        print(victoryTable(statistics));
    }
    for (const cli::TextTable &table : {wonderTable(statistics), seatTable(statistics),
                                        pairTable(statistics), rowTable(statistics)}) {
        print(table);
    }
    if (statistics.minutes.count > 0) {
        out << "  " << meanText(statistics.minutes) << " minutes on average, in "
            << statistics.minutes.count << (statistics.minutes.count == 1 ? " game" : " games")
            << " whose time is known\n\n";
    }
    if (statistics.doubtful > 0) {
        out << "  Left out of the figures: " << statistics.doubtful
            << (statistics.doubtful == 1 ? " total that its rows contradict\n\n"
                                         : " totals that their rows contradict\n\n");
    }
}

int stats(const StatsOptions &options, const Console &console) {
    const BoxData data = boxData(options.data, console);
    const auto sheets = readSheetsOf(options.source, console, Blanks::asMeant);
    OrderedJson all = OrderedJson::array();
    for (const Box box : {Box::classic, Box::duel, Box::dice}) {
        const Statistics statistics = statisticsOf(sheets, box, data.classic);
        if (statistics.games > 0 && options.json) {
            all.push_back(asJson(statistics));
        } else if (statistics.games > 0) {
            tell(statistics, console.out);
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
        "stats",
        "Averages, wins, trends and ratings by player, wonder, seat, pair of players and row");
    const auto options = std::make_shared<StatsOptions>();
    addSource(*command, options->source);
    command->add_flag("--json", options->json, "Print the figures as JSON");
    addDataOptions(*command, options->data);
    command->callback([options, &chosen] {
        chosen = [options](const Console &console) { return stats(*options, console); };
    });
}

} // namespace mirabilia::score
