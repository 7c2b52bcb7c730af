// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_table.h"

#include "app/edge/admit.h"
#include "app/net/seat_proof.h"
#include "app/net/wire.h"
#include "app/store/files.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <tuple>

namespace mirabilia::net {

namespace {

constexpr qint64 largestFile = qint64{64} * 1024; // seven seats take about 600 bytes
const QString suffix = QStringLiteral(".seats");

} // namespace

KeptTables::KeptTables(const QDir &folder)
    : m_folder(folder)
    , m_lock(folder.filePath(QStringLiteral("host.lock")))
    , m_games(folder) {
    m_lock.setStaleLockTime(0); // stale only once its program is gone
}

QString KeptTables::take() {
    if (!store::makeFolder(m_folder.absolutePath())) {
        return tr("The folder %1 cannot be made.").arg(m_folder.path());
    }
    if (m_lock.tryLock()) {
        return {};
    }
    return (m_lock.error() == QLockFile::LockFailedError
                ? tr("The folder %1 is in use by another host.")
                : tr("The folder %1 cannot be written."))
        .arg(m_folder.path());
}

QString KeptTables::path(const std::string &id) const {
    return m_folder.filePath(QString::fromStdString(id) + suffix);
}

std::vector<v1::HostedTable> KeptTables::load(QStringList &problems) const {
    std::vector<v1::HostedTable> tables;
    const auto names =
        m_folder.entryList({u'*' + suffix}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &name : names) {
        if (auto table = read(name.chopped(suffix.size()).toStdString())) {
            tables.push_back(std::move(*table));
        } else {
            problems.append(
                tr("%1 cannot be read and is left as it is.").arg(m_folder.filePath(name)));
        }
    }
    return tables;
}

std::optional<v1::HostedTable> KeptTables::read(const std::string &id) const {
    QFile file(path(id));
    v1::HostedTable table;
    const bool isRead = store::SavedGames::isId(QString::fromStdString(id)) &&
                        file.size() <= largestFile && file.open(QIODevice::ReadOnly) &&
                        unpack(file.readAll(), table) && table.version() == formatVersion &&
                        tableId(table) == id;
    return isRead ? std::optional(std::move(table)) : std::nullopt;
}

bool KeptTables::has(const std::string &id) const {
    return store::SavedGames::isId(QString::fromStdString(id)) && QFile::exists(path(id));
}

bool KeptTables::makeRoom(int most, const std::vector<std::string> &open) {
    const auto names =
        m_folder.entryList({u'*' + suffix}, QDir::Files, QDir::Time | QDir::Reversed);
    if (names.size() < most) {
        return true;
    }
    std::vector<v1::HostedTable> asleep; // oldest first
    std::map<std::string, int> each;     // per opener
    for (const QString &name : names) {
        auto table = read(name.chopped(suffix.size()).toStdString());
        if (table && table->by_client() &&
            std::find(open.begin(), open.end(), tableId(*table)) == open.end()) {
            ++each[table->opened_from()];
            asleep.push_back(std::move(*table));
        }
    }
    const auto worth = [&each](const v1::HostedTable &table) {
        const bool isIdle = !table.started() && table.keys().empty();
        return std::tuple(!isIdle, -each.at(table.opened_from()), table.started());
    };
    const auto least = std::min_element(
        asleep.begin(), asleep.end(),
        [&worth](const auto &one, const auto &other) { return worth(one) < worth(other); });
    return least != asleep.end() && putAway(*least).isEmpty();
}

QString KeptTables::keep(const v1::HostedTable &table) const {
    const QString file = path(tableId(table));
    const QByteArray bytes = packed(table);
    if (const std::string why = edge::misfit(table); !why.empty() || bytes.size() > largestFile) {
        // Never write what could not be read back.
        return tr("%1 could not be written: %2.")
            .arg(file, why.empty() ? tr("it is too large") : QString::fromStdString(why));
    }
    return store::writeFile(file, bytes);
}

QString KeptTables::putAway(const v1::HostedTable &table) {
    const QString game = QString::fromStdString(table.header().match_id());
    const QString file = path(tableId(table));
    QString problem = table.started() ? m_games.putAway(game) : QString();
    if (problem.isEmpty() && !store::removeFile(file)) {
        problem = tr("%1 cannot be removed.").arg(file);
    }
    return problem;
}

std::vector<std::string> KeptTables::clearUnbegun() {
    std::vector<std::string> cleared;
    if (!m_folder.exists() || !take().isEmpty()) {
        return cleared;
    }
    QStringList problems; // unreadable ones stay
    for (const v1::HostedTable &table : load(problems)) {
        if (!table.started() && putAway(table).isEmpty()) {
            cleared.push_back(tableId(table));
        }
    }
    m_lock.unlock();
    return cleared;
}

QString KeptTables::clear(const std::string &id) {
    QString problem = take();
    if (!problem.isEmpty()) {
        return problem;
    }
    if (const auto table = read(id)) {
        problem = putAway(*table);
    }
    m_lock.unlock();
    return problem;
}

const std::string &tableId(const v1::HostedTable &table) {
    return table.id().empty() ? table.header().match_id() : table.id();
}

std::string newInvite() {
    return newToken()
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
        .toStdString();
}

QByteArray newToken() {
    static_assert(tokenBytes == proofNonceBytes);
    return QByteArray::fromStdString(newNonce());
}

std::string hashOf(std::string_view token) {
    return QCryptographicHash::hash(
               QByteArrayView(token.data(), static_cast<qsizetype>(token.size())),
               QCryptographicHash::Sha256)
        .toStdString();
}

bool sameSecret(std::string_view one, std::string_view other) {
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    }
    return difference == 0;
}

} // namespace mirabilia::net
