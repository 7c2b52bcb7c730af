// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/shared_sheet.h"

#include "scorer/ranking.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <set>

namespace mirabilia {

namespace {

constexpr std::size_t secretWords = 4; // 16 bytes
constexpr int mostPeople = 32;         // as in sheet.proto
constexpr int mostConflicts = 24;

std::string secret() {
    std::array<quint32, secretWords> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return {reinterpret_cast<const char *>(words.data()), sizeof words};
}

std::string hashOf(const std::string &token) {
    return QCryptographicHash::hash(QByteArray::fromStdString(token), QCryptographicHash::Sha256)
        .toStdString();
}

/// Where the player of a column sits now; nothing: not any more.
std::optional<std::uint32_t> columnNow(const scorer::Sheet &before, const scorer::Sheet &after,
                                       std::uint32_t column) {
    if (column >= before.entries.size()) {
        return std::nullopt;
    }
    const scorer::Entry &was = before.entries[column];
    const auto isSame = [&was](const scorer::Entry &entry) {
        return entry.player == was.player && entry.colour == was.colour;
    };
    const bool stays = column < after.entries.size() && isSame(after.entries[column]);
    const auto found = std::find_if(after.entries.begin(), after.entries.end(), isSame);
    if (!stays && found != after.entries.end()) {
        return static_cast<std::uint32_t>(found - after.entries.begin());
    }
    // Else the same player has got another name or colour.
    return stays || before.entries.size() == after.entries.size() ? std::optional(column)
                                                                  : std::nullopt;
}

/// `column` is counted from 1, as in KeptWriter.
bool isFull(const scorer::Sheet &sheet, std::uint32_t column) {
    return column > 0 && column <= sheet.entries.size() &&
           scorer::emptyCells(sheet, sheet.entries[column - 1]) == 0;
}

} // namespace

bool SharedSheet::isNext(const scorer::Sheet &before, const scorer::Sheet &after) {
    const auto names = [](const scorer::Sheet &sheet) {
        std::multiset<std::string> all;
        for (const scorer::Entry &entry : sheet.entries) {
            all.insert(entry.player);
        }
        return all;
    };
    const auto rows = scorer::rowsOf(after.box);
    const auto isBegun = [rows](const scorer::Entry &entry) {
        return std::any_of(rows.begin(), rows.end(),
                           [&entry](scorer::Row row) { return entry.at(row).has_value(); });
    };
    return before.box == after.box && names(before) == names(after) &&
           std::none_of(after.entries.begin(), after.entries.end(), isBegun);
}

SharedSheet::SharedSheet(const std::string &sheet) {
    constexpr int inviteBytes = 4; // people type it, and guessing takes weeks
    m_kept.set_version(version);
    m_kept.set_sheet(sheet);
    m_kept.set_invite(QByteArray::fromStdString(secret()).left(inviteBytes).toHex().toStdString());
}

// ---- People -------------------------------------------------------------------------------------

const v1::KeptWriter *SharedSheet::find(const std::string &token) const {
    const std::string hash = hashOf(token);
    const auto &people = m_kept.people();
    const auto found = std::find_if(people.begin(), people.end(), [&](const auto &each) {
        return !token.empty() && each.token_sha256() == hash;
    });
    return found != people.end() ? &*found : nullptr;
}

const v1::KeptWriter *SharedSheet::find(std::uint32_t id) const {
    const auto &people = m_kept.people();
    const auto found = std::find_if(people.begin(), people.end(),
                                    [id](const auto &each) { return each.id() == id; });
    return found != people.end() ? &*found : nullptr;
}

v1::KeptWriter *SharedSheet::writer(std::uint32_t id) {
    auto &people = *m_kept.mutable_people();
    const auto found = std::find_if(people.begin(), people.end(),
                                    [id](const auto &each) { return each.id() == id; });
    return found != people.end() ? &*found : nullptr;
}

const v1::KeptWriter *SharedSheet::add(const std::string &name, std::string &token,
                                       const std::vector<std::uint32_t> &here) {
    auto &people = *m_kept.mutable_people();
    if (people.size() >= mostPeople) {
        const auto idle = std::find_if(people.begin(), people.end(), [&here](const auto &each) {
            return each.column() == 0 &&
                   std::find(here.begin(), here.end(), each.id()) == here.end();
        });
        if (idle == people.end()) {
            return nullptr;
        }
        people.erase(idle);
    }
    std::uint32_t latest = 0;
    for (const v1::KeptWriter &each : people) {
        latest = std::max(latest, each.id());
    }
    token = secret();
    v1::KeptWriter &added = *people.Add();
    added.set_id(latest + 1);
    added.set_token_sha256(hashOf(token));
    added.set_name(name);
    return &added;
}

void SharedSheet::setLanguage(std::uint32_t id, const std::string &language) {
    if (v1::KeptWriter *who = writer(id)) {
        who->set_language(language);
    }
}

// ---- Columns ------------------------------------------------------------------------------------

const v1::KeptWriter *SharedSheet::ownerOf(std::uint32_t column) const {
    const auto &people = m_kept.people();
    const auto found = std::find_if(people.begin(), people.end(), [column](const auto &each) {
        return each.column() == column + 1;
    });
    return found != people.end() ? &*found : nullptr;
}

bool SharedSheet::isOpen(std::uint32_t column) const {
    const v1::KeptWriter *owner = ownerOf(column);
    return owner != nullptr && owner->open();
}

bool SharedSheet::mayWrite(std::uint32_t id, std::uint32_t column) const {
    const v1::KeptWriter *owner = ownerOf(column);
    return owner != nullptr && (owner->id() == id || owner->open());
}

bool SharedSheet::take(std::uint32_t id, std::uint32_t column) {
    const v1::KeptWriter *owner = ownerOf(column);
    v1::KeptWriter *who = writer(id);
    if (who == nullptr || (owner != nullptr && owner != who)) {
        return false;
    }
    who->set_column(column + 1);
    who->clear_open();
    who->clear_done();
    return true;
}

void SharedSheet::giveBack(std::uint32_t id) {
    if (v1::KeptWriter *who = writer(id)) {
        who->clear_column();
        who->clear_open();
        who->clear_done();
    }
}

void SharedSheet::setOpen(std::uint32_t column, bool open) {
    if (const v1::KeptWriter *owner = ownerOf(column)) {
        writer(owner->id())->set_open(open);
    }
}

bool SharedSheet::isDone(const scorer::Sheet &sheet, std::uint32_t column) const {
    const v1::KeptWriter *owner = ownerOf(column);
    return owner != nullptr ? owner->done() : isFull(sheet, column + 1);
}

bool SharedSheet::setDone(std::uint32_t id, const scorer::Sheet &sheet, bool done) {
    v1::KeptWriter *who = writer(id);
    if (who == nullptr || !isFull(sheet, who->column())) {
        return false;
    }
    who->set_done(done);
    return true;
}

bool SharedSheet::mayFinish(const scorer::Sheet &sheet) const {
    for (std::uint32_t column = 0; column < sheet.entries.size(); ++column) {
        if (!isDone(sheet, column)) {
            return false;
        }
    }
    return m_kept.conflicts().empty();
}

void SharedSheet::follow(const scorer::Sheet &before, const scorer::Sheet &after) {
    for (v1::KeptWriter &who : *m_kept.mutable_people()) {
        const auto column =
            who.column() > 0 ? columnNow(before, after, who.column() - 1) : std::nullopt;
        who.set_column(column ? *column + 1 : 0);
        who.set_done(who.done() && isFull(after, who.column()));
    }
    auto &conflicts = *m_kept.mutable_conflicts();
    for (auto conflict = conflicts.begin(); conflict != conflicts.end();) {
        const auto column = columnNow(before, after, conflict->refused().column());
        if (column) {
            conflict->mutable_refused()->set_column(*column);
            ++conflict;
        } else {
            conflict = conflicts.erase(conflict);
        }
    }
}

void SharedSheet::goOn(const std::string &sheet, const scorer::Sheet &before,
                       const scorer::Sheet &after) {
    m_kept.set_place(place());
    m_kept.set_sheet(sheet);
    m_kept.clear_conflicts();
    follow(before, after);
}

// ---- Conflicts ----------------------------------------------------------------------------------

namespace {

bool isAt(const v1::KeptConflict &conflict, std::uint32_t column, const std::string &row,
          std::uint32_t by) {
    return conflict.refused().column() == column && conflict.refused().row() == row &&
           conflict.by() == by;
}

} // namespace

const v1::KeptConflict *SharedSheet::conflictAt(std::uint32_t column, const std::string &row,
                                                std::uint32_t by) const {
    const auto &conflicts = m_kept.conflicts();
    const auto found = std::find_if(conflicts.begin(), conflicts.end(),
                                    [&](const auto &each) { return isAt(each, column, row, by); });
    return found != conflicts.end() ? &*found : nullptr;
}

void SharedSheet::addConflict(const v1::SheetWrite &refused, std::uint32_t by,
                              const std::string &there) {
    dropConflict(refused.column(), refused.row(), by); // its writer has thought better of it
    if (m_kept.conflicts_size() >= mostConflicts) {
        m_kept.mutable_conflicts()->erase(m_kept.conflicts().begin());
    }
    v1::KeptConflict &conflict = *m_kept.add_conflicts();
    *conflict.mutable_refused() = refused;
    conflict.set_by(by);
    conflict.set_by_whom_there(there);
}

void SharedSheet::dropConflict(std::uint32_t column, const std::string &row, std::uint32_t by) {
    auto &conflicts = *m_kept.mutable_conflicts();
    conflicts.erase(std::remove_if(conflicts.begin(), conflicts.end(),
                                   [&](const auto &each) { return isAt(each, column, row, by); }),
                    conflicts.end());
}

} // namespace mirabilia
