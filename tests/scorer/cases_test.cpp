// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in the layouts, languages and dates of people and programs: the right sheet, winner and no
// false finding.
#include "scorer/date.h"
#include "scorer/ranking.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

/// "Ann 57, Bob 42": what each is ranked by, in the order of the sheet.
std::string scores(const Sheet &sheet) {
    std::string text;
    for (const Entry &entry : sheet.entries) {
        const auto points = meritOf(sheet, entry).points;
        text += (text.empty() ? "" : ", ") + entry.player + " " +
                (points ? std::to_string(*points) : "-");
    }
    return text;
}

std::string winner(const Sheet &sheet) {
    const auto first = winners(sheet);
    return first.size() == 1 ? sheet.entries[first[0]].player : "nobody alone";
}

TEST(Layouts, PlayersInColumns) {
    const Import import = imported(",Anna,Ben,Carla\nWonder,Giza A,Rhodos B,Babylon A\n"
                                   "Military,18,6,-6\nCoins,3,2,4\nWonder stages,15,7,10\n"
                                   "Blue,14,9,21\nYellow,4,0,2\nGreen,10,26,13\nPurple,5,0,8\n"
                                   "Total,69,50,52\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 69, Ben 50, Carla 52");
    EXPECT_EQ(import.sheets[0].entries[1].wonder, "Rhodos");
    EXPECT_EQ(import.sheets[0].entries[1].side, "B");
    EXPECT_EQ(import.sheets[0].entries[2].at(Row::military), -6);
    EXPECT_EQ(found(import), Lines{});
    const Import two = imported("1 March 2025,,\n,Anna,Ben\nBlue,14,9\nTotal,14,9\n\n"
                                "8 March 2025,,\n,Anna,Ben\nBlue,10,12\nTotal,10,12\n");
    ASSERT_EQ(two.sheets.size(), 2U);
    EXPECT_EQ(two.sheets[1].date, "2025-03-08");
    EXPECT_EQ(winner(two.sheets[1]), "Ben");
}

TEST(Layouts, WhatIsSaidOfTheGameAboveTheNames) {
    const std::string rows = "Player,Anna,Ben\nBlue,14,9\nTotal,14,9\n";
    const Import import = imported("Date,2026-03-01,\nPlace,Kitchen,\n" + rows +
                                   "\nDate,2026-03-08,\nPlace,Café,\n" + rows);
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[0].date + import.sheets[0].place, "2026-03-01Kitchen");
    EXPECT_EQ(import.sheets[1].date + import.sheets[1].place, "2026-03-08Café");
    const Import titled =
        imported("Game 1,1 March 2026,\n" + rows + "Game 2,8 March 2026,\n" + rows);
    ASSERT_EQ(titled.sheets.size(), 2U);
    EXPECT_EQ(titled.sheets[1].game + " " + titled.sheets[1].date, "Game 2 2026-03-08");
    EXPECT_EQ(titled.unknownColumns, Lines{});
}

TEST(Layouts, MergedCells) {
    const Import import = imported("Date,Player,Military,Blue\n2026-03-01,Anna,3,20\n,Ben,-1,12\n"
                                   "2026-03-08,Anna,3,20\n,Ben,-1,15\n");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(scores(import.sheets[1]), "Anna 23, Ben 14");
    EXPECT_EQ(import.sheets[1].date, "2026-03-08");
    const Import named = imported("Game,Player,Blue\n1,Anna,20\n,Ben,12\n2,Anna,20\n,Ben,15\n");
    ASSERT_EQ(named.sheets.size(), 2U);
    EXPECT_EQ(scores(named.sheets[1]), "Anna 20, Ben 15");
    const Import blank = imported("Date,Player,Blue\n2026-03-01,Anna,20\n2026-03-01,Ben,12\n"
                                  ",Carla,20\n,Dora,15\n");
    ASSERT_EQ(blank.sheets.size(), 2U) << "every row says its date: these have none";
}

TEST(Layouts, GamesInRows) {
    const Import import =
        imported("Date,Player 1,Score 1,Player 2,Score 2,Player 3,Score 3,Winner\n"
                 "2024-05-01,Anna,57,Ben,42,Carla,61,Carla\n"
                 "2024-05-08,Anna,63,Ben,63,,,Ben\n");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 57, Ben 42, Carla 61");
    EXPECT_EQ(winner(import.sheets[1]), "Ben") << "who won breaks the tie";
    EXPECT_EQ(found(import), Lines{});
    const Import persons =
        imported("Date,Anna,Ben,Carla\n2024-05-01,57,42,61\n2024-05-08,49,63,\n");
    ASSERT_EQ(persons.sheets.size(), 2U);
    EXPECT_EQ(scores(persons.sheets[1]), "Anna 49, Ben 63");
}

TEST(Layouts, WordsBelowAHeadAreNoHeadOfGames) {
    const Import import = imported("game,player,civilian,rank,mood,weather\n1,Anna,5,1,,\n"
                                   "1,Ben,4,2,wonders,wonders\n");
    EXPECT_EQ(scores(import.sheets.at(0)), "Anna 5, Ben 4");
}

TEST(Layouts, MarkdownAndTitles) {
    const Import markdown = imported("| Player | Military | Civilian | Total |\n"
                                     "|--------|---------:|----------|-------|\n"
                                     "| Anna   | 5        | 20       | 25    |\n"
                                     "| Ben    | -1       | 12       | 11    |\n");
    EXPECT_EQ(scores(markdown.sheets.at(0)), "Anna 25, Ben 11");
    const std::string table = "Player,Military,Total\nAnna,2,52\nBen,0,47\n";
    const Import titled = imported("Game night 1\n" + table + "\nGame night 2\n" + table);
    ASSERT_EQ(titled.sheets.size(), 2U);
    EXPECT_EQ(titled.rows, 4U) << "a title is nobody";
    EXPECT_EQ(titled.sheets[1].game, "Game night 2");
    EXPECT_EQ(found(titled), Lines{});
}

TEST(Layouts, ARankThatBeginsAgainIsAnotherGame) {
    const Import import = imported("Rank,Civilian,Total\n1,56,56\n2,53,53\n3,40,40\n1,54,54\n"
                                   "2,50,50\n3,40,40\n");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[1].entries.size(), 3U);
    EXPECT_EQ(found(import), Lines{});
}

TEST(Heads, InOtherLanguages) {
    for (const char *head :
         {"Spieler;Weltwunder;Seite;Militär;Münzen;Wunder;Zivil;Handel;Wissenschaft;Gilden;Summe",
          "Joueur;Merveille;Face;Conflits militaires;Trésor;Étapes;Bâtiments civils;"
          "Bâtiments commerciaux;Bâtiments scientifiques;Guildes;Total",
          "Jugador;Maravilla;Lado;Conflictos militares;Tesoro;Etapas;Edificios civiles;Comercio;"
          "Ciencia;Gremios;Puntos",
          "Jogador;Maravilha;Lado;Conflitos militares;Tesouro;Estágios;Edifícios civis;Comércio;"
          "Ciência;Guildas;Pontos",
          "Giocatore;Meraviglia;Lato;Conflitti militari;Monete;Stadi;Edifici civili;Commercio;"
          "Scienza;Gilde;Totale",
          "玩家;奇迹;面;军事;金钱;奇迹分;市政;商业;科学;行会;总分",
          "玩家;奇蹟;面;軍事;金錢;奇蹟階段;市政;商業;科學;公會;總分",
          "プレイヤー;世界の不思議;面;軍事;財産;不思議;市民;商業;科学;ギルド;合計"}) {
        const Import import =
            imported(std::string(head) + "\nAnna;Gizah;A;18;3;15;14;4;10;5;69\n"
                                         "Ben;Rhodos;B;6;2;7;9;0;26;0;50\n"
                                         "Carla;Babylon;A;-6;4;10;21;2;13;8;52\n");
        ASSERT_EQ(import.sheets.size(), 1U) << head;
        EXPECT_EQ(scores(import.sheets[0]), "Anna 69, Ben 50, Carla 52") << head;
        EXPECT_EQ(import.sheets[0].entries[0].wonder, "Gizah") << head;
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::treasury), 3) << head;
        EXPECT_EQ(import.sheets[0].entries[1].at(Row::science), 26) << head;
        EXPECT_EQ(import.sheets[0].entries[2].at(Row::guilds), 8) << head;
        EXPECT_EQ(import.unknownColumns, Lines{}) << head;
        EXPECT_EQ(found(import), Lines{}) << head;
    }
}

TEST(Heads, ColoursOfCardsAndWordsForTheTotal) {
    const Lines heads{"Spieler;Rote Karten;Geldschatz;Bauabschnitte;Zivile Bauwerke;Grüne Karten;"
                      "Handelsbauwerke;Lila Karten;Gesamtsumme",
                      "Joueurs;Cartes rouges;Or;Étapes de la merveille;Bleus;Vertes;Jaunes;Violets;"
                      "Score final",
                      "Jugadores;Rojas;Tesoro;Etapas de la maravilla;Azules;Verdes;Amarillas;"
                      "Moradas;Puntuación total",
                      "Jogadores;Conflito militar;Tesouro;Estágios da maravilha;Azuis;Verde;"
                      "Amarelas;Roxas;Pontuação final",
                      "Giocatori;Rossi;Tesoro;Stadi della meraviglia;Carte blu;Verdi;Gialli;"
                      "Carte viola;Punteggio totale",
                      "Name;War tokens;Treasury;Stages;Blue cards;Tech;Trade;Guild;Final"};
    for (const std::string &head : heads) {
        const Import import =
            imported(head + "\nAnna;18;3;15;14;10;4;5;69\nBen;6;2;7;9;26;0;0;50\n");
        EXPECT_EQ(scores(import.sheets.at(0)), "Anna 69, Ben 50") << head;
        EXPECT_EQ(import.unknownColumns, Lines{}) << head;
        EXPECT_EQ(import.sheets[0].entries[1].at(Row::science), 26) << head;
        EXPECT_EQ(import.sheets[0].entries[1].at(Row::other), std::nullopt) << head;
    }
    const Import signs = imported("\tAnna\tBen\n⚔️ Military\t5\t-1\n🔵 Blue\t10\t12\n");
    EXPECT_EQ(scores(signs.sheets.at(0)), "Anna 15, Ben 11");
}

TEST(Heads, CardsThatAreCountedAreNoPoints) {
    const Import import = imported(
        "Place;Thinking time;VP from Military Conflicts (Victory);VP from Military Conflicts "
        "(Defeat);VP from Treasury Contents;VP from Wonder; VP from Civilian Structures;VP from "
        "Scientific Structures;VP from Commercial Structures;VP from Guilds;Civilian Structures;"
        "Scientific Structures;Guilds;Military Structures;Commercial Structures\n"
        "1st (50);04:10;9;-1;4;7;17;10;0;4;4;3;1;3;0\n"
        "2nd (46);05:01;12;0;3;5;12;9;2;3;3;3;1;4;2\n"
        "3rd (34);03:45;0;-6;2;10;11;13;4;0;3;3;0;1;2\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(scores(import.sheets[0]), " 50,  46,  34");
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::military), 8);
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::civilian), 17);
    EXPECT_EQ(found(import), Lines{});
}

TEST(Heads, WarAndDebtsInTwoColumns) {
    const std::string rest = ",VP - Civilian\nAnna,59,14,-1,46\nBen,43,0,-6,49\n";
    for (const char *sign : {"-", ""}) {
        std::string text = "Player,Score,Military victories,Military defeats" + rest;
        for (auto at = text.find('-'); *sign == 0 && at != std::string::npos; at = text.find('-')) {
            text.erase(at, 1);
        }
        const Import import = imported(text);
        EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::military), 13) << text;
        EXPECT_EQ(import.sheets.at(0).entries.at(1).at(Row::military), -6) << text;
        EXPECT_EQ(found(import), Lines{});
    }
    const Import debts = imported("Player,Blue,Debt,Black,Total\nAnna,20,-5,6,21\nBen,25,0,5,30\n");
    EXPECT_EQ(debts.sheets.at(0).entries.at(0).at(Row::cities), 1);
    EXPECT_EQ(scores(debts.sheets[0]), "Anna 21, Ben 30");
    const Import naval =
        imported("Player,Blue,Naval conflicts,Islands,Total\nAnna,20,6,4,30\nBen,25,-2,-3,20\n");
    EXPECT_EQ(naval.sheets.at(0).entries.at(1).at(Row::armada), -5);
    EXPECT_EQ(winner(naval.sheets[0]), "Anna");
    EXPECT_EQ(found(naval), Lines{});
}

TEST(Partial, ColumnsThatTheTotalsNeedArePoints) {
    const Import import = imported("Player,Military,Treasury,Wonder,Blue,Green,Yellow,Purple,Promo,"
                                   "Age,Total\nAnna,1,2,3,10,10,4,5,7,31,42\n"
                                   "Ben,-1,2,3,15,10,4,5,0,28,38\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::other), 7);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 42, Ben 38");
    EXPECT_EQ(import.unknownColumns, Lines{"Age"});
    EXPECT_EQ(found(import), Lines{});
}

TEST(Partial, TheSumOfAllOthersIsTheTotal) {
    const Import import = imported("Player,Blue,Spirit,Ghosts,Sumka\nAnna,14,10,7,31\n"
                                   "Ben,20,1,2,23\n");
    EXPECT_EQ(scores(import.sheets.at(0)), "Anna 31, Ben 23") << "by Blue alone Ben would win";
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::other), 17);
    EXPECT_EQ(import.columns.at(4).meaning, "total");
    EXPECT_EQ(import.remarks.at(0).code, "total_column");
    const Import counted = imported("Player,Blue,Red,Age\nAnna,14,3,41\nBen,20,-1,38\n");
    EXPECT_EQ(scores(counted.sheets.at(0)), "Anna 17, Ben 19");
}

TEST(Partial, ATotalIsNotHeldToAPartialSum) {
    const Import import = imported("Player,Military,Treasury,Wonder,Blue,Green,Yellow,Purple,Promo,"
                                   "Total\nAnna,0,2,3,10,10,4,5,7,49\n"
                                   "Ben,0,2,3,15,10,4,5,1,38\nCarla,0,2,3,15,10,4,5,1,60\n");
    EXPECT_EQ(scores(import.sheets.at(0)), "Anna 49, Ben 38, Carla 60");
    EXPECT_EQ(winner(import.sheets[0]), "Carla");
    EXPECT_EQ(found(import), Lines{});
    const Import leaders =
        imported("Player,Military,Treasury,Wonder,Blue,Green,Yellow,Purple,Leaders,Total\n"
                 "Anna,1,2,3,10,10,4,5,7,42\nBen,-1,2,3,15,10,4,1,,42\n");
    EXPECT_EQ(scores(leaders.sheets.at(0)), "Anna 42, Ben 42") << "Ben's leaders are left out";
    EXPECT_EQ(found(leaders), Lines{});
}

TEST(Partial, NoRowOfDiceCostsPoints) {
    const Import import = imported("game,sheet,player,wonders,west_barracks,total\n"
                                   "1,dice,Anna,10,3,5\n1,dice,Ben,10,3,13\n");
    EXPECT_EQ(found(import), Lines{"2 1 Anna total sum"});
    const Import coins = imported("game,sheet,player,wonders,gallery,coins\n1,dice,Anna,5,5,3\n"
                                  "1,dice,Ben,5,5,7\n");
    EXPECT_TRUE(coins.remarks.empty()) << "Dice has no treasury";
    EXPECT_EQ(winner(coins.sheets.at(0)), "Ben");
}

TEST(Cells, SumsAndNumbersOfOthers) {
    const Import import =
        imported("Player,Blue,Green,Total\nAnna,3+5+2,10-2,18\nBen,（2）,１２,10\n"
                 "Carla,1.000,1,1\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::civilian), 10);
    EXPECT_EQ(import.sheets[0].entries[0].at(Row::science), 8);
    EXPECT_EQ(import.sheets[0].entries[1].at(Row::civilian), -2);
    EXPECT_EQ(import.sheets[0].entries[1].at(Row::science), 12);
    EXPECT_EQ(import.sheets[0].entries[2].at(Row::civilian), std::nullopt) << "a thousand, or one?";
}

TEST(Cells, FormulasThatAreSums) {
    const Import import = imported("Player,Red,Blue,Total\nAnna,=5-1,=3+5+2,=SUM(B2:C2)\n"
                                   "Ben,=-1,12,11\n");
    EXPECT_EQ(scores(import.sheets.at(0)), "Anna 14, Ben 11");
    EXPECT_TRUE(import.unread.empty());
}

TEST(Cells, DatesOfOthers) {
    for (const char *written :
         {"2024年5月1日", "May 1st, 2024", "Wednesday, May 1, 2024", "45413", "1 mai 2024",
          "1. Mai 2024", "1 de mayo de 2024", "1 maggio 2024", "1º de maio de 2024",
          "2024년 5월 1일", "2024. 5. 1.", "2024/5/1", "Mai. 1, 2024", "mer. 1 mai 2024"}) {
        EXPECT_EQ(isoDate(written), "2024-05-01") << written;
    }
    for (const char *written :
         {"1714594500", "1714594500000", "2024-05-01T20:15:00Z", "2024年5月1日 下午8:15",
          "45413.84375", "2024-05-01T20:15:30.899+02:00"}) {
        EXPECT_EQ(isoDate(written), "2024-05-01 20:15") << written;
    }
}

TEST(Cells, LinesOfAnyKind) {
    const Import import = imported("player,military,total\r\"Big Joe,5,5\rAnna,3,3\rBen,1,1\r");
    EXPECT_EQ(import.rows, 3U) << "a stray mark swallows nobody";
}

TEST(Twice, APersonOrAWonder) {
    const Import person = imported("game,player,civilian\n1,Anna,3\n1,Ben,2\n1,anna ,3\n");
    EXPECT_EQ(found(person), Lines{"4 1 anna player range"});
    const Import wonder = imported("game,player,wonder,civilian\n1,Anna,Giza,3\n1,Ben,ギザ,2\n");
    EXPECT_EQ(found(wonder), Lines{"3 1 Ben wonder impossible"});
}

TEST(Json, NothingIsLostInSilence) {
    const Import import =
        imported(R"({"format":1,"sheets":[{"sheet":"Duel","game":"d1","place":"Café",
        "players":[{"player":"Anna","won":"military"},{"player":"Ben","poitns":{"civilian":10}}]}]})");
    EXPECT_EQ(import.sheets.at(0).box, Box::duel);
    EXPECT_EQ(import.sheets[0].place, "Café");
    EXPECT_EQ(winner(import.sheets[0]), "Anna");
    ASSERT_EQ(import.unread.size(), 1U);
    EXPECT_EQ(sentence(import.unread[0].finding),
              R"("poitns" means nothing here and is left out: {"civilian":10})");
    const Import words = imported(R"([{"sheet":"duel","players":[
        {"player":"Anna","victory":"Science","computer":"yes"},{"player":"Ben","mood":"good"}]}])");
    EXPECT_EQ(words.sheets.at(0).entries.at(0).supremacy, Supremacy::science);
    EXPECT_TRUE(words.sheets[0].entries[0].computer);
    EXPECT_EQ(words.sheets[0].entries.at(1).unknown.at(0).second, "good");
    EXPECT_EQ(words.unknownColumns, Lines{"mood"});
}

TEST(Json, HowADuelWasWonMayStandBesideItsPlayers) {
    const auto duel = [](const std::string &members, const std::string &ofBen) {
        return imported("[{" + members + R"(,"players":[{"player":"Anna","score":60},)" +
                        R"({"player":"Ben","score":50)" + ofBen + "}]}]");
    };
    const std::string science = R"("sheet":"Duel","victory":"Science")";
    const Import import = duel(science, R"(,"won":true)");
    EXPECT_EQ(import.sheets.at(0).entries.at(1).supremacy, Supremacy::science);
    EXPECT_EQ(import.sheets[0].entries[0].supremacy, Supremacy::none);
    EXPECT_EQ(winner(import.sheets[0]), "Ben");
    EXPECT_TRUE(import.unread.empty() && import.unknownColumns.empty());
    EXPECT_EQ(winner(duel(science + R"(,"winner":"Ben")", "").sheets.at(0)), "Ben");
    EXPECT_EQ(duel(R"("victory":"military")", R"(,"won":true)").sheets.at(0).box, Box::duel);
    // Whose it was is not said, or there is no such victory: it is told.
    for (const Import &other :
         {duel(science, ""), duel(R"("sheet":"duel","victory":"luck")", R"(,"won":true)")}) {
        EXPECT_EQ(other.unread.size() + other.unknownColumns.size(), 1U);
    }
}

TEST(Programs, JsonOfOthers) {
    const Import import =
        imported(R"({"players":[{"id":"a1","name":"Anna"},{"id":"b2","name":"Ben"}],
        "games":[{"id":"g1","createdAt":"2025-08-21T08:57:49.899Z","players":[
        {"playerId":"a1","wonderName":"babylon","score":55},
        {"playerId":"b2","wonderName":"giza","score":44}]}]})");
    EXPECT_EQ(scores(import.sheets.at(0)), "Anna 55, Ben 44");
    EXPECT_EQ(import.sheets[0].date, "2025-08-21 08:57");
    EXPECT_EQ(import.sheets[0].entries[0].wonder, "babylon");
    EXPECT_EQ(readSheets("{\"deck\": [1, 2]}").refusal.code, "other_json");
    EXPECT_EQ(readSheets("<svg/>").refusal.code, "other_xml");
}

TEST(Programs, JsonOfRowsAndOfNames) {
    const Import rows =
        imported(R"([{"date": "2024-05-01", "name": "Anna", "red": 5, "blue": 20, "total": 25},)"
                 R"({"date": "2024-05-01", "name": "Ben", "red": -1, "blue": 12, "total": 11}])");
    EXPECT_EQ(scores(rows.sheets.at(0)), "Anna 25, Ben 11");
    EXPECT_EQ(rows.columns.size(), 5U) << "their meaning can be changed";
    const Import names = imported(
        R"({"games": [{"date": "2024-05-01", "scores": {"Anna": 57, "Ben": {"red": 5, "blue": 9}}}]})");
    EXPECT_EQ(scores(names.sheets.at(0)), "Anna 57, Ben 14");
    EXPECT_EQ(names.unknownColumns, Lines{});
}

TEST(Programs, GamesOfExpansionsAndDuelsWonEarly) {
    const Import import = imported(
        R"({"games": [{"id": 1, "name": "7 Wonders: Cities"}, {"id": 2, "name": "7 Wonders Duel"},)"
        R"({"id": 3, "name": "7 Wonders: Architects"}], "players": [{"id": 1, "name": "Anna"},)"
        R"({"id": 2, "name": "Ben"}], "plays": [)"
        R"({"gameRefId": 1, "playerScores": [{"playerRefId": 1, "score": "50"}]},)"
        R"({"gameRefId": 3, "playerScores": [{"playerRefId": 1, "score": "50"}]},)"
        R"({"gameRefId": 2, "comments": "Military victory", "playerScores": [)"
        R"({"playerRefId": 1, "winner": false}, {"playerRefId": 2, "winner": true}]}]})");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(import.sheets[0].addOns, "cities");
    EXPECT_EQ(import.sheets[1].entries[1].supremacy, Supremacy::military);
    EXPECT_EQ(import.sheets[1].notes, "Military victory");
    EXPECT_EQ(readSheets("<plays total=\"0\"></plays>").refusal.code, "no_players");
}

TEST(Programs, BgStats) {
    const Import import = imported(
        R"({"games":[{"id":12,"name":"7 Wonders"},{"id":13,"name":"7 Wonders Duel"},{"id":14,"name":"Chess"}],
        "players":[{"id":1,"name":"Anna"},{"id":2,"name":"Ben"}],"locations":[{"id":1,"name":"Kitchen"}],
        "plays":[{"playDate":"2024-05-01 20:15:00","durationMin":42,"locationRefId":1,"gameRefId":12,"board":"Leaders",
        "playerScores":[{"score":"10+4+7+20+0+16+5","winner":true,"playerRefId":1,"role":"Giza A","rank":1},
        {"score":"51","winner":false,"playerRefId":2,"role":"Rhodos B","rank":2}]},
        {"playDate":"2024-05-02 19:00:00","gameRefId":13,
        "playerScores":[{"score":"","winner":true,"playerRefId":1,"role":"military"},{"score":"","winner":false,"playerRefId":2}]},
        {"gameRefId":14,"playerScores":[{"score":"1","playerRefId":1}]}]})");
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 62, Ben 51");
    EXPECT_EQ(import.sheets[0].place, "Kitchen");
    EXPECT_EQ(import.sheets[0].minutes, 42);
    EXPECT_EQ(import.sheets[0].entries[1].wonder, "Rhodos");
    EXPECT_EQ(import.sheets[1].box, Box::duel);
    EXPECT_EQ(winner(import.sheets[1]), "Anna");
    EXPECT_EQ(sentence(import.remarks.at(0)),
              "Games that are not 7 Wonders are left out: 1 (Chess)");
    EXPECT_EQ(found(import), Lines{});
}

TEST(Programs, BoardGameGeek) {
    const Import import = imported(
        R"(<?xml version="1.0"?><plays><play id="1" date="2022-05-05" length="40" location="Home">
        <item name="7 Wonders" objectid="68448"/><comments>a &amp; b</comments><players>
        <player name="Anna" color="Giza" score="62" win="1"/><player name="Ben" color="Red" score="51" win="0"/>
        </players></play><play id="2" date="2022-05-06"><item name="Chess"/><players/></play></plays>)");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 62, Ben 51");
    EXPECT_EQ(import.sheets[0].entries[0].wonder, "Giza");
    EXPECT_EQ(import.sheets[0].entries[1].colour, "Red");
    EXPECT_EQ(import.sheets[0].notes, "a & b");
    EXPECT_EQ(import.sheets[0].date, "2022-05-05");
}

TEST(Programs, WhatAPlayOfOthersSaysBeside) {
    const Import expansions = imported(
        R"({"games":[{"id":1,"name":"7 Wonders Duel"},{"id":2,"name":"7 Wonders Duel: Pantheon"},)"
        R"({"id":3,"name":"7 Wonders"},{"id":4,"name":"7 Wonders: Cities"},)"
        R"({"id":5,"name":"7 Wonders: Wonder Pack"}],"players":[{"id":1,"name":"Anna"}],"plays":[)"
        R"({"gameRefId":1,"expansionPlays":[{"gameRefId":2}],"board":"Science",)"
        R"("playerScores":[{"playerRefId":1,"winner":true}]},)"
        R"({"gameRefId":3,"expansionPlays":[{"gameRefId":4},{"gameRefId":5}],)"
        R"("playerScores":[{"playerRefId":1,"score":"50"}]}]})");
    ASSERT_EQ(expansions.sheets.size(), 2U);
    EXPECT_TRUE(expansions.sheets[0].plays(Row::pantheon));
    EXPECT_EQ(expansions.sheets[0].entries.at(0).supremacy, Supremacy::science);
    EXPECT_EQ(expansions.sheets[1].addOns, "cities, 7 Wonders: Wonder Pack");
    EXPECT_TRUE(expansions.sheets[1].plays(Row::cities));
    const Import several = imported(
        R"(<plays><play id="1" date="2022-05-05" quantity="2"><item name="7 Wonders"/><players>)"
        R"(<player name="Anna" score="62"/></players></play></plays>)");
    EXPECT_EQ(several.sheets.size(), 1U);
    EXPECT_EQ(sentence(several.remarks.at(0)),
              "Plays that were entered as several games are one game each: 1");
}

TEST(Order, GamesOfAnEveningStayInTheirOrder) {
    const Import import =
        imported("game,date,player,total\n1,2026-03-01,Anna,50\n2,2026-03-01,Anna,60\n"
                 "3,2026-03-02,Anna,70\n");
    EXPECT_EQ(oldestFirst(import.sheets).front().game, "1");
    const Import newest = imported("game,date,player,total\n3,2026-03-02,Anna,70\n"
                                   "2,2026-03-01,Anna,60\n1,2026-03-01,Anna,50\n");
    EXPECT_EQ(oldestFirst(newest.sheets).front().game, "1") << "a file that begins with the newest";
}

} // namespace
} // namespace mirabilia::scorer
