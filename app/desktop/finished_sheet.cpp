// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/finished_sheet.h"

#include "scorer/reading/columns.h"

#include <algorithm>
#include <variant>
#include <vector>

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
            entry.computer = info.kind() == v1::SEAT_KIND_COMPUTER;
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

/// The board of a city as a sheet names it.
void setBoard(const v1::TableView &view, std::uint32_t seat, Entry &entry) {
    if (view.has_classic()) {
        const v1::CityView city = cityOf(view.classic().cities(), seat);
        entry.wonder = city.wonder();
        entry.side = city.side();
    } else if (view.has_dice()) {
        entry.wonder = cityOf(view.dice().cities(), seat).board();
    }
}

void setSupremacy(const v1::TableView &view, std::uint32_t seat, Entry &entry) {
    const std::string &victory = view.duel().victory();
    if (std::find(view.winners().begin(), view.winners().end(), seat) == view.winners().end()) {
        return;
    }
    if (victory == "military") {
        entry.supremacy = scorer::Supremacy::military;
    } else if (victory == "science") {
        entry.supremacy = scorer::Supremacy::science;
    }
}

Entry entryOf(const v1::TableView &view, const v1::PlayerScore &score) {
    Entry entry = entryOf(view, score.seat());
    entry.coins = static_cast<int>(score.coins());
    for (const v1::CategoryPoints &line : score.points()) {
        const scorer::Meaning meaning = scorer::meaningOf(line.category(), true);
        if (const auto *row = std::get_if<Row>(&meaning)) {
            entry.set(*row, line.points());
        }
    }
    setBoard(view, score.seat(), entry);
    setSupremacy(view, score.seat(), entry);
    return entry;
}

std::optional<scorer::Box> boxOf(const v1::TableView &view) {
    switch (view.game_case()) {
    case v1::TableView::kClassic: return scorer::Box::classic;
    case v1::TableView::kDuel: return scorer::Box::duel;
    case v1::TableView::kDice: return scorer::Box::dice;
    case v1::TableView::GAME_NOT_SET: break;
    }
    return std::nullopt;
}

} // namespace

std::optional<Sheet> finishedSheet(const v1::TableView &view) {
    const std::optional<scorer::Box> box = boxOf(view);
    if (!box || view.scores().empty()) {
        return std::nullopt;
    }
    std::vector<v1::PlayerScore> scores(view.scores().begin(), view.scores().end());
    std::sort(scores.begin(), scores.end(),
              [](const auto &a, const auto &b) { return a.seat() < b.seat(); });
    Sheet sheet;
    sheet.box = *box;
    if (sheet.box == scorer::Box::classic) { // a table that says nothing is of the first edition
        sheet.edition = std::to_string(std::max(view.edition(), 1U));
    }
    for (const v1::PlayerScore &score : scores) {
        sheet.entries.push_back(entryOf(view, score));
    }
    return sheet;
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
