// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/interpreter.h"
#include "app/models/scorepad/shared_sheet.h"
#include "app/models/scorepad/sheet_page.h"
#include "app/models/services/sheet_door.h"

#include <QTimer>
#include <QVariantList>
#include <qqmlintegration.h>

#include <map>
#include <memory>
#include <optional>

namespace mirabilia {

class ScorePadModel;

/// The sheet on the pad, shared with phones: who is there, whose column is whose, and what two
/// people wrote into one cell. A sheet that was shared before is shared again as soon as it lies on
/// the pad; if the same people begin another one, it goes to them.
class PadSharing : public QObject {
    Q_OBJECT
    /// The sheet on the pad can be shared.
    Q_PROPERTY(bool canShare READ canShare NOTIFY changed FINAL)
    Q_PROPERTY(bool isShared READ isShared NOTIFY changed FINAL)
    /// For people to type, and as a link for cameras; empty until the door is open.
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    Q_PROPERTY(QString page READ page NOTIFY changed FINAL)
    /// Why nobody can come, in a sentence; empty: they can.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// A list of `{name, here, column, columnName, open, done}`; column -1: none.
    Q_PROPERTY(QVariantList people READ people NOTIFY changed FINAL)
    /// How many of them are here.
    Q_PROPERTY(int present READ present NOTIFY changed FINAL)
    /// Everybody is done with their column, and no cell is in dispute.
    Q_PROPERTY(bool isDone READ isDone NOTIFY changed FINAL)
    /// Cells that two people wrote: a list of `{text, keepText, takeText}`.
    Q_PROPERTY(QVariantList conflicts READ conflicts NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.sharing")

public:
    /// Without a door nothing can be shared.
    PadSharing(ScorePadModel &pad, const ScoreRules &rules, const Catalogue &catalogue,
               QObject *parent = nullptr);
    /// Call once, before anything is shared; `door` must outlive it.
    void setDoor(SheetDoor &door);

    [[nodiscard]] bool canShare() const;
    [[nodiscard]] bool isShared() const { return m_shared.has_value() && !m_finished; }
    [[nodiscard]] QString address() const { return m_address; }
    [[nodiscard]] QString page() const { return m_page; }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QVariantList people() const;
    [[nodiscard]] int present() const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] QVariantList conflicts() const;

    /// `port` is where people come to; 0: any.
    Q_INVOKABLE void share(int port = 0);
    /// Nobody writes from elsewhere any more; what they wrote stays.
    Q_INVOKABLE void stop();
    /// Whether everybody may write in a column.
    Q_INVOKABLE void setOpen(int column, bool open);
    /// A column is free again.
    Q_INVOKABLE void free(int column);
    /// What was refused is written after all, or what stands there stays.
    Q_INVOKABLE void settle(int conflict, bool write);

signals:
    void changed();

private:
    using Guest = SheetDoor::Guest;
    /// Somebody's id, 0: has not said who they are.
    using Person = std::uint32_t;

    void lay();
    void open(SharedSheet shared);
    void leave();
    void goOn();
    void noteEnd(const QString &sheetId);
    void noteChange();
    void noteWriters(const scorer::Sheet &before, const scorer::Sheet &after);

    void hear(Guest guest, quint32 request, const v1::SheetWish &wish);
    void join(Guest guest, quint32 request, const v1::SheetJoin &join);
    /// Each returns a code of a Problem; empty: it has been done.
    std::string obey(Person who, const v1::SheetWish &wish);
    std::string take(Person who, const v1::SheetTake &take);
    std::string let(Person who, bool everybody);
    std::string setName(Person who, const v1::SheetName &name);
    std::string write(Person who, const v1::SheetWrite &write);
    std::string settle(Person who, const v1::SheetSettle &settle);
    std::string setDone(Person who, bool done);
    std::string finish();
    std::string beginAgain();
    std::string put(Person who, const v1::SheetWrite &write);
    void ask(Guest guest, quint32 request, const v1::SheetAsk &ask);
    /// The row, if it is shown and there is such a column.
    [[nodiscard]] std::optional<SheetRow> rowAt(std::uint32_t column, const std::string &id) const;
    [[nodiscard]] bool mayName(Person who, const v1::SheetName &name) const;

    [[nodiscard]] const scorer::Sheet &sheet() const;
    [[nodiscard]] bool isHere(Person who) const;
    [[nodiscard]] QString nameOf(Person who) const;
    [[nodiscard]] v1::SheetPage pageIn(const QString &language);
    void addPeople(Person reader, v1::SheetPage &page) const;
    [[nodiscard]] v1::SheetNews newsFor(Guest guest);
    void tellAll();
    void keep();

    /// What is told, in every language.
    struct Speech {
        Speech(const ScoreRules &rules, const GameData &data) : names(data), pages(rules, names) {}
        void in(const QString &language, const std::function<void()> &say);

        Interpreter interpreter;
        Catalogue names; ///< in the language that is being spoken
        SheetPages pages;
    };

    ScorePadModel &m_pad;
    const ScoreRules &m_rules;
    const Catalogue &m_catalogue;
    SheetDoor *m_door = nullptr;
    std::unique_ptr<Speech> m_speech; ///< from the first shared sheet on
    std::optional<SharedSheet> m_shared;
    scorer::Sheet m_sheet; ///< as it was told last
    QList<SheetRow> m_rows;
    bool m_finished = false; ///< it lies on the pad no more
    bool m_isKept = false;   ///< because it is in the history: phones may still look
    std::map<Guest, Person> m_guests;
    std::map<std::pair<std::uint32_t, std::string>, QString> m_writers; ///< of cells; else the pad
    QString m_writing; ///< who writes just now; empty: the pad
    QTimer m_tell;
    QTimer m_putAway; ///< whether the sheet is put away or finished is known a moment later
    QString m_address;
    QString m_page;
    QString m_problem;
};

} // namespace mirabilia
