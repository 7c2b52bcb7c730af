// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/seldom.h"

namespace mirabilia::scorer {

namespace {

std::optional<int> seldomInClassic(Row row) {
    switch (row) {
    case Row::treasury: return 15;
    case Row::wonders: return 20;
    case Row::civilian: return 38;
    case Row::science: return 64;
    case Row::commerce: return 15;
    case Row::guilds: return 35;
    case Row::leaders:
    case Row::cities:
    case Row::armada: return 30;
    case Row::edifices: return 20;
    default: return std::nullopt;
    }
}

std::optional<int> seldomInDuel(Row row) {
    switch (row) {
    case Row::treasury:
    case Row::wonders: return 22;
    case Row::civilian: return 45;
    case Row::science: return 13;
    case Row::commerce: return 15;
    case Row::guilds: return 30;
    case Row::progress: return 16;
    default: return std::nullopt;
    }
}

} // namespace

std::optional<int> seldomAbove(Box box, Row row) {
    switch (box) {
    case Box::classic: return seldomInClassic(row);
    case Box::duel: return seldomInDuel(row);
    case Box::dice: break;
    }
    return std::nullopt;
}

} // namespace mirabilia::scorer
