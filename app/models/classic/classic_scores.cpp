// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_scores.h"

#include "app/models/classic/classic_wording.h"
#include "app/models/common/catalogue.h"

namespace mirabilia {

QList<ScoreCategory> ClassicScores::categories() {
    const auto category = [](const char *id, const QString &title, const QString &name,
                             const char *glyph, const char *family) {
        return ScoreCategory{QString::fromLatin1(id), title, name, QString::fromLatin1(glyph),
                             QString::fromLatin1(family)};
    };
    return {
        category("military", tr("Military"), tr("Military conflicts"), "military", "military"),
        category("treasury", tr("Treasury"), tr("Treasury"), "coin", ""),
        category("wonders", tr("Wonder"), tr("Wonder"), "wonder", "wonder"),
        category("civilian", tr("Civilian"), tr("Civilian structures"), "civilian", "civilian"),
        category("science", tr("Science"), tr("Scientific structures"), "scientific", "scientific"),
        category("commerce", tr("Commerce"), tr("Commercial structures"), "commercial",
                 "commercial"),
        category("guilds", tr("Guilds"), tr("Guilds"), "guild", "guild"),
    };
}

QList<PlayerPoints> ClassicScores::players() const {
    QList<PlayerPoints> players;
    for (const v1::PlayerScore &score : m_adapter.view().scores()) {
        const auto seat = static_cast<int>(score.seat());
        PlayerPoints player = pointsAt(m_adapter.view(), score, categories());
        player.name = m_adapter.nameOf(seat);
        player.color = m_adapter.colorOf(seat);
        player.board = boardAt(m_adapter.view(), score, m_adapter.shortBoard(seat));
        player.lines = linesOf(score);
        players.append(player);
    }
    return players;
}

QList<ScoreLine> ClassicScores::linesOf(const v1::PlayerScore &score) const {
    QList<ScoreLine> lines;
    for (const v1::ScoreLine &line : score.lines()) {
        const bool card = line.kind() == "card" || line.kind() == "copied_guild";
        lines.append({QString::fromStdString(line.category()), lineText(line), line.points(),
                      card ? QString::fromStdString(line.source()) : QString()});
    }
    return lines;
}

QString ClassicScores::lineText(const v1::ScoreLine &line) const {
    const QString source = QString::fromStdString(line.source());
    const QString card = m_adapter.catalogue().name(source);
    const std::string &kind = line.kind();
    if (kind == "stage") {
        return tr("Stage %1").arg(source);
    }
    if (kind == "token") {
        return source.startsWith(QLatin1Char('-'))
                   ? tr("%n defeat token(s)", nullptr, line.count())
                   : tr("%n victory token(s) of %1", nullptr, line.count()).arg(source);
    }
    if (kind == "coins") {
        return tr("%n coin(s), a point for every three", nullptr, line.count());
    }
    if (kind == "squares") {
        return tr("%1: %2 times %2")
            .arg(m_adapter.catalogue().name(QStringLiteral("symbol.") + source),
                 QString::number(line.count()));
    }
    if (kind == "sets") {
        return tr("%n set(s) of three different symbols", nullptr, line.count());
    }
    if (kind == "wild") {
        return tr("Free symbol counted as %1")
            .arg(m_adapter.catalogue().name(QStringLiteral("symbol.") + source));
    }
    if (kind == "copied_guild") {
        return tr("%1, copied from a neighbour").arg(card);
    }
    return line.count() > 1 ? tr("%1, %2 times", "a card and how often it counts")
                                  .arg(card, QString::number(line.count()))
                            : card;
}

} // namespace mirabilia
