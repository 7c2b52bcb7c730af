// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

/// A column of the sheet.
struct PadPlayer {
    Q_GADGET
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString shownName MEMBER shownName)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString wonderName MEMBER wonderName)
    Q_PROPERTY(QString cityName MEMBER cityName)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString sideName MEMBER sideName)
    Q_PROPERTY(QString victory MEMBER victory)
    Q_PROPERTY(bool hasTotal MEMBER hasTotal)
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(QString rankText MEMBER rankText)
    Q_PROPERTY(bool isWinner MEMBER isWinner)
    Q_PROPERTY(bool isShared MEMBER isShared)
    Q_PROPERTY(bool isUndecided MEMBER isUndecided)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int column = 0;
    QString name;      ///< as typed, for editing
    QString shownName; ///< "Player 2" while there is none
    QString color;     ///< seat palette name, or as typed
    QString wonder;    ///< id, or as typed
    QString wonderName;
    QString cityName; ///< "Giza" of the Pyramids
    QString side;     ///< "A", "B" (day and night are these too), or as typed
    QString sideName; ///< in the words of the edition
    QString victory;  ///< Duel: "", "military", "science"
    bool hasTotal = false;
    int total = 0;
    int rank = 0;     ///< 0: nothing filled in yet
    QString rankText; ///< "1st", "2nd ="; empty while rank is 0
    bool isWinner = false;
    bool isShared = false;    ///< others have the same rank
    bool isUndecided = false; ///< the tie would be broken by something nobody filled in
    QString description;      ///< accessible name
};

/// A row of the sheet.
struct PadRow {
    Q_GADGET
    Q_PROPERTY(QString rowId MEMBER rowId)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString shortName MEMBER shortName)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(bool counts MEMBER counts)
    Q_PROPERTY(bool hasHelper MEMBER hasHelper)
    QML_ANONYMOUS

public:
    QString rowId; ///< "military" ... as files name it; "coins", "total", "rank" below the others
    int row = 0;
    QString name;       ///< "Military conflicts"
    QString shortName;  ///< "Military"
    QString glyph;      ///< of resources/icons
    QString family;     ///< whose colour it has: "military", "civilian" ... "wonder", "coin" or ""
    bool counts = true; ///< false: coins and typed totals are no points
    bool hasHelper = false;
};

/// A value of one player in one row.
struct PadCell {
    Q_GADGET
    Q_PROPERTY(QString cellId MEMBER cellId)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(QString rowId MEMBER rowId)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool isFilled MEMBER isFilled)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(bool isWorked MEMBER isWorked)
    Q_PROPERTY(bool isBest MEMBER isBest)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString seldom MEMBER seldom)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString cellId; ///< "0/military"
    int column = 0;
    int row = 0;
    QString rowId;
    QString text; ///< empty: not filled in; of the current cell what is typed: "-", "3+5"
    bool isFilled = false;
    bool isCurrent = false;
    bool isWorked = false; ///< what was put into the helper gives this value
    bool isBest = false;   ///< most of all in this row, if somebody has less
    QString mark;          ///< what cannot be right, in one sentence; empty: nothing
    QString seldom;        ///< that so much is seldom seen, in one sentence; empty: it is not
    QString description;   ///< accessible name: "Ada, Science, 21, the most", and the mark
};

/// A sentence about the sheet.
struct PadFinding {
    Q_GADGET
    Q_PROPERTY(QString findingId MEMBER findingId)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString who MEMBER who)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int row MEMBER row)
    QML_ANONYMOUS

public:
    QString findingId;
    QString text;
    QString who;     ///< the player; empty: the whole table
    QString kind;    ///< "sum", "impossible", "ring", "rank", "range"
    int column = -1; ///< to jump there; -1: no cell of its own
    int row = -1;
};

/// The columns of the sheet, in seat order.
class PadPlayersModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScorePadModel.players")

public:
    explicit PadPlayersModel(QObject *parent = nullptr);
    void setPlayers(const QList<PadPlayer> &players) { assign(players); }
    [[nodiscard]] const PadPlayer &player(int column) const { return at<PadPlayer>(column); }
};

/// The rows that are shown.
class PadRowsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScorePadModel.rows")

public:
    explicit PadRowsModel(QObject *parent = nullptr);
    void setRows(const QList<PadRow> &rows) { assign(rows); }
    [[nodiscard]] const PadRow &row(int number) const { return at<PadRow>(number); }
};

/// All cells, row by row: the cell of a player in a row is number row * playerCount + column.
class PadCellsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScorePadModel.cells")

public:
    explicit PadCellsModel(QObject *parent = nullptr);
    void setCells(const QList<PadCell> &cells) { assign(cells); }
    [[nodiscard]] const PadCell &cell(int number) const { return at<PadCell>(number); }
};

/// What cannot be right, or hardly: marks of cells, and sentences about the whole table.
class PadFindingsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScorePadModel.findings")

public:
    explicit PadFindingsModel(QObject *parent = nullptr);
    void setFindings(const QList<PadFinding> &findings) { assign(findings); }
    [[nodiscard]] const PadFinding &finding(int number) const { return at<PadFinding>(number); }
};

} // namespace mirabilia
