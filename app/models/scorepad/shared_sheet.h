// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/sheet.pb.h"
#include "scorer/sheet.h"

#include <optional>
#include <string>

namespace mirabilia {

/// Who shares a sheet, whose column is whose, and what two people wrote into one cell: all of it as
/// it is kept. Knows no connections and writes nothing into the sheet.
class SharedSheet {
public:
    /// Nothing stands in it yet, and the same people play the same game.
    [[nodiscard]] static bool isNext(const scorer::Sheet &before, const scorer::Sheet &after);

    /// A new one, with an invite of its own.
    explicit SharedSheet(const std::string &sheet);
    /// One that was shared before.
    explicit SharedSheet(v1::KeptSharing kept) : m_kept(std::move(kept)) {}

    static constexpr std::uint32_t version = 1;

    [[nodiscard]] const v1::KeptSharing &kept() const { return m_kept; }
    /// Where people come to, which stays the same over all sheets they fill in.
    [[nodiscard]] const std::string &place() const {
        return m_kept.place().empty() ? m_kept.sheet() : m_kept.place();
    }
    void setPort(std::uint32_t port) { m_kept.set_port(port); }

    /// Whoever has this token; null: nobody.
    [[nodiscard]] const v1::KeptWriter *find(const std::string &token) const;
    [[nodiscard]] const v1::KeptWriter *find(std::uint32_t id) const;
    /// Somebody new, and their token; null: there is no room. Who has no column and is not `here`
    /// by then makes way.
    const v1::KeptWriter *add(const std::string &name, std::string &token,
                              const std::vector<std::uint32_t> &here);
    void setLanguage(std::uint32_t id, const std::string &language);

    [[nodiscard]] const v1::KeptWriter *ownerOf(std::uint32_t column) const;
    [[nodiscard]] bool isOpen(std::uint32_t column) const;
    /// The own column, and those whose owners or whose pad let everybody write.
    [[nodiscard]] bool mayWrite(std::uint32_t id, std::uint32_t column) const;
    /// Returns false if somebody else has it. The column they had is free.
    bool take(std::uint32_t id, std::uint32_t column);
    void giveBack(std::uint32_t id);
    void setOpen(std::uint32_t column, bool open);
    /// Whose column it is says so; nobody's is done as soon as it is full.
    [[nodiscard]] bool isDone(const scorer::Sheet &sheet, std::uint32_t column) const;
    /// Returns false without a column, or if something is missing there.
    bool setDone(std::uint32_t id, const scorer::Sheet &sheet, bool done);
    /// Every column is done, and no two people disagree about a cell.
    [[nodiscard]] bool mayFinish(const scorer::Sheet &sheet) const;

    /// The pad has moved columns: people and conflicts stay with their players. A column where
    /// something is missing again is no longer done.
    void follow(const scorer::Sheet &before, const scorer::Sheet &after);
    /// Another sheet for the same people.
    void goOn(const std::string &sheet, const scorer::Sheet &before, const scorer::Sheet &after);

    void addConflict(const v1::SheetWrite &refused, std::uint32_t by, const std::string &there);
    /// What somebody could not write into a cell; null: nothing.
    [[nodiscard]] const v1::KeptConflict *conflictAt(std::uint32_t column, const std::string &row,
                                                     std::uint32_t by) const;
    void dropConflict(std::uint32_t column, const std::string &row, std::uint32_t by);

private:
    [[nodiscard]] v1::KeptWriter *writer(std::uint32_t id);

    v1::KeptSharing m_kept;
};

} // namespace mirabilia
