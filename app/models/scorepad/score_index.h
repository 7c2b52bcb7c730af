// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <limits>
#include <memory>
#include <vector>

namespace mirabilia {

/// UTF-8 as people search it: "café" is "cafe".
QByteArray withoutAccents(const QByteArray &text);

/// All sheets that are kept, as far as a list of them goes: what stands on one is read when it is
/// looked at. Read once, a slice at a time so that the window stays alive; then only what has been
/// written, deleted or brought back since is taken over, by whichever window.
class ScoreIndex : public QObject {
    Q_OBJECT

public:
    using Entry = std::shared_ptr<const SheetEntry>; ///< null: none

    explicit ScoreIndex(ScoreServices &services, QObject *parent = nullptr);

    /// Begins to read, or takes over what is new. Nothing is there, and nothing is asked of the
    /// services, before the first call.
    void look();
    /// Takes over what is new if there is anything to add it to.
    void follow();
    /// Everything anew: the history is another one.
    void begin();
    /// Further slices follow: these are the sheets that were written last.
    [[nodiscard]] bool isReading() const { return m_nextSlice.isActive(); }
    /// Reads what is left at once.
    void readAll();

    /// Those being written first, of which the one written last, then the newest game first.
    [[nodiscard]] const std::vector<Entry> &entries() const { return m_entries; }
    [[nodiscard]] Entry find(const QString &id) const { return m_byId.value(id); }
    /// The order of `entries`.
    [[nodiscard]] static bool comesFirst(const Entry &one, const Entry &other);
    /// Where an entry stands in a list that is in this order, or would stand.
    [[nodiscard]] static std::vector<Entry>::const_iterator placeOf(const Entry &entry,
                                                                    const std::vector<Entry> &list);

    static constexpr int sliceSize = 5000;
    /// So many changes at once are told as `reset`.
    static constexpr int manyChanges = 100;

signals:
    /// A sheet is another one now, has come (nothing before) or has gone (nothing now).
    void changed(const mirabilia::ScoreIndex::Entry &before,
                 const mirabilia::ScoreIndex::Entry &now);
    /// Nothing is as it was.
    void reset();

private:
    static constexpr qint64 latest = std::numeric_limits<qint64>::max();

    void readSlice();
    void catchUp();
    void fail();
    void take(const QList<SheetEntry> &there, const QStringList &gone);
    void replace(const Entry &before, const Entry &now);
    void sort();

    ScoreServices &m_services;
    QHash<QString, Entry> m_byId;
    std::vector<Entry> m_entries;
    QSet<QString> m_removed; ///< put aside, when that was last asked for
    qint64 m_written = 0;    ///< the latest revision that is known
    qint64 m_unread = 0;     ///< revisions before it are still to be read
    bool m_begun = false;
    QTimer m_nextSlice;
};

} // namespace mirabilia
