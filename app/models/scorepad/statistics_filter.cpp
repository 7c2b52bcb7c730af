// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/statistics_filter.h"

#include "app/models/common/wording.h"
#include "scorer/date.h"

#include <QDate>

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace mirabilia {

namespace {

const QString twelveMonths = QStringLiteral("12");
const QString ownPeriod = QStringLiteral("own");

QVariantMap choice(const QString &value, const QString &text) {
    return {{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
}

QString wordOfFilter(std::string_view word) {
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

StatisticsFilter::StatisticsFilter(const ScoreWords &words, QObject *parent)
    : QObject(parent)
    , m_words(words) {}

void StatisticsFilter::tell() {
    emit changed();
    emit choicesChanged();
}

void StatisticsFilter::set(QString &value, const QString &wanted) {
    if (value != wanted) {
        value = wanted;
        tell();
    }
}

void StatisticsFilter::setPeriod(const QString &period) {
    set(m_period, period);
}

void StatisticsFilter::setSince(const QString &day) {
    set(m_since, day);
}

void StatisticsFilter::setUntil(const QString &day) {
    set(m_until, day);
}

void StatisticsFilter::setPlace(const QString &place) {
    set(m_place, place);
}

void StatisticsFilter::setExpansions(const QString &expansions) {
    set(m_expansions, expansions);
}

void StatisticsFilter::addPerson(const QString &name) {
    if (!name.isEmpty() && !m_people.contains(name)) {
        m_people.append(name);
        tell();
    }
}

void StatisticsFilter::removePerson(const QString &name) {
    if (m_people.removeAll(name) > 0) {
        tell();
    }
}

void StatisticsFilter::clear() {
    if (isSet() || !m_period.isEmpty()) {
        m_period.clear();
        m_since.clear();
        m_until.clear();
        m_people.clear();
        m_place.clear();
        m_expansions.clear();
        tell();
    }
}

// ---- What is meant ------------------------------------------------------------------------------

std::string StatisticsFilter::day(const QString &written) const {
    const auto iso = scorer::isoDate(m_words.writtenDate(written));
    return iso ? iso->substr(0, 10) : std::string();
}

bool StatisticsFilter::isWrong(const QString &day) const {
    return !day.trimmed().isEmpty() && this->day(day).empty();
}

scorer::Filter StatisticsFilter::filter() const {
    scorer::Filter filter;
    if (m_period == twelveMonths) {
        filter.since =
            QDate::currentDate().addMonths(-12).addDays(1).toString(Qt::ISODate).toStdString();
    } else if (m_period == ownPeriod) {
        filter.since = day(m_since);
        filter.until = day(m_until);
    } else if (!m_period.isEmpty()) {
        filter.since = m_period.toStdString() + "-01-01";
        filter.until = m_period.toStdString() + "-12-31";
    }
    for (const QString &name : m_people) {
        filter.players.push_back(name.toStdString());
    }
    filter.place = m_place.toStdString();
    filter.expansions = m_expansions.toStdString();
    return filter;
}

QString StatisticsFilter::text() const {
    QStringList parts;
    const bool anyDay = m_period == ownPeriod && day(m_since).empty() && day(m_until).empty();
    if (!m_period.isEmpty() && !anyDay) {
        parts.append(periodText());
    }
    if (!m_people.isEmpty()) {
        QStringList names;
        for (const QString &name : m_people) {
            names.append(shownName(name));
        }
        parts.append(tr("with %1", "the players").arg(Wording::list(names)));
    }
    if (!m_place.isEmpty()) {
        parts.append(shownName(m_place));
    }
    if (!m_expansions.isEmpty()) {
        parts.append(expansionText(m_expansions));
    }
    return parts.isEmpty() ? tr("All games") : parts.join(QStringLiteral(" \u00b7 "));
}

// ---- What there is to choose --------------------------------------------------------------------

void StatisticsFilter::begin() {
    m_noted = {};
}

void StatisticsFilter::end() {
    m_choices = std::exchange(m_noted, {});
}

void StatisticsFilter::note(const scorer::Sheet &sheet) {
    Choices &choices = m_noted.at(static_cast<std::size_t>(sheet.box));
    if (const auto [dated, day] = scorer::dateKey(sheet.date); dated) {
        choices.years.insert(QString::fromStdString(day.substr(0, 4)));
    }
    for (const scorer::Entry &entry : sheet.entries) {
        if (!entry.player.empty() && !entry.computer) {
            ++choices.people[entry.player];
        }
    }
    if (!sheet.place.empty()) {
        choices.places.insert(sheet.place);
    }
    auto expansions = scorer::expansionsOf(sheet);
    choices.without = choices.without || expansions.empty();
    choices.expansions.insert(std::make_move_iterator(expansions.begin()),
                              std::make_move_iterator(expansions.end()));
}

void StatisticsFilter::show(scorer::Box box) {
    if (std::exchange(m_box, box) != box && !m_expansions.isEmpty()) {
        m_expansions.clear(); // another game has others
        emit changed();
    }
    emit choicesChanged();
}

const StatisticsFilter::Choices &StatisticsFilter::choices() const {
    return m_choices.at(static_cast<std::size_t>(m_box));
}

QString StatisticsFilter::periodText() const {
    const QVariantList all = periods();
    const auto found = std::find_if(all.begin(), all.end(), [this](const QVariant &one) {
        return one.toMap().value(QStringLiteral("value")) == m_period;
    });
    if (m_period != ownPeriod) {
        return found == all.end() ? m_period
                                  : found->toMap().value(QStringLiteral("text")).toString();
    }
    const QString from = m_words.date(day(m_since));
    const QString to = m_words.date(day(m_until));
    return to.isEmpty()     ? tr("from %1", "a day").arg(from)
           : from.isEmpty() ? tr("until %1", "a day").arg(to)
                            : tr("%1 to %2", "two days").arg(from, to);
}

QVariantList StatisticsFilter::periods() const {
    QVariantList list{choice({}, tr("All time")), choice(twelveMonths, tr("The last 12 months"))};
    std::set<QString, std::greater<>> years(choices().years.begin(), choices().years.end());
    if (!m_period.isEmpty() && m_period != twelveMonths && m_period != ownPeriod) {
        years.insert(m_period);
    }
    for (const QString &year : years) { // the newest first
        list.append(choice(year, year));
    }
    list.append(choice(ownPeriod, tr("From a day to a day")));
    return list;
}

QVariantList StatisticsFilter::people() const {
    QVariantList list;
    for (const QString &name : m_people) {
        list.append(choice(name, shownName(name)));
    }
    return list;
}

QVariantList StatisticsFilter::others() const {
    std::vector<std::pair<std::string, int>> known(choices().people.begin(),
                                                   choices().people.end());
    std::stable_sort(known.begin(), known.end(),
                     [](const auto &one, const auto &other) { return one.second > other.second; });
    QVariantList list{choice({}, m_people.isEmpty() ? tr("Anybody") : tr("Add somebody"))};
    for (const auto &[name, games] : known) {
        const QString own = fromUtf8(name);
        if (!m_people.contains(own)) {
            list.append(choice(own, shownName(own)));
        }
    }
    return list;
}

QVariantList StatisticsFilter::places() const {
    std::set<std::string> places = choices().places;
    if (!m_place.isEmpty()) {
        places.insert(m_place.toStdString());
    }
    QVariantList list;
    for (const std::string &place : places) {
        list.append(choice(fromUtf8(place), shownName(fromUtf8(place))));
    }
    if (!list.isEmpty()) {
        list.prepend(choice({}, tr("Anywhere")));
    }
    return list;
}

QString StatisticsFilter::expansionText(const QString &value) const {
    if (value == wordOfFilter(scorer::noExpansions)) {
        return tr("Without expansions");
    }
    if (value == wordOfFilter(scorer::someExpansions)) {
        return tr("With expansions");
    }
    const auto row = scorer::rowNamed(value.toStdString());
    return tr("With %1", "an expansion")
        .arg(row ? ScoreWords::row(m_box, *row).name : shownName(value));
}

QVariantList StatisticsFilter::expansionChoices() const {
    std::set<std::string> expansions = choices().expansions;
    const QString none = wordOfFilter(scorer::noExpansions);
    const QString some = wordOfFilter(scorer::someExpansions);
    if (!m_expansions.isEmpty() && m_expansions != none && m_expansions != some) {
        expansions.insert(m_expansions.toStdString());
    }
    if (expansions.empty() && m_expansions.isEmpty()) {
        return {};
    }
    QVariantList list{choice({}, tr("With or without")), choice(none, expansionText(none)),
                      choice(some, expansionText(some))};
    for (const std::string &one : expansions) {
        list.append(choice(fromUtf8(one), expansionText(fromUtf8(one))));
    }
    return list;
}

} // namespace mirabilia
