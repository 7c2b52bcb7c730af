// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/card_painter.h"
#include "app/render/svg_art.h"
#include "resources/i18n/languages.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace mirabilia::tests {

inline const QStringList languages = [] {
    QStringList ids;
    for (const Language &each : mirabilia::languages) {
        ids.append(QString::fromUtf8(each.id));
    }
    return ids;
}();

/// The rules data as they are in the sources.
inline QJsonObject rulesOf(const char *game) {
    QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/data/%1.json").arg(game));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// A line of signs in words, as the faces mean them.
inline QString told(const QList<render::Mark> &marks) {
    QStringList words;
    for (const render::Mark &mark : marks) {
        const QString word =
            mark.kind == render::Mark::Kind::Card    ? QLatin1String(render::keyOf(mark.family))
            : mark.kind == render::Mark::Kind::Slash ? QStringLiteral("/")
            : mark.kind == render::Mark::Kind::Times ? QStringLiteral("x")
            : mark.kind == render::Mark::Kind::Price ? QStringLiteral("pay:") + mark.text
                                                     : mark.text;
        words.append(mark.own ? word + u'!' : word);
    }
    return words.join(u' ');
}

/// The texts that leave `page` or are too small to read; a face without any text is a fault too.
inline QStringList misplaced(const QList<render::TextBox> &texts, const QRectF &page) {
    constexpr qreal smallest = 9;
    QStringList faults;
    for (const render::TextBox &text : texts) {
        if (!page.contains(text.ink) || text.size < smallest)
            faults += text.text;
    }
    return texts.isEmpty() ? QStringList{QStringLiteral("no text")} : faults;
}

/// Those of the paths where no picture is that can be drawn.
inline QStringList missing(const QStringList &paths) {
    QStringList faults;
    for (const QString &path : paths) {
        if (!render::artExists(path))
            faults += path.isEmpty() ? QStringLiteral("nothing") : path;
    }
    return faults;
}

} // namespace mirabilia::tests
