// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_scores.h"

namespace mirabilia {

QList<ScoreCategory> DuelScores::categories() {
    const auto category = [](const char *id, const QString &title, const QString &name,
                             const char *glyph, const char *family) {
        return ScoreCategory{QString::fromLatin1(id), title, name, QString::fromLatin1(glyph),
                             QString::fromLatin1(family)};
    };
    return {
        category("civilian", tr("Blue"), tr("Blue cards"), "civilian", "civilian"),
        category("science", tr("Green"), tr("Green cards"), "scientific", "scientific"),
        category("commerce", tr("Yellow"), tr("Yellow cards"), "commercial", "commercial"),
        category("guilds", tr("Guilds"), tr("Guilds"), "guild", "guild"),
        category("wonders", tr("Wonders"), tr("Wonders"), "wonder", "wonder"),
        category("progress", tr("Progress"), tr("Progress tokens"), "progress", "scientific"),
        category("treasury", tr("Coins"), tr("Coins"), "coin", ""),
        category("military", tr("Military"), tr("Military"), "military", "military"),
    };
}

QList<PlayerPoints> DuelScores::players() const {
    QList<PlayerPoints> players;
    for (const v1::PlayerScore &score : m_adapter.view().scores()) {
        const auto seat = static_cast<int>(score.seat());
        PlayerPoints player = pointsAt(m_adapter.view(), score, categories());
        player.name = m_adapter.nameOf(seat);
        player.color = m_adapter.colorOf(seat);
        player.lines = linesOf(score);
        players.append(player);
    }
    return players;
}

QList<ScoreLine> DuelScores::linesOf(const v1::PlayerScore &score) const {
    QList<ScoreLine> lines;
    for (const v1::ScoreLine &line : score.lines()) {
        lines.append({QString::fromStdString(line.category()), lineText(line), line.points(),
                      line.kind() == "card" ? QString::fromStdString(line.source()) : QString()});
    }
    return lines;
}

QString DuelScores::lineText(const v1::ScoreLine &line) const {
    if (line.kind() == "coins") {
        return tr("%n coin(s), a point for every three", nullptr, line.count());
    }
    if (line.kind() == "pawn") {
        return tr("The pawn stands %n step(s) from the middle", nullptr, line.count());
    }
    const QString name = m_adapter.words().name(line.source());
    return line.count() > 1 ? tr("%1, %2 times", "a card and how often it counts")
                                  .arg(name, QString::number(line.count()))
                            : name;
}

} // namespace mirabilia
