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
    Q_PROPERTY(QStringList pictures MEMBER pictures)
    QML_ANONYMOUS

public:
    int line = 0;        ///< line number in the file
    QString kind;        ///< "chapter", "text", "sign", "question", "picture", "score"
    QString glyph;       ///< as in resources/icons
    QString title;       ///< plain text, for screen readers
    QString text;        ///< plain text
    QString markedTitle; ///< styled text with search hits bold and underlined
    QString markedText;
    int points = 0;       ///< of kind "score"
    QStringList pictures; ///< of kind "picture": "card/altar", as the image providers have them
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
    int hits = 0; ///< lines found in it; 0 without a search
};

/// The chapters of a game's rules; during a search, those with hits.
class ChaptersModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("RulesModel.chapters")

public:
    explicit ChaptersModel(QObject *parent = nullptr);
    void setChapters(const QList<ChapterRow> &rows) { assign(rows); }
};

/// The lines of one chapter of a game's rules; during a search, the lines of all chapters that
/// contain every search word, under their chapter headings.
class RulesModel : public mirabilia::ListModel {
    Q_OBJECT
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// As Settings::effectiveLanguage.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The open chapter; one the game does not have selects the first.
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
