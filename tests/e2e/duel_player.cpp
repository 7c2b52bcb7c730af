// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/duel_player.h"

#include <QHash>
#include <QTest>

#include <array>
#include <queue>

namespace mirabilia::e2e {

namespace {

const QString military = QStringLiteral("military");
const QString scientific = QStringLiteral("scientific");

bool hasShields(const DuelFacts &facts, const QString &id) {
    const auto &effects = facts.of(id).effects;
    return std::any_of(effects.begin(), effects.end(), [](const DuelEffect &effect) {
        return effect.type == QLatin1String("shields");
    });
}

} // namespace

bool DuelPlayer::begin(bool twoPeople) {
    NewGameModel &seats = *m_driver.app().newGame();
    seats.setGame(QStringLiteral("duel"));
    seats.seat(
        {QStringLiteral("me"), twoPeople ? QStringLiteral("person") : QStringLiteral("easy")});
    return m_driver.press(QStringLiteral("New game")) && m_driver.press(QStringLiteral("Start")) &&
           Driver::until([this] { return m_driver.app().table() != nullptr && asked(); });
}

// ---- What to do ---------------------------------------------------------------------------------

int DuelPlayer::liking(const v1::DuelOption &option) const {
    const QString card = QString::fromStdString(option.move().card());
    const DuelFacts &facts = m_driver.app().catalogue().duel();
    const QString &family = facts.of(card).family;
    const QString wanted = m_goal == Goal::Military  ? military
                           : m_goal == Goal::Science ? scientific
                                                     : QString();
    const bool helps = table().own()->seat() == 1;
    switch (option.move().action()) {
    case v1::DUEL_ACTION_BUILD:
        if (family == wanted) {
            return helps ? -100 : 100;
        }
        return helps ? -10
                     : 40 - static_cast<int>(table().adapter().cityView(0).coins() -
                                             option.outcome().coins());
    case v1::DUEL_ACTION_WONDER:
        return family == wanted                                                    ? -50
               : m_goal == Goal::Points                                            ? 90
               : helps || m_goal == Goal::Science                                  ? 5
               : hasShields(facts, QString::fromStdString(option.move().wonder())) ? 80
                                                                                   : 5;
    case v1::DUEL_ACTION_DISCARD: return family == wanted ? -60 : helps ? 50 : 10;
    case v1::DUEL_ACTION_TOKEN: return option.move().token() == "law" ? 10 : 1;
    case v1::DUEL_ACTION_DESTROY:
    case v1::DUEL_ACTION_REVIVE: return (family == wanted) != helps ? 10 : 1;
    default: return 0;
    }
}

v1::DuelMove DuelPlayer::plan() const {
    const v1::DuelOption *best = nullptr;
    for (const v1::DuelOption &option : table().options()) {
        if (best == nullptr || liking(option) > liking(*best)) {
            best = &option;
        }
    }
    return best->move();
}

// ---- How to do it -------------------------------------------------------------------------------

QQuickItem *DuelPlayer::holding(const char *role, const QString &id) {
    return m_driver.find([=](const QQuickItem *item) {
        return item->property(role).toString() == id && item->property("description").isValid() &&
               item->isEnabled();
    });
}

/// The arrow keys that lead to the card in a row while none is marked.
QList<Qt::Key> DuelPlayer::wayTo(int wanted) const {
    struct Step {
        Qt::Key key;
        int right;
        int down;
    };
    static constexpr std::array<Step, 4> steps{
        {{Qt::Key_Right, 1, 0}, {Qt::Key_Left, -1, 0}, {Qt::Key_Down, 0, 1}, {Qt::Key_Up, 0, -1}}};
    const DuelStructureModel &structure = *table().structure();
    // The first key marks the lowest card.
    QHash<int, QList<Qt::Key>> ways{{structure.step(-1, 0, 1), {Qt::Key_Down}}};
    std::queue<int> open;
    open.push(structure.step(-1, 0, 1));
    while (!open.empty() && !ways.contains(wanted)) {
        const int from = open.front();
        open.pop();
        for (const Step &step : steps) {
            const int to = structure.step(from, step.right, step.down);
            if (!ways.contains(to)) {
                ways[to] = ways[from] + QList<Qt::Key>{step.key};
                open.push(to);
            }
        }
    }
    return ways.value(wanted);
}

bool DuelPlayer::chooseCard(const QString &card) {
    QQuickItem *item = holding("card", card);
    if (item == nullptr) {
        return false;
    }
    if (m_driver.hand() != Hand::Keys) {
        m_driver.point(*item);
    } else {
        // The card marked before is gone.
        item->parentItem()->setProperty("current", -1);
        for (const Qt::Key key : wayTo(item->property("index").toInt())) {
            m_driver.key(key);
        }
        m_driver.key(Qt::Key_Return);
    }
    return Driver::until([&] { return table().choice()->id() == card; });
}

bool DuelPlayer::act(const v1::DuelMove &move) {
    const DuelActionModel &actions = *table().choice()->actions();
    int wanted = -1;
    int wonders = 0;
    for (int row = 0; row < actions.count() && wanted < 0; ++row) {
        const DuelActionRow &action = actions.action(row);
        const bool wonder = action.actionKind == DuelAction::Wonder;
        if (static_cast<int>(action.actionKind) == move.action() &&
            (!wonder || action.wonder.toStdString() == move.wonder())) {
            wanted = row;
        }
        wonders += wonder && wanted < 0 ? 1 : 0;
    }
    if (m_driver.hand() == Hand::Keys) {
        if (move.action() == v1::DUEL_ACTION_WONDER) {
            m_driver.key(Qt::Key_W);
            m_driver.key(static_cast<Qt::Key>(Qt::Key_1 + wonders));
        } else {
            m_driver.key(move.action() == v1::DUEL_ACTION_BUILD ? Qt::Key_B : Qt::Key_D);
        }
        return wanted >= 0;
    }
    QQuickItem *button = m_driver.find([wanted](const QQuickItem *item) {
        return item->property("priceState").isValid() && item->property("considered").isValid() &&
               item->property("index").toInt() == wanted &&
               item->metaObject()->indexOfSignal("clicked()") >= 0;
    });
    if (button == nullptr) {
        return false;
    }
    m_driver.point(*button);
    return true;
}

/// Points at the answer or walks to it, then presses its button.
bool DuelPlayer::answer(const v1::DuelMove &move) {
    static const QHash<int, QPair<const char *, QString>> answers{
        {v1::DUEL_ACTION_DRAFT, {"wonder", QStringLiteral("Take this wonder")}},
        {v1::DUEL_ACTION_TOKEN, {"token", QStringLiteral("Take this token")}},
        {v1::DUEL_ACTION_DESTROY, {"card", QStringLiteral("Destroy it")}},
        {v1::DUEL_ACTION_REVIVE, {"card", QStringLiteral("Build it for free")}},
    };
    if (move.action() == v1::DUEL_ACTION_BEGIN) {
        return m_driver.press(QStringLiteral("%1 begins")
                                  .arg(table().adapter().nameOf(static_cast<int>(move.first()))));
    }
    const QString id = DuelTable::idOf(move);
    auto [role, button] = answers.value(move.action());
    if (table().phase() == DuelPhase::Library) {
        button = QStringLiteral("Take it");
    }
    QQuickItem *item = nullptr;
    if (!Driver::until([&] { return (item = holding(role, id)) != nullptr; })) {
        return false;
    }
    const bool walked =
        table().phase() == DuelPhase::Token || table().phase() == DuelPhase::Destroy;
    if (m_driver.hand() == Hand::Keys && walked) {
        for (int step = 0; step < 12 && table().choice()->id() != id; ++step) {
            m_driver.key(Qt::Key_Right);
        }
        m_driver.key(Qt::Key_Return);
        return true;
    }
    if (m_driver.hand() == Hand::Keys) {
        if (!m_driver.tabTo(
                [&](const QQuickItem *there) { return there->property(role).toString() == id; })) {
            return false;
        }
        m_driver.key(Qt::Key_Return);
    } else {
        m_driver.point(*item);
    }
    return Driver::until([&] { return table().choice()->id() == id; }) && m_driver.press(button);
}

bool DuelPlayer::carryOut(const v1::DuelMove &move) {
    return table().phase() == DuelPhase::Pick
               ? chooseCard(QString::fromStdString(move.card())) && act(move)
               : answer(move);
}

bool DuelPlayer::decide() {
    const auto decisions = [this] {
        return QStringLiteral("%1 %2 %3")
            .arg(table().log()->count())
            .arg(table().phase())
            .arg(table().own()->seat());
    };
    const QString before = decisions();
    const v1::DuelMove move = plan();
    const bool done = carryOut(move) && Driver::until([&] {
                          return table().over() || (asked() && decisions() != before);
                      });
    if (!done) {
        qWarning("stuck at %s: %s", qPrintable(before), move.ShortDebugString().c_str());
        m_driver.picture(QStringLiteral("stuck"));
    }
    return done;
}

bool DuelPlayer::playToEnd() {
    constexpr int mostDecisions = 90;
    for (int made = 0; made < mostDecisions && !table().over(); ++made) {
        if (!decide()) {
            return false;
        }
    }
    return table().over();
}

QString DuelPlayer::position() const {
    QStringList words{QStringLiteral("age %1 taken %2 pawn %3")
                          .arg(QString::number(table().age()),
                               QString::number(table().cardsTaken()),
                               QString::number(table().pawnPlace()))};
    for (int row = 0; row < table().structure()->count(); ++row) {
        words.append(table().structure()->place(row).card);
    }
    return words.join(u' ');
}

} // namespace mirabilia::e2e
