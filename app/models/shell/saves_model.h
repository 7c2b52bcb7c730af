// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/services/services.h"

#include <QLocale>

namespace mirabilia {

struct SaveRow {
    Q_GADGET
    Q_PROPERTY(QString gameId MEMBER gameId)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QDateTime savedAt MEMBER savedAt)
    Q_PROPERTY(QString savedText MEMBER savedText)
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(QString resultText MEMBER resultText)
    QML_ANONYMOUS

public:
    QString gameId;
    QString title; ///< "7 Wonders, age II, turn 3, with Ada and Bo", "The result of 7 Wonders Duel
                   ///< with Bo", "7 Wonders: Ada, Bo and Cy"
    QDateTime savedAt;
    QString savedText;  ///< date and time in words
    QString problem;    ///< why it cannot be continued or replayed; empty if it can
    QString resultText; ///< who won; empty if not finished
};

/// Waiting games, last opened first: those that can be continued or whose result can be shown,
/// and those that cannot be opened, with the reason. Or finished games, last played first.
class SavesModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.saves")

public:
    explicit SavesModel(QObject *parent = nullptr);
    void setSaves(const QList<SavedGame> &saves, const QLocale &locale);
    [[nodiscard]] const SaveRow &save(int row) const { return at<SaveRow>(row); }
    /// The save with this id if it can be opened, else null.
    [[nodiscard]] const SaveRow *find(const QString &id) const;
    /// The first one that can be opened, or null.
    [[nodiscard]] const SaveRow *newest() const;

private:
    [[nodiscard]] static QString titleOf(const SavedGame &save);
    [[nodiscard]] static QString resultOf(const SavedGame &save);
};

} // namespace mirabilia
