// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons of the practice: what they ask can be done, something else can be done too, and the
// watch tells one from the other. The positions themselves are scenarios (tests/conformance).
#include "app/host/games.h"
#include "app/host/lesson.h"
#include "app/notation/games.h"
#include "app/notation/json_value.h"
#include "app/notation/scenario.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace mirabilia::host {
namespace {

std::string scenariosOf(const std::string &game) {
    std::ifstream file(std::string(MIRABILIA_SOURCE_DIR) + "/resources/practice/" + game + ".json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

v1::SavedGameHeader headerOfSeven() {
    v1::SavedGameHeader header;
    for (int seat = 0; seat < 7; ++seat) {
        header.add_seats()->set_kind(v1::SEAT_KIND_PERSON);
    }
    return header;
}

/// What lies in the learner's hand, or on the table.
std::vector<std::string> cardsOf(const notation::Json &given) {
    std::vector<std::string> cards;
    for (const notation::Json &place : {given.value("board", notation::Json::array()),
                                        given["seats"][0].value("hand", notation::Json::array())}) {
        for (const notation::Json &card : place) {
            if (card.is_string()) {
                cards.push_back(card.get<std::string>());
            }
        }
    }
    return cards;
}

v1::Move withCard(v1::Move move, const std::string &card) {
    if (move.has_classic()) {
        move.mutable_classic()->set_card(card);
    } else if (move.has_duel()) {
        move.mutable_duel()->set_card(card);
    }
    return move;
}

class Lessons : public testing::TestWithParam<std::string> {
protected:
    Lesson lesson(std::size_t number, v1::SavedGameHeader &header) {
        return games.lesson(GetParam(), scenariosOf(GetParam()), number, header);
    }
    [[nodiscard]] std::size_t count() const {
        return notation::parseJson(scenariosOf(GetParam())).size();
    }

    const Games games{data::file};
};

TEST_P(Lessons, AskWhatCanBeDone) {
    EXPECT_GE(count(), 5U);
    for (std::size_t number = 0; number < count(); ++number) {
        v1::SavedGameHeader header = headerOfSeven();
        Lesson lesson = this->lesson(number, header);
        ASSERT_TRUE(lesson.match) << lesson.problem;
        EXPECT_EQ(lesson.match->seatCount(), header.seats_size());
        EXPECT_EQ(games.idOf(header), GetParam());
        for (const v1::Move &move : lesson.asked) {
            ASSERT_TRUE(lesson.match->toAct().has(0)) << number;
            EXPECT_EQ(lesson.match->apply(0, move), "") << number;
        }
    }
}

/// They hold in every edition, to the last number.
TEST(ClassicLessons, HoldInBothEditions) {
    notation::Json scenarios = notation::parseJson(scenariosOf("classic"));
    for (notation::Json &scenario : scenarios) {
        scenario["given"]["edition"] = 2;
    }
    const auto results =
        notation::runScenarios(scenarios.dump(), "practice", notation::loadAll(data::file));
    EXPECT_EQ(results.size(), scenarios.size());
    for (const auto &result : results) {
        EXPECT_EQ(result.verdict, notation::Verdict::passed) << result.name << result.message;
    }
}

/// The table is of the edition that was asked for.
TEST(ClassicLessons, AreLaidOutInTheEditionThatIsAskedFor) {
    const Games games{data::file};
    for (const std::uint32_t edition : {1U, 2U}) {
        v1::SavedGameHeader header = headerOfSeven();
        header.set_edition(edition);
        Lesson lesson = games.lesson("classic", scenariosOf("classic"), 0, header);
        ASSERT_TRUE(lesson.match) << lesson.problem;
        EXPECT_EQ(editionOf(header), static_cast<int>(edition));
        const GameHost host(header, std::move(lesson.match), History{}, nullptr);
        EXPECT_EQ(editionFrom(host.updateFor(0, 0).view().edition()), static_cast<int>(edition));
    }
}

/// Whichever card is given up where another one would do as well, the lesson goes on.
TEST_P(Lessons, GoOnAfterEveryAnswer) {
    const notation::Json scenarios = notation::parseJson(scenariosOf(GetParam()));
    for (std::size_t number = 0; number < count(); ++number) {
        for (const std::string &card : cardsOf(scenarios[number]["given"])) {
            v1::SavedGameHeader header = headerOfSeven();
            Lesson lesson = this->lesson(number, header);
            const v1::Move first = withCard(lesson.asked.front(), card);
            if (!answers(first, lesson.asked.front()) || !lesson.match->apply(0, first).empty()) {
                continue;
            }
            for (std::size_t next = 1; next < lesson.asked.size(); ++next) {
                EXPECT_EQ(lesson.match->apply(0, lesson.asked[next]), "")
                    << scenarios[number]["name"] << " after " << card;
            }
        }
    }
}

/// Every lesson speaks of something else that could have been done.
TEST_P(Lessons, LeaveAChoice) {
    const notation::Json scenarios = notation::parseJson(scenariosOf(GetParam()));
    for (const notation::Json &scenario : scenarios) {
        bool choice = false;
        for (const notation::Json &step : scenario["then"]) {
            if (step.contains("play")) {
                break;
            }
            choice = choice || (step.contains("legal") && step["is"] == true);
        }
        EXPECT_TRUE(choice) << scenario["name"];
    }
}

TEST_P(Lessons, AreRefusedWhereTheyDoNotFit) {
    v1::SavedGameHeader header = headerOfSeven();
    EXPECT_FALSE(lesson(count(), header).match);
    EXPECT_FALSE(games.lesson(GetParam(), "nonsense", 0, header).match);
    EXPECT_FALSE(games.lesson("chess", scenariosOf(GetParam()), 0, header).match);
    v1::SavedGameHeader alone;
    alone.add_seats();
    const Lesson tooFew = lesson(0, alone);
    EXPECT_FALSE(tooFew.match);
    EXPECT_FALSE(tooFew.problem.empty());
}

INSTANTIATE_TEST_SUITE_P(Games, Lessons, testing::Values("classic", "duel", "dice"),
                         [](const auto &which) { return which.param; });

class Watch : public testing::Test {
protected:
    void SetUp() override {
        v1::SavedGameHeader header = headerOfSeven();
        Lesson lesson = games.lesson("classic", scenariosOf("classic"), 0, header);
        ASSERT_TRUE(lesson.match);
        asked = lesson.asked.front();
        host = std::make_unique<GameHost>(header, std::move(lesson.match), History{}, nullptr);
        watch = new LessonWatch(*host, std::move(lesson.asked), host.get());
        heard = std::make_unique<QSignalSpy>(watch, &LessonWatch::practised);
    }
    void send(v1::Command command) const {
        command.set_seat(0);
        command.set_revision(host->updateFor(0, 0).view().revision());
        host->submit(0, command);
    }
    void decide(const v1::Move &move) const {
        v1::Command command;
        *command.mutable_move() = move;
        send(command);
    }
    [[nodiscard]] v1::Move other() const {
        v1::Move move = asked;
        move.mutable_classic()->set_action(v1::CLASSIC_ACTION_DISCARD);
        return move;
    }

    const Games games{data::file};
    v1::Move asked;
    std::unique_ptr<GameHost> host;
    LessonWatch *watch = nullptr;
    std::unique_ptr<QSignalSpy> heard;
};

/// A view is complete, though no story has led there.
TEST_F(Watch, ShowsWhatStandsThereAlready) {
    const v1::ClassicTable table = host->updateFor(0, 0).view().classic();
    ASSERT_EQ(table.cities(0).cards_size(), 1);
    EXPECT_EQ(table.cities(0).cards(0), "altar");
    ASSERT_EQ(table.cities(1).cards_size(), 1);
    EXPECT_EQ(table.cities(1).cards(0), "clay_pool");
    EXPECT_EQ(table.cities(1).production_size(), 2) << "glass of the board, clay of the card";
    decide(asked);
    EXPECT_EQ(host->updateFor(0, 0).view().classic().cities(0).cards_size(), 1) << "still secret";
}

TEST_F(Watch, HearsWhatIsAsked) {
    decide(asked);
    ASSERT_EQ(heard->count(), 1);
    EXPECT_EQ(heard->first(), QList<QVariant>({true, 0}));
    EXPECT_EQ(watch->asked(), nullptr);
}

TEST_F(Watch, HearsSomethingElse) {
    decide(other());
    ASSERT_EQ(heard->count(), 1);
    EXPECT_EQ(heard->first(), QList<QVariant>({false, 1}));
    EXPECT_EQ(watch->asked(), nullptr);
}

/// Back at the position of the lesson, and not at the beginning of a game.
TEST_F(Watch, WhatIsTakenBackCanBeTriedAgain) {
    decide(other());
    v1::Command back;
    back.mutable_take_back();
    send(back);
    EXPECT_EQ(heard->last(), QList<QVariant>({true, 1}));
    ASSERT_NE(watch->asked(), nullptr);
    decide(asked);
    EXPECT_EQ(heard->last(), QList<QVariant>({true, 0}));
}

TEST(Answers, AnyCardIsGoodEnoughToGiveAway) {
    v1::Move asked;
    asked.mutable_classic()->set_action(v1::CLASSIC_ACTION_STAGE);
    asked.mutable_classic()->set_card("altar");
    v1::Move made = asked;
    made.mutable_classic()->set_card("baths");
    EXPECT_TRUE(answers(made, asked));
    asked.mutable_classic()->set_action(v1::CLASSIC_ACTION_BUILD);
    EXPECT_FALSE(answers(made, asked));
    made = asked;
    made.mutable_classic()->mutable_pay()->set_left(2);
    EXPECT_TRUE(answers(made, asked));
}

TEST(Answers, InDuelWonderAndCardAreTheOnesThatWereMeant) {
    v1::Move asked;
    asked.mutable_duel()->set_action(v1::DUEL_ACTION_WONDER);
    asked.mutable_duel()->set_wonder("piraeus");
    asked.mutable_duel()->set_card("altar");
    EXPECT_TRUE(answers(asked, asked));
    v1::Move made = asked;
    made.mutable_duel()->set_wonder("the_sphinx");
    EXPECT_FALSE(answers(made, asked));
    made = asked;
    made.mutable_duel()->set_card("baths");
    EXPECT_FALSE(answers(made, asked));
}

} // namespace
} // namespace mirabilia::host
