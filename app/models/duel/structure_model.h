// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QRect>

namespace mirabilia {

struct StructureRow {
    Q_GADGET
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool taken MEMBER taken)
    Q_PROPERTY(QString leftState MEMBER leftState)
    Q_PROPERTY(int leftPrice MEMBER leftPrice)
    Q_PROPERTY(QString rightState MEMBER rightState)
    Q_PROPERTY(int rightPrice MEMBER rightPrice)
    Q_PROPERTY(QString crown MEMBER crown)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool opens MEMBER opens)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(bool highlighted MEMBER highlighted)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int slot = 0;
    int row = 0;
    int column = 0;    ///< of its left edge, in half card widths from the leftmost card
    QString card;      ///< id; empty if face down or taken
    QString back;      ///< if face down: "1", "2", "3" or "guild"
    bool open = false; ///< nothing covers it
    bool taken = false;
    QString leftState; ///< what the left city would pay now; see DuelWording::priceState
    int leftPrice = 0;
    QString rightState;
    int rightPrice = 0;
    QString crown;       ///< "left" or "right": taking it wins for that city
    bool chosen = false; ///< the card under consideration
    bool opens = false;  ///< taking the chosen card uncovers it
    bool hinted = false;
    bool highlighted = false; ///< chain partner of the highlighted card
    QString name;
    QString effectText;
    QString description; ///< accessible name
};

/// All places of the structure, top row first, taken ones included.
class StructureModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Number of rows, and of columns in half card widths.
    Q_PROPERTY(int rows READ rows NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY sizeChanged FINAL)
    /// The part of it where cards still lie, in the same units.
    Q_PROPERTY(int firstRow READ firstRow NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int rowsLeft READ rowsLeft NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int firstColumn READ firstColumn NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int columnsLeft READ columnsLeft NOTIFY sizeChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.structure")

public:
    explicit StructureModel(QObject *parent = nullptr);
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int firstRow() const { return m_left.top(); }
    [[nodiscard]] int rowsLeft() const { return m_left.height(); }
    [[nodiscard]] int firstColumn() const { return m_left.left(); }
    [[nodiscard]] int columnsLeft() const { return m_left.width(); }
    [[nodiscard]] const StructureRow &place(int row) const { return at<StructureRow>(row); }
    void setPlaces(QList<StructureRow> places);

    /// The nearest open card in a direction (-1, 0 or 1 each) from a place; `from` itself if there
    /// is none. From -1: the lowest open card, leftmost first.
    Q_INVOKABLE [[nodiscard]] int step(int from, int right, int down) const;

signals:
    void sizeChanged();

private:
    int m_rows = 0;
    int m_columns = 0;
    QRect m_left;
};

} // namespace mirabilia
