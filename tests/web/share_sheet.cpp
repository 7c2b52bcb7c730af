// SPDX-License-Identifier: GPL-3.0-or-later
// share_sheet FOLDER BOX PLAYERS : a pad without a window. Goes on with the sheet that lies in the
// folder, or begins one, shares it, says where, and obeys: a line for each line it reads.
#include "app/desktop/score_keeper.h"
#include "app/host/games.h"
#include "app/models/scorepad/score_book.h"
#include "app/net/sheet_host.h"
#include "tests/support/memory_scores.h"

#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>

#include <iostream>
#include <string>

namespace mirabilia {
namespace {

void say(const QJsonObject &what) {
    std::cout << QJsonDocument(what).toJson(QJsonDocument::Compact).constData() << std::endl;
}

QJsonObject state(const ScoreBook &book) {
    const ScorePadModel &pad = *book.pad();
    QJsonArray players;
    for (int column = 0; column < pad.playerCount(); ++column) {
        players.append(pad.players()->player(column).name);
    }
    QJsonObject cells;
    for (int cell = 0; cell < pad.cells()->count(); ++cell) {
        if (pad.cells()->cell(cell).isFilled) {
            cells.insert(pad.cells()->cell(cell).cellId, pad.cells()->cell(cell).text);
        }
    }
    return {{QStringLiteral("players"), players},
            {QStringLiteral("cells"), cells},
            {QStringLiteral("conflicts"), QJsonArray::fromVariantList(book.sharing()->conflicts())},
            {QStringLiteral("people"), QJsonArray::fromVariantList(book.sharing()->people())}};
}

void type(ScorePadModel &pad, int column, const QString &rowId, const QString &figures) {
    for (int row = 0; row < pad.rows()->count(); ++row) {
        if (pad.rows()->row(row).rowId == rowId) {
            pad.select(column, row);
        }
    }
    for (const QChar figure : figures) {
        pad.type(figure.digitValue());
    }
}

void obey(ScoreBook &book, const QStringList &words) {
    const QString act = words.value(0);
    const int number = words.value(1).toInt();
    if (act == QLatin1String("type")) {
        type(*book.pad(), number, words.value(2), words.value(3));
    } else if (act == QLatin1String("let")) {
        book.sharing()->setOpen(number, true);
    } else if (act == QLatin1String("settle")) {
        book.sharing()->settle(number, words.value(2) == QLatin1String("write"));
    } else if (act == QLatin1String("row")) {
        book.pad()->showRow(words.value(1), true);
    } else if (act == QLatin1String("finish")) {
        book.pad()->finish();
    }
}

void begin(ScoreBook &book, const QStringList &words) {
    book.look();
    const QVariantList unfinished = book.unfinished();
    if (unfinished.isEmpty()) {
        book.pad()->begin(words.value(2), words.value(3).toInt());
        book.sharing()->share();
    } else {
        book.open(unfinished.first().toMap().value(QStringLiteral("sheetId")).toString());
    }
}

int run(int argc, char **argv) {
    const QGuiApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QDir folder(words.value(1));
    const Catalogue catalogue;
    const host::Games games{GameData()};
    desktop::ScoreKeeper keeper(folder.filePath(QStringLiteral("scores.db")), catalogue);
    net::SheetHost door(games, QDir(folder.filePath(QStringLiteral("sheets"))));
    ScoreBook book(keeper, builtInScoreRules(), catalogue);
    book.sharing()->setDoor(door);
    QObject::connect(&door, &SheetDoor::opened,
                     [](const QString &, const QString &page, quint16 port) {
                         say({{QStringLiteral("port"), port}, {QStringLiteral("page"), page}});
                     });
    begin(book, words);
    QSocketNotifier input(0, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, [&book] {
        std::string line;
        if (!std::getline(std::cin, line)) {
            QCoreApplication::quit();
            return;
        }
        obey(book, QString::fromStdString(line).split(QLatin1Char(' ')));
        say(state(book));
    });
    return QGuiApplication::exec();
}

} // namespace
} // namespace mirabilia

int main(int argc, char **argv) {
    return mirabilia::run(argc, argv);
}
