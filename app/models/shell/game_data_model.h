// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/list_model.h"

namespace mirabilia {

struct GameDataRow {
    Q_GADGET
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QString problem MEMBER problem)
    Q_PROPERTY(bool own MEMBER own)
    QML_ANONYMOUS

public:
    QString file;     ///< "dice.json"
    QString name;     ///< of the game in its edition
    QString source;   ///< whose data are used, in words
    QString problem;  ///< why one's own file cannot be used; empty: it is, or there is none
    bool own = false; ///< other data than the built-in ones
};

/// The data that this program plays its games with, one row a game and edition.
class GameDataModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Where one's own files lie.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    /// How many numbers on the boards of Dice are inferred or our own; 0: all are the printed ones.
    Q_PROPERTY(int diceGuesses READ diceGuesses CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.gameData")

public:
    /// The catalogue must outlive it.
    explicit GameDataModel(const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] QString folder() const;
    [[nodiscard]] int diceGuesses() const;
    [[nodiscard]] const GameDataRow &game(int row) const { return at<GameDataRow>(row); }
    /// Broken files of one's own, a sentence each.
    [[nodiscard]] QStringList problems() const;

private:
    void refresh();
    [[nodiscard]] GameDataRow rowOf(const QString &game, int edition) const;

    const Catalogue &m_catalogue;
};

} // namespace mirabilia
