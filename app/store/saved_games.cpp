// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/saved_games.h"

#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/util/delimited_message_util.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <unistd.h>

namespace mirabilia::store {

namespace {

constexpr qint64 largestSave = qint64{16} * 1024 * 1024; // a long game is some 30 kB
const char *const suffix = ".mirabilia";

QString tr(const char *text) {
    return QCoreApplication::translate("SavedGames", text);
}

QByteArray delimited(const google::protobuf::MessageLite &message) {
    std::string bytes;
    {
        google::protobuf::io::StringOutputStream stream(&bytes);
        google::protobuf::util::SerializeDelimitedToZeroCopyStream(message, &stream);
    }
    return QByteArray::fromStdString(bytes);
}

/// Writes all of it and waits until the disk has it.
QString writeSafely(QFile &file, const QByteArray &bytes) {
    if (file.write(bytes) != bytes.size() || !file.flush() || ::fsync(file.handle()) != 0) {
        return tr("%1 could not be written: %2.").arg(file.fileName(), file.errorString());
    }
    return {};
}

StoreError unreadable(const QString &path, const QString &why) {
    return {tr("%1 cannot be read as a saved game: %2.").arg(path, why)};
}

StoreError inUse() {
    return {tr("This game is open in another window.")};
}

bool isId(const QString &id) {
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z0-9-]{1,64}$"));
    return pattern.match(id).hasMatch();
}

} // namespace

bool SavedGame::finished() const {
    return !entries.empty() && entries.back().finished();
}

GameLog::GameLog(QString id, const QString &path)
    : m_id(std::move(id))
    , m_lock(path + QStringLiteral(".lock"))
    , m_file(path) {
    m_lock.setStaleLockTime(0); // stale only if its program is gone
}

QString GameLog::append(const v1::LogEntry &entry) {
    const qint64 before = m_file.pos();
    QString problem = writeSafely(m_file, delimited(entry));
    if (!problem.isEmpty()) { // a half-written entry must not hide those that follow
        m_file.resize(before);
        m_file.seek(before);
    }
    return problem;
}

Stored<SavedGame> readSavedGame(const QString &path, qint64 *validBytes) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(path, file.errorString());
    }
    if (file.size() > largestSave) {
        return unreadable(path, tr("it is larger than any game can be"));
    }
    const QByteArray bytes = file.readAll();
    google::protobuf::io::ArrayInputStream stream(bytes.constData(),
                                                  static_cast<int>(bytes.size()));
    SavedGame game;
    bool atEnd = false;
    using google::protobuf::util::ParseDelimitedFromZeroCopyStream;
    if (!ParseDelimitedFromZeroCopyStream(&game.header, &stream, &atEnd) ||
        game.header.magic() != SavedGames::magic) {
        return unreadable(path, tr("it does not begin like one"));
    }
    if (game.header.version() > SavedGames::formatVersion) {
        return unreadable(path, tr("it was written by a newer version of this program; "
                                   "it has been left as it is"));
    }
    if (game.header.version() == 0) {
        return unreadable(path, tr("it names no version"));
    }
    qint64 valid = stream.ByteCount();
    v1::LogEntry entry;
    while (ParseDelimitedFromZeroCopyStream(&entry, &stream, &atEnd)) {
        game.entries.push_back(entry);
        valid = stream.ByteCount();
        entry.Clear();
    }
    if (validBytes != nullptr) {
        *validBytes = valid;
    }
    return game;
}

SavedGames::SavedGames(const QDir &folder) : m_folder(folder) {}

QString SavedGames::path(const QString &id) const {
    return m_folder.filePath(id + suffix);
}

Stored<std::unique_ptr<GameLog>> SavedGames::create(const v1::SavedGameHeader &header) {
    const QString id = QString::fromStdString(header.match_id());
    if (!isId(id)) {
        return StoreError{tr("A game needs a plain name to be saved.")};
    }
    if (!m_folder.mkpath(QStringLiteral("."))) {
        return StoreError{tr("The folder %1 could not be made.").arg(m_folder.path())};
    }
    std::unique_ptr<GameLog> log(new GameLog(id, path(id)));
    if (!log->m_lock.tryLock(0)) {
        return inUse();
    }
    if (!log->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        return StoreError{
            tr("%1 could not be written: %2.").arg(path(id), log->m_file.errorString())};
    }
    if (QString problem = writeSafely(log->m_file, delimited(header)); !problem.isEmpty()) {
        return StoreError{problem};
    }
    return log;
}

Stored<std::unique_ptr<GameLog>> SavedGames::reopen(const QString &id) {
    qint64 validBytes = 0;
    if (auto read = readSavedGame(path(id), &validBytes);
        std::holds_alternative<StoreError>(read)) {
        return std::get<StoreError>(read);
    }
    std::unique_ptr<GameLog> log(new GameLog(id, path(id)));
    if (!log->m_lock.tryLock(0)) {
        return inUse();
    }
    if (!log->m_file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) ||
        !log->m_file.resize(validBytes) || !log->m_file.seek(validBytes)) {
        return StoreError{
            tr("%1 could not be written: %2.").arg(path(id), log->m_file.errorString())};
    }
    return log;
}

Stored<SavedGame> SavedGames::load(const QString &id) const {
    if (!isId(id)) {
        return StoreError{tr("There is no saved game of that name.")};
    }
    return readSavedGame(path(id));
}

QStringList SavedGames::ids() const {
    QStringList found;
    const auto files =
        m_folder.entryInfoList({QStringLiteral("*") + suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : files) {
        if (isId(file.completeBaseName())) {
            found.append(file.completeBaseName());
        }
    }
    return found;
}

QDateTime SavedGames::lastPlayed(const QString &id) const {
    return QFileInfo(path(id)).lastModified();
}

bool SavedGames::remove(const QString &id) {
    return isId(id) && m_folder.mkpath(QStringLiteral("trash")) &&
           m_folder.rename(id + suffix, QStringLiteral("trash/") + id + suffix);
}

bool SavedGames::restore(const QString &id) {
    return isId(id) && m_folder.rename(QStringLiteral("trash/") + id + suffix, id + suffix);
}

} // namespace mirabilia::store
