// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"

#include "scorer/date_words.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <set>
#include <unordered_map>

namespace mirabilia::scorer {

namespace {

/// A date taken apart. Of one that is `open` the first and the second number may each be the month.
struct WrittenDate {
    int year = 0;
    int first = 0; ///< the day, unless it is open and the month comes first
    int second = 0;
    bool open = false;
    std::string time; ///< "20:15"
};

constexpr int mostMonths = 12;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.size() <= 4 && std::all_of(text.begin(), text.end(), isDigit);
}

int numberIn(std::string_view digits) {
    int number = 0;
    for (const char digit : digits) {
        number = 10 * number + (digit - '0');
    }
    return number;
}

std::string padded(int number, std::size_t width = 2) {
    std::string text = std::to_string(number);
    return text.insert(0, width - std::min(width, text.size()), '0');
}

/// Names of months as `folded` has them, with their numbers.
const std::vector<std::pair<std::string, int>> &foldedMonths() {
    static const auto list = [] {
        std::vector<std::pair<std::string, int>> months;
        for (const MonthNames &language : monthNames()) {
            int number = 0;
            for (const std::string_view month : language.months) {
                months.emplace_back(folded(month), ++number);
            }
        }
        return months;
    }();
    return list;
}

/// "may", "Sept", "März": the number of a month by three letters of its name or more.
std::optional<int> monthNamed(std::string_view word) {
    constexpr std::size_t fewestLetters = 3;
    const auto &months = foldedMonths();
    const auto found = std::find_if(months.begin(), months.end(), [word](const auto &month) {
        return month.first.starts_with(word);
    });
    return word.size() < fewestLetters || found == months.end() ? std::nullopt
                                                                : std::optional(found->second);
}

/// Words beside a date that say nothing more: "of", "Sunday", the "st" of "1st".
bool isFiller(const std::string &word) {
    static const auto fillers = [] {
        std::vector<std::string> list;
        std::transform(dateFillers().begin(), dateFillers().end(), std::back_inserter(list),
                       folded);
        return list;
    }();
    return std::any_of(fillers.begin(), fillers.end(), [&word](const std::string &known) {
        const bool day = known.size() > 4 && word.size() >= 2; // "Sun", "Dom."
        return known == word || (day && known.starts_with(word));
    });
}

struct Clock {
    std::size_t begin = 0; ///< in the text
    std::size_t end = 0;
    std::string time; ///< "20:15"; empty: what stands there is no time
};

/// What stands behind a time: "pm" and the like, a zone, parts of a second.
std::size_t endOfClock(std::string_view text, std::size_t place, int &hour) {
    constexpr int noon = 12;
    const auto digits = [&] {
        while (place < text.size() && (isDigit(text[place]) || text[place] == ':')) {
            ++place;
        }
    };
    if (place < text.size() && text[place] == '.') {
        ++place;
        digits();
    }
    if (place < text.size() && text[place] == 'Z') {
        return place + 1;
    }
    if (place < text.size() && (text[place] == '+' || text[place] == '-')) {
        ++place;
        digits();
        return place;
    }
    std::size_t end = text.find_first_not_of(' ', place);
    std::string word;
    while (end < text.size() && (isLetter(text[end]) || text[end] == '.')) {
        word += text[end++];
    }
    word = squashed(word);
    if (word == "am" || word == "pm") {
        const bool possible = hour >= 1 && hour <= noon;
        hour = possible ? hour % noon + (word == "pm" ? noon : 0) : -1;
        return end;
    }
    return word == "h" || word == "uhr" || word == "hrs" ? end : place;
}

/// "20:15", "8:15 PM", "20:15:30", "20h15" somewhere in a text; nothing: there is no colon.
std::optional<Clock> clockIn(std::string_view text) {
    const auto colon = std::min(text.find(':'), text.find('h'));
    std::size_t begin = std::min(colon, text.size());
    while (begin > 0 && isDigit(text[begin - 1])) {
        --begin;
    }
    std::size_t end = std::min(colon, text.size());
    std::vector<std::string_view> numbers{text.substr(begin, end - begin)};
    while (end < text.size() && (text[end] == ':' || end == colon) && numbers.size() <= 3) {
        const std::size_t from = ++end;
        while (end < text.size() && isDigit(text[end])) {
            ++end;
        }
        numbers.push_back(text.substr(from, end - from));
    }
    if (colon == std::string_view::npos || (text[colon] == 'h' && numbers[0].empty())) {
        return std::nullopt;
    }
    constexpr std::array limits{23, 59, 59};
    bool good = numbers.size() <= limits.size() && numbers[0].size() <= 2;
    for (std::size_t i = 0; good && i < numbers.size(); ++i) {
        good = isNumber(numbers[i]) && (i == 0 || numbers[i].size() == 2) &&
               numberIn(numbers[i]) <= limits.at(i);
    }
    if (!good) {
        return Clock{begin, end, {}};
    }
    int hour = numberIn(numbers[0]);
    end = endOfClock(text, end, hour);
    return Clock{begin, end,
                 hour < 0 ? std::string() : padded(hour) + ":" + std::string(numbers[1])};
}

/// "25" is 2025: nobody played these games before.
std::optional<int> yearIn(std::string_view word) {
    constexpr int century = 2000;
    if (!isNumber(word) || word.size() == 1 || word.size() == 3) {
        return std::nullopt;
    }
    return word.size() == 2 ? century + numberIn(word) : numberIn(word);
}

/// A day as its words, numbers and what stands between these.
struct Parts {
    std::vector<std::string> numbers;
    std::vector<std::string> marks; ///< between the numbers
    std::optional<int> month;       ///< by name
};

/// Nothing if there is a word that is none of a date.
std::optional<Parts> partsOf(std::string_view text) {
    Parts parts;
    std::string mark;
    bool words = false;
    for (std::size_t place = 0; place < text.size();) {
        std::string part;
        const auto isSame = [&](bool (*kind)(char)) {
            while (place < text.size() && kind(text[place])) {
                part += text[place++];
            }
            return !part.empty();
        };
        if (isSame(isDigit)) {
            if (!parts.numbers.empty()) {
                parts.marks.push_back(mark);
            } else if (!mark.empty() && !(words && (mark == "." || mark == ","))) {
                return std::nullopt; // but "Mar. 1, 2025"
            }
            parts.numbers.push_back(part);
            mark.clear();
        } else if (isSame([](char c) {
                       return isLetter(c) || (static_cast<unsigned char>(c) & 0x80U) != 0;
                   })) {
            const std::string word = folded(part);
            const auto month = monthNamed(word);
            if (!month && !word.empty() && !isFiller(word)) {
                return std::nullopt;
            }
            // "mar. 4 mars": what may be a weekday too gives way to the next.
            parts.month = month ? month : parts.month;
            words = true;
            mark.clear();
        } else {
            mark += text[place] == ' ' || text[place] == '(' || text[place] == ')'
                        ? ""
                        : std::string(1, text[place]);
            ++place;
        }
    }
    parts.marks.push_back(mark);
    return parts;
}

/// "1 March 2025", "March 1, 2025", "2025 March 1".
std::optional<WrittenDate> withMonthName(const Parts &parts) {
    if (parts.numbers.size() != 2) {
        return std::nullopt;
    }
    const bool yearFirst = parts.numbers[0].size() == 4;
    const std::string &day = parts.numbers[yearFirst ? 1 : 0];
    const auto year = yearIn(parts.numbers[yearFirst ? 0 : 1]);
    if (!year || day.size() > 2) {
        return std::nullopt;
    }
    return WrittenDate{*year, numberIn(day), *parts.month, false, {}};
}

/// "2025-03-01", "1.3.2025", "1/3/25".
std::optional<WrittenDate> withNumbers(const Parts &parts) {
    const auto &[numbers, marks, month] = parts;
    if (numbers.size() != 3 || numbers[1].size() > 2) {
        return std::nullopt;
    }
    const std::string &mark = marks[0];
    const bool usual = mark == "." || mark == "-" || mark == "/";
    const bool yearFirst = numbers[0].size() == 4 && numbers[2].size() <= 2;
    if (!usual || mark != marks[1] || (!marks[2].empty() && !(yearFirst && marks[2] == "."))) {
        return std::nullopt;
    }
    if (yearFirst) {
        return WrittenDate{
            numberIn(numbers[0]), numberIn(numbers[2]), numberIn(numbers[1]), false, {}};
    }
    const auto year = yearIn(numbers[2]);
    if (!year || numbers[0].size() > 2 || (mark == "-" && numbers[2].size() == 2)) {
        return std::nullopt; // of 25-03-01 each may be the year
    }
    return WrittenDate{*year, numberIn(numbers[0]), numberIn(numbers[1]), mark != ".", {}};
}

std::optional<WrittenDate> dayIn(std::string_view text) {
    const auto parts = partsOf(text);
    if (!parts) {
        return std::nullopt;
    }
    for (const std::string &number : parts->numbers) {
        if (!isNumber(number)) {
            return std::nullopt;
        }
    }
    return parts->month ? withMonthName(*parts) : withNumbers(*parts);
}

/// A moment in seconds since 1970.
WrittenDate momentAt(std::int64_t seconds, bool hasTime) {
    using namespace std::chrono;
    const sys_seconds moment{std::chrono::seconds(seconds)};
    const year_month_day day(floor<days>(moment));
    const hh_mm_ss time(moment - floor<days>(moment));
    WrittenDate date{static_cast<int>(day.year()),
                     static_cast<int>(static_cast<unsigned>(day.day())),
                     static_cast<int>(static_cast<unsigned>(day.month())),
                     false,
                     {}};
    if (hasTime) {
        date.time = padded(static_cast<int>(time.hours().count())) + ":" +
                    padded(static_cast<int>(time.minutes().count()));
    }
    return date;
}

/// "20250301"; days since 1900 as spreadsheets count them, "46082" or "46082.84"; seconds or
/// milliseconds since 1970.
std::optional<WrittenDate> asNumber(std::string_view text) {
    constexpr std::array sheetDays{20'000.0, 80'000.0};
    constexpr double sheetEpoch = 25'569; // 1970 in them
    constexpr double daySeconds = 86'400;
    constexpr std::array epoch{900'000'000.0, 5'000'000'000.0};
    constexpr std::size_t longest = 18;
    const auto figures = std::min(text.find_first_not_of("0123456789"), text.size());
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (figures == 0 || text.size() > longest || error != std::errc() ||
        end != text.data() + text.size() || text.find_first_not_of("0123456789.") != text.npos) {
        return std::nullopt;
    }
    if (text.size() == 8 && figures == 8) {
        return WrittenDate{numberIn(text.substr(0, 4)),
                           numberIn(text.substr(6)),
                           numberIn(text.substr(4, 2)),
                           false,
                           {}};
    }
    if (figures == 5 && number >= sheetDays[0] && number <= sheetDays[1]) {
        const bool whole = figures == text.size();
        const auto minutes = std::llround((number - sheetEpoch) * daySeconds / 60);
        return momentAt(minutes * 60, !whole);
    }
    for (const double unit : {1.0, 1000.0}) {
        if (number / unit >= epoch[0] && number / unit <= epoch[1]) {
            return momentAt(static_cast<std::int64_t>(number / unit), true);
        }
    }
    return std::nullopt;
}

/// With the marks of a keyboard for the words that the east of Asia has between the numbers.
std::string withoutEasternWords(std::string_view written) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 18> words{{{"年", "-"},
                                                                                   {"月", "-"},
                                                                                   {"日", " "},
                                                                                   {"号", " "},
                                                                                   {"號", " "},
                                                                                   {"년", "-"},
                                                                                   {"월", "-"},
                                                                                   {"일", " "},
                                                                                   {"时", ":"},
                                                                                   {"時", ":"},
                                                                                   {"시", ":"},
                                                                                   {"分", " "},
                                                                                   {"분", " "},
                                                                                   {"上午", "am"},
                                                                                   {"下午", "pm"},
                                                                                   {"午前", "am"},
                                                                                   {"午後", "pm"},
                                                                                   {"오후", "pm"}}};
    std::string text;
    for (std::size_t place = 0; place < written.size();) {
        const auto word = std::find_if(words.begin(), words.end(), [&](const auto &known) {
            return written.substr(place).starts_with(known.first);
        });
        const auto length = word == words.end() ? 1 : word->first.size();
        text += word == words.end() ? std::string_view(&written[place], 1) : word->second;
        place += length;
    }
    const auto half = std::min(text.find("am"), text.find("pm"));
    const bool eastern = written.find("午") != written.npos || written.find("오후") != written.npos;
    if (eastern && half != text.npos) { // it stands before the time there
        text += " " + text.substr(half, 2);
        text.replace(half, 2, " ");
    }
    return text;
}

/// A day of the calendar.
std::optional<std::string> iso(const WrittenDate &date, int day, int month) {
    const std::chrono::year_month_day known{std::chrono::year(date.year),
                                            std::chrono::month(static_cast<unsigned>(month)),
                                            std::chrono::day(static_cast<unsigned>(day))};
    if (!known.ok()) {
        return std::nullopt;
    }
    const std::string text = padded(date.year, 4) + "-" + padded(month) + "-" + padded(day);
    return date.time.empty() ? text : text + " " + date.time;
}

/// Years that are counted from an emperor or a republic.
struct Era {
    std::string_view name;
    int before = 0; ///< the year before its first
    std::string_view first;
    std::string_view last;
};

constexpr std::string_view always = "9999-12-31";
constexpr std::array<Era, 8> eras{{{"令和", 2018, "2019-05-01", always},
                                   {"㋿", 2018, "2019-05-01", always},
                                   {"R", 2018, "2019-05-01", always},
                                   {"平成", 1988, "1989-01-08", "2019-04-30"},
                                   {"H", 1988, "1989-01-08", "2019-04-30"},
                                   {"中華民國", 1911, "1912-01-01", always},
                                   {"民國", 1911, "1912-01-01", always},
                                   {"民国", 1911, "1912-01-01", always}}};

std::optional<WrittenDate> takenApart(std::string_view written);

/// "令和8年5月1日", "R8.5.1", "民國115/5/1": a day of this era, or nothing.
std::optional<WrittenDate> dayOf(const Era &era, std::string_view written) {
    constexpr std::string_view firstYear = "元";
    constexpr std::size_t mostFigures = 3;
    std::string_view rest = written.substr(era.name.size());
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const bool first = rest.starts_with(firstYear);
    const auto figures = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const int year = first ? 1 : figures <= mostFigures ? numberIn(rest.substr(0, figures)) : 0;
    rest.remove_prefix(first ? firstYear.size() : figures);
    const bool goesOn = rest.starts_with("年") || rest.starts_with('.') || rest.starts_with('/') ||
                        rest.starts_with('-');
    auto date = year > 0 && goesOn ? takenApart(std::to_string(era.before + year).append(rest))
                                   : std::nullopt;
    const auto day =
        date ? iso({date->year, date->first, date->second, false, {}}, date->first, date->second)
             : std::nullopt;
    return day && *day >= era.first && *day <= era.last ? date : std::nullopt;
}

/// Day and time, in whatever order.
std::optional<WrittenDate> takenApart(std::string_view written) {
    const std::string narrow = narrowed(written);
    const auto era = std::find_if(eras.begin(), eras.end(), [&narrow](const Era &own) {
        return narrow.starts_with(own.name);
    });
    if (era != eras.end()) {
        return dayOf(*era, narrow);
    }
    if (auto number = asNumber(narrow)) {
        return number;
    }
    const bool eastern = narrow.find("年") != narrow.npos || narrow.find("년") != narrow.npos ||
                         narrow.find("午") != narrow.npos;
    const std::string text = eastern ? withoutEasternWords(narrow) : narrow;
    const auto clock =
        text.find(':') != text.npos || text.find('h') != text.npos ? clockIn(text) : std::nullopt;
    if (!clock) {
        return dayIn(text);
    }
    std::string day = text.substr(0, clock->begin);
    if (day.ends_with('T')) {
        day.pop_back();
    }
    day = tidied(day);
    if (day.ends_with(',')) {
        day.pop_back();
    }
    auto date = clock->time.empty() ? std::nullopt : dayIn(day + " " + text.substr(clock->end));
    if (date) {
        date->time = clock->time;
    }
    return date;
}

std::optional<std::string> iso(const WrittenDate &date, DayOrder order) {
    auto dayFirst = iso(date, date.first, date.second);
    if (!date.open) {
        return dayFirst;
    }
    auto monthFirst = iso(date, date.second, date.first);
    return (order == DayOrder::dayFirst && dayFirst) || !monthFirst ? dayFirst : monthFirst;
}

/// "2025-03-01" or "2025-03-01 20:15", a day and a time that there are.
bool isOurs(std::string_view written) {
    constexpr std::size_t day = 10;
    constexpr std::size_t minute = 16;
    const std::string_view date = written.substr(0, day);
    const auto number = [&](std::size_t place, std::size_t length) {
        return numberIn(written.substr(place, length));
    };
    constexpr std::string_view form = "0000-00-00 00:00";
    if (written.size() != day && written.size() != minute) {
        return false;
    }
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (form[i] == '0' ? !isDigit(written[i]) : written[i] != form[i]) {
            return false;
        }
    }
    const bool time = written.size() == day || (number(11, 2) < 24 && number(14, 2) < 60);
    return time &&
           iso({number(0, 4), number(8, 2), number(5, 2), false, {}}, DayOrder::dayFirst) == date;
}

/// How often the time turns around from one date of the file to the next.
std::size_t turns(const std::vector<WrittenDate> &dates, DayOrder order) {
    std::array<std::size_t, 2> steps{};
    for (std::size_t i = 1; i < dates.size(); ++i) {
        const auto before = iso(dates[i - 1], order);
        const auto now = iso(dates[i], order);
        steps[0] += before < now ? 1 : 0;
        steps[1] += now < before ? 1 : 0;
    }
    return std::min(steps[0], steps[1]);
}

DayOrder orderOf(const std::vector<WrittenDate> &dates) {
    const auto days = std::count_if(dates.begin(), dates.end(), [](const WrittenDate &date) {
        return date.open && date.first > mostMonths;
    });
    const auto months = std::count_if(dates.begin(), dates.end(), [](const WrittenDate &date) {
        return date.open && date.second > mostMonths;
    });
    const bool monthFirst =
        days != months ? months > days
                       : turns(dates, DayOrder::monthFirst) < turns(dates, DayOrder::dayFirst);
    return monthFirst ? DayOrder::monthFirst : DayOrder::dayFirst;
}

Finding remark(std::string code, Finding::Params params) {
    return {FindingKind::remark, std::move(code), std::move(params), "date", std::nullopt};
}

/// The first few of them.
std::string listed(const std::set<std::string> &texts) {
    constexpr std::size_t most = 5;
    std::string list;
    std::size_t number = 0;
    for (const std::string &text : texts) {
        if (number++ == most) {
            return list + " ...";
        }
        list += (list.empty() ? "\"" : ", \"") + shortened(text) + "\"";
    }
    return list;
}

} // namespace

std::optional<std::string> isoDate(std::string_view written, DayOrder order) {
    if (isOurs(written)) {
        return std::string(written);
    }
    const auto date = takenApart(written);
    return date ? iso(*date, order) : std::nullopt;
}

std::pair<bool, std::string> dateKey(std::string_view date) {
    const auto known = isoDate(date);
    return {known.has_value(), known.value_or(std::string(date))};
}

std::vector<Finding> settleDates(std::span<std::string *const> dates) {
    std::unordered_map<std::string, std::optional<WrittenDate>> parts; // of a day's many rows once
    std::vector<WrittenDate> known;
    for (const std::string *date : dates) {
        const auto [found, fresh] = parts.try_emplace(*date);
        if (fresh) {
            found->second = takenApart(*date);
        }
        if (found->second) {
            known.push_back(*found->second);
        }
    }
    const DayOrder order = orderOf(known);
    std::vector<Finding> remarks;
    std::set<std::string> unknown;
    for (std::string *date : dates) {
        if (isBlank(*date) || isOurs(*date)) {
            continue;
        }
        const auto &written = parts[*date];
        const auto read = written ? iso(*written, order) : std::nullopt;
        if (!read) {
            unknown.insert(*date);
            continue;
        }
        if (remarks.empty() &&
            iso(*written, DayOrder::dayFirst) != iso(*written, DayOrder::monthFirst)) {
            remarks.push_back(remark("date_order", {{"text", shortened(*date)}, {"meant", *read}}));
        }
        *date = *read;
    }
    if (!unknown.empty()) {
        remarks.push_back(remark("date_unknown", {{"texts", listed(unknown)}}));
    }
    return remarks;
}

} // namespace mirabilia::scorer
