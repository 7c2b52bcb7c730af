// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/json_value.h"

#include "app/notation/compare.h"

#include <gtest/gtest.h>

namespace mirabilia::notation {
namespace {

/// What is said about it, or nothing if all is well.
template <class Do>
std::string complaint(Do action) {
    try {
        action();
    } catch (const std::runtime_error &error) {
        return error.what();
    }
    return {};
}

std::string parsing(const std::string &text) {
    return complaint([&] { (void)parseJson(text); });
}

TEST(ParseJson, NamesLineAndColumn) {
    EXPECT_EQ(parsing("{\n  \"a\": }"), "line 2, column 8: not valid JSON");
    EXPECT_EQ(parsing("[1, 2"), "line 1, column 5: not valid JSON");
}

TEST(ParseJson, RefusesWhatNoDocumentNeeds) {
    EXPECT_EQ(parsing(""), "it is empty");
    EXPECT_EQ(parsing(" \n"), "it is empty");
    EXPECT_EQ(parsing(R"({"a": {"b": 1, "b": 2}})"), "the key \"b\" stands twice in one object");
    EXPECT_EQ(parsing(std::string(100'000, '[')), "nested deeper than 64 levels");
    EXPECT_EQ(parsing(std::string(1, '[').append(100, '9').append("]")), "");
    EXPECT_EQ(parsing("1e999"), "not valid JSON: a number is too large");
    EXPECT_EQ(parsing("[\"\xff\"]"), "line 1, column 3: not valid JSON");
    EXPECT_EQ(parsing(std::string("\0\0", 2)), "line 1, column 1: not valid JSON");
}

TEST(ParseJson, TheSameKeyInDifferentObjectsIsFine) {
    EXPECT_EQ(parsing(R"([{"a": 1}, {"a": {"a": 1}}])"), "");
}

TEST(JsonValue, NamesThePlace) {
    const Json document = Json::parse(R"({"given": {"seats": [{"coins": "3"}]}})");
    const JsonValue root(document);
    const JsonValue coins = root.at("given").at("seats").items()[0].at("coins");
    EXPECT_EQ(coins.place(), "given.seats.0.coins");
    EXPECT_EQ(complaint([&] { (void)coins.integer(0, 9); }),
              "given.seats.0.coins: expected a whole number from 0 to 9, got \"3\"");
    EXPECT_EQ(complaint([&] { (void)root.at("then"); }), "the key \"then\" is missing");
    EXPECT_EQ(complaint([&] { root.onlyKeys({"format"}); }), "given: unknown key");
    EXPECT_EQ(JsonValue(document, "step 3").at("given").place(), "step 3 given");
}

TEST(JsonValue, WholeNumbersOfAnySize) {
    for (const char *text :
         {"-1", "10", "1.5", "1e3", "18446744073709551615", "-9223372036854775808",
          "99999999999999999999999999", "true", "null"}) {
        const Json number = Json::parse(text);
        EXPECT_NE(complaint([&] { (void)JsonValue(number).integer(0, 9); }), "") << text;
    }
    const Json fine(7);
    EXPECT_EQ(JsonValue(fine).integer(0, 9), 7);
}

TEST(Printable, IsOneShortLineOfUtf8) {
    EXPECT_EQ(printable(std::string("a\nb\x1b[1m\x7f")), "a?b?[1m?");
    EXPECT_EQ(printable(std::string("\xff\xc3\xa4\xc3")), "?\xc3\xa4?");
    EXPECT_EQ(printable("\xc2\x9b"
                        "5m\xe2\x80\xae"
                        "a\xe2\x81\xa6\xe2\x80\xa8"),
              "?5m?a??")
        << "what terminals obey, and what turns or breaks the line";
    EXPECT_EQ(printable("\xe0\x80\x9b\xed\xa0\x80"), "??????") << "overlong, half a pair";
    EXPECT_EQ(printable(std::string(300, 'x'), 10), "xxxxxxxxxx...");
}

std::string comparing(const char *expected, const char *actual) {
    const Json wanted = Json::parse(expected);
    return complaint([&] { compare(JsonValue(wanted, "x"), Json::parse(actual)); });
}

TEST(Compare, ObjectsInPartListsAsMultisets) {
    EXPECT_EQ(comparing(R"({"a": 1})", R"({"a": 1, "b": 2})"), "");
    EXPECT_EQ(comparing("[2, 1, 1]", "[1, 2, 1]"), "");
    EXPECT_EQ(comparing("[2, 1]", "[1, 2, 1]"), "x: expected [2,1], got [1,2,1]");
    EXPECT_EQ(comparing(R"({"a": {"b": 5}})", R"({"a": {"b": 4}})"), "x a.b: expected 5, got 4");
    EXPECT_EQ(comparing(R"({"c": 1})", R"({"a": 1})"), "x c: unknown key");
    EXPECT_EQ(comparing("true", "1"), "x: expected true, got 1");
    EXPECT_EQ(comparing("null", "1"), "x: expected null, got 1");
}

} // namespace
} // namespace mirabilia::notation
