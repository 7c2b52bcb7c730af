// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

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
    int column = 0;    ///< of the left edge, in half widths of a card, from the leftmost card on
    QString card;      ///< id; empty: it lies face down or is taken
    QString back;      ///< face down: "1", "2", "3" or "guild"
    bool open = false; ///< nothing covers it
    bool taken = false;
    QString leftState; ///< what the left city would pay now, as DuelWording::priceState
    int leftPrice = 0;
    QString rightState;
    int rightPrice = 0;
    QString crown;       ///< "left" or "right": taking it wins for that city
    bool chosen = false; ///< the card that is being considered
    bool opens = false;  ///< nothing would cover it once the chosen card is gone
    bool hinted = false;
    bool highlighted = false; ///< chain partner of the card asked about
    QString name;
    QString effectText;
    QString description; ///< accessible name
};

/// The places of the structure, from the top row to the bottom row, taken ones included.
class StructureModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Rows, and columns in half widths of a card.
    Q_PROPERTY(int rows READ rows NOTIFY sizeChanged FINAL)
    /// From the top on, those that still hold cards.
    Q_PROPERTY(int rowsLeft READ rowsLeft NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY sizeChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.structure")

public:
    explicit StructureModel(QObject *parent = nullptr);
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int rowsLeft() const { return m_rowsLeft; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] const StructureRow &place(int row) const { return at<StructureRow>(row); }
    void setPlaces(QList<StructureRow> places);

    /// The row of the open card that lies next in a direction (-1, 0 or 1 each) from the place in
    /// a row; itself where there is none. From -1: the lowest open card, leftmost.
    Q_INVOKABLE [[nodiscard]] int step(int from, int right, int down) const;

signals:
    void sizeChanged();

private:
    int m_rows = 0;
    int m_rowsLeft = 0;
    int m_columns = 0;
};

} // namespace mirabilia
