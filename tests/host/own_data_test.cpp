// SPDX-License-Identifier: GPL-3.0-or-later
// Games on data that are not the built-in ones: their saves and records say so.
#include "app/data/fingerprint.h"
#include "app/host/saved_match.h"
#include "engine/core/text_hash.h"
#include "tests/host/any_move.h"
#include "tests/host/table_at_work.h"

#include <nlohmann/json.hpp>

namespace mirabilia::host {
namespace {

using Json = nlohmann::ordered_json;

/// Dice with one coin more at the start.
GameData richer() {
    Json dice = Json::parse(data::file("dice.json"));
    dice["setup"]["starting_coins"] = 8;
    GameData data;
    data.replace("dice.json", dice.dump(), "dice.json");
    return data;
}

v1::SavedGameHeader begun(const Games &games) {
    v1::SavedGameHeader header;
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id("00000000-0000-0000-0000-000000000001");
    for (std::uint32_t seat = 0; seat < 2; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(seat);
        info.set_kind(v1::SEAT_KIND_PERSON);
        info.set_name(seat == 0 ? "Ada" : "Bo");
    }
    EXPECT_EQ(games.setUp("dice", std::vector<SeatWish>(2), 3, header), "");
    return header;
}

std::string recordWith(const Games &games) {
    const auto match = games.make(begun(games)).match;
    Rng rng(7);
    while (!match->over()) {
        const Seat seat = match->toAct().first();
        v1::TableView view;
        match->fillView(match->controller(seat), view);
        EXPECT_EQ(match->apply(seat, anyMove(view, rng)), "");
    }
    return match->record();
}

class OwnGameData : public testing::Test {
protected:
    const Games own{richer()};
    const Games builtIn{GameData()};
};

TEST_F(OwnGameData, AreToldFromTheBuiltInOnes) {
    EXPECT_EQ(builtIn.ownData("dice", 1), "");
    EXPECT_EQ(own.ownData("dice", 1), fingerprintText(own.fingerprint("dice", 1)));
    EXPECT_NE(own.fingerprint("dice", 1), builtIn.fingerprint("dice", 1));
    EXPECT_EQ(own.ownData("duel", 1), "");
    EXPECT_EQ(own.fingerprint("duel", 1), builtIn.fingerprint("duel", 1));
    EXPECT_EQ(own.fingerprint("chess", 1), 0U);
    EXPECT_EQ(own.dataText("duel", 1), data::file("duel.json"));
    EXPECT_NE(own.dataText("dice", 1), data::file("dice.json"));
    EXPECT_EQ(own.dataText("chess", 1), "");
    EXPECT_TRUE(builtIn.haveData(builtIn.fingerprint("classic", 2)));
    EXPECT_FALSE(builtIn.haveData(own.fingerprint("dice", 1)));
}

TEST_F(OwnGameData, ASaveGoesOnWithItsDataAndSaysSoWithOthers) {
    for (const auto &[with, without] : {std::pair(&own, &builtIn), std::pair(&builtIn, &own)}) {
        const v1::SavedGameHeader header = begun(*with);
        EXPECT_NE(unfold(*with, {header, {}}).match, nullptr);
        const SavedMatch other = unfold(*without, {header, {}});
        EXPECT_EQ(other.match, nullptr);
        EXPECT_EQ(other.problem.toStdString(),
                  "It was begun with other data of the game (" +
                      fingerprintText(with->fingerprint("dice", 1)) + ") than those in use (" +
                      fingerprintText(without->fingerprint("dice", 1)) +
                      "). With its own data it goes on.");
    }
}

/// What was kept before data had fingerprints of their content.
TEST_F(OwnGameData, AnOlderSaveGoesOn) {
    v1::SavedGameHeader header = begun(builtIn);
    header.set_data_fingerprint(textHash(data::file("dice.json")));
    EXPECT_NE(unfold(builtIn, {header, {}}).match, nullptr);
}

TEST_F(OwnGameData, ARecordNamesThem) {
    const std::string plain = recordWith(builtIn);
    EXPECT_FALSE(Json::parse(plain).contains("data"));
    EXPECT_FALSE(builtIn.played(plain).otherData);

    const std::string record = recordWith(own);
    EXPECT_EQ(Json::parse(record).at("data"), own.ownData("dice", 1));
    const PlayedGame again = own.played(record);
    EXPECT_EQ(again.problem, "");
    EXPECT_FALSE(again.otherData);
    EXPECT_EQ(again.start == nullptr ? "" : recordWith(own), record);
    const std::string why = "data: the game was played with other data (" + own.ownData("dice", 1) +
                            ") than those in use (" +
                            fingerprintText(builtIn.fingerprint("dice", 1)) + ")";
    EXPECT_EQ(builtIn.played(record).problem, why);
    EXPECT_EQ(builtIn.recordReader()(record).problem, why);
}

/// Whose moves all fit: it is shown, and said not to be known to be of these data.
TEST_F(OwnGameData, ARecordWithoutANameIsOfTheBuiltInOnes) {
    Json nameless = Json::parse(recordWith(own));
    nameless.erase("data");
    const PlayedGame played = own.played(nameless.dump());
    EXPECT_EQ(played.problem, "");
    EXPECT_TRUE(played.otherData);
}

} // namespace
} // namespace mirabilia::host
