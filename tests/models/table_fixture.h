// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/classic_table.h"
#include "tests/support/fixture_network.h"
#include "tests/support/fixture_services.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace mirabilia {

/// A running game over fixtures, with everything that QML would see.
template <class Model>
struct TableOf {
    /// One position for each person at the screen. Motion is off unless a speed is given.
    explicit TableOf(const std::vector<v1::Update> &positions, int motionSpeed = 0) {
        services.layOut(positions);
        services.kept[QStringLiteral("motionSpeed")] = motionSpeed;
        services.kept[QStringLiteral("language")] = QStringLiteral("en");
        services.kept[QStringLiteral("newGame.edition")] = QStringLiteral("1");
        app = std::make_unique<App>(services, network);
        app->startGame();
        QCoreApplication::processEvents(); // opened
        table = qobject_cast<Model *>(app->table());
        QCoreApplication::processEvents(); // the links answer
        if (table == nullptr || table->own() == nullptr) {
            qFatal("the table did not open");
        }
    }
    explicit TableOf(const QString &name, int motionSpeed = 0)
        : TableOf(std::vector<v1::Update>{fixture(name)}, motionSpeed) {}

    [[nodiscard]] FixtureLink &link(int seat = 0) const { return *services.fixtureLink(seat); }
    Model *operator->() const { return table; }

    FixtureServices services;
    FixtureNetwork network;
    std::unique_ptr<App> app;
    Model *table = nullptr;
};

using Table = TableOf<ClassicTable>;

/// The names of what a list model shows in one role.
inline QStringList column(const QAbstractItemModel &model, const char *role) {
    const int number = model.roleNames().key(role, -1);
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row) {
        texts.append(model.index(row, 0).data(number).toString());
    }
    return texts;
}

inline QVariant cell(const QAbstractItemModel &model, int row, const char *role) {
    return model.index(row, 0).data(model.roleNames().key(role, -1));
}

/// The row of a hand with that card; fails loudly where there is none.
inline int rowOf(const QAbstractItemModel &model, const QString &card) {
    const auto row = column(model, "card").indexOf(card);
    if (row < 0) {
        qFatal("no %s among %s", qPrintable(card),
               qPrintable(column(model, "card").join(QLatin1Char(' '))));
    }
    return static_cast<int>(row);
}

/// The latest command of a link, as text that a failed comparison shows.
inline QString latest(const FixtureLink &link) {
    return link.sent().empty() ? QString()
                               : QString::fromStdString(link.sent().back().ShortDebugString());
}

/// Discards the card that is lifted.
inline void discardLifted(ClassicChoice &choice) {
    choice.play(choice.actions()->possible(ClassicAction::Discard));
}

} // namespace mirabilia
