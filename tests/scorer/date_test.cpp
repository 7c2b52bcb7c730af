// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/export.h"
#include "scorer/statistics.h"
#include "tests/scorer/imported.h"

namespace mirabilia::scorer {
namespace {

std::string read(std::string_view written, DayOrder order = DayOrder::dayFirst) {
    return isoDate(written, order).value_or("none");
}

TEST(Date, AsPeopleWriteIt) {
    for (const char *written :
         {"2025-03-01", "2025-3-1", "2025/03/01", "2025.3.1", "20250301", "1.3.2025", "01.03.2025",
          "1. 3. 2025", "1.3.25", "1/3/2025", "01-03-2025", "1/3/25", "1 March 2025", "1 Mar 2025",
          "1-Mar-25", "March 1, 2025", "mar 1 2025", " 2025-03-01 "}) {
        EXPECT_EQ(read(written), "2025-03-01") << written;
    }
    EXPECT_EQ(read("1/3/2025", DayOrder::monthFirst), "2025-01-03");
    EXPECT_EQ(read("1.3.2025", DayOrder::monthFirst), "2025-03-01") << "with dots the day is first";
    EXPECT_EQ(read("3/31/2025"), "2025-03-31") << "there are twelve months";
    EXPECT_EQ(read("31/3/2025", DayOrder::monthFirst), "2025-03-31");
    EXPECT_EQ(read("29.2.2024"), "2024-02-29");
}

TEST(Date, OfEras) {
    for (const char *written :
         {"令和8年5月1日", "令和８年５月１日（金）", "R8.5.1", "R8/5/1", "Ｒ８．５．１",
          "R08.05.01", "令和 8年5月1日", "㋿8年5月1日", "民國115年5月1日",
          "中華民國115年5月1日", "民國115/5/1", "民國 115.5.1", "民国115年5月1日"}) {
        EXPECT_EQ(read(written), "2026-05-01") << written;
        EXPECT_EQ(read(written, DayOrder::monthFirst), "2026-05-01") << written;
    }
    EXPECT_EQ(read("令和元年5月1日"), "2019-05-01");
    EXPECT_EQ(read("平成31年4月30日"), "2019-04-30");
    EXPECT_EQ(read("H31.4.30"), "2019-04-30");
    EXPECT_EQ(read("平成元年1月8日"), "1989-01-08");
    EXPECT_EQ(read("令和8年5月1日 20:15"), "2026-05-01 20:15");
    for (const char *written : {"令和0年5月1日",
                                "令和元年4月30日",
                                "平成31年5月1日",
                                "平成32年1月1日",
                                "令和8年2月29日",
                                "令和8年13月1日",
                                "民國0年5月1日",
                                "民國115年2月30日",
                                "115/5/1",
                                "115年5月1日",
                                "R8",
                                "R8 5 1",
                                "R2D2",
                                "Rematch 8.5.1",
                                "H2O",
                                "令和",
                                "令和8年",
                                "令和令和8年5月1日",
                                "令和2026年5月1日",
                                "r8.5.1"}) {
        EXPECT_EQ(read(written), "none") << written;
    }
}

TEST(Date, WithATime) {
    EXPECT_EQ(read("1.3.2025 20:15"), "2025-03-01 20:15");
    EXPECT_EQ(read("3/31/2025, 8:15 PM"), "2025-03-31 20:15");
    EXPECT_EQ(read("3/31/2025 12:05 a.m."), "2025-03-31 00:05");
    EXPECT_EQ(read("1.3.2025 20:15:30"), "2025-03-01 20:15") << "nobody needs the seconds";
    EXPECT_EQ(read("2025-3-1 9:00:00"), "2025-03-01 09:00");
    EXPECT_EQ(read("2025-03-01T20:15:00Z"), "2025-03-01 20:15");
    EXPECT_EQ(read("2025-03-01garbage"), "none");
    EXPECT_EQ(read("2025-03-01 20:15"), "2025-03-01 20:15");
}

TEST(Date, WhatIsNone) {
    for (const char *written : {"",
                                "May",
                                "1 May",
                                "Tuesday",
                                "2025",
                                "3/2025",
                                "30.2.2025",
                                "1.13.2025",
                                "13/13/2025",
                                "2025-02-30",
                                "2025-13-01",
                                "1.2.3",
                                "1.2.202",
                                "25-03-01",
                                "1.2/2025",
                                "1,2,2025",
                                "1.3.2025 25:00",
                                "1.3.2025 8:5",
                                "20:15",
                                "1.3.2025 13:00 pm",
                                ".1.3.2025",
                                "1.3.2025.",
                                "1 Maj 2025",
                                "999999999999.1.2025",
                                "1.3.2025 soon: maybe",
                                "0/0/2025"}) {
        EXPECT_EQ(read(written), "none") << written;
    }
}

std::vector<std::string> settled(std::vector<std::string> dates,
                                 std::vector<std::string> *told = nullptr) {
    std::vector<std::string *> places;
    for (std::string &date : dates) {
        places.push_back(&date);
    }
    for (const Finding &remark : settleDates(places)) {
        if (told != nullptr) {
            told->push_back(sentence(remark));
        }
    }
    return dates;
}

TEST(Date, TheFileTellsWhatComesFirst) {
    std::vector<std::string> told;
    EXPECT_EQ(settled({"1/2/2025", "13/2/2025"}, &told),
              (std::vector<std::string>{"2025-02-01", "2025-02-13"}));
    EXPECT_EQ(told, Lines{"\"1/2/2025\" can be read in two ways; here it is 2025-02-01."});
    EXPECT_EQ(settled({"1/2/2025", "2/13/2025"}),
              (std::vector<std::string>{"2025-01-02", "2025-02-13"}));
    EXPECT_EQ(settled({"1/2/2025", "1/9/2025", "2/6/2025"}),
              (std::vector<std::string>{"2025-01-02", "2025-01-09", "2025-02-06"}))
        << "games follow one another";
    EXPECT_EQ(settled({"2/6/2025", "1/9/2025", "1/2/2025"}),
              (std::vector<std::string>{"2025-02-06", "2025-01-09", "2025-01-02"}))
        << "or the newest stands first";
    EXPECT_EQ(settled({"1/2/2025"}), Lines{"2025-02-01"}) << "most people write the day first";
}

TEST(Date, WhatIsNoDateStaysAndIsTold) {
    std::vector<std::string> told;
    EXPECT_EQ(settled({"3/3/2025", "last summer", "", "?", "last summer", "31.12.2024"}, &told),
              (Lines{"2025-03-03", "last summer", "", "?", "last summer", "2024-12-31"}));
    EXPECT_EQ(told, Lines{"These dates are not understood and stay as they are: \"last summer\""});
    told.clear();
    settled({"a", "b", "c", "d", "e", "f"}, &told);
    EXPECT_TRUE(told.at(0).ends_with("\"e\" ...")) << told.at(0);
}

TEST(Date, TheTrendGoesByTheCalendar) {
    const Import import = imported("date,player,total\n10.1.2025,Ann,40\n2.1.2025,Ann,30\n"
                                   "31.12.2024,Ann,20\n");
    ASSERT_EQ(import.sheets.size(), 3U);
    EXPECT_EQ(import.sheets[0].date, "2025-01-10");
    const Statistics statistics = statisticsOf(import.sheets, Box::classic, classicBox());
    EXPECT_EQ(statistics.players.at(0).totals, (std::vector<int>{20, 30, 40}));
    EXPECT_NEAR(statistics.players.at(0).trend, 10, 1e-9);

    std::vector<Sheet> asWritten = import.sheets; // of a history from before
    asWritten[0].date = "10.1.2025";
    asWritten[1].date = "2.1.2025";
    asWritten[2].date = "some evening";
    EXPECT_EQ(statisticsOf(asWritten, Box::classic, classicBox()).players.at(0).totals,
              (std::vector<int>{20, 30, 40}));
}

TEST(Date, OneDayWrittenInTwoWaysIsOneDay) {
    const Import import = imported("date,round,player,total\n2025-01-02,1,Ann,40\n"
                                   "2.1.2025,1,Bob,30\n");
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(import.sheets[0].entries.size(), 2U);
    EXPECT_TRUE(import.remarks.empty());
}

TEST(Date, OfJsonToo) {
    const Import import =
        imported(R"([{"date": "1/2/2025", "players": [{"player": "Ann", "total": 3}]},
                     {"date": "1/14/2025", "players": [{"player": "Ann", "total": 3}]}])");
    EXPECT_EQ(import.sheets.at(0).date, "2025-01-02");
    EXPECT_EQ(import.remarks.size(), 1U);
    EXPECT_NE(writeFindings(import, {}).find("\"remarks\": [\n  \"\\\"1/2/2025\\\" can be read"),
              std::string::npos)
        << writeFindings(import, {});
}

} // namespace
} // namespace mirabilia::scorer
