// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

namespace mirabilia::net {

/// A table description: "GAME:SEATS[:SEED]", where seats are "person" or a computer level,
/// separated by commas: duel:person,expert:7. A game may name its edition:
/// classic-2:person,easy,easy.
struct TableWords {
    GameSetup setup;
    quint64 seed = 0; ///< 0: random
    QString problem;  ///< a sentence; nothing else counts then

    Q_DECLARE_TR_FUNCTIONS(mirabilia::net::TableWords)
};
[[nodiscard]] TableWords readTable(const QString &words);

/// The web page for a host or one of its tables, which leads to the program.
[[nodiscard]] QByteArray joinPage(const QString &hostName);

} // namespace mirabilia::net
