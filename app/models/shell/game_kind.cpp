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

/// Translation context of the games.
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

bool classicBeginning(const v1::TableView &view) {
    return view.classic().age() <= 1;
}

bool duelBeginning(const v1::TableView &view) {
    return view.duel().age() <= 1;
}

bool diceBeginning(const v1::TableView &view) {
    constexpr unsigned guidedRounds = 4;
    return view.dice().round() <= guidedRounds;
}

QStringList classicBoards(const Catalogue &catalogue) {
    return catalogue.classic().wonders();
}

const QString diceCities = QStringLiteral("dice.cities.");

QStringList diceBoards(const Catalogue &catalogue) {
    return catalogue.dice().boards();
}

/// Newcomers get the edition on sale since 2020, which is the one they own. People who played here
/// before there was a choice keep the first.
const QString newcomersEdition = QStringLiteral("2");

GameOption classicEdition() {
    return {.id = editionOption,
            .nameSource = QT_TRANSLATE_NOOP("GameKind", "Edition"),
            .answers = {{.value = QStringLiteral("1"),
                         .nameSource = QT_TRANSLATE_NOOP("GameKind", "First (2010)")},
                        {.value = QStringLiteral("2"),
                         .nameSource = QT_TRANSLATE_NOOP("GameKind", "Second (2020)"),
                         .gameSource = QT_TRANSLATE_NOOP("GameKind", "%1 (second edition)"),
                         .noteSource = QT_TRANSLATE_NOOP(
                             "GameKind", "Two players choose the first edition: the second has no "
                                         "Free City to sit between them."),
                         .fewest = 3}},
            .newcomers = newcomersEdition,
            .before = QStringLiteral("1")};
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
         .options = {classicEdition()},
         .place = classicPlace,
         .beginning = classicBeginning,
         .table = modelOf<ClassicTable>},
        {.id = QStringLiteral("duel"),
         .nameSource = QT_TRANSLATE_NOOP("GameKind", "7 Wonders Duel"),
         .starter = true,
         .place = duelPlace,
         .step = duelStep,
         .beginning = duelBeginning,
         .table = modelOf<DuelTable>},
        {.id = QStringLiteral("dice"),
         .nameSource = QT_TRANSLATE_NOOP("GameKind", "7 Wonders Dice"),
         .fewest = 2,
         .most = 7,
         .usual = 3,
         .boards = diceBoards,
         .boardGroup = diceCities,
         .place = dicePlace,
         .beginning = diceBeginning,
         .table = modelOf<DiceTable>},
    };
    return kinds;
}

const GameOption::Answer *GameOption::answer(const QString &value) const {
    const auto found = std::find_if(answers.begin(), answers.end(),
                                    [&value](const Answer &each) { return each.value == value; });
    return found == answers.end() ? nullptr : &*found;
}

QString GameKind::translated(const char *source) {
    return *source == '\0' ? QString() : Words::tr(source);
}

QString GameKind::name(int edition) const {
    const GameOption *editions = option(editionOption);
    const auto *answer = editions == nullptr ? nullptr : editions->answer(QString::number(edition));
    const QString words = translated(answer == nullptr ? "" : answer->gameSource);
    const QString name = translated(nameSource);
    return words.isEmpty() ? name : words.arg(name);
}

const GameOption *GameKind::option(const QString &id) const {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&id](const GameOption &each) { return each.id == id; });
    return found == options.end() ? nullptr : &*found;
}

bool GameKind::hasEdition(int edition) const {
    const GameOption *editions = option(editionOption);
    return editions == nullptr ? edition == 1
                               : editions->answer(QString::number(edition)) != nullptr;
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
