// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_table.h"
#include "app/models/duel/duel_table.h"
#include "app/sound/sounds.h"
#include "tests/models/table_fixture.h"

using namespace mirabilia;
using sound::Bed;
using sound::Cue;

namespace {

/// Remembers what it is to play.
class FakePlayer final : public sound::Player {
public:
    void play(Cue cue, int volume) override {
        played.append(QLatin1String(sound::nameOf(cue)));
        volumes.append(volume);
    }

    void lay(Bed bed, int volume) override {
        beds.append(QLatin1String(sound::nameOf(bed)) + u' ' + QString::number(volume));
    }

    QStringList played;
    QList<int> volumes;
    QStringList beds;
};

v1::Event event(const v1::ClassicEvent &told) {
    v1::Event event;
    *event.mutable_classic() = told;
    return event;
}

v1::Event built(bool byChain) {
    v1::ClassicEvent told;
    told.set_kind(v1::ClassicEvent::CARD_BUILT);
    told.set_by_chain(byChain);
    return event(told);
}

v1::Event conflict(unsigned mine, unsigned theirs) {
    v1::ClassicEvent told;
    told.set_kind(v1::ClassicEvent::CONFLICT);
    told.set_shields(mine);
    told.set_other_shields(theirs);
    return event(told);
}

QString heardOf(const v1::Event &event) {
    QStringList names;
    for (const Cue cue : sound::cuesOf(event)) {
        names.append(QLatin1String(sound::nameOf(cue)));
    }
    return names.join(u' ');
}

v1::Event duel(v1::DuelEvent::Kind kind) {
    v1::Event event;
    event.mutable_duel()->set_kind(kind);
    return event;
}

v1::Event dice(v1::DiceEvent::Kind kind, v1::DiceAction action = v1::DICE_ACTION_UNSPECIFIED,
               int coins = 0) {
    v1::Event event;
    event.mutable_dice()->set_kind(kind);
    event.mutable_dice()->set_action(action);
    event.mutable_dice()->set_coins(coins);
    return event;
}

/// A table that is heard by the fake player.
template <class Model>
struct Heard {
    explicit Heard(const QString &name, int motionSpeed = 0)
        : table(name, motionSpeed)
        , sounds(player, *table.app->settings()) {
        sounds.follow(table.table);
    }

    TableOf<Model> table;
    FakePlayer player;
    sound::Sounds sounds;
};

const QString three = QStringLiteral("three");
const QString ageEnd = QStringLiteral("three-age-end");

/// Longer than anything still waits without a show.
constexpr int aWhile = 700;

} // namespace

class SoundsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCueHasItsOwnFile() {
        QSet<QString> names;
        for (const Cue cue : sound::allCues) {
            names.insert(QLatin1String(sound::nameOf(cue)));
            QVERIFY(QFile::exists(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/sounds/%1.wav")
                                      .arg(QLatin1String(sound::nameOf(cue)))));
        }
        QCOMPARE(names.size(), static_cast<int>(sound::allCues.size()));
    }

    void eventsSoundLikeWhatTheyTell() {
        QCOMPARE(heardOf(built(false)), QStringLiteral("build"));
        QCOMPARE(heardOf(built(true)), QStringLiteral("chain"));
        QCOMPARE(heardOf(conflict(2, 1)), QStringLiteral("war"));
        QCOMPARE(heardOf(conflict(1, 1)), QString()); // peace
        QCOMPARE(heardOf(duel(v1::DuelEvent::WONDER_BUILT)), QStringLiteral("stage"));
        QCOMPARE(heardOf(duel(v1::DuelEvent::PAWN_MOVED)), QString()); // its steps are heard
        QCOMPARE(heardOf(duel(v1::DuelEvent::CARD_REVEALED)), QStringLiteral("flip"));
        QCOMPARE(heardOf(duel(v1::DuelEvent::TURN_BEGINS)), QString());
        QCOMPARE(heardOf(dice(v1::DiceEvent::ROUND_BEGINS)), QStringLiteral("dice"));
        QCOMPARE(heardOf(dice(v1::DiceEvent::ATTACK)), QStringLiteral("war"));
        const auto revealed = v1::DiceEvent::CITY_REVEALED;
        QCOMPARE(heardOf(dice(revealed, v1::DICE_ACTION_BUILD)), QStringLiteral("build"));
        QCOMPARE(heardOf(dice(revealed, v1::DICE_ACTION_WONDER, 2)), QStringLiteral("stage coins"));
        QCOMPARE(heardOf(dice(revealed, v1::DICE_ACTION_PASS, 3)), QStringLiteral("coins"));
    }

    void aTurnIsHeardCardByCard() {
        const Heard<ClassicTable> heard(three);
        heard.table.link().push(fixture(QStringLiteral("three-next"))); // three built
        QTRY_COMPARE(heard.player.played, QStringList({"chain", "build", "coins", "build"}));
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.size(), 4);
        QCOMPARE(heard.player.volumes, QList<int>(4, heard.table.app->settings()->volume()));
    }

    void manyAlikeAreAFew() {
        const Heard<ClassicTable> heard(three);
        v1::Update update = heard.table.link().position();
        update.clear_events();
        for (int i = 0; i < 7; ++i) {
            *update.add_events() = built(false);
        }
        heard.table.link().push(update);
        QTRY_COMPARE(heard.player.played, QStringList({"build", "build", "build"}));
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.size(), 3);
    }

    void cardsAreHeardTurningAndHandsTravelling() {
        const Heard<ClassicTable> heard(three, 5);
        heard.table.link().push(fixture(QStringLiteral("three-next")));
        QVERIFY(heard.table->revealing());
        QCOMPARE(heard.player.played.size(), 0); // my card is still on its way
        QTRY_COMPARE(heard.player.played, QStringList{"turnover"});
        QVERIFY(heard.table->revealing());
        QTRY_VERIFY(heard.player.played.contains(QStringLiteral("hands")));
        QTRY_COMPARE(heard.player.played.mid(1),
                     QStringList({"chain", "build", "coins", "build", "hands"}));
    }

    void whatIsSkippedIsNotHeard() {
        const Heard<ClassicTable> heard(three, 1);
        heard.table.link().push(fixture(QStringLiteral("three-next")));
        heard.table->skip();
        QTest::qWait(2 * aWhile);
        QVERIFY(!heard.player.played.contains(QStringLiteral("turnover")));
    }

    void theOtherGamesAreHeardToo() {
        const Heard<DuelTable> duelTable(QStringLiteral("duel"));
        duelTable.table.link().push(fixture(QStringLiteral("duel-next")));
        QTRY_COMPARE(duelTable.player.played, QStringList({"build", "coins"}));
        const Heard<DiceTable> diceTable(QStringLiteral("dice-three"));
        diceTable.table.link().push(fixture(QStringLiteral("dice-three-next")));
        QTRY_VERIFY(diceTable.player.played.size() >= 3);
        QCOMPARE(diceTable.player.played.first(), QStringLiteral("dice")); // seen at once
        QVERIFY(diceTable.player.played.contains(QStringLiteral("build")));
        QTRY_VERIFY(diceTable.player.played.contains(QStringLiteral("war")));
    }

    void everyStepOfThePawnIsHeard() {
        const Heard<DuelTable> heard(QStringLiteral("duel"), 1);
        v1::Update next = fixture(QStringLiteral("duel-next"));
        v1::DuelTable &view = *next.mutable_view()->mutable_duel();
        v1::DuelEvent &step = *next.add_events()->mutable_duel();
        step.set_kind(v1::DuelEvent::PAWN_MOVED);
        step.set_from(view.pawn());
        view.set_pawn(view.pawn() + 3);
        step.set_to(view.pawn());
        heard.table.link().push(next);
        QTRY_COMPARE(heard.player.played.count(QStringLiteral("war")), 3);
        QTRY_VERIFY(!heard.table->showing());
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.count(QStringLiteral("war")), 3);
    }

    void warWaitsForItsPictureAndTheNextAgeForTheEnd() {
        const Heard<ClassicTable> heard(ageEnd, 1);
        heard.table.link().push(fixture(ageEnd + QStringLiteral("-next")));
        QTest::qWait(aWhile);
        QVERIFY(heard.table->revealing());
        QCOMPARE(heard.player.played.size(), 0); // no card has landed yet
        heard.table->skip();
        QVERIFY(heard.table->conflictShown());
        QTRY_VERIFY(heard.player.played.contains(QStringLiteral("war")));
        QCOMPARE(heard.player.played.first(), QStringLiteral("build"));
        QTest::qWait(aWhile);
        QVERIFY(!heard.player.played.contains(QStringLiteral("flip")));
        heard.table->skip();
        QTRY_COMPARE(heard.player.played.last(), QStringLiteral("flip"));
    }

    void theEndIsHeardOnceItIsShown() {
        const Heard<ClassicTable> heard(three, 1);
        v1::Update end;
        *end.mutable_view() = fixture(QStringLiteral("three-over")).view();
        *end.add_events() = built(false);
        heard.table.link().push(end);
        QTest::qWait(aWhile);
        QVERIFY(!heard.table->over());
        QCOMPARE(heard.player.played.size(), 0);
        heard.table->skip();
        QTRY_COMPARE(heard.player.played, QStringList({"build", "victory"}));
    }

    void aDefeatSoundsLikeOne() {
        const Heard<ClassicTable> heard(three);
        v1::Update end;
        *end.mutable_view() = fixture(QStringLiteral("three-over")).view();
        end.mutable_view()->clear_winners();
        end.mutable_view()->add_winners(1); // nobody here
        *end.add_events() = built(false);
        heard.table.link().push(end);
        QTRY_COMPARE(heard.player.played, QStringList({"build", "defeat"}));
    }

    void aDecisionIsHeard() {
        const Heard<ClassicTable> heard(three);
        heard.table->choice()->select(0);
        for (int row = 0; heard.table.link().sent().empty() && row < 5; ++row) {
            heard.table->choice()->play(row);
        }
        QTRY_COMPARE(heard.player.played, QStringList({"lift", "press"}));
    }

    void theFirstDealAndTheFirstRollAreHeard() {
        v1::TableView view;
        view.mutable_classic()->set_age(1);
        view.mutable_classic()->set_turn(1);
        QVERIFY(sound::openingCues(view) == std::vector{Cue::Flip});
        view.mutable_classic()->set_turn(2);
        QVERIFY(sound::openingCues(view).empty());
        view.mutable_dice()->set_round(1);
        QVERIFY(sound::openingCues(view) == std::vector{Cue::Dice});
        view.mutable_dice()->add_steps()->set_state(v1::DICE_STEP_STATE_DONE); // resumed later
        QVERIFY(sound::openingCues(view).empty());
    }

    void theBedIsThatOfTheAge() {
        v1::TableView view;
        QVERIFY(sound::bedOf(view) == Bed::None);
        view.mutable_classic()->set_age(3);
        QVERIFY(sound::bedOf(view) == Bed::Dusk);
        view.mutable_duel()->set_age(0); // the draft
        QVERIFY(sound::bedOf(view) == Bed::Dawn);
        view.mutable_dice()->add_cities()->add_bonuses("one");
        QVERIFY(sound::bedOf(view) == Bed::Noon);
        view.set_over(true);
        QVERIFY(sound::bedOf(view) == Bed::None);
    }

    void theBedIsLaidOnRequest() {
        Heard<ClassicTable> heard(three);
        QVERIFY(heard.player.beds.isEmpty() || heard.player.beds == QStringList{" 40"});
        Settings &settings = *heard.table.app->settings();
        settings.setAmbience(true);
        QCOMPARE(heard.player.beds.last(), QStringLiteral("dusk 40"));
        settings.setVolume(70);
        QCOMPARE(heard.player.beds.last(), QStringLiteral("dusk 70"));
        heard.sounds.follow(nullptr);
        QCOMPARE(heard.player.beds.last(), QStringLiteral(" 70"));
        heard.sounds.follow(heard.table.table);
        settings.setVolume(0);
        QCOMPARE(heard.player.beds.last(), QStringLiteral(" 0"));
    }

    void anOldResultIsSilent() {
        const Heard<ClassicTable> heard(QStringLiteral("three-over"));
        QVERIFY(heard.table->over());
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.join(u' '), QString());
    }

    void whatIsLiftedIsHeard() {
        const Heard<ClassicTable> classic(three);
        classic.table->choice()->select(0);
        QCOMPARE(classic.player.played, QStringList{"lift"});
        const Heard<DuelTable> duelTable(QStringLiteral("duel"));
        duelTable.table->choice()->walk(1);
        QCOMPARE(duelTable.player.played, QStringList{"lift"});
        const Heard<DiceTable> diceTable(QStringLiteral("dice-three"));
        diceTable.table->choice()->selectDie(column(*diceTable.table->forum(), "die").first());
        QCOMPARE(diceTable.player.played, QStringList{"lift"});
    }

    void whoHasWaitedIsCalled_data() {
        QTest::addColumn<int>("patience");
        QTest::addColumn<bool>("called");
        QTest::newRow("after a long wait") << 0 << true;
        QTest::newRow("at once") << 3600 * 1000 << false;
    }
    void whoHasWaitedIsCalled() {
        QFETCH(int, patience);
        QFETCH(bool, called);
        Heard<ClassicTable> heard(three);
        heard.sounds.setPatience(std::chrono::milliseconds(patience));
        QVERIFY(heard.table->myTurn());
        v1::Update update;
        *update.mutable_view() = heard.table.link().position().view();
        const auto asked = update.view().deciding_for();
        update.mutable_view()->clear_deciding_for();
        heard.table.link().push(update); // decided
        QVERIFY(!heard.table->myTurn());
        *update.mutable_view()->mutable_deciding_for() = asked;
        heard.table.link().push(update);
        QVERIFY(heard.table->myTurn());
        QCOMPARE(heard.player.played, called ? QStringList{"turn"} : QStringList());
    }

    void whoeverAllWaitForIsCalled_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("awaited");
        QTest::addColumn<bool>("called");
        QTest::newRow("one of seven") << QStringLiteral("seven-watched") << 1 << true;
        QTest::newRow("two of seven") << QStringLiteral("seven-watched") << 2 << false;
        QTest::newRow("at one's own screen") << three << 1 << false;
    }
    void whoeverAllWaitForIsCalled() {
        QFETCH(QString, position);
        QFETCH(int, awaited);
        QFETCH(bool, called);
        Heard<ClassicTable> heard(position);
        constexpr int watcher = 255;
        FixtureLink &link = heard.table.link(position == three ? 0 : watcher);
        v1::Update update;
        *update.mutable_view() = link.position().view();
        for (int seat = 0; seat < update.view().classic().cities_size(); ++seat) {
            v1::CityView &city = *update.mutable_view()->mutable_classic()->mutable_cities(seat);
            city.set_must_act(seat < awaited);
            city.set_has_chosen(seat >= awaited);
        }
        heard.sounds.setCallAfter(std::chrono::milliseconds(10));
        heard.sounds.follow(nullptr);
        link.push(update);
        heard.sounds.follow(heard.table.table);
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.count(QStringLiteral("turn")), called ? 1 : 0); // and once
    }

    void nothingIsHeardAtVolumeZero() {
        const Heard<ClassicTable> heard(three);
        heard.table.app->settings()->setVolume(0);
        heard.table->choice()->select(0);
        heard.table.link().push(fixture(QStringLiteral("three-next")));
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.join(u' '), QString());
    }

    void aNewVolumeIsHeard() {
        const Heard<ClassicTable> heard(three);
        heard.table.app->settings()->setVolume(70);
        QCOMPARE(heard.player.played, QStringList{"coins"});
        QCOMPARE(heard.player.volumes, QList<int>{70});
        QCOMPARE(heard.table.services.kept.value(QStringLiteral("volume")).toInt(), 70);
    }

    void aTableThatWasLeftIsSilent() {
        Heard<ClassicTable> heard(three);
        heard.sounds.follow(nullptr);
        heard.table.link().push(fixture(QStringLiteral("three-next")));
        QTest::qWait(aWhile);
        QCOMPARE(heard.player.played.join(u' '), QString());
    }
};

QTEST_MAIN(SoundsTest)
#include "test_sounds.moc"
