// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/rows_on_demand.h"
#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"

namespace mirabilia {

class Catalogue;
class SheetEditor;

/// A kept sheet in the list.
struct HistoryRow {
    Q_GADGET
    Q_PROPERTY(QString sheetId MEMBER sheetId)
    Q_PROPERTY(QString box MEMBER box)
    Q_PROPERTY(QString boxName MEMBER boxName)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString dateText MEMBER dateText)
    Q_PROPERTY(QString place MEMBER place)
    Q_PROPERTY(QString edition MEMBER edition)
    Q_PROPERTY(QString scores MEMBER scores)
    Q_PROPERTY(QString winner MEMBER winner)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int minutes MEMBER minutes)
    Q_PROPERTY(bool isFinished MEMBER isFinished)
    Q_PROPERTY(QString origin MEMBER origin)
    Q_PROPERTY(QString notes MEMBER notes)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString sheetId;
    QString box; ///< "classic", "duel", "dice"
    QString boxName;
    QString title;    ///< who played: "Ada, Bo and Cy"
    QString dateText; ///< in words; empty: not known
    QString place;
    QString edition; ///< in words; empty: not known, or there is one only
    QString scores;  ///< "Ada 54, Bo 51, Cy 48", best first
    QString winner;  ///< "Ada wins with 54"; empty while it is being written
    int players = 0;
    int minutes = 0; ///< 0: not known
    bool isFinished = false;
    QString origin; ///< "pad", "table", "import"
    QString notes;
    QString description; ///< accessible name
};

/// The history: sheets being written first, then the newest game first. A sheet is read when its
/// row is looked at.
class ScoreHistoryModel : public mirabilia::RowsOnDemand {
    Q_OBJECT
    /// Only sheets in which every word occurs: names, place, date, wonder, notes.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
    /// Only sheets of this edition, one of `editions`; empty: all.
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY searchChanged FINAL)
    /// See ScoreWords::editions.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY totalChanged FINAL)
    /// Sheets in all, whatever is searched for.
    Q_PROPERTY(int total READ total NOTIFY totalChanged FINAL)
    /// The sheet that was written last of those still being written; empty: none.
    Q_PROPERTY(QString unfinished READ unfinished NOTIFY totalChanged FINAL)
    /// The sheet that somebody reads, whether it is listed or not; empty: none.
    Q_PROPERTY(QString chosen READ chosen WRITE choose NOTIFY chosenChanged FINAL)
    /// What stands on it: `{box, boxName, title, dateText, winner, place, minutes, edition, addOns,
    /// notes, isFinished, rows: [{rowId, name, glyph, family}], players: [{name, color, wonder,
    /// wonderName, side, rank, rankText, isWinner, total, values: [text]}]}`, the players best
    /// first; undefined where there is none.
    Q_PROPERTY(QVariant facts READ facts NOTIFY factsChanged FINAL)
    /// A deleted sheet can be brought back, or a corrected one as it was.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged FINAL)
    /// "Deleted: Ada, Bo and Cy", "Corrected: Ada, Bo and Cy", "Renamed: Ann is Anna now"
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.history")

public:
    ScoreHistoryModel(ScoreServices &services, ScoreIndex &index, const Catalogue &catalogue,
                      QObject *parent = nullptr);

    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] QString edition() const { return m_edition; }
    void setEdition(const QString &edition);
    [[nodiscard]] QVariantList editions() const;
    [[nodiscard]] int total() const { return static_cast<int>(m_index.entries().size()); }
    [[nodiscard]] QString unfinished() const;
    [[nodiscard]] QString chosen() const { return m_chosen; }
    void choose(const QString &sheetId);
    [[nodiscard]] QVariant facts() const { return m_facts; }
    [[nodiscard]] bool canUndo() const { return !m_undoable.isEmpty(); }
    [[nodiscard]] QString undoText() const;

    /// Which sheet a row is of, without reading it; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString sheetIdAt(int row) const;
    /// Where a sheet is listed; -1: it is not.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &sheetId) const;
    /// Deletes a sheet.
    Q_INVOKABLE void remove(const QString &sheetId);
    /// Takes the latest deletion or correction back; gives the sheet that it was of.
    Q_INVOKABLE QString undo();
    /// A correction of this sheet is over: if it is another one now, `undo` brings it back.
    void noteCorrection(const KeptSheet &before);
    /// Somebody has another name; `undo` asks for the old one.
    void noteRenaming(const Renaming &done);
    /// The history is another one: nothing here is of it.
    void forgetUndo();

    /// Everything anew, in the language in use.
    void retranslate();

signals:
    void searchChanged();
    /// A sheet has come or gone, or is another one now.
    void totalChanged();
    void chosenChanged();
    void factsChanged();
    void undoChanged();
    /// Whoever has this sheet lays it down before it is deleted.
    void aboutToRemove(const QString &sheetId);
    /// A correction was taken back.
    void restored(const QString &sheetId);
    /// A renaming is to be taken back.
    void nameWantedBack(const mirabilia::Renaming &renaming);
    /// One sentence.
    void failed(const QString &why);

protected:
    [[nodiscard]] QVariant row(int number) const override;

private:
    struct Undoable {
        KeptSheet before;
        bool deleted = false;                  ///< else corrected
        std::optional<Renaming> renaming = {}; ///< instead of a sheet
    };

    [[nodiscard]] HistoryRow rowFor(const KeptSheet &kept) const;
    [[nodiscard]] HistoryRow unreadable(const SheetEntry &entry) const;
    [[nodiscard]] bool isWanted(const SheetEntry &entry) const;
    [[nodiscard]] QVariantMap describe(const KeptSheet &kept) const;
    [[nodiscard]] QVariantMap describePlayer(const SheetEditor &editor, std::size_t column,
                                             const scorer::Place &place) const;
    void readChosen();
    /// The rows anew, for what is searched or listed is something else.
    void list();
    void follow(const ScoreIndex::Entry &before, const ScoreIndex::Entry &now);

    ScoreServices &m_services;
    ScoreIndex &m_index;
    ScoreWords m_words;
    QString m_search;
    QString m_edition;
    QString m_chosen;
    QVariant m_facts;
    std::vector<std::vector<std::string>> m_wanted; ///< of each list one must occur
    std::vector<ScoreIndex::Entry> m_rows;
    QList<Undoable> m_undoable; ///< the latest one last
};

} // namespace mirabilia
