// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/wonder_words.h"

#include <array>

namespace mirabilia::scorer {

namespace {

constexpr auto wonders = std::to_array<WonderWord>({
    {"rhodes", "rhod|rodas|rodi|rodos|罗德|羅德|罗得|羅得|ロードス|ロドス|로도스"},
    {"alexandria",
     "alexandr|alessandr|alejandr|亚历山大|亞歷山大|亞歷山卓|アレクサンドリア|알렉산드리아"},
    {"ephesus", "ephes|efes|以弗所|エフェソス|エペソス|에페소스"},
    {"babylon", "babyl|babilon|巴比伦|巴比倫|バビロン|바빌론"},
    {"olympia", "olymp|olimpi|奥林匹亚|奧林匹亞|奥林匹克|オリンピア|올림피아"},
    {"halicarnassus",
     "halicarn|halikarn|alicarn|哈利卡纳|哈利卡納|哈利卡那|ハリカルナッソス|할리카르나"},
    {"giza", "giza|gizeh|gizah|guiza|gise|吉萨|吉薩|ギザ|기자"},
    {"manneken_pis", "manneken|brussel|bruxelles|布鲁塞尔|布魯塞爾|小便|ブリュッセル"},
    // Wonders of other boxes, which have no data here
    {"petra", "petra|佩特拉|ペトラ"},
    {"byzantium", "byzan|bizan|bisanz|拜占庭|ビザンティウム"},
    {"rome", "roma|rome|罗马|羅馬|ローマ"},
    {"syracuse", "syracus|siracus|syrakus|锡拉库萨|叙拉古|シラクサ"},
    {"ur", "uruk|ziggurat|ジッグラト"},
    {"carthage", "carthag|karthag|cartag|迦太基|カルタゴ"},
    {"stonehenge", "stonehenge|巨石阵|ストーンヘンジ"},
    {"great_wall", "great wall|großemauer|长城|長城|万里の長城"},
    {"abu_simbel", "abu simbel|阿布辛贝|アブシンベル"},
    {"catan", "catan|卡坦"},
});

constexpr auto sides = std::to_array<SideWord>({
    {"A", "a"},         {"B", "b"},         {"Day", "day"},      {"Night", "night"},
    {"Day", "tag"},     {"Night", "nacht"}, {"Day", "jour"},     {"Night", "nuit"},
    {"Day", "dia"},     {"Night", "noche"}, {"Night", "noite"},  {"Day", "giorno"},
    {"Night", "notte"}, {"Day", "白天"},    {"Day", "白昼"},     {"Day", "白晝"},
    {"Day", "日间"},    {"Day", "日間"},    {"Day", "昼间"},     {"Day", "昼間"},
    {"Day", "日"},      {"Day", "昼"},      {"Day", "晝"},       {"Night", "夜晚"},
    {"Night", "黑夜"},  {"Night", "夜间"},  {"Night", "夜間"},   {"Night", "晚上"},
    {"Night", "夜"},    {"Day", "デイ"},    {"Night", "ナイト"}, {"Day", "낮"},
    {"Night", "밤"},
});

} // namespace

std::span<const WonderWord> wonderWords() {
    return wonders;
}

std::span<const SideWord> sideWords() {
    return sides;
}

} // namespace mirabilia::scorer
