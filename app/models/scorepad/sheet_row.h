// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QString>

#include <optional>

namespace mirabilia {

/// A row of the pad: points of a category, the coins that break ties, or the total and the rank as
/// they stand on the paper sheet.
class SheetRow {
public:
    SheetRow(scorer::Row row) : m_points(row) {}
    [[nodiscard]] static SheetRow coins() { return SheetRow(Kind::coins); }
    [[nodiscard]] static SheetRow total() { return SheetRow(Kind::total); }
    [[nodiscard]] static SheetRow rank() { return SheetRow(Kind::rank); }
    /// "military" ... as files name it, "coins", "total" or "rank".
    [[nodiscard]] static std::optional<SheetRow> named(const QString &id);
    [[nodiscard]] QString id() const;

    /// Nothing for coins, totals and ranks: they are no points.
    [[nodiscard]] std::optional<scorer::Row> points() const;
    [[nodiscard]] std::optional<int> value(const scorer::Entry &entry) const;
    void set(scorer::Entry &entry, std::optional<int> value) const;
    /// An entry has the most points in this row, and another one has less.
    [[nodiscard]] bool isBest(const scorer::Sheet &sheet, const scorer::Entry &entry) const;
    /// What costs points in this box, and the sum of all.
    [[nodiscard]] bool mayBeNegative(scorer::Box box) const;
    /// Where a member of the entry itself holds the value: the sheet leaves the row out until
    /// somebody has one.
    [[nodiscard]] bool isExtra() const { return m_kind != Kind::points; }

    friend bool operator==(const SheetRow &, const SheetRow &) = default;

private:
    enum class Kind : unsigned char { points, coins, total, rank };
    explicit SheetRow(Kind kind) : m_kind(kind) {}

    Kind m_kind = Kind::points;
    scorer::Row m_points = scorer::Row::military;
};

} // namespace mirabilia
