// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace mirabilia {

/// A score sheet as the history keeps it.
struct KeptSheet {
    QString id; ///< ours, unique
    scorer::Sheet sheet;
    bool finished = false; ///< else it is still being written
    /// Where it comes from: "pad" (written here), "table" (a game that was played in this program)
    /// or "import".
    QString origin = QStringLiteral("pad");
    /// Given by the history: which writing of the sheet this goes on from; 0: none.
    qint64 revision = 0;
};

/// What the list of sheets needs of one of them, without reading the sheet.
struct SheetEntry {
    QString id;
    bool finished = false;
    std::pair<bool, std::string> day; ///< to sort by, see scorer::dateKey
    QByteArray search; ///< players, wonders, place, date, notes ...: case folded, in UTF-8
    qint64 revision = 0;
    QString edition; ///< see scorer::editionMark
};

/// A player's name in the history.
struct Person {
    QString name;
    int sheets = 0; ///< with it
};

/// Somebody got another name: what is needed to take that back.
struct Renaming {
    QString from;
    QString to;
    bool merged = false; ///< somebody had that name already: they are one person now
    QString person;      ///< who that was to other programs
    QStringList sheets;
};

/// A copy of the whole history.
struct HistoryCopy {
    QString path;
    QDateTime when;
    qint64 bytes = 0;
};

/// Where the sheet on the pad is kept. Everything that can fail answers with one sentence for
/// people; empty: done. Lives in the thread of the models.
class PadServices : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr std::size_t anyPlayers = 0;
    /// The newest finished game of this box with so many people (or `anyPlayers`) and no computer,
    /// if it is among the latest ones.
    [[nodiscard]] virtual std::optional<KeptSheet> latest(scorer::Box box, std::size_t players) = 0;
    /// Keeps a sheet that lies on the pad. If another window has kept it since, both stay: this one
    /// as a sheet of its own, not finished, whose new id `sheet` has then.
    virtual QString goOn(KeptSheet &sheet) = 0;
    /// Names of players, those who play most first.
    [[nodiscard]] virtual QStringList people() = 0;
};

/// What the rest of the score pad needs: the history, drawings and files.
class ScoreServices : public PadServices {
    Q_OBJECT

public:
    using PadServices::PadServices;

    /// The history is broken, so that nothing can be kept in it: only another one helps.
    [[nodiscard]] virtual bool isDamaged() = 0;
    /// Puts a damaged history aside and begins an empty one; `aside` is where the old one lies then
    /// (empty: another window has done it).
    virtual QString beginAnew(QString &aside) = 0;
    /// Entries of sheets that were written after this revision and before that one, by whichever
    /// window, the latest first; at most so many. Nothing if the history cannot be read at all:
    /// `failed` tells why.
    [[nodiscard]] virtual std::optional<QList<SheetEntry>> entries(qint64 after, qint64 before,
                                                                   int most) = 0;
    /// Nothing where there is none.
    [[nodiscard]] virtual std::optional<SheetEntry> entry(const QString &id) = 0;
    /// The ids of those that are put aside.
    [[nodiscard]] virtual QStringList removed() = 0;
    /// A sheet; nothing where there is none, or if it cannot be read, which `failed` tells then.
    [[nodiscard]] virtual std::optional<KeptSheet> sheet(const QString &id) = 0;
    /// Keeps a sheet under its id, new or over whatever is there. A killed program loses nothing
    /// that was kept.
    virtual QString keep(const KeptSheet &sheet) = 0;
    /// Keeps all of them or none.
    virtual QString keepAll(const QList<KeptSheet> &sheets) = 0;
    /// Puts a sheet aside: there is none with this id then, until `restore` brings it back.
    virtual QString remove(const QString &id) = 0;
    virtual QString restore(const QString &id) = 0;
    /// Names of players with their counts of sheets.
    [[nodiscard]] virtual QList<Person> persons() = 0;

    // The following take a while with a long history: they answer later, in this thread.
    using Told = std::function<void(const QString &problem)>;
    /// Gives somebody another name on all sheets; who has it already becomes one person with them,
    /// unless they have sat at one table.
    virtual void
    rename(const QString &from, const QString &to,
           const std::function<void(const QString &problem, const Renaming &done)> &then) = 0;
    virtual void takeBack(const Renaming &renaming, const Told &then) = 0;
    /// Writes the whole history into one file.
    virtual void saveHistory(const QString &path, const Told &then) = 0;
    /// Takes in what another history holds: beside what is here, or instead of it (a copy of which
    /// is made first). `taken` sheets came or changed.
    virtual void takeIn(const QString &path, bool instead,
                        const std::function<void(const QString &problem, int taken)> &then) = 0;

    /// Copies that are made by themselves, once a day; the newest first.
    [[nodiscard]] virtual QList<HistoryCopy> copies() const = 0;
    /// Where they lie.
    [[nodiscard]] virtual QString copyFolder() const = 0;
    /// From now on; empty: beside the history.
    virtual void setCopyFolder(const QString &folder) = 0;

    /// The sheet as a picture for sharing ("png") or a page for printing ("pdf"); empty if that
    /// failed.
    [[nodiscard]] virtual QByteArray drawing(const scorer::Sheet &sheet, const QString &format) = 0;
    /// Where exported files go unless the person says otherwise.
    [[nodiscard]] virtual QString exportFolder() const = 0;
    [[nodiscard]] virtual bool fileExists(const QString &path) const = 0;
    virtual QString writeFile(const QString &path, const QByteArray &bytes) = 0;
    /// What people took columns of tables for is kept in this file, see scorer::ColumnMemory.
    [[nodiscard]] virtual QString columnsFile() const = 0;
    /// The bytes of a file; a sentence in `problem` if it cannot be read or is beyond all measure.
    [[nodiscard]] virtual QByteArray readFile(const QString &path, QString &problem) = 0;

    /// Asks the person which file to read, or where to write one; `proposed` is a path. `then` gets
    /// the path, and is not called if the person thinks better of it.
    virtual void askWhatToRead(const std::function<void(const QString &path)> &then) = 0;
    /// The same for another history, and for a folder.
    virtual void askForHistory(const std::function<void(const QString &path)> &then) = 0;
    virtual void askForFolder(const std::function<void(const QString &path)> &then) = 0;
    virtual void askWhereToWrite(const QString &proposed,
                                 const std::function<void(const QString &path)> &then) = 0;
    /// Asks for a printer and prints the sheet; `then` gets a problem or nothing, and is not called
    /// if the person thinks better of it.
    virtual void print(const scorer::Sheet &sheet,
                       const std::function<void(const QString &problem)> &then) = 0;
    /// Hands an address to whatever opens it on this device.
    virtual QString open(const QUrl &address) = 0;

signals:
    /// What `entries` tells has changed, `keep` of an unfinished one aside. That of a finished one
    /// may be told a little later, once for many keys.
    void sheetsChanged();
    /// Something that nobody asked for at this moment could not be kept or read; one sentence. What
    /// cannot be read is left alone.
    void failed(const QString &why);
};

} // namespace mirabilia
