// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/game_kind.h"

#include <algorithm>

namespace mirabilia {

const QList<GameKind> &gameKinds() {
    static const QList<GameKind> kinds{
        {.id = QStringLiteral("classic"), .fewest = 2, .most = 7, .usual = 3, .freeCity = true},
        {.id = QStringLiteral("duel"), .fewest = 2, .most = 2, .usual = 2},
        {.id = QStringLiteral("dice"), .fewest = 2, .most = 7, .usual = 3},
    };
    return kinds;
}

const GameKind *gameKind(const QString &id) {
    const auto found = std::find_if(gameKinds().begin(), gameKinds().end(),
                                    [&id](const GameKind &kind) { return kind.id == id; });
    return found == gameKinds().end() ? nullptr : &*found;
}

const QStringList &computerLevels() {
    static const QStringList levels{QStringLiteral("easy"), QStringLiteral("normal"),
                                    QStringLiteral("expert")};
    return levels;
}

} // namespace mirabilia
