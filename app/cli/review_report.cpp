// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/review_report.h"

#include "app/cli/table_text.h"

#include <cmath>

namespace mirabilia::cli {

namespace {

using notation::OrderedJson;

std::string percent(float chance) {
    return std::to_string(std::lround(chance * 100)) + " %";
}

std::vector<std::string> row(const std::string &when, const ai::Chances &chances, int players) {
    std::vector<std::string> cells{when};
    for (int seat = 0; seat < players; ++seat) {
        cells.push_back(percent(chances[static_cast<std::size_t>(seat)]));
    }
    return cells;
}

std::string curveText(const ReviewSubject &subject, const GameReview &review) {
    TextTable table;
    std::vector<std::string> head{""};
    for (int seat = 0; seat < review.players; ++seat) {
        head.push_back("seat " + std::to_string(seat));
    }
    table.add(std::move(head));
    for (const ai::TurnChances &point : review.curve) {
        table.add(row(subject.game.when(point.turn), point.chances, review.players));
    }
    if (review.end) {
        table.add(row("the end", *review.end, review.players));
    }
    return table.text("  ");
}

std::string costsText(const ReviewSubject &subject, const GameReview &review) {
    TextTable table(6);
    for (const std::vector<std::size_t> &decisions : review.costliest) {
        for (const std::size_t number : decisions) {
            const ReviewedDecision &decision = review.decisions[number];
            table.add({"seat " + std::to_string(decision.seat), subject.game.when(decision.turn),
                       percent(decision.before[decision.player]) + " to " +
                           percent(decision.after[decision.player]),
                       decision.played, "better: " + decision.better.value_or(""),
                       "(" + decision.reason + ")"});
        }
    }
    const std::string text = table.text("  ");
    return text.empty() ? "  nothing that could not be mere luck\n" : text;
}

double rounded(float value) {
    constexpr double steps = 10000;
    return std::round(static_cast<double>(value) * steps) / steps;
}

OrderedJson toJson(const ai::Chances &chances, int players) {
    OrderedJson list = OrderedJson::array();
    for (int seat = 0; seat < players; ++seat) {
        list.push_back(rounded(chances[static_cast<std::size_t>(seat)]));
    }
    return list;
}

OrderedJson toJson(const ReviewSubject &subject, const ReviewedDecision &decision, int players) {
    OrderedJson json{{"when", subject.game.when(decision.turn)},
                     {"age", decision.turn.age},
                     {"number", decision.turn.number},
                     {"seat", decision.seat},
                     {"player", decision.player},
                     {"played", decision.played},
                     {"before", toJson(decision.before, players)},
                     {"after", toJson(decision.after, players)},
                     {"cost", rounded(decision.cost)},
                     {"error", rounded(decision.error)}};
    if (decision.better) {
        json["better"] = *decision.better;
        json["reason"] = decision.reason;
    }
    return json;
}

} // namespace

std::string reviewText(const ReviewSubject &subject, const GameReview &review) {
    return subject.name + ": " + std::string(subject.game.id) + " with " +
           std::to_string(review.players) + " players\n\nChance to win after each turn\n" +
           curveText(subject, review) + "\nWhat cost most\n" + costsText(subject, review);
}

std::string reviewJson(const ReviewSubject &subject, const GameReview &review) {
    OrderedJson json{{"id", subject.name},
                     {"game", subject.game.id},
                     {"players", review.players},
                     {"iterations", subject.settings.iterations},
                     {"seed", subject.settings.seed}};
    json["decisions"] = OrderedJson::array();
    for (const ReviewedDecision &decision : review.decisions) {
        json["decisions"].push_back(toJson(subject, decision, review.players));
    }
    json["curve"] = OrderedJson::array();
    for (const ai::TurnChances &point : review.curve) {
        json["curve"].push_back({{"when", subject.game.when(point.turn)},
                                 {"first", point.first},
                                 {"chances", toJson(point.chances, review.players)}});
    }
    json["costliest"] = review.costliest;
    json["end"] = review.end ? toJson(*review.end, review.players) : OrderedJson();
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace mirabilia::cli
