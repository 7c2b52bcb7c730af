// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/palette.h"
#include "app/render/score_drawing.h"

namespace mirabilia::tests {

/// A sheet of the classic game in a language, with long, accented and foreign names, best first.
inline render::ScoreDrawing exampleScore(const QString &language, int players) {
    using render::ScoreDrawing;
    const bool han = language != QLatin1String("en");
    const QStringList names{QStringLiteral("Ada"),
                            QStringLiteral("Maximiliane von Hohenfels"),
                            QStringLiteral("\u5c0f\u6797\u3055\u304f\u3089"),
                            QStringLiteral("Zo\u00eb \u00c5ngstr\u00f6m"),
                            QStringLiteral("\u6b27\u9633\u9752\u5c71"),
                            QStringLiteral("Wilhelmina Wittgenstein"),
                            QStringLiteral("Bo"),
                            QStringLiteral("Finn")};
    const QStringList cities =
        han ? QStringList{QStringLiteral("\u5409\u8428 A"),
                          QStringLiteral("\u54c8\u5229\u5361\u7eb3\u82cf\u65af B")}
            : QStringList{QStringLiteral("Giza A"), QStringLiteral("Halicarnassus B")};
    ScoreDrawing drawing;
    drawing.title = QStringLiteral("7 Wonders");
    drawing.poster = QStringLiteral("giza-a");
    drawing.fallback = QStringLiteral("game-classic");
    drawing.subtitle = han ? QStringLiteral("2025\u5e743\u67081\u65e5 \u00b7 \u4eac\u90fd")
                           : QStringLiteral("Saturday, 1 March 2025 \u00b7 Graz");
    drawing.result = han ? QStringLiteral("Ada\u4ee558\u5206\u83b7\u80dc")
                         : QStringLiteral("Ada wins with 58 points");
    drawing.totalName = han ? QStringLiteral("\u603b\u5206") : QStringLiteral("Total");
    for (int i = 0; i < players; ++i) {
        const QString rank =
            han ? QStringLiteral("\u7b2c%1\u540d").arg(i + 1) : QStringLiteral("%1.").arg(i + 1);
        drawing.players.append(
            {names[i], cities[i % 2], rank, QString::number(58 - 3 * i), i == 0});
    }
    struct Look {
        const char *name;
        const char *glyph;
        render::Family family;
    };
    const Look looks[]{{"Military", "military", render::Family::Military},
                       {"Treasury", "coin", render::Family::Unknown},
                       {"Wonder", "wonder", render::Family::Wonder},
                       {"Civilian", "civilian", render::Family::Civilian},
                       {"Science", "scientific", render::Family::Scientific},
                       {"Commerce", "commercial", render::Family::Commercial},
                       {"Guilds", "guild", render::Family::Guild}};
    int shift = 0;
    for (const Look &look : looks) {
        ScoreDrawing::Category category;
        category.name = QString::fromLatin1(look.name);
        category.glyph = QString::fromLatin1(look.glyph);
        if (look.family != render::Family::Unknown) {
            category.colour = QColor(render::look(look.family).colour);
        }
        for (int i = 0; i < players; ++i) {
            const int points = (shift * 5 + i * 7) % 27;
            category.values.append({QString::number(points), points == 26, points});
        }
        drawing.categories.append(category);
        ++shift;
    }
    return drawing;
}

} // namespace mirabilia::tests
