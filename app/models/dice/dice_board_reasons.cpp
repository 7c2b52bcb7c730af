// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_board_reasons.h"

#include <QList>
#include <QRegularExpression>

namespace mirabilia {

QString DiceBoardReasons::sentence(const QString &reason) {
    struct Known {
        QString reason; ///< its groups are the numbers of the sentence
        QString sentence;
    };
    const QList<Known> all{
        {QStringLiteral("expected a whole number from (-?\\d+) to (\\d+)"),
         tr("Only numbers from %1 to %2 are possible here")},
        {QStringLiteral("attacks and defences stand in Barracks only"),
         tr("Only the Barracks have attacks and defences")},
        {QStringLiteral("the Warehouse has no row on the score sheet"),
         tr("The Warehouse gives no points, for the score sheet has no row for it")},
        {QStringLiteral("more than four effects"), tr("A space has four effects at most")},
        {QStringLiteral("a second one on this cell"),
         tr("A space has one attack, one defence and one resource at most")},
        {QStringLiteral("more than (\\d+) attacks"), tr("A board has %1 attacks at most")},
        {QStringLiteral("more than (\\d+) defences on one side"),
         tr("Each Barracks has %1 defences at most")},
        {QStringLiteral("no board has a cell that unlocks it"),
         tr("Some space has to unlock each of the special dice")},
        {QStringLiteral("no cell of the Warehouse produces .*"),
         tr("Some space of the Warehouse has to produce each resource that a die shows")},
        {QStringLiteral("effects can grant each other too deeply.*"),
         tr("Too many spaces of this board let cross off more spaces")},
        {QStringLiteral("cells change what dice cost or bring by more than (\\d+) coins together"),
         tr("The spaces of this board change what a die costs or brings by more than %1 coins")},
    };
    for (const Known &known : all) {
        const QRegularExpression whole(QRegularExpression::anchoredPattern(known.reason));
        const QRegularExpressionMatch match = whole.match(reason);
        if (match.hasMatch()) {
            QString text = known.sentence;
            for (int number = 1; number <= match.lastCapturedIndex(); ++number) {
                text = text.arg(match.captured(number));
            }
            return text;
        }
    }
    return reason;
}

} // namespace mirabilia
