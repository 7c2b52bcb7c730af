// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/saved_games.h"

#include "app/edge/admit.h"
#include "app/platform/platform.h"
#include "app/store/files.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/util/delimited_message_util.h>

#include <QFileInfo>
#include <QMutex>
#include <QRegularExpression>

#include <cstdio>

namespace mirabilia::store {

namespace {

constexpr qint64 largestSave = qint64{16} * 1024 * 1024; // a long game is about 30 kB
static_assert(largestSave > SavedGames::largestHeader +
                                qint64{SavedGames::mostEntries} * SavedGames::largestEntry,
              "what may be written may be read");
constexpr qint64 largestList = qint64{64} * 1024; // more games than anyone leaves unfinished
const char *const suffix = ".mirabilia";
const char *const listOfOpened = "opened.txt";

QByteArray delimited(const google::protobuf::MessageLite &message) {
    std::string bytes;
    {
        google::protobuf::io::StringOutputStream stream(&bytes);
        google::protobuf::util::SerializeDelimitedToZeroCopyStream(message, &stream);
    }
    return QByteArray::fromStdString(bytes);
}

QString notWritten(const QFile &file) {
    return SavedGames::tr("%1 could not be written: %2.").arg(file.fileName(), file.errorString());
}

/// Writes everything and waits for the disk. The file must be unbuffered, so that data of a failed
/// write does not appear with the next entry.
QString writeSafely(QFile &file, const QByteArray &bytes) {
    if (file.write(bytes) != bytes.size() || !platform::flushToDisk(file.handle())) {
        return notWritten(file);
    }
    return {};
}

StoreError unreadable(const QString &path, const QString &why) {
    return {SavedGames::tr("%1 cannot be read as a saved game: %2.").arg(path, why)};
}

QString tooLarge() {
    return SavedGames::tr("it is larger than any game can be");
}

/// The error for what is refused because it could not be read back.
QString unwritable(const QString &path, const std::string &why) {
    return SavedGames::tr("%1 could not be written: %2.").arg(path, QString::fromStdString(why));
}

StoreError notLocked(const QLockFile &lock, const QString &path) {
    return {lock.error() == QLockFile::LockFailedError
                ? SavedGames::tr("This game is open in another window.")
                : SavedGames::tr("The folder of %1 may not be changed.").arg(path)};
}

StoreError noSuchGame() {
    return {SavedGames::tr("There is no saved game of that name.")};
}

/// Reads the length-delimited messages of a file one by one.
class Reader {
public:
    enum class Found {
        Message,
        End,
        CutOff, ///< the file ends within the message, as after an interrupted write
        Damage
    };

    explicit Reader(const QByteArray &bytes) : m_bytes(bytes) {}

    Found next(google::protobuf::Message &message) {
        m_begin = m_end;
        const auto left = static_cast<int>(m_bytes.size() - m_begin);
        if (left == 0) {
            return Found::End;
        }
        const char *bytes = m_bytes.constData() + m_begin;
        google::protobuf::io::ArrayInputStream array(bytes, left);
        google::protobuf::io::CodedInputStream stream(&array);
        quint32 length = 0;
        if (!stream.ReadVarint32(&length)) {
            return left < largestLength ? Found::CutOff : Found::Damage;
        }
        const int before = stream.CurrentPosition();
        if (length > static_cast<quint32>(left - before)) {
            // Longer than any entry: never the start of one.
            return length <= SavedGames::largestEntry ? Found::CutOff : Found::Damage;
        }
        if (!edge::admit({bytes + before, length}, message).empty()) {
            return Found::Damage;
        }
        m_end = m_begin + before + static_cast<qint64>(length);
        return Found::Message;
    }

    /// The offset of the message that `next` read or failed to read.
    [[nodiscard]] qint64 begin() const { return m_begin; }

private:
    static constexpr int largestLength = 5; ///< bytes of a 32-bit varint

    const QByteArray &m_bytes;
    qint64 m_begin = 0;
    qint64 m_end = 0;
};

QString keepAsItIs(const QString &path, const QString &copy) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? writeFile(copy, file.readAll())
                                          : unreadable(path, file.errorString()).what;
}

QString lockOf(const QString &path) {
    return path + QStringLiteral(".lock");
}

/// The path, or the first free one of NAME-2, NAME-3 ...
QString freeName(const QString &path) {
    QString name = path;
    for (int number = 2; QFileInfo::exists(name); ++number) {
        name = QStringLiteral("%1-%2").arg(path, QString::number(number));
    }
    return name;
}

} // namespace

bool SavedGames::isId(const QString &id) {
    static const QRegularExpression pattern(QStringLiteral("\\A[A-Za-z0-9-]{1,64}\\z"));
    return pattern.match(id).hasMatch();
}

bool SavedGame::finished() const {
    return !entries.empty() && entries.back().finished();
}

GameLog::GameLog(QString id, const QString &path)
    : m_id(std::move(id))
    , m_lock(lockOf(path))
    , m_file(path) {
    m_lock.setStaleLockTime(0); // stale only once its program is gone
}

QString GameLog::append(const v1::LogEntry &entry) {
    if (m_entries == SavedGames::mostEntries) {
        return SavedGames::tr("%1 is full: no game can be longer.").arg(m_file.fileName());
    }
    if (const std::string why = edge::misfit(entry); !why.empty()) {
        return unwritable(m_file.fileName(), why);
    }
    const qint64 before = m_file.pos();
    QString problem = writeSafely(m_file, delimited(entry));
    if (problem.isEmpty()) {
        ++m_entries;
    } else { // a half-written entry must not hide later ones
        m_file.resize(before);
        m_file.seek(before);
    }
    return problem;
}

Stored<SavedGame> readSavedGame(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unreadable(path, file.errorString());
    }
    if (file.size() > largestSave) {
        return unreadable(path, tooLarge());
    }
    const QByteArray bytes = file.readAll();
    Reader reader(bytes);
    SavedGame game;
    if (reader.next(game.header) != Reader::Found::Message ||
        game.header.magic() != SavedGames::magic) {
        return unreadable(path, SavedGames::tr("it does not begin like one"));
    }
    if (game.header.version() > SavedGames::formatVersion) {
        return unreadable(path, SavedGames::tr("it was written by a newer version of this program; "
                                               "it has been left as it is"));
    }
    if (game.header.version() == 0) {
        return unreadable(path, SavedGames::tr("it names no version"));
    }
    v1::LogEntry entry;
    Reader::Found found = reader.next(entry);
    for (; found == Reader::Found::Message; found = reader.next(entry)) {
        if (game.entries.size() == SavedGames::mostEntries) {
            return unreadable(path, tooLarge());
        }
        if (entry.what_case() == v1::LogEntry::WHAT_NOT_SET) {
            found = Reader::Found::Damage;
            break;
        }
        game.entries.push_back(entry);
    }
    if (found == Reader::Found::Damage) {
        return unreadable(path,
                          SavedGames::tr("it is damaged at byte %1; it has been left as it is")
                              .arg(reader.begin()));
    }
    game.wholeBytes = reader.begin();
    game.cutOff = found == Reader::Found::CutOff;
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
    if (const std::string why = edge::misfit(header); !why.empty()) {
        return StoreError{unwritable(path(id), why)};
    }
    if (!makeFolder(m_folder.absolutePath())) {
        return StoreError{tr("The folder %1 could not be made.").arg(m_folder.path())};
    }
    std::unique_ptr<GameLog> log(new GameLog(id, path(id)));
    if (!log->m_lock.tryLock(0)) {
        return notLocked(log->m_lock, path(id));
    }
    if (!log->m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered,
                          ownerOnly)) {
        return StoreError{notWritten(log->m_file)};
    }
    QString problem = writeSafely(log->m_file, delimited(header));
    if (problem.isEmpty() && !syncFolder(m_folder.path())) {
        problem = notWritten(log->m_file);
    }
    if (!problem.isEmpty()) {
        log->m_file.remove();
        return StoreError{problem};
    }
    noteOpened(id);
    return log;
}

Stored<std::unique_ptr<GameLog>> SavedGames::reopen(const QString &id) {
    if (!isId(id)) {
        return noSuchGame();
    }
    std::unique_ptr<GameLog> log(new GameLog(id, path(id)));
    if (!log->m_lock.tryLock(0)) {
        return notLocked(log->m_lock, path(id));
    }
    const auto read = readSavedGame(path(id));
    if (const auto *error = std::get_if<StoreError>(&read)) {
        return *error;
    }
    const auto &game = std::get<SavedGame>(read);
    if (game.cutOff) {
        log->m_asItWas = freeName(path(id) + QStringLiteral(".as-it-was"));
        QString problem = keepAsItIs(path(id), log->m_asItWas);
        if (!problem.isEmpty()) {
            return StoreError{std::move(problem)};
        }
    }
    if (!log->m_file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered) ||
        !log->m_file.setPermissions(ownerOnly) || !log->m_file.resize(game.wholeBytes) ||
        !log->m_file.seek(game.wholeBytes)) {
        return StoreError{notWritten(log->m_file)};
    }
    log->m_entries = static_cast<int>(game.entries.size());
    noteOpened(id);
    return log;
}

Stored<SavedGame> SavedGames::load(const QString &id) const {
    if (!isId(id)) {
        return noSuchGame();
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
    QStringList sorted;
    for (const QString &id : opened()) {
        if (found.removeOne(id)) {
            sorted.append(id);
        }
    }
    return sorted + found;
}

QStringList SavedGames::opened() const {
    QFile list(m_folder.filePath(QString::fromLatin1(listOfOpened)));
    const bool read = list.open(QIODevice::ReadOnly);
    return read ? QString::fromLatin1(list.read(largestList)).split(u'\n') : QStringList();
}

void SavedGames::noteOpened(const QString &id) {
    static QMutex oneAtATime; // tables start in threads of their own
    const QMutexLocker lock(&oneAtATime);
    QStringList list = ids();
    list.removeOne(id);
    list.prepend(id);
    // If this fails or is lost in a power cut, only the order of the list suffers, so do not wait
    // for the disk.
    const QString path = m_folder.filePath(QString::fromLatin1(listOfOpened));
    const QByteArray text = list.join(u'\n').toLatin1();
    QFile file(path + QStringLiteral(".new"));
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush()) {
        static_cast<void>(std::rename(QFile::encodeName(file.fileName()), QFile::encodeName(path)));
    }
}

QDateTime SavedGames::lastPlayed(const QString &id) const {
    return QFileInfo(path(id)).lastModified();
}

SavedGames SavedGames::finished() const {
    return SavedGames(QDir(m_folder.filePath(QStringLiteral("finished"))));
}

SavedGames SavedGames::trash() const {
    return SavedGames(QDir(m_folder.filePath(QStringLiteral("trash"))));
}

QString SavedGames::putAway(const QString &id) {
    QLockFile lock(lockOf(path(id)));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0)) {
        return notLocked(lock, path(id)).what;
    }
    const SavedGames there = finished();
    if (makeFolder(there.m_folder.absolutePath()) && moveFile(path(id), freeName(there.path(id)))) {
        return {};
    }
    return tr("%1 could not be moved into the folder %2.").arg(path(id), there.m_folder.path());
}

bool SavedGames::remove(const QString &id) {
    if (!isId(id) || !QFile::exists(path(id)) || !makeFolder(trash().m_folder.absolutePath())) {
        return false;
    }
    // An older file of that name would block the move.
    QFile::remove(trash().path(id));
    return moveFile(path(id), trash().path(id));
}

bool SavedGames::restore(const QString &id) {
    return isId(id) && moveFile(trash().path(id), path(id));
}

} // namespace mirabilia::store
