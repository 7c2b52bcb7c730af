// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/finished_sheet.h"
#include "app/desktop/score_keeper.h"
#include "app/models/scorepad/score_book.h"
#include "engine/dice/scoring.h"
#include "scorer/import.h"
#include "tests/models/table_fixture.h"
#include "tests/support/memory_scores.h"

#include <QImage>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

using namespace mirabilia;
using namespace mirabilia::desktop;

namespace {

KeptSheet game(const QString &id) {
    return scoredGame(id, "2025-01-01",
                      {{"Ada", {5, 4, 10, 20, 9, 4, 3}}, {"Bo <b>", {1, 2, 5, 10, 26, 1, 0}}});
}

/// SQL on a history, past the program.
void runSql(const QString &file, const QString &statement) {
    const QString name = QStringLiteral("direct");
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(statement));
    }
    QSqlDatabase::removeDatabase(name);
}

/// A fixture as a position of one and the same game.
v1::Update position(const char *name, int later = 0) {
    v1::Update update = fixture(QString::fromLatin1(name));
    update.mutable_view()->set_revision(update.view().revision() +
                                        static_cast<std::uint64_t>(later));
    update.mutable_view()->set_match_id("match");
    return update;
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
        QCOMPARE(keeper.keep(sheet), QString());
        QCOMPARE(changes.size(), 0); // not for every key of a correction
        QVERIFY(changes.wait());
        QCOMPARE(changes.size(), 1);
        QCOMPARE(keeper.keepAll({game(QStringLiteral("b"))}), QString());
        QCOMPARE(keeper.remove(QStringLiteral("a")), QString());
        QCOMPARE(changes.size(), 3);
        QCOMPARE(listedSheets(keeper).size(), 1);
        QCOMPARE(keeper.restore(QStringLiteral("a")), QString());
        QVERIFY(listedSheets(keeper)[0].sheet == game({}).sheet);
        QCOMPARE(keeper.people().size(), 2);
    }

    void whatCannotBeReadIsToldOnce() {
        const QString file = path("damaged.db");
        ScoreKeeper keeper(file, m_catalogue);
        QCOMPARE(keeper.keepAll({game(QStringLiteral("a")), game(QStringLiteral("b")),
                                 game(QStringLiteral("c"))}),
                 QString());
        QSignalSpy failures(&keeper, &ScoreServices::failed);
        runSql(file, QStringLiteral("UPDATE sheet SET document = '' WHERE id < 'c'"));
        QCOMPARE(listedSheets(keeper).size(), 1);
        QCOMPARE(listedSheets(keeper).size(), 1);
        QVERIFY(failures.wait());
        QCOMPARE(failures.size(), 1);
        QVERIFY(failures[0][0].toString().startsWith(QLatin1String("2 ")));
        QVERIFY(!keeper.sheet(QStringLiteral("nowhere")));
        runSql(file, QStringLiteral("DROP TABLE sheet"));
        QVERIFY(!keeper.entries(0, 100, 100));
        QVERIFY(!keeper.entries(0, 100, 100));
        QCOMPARE(failures.size(), 2);
        QVERIFY(failures[1][0].toString().contains(file));
        QVERIFY(keeper.isDamaged());
    }

    void everybodyHasOneName() {
        ScoreKeeper keeper(path("people.db"), m_catalogue);
        QCOMPARE(keeper.keepAll({game(QStringLiteral("a")), game(QStringLiteral("b"))}), QString());
        const QList<Person> before = keeper.persons();
        QCOMPARE(before.size(), 2);
        QCOMPARE(before[0].sheets, 2);
        std::optional<Renaming> done;
        QString problem;
        const auto tell = [&](const QString &why, const Renaming &renaming) {
            problem = why;
            done = renaming;
        };
        keeper.rename(before[0].name, QStringLiteral("Zoe"), tell);
        QVERIFY2(!done, "not in this thread");
        QTRY_VERIFY(done);
        QCOMPARE(problem, QString());
        QVERIFY(keeper.people().contains(QStringLiteral("Zoe")));
        bool back = false;
        keeper.takeBack(*done, [&back](const QString &why) { back = why.isEmpty(); });
        QTRY_VERIFY(back);
        QCOMPARE(keeper.persons()[0].name, before[0].name);
        done.reset();
        keeper.rename(before[0].name, before[1].name, tell);
        QTRY_VERIFY(done);
        QVERIFY2(!problem.isEmpty(), "they sat at one table");
    }

    void theHistoryCopiesItselfAndComesBack() {
        const QString folder = path("copies of mine");
        ScoreKeeper keeper(path("copied.db"), m_catalogue);
        QSignalSpy chosen(&keeper, &ScoreKeeper::copyFolderChosen);
        QCOMPARE(keeper.copyFolder(), path("copied-copies"));
        QCOMPARE(keeper.keepAll({game(QStringLiteral("a"))}), QString());
        keeper.setCopyFolder(folder);
        QCOMPARE(chosen.size(), 1);
        QTRY_COMPARE(keeper.copies().size(), 1);
        QCOMPARE(keeper.remove(QStringLiteral("a")), QString());
        QCOMPARE(listedSheets(keeper).size(), 0);
        int taken = -1;
        keeper.takeIn(keeper.copies()[0].path, true, [&taken](const QString &why, int sheets) {
            taken = why.isEmpty() ? sheets : -2;
        });
        QTRY_COMPARE(taken, 1);
        QCOMPARE(listedSheets(keeper).size(), 1);
        QVERIFY2(keeper.copies().size() == 2, "what was here before");
        bool saved = false;
        keeper.saveHistory(path("moved.db"),
                           [&saved](const QString &why) { saved = why.isEmpty(); });
        QTRY_VERIFY(saved);
        ScoreKeeper other(path("other.db"), m_catalogue);
        taken = -1;
        other.takeIn(path("moved.db"), false,
                     [&taken](const QString &, int sheets) { taken = sheets; });
        QTRY_COMPARE(taken, 1);
        QCOMPARE(listedSheets(other).size(), 1);
    }

    void nothingIsOpenedBeforeItIsNeeded() {
        const QString file = path("later.db");
        ScoreKeeper keeper(file, m_catalogue);
        ScoreBook book(keeper, builtInScoreRules(), m_catalogue);
        QVERIFY(!QFile::exists(file));
        book.look();
        QVERIFY(QFile::exists(file));
        QCOMPARE(book.history()->total(), 0);
    }

    void namesAreReadAgainWhenASheetIsFinished() {
        ScoreKeeper keeper(path("names.db"), m_catalogue);
        QCOMPARE(keeper.people(), QStringList());
        KeptSheet sheet = game(QStringLiteral("a"));
        sheet.finished = false;
        QCOMPARE(keeper.goOn(sheet), QString());
        QCOMPARE(keeper.people(), QStringList()); // a key asks for them again and again
        sheet.finished = true;
        QSignalSpy news(&keeper, &ScoreServices::sheetsChanged);
        QCOMPARE(keeper.goOn(sheet), QString());
        QCOMPARE(keeper.people().size(), 2); // the next sheet offers whoever has just played
        QVERIFY(news.wait());
        QCOMPARE(keeper.remove(QStringLiteral("a")), QString());
        QCOMPARE(keeper.people(), QStringList());
    }

    void twoWindowsOnOneSheetBothKeepTheirs() {
        ScoreKeeper one(path("windows.db"), m_catalogue);
        ScoreKeeper other(path("windows.db"), m_catalogue);
        KeptSheet here = game(QStringLiteral("a"));
        here.finished = false;
        QCOMPARE(one.goOn(here), QString());
        KeptSheet there = listedSheets(other)[0];
        there.sheet.notes = "there";
        QCOMPARE(other.goOn(there), QString());
        QCOMPARE(there.id, QStringLiteral("a"));
        here.sheet.notes = "here";
        QCOMPARE(one.goOn(here), QString());
        QVERIFY(here.id != QLatin1String("a"));
        QCOMPARE(listedSheets(other).size(), 2);
        QCOMPARE(listedSheets(other)[0].sheet.notes, std::string("here"));
        QCOMPARE(listedSheets(other)[1].sheet.notes, std::string("there"));
    }

    void filesGoWhereTheyAreFoundAgain() {
        const QByteArray home = qgetenv("HOME");
        const QTemporaryDir fresh;
        qputenv("HOME", fresh.path().toLocal8Bit());
        const ScoreKeeper keeper(path("home.db"), m_catalogue);
        QCOMPARE(keeper.exportFolder(), fresh.path()); // it has no folder for documents
        QVERIFY(QDir(fresh.path()).mkdir(QStringLiteral("Documents")));
        QCOMPARE(keeper.exportFolder(), fresh.filePath(QStringLiteral("Documents")));
        qputenv("HOME", home);
    }

    void sheetsAreFound() {
        Catalogue chinese;
        chinese.setLanguage(QStringLiteral("zh_CN"));
        ScoreKeeper keeper(path("found.db"), chinese);
        ScoreBook book(keeper, builtInScoreRules(), chinese);
        KeptSheet sheet = game(QStringLiteral("a"));
        sheet.sheet.entries[0].wonder = "rhodes";
        sheet.sheet.place = "Tübingen";
        KeptSheet duel = game(QStringLiteral("b"));
        duel.sheet.box = scorer::Box::duel;
        QCOMPARE(keeper.keepAll({sheet, duel}), QString());
        book.look();
        const auto found = [&book](const QString &words) {
            book.history()->setSearch(words);
            return book.history()->count() == 1 ? book.history()->sheetIdAt(0)
                                                : QString::number(book.history()->count());
        };
        const QString shown = chinese.name(QStringLiteral("rhodes"));
        QVERIFY(shown != QLatin1String("rhodes"));
        QCOMPARE(found(shown), QStringLiteral("a"));
        QCOMPARE(found(QStringLiteral("rhodes")), QStringLiteral("a"));
        QCOMPARE(found(QStringLiteral("TÜBINGEN")), QStringLiteral("a"));
        QCOMPARE(found(QStringLiteral("duel ada")), QStringLiteral("b"));
        QCOMPARE(found(QStringLiteral("ada")), QStringLiteral("2"));
        QCOMPARE(found(shown + QStringLiteral(" nobody")), QStringLiteral("0"));
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

    void longTextStaysOnThePicture() {
        ScoreKeeper keeper(path("long.db"), m_catalogue);
        scorer::Sheet sheet = game({}).sheet;
        const auto pictureOf = [&keeper](const scorer::Sheet &drawn) {
            return QImage::fromData(keeper.drawing(drawn, QStringLiteral("png")), "PNG");
        };
        const int before = pictureOf(sheet).height();
        sheet.entries[0].player = "<b>" + std::string(300, 'W') + "</b>";
        sheet.place = std::string(300, 'M');
        for (int i = 0; i < 40; ++i) {
            sheet.notes += "<i>A long evening.</i> ";
        }
        sheet.notes += std::string(400, 'x');
        const QImage picture = pictureOf(sheet);
        QVERIFY2(picture.height() > before + 200, "the notes have the room that they need");
        // Below the head the margins stay empty.
        const int head = picture.width() * 35 / 100;
        const int last = picture.height() - 1;
        const QRgb ground = picture.pixel(2, last);
        for (int y = head; y <= last; ++y) {
            QCOMPARE(picture.pixel(20, y), ground);
            QCOMPARE(picture.pixel(picture.width() - 20, y), ground);
        }
        for (int x = 0; x < picture.width(); ++x) {
            QCOMPARE(picture.pixel(x, last - 16), ground);
        }
        // However much there is: one page, upright.
        sheet.entries.resize(8, sheet.entries[1]);
        sheet.notes = std::string(2000, 'n');
        const QByteArray page = keeper.drawing(sheet, QStringLiteral("pdf"));
        QVERIFY(page.contains("/MediaBox [0 0 595"));
        QCOMPARE(page.count("/Type /Page\n"), 1);
    }

    void theBestStandsAboveWhereverItSat() {
        ScoreKeeper keeper(path("best.db"), m_catalogue);
        scorer::Sheet sheet = game({}).sheet;
        const QByteArray picture = keeper.drawing(sheet, QStringLiteral("png"));
        std::swap(sheet.entries[0], sheet.entries[1]);
        QCOMPARE(keeper.drawing(sheet, QStringLiteral("png")), picture);
        std::swap(sheet.entries[0].player, sheet.entries[1].player);
        QVERIFY(keeper.drawing(sheet, QStringLiteral("png")) != picture);
    }

    void aVictoryWithoutPointsShowsNoEmptyCells() {
        ScoreKeeper keeper(path("supremacy.db"), m_catalogue);
        scorer::Sheet sheet = game({}).sheet;
        sheet.box = scorer::Box::duel;
        sheet.entries[0].supremacy = scorer::Supremacy::science;
        const auto height = [&keeper, &sheet] {
            return QImage::fromData(keeper.drawing(sheet, QStringLiteral("png")), "PNG").height();
        };
        const int before = height();
        for (scorer::Entry &entry : sheet.entries) {
            entry.points = {};
        }
        QVERIFY(height() < before);
        sheet.entries[1].set(scorer::Row::military, 0); // nothing is not zero
        QCOMPARE(height(), before);
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
        // What is written is read: 100,000 games are 139 MB.
        QVERIFY(scorer::largestFile > std::size_t{139} * 1024 * 1024);
        QVERIFY(large.resize(qint64{17} * 1024 * 1024));
        problem.clear();
        QVERIFY(!keeper.readFile(large.fileName(), problem).isEmpty());
        QCOMPARE(problem, QString());
        QVERIFY(large.resize(static_cast<qint64>(scorer::largestFile) + 1)); // no byte is written
        QVERIFY(keeper.readFile(large.fileName(), problem).isEmpty());
        QVERIFY(!problem.isEmpty());
    }

    void aGameThatEndsAtTheTableIsRecordedOnce() {
        ScoreKeeper keeper(path("table.db"), m_catalogue);
        const Table table({position("three-start")});
        keeper.follow(*table.table);
        emit table->changed();
        QCOMPARE(listedSheets(keeper).size(), 0);
        table.link().push(position("three-over"));
        emit table->changed();
        QCOMPARE(listedSheets(keeper).size(), 1);
        const KeptSheet kept = listedSheets(keeper)[0];
        QCOMPARE(kept.id, QStringLiteral("match"));
        QCOMPARE(kept.origin, QStringLiteral("table"));
        QVERIFY(kept.finished);
        QVERIFY(kept.sheet.minutes.value_or(0) >= 1);
        QCOMPARE(kept.sheet.entries.size(), std::size_t{3});
        const auto best = table->scores()->get(0).value<ScoreRow>();
        const auto &entry = kept.sheet.entries[static_cast<std::size_t>(best.seat)];
        QCOMPARE(scorer::total(kept.sheet.box, entry), std::optional(best.total));
        QCOMPARE(QString::fromStdString(entry.wonder), table->cityAt(best.seat)->wonder());
        QVERIFY(builtInScoreRules().checker().check(kept.sheet).empty());
    }

    void whatIsContinuedReplacesItsFirstEnd() {
        ScoreKeeper keeper(path("continued.db"), m_catalogue);
        {
            const Table table({position("three-over")});
            keeper.follow(*table.table);
            emit table->changed();
        }
        QCOMPARE(listedSheets(keeper).size(), 1);
        QVERIFY(!listedSheets(keeper)[0].sheet.minutes); // nobody saw when it began
        const Table again({position("three-over")});
        keeper.follow(*again.table);
        again.link().restore(position("three", 20)); // undo
        v1::Update over = position("three-over", 20);
        over.mutable_view()->mutable_scores(0)->mutable_points(6)->set_points(0); // guilds
        again.link().push(over);
        emit again->changed();
        QCOMPARE(listedSheets(keeper).size(), 1);
        const auto seat = over.view().scores(0).seat();
        QCOMPARE(listedSheets(keeper)[0].sheet.entries[seat].at(scorer::Row::guilds),
                 std::optional(0));
    }

    void anOldResultIsNotKeptAgain() {
        ScoreKeeper keeper(path("again.db"), m_catalogue);
        for (const bool corrected : {false, true}) {
            const Table table({position("three-over")});
            keeper.follow(*table.table);
            emit table->changed();
            KeptSheet sheet = listedSheets(keeper)[0];
            QCOMPARE(sheet.sheet.notes, std::string(corrected ? "corrected" : ""));
            sheet.sheet.notes = "corrected";
            QCOMPARE(keeper.keep(sheet), QString());
        }
        QCOMPARE(keeper.remove(QStringLiteral("match")), QString());
        const Table table({position("three-over")});
        keeper.follow(*table.table);
        emit table->changed();
        QCOMPARE(listedSheets(keeper).size(), 0);
    }

    void aResultThatCannotBeKeptIsTold() {
        ScoreKeeper keeper(m_folder.path(), m_catalogue); // a folder is no history
        QSignalSpy failures(&keeper, &ScoreServices::failed);
        QSignalSpy results(&keeper, &ScoreKeeper::resultNotKept);
        const Table table({position("three-over")});
        keeper.follow(*table.table);
        emit table->changed();
        QCOMPARE(failures.size(), 1);
        QVERIFY(failures[0][0].toString().contains(m_folder.path()));
        QCOMPARE(results, failures);
    }

    void aResultIsKeptOnceTheHistoryIsMended() {
        const QString file = path("mended.db");
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(QByteArray(5000, 'x')) > 0);
        damaged.close();
        ScoreKeeper keeper(file, m_catalogue);
        QSignalSpy results(&keeper, &ScoreKeeper::resultNotKept);
        QString aside;
        for (const int failures : {1, 1, 1}) {
            const Table table({position("three-over")});
            keeper.follow(*table.table);
            emit table->changed();
            QCOMPARE(results.size(), failures);
            if (keeper.isDamaged()) {
                QCOMPARE(keeper.beginAnew(aside), QString());
                QVERIFY(QFile::exists(aside));
            }
        }
        QCOMPARE(listedSheets(keeper).size(), 1);
    }

    void aSheetFromATableSaysItsEdition() {
        v1::TableView view = position("three-over").view();
        view.clear_edition(); // as of before there were two
        QCOMPARE(finishedSheet(view)->edition, std::string("1"));
        view.set_edition(2);
        QCOMPARE(finishedSheet(view)->edition, std::string("2"));
    }

    void sheetsOfTheOtherGames() {
        v1::TableView view;
        view.add_seats()->set_name("Ada");
        v1::SeatInfo &bo = *view.add_seats();
        bo.set_seat(1);
        bo.set_name("Bo");
        bo.set_kind(v1::SEAT_KIND_COMPUTER);
        view.mutable_duel()->set_pawn(9);
        QVERIFY(!finishedSheet(view));
        const auto add = [](v1::PlayerScore &score, std::uint32_t seat, const char *category,
                            int points) {
            score.set_seat(seat);
            v1::CategoryPoints &line = *score.add_points();
            line.set_category(category);
            line.set_points(points);
        };
        add(*view.add_scores(), 1, "progress", 4);
        add(*view.add_scores(), 0, "guilds", 3);
        view.mutable_duel()->set_victory("military");
        view.add_winners(1);
        const auto duel = finishedSheet(view);
        QVERIFY(duel && duel->box == scorer::Box::duel);
        QCOMPARE(duel->edition, std::string());
        QCOMPARE(duel->entries[0].player, std::string("Ada"));
        QVERIFY(!duel->entries[0].computer && duel->entries[1].computer);
        QCOMPARE(duel->entries[0].at(scorer::Row::guilds), std::optional(3));
        QCOMPARE(duel->entries[1].at(scorer::Row::progress), std::optional(4));
        QVERIFY(duel->entries[0].supremacy == scorer::Supremacy::none);
        QVERIFY(duel->entries[1].supremacy == scorer::Supremacy::military);

        view.clear_scores();
        v1::PlayerScore &ada = *view.add_scores();
        for (const std::string_view category : dice::categoryNames) {
            add(ada, 0, std::string(category).c_str(), ada.points_size() + 1);
        }
        ada.set_coins(5);
        view.mutable_dice();
        const auto rolled = finishedSheet(view);
        QVERIFY(rolled && rolled->box == scorer::Box::dice);
        for (const scorer::Row row : scorer::rowsOf(scorer::Box::dice)) {
            QVERIFY2(rolled->entries[0].at(row), scorer::name(row).data());
        }
        QCOMPARE(scorer::total(rolled->box, rolled->entries[0]), std::optional(36));
        QCOMPARE(rolled->entries[0].coins, std::optional(5));
    }
};

QTEST_MAIN(ScoreKeeperTest)
#include "test_score_keeper.moc"
