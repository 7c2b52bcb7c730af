// SPDX-License-Identifier: GPL-3.0-or-later
// What those who share a sheet ask of the pad.
#include "app/models/scorepad/pad_sharing.h"

#include "app/models/scorepad/score_helpers.h"
#include "app/models/scorepad/score_pad_model.h"

#include <algorithm>

namespace mirabilia {

void PadSharing::hear(Guest guest, quint32 request, const v1::SheetWish &wish) {
    if (!m_shared) {
        return; // it has just been closed
    }
    if (wish.has_join()) {
        join(guest, request, wish.join());
        return;
    }
    const auto found = m_guests.find(guest);
    const v1::KeptWriter *who = found != m_guests.end() ? m_shared->find(found->second) : nullptr;
    if (who == nullptr) {
        m_door->answer(guest, request, "not_seated");
        return;
    }
    if (wish.has_ask()) {
        ask(guest, request, wish.ask());
        return;
    }
    m_writing = nameOf(who->id());
    const std::string problem = wish.has_again() ? beginAgain()
                                : m_finished     ? "finished"
                                                 : obey(who->id(), wish);
    m_writing.clear();
    keep();
    if (problem.empty()) {
        m_door->send(guest, request, newsFor(guest));
    } else {
        m_door->answer(guest, request, problem);
    }
    m_tell.start();
    emit changed();
}

void PadSharing::join(Guest guest, quint32 request, const v1::SheetJoin &join) {
    std::string token;
    const v1::KeptWriter *who = m_shared->find(join.token());
    std::string problem;
    if (!join.sheet().empty() && join.sheet() != m_shared->place()) {
        problem = "no_such_table";
    } else if (who == nullptr && !join.token().empty()) {
        problem = "unknown_token";
    } else if (who == nullptr && join.invite() != m_shared->kept().invite()) {
        problem = "wrong_pin";
    } else if (who == nullptr) {
        std::vector<Person> here;
        for (const auto &[other, person] : m_guests) {
            here.push_back(person);
        }
        who = m_shared->add(join.name(), token, here);
        problem = who == nullptr ? "full" : "";
    }
    if (!problem.empty()) {
        m_door->answer(guest, request, problem);
        return;
    }
    const Person id = who->id();
    m_shared->setLanguage(
        id, Interpreter::nearest(QString::fromStdString(join.language())).toStdString());
    m_guests[guest] = id;
    keep();
    v1::SheetNews news;
    news.mutable_joined()->set_me(id);
    news.mutable_joined()->set_token(token);
    m_door->send(guest, request, news);
    m_tell.start();
    emit changed();
}

std::string PadSharing::obey(Person who, const v1::SheetWish &wish) {
    switch (wish.what_case()) {
    case v1::SheetWish::kTake: return take(who, wish.take());
    case v1::SheetWish::kLet: return let(who, wish.let().everybody());
    case v1::SheetWish::kName: return setName(who, wish.name());
    case v1::SheetWish::kWrite: return write(who, wish.write());
    case v1::SheetWish::kSettle: return settle(who, wish.settle());
    case v1::SheetWish::kDone: return setDone(who, wish.done());
    case v1::SheetWish::kFinish: return finish();
    default: return "malformed";
    }
}

std::string PadSharing::take(Person who, const v1::SheetTake &take) {
    if (take.what_case() == v1::SheetTake::kNone) {
        m_shared->giveBack(who);
        return {};
    }
    std::uint32_t column = take.column();
    if (take.anew()) {
        if (!m_pad.canAddPlayer()) {
            return "full";
        }
        m_pad.addPlayer();
        column = static_cast<std::uint32_t>(m_pad.playerCount()) - 1;
    }
    if (column >= sheet().entries.size()) {
        return "no_such_cell";
    }
    if (!m_shared->take(who, column)) {
        return "taken";
    }
    const std::string &name = m_shared->find(who)->name();
    if (sheet().entries[column].player.empty() && !name.empty()) {
        m_pad.setPlayer(static_cast<int>(column), QStringLiteral("name"),
                        QString::fromStdString(name));
    }
    return {};
}

std::string PadSharing::let(Person who, bool everybody) {
    const std::uint32_t column = m_shared->find(who)->column();
    if (column == 0) {
        return "not_yours";
    }
    m_shared->setOpen(column - 1, everybody);
    return {};
}

bool PadSharing::mayName(Person who, const v1::SheetName &name) const {
    return name.column() < sheet().entries.size() && m_shared->mayWrite(who, name.column());
}

std::string PadSharing::setName(Person who, const v1::SheetName &name) {
    if (!mayName(who, name)) {
        return "not_yours";
    }
    const v1::SheetPage page = pageIn(QStringLiteral("en"));
    const auto isIn = [&name](const auto &choices) {
        return std::any_of(choices.begin(), choices.end(),
                           [&name](const auto &choice) { return choice.id() == name.value(); });
    };
    const std::string &role = name.role();
    const bool isKnown = role == "name" ||
                         (role == "wonder" && (name.value().empty() || isIn(page.boards()))) ||
                         (role == "side" && (name.value().empty() || isIn(page.sides()))) ||
                         (role == "victory" && isIn(page.victories()));
    if (!isKnown) {
        return "not_possible";
    }
    m_pad.setPlayer(static_cast<int>(name.column()), QString::fromStdString(role),
                    QString::fromStdString(name.value()));
    return {};
}

std::optional<SheetRow> PadSharing::rowAt(std::uint32_t column, const std::string &id) const {
    const auto row = SheetRow::named(QString::fromStdString(id));
    return row && m_rows.contains(*row) && column < sheet().entries.size() ? row : std::nullopt;
}

std::string PadSharing::write(Person who, const v1::SheetWrite &write) {
    const auto row = rowAt(write.column(), write.row());
    if (!row) {
        return "no_such_cell";
    }
    if (!m_shared->mayWrite(who, write.column())) {
        return "not_yours";
    }
    const scorer::Entry &entry = sheet().entries[write.column()];
    const bool isSame = write.counts().empty() &&
                        write.has_value() == row->value(entry).has_value() &&
                        (!write.has_value() || row->value(entry) == write.value());
    if (write.base() != revisionOf(entry, *row)) {
        if (!isSame) {
            const auto writer = m_writers.find({write.column(), write.row()});
            m_shared->addConflict(write, who,
                                  writer != m_writers.end() ? writer->second.toStdString() : "");
            return "conflict";
        }
        return {}; // it has arrived before
    }
    m_shared->dropConflict(write.column(), write.row(), who);
    if (write.column() + 1 == m_shared->find(who)->column()) {
        m_shared->setDone(who, sheet(), false); // is on it again
    }
    return put(who, write);
}

std::string PadSharing::put(Person who, const v1::SheetWrite &write) {
    const auto row = rowAt(write.column(), write.row());
    if (!row) {
        return "no_such_cell";
    }
    if (write.counts().empty()) {
        const auto value = write.has_value() ? std::optional<int>(write.value()) : std::nullopt;
        return m_pad.writeFrom(write.column(), *row, value) ? "" : "not_possible";
    }
    const auto points = row->points();
    if (!points || !ScoreHelper::exists(sheet().box, *points)) {
        return "not_possible";
    }
    m_pad.workFrom(write.column(), *points, workingsOf(write.counts()), [&](std::size_t column) {
        return column == write.column() ||
               m_shared->mayWrite(who, static_cast<std::uint32_t>(column));
    });
    return {};
}

std::string PadSharing::settle(Person who, const v1::SheetSettle &settle) {
    const v1::KeptConflict *found =
        m_shared->conflictAt(settle.column(), settle.row(), settle.by());
    if (found == nullptr) {
        return "too_late";
    }
    const bool mayWrite = m_shared->mayWrite(who, settle.column());
    if (!mayWrite && (settle.keep() || settle.by() != who)) {
        return "not_yours";
    }
    const v1::SheetWrite refused = found->refused();
    m_shared->dropConflict(settle.column(), settle.row(), settle.by());
    return settle.keep() ? put(who, refused) : std::string();
}

std::string PadSharing::setDone(Person who, bool done) {
    return m_shared->setDone(who, sheet(), done) ? "" : "not_full";
}

std::string PadSharing::finish() {
    if (!isDone()) {
        return "not_done";
    }
    return m_pad.finish() ? "" : "not_saved";
}

/// `lay` leads everybody on.
std::string PadSharing::beginAgain() {
    if (!m_isKept || m_pad.isOpen()) {
        return "too_late";
    }
    const auto box = scorer::name(m_sheet.box);
    return m_pad.beginAgain(QString::fromUtf8(box.data(), static_cast<qsizetype>(box.size())))
               ? ""
               : "not_saved";
}

void PadSharing::ask(Guest guest, quint32 request, const v1::SheetAsk &ask) {
    const auto row = rowAt(ask.column(), ask.row());
    const auto points = row ? row->points() : std::nullopt;
    if (!points || !ScoreHelper::exists(sheet().box, *points)) {
        m_door->answer(guest, request, "not_possible");
        return;
    }
    const v1::KeptWriter *who = m_shared->find(m_guests[guest]);
    const QString language = QString::fromStdString(who->language());
    v1::SheetNews news;
    m_speech->in(language, [&] {
        *news.mutable_helper() =
            m_speech->pages.helper(sheet(), ask.column(), *points, workingsOf(ask.counts()));
    });
    m_door->send(guest, request, news);
}

} // namespace mirabilia
