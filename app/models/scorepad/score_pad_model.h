// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/cell_keys.h"
#include "app/models/scorepad/fresh_sheets.h"
#include "app/models/scorepad/open_helper.h"
#include "app/models/scorepad/score_helper_model.h"
#include "app/models/scorepad/score_pad_lists.h"
#include "app/models/scorepad/sheet_keeper.h"
#include "app/models/scorepad/sheet_view.h"

#include <QObject>

#include <functional>
#include <memory>

namespace mirabilia {

class Catalogue;

/// The sheet that is being written: players as columns in seat order, categories as rows.
///
/// Every key is kept at once through PadServices; every entry can be undone. What is typed
/// belongs to the current cell until somebody goes on. What cannot be right gets a mark with one
/// sentence; only a digit that no sheet of the box could hold is not written, which its cell tells.
class ScorePadModel : public QObject {
    Q_OBJECT
    /// A sheet lies on the pad.
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY sheetChanged FINAL)
    Q_PROPERTY(QString sheetId READ sheetId NOTIFY sheetChanged FINAL)
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString box READ box NOTIFY sheetChanged FINAL)
    Q_PROPERTY(QString boxName READ boxName NOTIFY sheetChanged FINAL)
    /// A sheet of the history is being corrected.
    Q_PROPERTY(bool isCorrection READ isCorrection NOTIFY sheetChanged FINAL)

    Q_PROPERTY(mirabilia::PadPlayersModel *players READ players CONSTANT FINAL)
    Q_PROPERTY(mirabilia::PadRowsModel *rows READ rows CONSTANT FINAL)
    Q_PROPERTY(mirabilia::PadCellsModel *cells READ cells CONSTANT FINAL)
    Q_PROPERTY(mirabilia::PadFindingsModel *findings READ findings CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ScoreHelperModel *helper READ helper CONSTANT FINAL)

    Q_PROPERTY(int playerCount READ playerCount NOTIFY changed FINAL)
    Q_PROPERTY(bool canAddPlayer READ canAddPlayer NOTIFY changed FINAL)
    Q_PROPERTY(bool canRemovePlayer READ canRemovePlayer NOTIFY changed FINAL)
    /// Rows that can be shown or not: a list of `{rowId, name, shown, fixed, expansion}`; fixed: it
    /// holds values and cannot be hidden; expansion: not the coins or the totals of paper.
    Q_PROPERTY(QVariantList optionalRows READ optionalRows NOTIFY changed FINAL)
    /// A Duel with Agora, which may be won by political supremacy.
    Q_PROPERTY(bool senateMayDecide READ senateMayDecide NOTIFY changed FINAL)
    /// Wonders to choose from, those of expansions last: a list of `{id, name}`; empty for Duel and
    /// Dice.
    Q_PROPERTY(QVariantList wonders READ wonders NOTIFY sheetChanged FINAL)
    /// Names of the seat colours.
    Q_PROPERTY(QStringList palette READ palette CONSTANT FINAL)

    /// The current cell.
    Q_PROPERTY(int column READ column NOTIFY currentChanged FINAL)
    Q_PROPERTY(int row READ row NOTIFY currentChanged FINAL)
    /// "Ada, Science": what the keypad writes to.
    Q_PROPERTY(QString currentTitle READ currentTitle NOTIFY currentChanged FINAL)
    /// What is said about the current cell; empty: nothing.
    Q_PROPERTY(QString currentMark READ currentMark NOTIFY currentChanged FINAL)
    /// That so much is seldom seen there; empty: it is not.
    Q_PROPERTY(QString currentSeldom READ currentSeldom NOTIFY currentChanged FINAL)
    /// The minus key means something in the current cell.
    Q_PROPERTY(bool mayBeNegative READ mayBeNegative NOTIFY currentChanged FINAL)
    /// The current cell has a helper.
    Q_PROPERTY(bool hasHelper READ hasHelper NOTIFY currentChanged FINAL)
    /// How the value of the current cell came about: a list of `{text, points, card}`.
    Q_PROPERTY(QVariantList currentSteps READ currentSteps NOTIFY currentChanged FINAL)

    /// The next digit replaces what stands in the current cell; else it goes behind it.
    Q_PROPERTY(bool isFresh READ isFresh NOTIFY currentChanged FINAL)
    /// "3+5+2 = 10", while a sum is typed; empty: none is.
    Q_PROPERTY(QString sumText READ sumText NOTIFY currentChanged FINAL)
    /// The one rule of going on, in a sentence.
    Q_PROPERTY(QString goingOn READ goingOn NOTIFY currentChanged FINAL)
    /// Figures that are typed into the current cell can be counts: the glyph and the words of the
    /// key for that; empty: they are points.
    Q_PROPERTY(QString countGlyph READ countGlyph NOTIFY currentChanged FINAL)
    Q_PROPERTY(QString countName READ countName NOTIFY currentChanged FINAL)
    /// What they would be then or, after that key, are: "Coins 14: 4 points".
    Q_PROPERTY(QString countText READ countText NOTIFY currentChanged FINAL)
    /// There is a keyboard, so that its keys are named there; else there are the glyphs of the pad.
    Q_PROPERTY(bool namesKeys READ namesKeys WRITE setNamesKeys NOTIFY currentChanged FINAL)

    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    /// Undo takes something in the open helper back; the sheet is as it was.
    Q_PROPERTY(bool canUndoInHelper READ canUndoInHelper NOTIFY changed FINAL)
    /// "Ada leads with 54", "Ada and Bo share the victory"; empty before the first entry.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// Cells that nobody has filled in yet, optional rows aside; none after a supremacy in Duel,
    /// which needs no points.
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    /// Why the last key is not safe on disk, in one sentence; empty while all is kept.
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY changed FINAL)

    /// "2025-03-01", or as written.
    Q_PROPERTY(QString date READ date WRITE setDate NOTIFY changed FINAL)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    /// 0: not known.
    Q_PROPERTY(int minutes READ minutes WRITE setMinutes NOTIFY changed FINAL)
    /// As written.
    Q_PROPERTY(QString edition READ edition WRITE setEdition NOTIFY changed FINAL)
    /// Of which edition the box of 7 Wonders is: "1", "2", or empty where nobody knows. What is
    /// written in other words stays until another one is chosen.
    Q_PROPERTY(QString boxEdition READ boxEdition WRITE setBoxEdition NOTIFY changed FINAL)
    /// In words, further ones than the optional rows tell.
    Q_PROPERTY(QString addOns READ addOns WRITE setAddOns NOTIFY changed FINAL)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.pad")

public:
    ScorePadModel(PadServices &services, const ScoreRules &rules, const Catalogue &catalogue,
                  QObject *parent = nullptr);
    ~ScorePadModel() override;

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString sheetId() const;
    [[nodiscard]] QString box() const;
    [[nodiscard]] QString boxName() const;
    [[nodiscard]] bool isCorrection() const;
    [[nodiscard]] PadPlayersModel *players() const { return m_players; }
    [[nodiscard]] PadRowsModel *rows() const { return m_rows; }
    [[nodiscard]] PadCellsModel *cells() const { return m_cells; }
    [[nodiscard]] PadFindingsModel *findings() const { return m_findings; }
    [[nodiscard]] ScoreHelperModel *helper() const { return m_helper; }
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] bool canAddPlayer() const;
    [[nodiscard]] bool canRemovePlayer() const;
    [[nodiscard]] QVariantList optionalRows() const;
    [[nodiscard]] bool senateMayDecide() const;
    [[nodiscard]] QVariantList wonders() const;
    [[nodiscard]] QStringList palette() const;
    [[nodiscard]] int column() const;
    [[nodiscard]] int row() const;
    [[nodiscard]] QString currentTitle() const;
    [[nodiscard]] QString currentMark() const;
    [[nodiscard]] QString currentSeldom() const;
    [[nodiscard]] bool mayBeNegative() const;
    [[nodiscard]] bool hasHelper() const;
    [[nodiscard]] QVariantList currentSteps() const;
    [[nodiscard]] bool isFresh() const;
    [[nodiscard]] QString sumText() const;
    [[nodiscard]] QString goingOn() const;
    [[nodiscard]] QString countGlyph() const;
    [[nodiscard]] QString countName() const;
    [[nodiscard]] QString countText() const;
    [[nodiscard]] bool namesKeys() const { return m_namesKeys; }
    void setNamesKeys(bool names);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] bool canUndoInHelper() const;
    [[nodiscard]] QString standing() const;
    [[nodiscard]] int missing() const;
    [[nodiscard]] QString saveProblem() const { return m_keeper.problem(); }
    [[nodiscard]] QString date() const;
    void setDate(const QString &date);
    [[nodiscard]] QString place() const;
    void setPlace(const QString &place);
    [[nodiscard]] int minutes() const;
    void setMinutes(int minutes);
    [[nodiscard]] QString edition() const;
    void setEdition(const QString &edition);
    [[nodiscard]] QString boxEdition() const;
    void setBoxEdition(const QString &edition);
    [[nodiscard]] QString addOns() const;
    void setAddOns(const QString &addOns);
    [[nodiscard]] QString notes() const;
    void setNotes(const QString &notes);

    // ---- Sheets ---------------------------------------------------------------------------------

    /// An empty sheet, of the last edition. Names and colours of the last sheet of this box with as
    /// many players come along. False, and `saveProblem`, if the sheet on the pad cannot be kept:
    /// then that one stays.
    Q_INVOKABLE bool begin(const QString &box, int players);
    /// An empty sheet for these people, in seat order; an empty name is a seat without one.
    Q_INVOKABLE bool beginWith(const QString &box, const QStringList &names);
    /// The names at the last table of this box at which only people sat; none: there was none.
    Q_INVOKABLE [[nodiscard]] QStringList lastTable(const QString &box) const;
    /// The box of the sheet that lay here last, else of the newest game; and with how many players.
    Q_INVOKABLE [[nodiscard]] QString lastBox() const;
    Q_INVOKABLE [[nodiscard]] int lastPlayers() const;
    /// The edition of 7 Wonders that was chosen last, else that of the latest game: "1", "2" or
    /// empty.
    Q_INVOKABLE [[nodiscard]] QString lastEdition() const;
    /// An empty sheet for that table, with its colours, edition and expansions.
    Q_INVOKABLE bool beginAgain(const QString &box);
    /// Goes on with a sheet, or corrects a finished one; fails as `begin` does.
    bool open(const KeptSheet &sheet);
    /// The game begins now: its end, which is when the sheet is finished, then gives the minutes.
    Q_INVOKABLE void startClock();
    /// The sheet is complete as far as the people are concerned: into the history with it. The pad
    /// is empty afterwards. False, and `saveProblem`, if it could not be kept.
    Q_INVOKABLE bool finish();
    /// Puts the pad away; the sheet stays among those being written. False, and `saveProblem`, if
    /// it cannot be kept: then it stays on the pad.
    Q_INVOKABLE bool close();
    /// Puts the pad away with what could not be kept of the sheet.
    Q_INVOKABLE void discard();

    // ---- Players --------------------------------------------------------------------------------

    Q_INVOKABLE void addPlayer();
    /// Takes the last player or that of a column away.
    Q_INVOKABLE void removePlayer(int column = -1);
    Q_INVOKABLE void movePlayer(int from, int to);
    /// `role`: "name", "color", "wonder", "side" or "victory" (Duel: "", "military", "science",
    /// "political").
    Q_INVOKABLE void setPlayer(int column, const QString &role, const QString &value);
    /// So many known names that begin like this, or have a word that does, of people who do not sit
    /// here yet; those who play most first.
    Q_INVOKABLE [[nodiscard]] QStringList completions(const QString &typed, int most) const;
    Q_INVOKABLE void showRow(const QString &rowId, bool shown);

    // ---- Entry ----------------------------------------------------------------------------------
    // Each of these leaves the helper that is open: what has been put into it is written down
    // first, in a step of its own. Where that would change other rows, or replace what others have,
    // it stays with its cell and opens again.

    Q_INVOKABLE void select(int column, int row);
    /// To the first cell of the box's own rows that is empty; stays if there is none.
    Q_INVOKABLE void selectGap();
    /// To the first of those who share the victory whose coins nobody has written.
    Q_INVOKABLE void selectTie();
    /// Arrow keys: to the neighbouring cell, stopping at the edges.
    Q_INVOKABLE void move(int columns, int rows);
    /// A digit. The first one after coming to a cell replaces what stands there.
    Q_INVOKABLE void type(int digit);
    /// What was typed are counts, not points: so many coins, or this many of the first symbol;
    /// further figures are the next ones. Before a figure: counts follow. After the last symbol:
    /// wild ones follow.
    Q_INVOKABLE void count();
    /// A further number of a sum follows.
    Q_INVOKABLE void plus();
    /// The same, to be taken off; the sign where only one number stands and may be negative.
    Q_INVOKABLE void minus();
    Q_INVOKABLE void backspace();
    Q_INVOKABLE void clearCell();
    /// The only way on: down, from the last row to the top of the next player, and behind the last
    /// cell to the end of the sheet (`ended`).
    Q_INVOKABLE void enter();
    /// The way back.
    Q_INVOKABLE void enterBack();
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// What was done on the sheet, the latest step first: a sentence each.
    Q_INVOKABLE [[nodiscard]] QStringList steps() const;
    /// Takes so many of them back.
    Q_INVOKABLE void undoSteps(int count);

    /// Opens the helper of the current cell, with what was put in before; one that is open stays.
    Q_INVOKABLE void openHelper();

    // ---- Others who write on the same sheet (PadSharing) ----------------------------------------
    // What is typed here goes on; each is a step of its own.

    /// The rows that are shown.
    [[nodiscard]] QList<SheetRow> shownRows() const;
    /// Returns false if the row of no sheet of this box can hold it.
    bool writeFrom(std::size_t column, const SheetRow &row, std::optional<int> value);
    /// What a helper makes of this. Only columns that `mayWrite` admits are written.
    void workFrom(std::size_t column, scorer::Row row, const Workings &workings,
                  const std::function<bool(std::size_t)> &mayWrite);

    /// Keeps the sheet once more, for the history is another one. False if that failed.
    bool keepAnew();

    [[nodiscard]] const scorer::Sheet &sheet() const;
    /// The sheet as it lies here, kept or not. Only of an open pad.
    [[nodiscard]] KeptSheet asItIs() const;
    /// Everything anew, in the language in use.
    void retranslate();

signals:
    /// Another sheet lies on the pad, or none.
    void sheetChanged();
    void changed();
    void currentChanged();
    /// Somebody went on from the last cell.
    void ended();
    /// A key was not written; `currentMark` says why.
    void refused();
    /// The sheet is in the history.
    void finished(const QString &sheetId);
    /// Another window has written the sheet too: what lies here is a sheet of its own from now on.
    void parted();

private:
    /// The sheet that lies on the pad.
    struct Open {
        Open(const KeptSheet &kept, const ScoreRules &rules, const ScoreWords &words);
        SheetEditor editor;
        CellKeys keys; ///< of its current cell
        OpenHelper helper;
        scorer::Findings findings;
    };

    [[nodiscard]] const SheetEditor &editor() const;
    /// The sheet with what has been put into the open helper.
    [[nodiscard]] scorer::Sheet draft() const;

    /// Carries a change out, keeps the sheet if it is another one, and shows it.
    void carryOut(const std::function<void()> &change);
    void edit(const std::function<void(SheetEditor &)> &change);
    /// A key of the sheet: the helper that is open is left for it.
    void press(const std::function<bool(CellKeys &)> &key);
    /// A way to another cell: the same.
    void go(const std::function<void(SheetEditor &)> &way);
    /// A change by somebody else: the keys here stay where they are.
    void changeMeanwhile(const std::function<void(scorer::Sheet &)> &change);
    /// A change of what the edition is told by; what helpers worked out is that of the new one.
    void changeEdition(const QString &key, const std::function<void(scorer::Sheet &)> &change);
    /// A change of seats; what was worked out from neighbours is that of the new ones.
    void changeSeats(const std::function<void(SheetEditor &, const SeatsSettled &)> &change);
    void setText(std::string scorer::Sheet::*member, const char *key, const QString &text);

    void keep();
    /// Whether all of the sheet on the pad is kept, after one more try.
    bool settle();
    void tellOutcome(SheetKeeper::Outcome outcome);
    void refresh();

    void showHelper();
    /// Shows and keeps what is in the helper.
    void helperChanged();
    void putIntoHelper(const Workings &workings);
    void setField(const QString &key, int value);
    void clearHelper();
    void applyHelper();
    void cancelHelper();
    void reopenHelper();
    /// The sheet with what the open helper has worked out.
    [[nodiscard]] scorer::Sheet writtenDown() const;
    /// That into the sheet, as one step.
    void writeDown();
    /// Closes the helper for what comes next on the sheet. What has been put into it is written
    /// down; it only stays with its cell if that would change what nobody looks at.
    void leaveHelper();
    /// Closes the helper; what has been put in stays with its cell, which keeps its value.
    void stowHelper();
    void closeHelper();

    PadServices &m_services;
    const ScoreRules &m_scoreRules;
    const Catalogue &m_catalogue;
    ScoreWords m_words;
    WorkedCells m_worked;
    SheetView m_view;
    FreshSheets m_fresh;
    SheetKeeper m_keeper;
    PadPlayersModel *m_players;
    PadRowsModel *m_rows;
    PadCellsModel *m_cells;
    PadFindingsModel *m_findings;
    ScoreHelperModel *m_helper;
    std::unique_ptr<Open> m_open; ///< null: no sheet
    bool m_namesKeys = true;
};

} // namespace mirabilia
