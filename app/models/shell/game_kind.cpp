// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/game_kind.h"

#include "app/models/classic/classic_table.h"
#include "app/models/common/catalogue.h"
#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/dice/dice_table.h"
#include "app/models/duel/duel_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace mirabilia {

namespace {

/// The words of the games.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameKind)
};

QString classicPlace(int age, int turn) {
    return Words::tr("age %1, turn %2").arg(Wording::roman(age), QString::number(turn));
}

QString duelPlace(int age, int /*turn*/) {
    return age == 0 ? Words::tr("the draft") : Words::tr("age %1").arg(Wording::roman(age));
}

QString duelStep(int age, int turn) {
    return age == 0 ? duelPlace(age, turn)
                    : Words::tr("age %1, card %2", "of a structure")
                          .arg(Wording::roman(age), QString::number(turn));
}

QString dicePlace(int /*age*/, int turn) {
    return Words::tr("round %1").arg(turn);
}

QStringList classicBoards(const Catalogue &catalogue) {
    return catalogue.facts().wonders();
}

const QString diceCities = QStringLiteral("dice.cities.");

QStringList diceBoards(const Catalogue &catalogue) {
    return catalogue.namedIn(diceCities);
}

template <class Model>
TableModel *modelOf(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                    QObject *parent) {
    return new Model(game, settings, catalogue, parent);
}

} // namespace

const QList<GameKind> &gameKinds() {
    static const QList<GameKind> kinds{
        {.id = QStringLiteral("classic"),
         .nameSource = QT_TRANSLATE_NOOP("GameKind", "7 Wonders"),
         .fewest = 2,
         .most = 7,
         .usual = 3,
         .freeCity = true,
         .sides = true,
         .boards = classicBoards,
         .place = classicPlace,
         .table = modelOf<ClassicTable>},
        {.id = QStringLiteral("duel"),
         .nameSource = QT_TRANSLATE_NOOP("GameKind", "7 Wonders Duel"),
         .starter = true,
         .place = duelPlace,
         .step = duelStep,
         .table = modelOf<DuelTable>},
        {.id = QStringLiteral("dice"),
         .nameSource = QT_TRANSLATE_NOOP("GameKind", "7 Wonders Dice"),
         .fewest = 2,
         .most = 7,
         .usual = 3,
         .boards = diceBoards,
         .boardGroup = diceCities,
         .place = dicePlace,
         .table = modelOf<DiceTable>},
    };
    return kinds;
}

QString GameKind::name() const {
    return Words::tr(nameSource);
}

const GameKind *gameKind(const QString &id) {
    const auto found = std::find_if(gameKinds().begin(), gameKinds().end(),
                                    [&id](const GameKind &kind) { return kind.id == id; });
    return found == gameKinds().end() ? nullptr : &*found;
}

const QStringList &computerLevels() {
    static const QStringList levels{QStringLiteral("easy"), QStringLiteral("normal"),
                                    QStringLiteral("expert"), QStringLiteral("master")};
    return levels;
}

} // namespace mirabilia
