// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/dice_lanes.h"

namespace mirabilia::faces {

const QHash<QString, QStringList> &diceLanes() {
    static const QHash<QString, QStringList> order{
        {QStringLiteral("market"),
         {QStringLiteral("coin7"), QStringLiteral("camel"), QStringLiteral("chest")}},
        {QStringLiteral("barracks_west"), {QStringLiteral("attack"), QStringLiteral("defense")}},
        {QStringLiteral("barracks_east"), {QStringLiteral("attack"), QStringLiteral("defense")}},
        {QStringLiteral("university"),
         {QStringLiteral("compass"), QStringLiteral("tablet"), QStringLiteral("gear")}},
        {QStringLiteral("gallery"),
         {QStringLiteral("leader_red"), QStringLiteral("leader_yellow"),
          QStringLiteral("leader_green"), QStringLiteral("leader_blue"),
          QStringLiteral("leader_laurel")}},
    };
    return order;
}

} // namespace mirabilia::faces
