// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <set>

namespace mirabilia::scorer {

namespace {

/// A date taken apart. Of one that is `open` the first and the second number may each be the month.
struct WrittenDate {
    int year = 0;
    int first = 0; ///< the day, unless it is open and the month comes first
    int second = 0;
    bool open = false;
    std::string time; ///< "20:15" or "20:15:30"
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

/// "may", "Sept": the number of a month by three letters of its name or more.
std::optional<int> monthNamed(std::string_view word) {
    constexpr std::array<std::string_view, mostMonths> months{
        "january", "february", "march",     "april",   "may",      "june",
        "july",    "august",   "september", "october", "november", "december"};
    const std::string plain = squashed(word);
    for (std::size_t month = 0; month < months.size(); ++month) {
        if (plain.size() >= 3 && months[month].starts_with(plain)) {
            return static_cast<int>(month) + 1;
        }
    }
    return std::nullopt;
}

/// "20:15", "8:15 PM", "20:15:30" in full; empty if it is none of these.
std::string timeIn(std::string_view text) {
    constexpr int noon = 12;
    std::string word;
    std::vector<std::string> numbers(1);
    for (const char c : text) {
        if (isDigit(c) && word.empty()) {
            numbers.back() += c;
        } else if (c == ':' && word.empty()) {
            numbers.emplace_back();
        } else if (isLetter(c)) {
            word += c;
        } else if (c != ' ' && c != '.') {
            return {};
        }
    }
    word = squashed(word);
    const bool half = word == "am" || word == "pm";
    if ((!half && !word.empty()) || numbers.size() < 2 || numbers.size() > 3) {
        return {};
    }
    constexpr std::array limits{23, 59, 59};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const bool wide = i == 0 ? numbers[i].size() <= 2 : numbers[i].size() == 2;
        if (!isNumber(numbers[i]) || !wide || numberIn(numbers[i]) > limits.at(i)) {
            return {};
        }
    }
    int hour = numberIn(numbers[0]);
    if (half && (hour < 1 || hour > noon)) {
        return {};
    }
    hour = half ? hour % noon + (word == "pm" ? noon : 0) : hour;
    std::string time = padded(hour) + ":" + numbers[1];
    return numbers.size() == 3 && numbers[2] != "00" ? time + ":" + numbers[2] : time;
}

/// The three parts of a day and what stands between them, without blanks.
struct Parts {
    std::vector<std::string> words;
    std::vector<std::string> between;
};

/// Nothing unless it is three words or numbers with usual marks between them.
std::optional<Parts> partsOf(std::string_view text) {
    Parts parts;
    for (std::size_t place = 0; place < text.size();) {
        const bool digits = isDigit(text[place]);
        const bool letters = isLetter(text[place]);
        std::string &word =
            digits || letters ? parts.words.emplace_back() : parts.between.emplace_back();
        while (place < text.size() && isDigit(text[place]) == digits &&
               isLetter(text[place]) == letters) {
            word += text[place++];
        }
        if (!digits && !letters) {
            word.erase(std::remove(word.begin(), word.end(), ' '), word.end());
        }
    }
    const bool usual =
        std::all_of(parts.between.begin(), parts.between.end(), [](const auto &mark) {
            return mark.empty() || mark == "." || mark == "-" || mark == "/" || mark == ",";
        });
    const bool three = parts.words.size() == 3 && parts.between.size() == 2 &&
                       (isDigit(text[0]) || isLetter(text[0]));
    return usual && three ? std::optional(parts) : std::nullopt;
}

/// "25" is 2025: nobody played these games before.
std::optional<int> yearIn(const std::string &word) {
    constexpr int century = 2000;
    if (!isNumber(word) || word.size() == 1 || word.size() == 3) {
        return std::nullopt;
    }
    return word.size() == 2 ? century + numberIn(word) : numberIn(word);
}

/// "1 March 2025", "March 1, 2025".
std::optional<WrittenDate> withMonthName(const Parts &parts) {
    const bool monthFirst = isLetter(parts.words[0][0]);
    const auto month = monthNamed(parts.words[monthFirst ? 0 : 1]);
    const std::string &day = parts.words[monthFirst ? 1 : 0];
    const auto year = yearIn(parts.words[2]);
    if (!month || !year || !isNumber(day) || day.size() > 2) {
        return std::nullopt;
    }
    return WrittenDate{*year, numberIn(day), *month, false, {}};
}

std::optional<WrittenDate> dayIn(std::string_view text) {
    constexpr std::size_t allDigits = 8;
    if (text.size() == allDigits && std::all_of(text.begin(), text.end(), isDigit)) {
        return WrittenDate{numberIn(text.substr(0, 4)),
                           numberIn(text.substr(6)),
                           numberIn(text.substr(4, 2)),
                           false,
                           {}};
    }
    const auto parts = partsOf(text);
    if (!parts) {
        return std::nullopt;
    }
    const auto &[words, between] = *parts;
    if (!isNumber(words[0]) || !isNumber(words[1])) {
        return withMonthName(*parts);
    }
    const std::string &mark = between[0];
    if (mark != between[1] || mark.empty() || mark == "," || !isNumber(words[2]) ||
        words[1].size() > 2) {
        return std::nullopt;
    }
    if (words[0].size() == 4 && words[2].size() <= 2) {
        return WrittenDate{numberIn(words[0]), numberIn(words[2]), numberIn(words[1]), false, {}};
    }
    const auto year = yearIn(words[2]);
    if (!year || words[0].size() > 2 || (mark == "-" && words[2].size() == 2)) {
        return std::nullopt; // of 25-03-01 each may be the year
    }
    return WrittenDate{*year, numberIn(words[0]), numberIn(words[1]), mark != ".", {}};
}

/// Day and time stand in this order, with a blank, a comma or a T between them.
std::optional<WrittenDate> takenApart(std::string_view written) {
    const std::string text = tidied(written);
    const auto colon = text.find(':');
    const auto end = colon == std::string::npos ? text.size() : text.find_last_of(" T", colon);
    if (end == std::string::npos) {
        return std::nullopt;
    }
    std::string day = tidied(std::string_view(text).substr(0, end));
    if (day.ends_with(',')) {
        day.pop_back();
    }
    auto date = dayIn(day);
    if (date && end < text.size()) {
        date->time = timeIn(std::string_view(text).substr(end + 1));
        date = date->time.empty() ? std::nullopt : date;
    }
    return date;
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

std::optional<std::string> iso(const WrittenDate &date, DayOrder order) {
    auto dayFirst = iso(date, date.first, date.second);
    if (!date.open) {
        return dayFirst;
    }
    auto monthFirst = iso(date, date.second, date.first);
    return (order == DayOrder::dayFirst && dayFirst) || !monthFirst ? dayFirst : monthFirst;
}

/// Begins as ours do, whatever stands behind.
bool isOurs(std::string_view written) {
    constexpr std::size_t day = 10;
    const std::string_view date = written.substr(0, day);
    const auto parts = dayIn(date);
    return parts && iso(*parts, DayOrder::dayFirst) == date &&
           (written.size() == day || !isDigit(written[day]));
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
    std::vector<WrittenDate> known;
    for (const std::string *date : dates) {
        if (const auto written = takenApart(*date)) {
            known.push_back(*written);
        }
    }
    const DayOrder order = orderOf(known);
    std::vector<Finding> remarks;
    std::set<std::string> unknown;
    for (std::string *date : dates) {
        if (isBlank(*date) || isOurs(*date)) {
            continue;
        }
        const auto written = takenApart(*date);
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
