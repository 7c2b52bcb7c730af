// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/rows_on_demand.h"
#include "app/models/scorepad/score_words.h"
#include "scorer/import.h"

#include <QList>

#include <utility>
#include <vector>

namespace mirabilia {

/// A game in the preview of an import.
struct ImportRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString boxName MEMBER boxName)
    Q_PROPERTY(QString scores MEMBER scores)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(bool isKnown MEMBER isKnown)
    QML_ANONYMOUS

public:
    int number = 0;
    QString title; ///< date and place or the name in the file
    QString boxName;
    QString scores; ///< "Ada 54, Bo 51", best first
    bool isChosen = true;
    bool isKnown = false; ///< the history has this game already
};

/// Something in the file that was not understood or cannot be right.
struct ImportNote {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool isUnread MEMBER isUnread)
    QML_ANONYMOUS

public:
    int number = 0;
    int line = 0;          ///< of the file; 0: none in particular
    QString where;         ///< "Game 3, Ada, Science"
    QString text;          ///< one sentence
    bool isUnread = false; ///< else it was read, but cannot be right
};

/// A column of the file, and what it was taken for.
struct ImportColumn {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString head MEMBER head)
    Q_PROPERTY(QString meaning MEMBER meaning)
    Q_PROPERTY(QString cells MEMBER cells)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    QML_ANONYMOUS

public:
    int number = 0;
    QString head;          ///< as the file has it
    QString meaning;       ///< see scorer::meaningsFor
    QString cells;         ///< the first few, in one line
    bool isChosen = false; ///< by the person, now or for an earlier file
};

/// The games of a file, and which of them are to be taken.
class ImportModel : public mirabilia::RowsOnDemand {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreTransfer.games")

public:
    explicit ImportModel(const ScoreWords &words, QObject *parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_sheets.size()); }
    /// Those that are known already are not chosen.
    void setGames(std::vector<scorer::Sheet> sheets, std::vector<bool> known);
    [[nodiscard]] ImportRow game(int number) const;
    /// The sheet as it will be kept: `{players, boards, rows, totals, ranks}`; rows are a list of
    /// `{name, glyph, family, values}`, everything else texts in the order of the seats. Empty
    /// lists if there is no such game.
    Q_INVOKABLE [[nodiscard]] QVariantMap table(int number) const;
    void choose(int number, bool chosen);
    void chooseAll(bool chosen);
    [[nodiscard]] int chosen() const { return m_chosenCount; }
    [[nodiscard]] std::vector<scorer::Sheet> chosenSheets() const;

protected:
    [[nodiscard]] QVariant row(int number) const override {
        return QVariant::fromValue(game(number));
    }

private:
    ScoreWords m_words;
    std::vector<scorer::Sheet> m_sheets;
    std::vector<bool> m_known;
    std::vector<bool> m_chosen;
    int m_chosenCount = 0;
};

/// How it was read where that is not plain, then what was not understood in it, or cannot be right,
/// by line.
class ImportNotesModel : public mirabilia::RowsOnDemand {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreTransfer.notes")

public:
    explicit ImportNotesModel(const ScoreWords &words, QObject *parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_findings.size()); }
    void setNotes(std::vector<scorer::LocatedFinding> findings);
    [[nodiscard]] ImportNote note(int number) const;

protected:
    [[nodiscard]] QVariant row(int number) const override {
        return QVariant::fromValue(note(number));
    }

private:
    ScoreWords m_words;
    std::vector<scorer::LocatedFinding> m_findings;
};

/// The columns of a file that is a table; none: it is no table.
class ImportColumnsModel : public mirabilia::RowsOnDemand {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreTransfer.columns")

public:
    explicit ImportColumnsModel(QObject *parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_columns.size()); }
    void setColumns(std::vector<scorer::ReadColumn> columns);
    [[nodiscard]] const std::vector<scorer::ReadColumn> &columns() const { return m_columns; }
    [[nodiscard]] ImportColumn column(int number) const;
    /// What a column can be taken for, in words.
    [[nodiscard]] static QString meaningText(const std::string &meaning);
    /// A column in words; one of no meaning by its head.
    [[nodiscard]] static QString columnName(const std::string &meaning);

protected:
    [[nodiscard]] QVariant row(int number) const override {
        return QVariant::fromValue(column(number));
    }

private:
    std::vector<scorer::ReadColumn> m_columns;
};

} // namespace mirabilia
