// SPDX-License-Identifier: GPL-3.0-or-later
// Words over columns, and what the numbers below them say.
#include "scorer/ranking.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

TEST(HeadWords, ColoursAndSingularsOfAllLanguages) {
    for (const char *head :
         {"玩家;红;国库;奇迹;蓝;绿;黄;紫;总分", "玩家;紅;國庫;奇蹟;藍;綠;黃;紫;總分",
          "Player;Military Conflict;Treasury;Wonder;Civilian Structure;Scientific Structure;"
          "Commercial Structure;Guild;Total",
          "Jugador;Conflictos;Tesoro;Maravilla;Estructuras civiles;Estructuras científicas;"
          "Estructuras comerciales;Gremios;Total",
          "Spieler;Militärkonflikte;Schatz;Wunder;Ziviles Gebäude;Wissenschaftliches Gebäude;"
          "Handelsbauten;Gilde;Summe",
          "Joueur;Conflit militaire;Trésor;Merveille;Bâtiment civil;Bâtiment scientifique;"
          "Bâtiment commercial;Guilde;Total",
          "プレイヤー;軍事衝突;財宝;不思議;文化;科学建築;商業建築;ギルド;合計",
          "プレイヤー;軍事;財宝;不思議;市民建築;科学;商業;ギルド;合計"}) {
        const Import import = imported(std::string(head) + "\nAnna;18;3;15;14;10;4;5;69\n"
                                                           "Ben;6;2;7;9;26;0;0;50\n");
        EXPECT_EQ(import.unknownColumns, Lines{}) << head;
        EXPECT_EQ(import.remarks.size(), 0U) << head;
        EXPECT_EQ(import.sheets.at(0).entries.at(1).at(Row::science), 26) << head;
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::civilian), 14) << head;
        EXPECT_EQ(found(import), Lines{}) << head;
    }
}

TEST(HeadWords, TheWarInTwoColumns) {
    for (const char *war :
         {"Siege;Niederlagen", "Victories;Defeats", "Victoires;Défaites", "胜利;失败",
          "来自军事冲突的分数 (胜利);来自军事冲突的分数 (失败)",
          "來自軍事衝突的分數（勝利）;來自軍事衝突的分數（失敗）",
          "SP durch Militärische Konflikte (Siege);SP durch Militärische Konflikte (Niederlagen)",
          "軍事衝突による勝利点 (勝利);軍事衝突による勝利点 (敗北)"}) {
        const Import import = imported("Player;" + std::string(war) +
                                       ";Blue;Green;Total\nAnna;9;-1;17;10;35\nBen;12;0;12;9;33\n"
                                       "Carla;0;-6;11;13;18\n");
        EXPECT_EQ(import.unknownColumns, Lines{}) << war;
        EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::military), 8) << war;
        EXPECT_EQ(import.sheets[0].entries[2].at(Row::military), -6) << war;
        EXPECT_EQ(found(import), Lines{}) << war;
    }
    const Import season = imported("Player;Score;Siege;Niederlagen\nAnna;50;3;2\nBen;40;2;3\n");
    EXPECT_EQ(season.sheets.at(0).entries.at(0).at(Row::military), std::nullopt)
        << "games that were won";
}

TEST(HeadWords, CardsThatAreCountedBesideTheirPoints) {
    for (const char *head :
         {"SP aus Militärkonflikten (Sieg);SP aus Militärkonflikten (Niederlage);"
          "SP aus Zivilen Bauten;Militärische Bauten;Zivile Bauten",
          "PV de Conflitos Militares (Vitória);PV de Conflitos Militares (Derrota);"
          "PV de Estruturas Civis;Estruturas Militares;Estruturas Civis",
          "軍事による得点（勝利）;軍事による得点（敗北）;市民建築による得点;軍事建築;市民建築",
          "军事冲突得分（胜利）;军事冲突得分（失败）;市政建筑得分;军事建筑;市政建筑"}) {
        const Import import =
            imported("Player;" + std::string(head) +
                     ";Total\nAnna;9;-1;17;3;4;25\nBen;12;0;12;4;3;24\nCarla;0;-6;11;1;3;5\n");
        EXPECT_EQ(import.unknownColumns.size(), 2U) << head;
        EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::military), 8) << head;
        EXPECT_EQ(import.sheets[0].entries[0].at(Row::civilian), 17) << head;
        EXPECT_EQ(found(import), Lines{}) << head;
    }
}

TEST(HeadWords, CoinsThatAreLeftAreNoPoints) {
    for (const char *head :
         {"Player,Score,Coins left", "Player,Score,Coins", "玩家,总分,剩余金币"}) {
        const Import import = imported(std::string(head) + "\nAnna,50,3\nBen,50,4\n");
        EXPECT_EQ(import.sheets.at(0).entries.at(1).coins, 4) << head;
        EXPECT_FALSE(import.coinsArePoints) << head;
        EXPECT_EQ(winners(import.sheets[0]), std::vector<std::size_t>{1}) << head;
    }
    const Import rows = imported("Player,Blue,Coins left,Total\nAnna,50,3,51\nBen,50,4,51\n");
    EXPECT_EQ(rows.sheets.at(0).entries.at(1).coins, 4);
}

TEST(Coins, AreNoThirdsByChance) {
    // Anna's total is by chance the rows and a third of her coins as well.
    const Import import =
        imported("Player,Military,Blue,Coins,Promo,Gods,Total\nAnna,5,20,6,-4,0,27\n"
                 "Ben,-1,12,5,3,1,20\n");
    EXPECT_EQ(import.sheets.at(0).entries.at(0).at(Row::treasury), 6);
    EXPECT_EQ(import.sheets[0].entries[1].at(Row::treasury), 5);
    EXPECT_EQ(winners(import.sheets[0]), std::vector<std::size_t>{0});
    EXPECT_EQ(found(import), Lines{});
    const Import thirds =
        imported("Player,Blue,Coins,Age,Total\nAnna,20,6,31,22\nBen,12,5,40,13\n");
    EXPECT_EQ(thirds.sheets.at(0).entries.at(0).coins, 6);
    EXPECT_EQ(found(thirds), Lines{});
}

} // namespace
} // namespace mirabilia::scorer
