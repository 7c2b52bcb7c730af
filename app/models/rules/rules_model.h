// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/rules/rules_text.h"

namespace mirabilia {

struct RuleRow {
    Q_GADGET
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString markedTitle MEMBER markedTitle)
    Q_PROPERTY(QString markedText MEMBER markedText)
    Q_PROPERTY(int points MEMBER points)
    QML_ANONYMOUS

public:
    int line = 0;        ///< number in the file
    QString kind;        ///< "chapter", "text", "sign", "question", "score"
    QString glyph;       ///< as in resources/icons
    QString title;       ///< plain, for screen readers
    QString text;        ///< plain too
    QString markedTitle; ///< styled text: what was searched for is bold and underlined
    QString markedText;
    int points = 0; ///< of kind "score"
};

struct ChapterRow {
    Q_GADGET
    Q_PROPERTY(QString chapter MEMBER chapter)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int hits MEMBER hits)
    QML_ANONYMOUS

public:
    QString chapter;
    QString glyph;
    QString title;
    int hits = 0; ///< lines that the search finds in it; 0 while nothing is searched for
};

/// The chapters of a game's rules; while something is searched for, those where it is found.
class ChaptersModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("RulesModel.chapters")

public:
    explicit ChaptersModel(QObject *parent = nullptr);
    void setChapters(const QList<ChapterRow> &rows) { assign(rows); }
};

/// The lines of one chapter of a game's rules, or, while something is searched for, those lines of
/// all chapters where every word of it is found, under the heads of their chapters.
class RulesModel : public mirabilia::ListModel {
    Q_OBJECT
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// As Settings::effectiveLanguage.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// Which is read; one that the game does not have: its first.
    Q_PROPERTY(QString chapter READ chapter WRITE setChapter NOTIFY chapterChanged FINAL)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    Q_PROPERTY(bool searching READ searching NOTIFY queryChanged FINAL)
    Q_PROPERTY(mirabilia::ChaptersModel *chapters READ chapters CONSTANT FINAL)
    QML_ELEMENT

public:
    explicit RulesModel(QObject *parent = nullptr);

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);
    [[nodiscard]] QString chapter() const { return m_chapter; }
    void setChapter(const QString &chapter);
    [[nodiscard]] QString query() const { return m_query; }
    void setQuery(const QString &query);
    [[nodiscard]] bool searching() const { return !m_words.isEmpty(); }
    [[nodiscard]] ChaptersModel *chapters() const { return m_chapters; }

signals:
    void gameChanged();
    void languageChanged();
    void chapterChanged();
    void queryChanged();

private:
    void read();
    void refresh();
    [[nodiscard]] bool isFound(const RuleLine &line) const;
    [[nodiscard]] QString marked(const QString &text) const;
    [[nodiscard]] RuleRow rowOf(int number) const;
    [[nodiscard]] QList<int> shownOf(int head) const;

    QString m_game = QStringLiteral("classic");
    QString m_language = QStringLiteral("en");
    QString m_chapter;
    QString m_query;
    QStringList m_words; ///< of the query
    QList<RuleLine> m_lines;
    ChaptersModel *m_chapters;
};

} // namespace mirabilia
