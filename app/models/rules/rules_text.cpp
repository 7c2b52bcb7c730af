// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/rules/rules_text.h"

#include <QFile>
#include <QStringList>

#include <optional>

namespace mirabilia {

namespace {

/// The parts of a line after its marker.
QStringList partsOf(QStringView line) {
    QStringList parts;
    for (const QStringView part : line.mid(1).split(u'|')) {
        parts.append(part.trimmed().toString());
    }
    return parts;
}

std::optional<RuleLine> readLine(QStringView line, const QString &chapter) {
    using Kind = RuleLine::Kind;
    const QStringList parts = partsOf(line);
    const qsizetype count = parts.size();
    switch (line.front().unicode()) {
    case u'%': return {};
    case u'#':
        return count != 3 ? std::optional<RuleLine>()
                          : RuleLine{Kind::Chapter, parts[0], parts[0], parts[1], parts[2], {}, 0};
    case u'-':
        return count != 3 ? std::optional<RuleLine>()
                          : RuleLine{Kind::Sign, chapter, {}, parts[0], parts[1], parts[2], 0};
    case u'!':
        return count != 3 ? std::optional<RuleLine>()
                          : RuleLine{Kind::Picture, chapter, parts[0] + u' ' + parts[1], {}, {},
                                     parts[2],      0};
    case u'?':
        return count != 2 ? std::optional<RuleLine>()
                          : RuleLine{Kind::Question, chapter, {}, {}, parts[0], parts[1], 0};
    case u'=':
        return count != 3
                   ? std::optional<RuleLine>()
                   : RuleLine{Kind::Score, chapter, parts[0], {}, {}, parts[1], parts[2].toInt()};
    default: return RuleLine{Kind::Text, chapter, {}, {}, {}, line.toString(), 0};
    }
}

} // namespace

QList<RuleLine> readRules(QStringView text) {
    QList<RuleLine> lines;
    QString chapter;
    for (const QStringView each : text.split(u'\n')) {
        const QStringView line = each.trimmed();
        const std::optional<RuleLine> read =
            line.isEmpty() ? std::nullopt : readLine(line, chapter);
        if (read.has_value()) {
            chapter = read->chapter;
            lines.append(*read);
        }
    }
    return lines;
}

namespace {

QList<RuleLine> read(const QString &folder, const QString &game, const QString &language) {
    for (const QString &each : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/%1/%2.%3.txt").arg(folder, game, each));
        if (file.open(QIODevice::ReadOnly)) {
            return readRules(QString::fromUtf8(file.readAll()));
        }
    }
    return {};
}

} // namespace

QList<RuleLine> rulesOf(const QString &game, const QString &language) {
    return read(QStringLiteral("rules"), game, language);
}

QList<RuleLine> practiceOf(const QString &game, const QString &language) {
    return read(QStringLiteral("practice"), game, language);
}

} // namespace mirabilia
