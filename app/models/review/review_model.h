// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/review/review_lists.h"
#include "app/models/services/reviewer.h"
#include "app/models/session/table_model.h"

#include <QObject>
#include <QPointer>
#include <qqmlintegration.h>

namespace mirabilia {

/// The review of a table's finished game: everyone's chance to win turn by turn, and each player's
/// costliest decisions. Partial results are shown while the rest is still being computed.
class ReviewModel : public QObject {
    Q_OBJECT
    /// True while decisions are being judged.
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed FINAL)
    /// True once all decisions have been judged.
    Q_PROPERTY(bool whole READ whole NOTIFY changed FINAL)
    /// The share of decisions judged, 0 to 1, and in words.
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    Q_PROPERTY(QString progressText READ progressText NOTIFY changed FINAL)
    /// Why there is no review, in one sentence.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ReviewPlayersModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ReviewTurnsModel *turns READ turns CONSTANT FINAL)
    /// The turn that raised the chance of the only person at this screen most, in one sentence;
    /// empty until all decisions have been judged, and if none raised it by much.
    Q_PROPERTY(QString bestMoment READ bestMoment NOTIFY changed FINAL)
    /// Positions of the turns in the whole game, 0 to 1.
    Q_PROPERTY(QList<double> places READ places NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.review")

public:
    ReviewModel(Reviewer &reviewer, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] bool thinking() const { return m_thinking; }
    [[nodiscard]] bool whole() const { return m_review.decisions > 0 && m_review.isWhole(); }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] ReviewPlayersModel *players() const { return m_players; }
    [[nodiscard]] ReviewTurnsModel *turns() const { return m_turns; }
    [[nodiscard]] QString bestMoment() const;
    [[nodiscard]] QList<double> places() const;

    /// Reviews the finished game of a table. Earlier results are shown at once.
    Q_INVOKABLE void look(mirabilia::TableModel *table);
    /// Pauses the review.
    Q_INVOKABLE void stop();

signals:
    void changed();

private:
    void take(const GameReview &review);
    void refresh();
    [[nodiscard]] QList<ReviewTurnRow> turnRows() const;
    [[nodiscard]] ReviewPlayerRow playerRow(const SeatRow &seat) const;
    [[nodiscard]] MistakeRow mistakeRow(const SeatRow &player, const Mistake &mistake) const;
    [[nodiscard]] QString moveOf(const SeatRow &player, int seat, const v1::Move &move) const;
    [[nodiscard]] QString summaryOf(const QString &name, const QList<double> &chances) const;
    /// Players with chances, in seat order.
    [[nodiscard]] QList<SeatRow> playing() const;

    Reviewer &m_reviewer;
    QPointer<TableModel> m_table;
    QString m_record;
    GameReview m_review; ///< of table and record
    bool m_thinking = false;
    QString m_problem;
    ReviewPlayersModel *m_players;
    ReviewTurnsModel *m_turns;
};

} // namespace mirabilia
