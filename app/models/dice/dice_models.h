// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/dice/dice_enums.h"

namespace mirabilia {

/// One sign of a cell's effects.
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
    QString glyph;      ///< name in resources/icons; for a die, its mark
    QString text;       ///< the text, or what stands in the sign
    QString family;     ///< the family whose colour it takes; empty: ink
    bool below = false; ///< true for signs in the second line

    /// Lets the model skip rows whose signs are unchanged.
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
    int place = 0; ///< position in its lane
    QString state; ///< "crossed", "next" or "later"
    bool fresh = false;
    bool candidate = false; ///< can be taken with the chosen die, or as the answer
    bool chosen = false;
    bool hinted = false;
    int price = -1;       ///< total price of a candidate; -1: not a candidate
    int cost = 0;         ///< in resources
    int missingCoins = 0; ///< price of the resources that the city lacks
    QVariantList marks;   ///< of DiceSign
    QStringList leadsTo;  ///< buildings in which it allows further cells
    QString name;         ///< "Agora, row 2, place 2"
    QString effectText;
    QString facts;       ///< effects, costs and state
    QString description; ///< accessible name: `name` and `facts`
    /// In the board editor, where its numbers come from: "sourced", "inferred" or "ours".
    QString origin;
};

struct DiceDieRow {
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
    int slot = 0; ///< position in its tray
    QString face;
    QString glyph;
    QString glyphFamily; ///< empty: the ink of the die
    QString family;
    QString mark;
    QString name; ///< "Blue die, Owl"
    bool locked = false;
    bool asked = false; ///< true while a die is asked for
    QString state;      ///< "free", "pay", "blocked" or "locked"; "" while no die is asked for
    int price = 0;
    bool chosen = false;
    bool hinted = false;
    QString reason;
    QString facts;       ///< its place in the Forum and its price
    QString description; ///< accessible name: `name` and `facts`
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

/// Cells crossed off by a neighbour and by the viewer, as the purple die compares them.
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
    bool allows = false; ///< this neighbour allows the face
    QString text;        ///< "Agora: Bo 3, you 4"
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
    QString text;       ///< "Blue die, Owl", "Wonder" or "Passed"
    QStringList notes;  ///< attacks, completed buildings, unlocked dice
    int coins = 0;      ///< difference to before
    QVariantList cells; ///< crossed off: `{cell, building, family, glyph, marks, name}`
};

/// What each city did in the latest round.
class DiceRevealModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.reveal")

public:
    explicit DiceRevealModel(QObject *parent)
        : ListModel(QMetaType::fromType<DiceRevealRow>(), parent) {}
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
    QString target; ///< its cell or bonus
    QString title;
    QString glyph;
    QString state; ///< "free", "pay" or "blocked"; "" if nothing is paid
    int price = 0;
    int points = 0; ///< points gained, as if the game ended now
    int coins = 0;  ///< coins gained by passing
    QString reason; ///< why it is not possible
    bool possible = true;
    bool main = false; ///< Enter performs it
};

} // namespace mirabilia
