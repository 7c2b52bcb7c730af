// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"

#include "mirabilia/v1/table.pb.h"

#include <optional>

namespace mirabilia {

/// Reads what every view has. Each game derives its adapter, which converts its position.
class ViewAdapter {
public:
    /// Both must outlive the adapter.
    ViewAdapter(const v1::TableView &view, const Catalogue &catalogue)
        : m_view(view)
        , m_catalogue(catalogue) {}

    [[nodiscard]] const v1::TableView &view() const { return m_view; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    [[nodiscard]] int viewer() const { return static_cast<int>(m_view.viewer()); }
    /// The seat the next decision is for: the first one this viewer decides for, or else its own.
    [[nodiscard]] int decidingSeat() const;
    /// Empty for an unknown seat.
    [[nodiscard]] const v1::SeatInfo &seatInfo(int seat) const;
    /// As its player wrote it, or its number; the Free City has a name of its own.
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] QString colorOf(int seat) const;
    /// The points of a city in the open. At the end every host tells them, but the result counts
    /// them: the table keeps quiet.
    template <typename City>
    [[nodiscard]] std::optional<int> openPoints(const City &city) const {
        return city.has_points() && !m_view.over() ? std::optional<int>(city.points())
                                                   : std::nullopt;
    }

private:
    const v1::TableView &m_view;
    const Catalogue &m_catalogue;
};

} // namespace mirabilia
