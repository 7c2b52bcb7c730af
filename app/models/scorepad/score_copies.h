// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"

#include <QVariantList>
#include <qqmlintegration.h>

namespace mirabilia {

class Catalogue;

/// The whole history: copies of it, and its way to another device.
class ScoreCopies : public QObject {
    Q_OBJECT
    /// The copies that were made by themselves, the newest first: a list of `{path, text, size}`.
    Q_PROPERTY(QVariantList copies READ copies NOTIFY changed FINAL)
    /// Where they lie.
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    /// Something is being done.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// What the last call has done, or why it has not, in one sentence.
    Q_PROPERTY(QString done READ done NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.copies")

public:
    ScoreCopies(ScoreServices &services, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] QVariantList copies() const;
    [[nodiscard]] QString folder() const { return m_services.copyFolder(); }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] QString done() const { return m_done; }
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Looks anew, with nothing done.
    Q_INVOKABLE void look();
    /// Asks for the folder of the copies.
    Q_INVOKABLE void chooseFolder();
    /// The history becomes what a copy has; what is here is copied first.
    Q_INVOKABLE void bringBack(const QString &path);
    /// Asks where to write the whole history.
    Q_INVOKABLE void save();
    /// Asks for another history and takes in what it holds.
    Q_INVOKABLE void takeIn();

signals:
    void changed();
    /// Whoever has a sheet lays it down.
    void aboutToChange();
    /// The history may be another one.
    void replaced();

private:
    void begin();
    void end(const QString &done, const QString &problem);

    ScoreServices &m_services;
    ScoreWords m_words;
    QString m_done;
    QString m_problem;
    bool m_busy = false;
};

} // namespace mirabilia
