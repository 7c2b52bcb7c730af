// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

#include <numeric>

using namespace mirabilia;

namespace {

/// All list models of a table, for the model tester.
QList<QAbstractItemModel *> modelsOf(const Table &table) {
    QList<QAbstractItemModel *> models{
        table->hand(),   table->pickable(),    table->choice()->actions(),
        table->reveal(), table->conflict(),    table->choice()->payments(),
        table->log(),    table->discardPile(), table->scores()};
    for (int seat = 0; seat < table->seatCount(); ++seat) {
        const ClassicCity *city = table->cityAt(seat);
        models << city->stages() << city->cards() << city->buried() << city->families()
               << city->production() << city->goods();
        for (const QString &family : column(*city->families(), "family")) {
            models << city->cardsOf(family);
        }
    }
    return models;
}

template <class T>
QList<T *> toList(QQmlListProperty<T> list) {
    QList<T *> items;
    for (qsizetype i = 0; i < list.count(&list); ++i) {
        items.append(list.at(&list, i));
    }
    return items;
}

QList<int> seatsOf(const QList<ClassicCity *> &cities) {
    QList<int> seats;
    for (const ClassicCity *city : cities) {
        seats.append(city->seat());
    }
    return seats;
}

} // namespace

class TableModelTest : public QObject {
    Q_OBJECT

private slots:
    void everyModelIsSound_data() {
        QTest::addColumn<QString>("name");
        for (const char *name : {"three-start", "three", "three-age-end", "seven", "seven-late",
                                 "choose", "extra", "free-city"}) {
            QTest::newRow(name) << QString::fromLatin1(name);
        }
    }
    void everyModelIsSound() {
        QFETCH(QString, name);
        Table table(name, 3);
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (QAbstractItemModel *model : modelsOf(table)) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        }
        for (int row = 0; row < table->hand()->count(); ++row) {
            table->choice()->select(row);
            for (int action = 0; action < table->choice()->actions()->count(); ++action) {
                table->choice()->consider(action);
            }
            table->chainOf(table->choice()->card());
        }
        table->log()->setSeatFilter(1);
        table.link().push(fixture(name + QStringLiteral("-next")));
        table->skip();
        table->skip();
        table.app->settings()->setLanguage(QStringLiteral("ja"));
        table.link().restore(fixture(name));
    }

    void threePlayersHaveNoOthers() {
        const Table table(QStringLiteral("three"));
        QCOMPARE(toList(table->others()).size(), 0);
        QCOMPARE(table->left()->seat(), 1);
        QCOMPARE(table->right()->seat(), 2);
    }

    void seatsAroundMe() {
        const Table table(QStringLiteral("seven"));
        QCOMPARE(table->seatCount(), 7);
        QCOMPARE(table->playerCount(), 7);
        QCOMPARE(table->own()->seat(), 0);
        QCOMPARE(table->left()->seat(), 1);
        QCOMPARE(table->right()->seat(), 6);
        QCOMPARE(seatsOf(toList(table->cities())), QList<int>({0, 1, 2, 3, 4, 5, 6}));
        QCOMPARE(seatsOf(toList(table->others())), QList<int>({2, 3, 4, 5}));
    }

    void everythingTheViewSays() {
        const Table table(QStringLiteral("three"));
        const v1::ClassicTable view = fixture(QStringLiteral("three")).view().classic();
        QCOMPARE(table->age(), 3);
        QCOMPARE(table->turn(), 2);
        QCOMPARE(table->passTo(), QStringLiteral("left"));
        for (const v1::CityView &wanted : view.cities()) {
            const ClassicCity *city = table->cityAt(static_cast<int>(wanted.seat()));
            QCOMPARE(city->coins(), static_cast<int>(wanted.coins()));
            QCOMPARE(city->shields(), static_cast<int>(wanted.shields()));
            QCOMPARE(city->cards()->count(), wanted.cards_size());
            QCOMPARE(city->stages()->count(), wanted.stages_size());
            QCOMPARE(city->stagesBuilt(), static_cast<int>(wanted.stages_built()));
            QCOMPARE(city->goods()->count(), wanted.goods_for_viewer_size());
            QCOMPARE(city->production()->count(), wanted.production_size());
            QCOMPARE(city->tokens().size(), wanted.tokens().values_size());
            int inFamilies = 0;
            for (const QString &count : column(*city->families(), "count")) {
                inFamilies += count.toInt();
            }
            QCOMPARE(inFamilies, wanted.cards_size());
        }
        QCOMPARE(table->own()->poster(), QStringLiteral("ephesus-a"));
        QCOMPARE(table->own()->stakes(), 5);
        QVERIFY(!table->own()->hasPoints());
        QCOMPARE(table->own()->points(), -1);
    }

    void livePoints() {
        const Table table(QStringLiteral("seven-late"));
        QVERIFY(table->own()->hasPoints());
        QVERIFY(table->own()->points() > 0);
    }

    void statesOfTheHand() {
        const Table table(QStringLiteral("three"));
        const ListModel &hand = *table->hand();
        const auto state = [&hand](const char *card) {
            return cell(hand, rowOf(hand, QString::fromLatin1(card)), "buildState").toString();
        };
        QCOMPARE(state("academy"), QStringLiteral("chain"));
        QCOMPARE(state("lighthouse"), QStringLiteral("own"));
        QCOMPARE(state("lodge"), QStringLiteral("pay"));
        QCOMPARE(state("observatory"), QStringLiteral("blocked"));
        const ClassicHandRow &observatory =
            hand.at<ClassicHandRow>(rowOf(hand, QStringLiteral("observatory")));
        QCOMPARE(observatory.buildReason, QStringLiteral("Costs 4 coins, you have 3"));
        QCOMPARE(observatory.buildPrice, 4);
        const ClassicHandRow &guild =
            hand.at<ClassicHandRow>(rowOf(hand, QStringLiteral("shipowners_guild")));
        QCOMPARE(guild.buildReason,
                 QStringLiteral("Lacks 1 wood; the neighbours do not make enough"));
        QCOMPARE(guild.stageState, QStringLiteral("pay"));
        QCOMPARE(guild.stagePrice, 1);
        const ClassicHandRow &lodge = hand.at<ClassicHandRow>(rowOf(hand, QStringLiteral("lodge")));
        QCOMPARE(lodge.buildPrice, 1);
        QCOMPARE(lodge.buildReason, QString());
        QCOMPARE(lodge.description, QStringLiteral("Lodge, green, Compass, you can build it for "
                                                   "1 coin; free with Dispensary"));
        QCOMPARE(lodge.age, 3);
    }

    void theNextStageHasAPrice() {
        const Table table(QStringLiteral("three"));
        const ListModel &stages = *table->own()->stages();
        const int next = table->own()->stagesBuilt();
        QCOMPARE(cell(stages, next, "state").toString(), QStringLiteral("pay"));
        QCOMPARE(cell(stages, next, "price").toInt(), 1);
        for (int row = 0; row < next; ++row) {
            QCOMPARE(cell(stages, row, "state").toString(), QStringLiteral("built"));
        }
        const QStringList theirs = column(*table->left()->stages(), "state");
        QVERIFY(!theirs.contains(QStringLiteral("pay")));
    }

    void seatStates() {
        v1::Update update = fixture(QStringLiteral("three"));
        v1::SeatInfo &bo = *update.mutable_view()->mutable_seats(1);
        bo.set_kind(v1::SEAT_KIND_PERSON);
        bo.set_connected(false);
        const Table table(std::vector<v1::Update>{update});
        QCOMPARE(table->own()->state(), QStringLiteral("thinking"));
        QCOMPARE(table->cityAt(1)->state(), QStringLiteral("lost"));
        QCOMPARE(table->cityAt(2)->state(), QStringLiteral("chosen"));
        QVERIFY(table->cityAt(1)->summary().endsWith(QStringLiteral("Connection lost")));
    }

    void citiesAndRowsLiveOn() {
        const Table table(QStringLiteral("three"));
        const ClassicCity *own = table->own();
        const ClassicCity *bo = table->cityAt(1);
        QSignalSpy reset(own->cards(), &QAbstractItemModel::modelReset);
        QSignalSpy inserted(own->cards(), &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(own->cards(), &QAbstractItemModel::rowsRemoved);
        table.link().push(fixture(QStringLiteral("three-next")));
        QCOMPARE(table->own(), own);
        QCOMPARE(table->cityAt(1), bo);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(removed.size() + reset.size(), 0);
    }

    void chainPartnersLight() {
        const Table table(QStringLiteral("three"));
        const auto lit = [&table] {
            QStringList cards;
            for (int seat = 0; seat < table->seatCount(); ++seat) {
                const ClassicCardsModel &model = *table->cityAt(seat)->cards();
                for (int row = 0; row < model.count(); ++row) {
                    if (cell(model, row, "highlighted").toBool()) {
                        cards.append(cell(model, row, "card").toString());
                    }
                }
            }
            return cards;
        };
        table->chainOf(QStringLiteral("academy"));
        QVERIFY(lit().contains(QStringLiteral("school")));
        table->clearChain();
        QCOMPARE(lit(), QStringList());
        table.app->settings()->setChainHints(false);
        table->chainOf(QStringLiteral("academy"));
        QCOMPARE(lit(), QStringList());
        QCOMPARE(column(*table->hand(), "chainText").join(QString()), QString());
    }

    void aCardInFull() {
        const Table table(QStringLiteral("three"));
        for (int row = 0; row < table->hand()->count(); ++row) {
            const ClassicHandRow &hand = table->hand()->at<ClassicHandRow>(row);
            const QVariantMap details = table->details(hand.card);
            QCOMPARE(details[QStringLiteral("name")].toString(), hand.name);
            QCOMPARE(details[QStringLiteral("costText")].toString(), hand.costText);
            const QVariantList prices = details[QStringLiteral("prices")].toList();
            QCOMPARE(prices.size(), 1);
            const QVariantMap today = prices.first().toMap();
            QVERIFY(today[QStringLiteral("text")].toString().contains(hand.buildReason));
            QCOMPARE(today[QStringLiteral("steps")].toStringList().isEmpty(),
                     hand.buildState != QLatin1String("pay"));
        }
        const QVariantMap elsewhere = table->details(QStringLiteral("pantheon"));
        QVERIFY(elsewhere[QStringLiteral("prices")].toList().isEmpty());
        QCOMPARE(elsewhere[QStringLiteral("from")].toStringList(),
                 QStringList{QStringLiteral("temple")});
        QCOMPARE(
            table->details(QStringLiteral("no such card"))[QStringLiteral("to")].toStringList(),
            QStringList());
    }

    void aCardInFullWhileOthersChoose() {
        const Table table(QStringLiteral("three"));
        const QString card = table->hand()->at<ClassicHandRow>(0).card;
        table->choice()->select(0);
        table->choice()->play(table->choice()->actions()->possible(ClassicAction::Discard), 0);
        QVERIFY(table->hand()->count() > 0);
        QCOMPARE(table->details(card)[QStringLiteral("prices")].toList().size(), 1);
    }

    void languagesSwitchWithoutARestart() {
        const Table table(QStringLiteral("three"));
        const int row = rowOf(*table->hand(), QStringLiteral("academy"));
        QSignalSpy changed(table->hand(), &QAbstractItemModel::dataChanged);
        QSignalSpy reset(table->hand(), &QAbstractItemModel::modelReset);
        const QList<QPair<QString, QString>> names{
            {QStringLiteral("zh_CN"), QStringLiteral("学院")},
            {QStringLiteral("zh_TW"), QStringLiteral("學院")},
            {QStringLiteral("ja"), QStringLiteral("学院")},
            {QStringLiteral("en"), QStringLiteral("Academy")}};
        for (const auto &[language, name] : names) {
            changed.clear();
            table.app->settings()->setLanguage(language);
            QCOMPARE(cell(*table->hand(), row, "name").toString(), name);
            QVERIFY(!changed.isEmpty());
        }
        QCOMPARE(reset.size(), 0);
        table.app->settings()->setLanguage(QStringLiteral("ja"));
        QCOMPARE(table->own()->wonderName(), QStringLiteral("エフェソスのアルテミス神殿"));
        QVERIFY(!column(*table->log(), "text").filter(QStringLiteral("学校")).isEmpty());
    }

    void hostileNamesStayPlain() {
        v1::Update update = fixture(QStringLiteral("three"));
        const auto name = [&update](int seat, const char *text) {
            update.mutable_view()->mutable_seats(seat)->set_name(text);
        };
        name(0, "<img src=x>\n%1 %2");
        name(1, "%1%n\xE2\x80\xAE");
        name(2, "");
        const Table table(std::vector<v1::Update>{update});
        QCOMPARE(table->own()->name(), QStringLiteral("<img src=x> %1 %2"));
        QCOMPARE(table->left()->name(), QStringLiteral("%1%n"));
        QCOMPARE(table->right()->name(), QStringLiteral("Seat 3"));
        bool said = false;
        for (const QString &line : column(*table->log(), "text")) {
            said = said || line.startsWith(QStringLiteral("<img src=x> %1 %2 built "));
            QVERIFY2(!line.contains(QLatin1Char('\n')), qPrintable(line));
        }
        QVERIFY(said);
    }

    void namesThatBeginAlikeAreToldApart() {
        v1::Update update = fixture(QStringLiteral("three"));
        update.mutable_view()->mutable_seats(0)->set_name("Anna");
        update.mutable_view()->mutable_seats(1)->set_name("Bo");
        update.mutable_view()->mutable_seats(2)->set_name("Anton");
        const Table table(std::vector<v1::Update>{update});
        const QStringList initials{QStringLiteral("An"), QStringLiteral("B"), QStringLiteral("At")};
        QCOMPARE(column(*table->seats(), "initials"), initials);
        QCOMPARE(table->reveal()->count(), 3);
        for (int row = 0; row < 3; ++row) {
            QCOMPARE(cell(*table->reveal(), row, "initials").toString(),
                     initials.value(cell(*table->reveal(), row, "seat").toInt()));
        }
    }

    void boughtGoodsAreMarked() {
        const Table table(QStringLiteral("three"));
        const auto used = [](const ClassicCity *city) {
            return column(*city->goods(), "used").count(QStringLiteral("true"));
        };
        table->choice()->select(rowOf(*table->hand(), QStringLiteral("lodge")));
        QCOMPARE(used(table->right()), 1); // 1 coin to the right is cheaper
        QCOMPARE(used(table->left()), 0);
        table->choice()->considerPayment(1);
        QCOMPARE(used(table->left()), 1);
        QCOMPARE(used(table->right()), 0);
        table->choice()->clear();
        QCOMPARE(used(table->left()) + used(table->right()), 0);
    }

    void whatOthersChooseLeavesThePaymentThatIsLookedAt() {
        const Table table(QStringLiteral("three"));
        table->choice()->select(rowOf(*table->hand(), QStringLiteral("lodge")));
        QCOMPARE(table->choice()->consideredPayment(), 0);
        table->choice()->considerPayment(1);
        v1::Update update = table.link().position();
        update.clear_events();
        v1::TableView &view = *update.mutable_view();
        view.set_revision(view.revision() + 1);
        view.set_shared_revision(view.shared_revision() + 1);
        view.mutable_classic()->mutable_cities(1)->set_has_chosen(true);
        table.link().push(update);
        QCOMPARE(table->choice()->consideredPayment(), 1);
    }

    void scoresAreExplained() {
        const Table table(QStringLiteral("seven-over"));
        QVERIFY(table->over());
        QVERIFY(table->winnerText().contains(QStringLiteral("You win with ")));
        const ScoresModel &scores = *table->scores();
        QCOMPARE(scores.count(), 7);
        const QVariantList categories = scores.categories();
        QCOMPARE(categories.size(), 7);
        int above = scores.most();
        QList<int> best(7, 0); // how many have the most
        for (int i = 0; i < scores.count(); ++i) {
            const auto row = scores.get(i).value<ScoreRow>();
            QCOMPARE(row.isWinner, i == 0);
            QVERIFY(row.total <= above);
            above = row.total;
            int sum = 0;
            for (int place = 0; place < categories.size(); ++place) {
                QCOMPARE(row.sums[place], sum);
                const auto category = categories[place].value<ScoreCategory>();
                const QVariantMap told = scores.explain(row.seat, category.id);
                int points = 0;
                for (const QVariant &line : told.value(QStringLiteral("lines")).toList()) {
                    points += line.toMap().value(QStringLiteral("points")).toInt();
                    QVERIFY(!line.toMap().value(QStringLiteral("text")).toString().isEmpty());
                }
                QCOMPARE(points, row.points[place]);
                QCOMPARE(told.value(QStringLiteral("sum")).toInt(), points);
                QCOMPARE(told.value(QStringLiteral("title")).toString(), category.title);
                best[place] += row.best[place] ? 1 : 0;
                sum += points;
            }
            QCOMPARE(row.sums.last(), row.total);
            QCOMPARE(sum, row.total);
        }
        QVERIFY(!best.contains(7));
        QVERIFY(best[0] > 0);
        QVERIFY(scores.explain(99, QStringLiteral("military")).isEmpty());
    }

    void rowsKnowWhereTheyWereAtTheTable() {
        const Table table(QStringLiteral("seven-over"));
        for (int row = 0; row < 7; ++row) {
            const auto player = table->scores()->get(row).value<ScoreRow>();
            QCOMPARE(player.place, player.seat);
        }
    }

    void aTieShowsTheCoinsThatBrokeIt() {
        v1::Update update = fixture(QStringLiteral("seven-over"));
        v1::TableView &view = *update.mutable_view();
        view.set_tie_break("coins");
        const unsigned winner = view.winners(0);
        for (v1::PlayerScore &score : *view.mutable_scores()) {
            score.set_total(50);
            score.set_coins(score.seat() == winner ? 9 : score.seat());
        }
        const Table table(std::vector<v1::Update>{update});
        QVERIFY(table->winnerText().endsWith(
            QStringLiteral("more coins: 9 to %1").arg(winner == 6 ? 5 : 6)));
        QVERIFY(table->scores()->get(0).value<ScoreRow>().board.endsWith(
            QStringLiteral(", 9 coins left")));
    }

    void oneLineSaysWhereThePlaceComesFrom() {
        const auto category = [](const QString &name) {
            return ScoreCategory{name, name, name, {}, {}};
        };
        const auto player = [](int rank, QList<int> points, bool own = false) {
            PlayerPoints has;
            has.rank = rank;
            has.total = std::accumulate(points.begin(), points.end(), 0);
            has.points = std::move(points);
            has.isOwn = own;
            has.name = QStringLiteral("P%1").arg(rank);
            return has;
        };
        const auto told = [&](const QList<PlayerPoints> &players) {
            ScoresModel scores;
            scores.setScores({category(QStringLiteral("War")), category(QStringLiteral("Wonder")),
                              category(QStringLiteral("Blue"))},
                             players);
            return scores.ownText();
        };
        QCOMPARE(told({player(1, {5, 10, 9}), player(2, {6, 8, 8}), player(3, {-4, 0, 16}, true)}),
                 QStringLiteral("P1 is 12 point(s) ahead of you, mainly from Wonder and War"));
        QCOMPARE(told({player(1, {5, 10, 9}, true), player(2, {6, 8, 8})}),
                 QStringLiteral("You are 2 point(s) ahead of P2, mainly from Wonder and Blue"));
        QCOMPARE(told({player(1, {5, 10, 9}), player(2, {6, 9, 9}, true)}),
                 QStringLiteral("You and P1 have equal points"));
        QCOMPARE(told({player(1, {5, 10, 9}, true), player(2, {6, 9, 9})}), QString());
        QCOMPARE(told({player(1, {5, 10, 9}), player(2, {6, 8, 8})}), QString());
    }

    void theLogCanBeFilteredAndExported_data() {
        QTest::addColumn<int>("seat");
        QTest::newRow("seven-over") << 3;
        QTest::newRow("duel-civilian") << 1;
        QTest::newRow("dice-over") << 1;
    }
    void theLogCanBeFilteredAndExported() {
        QFETCH(int, seat);
        FixtureServices services;
        services.layOut({fixture(QString::fromLatin1(QTest::currentDataTag()))});
        FixtureNetwork network;
        App app(services, network);
        app.startGame();
        QTRY_VERIFY(app.table() != nullptr && app.table()->laid());
        LogModel &log = *app.table()->log();
        const int all = log.count();
        QVERIFY(app.table()->exportLog().count(QLatin1Char('\n')) >= all);
        log.setSeatFilter(seat);
        QVERIFY(log.count() > 0 && log.count() < all);
        for (int row = 0; row < log.count(); ++row) {
            const auto line = log.get(row).value<LogRow>();
            QVERIFY2(line.seat < 0 || line.seat == seat || line.other == seat,
                     qPrintable(line.text));
        }
        log.setSeatFilter(-1);
        QCOMPARE(log.count(), all);
    }
    void everyTurnIsAHeadingOfTheLog() {
        const Table table(QStringLiteral("seven-over"));
        QCOMPARE(table->exportLog().count(QStringLiteral("Age III, turn 6\n")), 1);
        QVERIFY(table->exportLog().count(QLatin1Char('\n')) > table->log()->count());
    }
};

QTEST_GUILESS_MAIN(TableModelTest)
#include "test_table_model.moc"
