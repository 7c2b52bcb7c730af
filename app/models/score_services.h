// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <functional>

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

/// What the score pad needs from the rest of the program. Everything that can fail answers with one
/// sentence for people; empty: done. Lives in the thread of the models.
class ScoreServices : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// What is wrong with the history (written by a newer program, damaged ...); empty: nothing.
    /// What cannot be read on the disk is left alone.
    [[nodiscard]] virtual QString problem() const = 0;
    /// The history is broken, so that nothing can be kept in it: only another one helps.
    [[nodiscard]] virtual bool isDamaged() const = 0;
    /// Puts a damaged history aside and begins an empty one; `aside` is where the old one lies then
    /// (empty: another window has done it).
    virtual QString beginAnew(QString &aside) = 0;
    /// Sheets in which every word of `search` occurs somewhere, those being written first, of which
    /// the one written last, then the newest game first.
    [[nodiscard]] virtual QList<KeptSheet> sheets(const QString &search = {}) = 0;
    /// Keeps a sheet under its id, new or over whatever is there. A killed program loses nothing
    /// that was kept.
    virtual QString keep(const KeptSheet &sheet) = 0;
    /// Keeps a sheet that lies on the pad. If another window has kept it since, both stay: this one
    /// as a sheet of its own, not finished, whose new id `sheet` has then.
    virtual QString goOn(KeptSheet &sheet) = 0;
    /// Keeps all of them or none.
    virtual QString keepAll(const QList<KeptSheet> &sheets) = 0;
    /// Puts a sheet aside, so that `sheets` does not tell of it; `restore` brings it back.
    virtual QString remove(const QString &id) = 0;
    virtual QString restore(const QString &id) = 0;
    /// Names of players, those who play most first.
    [[nodiscard]] virtual QStringList people() const = 0;

    /// The sheet as a picture for sharing ("png") or a page for printing ("pdf"); empty if that
    /// failed.
    [[nodiscard]] virtual QByteArray drawing(const scorer::Sheet &sheet, const QString &format) = 0;
    /// Where exported files go unless the person says otherwise.
    [[nodiscard]] virtual QString exportFolder() const = 0;
    [[nodiscard]] virtual bool fileExists(const QString &path) const = 0;
    virtual QString writeFile(const QString &path, const QByteArray &bytes) = 0;
    /// The bytes of a file; a sentence in `problem` if it cannot be read or is beyond all measure.
    [[nodiscard]] virtual QByteArray readFile(const QString &path, QString &problem) = 0;

    /// Asks the person which file to read, or where to write one; `proposed` is a path. `then` gets
    /// the path, and is not called if the person thinks better of it.
    virtual void askWhatToRead(const std::function<void(const QString &path)> &then) = 0;
    virtual void askWhereToWrite(const QString &proposed,
                                 const std::function<void(const QString &path)> &then) = 0;
    /// Asks for a printer and prints the sheet; `then` gets a problem or nothing, and is not called
    /// if the person thinks better of it.
    virtual void print(const scorer::Sheet &sheet,
                       const std::function<void(const QString &problem)> &then) = 0;
    /// Hands an address to whatever opens it on this device.
    virtual QString open(const QUrl &address) = 0;

signals:
    /// What `sheets` tells has changed, `keep` of an unfinished one aside. That of a finished one
    /// may be told a little later, once for many keys.
    void sheetsChanged();
    /// Something that nobody asked for at this moment could not be kept or read; one sentence.
    void failed(const QString &why);
};

} // namespace mirabilia
