// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/finished_sheet.h"

#include "scorer/columns.h"

#include <algorithm>
#include <array>
#include <variant>

namespace mirabilia::desktop {

namespace {

using scorer::Entry;
using scorer::Row;
using scorer::Sheet;

Entry entryOf(const v1::TableView &view, std::uint32_t seat) {
    Entry entry;
    for (const v1::SeatInfo &info : view.seats()) {
        if (info.seat() == seat) {
            entry.player = info.name();
            entry.colour = info.color();
        }
    }
    return entry;
}

/// The city of a seat; an empty one if the view does not show it.
template <class Cities>
auto cityOf(const Cities &cities, std::uint32_t seat) {
    const auto found = std::find_if(cities.begin(), cities.end(),
                                    [seat](const auto &city) { return city.seat() == seat; });
    return found == cities.end() ? typename Cities::value_type() : *found;
}

/// Scores come in the order of places, sheets are written in the order of seats.
template <class Scores>
std::vector<typename Scores::value_type> bySeat(const Scores &scores) {
    std::vector<typename Scores::value_type> sorted(scores.begin(), scores.end());
    std::sort(sorted.begin(), sorted.end(),
              [](const auto &a, const auto &b) { return a.seat() < b.seat(); });
    return sorted;
}

void setPoints(Entry &entry, const v1::PlayerScore &score) {
    for (const v1::CategoryPoints &line : score.points()) {
        const scorer::Meaning meaning = scorer::meaningOf(line.category(), true);
        if (const auto *row = std::get_if<Row>(&meaning)) {
            entry.set(*row, line.points());
        }
    }
}

Sheet sheetOf(const v1::TableView &view, const v1::ClassicTable &table) {
    Sheet sheet;
    for (const v1::ScoreSheet &score : bySeat(table.scores())) {
        Entry entry = entryOf(view, score.seat());
        const v1::CityView city = cityOf(table.cities(), score.seat());
        entry.wonder = city.wonder();
        entry.side = city.side();
        entry.coins = static_cast<int>(score.coins());
        const std::array points{
            std::pair{Row::military, score.military()}, std::pair{Row::treasury, score.treasury()},
            std::pair{Row::wonders, score.wonders()},   std::pair{Row::civilian, score.civilian()},
            std::pair{Row::science, score.science()},   std::pair{Row::commerce, score.commerce()},
            std::pair{Row::guilds, score.guilds()}};
        for (const auto &[row, value] : points) {
            entry.set(row, value);
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

Sheet sheetOf(const v1::TableView &view, const v1::DuelTable &table) {
    Sheet sheet;
    sheet.box = scorer::Box::duel;
    for (const v1::PlayerScore &score : bySeat(table.scores())) {
        Entry entry = entryOf(view, score.seat());
        setPoints(entry, score);
        entry.coins = static_cast<int>(cityOf(table.cities(), score.seat()).coins());
        const bool won = std::find(table.winners().begin(), table.winners().end(), score.seat()) !=
                         table.winners().end();
        if (won && table.victory() == "military") {
            entry.supremacy = scorer::Supremacy::military;
        } else if (won && table.victory() == "science") {
            entry.supremacy = scorer::Supremacy::science;
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

Sheet sheetOf(const v1::TableView &view, const v1::DiceTable &table) {
    Sheet sheet;
    sheet.box = scorer::Box::dice;
    for (const v1::PlayerScore &score : bySeat(table.scores())) {
        Entry entry = entryOf(view, score.seat());
        setPoints(entry, score);
        const v1::DiceCity city = cityOf(table.cities(), score.seat());
        entry.wonder = city.board();
        entry.coins = static_cast<int>(city.coins());
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

} // namespace

std::optional<Sheet> finishedSheet(const v1::TableView &view) {
    Sheet sheet;
    switch (view.game_case()) {
    case v1::TableView::kClassic: sheet = sheetOf(view, view.classic()); break;
    case v1::TableView::kDuel: sheet = sheetOf(view, view.duel()); break;
    case v1::TableView::kDice: sheet = sheetOf(view, view.dice()); break;
    default: break;
    }
    return sheet.entries.empty() ? std::nullopt : std::optional(std::move(sheet));
}

bool isAtStart(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kClassic: return view.classic().age() == 1 && view.classic().turn() == 1;
    case v1::TableView::kDuel: return view.duel().phase() == v1::DUEL_PHASE_DRAFT;
    case v1::TableView::kDice: return view.dice().round() == 1;
    default: return false;
    }
}

} // namespace mirabilia::desktop
