// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_row.h"

#include <algorithm>

namespace mirabilia {

std::optional<SheetRow> SheetRow::named(const QString &id) {
    if (id == coins().id()) {
        return coins();
    }
    if (id == total().id()) {
        return total();
    }
    if (id == rank().id()) {
        return rank();
    }
    const auto row = scorer::rowNamed(id.toStdString());
    return row ? std::optional(SheetRow(*row)) : std::nullopt;
}

QString SheetRow::id() const {
    switch (m_kind) {
    case Kind::coins: return QStringLiteral("coins");
    case Kind::total: return QStringLiteral("total");
    case Kind::rank: return QStringLiteral("rank");
    case Kind::points: break;
    }
    const std::string_view name = scorer::name(m_points);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<scorer::Row> SheetRow::points() const {
    return isExtra() ? std::nullopt : std::optional(m_points);
}

std::optional<int> SheetRow::value(const scorer::Entry &entry) const {
    switch (m_kind) {
    case Kind::coins: return entry.coins;
    case Kind::total: return entry.recordedTotal;
    case Kind::rank: return entry.recordedRank;
    case Kind::points: break;
    }
    return entry.at(m_points);
}

void SheetRow::set(scorer::Entry &entry, std::optional<int> value) const {
    switch (m_kind) {
    case Kind::coins: entry.coins = value; return;
    case Kind::total: entry.recordedTotal = value; return;
    case Kind::rank: entry.recordedRank = value; return;
    case Kind::points: entry.set(m_points, value); return;
    }
}

bool SheetRow::isBest(const scorer::Sheet &sheet, const scorer::Entry &entry) const {
    const auto best = value(entry);
    if (isExtra() || !best) {
        return false;
    }
    const auto &all = sheet.entries;
    const auto isMore = [&](const scorer::Entry &other) { return value(other) > best; };
    const auto isLess = [&](const scorer::Entry &other) {
        return value(other) && value(other) < best;
    };
    return std::none_of(all.begin(), all.end(), isMore) &&
           std::any_of(all.begin(), all.end(), isLess);
}

bool SheetRow::mayBeNegative(scorer::Box box) const {
    return m_kind == Kind::total ||
           (m_kind == Kind::points && scorer::mayBeNegative(box, m_points));
}

} // namespace mirabilia
