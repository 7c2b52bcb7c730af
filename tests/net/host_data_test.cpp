// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose host plays with other data than its guests have.
#include "app/data/fingerprint.h"
#include "app/data/game_data.h"
#include "app/net/host_data.h"
#include "tests/net/screen_at_table.h"
#include "tests/support/other_dice.h"

namespace mirabilia::net {

namespace {

const std::string &changed() {
    static const std::string text =
        QJsonDocument(otherDice()).toJson(QJsonDocument::Compact).toStdString();
    return text;
}

const host::Games &changedGames() {
    static const host::Games value([] {
        GameData data;
        data.replace("dice.json", changed(), "Ada's dice.json");
        return host::Games(data);
    }());
    return value;
}

class HostDataTest : public LanTest {
protected:
    HostDataTest() { startAda(); }

    void startAda() {
        ada.reset();
        ada =
            std::make_unique<Screen>(folder.filePath(QStringLiteral("ada")), ports, changedGames());
    }
    void open(const char *pin = "") {
        host(setupOf("dice", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}), pin);
    }
    void begin() {
        WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
        ada->lan.start();
        WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    }
    [[nodiscard]] bool hasChangedDice() const {
        const std::shared_ptr<const GameData> data = bo->room().gameData;
        return data != nullptr && data->text("dice.json") == changed() &&
               data->text("duel.json") == data::file("duel.json");
    }
};

TEST_F(HostDataTest, AGuestIsToldAndGetsThemForThisTableAlone) {
    open("12");
    EXPECT_EQ(ada->room().gameData, nullptr); // they are its own
    bo->lan.seek(true);
    bo->lan.seekAt(address());
    WAIT_FOR(!bo->lan.found().isEmpty() && !bo->lan.found().front().id.isEmpty());
    EXPECT_EQ(bo->lan.found().front().data, changedGames().fingerprint("dice", 1));
    EXPECT_TRUE(bo->lan.found().front().sendsData);
    bool wasSeated = true;
    QObject::connect(&bo->lan, &Network::note, &bo->lan, [&] { wasSeated = bo->isHere(); });
    bo->join(address(), "Bo", "12");
    WAIT_FOR(bo->isHere() && bo->room().seats.size() == 2);
    EXPECT_FALSE(wasSeated);
    EXPECT_TRUE(bo->note.contains(QStringLiteral("data of its host"))) << bo->note.toStdString();
    EXPECT_TRUE(hasChangedDice());
    EXPECT_EQ(bo->room().data, changedGames().fingerprint("dice", 1));
    begin();
    EXPECT_EQ(bo->lan.running()->gameData(), bo->room().gameData);
    EXPECT_EQ(ada->lan.running()->gameData(), nullptr);
    play();
    WAIT_FOR(!bo->lan.running()->exportRecord().isEmpty());
    const std::string record = bo->lan.running()->exportRecord().toStdString();
    EXPECT_TRUE(changedGames().played(record).problem.empty());
    const std::string why = games().played(record).problem;
    EXPECT_NE(why.find("the game was played with other data"), std::string::npos) << why;
    bo->lan.leave(false);
    EXPECT_EQ(bo->room().gameData, nullptr);
    EXPECT_FALSE(QDir(folder.filePath(QStringLiteral("bo/data"))).exists());
}

TEST_F(HostDataTest, WhoeverComesBackGetsThemAgain) {
    open();
    sitDownBo();
    begin();
    play(4);
    bo.reset();
    bo = screen("bo"); // as after a kill
    bo->goOn();
    WAIT_FOR(bo->isPlaying());
    EXPECT_TRUE(hasChangedDice());
    EXPECT_EQ(bo->lan.running()->gameData(), bo->room().gameData);
    EXPECT_EQ(bo->note, QString());
    play(4);
    const std::shared_ptr<const GameData> before = bo->room().gameData;
    ports.tables = static_cast<quint16>(readAddress(ada->room().link)->host.port());
    startAda();
    ada->goOn();
    WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    EXPECT_EQ(bo->room().gameData, before); // they are kept as long as the table
    play(4);
}

TEST_F(HostDataTest, ATableWithTheSameDataSendsNone) {
    open();
    bo = std::make_unique<Screen>(folder.filePath(QStringLiteral("bo")), ports, changedGames());
    sitDownBo();
    EXPECT_EQ(bo->room().gameData, nullptr);
    EXPECT_EQ(bo->note, QString());
}

// ---- What comes is hostile
// -----------------------------------------------------------------------

v1::TableData sent(std::string json) {
    v1::TableData data;
    data.set_game("dice");
    data.set_json(std::move(json));
    return data;
}

std::string refusal(const v1::TableData &data) {
    return readTableData(data, dataFingerprint(changed())).error();
}

TEST(TableDataFromAHost, IsReadLikeAFile) {
    const auto read = readTableData(sent(changed()), dataFingerprint(changed()));
    ASSERT_TRUE(read.ok()) << read.error();
    EXPECT_EQ((*read)->text("dice.json"), changed());
    EXPECT_TRUE((*read)->isOwn("dice.json"));
    EXPECT_FALSE((*read)->isOwn("duel.json"));
}

TEST(TableDataFromAHost, IsRefusedInASentence) {
    const std::string builtIn(data::file("dice.json"));
    EXPECT_EQ(refusal(sent(builtIn)), "dice.json: these are not the data that the table announced");
    EXPECT_EQ(refusal(sent("{")), "dice.json: line 1: not valid JSON");
    EXPECT_EQ(refusal(sent("")), "dice.json: line 1: not valid JSON");
    EXPECT_EQ(refusal(sent("{\"note\": \"\xc3\"}")), "dice.json: line 1: not valid JSON");
    const std::string deep(100'000, '[');
    EXPECT_NE(refusal(sent(deep)).find("nested too deeply"), std::string::npos);
    EXPECT_NE(refusal(sent("{\"note\": " + deep)).find("nested too deeply"), std::string::npos);
    v1::TableData other = sent(changed());
    other.set_game("duel");
    EXPECT_NE(refusal(other).find("duel.json: "), std::string::npos);
    other.set_game("../../x\n");
    EXPECT_EQ(refusal(other).find('\n'), std::string::npos);
    EXPECT_NE(refusal(other).find("no game reads a file of this name"), std::string::npos);
    v1::TableData later = sent(changed());
    later.set_edition(2);
    EXPECT_EQ(refusal(later), "dice-2.json: no game reads a file of this name");
}

// ---- What strangers ask
// ---------------------------------------------------------------------------

class AskedForData : public NetTest {
protected:
    static quint32 ask(Guest &guest, const std::string &table) {
        v1::Envelope envelope;
        envelope.mutable_fetch_data()->set_table(table);
        return guest.client.send(envelope);
    }
    [[nodiscard]] static long count(const Guest &guest, v1::Envelope::WhatCase what) {
        return std::count_if(guest.heard.begin(), guest.heard.end(),
                             [what](const auto &each) { return each.what_case() == what; });
    }
};

TEST_F(AskedForData, AHostAnswersAFewTimes) {
    host(QStringLiteral("dice:person,person:7"));
    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    ask(guest, "nowhere");
    WAIT_FOR(guest.problem == "no_such_table");
    constexpr int askings = 40;
    for (int asking = 0; asking < askings; ++asking) {
        ask(guest, table());
    }
    WAIT_FOR(guest.heard.size() == askings + 1U);
    const long answers = count(guest, v1::Envelope::kTableData);
    EXPECT_GE(answers, 3);
    EXPECT_LE(answers, 6);
    EXPECT_EQ(guest.problem, "too_fast");
    const auto data = std::find_if(guest.heard.begin(), guest.heard.end(),
                                   [](const auto &each) { return each.has_table_data(); });
    EXPECT_EQ(data->table_data().json(), data::file("dice.json"));
    EXPECT_EQ(data->table_data().game(), "dice");
    guest.join(table()); // it is still welcome
    WAIT_FOR(guest.seated.has_value());
    EXPECT_EQ(guest.seated->data(), games().fingerprint("dice", 1));
}

TEST_F(AskedForData, AThousandAskingsDisturbNobody) {
    host(QStringLiteral("dice:person,person:7"));
    sitDown("Ada");
    Guest &flood = arrive("Bo");
    WAIT_FOR(flood.isHere());
    for (int asking = 0; asking < 1'000; ++asking) {
        ask(flood, table());
    }
    WAIT_FOR(!flood.isHere());
    flood.client.close();
    EXPECT_LE(count(flood, v1::Envelope::kTableData), 6);
    sitDown("Cleo");
    WAIT_FOR(guests.front()->isPlaying() && guests.back()->isPlaying());
}

} // namespace

} // namespace mirabilia::net
