// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/review/review_model.h"

#include "app/models/common/wording.h"
#include "app/models/session/only_here.h"

#include <algorithm>

namespace mirabilia {

ReviewModel::ReviewModel(Reviewer &reviewer, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_reviewer(reviewer)
    , m_players(new ReviewPlayersModel(this))
    , m_turns(new ReviewTurnsModel(this)) {
    connect(&reviewer, &Reviewer::found, this, &ReviewModel::take);
    connect(&reviewer, &Reviewer::failed, this, [this](const QString &why) {
        m_thinking = false;
        m_problem = why;
        emit changed();
    });
    connect(&catalogue, &Catalogue::languageChanged, this, &ReviewModel::refresh);
}

// ---- Input --------------------------------------------------------------------------------------

void ReviewModel::look(TableModel *table) {
    const QString record = table == nullptr ? QString() : table->exportRecord();
    if (table != m_table || record != m_record) {
        m_table = table;
        m_record = record;
        m_review = {};
    }
    m_thinking = !record.isEmpty() && !whole();
    m_problem = record.isEmpty() ? tr("The record of this game is not here yet.") : QString();
    refresh();
    if (m_thinking) {
        m_reviewer.review(record);
    }
}

void ReviewModel::stop() {
    m_reviewer.stop();
    m_thinking = false;
    emit changed();
}

void ReviewModel::take(const GameReview &review) {
    m_review = review;
    m_thinking = m_thinking && !review.isWhole();
    refresh();
}

QList<double> ReviewModel::places() const {
    QList<double> places;
    for (int row = 0; row < m_turns->count(); ++row) {
        places.append(m_turns->turn(row).place);
    }
    return places;
}

QString ReviewModel::bestMoment() const {
    constexpr double worthTelling = 0.03;
    const int me = m_table == nullptr ? -1 : onlyHere(*m_table);
    if (me < 0 || !whole()) {
        return {};
    }
    double most = worthTelling;
    const ReviewedTurn *best = nullptr;
    for (qsizetype turn = 1; turn < m_review.curve.size(); ++turn) {
        const double rise =
            m_review.curve[turn].chances.value(me) - m_review.curve[turn - 1].chances.value(me);
        if (rise >= most) {
            most = rise;
            best = &m_review.curve[turn];
        }
    }
    return best == nullptr
               ? QString()
               : tr("Your best moment: %1, chance to win %2", "when, by how much it rose")
                     .arg(m_table->turnText(best->age, best->number),
                          QLatin1Char('+') + Wording::percent(most));
}

double ReviewModel::progress() const {
    return m_review.decisions == 0 ? 0 : double(m_review.judged) / m_review.decisions;
}

QString ReviewModel::progressText() const {
    return m_review.decisions == 0
               ? tr("Reading the game")
               : tr("%1 of %n decision(s) looked at", nullptr, m_review.decisions)
                     .arg(m_review.judged);
}

// ---- Output -------------------------------------------------------------------------------------

void ReviewModel::refresh() {
    const QList<SeatRow> seats = playing();
    QList<ReviewPlayerRow> players;
    m_turns->setTurns(turnRows());
    for (const SeatRow &seat : seats) {
        players.append(playerRow(seat));
    }
    const auto order = [](const ReviewPlayerRow &row) {
        return row.isHere ? 0 : row.isComputer ? 2 : 1;
    };
    std::stable_sort(players.begin(), players.end(),
                     [&](const auto &a, const auto &b) { return order(a) < order(b); });
    m_players->setPlayers(players);
    emit changed();
}

QList<SeatRow> ReviewModel::playing() const {
    QList<SeatRow> seats;
    for (int row = 0; m_table != nullptr && row < m_review.mistakes.size(); ++row) {
        seats.append(m_table->seats()->seat(row));
    }
    return seats;
}

QList<ReviewTurnRow> ReviewModel::turnRows() const {
    if (m_table == nullptr) {
        return {};
    }
    const QList<SeatRow> seats = playing();
    const auto chancesOf = [&seats](const QList<double> &chances) {
        QStringList parts;
        for (qsizetype player = 0; player < seats.size(); ++player) {
            parts.append(tr("%1 %2", "a player, the chance to win")
                             .arg(seats[player].name, Wording::percent(chances.value(player))));
        }
        return Wording::list(parts);
    };
    QList<ReviewTurnRow> rows;
    int age = 0;
    for (const ReviewedTurn &turn : m_review.curve) {
        ReviewTurnRow row;
        row.decision = turn.first;
        row.place = double(turn.first) / m_review.decisions;
        row.title = m_table->turnText(turn.age, turn.number);
        row.ageBegun = turn.age > age ? Wording::roman(turn.age) : QString();
        row.chances = chancesOf(turn.chances);
        rows.append(row);
        age = turn.age;
    }
    if (whole() && !m_review.end.isEmpty()) {
        ReviewTurnRow row;
        row.decision = m_review.decisions;
        row.place = 1;
        row.title = tr("The end");
        row.chances = chancesOf(m_review.end);
        rows.append(row);
    }
    return rows;
}

ReviewPlayerRow ReviewModel::playerRow(const SeatRow &seat) const {
    ReviewPlayerRow row;
    row.seat = seat.seat;
    row.name = seat.name;
    row.mark = seat.initials;
    row.color = seat.color;
    row.isHere = m_table->isHere(seat.seat);
    row.isComputer = seat.kind == QLatin1String("computer");
    for (const ReviewedTurn &turn : m_review.curve) {
        row.chances.append(turn.chances.value(seat.seat));
    }
    if (whole() && !m_review.end.isEmpty()) {
        row.chances.append(m_review.end.value(seat.seat));
    }
    row.summary = summaryOf(seat.name, row.chances);
    for (const Mistake &mistake : m_review.mistakes[seat.seat]) {
        row.mistakes.append(QVariant::fromValue(mistakeRow(seat, mistake)));
    }
    return row;
}

QString ReviewModel::summaryOf(const QString &name, const QList<double> &chances) const {
    if (chances.isEmpty()) {
        return name;
    }
    const auto said = [&](QList<double>::const_iterator at) {
        return tr("%1 (%2)", "a chance to win, when")
            .arg(Wording::percent(*at),
                 m_turns->turn(static_cast<int>(at - chances.begin())).title);
    };
    const auto [least, most] = std::minmax_element(chances.begin(), chances.end());
    return tr("%1: chance to win %2, at most %3, at least %4, in the end %5",
              "a player, chances to win: at first, ...")
        .arg(name, Wording::percent(chances.first()), said(most), said(least),
             Wording::percent(chances.last()));
}

QString ReviewModel::moveOf(const SeatRow &player, int seat, const v1::Move &move) const {
    const QString text = m_table->moveText(seat, move);
    return seat == player.seat ? text
                               : tr("%1 for %2", "what was done, the city it was done for")
                                     .arg(text, m_table->seats()->seat(seat).name);
}

MistakeRow ReviewModel::mistakeRow(const SeatRow &player, const Mistake &mistake) const {
    MistakeRow row;
    row.decision = mistake.decision;
    row.when = m_table->turnText(mistake.age, mistake.number);
    row.cost = QChar(0x2212) + Wording::percent(mistake.cost);
    row.played = moveOf(player, mistake.seat, mistake.played);
    QStringList better{moveOf(player, mistake.seat, mistake.better)};
    if (mistake.reason != QLatin1String("least")) { // does not say why it is better
        better.append(m_table->reasonText(mistake.reason));
    }
    row.better = tr("Better: %1.", "an action and why it is better, in sentences")
                     .arg(Wording::sentences(better));
    row.description = tr("%1: %2, %3 of the chance to win. %4", "when, an action, its cost, better")
                          .arg(row.when, row.played, row.cost, row.better);
    return row;
}

} // namespace mirabilia
