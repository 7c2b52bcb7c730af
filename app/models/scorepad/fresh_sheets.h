// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"

namespace mirabilia {

/// Sheets that are begun, with what is known of the last ones: the box, the people with their
/// colours, the edition.
class FreshSheets {
public:
    /// `services` must outlive it.
    explicit FreshSheets(PadServices &services) : m_services(services) {}

    /// Of today; people and colours are those of the last sheet of this box with as many.
    [[nodiscard]] KeptSheet begin(const QString &box, int players) const;
    /// For these people, in seat order; an empty name is a seat without one.
    [[nodiscard]] KeptSheet beginWith(const QString &box, const QStringList &names) const;
    /// For the last table of this box, with its colours, edition and expansions; nothing: there was
    /// none.
    [[nodiscard]] std::optional<KeptSheet> beginAgain(const QString &box) const;
    /// A seat with a colour that nobody has yet.
    [[nodiscard]] static scorer::Entry seatAt(const scorer::Sheet &sheet);

    /// The names at that table.
    [[nodiscard]] QStringList lastTable(const QString &box) const;
    /// The sheet that lay on the pad last, else the newest game; without entries: there is none.
    [[nodiscard]] scorer::Sheet last() const;
    void setLast(const scorer::Sheet &sheet) { m_last = sheet; }
    /// The edition of 7 Wonders that was chosen last, else that of the latest game: "1", "2" or
    /// empty.
    [[nodiscard]] QString edition() const;
    void chooseEdition(const QString &edition) { m_edition = edition; }

private:
    /// With so many seats that have nothing but colours.
    [[nodiscard]] KeptSheet empty(scorer::Box box, std::size_t players) const;

    PadServices &m_services;
    std::optional<QString> m_edition; ///< that was chosen
    std::optional<scorer::Sheet> m_last;
};

} // namespace mirabilia
