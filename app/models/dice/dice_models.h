// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/dice/dice_enums.h"

namespace mirabilia {

/// One sign of what a cell gives.
struct DiceSign {
    Q_GADGET
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(bool below MEMBER below)
    QML_ANONYMOUS

public:
    QString kind;       ///< "glyph", "points" (wreath), "coins" (disc), "die" (chip) or "text"
    QString glyph;      ///< name in resources/icons; of a die its mark
    QString text;       ///< what stands in it, or the text
    QString family;     ///< whose colour it has; empty: ink
    bool below = false; ///< in the second line

    /// Rows whose signs are the same are not told as changed.
    bool operator==(const DiceSign &) const = default;
};

struct DiceCellRow {
    Q_GADGET
    Q_PROPERTY(QString cell MEMBER cell)
    Q_PROPERTY(int lane MEMBER lane)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(bool fresh MEMBER fresh)
    Q_PROPERTY(bool candidate MEMBER candidate)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int cost MEMBER cost)
    Q_PROPERTY(int missingCoins MEMBER missingCoins)
    Q_PROPERTY(QVariantList marks MEMBER marks)
    Q_PROPERTY(QStringList leadsTo MEMBER leadsTo)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString facts MEMBER facts)
    Q_PROPERTY(QString description MEMBER description)
    Q_PROPERTY(QString origin MEMBER origin)
    QML_ANONYMOUS

public:
    QString cell;
    int lane = 0;  ///< row in its building
    int place = 0; ///< in its lane
    QString state; ///< "crossed", "next" or "later"
    bool fresh = false;
    bool candidate = false; ///< with the die that is chosen, or what is asked
    bool chosen = false;
    bool hinted = false;
    int price = -1;       ///< of a candidate, in all; -1: none
    int cost = 0;         ///< in resources
    int missingCoins = 0; ///< for those that the city lacks
    QVariantList marks;   ///< of DiceSign
    QStringList leadsTo;  ///< buildings in which it lets cross off more
    QString name;         ///< "Agora, row 2, place 2"
    QString effectText;
    QString facts;       ///< what it gives and costs, and what became of it
    QString description; ///< accessible name: its name and these
    /// Where its numbers come from, while they are mended: "sourced", "inferred" or "ours".
    QString origin;
};

/// The cells of one building, lane after lane.
class DiceCellsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceBuilding.cells")

public:
    explicit DiceCellsModel(QObject *parent = nullptr);
    void setCells(const QList<DiceCellRow> &rows) { assign(rows); }
    [[nodiscard]] const DiceCellRow &cell(int row) const { return at<DiceCellRow>(row); }
};

struct DieRow {
    Q_GADGET
    Q_PROPERTY(QString die MEMBER die)
    Q_PROPERTY(int tray MEMBER tray)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString glyphFamily MEMBER glyphFamily)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString mark MEMBER mark)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool locked MEMBER locked)
    Q_PROPERTY(bool asked MEMBER asked)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString facts MEMBER facts)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString die;
    int tray = 0; ///< part of the Forum, cheapest first
    int slot = 0; ///< in its tray
    QString face;
    QString glyph;
    QString glyphFamily; ///< empty: the ink of the die
    QString family;
    QString mark;
    QString name; ///< "Blue die, owl"
    bool locked = false;
    bool asked = false; ///< it may be chosen or looked at now
    QString state;      ///< "free", "pay", "blocked", "locked"; "" while nobody asks
    int price = 0;
    bool chosen = false;
    bool hinted = false;
    QString reason;
    QString facts;       ///< where it lies and what it takes
    QString description; ///< accessible name: its name and these
};

/// The dice of the Forum, cheapest part first; a die keeps its place while it lies.
class DiceForumModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.forum")

public:
    explicit DiceForumModel(QObject *parent = nullptr);
    void setDice(const QList<DieRow> &rows) { assign(rows); }
    [[nodiscard]] const DieRow &die(int row) const { return at<DieRow>(row); }
};

struct DiceBonusRow {
    Q_GADGET
    Q_PROPERTY(QString bonus MEMBER bonus)
    Q_PROPERTY(bool crossed MEMBER crossed)
    Q_PROPERTY(bool candidate MEMBER candidate)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QVariantList marks MEMBER marks)
    Q_PROPERTY(QString text MEMBER text)
    QML_ANONYMOUS

public:
    QString bonus;
    bool crossed = false;
    bool candidate = false;
    bool chosen = false;
    QVariantList marks; ///< of DiceSign
    QString text;
};

class DiceBonusModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.bonuses")

public:
    explicit DiceBonusModel(QObject *parent = nullptr);
    void setBonuses(const QList<DiceBonusRow> &rows) { assign(rows); }
    [[nodiscard]] const DiceBonusRow &bonus(int row) const { return at<DiceBonusRow>(row); }
};

/// How many cells a neighbour and I have crossed off: what the purple die compares.
struct DiceCountRow {
    Q_GADGET
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int theirs MEMBER theirs)
    Q_PROPERTY(int mine MEMBER mine)
    Q_PROPERTY(bool allows MEMBER allows)
    Q_PROPERTY(QString text MEMBER text)
    QML_ANONYMOUS

public:
    QString face;
    QString glyph;
    QString family;
    int theirs = 0;
    int mine = 0;
    bool allows = false; ///< this neighbour lets me use the face
    QString text;        ///< "Agora: Bo 3, you 4"
};

class DiceCountsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceCity.counts")

public:
    explicit DiceCountsModel(QObject *parent = nullptr);
    void setCounts(const QList<DiceCountRow> &rows) { assign(rows); }
};

struct DiceStepRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int coins MEMBER coins)
    QML_ANONYMOUS

public:
    int number = 0;
    QString state; ///< "done", "now" or "toCome"
    QString text;
    QString glyph;
    QString family;
    int coins = 0; ///< paid
};

/// What the round asks of me, one question after the other.
class DiceStepsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.steps")

public:
    explicit DiceStepsModel(QObject *parent = nullptr);
    void setSteps(const QList<DiceStepRow> &rows) { assign(rows); }
};

struct DiceRevealRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QStringList notes MEMBER notes)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(QVariantList cells MEMBER cells)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString color;
    QString text;       ///< "Blue die, owl: Agora, row 2, place 2"
    QStringList notes;  ///< attacks, completed buildings, dice that were unlocked
    int coins = 0;      ///< more (or fewer) than before
    QVariantList cells; ///< crossed off: `{cell, building, family, glyph, marks, name}`
};

/// What each city did in the latest round.
class DiceRevealModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.reveal")

public:
    explicit DiceRevealModel(QObject *parent = nullptr);
    void setRows(const QList<DiceRevealRow> &rows) { assign(rows); }
};

struct DiceActionRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(mirabilia::DiceAction::Kind actionKind MEMBER actionKind)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(bool possible MEMBER possible)
    Q_PROPERTY(bool main MEMBER main)
    QML_ANONYMOUS

public:
    int number = 0;
    DiceAction::Kind actionKind = DiceAction::None;
    QString target; ///< cell or bonus that it is about
    QString title;
    QString glyph;
    QString state; ///< "free", "pay", "blocked"; "" where nothing is paid
    int price = 0;
    int points = 0; ///< more, as if the game ended then
    int coins = 0;  ///< that it brings
    QString reason; ///< why it is not possible
    bool possible = true;
    bool main = false; ///< what Enter does
};

/// What can be done now: the buttons of the band.
class DiceActionsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceChoice.actions")

public:
    explicit DiceActionsModel(QObject *parent = nullptr);
    void setActions(const QList<DiceActionRow> &rows) { assign(rows); }
    [[nodiscard]] const DiceActionRow &action(int row) const { return at<DiceActionRow>(row); }
};

} // namespace mirabilia
