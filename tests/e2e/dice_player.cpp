// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/dice_player.h"

#include <algorithm>

namespace mirabilia::e2e {

bool DicePlayer::begin(int players) {
    NewGameModel &seats = *m_driver.app().newGame();
    seats.setGame(QStringLiteral("dice"));
    seats.seat(QStringList{QStringLiteral("me")} +
               QStringList(players - 1, QStringLiteral("easy")));
    return m_driver.press(QStringLiteral("New game")) && m_driver.press(QStringLiteral("Start")) &&
           Driver::until(
               [this] { return m_driver.app().table() != nullptr && table().mayDecide(); });
}

QString DicePlayer::moment() const {
    return QStringLiteral("round %1, step %2").arg(table().round()).arg(table().steps()->count());
}

v1::DiceOption DicePlayer::plan() const {
    const auto liking = [](const v1::DiceOption &option) {
        return option.move().action() == v1::DICE_ACTION_PASS ? -1
               : option.cell().empty() && option.move().action() != v1::DICE_ACTION_BONUS
                   ? -2
                   : option.points() * 2 + 3 - static_cast<int>(option.price().coins());
    };
    const auto &options = table().dice().options();
    return *std::max_element(
        options.begin(), options.end(),
        [&](const v1::DiceOption &a, const v1::DiceOption &b) { return liking(a) < liking(b); });
}

/// The die or the cell with this id.
QQuickItem *DicePlayer::find(const char *role, const QString &id) {
    return m_driver.find([=](const QQuickItem *there) {
        return there->property(role).toString() == id &&
               there->metaObject()->indexOfSignal("pressed()") >= 0;
    });
}

/// Walks there with the arrow keys, along the longer axis first.
bool DicePlayer::walkTo(const QQuickItem &item) {
    constexpr int mostSteps = 20;
    for (int step = 0; step < mostSteps; ++step) {
        const QQuickItem *here = m_driver.window().activeFocusItem();
        if (here == nullptr || here == &item) {
            break;
        }
        const QPointF way = item.mapToScene(item.boundingRect().center()) -
                            here->mapToScene(here->boundingRect().center());
        const Qt::Key across = way.x() < 0 ? Qt::Key_Left : Qt::Key_Right;
        const Qt::Key along = way.y() < 0 ? Qt::Key_Up : Qt::Key_Down;
        const bool wide = std::abs(way.x()) > std::abs(way.y());
        m_driver.key(wide ? across : along);
        if (m_driver.window().activeFocusItem() == here) {
            m_driver.key(wide ? along : across);
        }
    }
    return m_driver.window().activeFocusItem() == &item;
}

bool DicePlayer::chooseDie(const QString &die) {
    QQuickItem *tile = find("die", die);
    if (tile == nullptr) {
        return false;
    }
    if (m_driver.hand() == Hand::Keys) {
        m_driver.key(static_cast<Qt::Key>(Qt::Key_1 + tile->property("index").toInt()));
    } else {
        m_driver.point(*tile);
    }
    return Driver::until([&] { return table().choice()->die() == die; });
}

bool DicePlayer::chooseCell(const QString &cell) {
    QQuickItem *place = find("cell", cell);
    if (place == nullptr) {
        return false;
    }
    if (m_driver.hand() != Hand::Keys) {
        m_driver.point(*place);
    } else if (walkTo(*place)) {
        m_driver.key(Qt::Key_Return);
    }
    return Driver::until([&] { return table().choice()->cell() == cell; });
}

/// Presses the button for an action; `number` selects one of several of its kind.
bool DicePlayer::press(DiceAction::Kind kind, int number) {
    QQuickItem *button = m_driver.find([=](const QQuickItem *there) {
        return there->property("actionKind").isValid() &&
               there->property("actionKind").toInt() == kind &&
               there->property("possible").toBool() &&
               (number < 0 || there->property("number").toInt() == number);
    });
    if (button == nullptr) {
        return false;
    }
    if (m_driver.hand() == Hand::Keys) {
        return m_driver.press(button->property("title").toString());
    }
    m_driver.point(*button);
    return true;
}

bool DicePlayer::carryOut(const v1::DiceOption &option) {
    const v1::DiceMove &move = option.move();
    const QString die = QString::fromStdString(move.die());
    const QString cell = QString::fromStdString(option.cell());
    const DiceChoice &choice = *table().choice();
    if (move.action() == v1::DICE_ACTION_PASS) {
        return press(DiceAction::Pass, -1);
    }
    if (move.action() == v1::DICE_ACTION_BONUS) {
        for (int row = 0; row < choice.actions()->count(); ++row) {
            const auto action = choice.actions()->get(row).value<DiceActionRow>();
            if (action.target == QString::fromStdString(move.bonus())) {
                return press(DiceAction::Bonus, action.number);
            }
        }
        return false;
    }
    if (move.action() == v1::DICE_ACTION_WONDER) {
        if (!press(DiceAction::Wonder, -1)) {
            return false;
        }
        m_driver.until([&] { return choice.cell() == cell || !table().mayDecide(); }, 1000);
    } else if ((!die.isEmpty() && choice.die() != die && !chooseDie(die)) ||
               (choice.cell() != cell && !chooseCell(cell))) {
        return false;
    } else if (m_driver.hand() == Hand::Keys) {
        m_driver.key(Qt::Key_Return);
        return true;
    }
    if (table().mayDecide() && choice.possible()) {
        const auto &actions = *choice.actions();
        for (int row = 0; row < actions.count(); ++row) {
            const auto action = actions.get(row).value<DiceActionRow>();
            if (action.main && action.possible) {
                return press(static_cast<DiceAction::Kind>(action.actionKind), action.number);
            }
        }
    }
    return !table().mayDecide();
}

bool DicePlayer::decide() {
    const QString before = moment();
    const v1::DiceOption option = plan();
    const auto on = [&] { return table().over() || (table().mayDecide() && moment() != before); };
    const bool done = carryOut(option) && Driver::until(on);
    if (!done) {
        qWarning("stuck at %s: %s", qPrintable(before), option.ShortDebugString().c_str());
        m_driver.picture(QStringLiteral("stuck"));
    }
    return done;
}

bool DicePlayer::playToEnd() {
    constexpr int mostDecisions = 300;
    for (int made = 0; made < mostDecisions && !table().over(); ++made) {
        if (!decide()) {
            return false;
        }
    }
    return table().over();
}

} // namespace mirabilia::e2e
