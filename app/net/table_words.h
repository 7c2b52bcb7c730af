// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace mirabilia::net {

/// A table as it is opened: "GAME:SEATS[:SEED]", where seats are "person" or the level of a
/// computer, between commas: duel:person,expert:7. A game may name its edition:
/// classic-2:person,easy,easy.
struct TableWords {
    GameSetup setup;
    quint64 seed = 0; ///< 0: by chance
    QString problem;  ///< a sentence; nothing else counts then

    Q_DECLARE_TR_FUNCTIONS(mirabilia::net::TableWords)
};
[[nodiscard]] TableWords readTable(const QString &words);

/// What a browser is shown at a host, or at one of its tables: the way into the program.
[[nodiscard]] QByteArray joinPage(const QString &hostName);

} // namespace mirabilia::net
