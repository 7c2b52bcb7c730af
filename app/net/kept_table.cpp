// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_table.h"

#include "app/net/wire.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace mirabilia::net {

namespace {

constexpr qint64 largestFile = qint64{64} * 1024; // seven seats are some 600 bytes
const QString suffix = QStringLiteral(".seats");

} // namespace

KeptTables::KeptTables(const QDir &folder)
    : m_folder(folder)
    , m_lock(folder.filePath(QStringLiteral("host.lock")))
    , m_games(folder) {
    m_lock.setStaleLockTime(0); // stale only if its program is gone
}

QString KeptTables::take() {
    if (!m_folder.mkpath(QStringLiteral("."))) {
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
        QFile file(m_folder.filePath(name));
        v1::HostedTable table;
        const bool isRead = file.size() <= largestFile && file.open(QIODevice::ReadOnly) &&
                            unpack(file.readAll(), table) && table.version() == formatVersion &&
                            file.fileName() == path(table.header().match_id());
        if (isRead) {
            tables.push_back(std::move(table));
        } else {
            problems.append(tr("%1 cannot be read and is left as it is.").arg(file.fileName()));
        }
    }
    return tables;
}

QString KeptTables::keep(const v1::HostedTable &table) {
    QSaveFile file(path(table.header().match_id()));
    const QByteArray bytes = packed(table);
    if (file.open(QIODevice::WriteOnly) &&
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
        file.write(bytes) == bytes.size() && file.commit()) {
        return {};
    }
    return tr("%1 could not be written: %2.").arg(file.fileName(), file.errorString());
}

QString KeptTables::putAway(const v1::HostedTable &table) {
    const std::string &id = table.header().match_id();
    QString problem = table.started() ? m_games.putAway(QString::fromStdString(id)) : QString();
    if (problem.isEmpty() && !QFile::remove(path(id))) {
        problem = tr("%1 cannot be removed.").arg(path(id));
    }
    return problem;
}

QString KeptTables::clear(const std::string &id) {
    QString problem = take();
    QStringList unread;
    if (!problem.isEmpty()) {
        return problem;
    }
    for (const v1::HostedTable &table : load(unread)) {
        if (table.header().match_id() == id) {
            problem = putAway(table);
        }
    }
    m_lock.unlock();
    return problem;
}

QByteArray newToken() {
    std::array<quint32, tokenBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return {reinterpret_cast<const char *>(words.data()), tokenBytes};
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

std::optional<std::uint32_t> seatFor(const v1::HostedTable &table, std::string_view token) {
    const std::string hash = hashOf(token);
    const auto found =
        std::find_if(table.keys().begin(), table.keys().end(), [&hash](const v1::SeatKey &key) {
            return sameSecret(key.token_sha256(), hash);
        });
    return found != table.keys().end() ? std::optional(found->seat()) : std::nullopt;
}

} // namespace mirabilia::net
