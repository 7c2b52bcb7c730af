// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/score_keeper.h"
#include "tests/models/table_fixture.h"
#include "tests/support/memory_scores.h"

#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace mirabilia;
using namespace mirabilia::desktop;

namespace {

KeptSheet game(const QString &id) {
    return scoredGame(id, "2025-01-01",
                      {{"Ada", {5, 4, 10, 20, 9, 4, 3}}, {"Bo <b>", {1, 2, 5, 10, 26, 1, 0}}});
}

} // namespace

class ScoreKeeperTest : public QObject {
    Q_OBJECT

private:
    Catalogue m_catalogue;
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }

private slots:
    void keepsAndTells() {
        ScoreKeeper keeper(path("scores.db"), m_catalogue);
        QSignalSpy changes(&keeper, &ScoreServices::sheetsChanged);
        KeptSheet sheet = game(QStringLiteral("a"));
        sheet.finished = false;
        QCOMPARE(keeper.keep(sheet), QString());
        QCOMPARE(changes.size(), 0); // keys are nobody's news
        sheet.finished = true;
        QCOMPARE(keeper.keep(sheet), QString());
        QCOMPARE(keeper.keepAll({game(QStringLiteral("b"))}), QString());
        QCOMPARE(keeper.remove(QStringLiteral("a")), QString());
        QCOMPARE(changes.size(), 3);
        QCOMPARE(keeper.sheets().size(), 1);
        QCOMPARE(keeper.restore(QStringLiteral("a")), QString());
        QVERIFY(keeper.sheets()[0].sheet == game({}).sheet);
        QCOMPARE(keeper.people().size(), 2);
    }

    void drawsPicturesAndPages() {
        ScoreKeeper keeper(path("drawn.db"), m_catalogue);
        const QByteArray png = keeper.drawing(game({}).sheet, QStringLiteral("png"));
        const QImage picture = QImage::fromData(png, "PNG");
        QCOMPARE(picture.width(), 1200);
        QVERIFY(picture.height() > 500);
        const QRgb ground = picture.pixel(2, 2);
        int drawn = 0;
        for (int y = 0; y < picture.height(); y += 3) {
            for (int x = 0; x < picture.width(); x += 3) {
                drawn += picture.pixel(x, y) != ground ? 1 : 0;
            }
        }
        QVERIFY2(drawn > 5000, qPrintable(QString::number(drawn)));
        const QByteArray pdf = keeper.drawing(game({}).sheet, QStringLiteral("pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
    }

    void filesInAndOut() {
        ScoreKeeper keeper(path("files.db"), m_catalogue);
        QCOMPARE(keeper.writeFile(path("out.csv"), "text"), QString());
        QString problem;
        QCOMPARE(keeper.readFile(path("out.csv"), problem), QByteArray("text"));
        QCOMPARE(problem, QString());
        QVERIFY(!keeper.writeFile(path("no/such/folder.csv"), "text").isEmpty());
        QVERIFY(keeper.readFile(m_folder.path(), problem).isEmpty());
        QVERIFY(!problem.isEmpty());
        QFile large(path("large.csv"));
        QVERIFY(large.open(QIODevice::WriteOnly));
        QVERIFY(large.resize(qint64{17} * 1024 * 1024));
        problem.clear();
        QVERIFY(keeper.readFile(large.fileName(), problem).isEmpty());
        QVERIFY(!problem.isEmpty());
    }

    void aGameThatEndsAtTheTableIsRecordedOnce() {
        ScoreKeeper keeper(path("table.db"), m_catalogue);
        const Table table(QStringLiteral("three-over"));
        QVERIFY(table->over());
        keeper.follow(*table.table);
        emit table->changed();
        emit table->changed();
        QCOMPARE(keeper.sheets().size(), 1);
        const KeptSheet kept = keeper.sheets()[0];
        QCOMPARE(kept.origin, QStringLiteral("table"));
        QVERIFY(kept.finished);
        QCOMPARE(kept.sheet.entries.size(), std::size_t{3});
        const auto best = table->scores()->get(0).value<ScoreRow>();
        const auto &entry = kept.sheet.entries[static_cast<std::size_t>(best.seat)];
        QCOMPARE(scorer::total(kept.sheet.box, entry), std::optional(best.total));
        QCOMPARE(QString::fromStdString(entry.wonder), best.wonder);
        QVERIFY(builtInScoreRules().checker().check(kept.sheet).empty());
    }
};

QTEST_MAIN(ScoreKeeperTest)
#include "test_score_keeper.moc"
