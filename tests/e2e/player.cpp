// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/player.h"

#include <QMap>
#include <QTest>

namespace mirabilia::e2e {

namespace {

const QString blocked = QStringLiteral("blocked");

bool isCard(const QQuickItem *item, int row) {
    return item->property("buildState").isValid() && item->property("lifted").isValid() &&
           item->property("index").toInt() == row;
}

} // namespace

bool Player::begin(const QString &wonder, const QString &side, int edition, int players) {
    NewGameModel &seats = *m_driver.app().newGame();
    seats.setOption(QStringLiteral("edition"), QString::number(edition));
    seats.setCount(players);
    seats.set(0, QStringLiteral("wonder"), wonder);
    seats.set(0, QStringLiteral("side"), side);
    for (int row = 1; row < players; ++row) {
        seats.set(row, QStringLiteral("level"), QStringLiteral("easy"));
    }
    return m_driver.press(QStringLiteral("New game")) && m_driver.press(QStringLiteral("Start")) &&
           Driver::until([this] { return m_driver.table() != nullptr && asked(); });
}

bool Player::asked() const {
    return table().myTurn() && (table().hand()->count() > 0 || table().pickable()->count() > 0);
}

QString Player::moment() const {
    return QStringLiteral("%1 %2 %3 %4")
        .arg(table().age())
        .arg(table().turn())
        .arg(table().moment())
        .arg(table().hand()->count());
}

Player::Plan Player::plan() const {
    const ListModel &hand = *table().hand();
    Plan best{0, ClassicAction::Discard};
    int cheapest = 99;
    for (int row = 0; row < hand.count(); ++row) {
        const ClassicHandRow &card = hand.at<ClassicHandRow>(row);
        if (card.canFree) {
            return {row, ClassicAction::Free};
        }
        if (card.buildState != blocked && card.buildPrice < cheapest) {
            cheapest = card.buildPrice;
            best = {row, ClassicAction::Build};
        }
    }
    const bool stage = hand.at<ClassicHandRow>(best.row).stageState != blocked;
    if (stage && (cheapest == 99 || table().turn() == 4)) {
        best.action = ClassicAction::Stage;
    }
    return best;
}

bool Player::lift(int row) {
    QQuickItem *card = m_driver.find([row](const QQuickItem *item) { return isCard(item, row); });
    if (card == nullptr) {
        return false;
    }
    if (m_driver.hand() != Hand::Keys) {
        // Cards may overlap; their left edge always shows.
        m_driver.point(*card, {10, card->height() / 2});
    } else {
        QQuickItem *hand = card->parentItem();
        const auto current = [hand] { return hand->property("current").toInt(); };
        for (int step = 0; step < 8 && current() != row; ++step) {
            const int before = current();
            m_driver.key(Qt::Key_Right); // screen readers are asked first, so it may arrive later
            Driver::until([&] { return current() != before; }, 1000);
        }
        m_driver.key(Qt::Key_Return);
    }
    return Driver::until([&] { return table().choice()->row() == row; });
}

bool Player::act(ClassicAction::Kind action) {
    if (m_driver.hand() == Hand::Keys) {
        static const QMap<ClassicAction::Kind, Qt::Key> keys{{ClassicAction::Build, Qt::Key_B},
                                                             {ClassicAction::Stage, Qt::Key_W},
                                                             {ClassicAction::Free, Qt::Key_F},
                                                             {ClassicAction::Discard, Qt::Key_D}};
        m_driver.key(keys.value(action));
        if (table().choice()->needsPayment() && table().choice()->row() >= 0) {
            m_driver.key(Qt::Key_Return);
        }
        return true;
    }
    QQuickItem *button = m_driver.find([action](const QQuickItem *item) {
        return item->isEnabled() && item->property("actionKind").toInt() == action &&
               item->metaObject()->indexOfSignal("clicked()") >= 0;
    });
    if (button == nullptr) {
        return false;
    }
    m_driver.point(*button);
    if (table().choice()->needsPayment() && table().choice()->row() >= 0) {
        QQuickItem *payment = m_driver.find([](const QQuickItem *item) {
            return QString::fromLatin1(item->metaObject()->className())
                .startsWith(QLatin1String("PaymentLine"));
        });
        if (payment == nullptr) {
            return false;
        }
        m_driver.point(*payment);
    }
    return true;
}

bool Player::pickFromDiscards() {
    const auto possible = [](const QQuickItem *item) {
        return item->property("possible").toBool();
    };
    if (!Driver::until([&] { return m_driver.find(possible) != nullptr; })) {
        return false; // the pile opens with a delay
    }
    if (m_driver.hand() == Hand::Keys) {
        if (!m_driver.tabTo(possible)) {
            return false;
        }
        m_driver.key(Qt::Key_Return);
    } else if (QQuickItem *card = m_driver.find(possible)) {
        m_driver.point(*card);
    }
    return m_driver.press(QStringLiteral("Build it"));
}

bool Player::decide() {
    const QString before = moment();
    if (table().moment() == QStringLiteral("pick")) {
        if (!pickFromDiscards()) {
            return false;
        }
    } else {
        const Plan todo = plan();
        if (!lift(todo.row) || !act(todo.action)) {
            qWarning("at %s: card %d could not be played (%d)", qPrintable(before), todo.row,
                     static_cast<int>(todo.action));
            m_driver.picture(QStringLiteral("stuck"));
            return false;
        }
    }
    const bool on =
        Driver::until([&] { return table().over() || (asked() && moment() != before); });
    if (!on) {
        qWarning("at %s: the game does not go on", qPrintable(before));
        m_driver.picture(QStringLiteral("stuck"));
    }
    return on;
}

bool Player::playToEnd() {
    constexpr int mostDecisions = 40;
    for (int decisions = 0; decisions < mostDecisions && !table().over(); ++decisions) {
        if (!decide()) {
            return false;
        }
    }
    return table().over();
}

QString Player::position() const {
    const ClassicCity &own = *table().own();
    QStringList words{QStringLiteral("age %1 turn %2 coins %3 stages %4 shields %5")
                          .arg(QString::number(table().age()), QString::number(table().turn()),
                               QString::number(own.coins()), QString::number(own.stagesBuilt()),
                               QString::number(own.shields()))};
    for (int row = 0; row < table().hand()->count(); ++row) {
        words.append(table().hand()->at<ClassicHandRow>(row).card);
    }
    return words.join(u' ');
}

} // namespace mirabilia::e2e
