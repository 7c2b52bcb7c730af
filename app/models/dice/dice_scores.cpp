// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_scores.h"

namespace mirabilia {

QList<ScoreCategory> DiceScores::categories() const {
    QList<ScoreCategory> list;
    for (const QString &building : DiceFacts::buildings()) {
        if (building != QLatin1String("warehouse")) { // it brings no points
            const QString title = building == QLatin1String("wonder")
                                      ? m_adapter.words().building(building)
                                      : m_adapter.words().buildingHead(building, {});
            list.append({building, title, m_adapter.words().building(building),
                         DiceWording::buildingGlyph(building),
                         DiceWording::buildingFamily(building)});
        }
    }
    return list;
}

QList<PlayerPoints> DiceScores::players() const {
    QList<PlayerPoints> players;
    const QList<ScoreCategory> known = categories();
    for (const v1::PlayerScore &score : m_adapter.view().scores()) {
        const auto seat = static_cast<int>(score.seat());
        PlayerPoints player = pointsAt(m_adapter.view(), score, known);
        player.name = m_adapter.nameOf(seat);
        player.color = m_adapter.colorOf(seat);
        player.board =
            boardAt(m_adapter.view(), score, m_adapter.words().city(m_adapter.board(seat)));
        player.lines = linesOf(score);
        players.append(player);
    }
    return players;
}

QList<ScoreLine> DiceScores::linesOf(const v1::PlayerScore &score) const {
    QList<ScoreLine> lines;
    for (const v1::ScoreLine &line : score.lines()) {
        lines.append({QString::fromStdString(line.category()),
                      lineText(static_cast<int>(score.seat()), line),
                      line.points(),
                      {}});
    }
    return lines;
}

QString DiceScores::lineText(int seat, const v1::ScoreLine &line) const {
    if (line.kind() == "agora_first") {
        return tr("The first complete Agora");
    }
    const QString cell = m_adapter.cellName(seat, QString::fromStdString(line.source()));
    return line.count() > 1
               ? tr("%1, for %n space(s)", "a space that counts spaces", line.count()).arg(cell)
               : cell;
}

} // namespace mirabilia
