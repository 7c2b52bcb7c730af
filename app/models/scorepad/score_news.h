// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_services.h"
#include "scorer/records.h"

#include <QObject>
#include <QTimer>
#include <qqmlintegration.h>

#include <optional>
#include <vector>

namespace mirabilia {

class ScorePadModel;

/// What is new about one sheet, in a line: a record. It follows from the games before that sheet,
/// so that none after it says the same again. They are read a few at a time while somebody asks.
class ScoreNews : public QObject {
    Q_OBJECT
    /// Empty while it is not known, and where there is nothing.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.news")

public:
    /// All must outlive it.
    ScoreNews(ScoreServices &services, ScoreIndex &index, const ScorePadModel &pad,
              QObject *parent = nullptr);

    [[nodiscard]] QString text() const;
    /// About a sheet that is kept, or the one on the pad as it is now.
    Q_INVOKABLE void ask(const QString &sheetId);
    Q_INVOKABLE void forget();
    void retranslate() { emit changed(); }

signals:
    void changed();

private:
    static constexpr int sliceSize = 100;

    void begin();
    void readSlice();
    void tell(const std::optional<scorer::Record> &record);
    [[nodiscard]] std::optional<scorer::Sheet> asked() const;
    [[nodiscard]] bool isBefore(const ScoreIndex::Entry &entry) const;

    ScoreServices &m_services;
    ScoreIndex &m_index;
    const ScorePadModel &m_pad;
    QString m_asked;
    std::optional<scorer::Sheet> m_sheet;
    std::vector<QString> m_unread;
    scorer::RecordBook m_before{scorer::Box::classic};
    std::optional<scorer::Record> m_record;
    QTimer m_nextSlice;
};

} // namespace mirabilia
