// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/pad_sharing.h"
#include "app/models/scorepad/score_copies.h"
#include "app/models/scorepad/score_history_model.h"
#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_news.h"
#include "app/models/scorepad/score_pad_model.h"
#include "app/models/scorepad/score_people_model.h"
#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_statistics_model.h"
#include "app/models/scorepad/score_transfer.h"

#include <QObject>
#include <qqmlintegration.h>

#include <optional>

class QJSEngine;
class QQmlEngine;

namespace mirabilia {

class Catalogue;
class ScoreRules;

/// The score pad in QML. The program creates one over its services, beside the App:
///
///     mirabilia::App app(services);
///     mirabilia::ScoreBook book(scoreServices, rules, app.catalogue());
class ScoreBook : public QObject {
    Q_OBJECT
    /// The sheet being written.
    Q_PROPERTY(mirabilia::ScorePadModel *pad READ pad CONSTANT FINAL)
    /// The same with phones.
    Q_PROPERTY(mirabilia::PadSharing *sharing READ sharing CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScoreHistoryModel *history READ history CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScoreStatisticsModel *statistics READ statistics CONSTANT FINAL)
    /// What is new about the sheet that ends just now.
    Q_PROPERTY(mirabilia::ScoreNews *news READ news CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScorePeopleModel *people READ people CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScoreCopies *copies READ copies CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScoreTransfer *transfer READ transfer CONSTANT FINAL)
    /// Games that can be scored: a list of `{box, name, fewest, most, expansions}`, the last a list
    /// of `{rowId, name}`.
    Q_PROPERTY(QVariantList boxes READ boxes NOTIFY languageChanged FINAL)
    /// Sheets that are still being written, the one written last first: a list of `{sheetId, title,
    /// dateText}`; the latest few.
    Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY unfinishedChanged FINAL)
    /// A failure that people must know of, in one sentence; empty while all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    /// This problem, or that of the pad, is a damaged history: `beginAnew` helps.
    Q_PROPERTY(bool canBeginAnew READ canBeginAnew NOTIFY canBeginAnewChanged FINAL)
    QML_ELEMENT
    QML_SINGLETON

public:
    /// All must outlive it.
    ScoreBook(ScoreServices &services, const ScoreRules &rules, const Catalogue &catalogue);
    ~ScoreBook() override;
    static ScoreBook *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    [[nodiscard]] ScorePadModel *pad() const { return m_pad; }
    [[nodiscard]] PadSharing *sharing() const { return m_sharing; }
    [[nodiscard]] ScoreHistoryModel *history() const { return m_history; }
    [[nodiscard]] ScoreStatisticsModel *statistics() const { return m_statistics; }
    [[nodiscard]] ScoreNews *news() const { return m_news; }
    [[nodiscard]] ScorePeopleModel *people() const { return m_people; }
    [[nodiscard]] ScoreCopies *copies() const { return m_copies; }
    [[nodiscard]] ScoreTransfer *transfer() const { return m_transfer; }
    [[nodiscard]] QVariantList boxes() const;
    [[nodiscard]] QVariantList unfinished() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] bool canBeginAnew() const { return m_canBeginAnew; }

    /// What has been kept since, here or in another window, is shown from now on. Whoever shows any
    /// of it calls this first: before, nothing of the history has been read.
    Q_INVOKABLE void look();
    /// Lays a kept sheet on the pad, to go on with it or to correct it. False if there is none, or
    /// if the sheet that lies there cannot be kept.
    Q_INVOKABLE bool open(const QString &sheetId);
    /// A finished game lies on the pad and is no longer what it was when it was laid there.
    Q_INVOKABLE [[nodiscard]] bool isCorrected() const;
    /// It becomes what it was, and the pad is put away. False, and `problem`, if that could not be
    /// kept.
    Q_INVOKABLE bool dropCorrection();
    Q_INVOKABLE void dismissProblem();
    /// Puts the damaged history aside and begins an empty one, with the sheet that lies on the pad;
    /// `problem` tells where the old one is, or what went wrong.
    Q_INVOKABLE void beginAnew();

signals:
    void unfinishedChanged();
    void problemChanged();
    void canBeginAnewChanged();
    void languageChanged();

private:
    void showProblem(const QString &why);
    void followPeople();
    /// Finds out whether `beginAnew` would help, once for every problem.
    void seeWhatHelps();
    void retranslate();
    /// Another sheet lies on the pad: a correction is over.
    void settleCorrection();

    ScoreServices &m_services;
    ScoreWords m_words;
    ScoreIndex *m_index;
    ScorePadModel *m_pad;
    PadSharing *m_sharing;
    ScoreHistoryModel *m_history;
    ScoreStatisticsModel *m_statistics;
    ScoreNews *m_news;
    ScorePeopleModel *m_people;
    ScoreCopies *m_copies;
    ScoreTransfer *m_transfer;
    QString m_problem;
    QString m_seen; ///< the problem that `m_canBeginAnew` is about
    bool m_canBeginAnew = false;
    std::optional<KeptSheet> m_corrected; ///< as it was before, while it lies on the pad
};

} // namespace mirabilia
