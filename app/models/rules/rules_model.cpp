// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/rules/rules_model.h"

#include <QRegularExpression>

#include <algorithm>

namespace mirabilia {

namespace {

QString kindName(RuleLine::Kind kind) {
    switch (kind) {
    case RuleLine::Kind::Chapter: return QStringLiteral("chapter");
    case RuleLine::Kind::Text: return QStringLiteral("text");
    case RuleLine::Kind::Sign: return QStringLiteral("sign");
    case RuleLine::Kind::Question: return QStringLiteral("question");
    case RuleLine::Kind::Picture: return QStringLiteral("picture");
    case RuleLine::Kind::Score: return QStringLiteral("score");
    }
    return {};
}

} // namespace

ChaptersModel::ChaptersModel(QObject *parent)
    : ListModel(QMetaType::fromType<ChapterRow>(), parent) {}

RulesModel::RulesModel(QObject *parent)
    : ListModel(QMetaType::fromType<RuleRow>(), parent)
    , m_chapters(new ChaptersModel(this)) {
    read();
}

void RulesModel::setGame(const QString &game) {
    if (game != m_game) {
        m_game = game;
        read();
        emit gameChanged();
    }
}

void RulesModel::setLanguage(const QString &language) {
    if (language != m_language) {
        m_language = language;
        read();
        emit languageChanged();
    }
}

void RulesModel::setChapter(const QString &chapter) {
    const bool known = std::any_of(m_lines.begin(), m_lines.end(), [&](const RuleLine &line) {
        return line.kind == RuleLine::Kind::Chapter && line.id == chapter;
    });
    const QString next = known || m_lines.isEmpty() ? chapter : m_lines.front().chapter;
    if (next != m_chapter) {
        m_chapter = next;
        refresh();
        emit chapterChanged();
    }
}

void RulesModel::setQuery(const QString &query) {
    if (query == m_query) {
        return;
    }
    m_query = query;
    static const QRegularExpression space(QStringLiteral("\\s+"));
    m_words = query.split(space, Qt::SkipEmptyParts);
    refresh();
    emit queryChanged();
}

void RulesModel::read() {
    m_lines = rulesOf(m_game, m_language);
    setChapter(m_chapter);
    refresh();
}

bool RulesModel::isFound(const RuleLine &line) const {
    return std::all_of(m_words.begin(), m_words.end(), [&line](const QString &word) {
        return line.title.contains(word, Qt::CaseInsensitive) ||
               line.text.contains(word, Qt::CaseInsensitive);
    });
}

/// The lines of a chapter to show: the hits, or all lines if only the heading matches.
QList<int> RulesModel::shownOf(int head) const {
    QList<int> all;
    QList<int> found;
    for (int line = head + 1; line < m_lines.size() && m_lines[line].chapter == m_lines[head].id;
         ++line) {
        all.append(line);
        if (isFound(m_lines[line])) {
            found.append(line);
        }
    }
    return found.isEmpty() && isFound(m_lines[head]) ? all : found;
}

void RulesModel::refresh() {
    QList<ChapterRow> chapters;
    QList<RuleRow> rows;
    for (int line = 0; line < m_lines.size(); ++line) {
        const RuleLine &head = m_lines[line];
        if (head.kind != RuleLine::Kind::Chapter) {
            continue;
        }
        const QList<int> shown = shownOf(line); // all lines if there is no search
        if (shown.isEmpty()) {
            continue;
        }
        chapters.append(
            {head.id, head.glyph, head.title, searching() ? static_cast<int>(shown.size()) : 0});
        if (searching() || head.id == m_chapter) {
            rows.append(rowOf(line));
            std::transform(shown.begin(), shown.end(), std::back_inserter(rows),
                           [this](int number) { return rowOf(number); });
        }
    }
    m_chapters->setChapters(chapters);
    assign(rows);
}

RuleRow RulesModel::rowOf(int number) const {
    const RuleLine &line = m_lines[number];
    RuleRow row{number,    kindName(line.kind), line.glyph,        line.title,
                line.text, marked(line.title),  marked(line.text), line.points,
                {}};
    if (line.kind == RuleLine::Kind::Picture) {
        QStringList names = line.id.split(u' ', Qt::SkipEmptyParts);
        const QString group = names.takeFirst();
        for (const QString &name : names) {
            row.pictures.append(group + u'/' + name);
        }
    }
    return row;
}

QString RulesModel::marked(const QString &text) const {
    if (m_words.isEmpty()) {
        return text.toHtmlEscaped();
    }
    QStringList patterns;
    std::transform(m_words.begin(), m_words.end(), std::back_inserter(patterns),
                   [](const QString &word) { return QRegularExpression::escape(word); });
    const QRegularExpression word(patterns.join(u'|'),
                                  QRegularExpression::CaseInsensitiveOption |
                                      QRegularExpression::UseUnicodePropertiesOption);
    QString result;
    qsizetype done = 0;
    for (auto hits = word.globalMatch(text); hits.hasNext();) {
        const QRegularExpressionMatch hit = hits.next();
        result += text.mid(done, hit.capturedStart() - done).toHtmlEscaped();
        result += QStringLiteral("<b><u>%1</u></b>").arg(hit.captured().toHtmlEscaped());
        done = hit.capturedEnd();
    }
    return result + text.mid(done).toHtmlEscaped();
}

} // namespace mirabilia
