// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_words.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"
#include "scorer/date.h"
#include "scorer/edition.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace mirabilia {

using scorer::Box;
using scorer::Row;

QString fromUtf8(const std::string &text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString oneLine(const QString &text) {
    QString line;
    for (const QChar c : text.left(longestLine)) {
        if (c.isSpace()) {
            line.append(QLatin1Char(' '));
        } else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format) {
            line.append(c);
        }
    }
    if (!line.isEmpty() && line.back().isHighSurrogate()) {
        line.chop(1);
    }
    return line;
}

QString severalLines(const QString &text) {
    QStringList lines = text.left(longestLine).split(QLatin1Char('\n'));
    std::transform(lines.begin(), lines.end(), lines.begin(), oneLine);
    return lines.join(QLatin1Char('\n'));
}

QString ScoreWords::box(Box box) {
    switch (box) {
    case Box::duel: return tr("7 Wonders Duel");
    case Box::dice: return tr("7 Wonders Dice");
    case Box::classic: break;
    }
    return tr("7 Wonders");
}

// ---- Rows ---------------------------------------------------------------------------------------

namespace {

/// What rows look like: a glyph of resources/icons and whose colour they have.
struct RowLook {
    const char *glyph;
    const char *family;
};

RowLook lookOf(Row row) {
    switch (row) {
    case Row::military: return {"military", "military"};
    case Row::treasury: return {"coin", "coin"};
    case Row::wonders: return {"wonder", "wonder"};
    case Row::civilian: return {"civilian", "civilian"};
    case Row::science: return {"scientific", "scientific"};
    case Row::commerce: return {"commercial", "commercial"};
    case Row::guilds: return {"guild", "guild"};
    case Row::leaders: return {"leaders", "leaders"};
    case Row::cities: return {"spy", "spy"};
    case Row::armada: return {"armada", ""};
    case Row::edifices: return {"edifices", ""};
    case Row::progress: return {"progress", "scientific"};
    case Row::westBarracks: return {"barracks-west", "military"};
    case Row::eastBarracks: return {"barracks-east", "military"};
    case Row::agora: return {"civilian", "civilian"};
    case Row::market: return {"commercial", "commercial"};
    case Row::university: return {"scientific", "scientific"};
    case Row::guildCourt: return {"guild", "guild"};
    case Row::gallery: return {"gallery", "leaders"};
    case Row::babel: return {"scales", ""};
    case Row::pantheon: return {"temple", ""};
    case Row::other: break;
    }
    return {"points", ""};
}

} // namespace

PadRow ScoreWords::row(Box box, const SheetRow &row) {
    PadRow shown;
    shown.rowId = row.id();
    if (row == SheetRow::coins()) {
        shown.name = box == Box::dice ? tr("Circled coins left") : tr("Coins left");
        shown.shortName = tr("Coins");
        shown.glyph = QStringLiteral("coin");
    } else if (row == SheetRow::total()) {
        shown.name = tr("Total on paper");
        shown.shortName = tr("Paper");
        shown.glyph = QStringLiteral("edit");
    } else if (row == SheetRow::rank()) {
        shown.name = tr("Rank on paper");
        shown.shortName = tr("Rank", "of a player, as written on paper");
        shown.glyph = QStringLiteral("edit");
    }
    shown.counts = !row.isExtra();
    if (!row.points()) {
        return shown;
    }
    const auto named = [&shown](const QString &name, const QString &shortName) {
        shown.name = name;
        shown.shortName = shortName;
    };
    switch (*row.points()) {
    case Row::military: named(tr("Military conflicts"), tr("Military")); break;
    case Row::treasury: named(tr("Treasury"), tr("Treasury")); break;
    case Row::wonders: named(tr("Wonder"), tr("Wonder")); break;
    case Row::civilian: named(tr("Civilian structures"), tr("Civilian")); break;
    case Row::science: named(tr("Scientific structures"), tr("Science")); break;
    case Row::commerce: named(tr("Commercial structures"), tr("Commerce")); break;
    case Row::guilds: named(tr("Guilds"), tr("Guilds")); break;
    case Row::leaders: named(tr("Leaders"), tr("Leaders")); break;
    case Row::cities: named(tr("Cities and debts"), tr("Cities")); break;
    case Row::armada: named(tr("Armada"), tr("Armada")); break;
    case Row::edifices: named(tr("Edifices"), tr("Edifices")); break;
    case Row::progress: named(tr("Progress tokens"), tr("Progress")); break;
    case Row::westBarracks: named(tr("West barracks"), tr("West")); break;
    case Row::eastBarracks: named(tr("East barracks"), tr("East")); break;
    case Row::agora: named(tr("Agora"), tr("Agora")); break;
    case Row::market: named(tr("Market"), tr("Market")); break;
    case Row::university: named(tr("University"), tr("University")); break;
    case Row::guildCourt: named(tr("Guild court"), tr("Guilds")); break;
    case Row::gallery: named(tr("Gallery of leaders"), tr("Gallery")); break;
    case Row::babel: named(tr("Babel"), tr("Babel")); break;
    case Row::pantheon: named(tr("Pantheon"), tr("Pantheon")); break;
    case Row::other: named(tr("Other points"), tr("Other")); break;
    }
    const RowLook look = lookOf(*row.points());
    shown.glyph = QString::fromLatin1(look.glyph);
    shown.family = QString::fromLatin1(look.family);
    return shown;
}

PadRow ScoreWords::row(scorer::Row points) {
    return row(scorer::hasRow(Box::classic, points) ? Box::classic
               : scorer::hasRow(Box::duel, points)  ? Box::duel
                                                    : Box::dice,
               points);
}

// ---- Sheets -------------------------------------------------------------------------------------

QString ScoreWords::player(const scorer::Sheet &sheet, std::size_t column) {
    const QString name = shownName(fromUtf8(sheet.entries[column].player));
    return name.isEmpty() ? tr("Player %1").arg(column + 1) : name;
}

QString ScoreWords::players(const scorer::Sheet &sheet) {
    QStringList names;
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        names.append(player(sheet, column));
    }
    return Wording::list(names);
}

std::vector<std::size_t> ScoreWords::bestFirst(const std::vector<scorer::Place> &places) {
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&places](std::size_t a, std::size_t b) {
        return places[b].rank == 0 ? places[a].rank != 0
                                   : places[a].rank != 0 && places[a].rank < places[b].rank;
    });
    return order;
}

QString ScoreWords::scores(const scorer::Sheet &sheet) {
    QStringList parts;
    for (const std::size_t column : bestFirst(scorer::ranking(sheet))) {
        const auto points = scorer::meritOf(sheet, sheet.entries[column]).points;
        parts.append(points ? tr("%1 %2", "a player, the points")
                                  .arg(player(sheet, column),
                                       QString::number(*points).replace(u'-', QChar(0x2212)))
                            : player(sheet, column));
    }
    return parts.join(tr(", ", "between players"));
}

QString ScoreWords::undecided(Box box, const QString &names, const QString &points) {
    switch (box) {
    case Box::duel:
        return tr("%1 are level with %2; the civilian structures, which decide, are not known",
                  "players, their points")
            .arg(names, points);
    case Box::dice:
        return tr("%1 are level with %2; the circled coins, which decide, are not known",
                  "players, their points")
            .arg(names, points);
    case Box::classic: break;
    }
    return tr("%1 are level with %2; the coins, which decide, are not known",
              "players, their points")
        .arg(names, points);
}

QString ScoreWords::supremacy(scorer::Supremacy kind) {
    switch (kind) {
    case scorer::Supremacy::science: return tr("%1 wins by scientific supremacy");
    case scorer::Supremacy::political: return tr("%1 wins by political supremacy");
    default: return tr("%1 wins by military supremacy");
    }
}

QString ScoreWords::standing(const scorer::Sheet &sheet, bool over) {
    const auto first = scorer::winners(sheet);
    if (first.empty()) {
        return {};
    }
    QStringList names;
    for (const std::size_t column : first) {
        names.append(player(sheet, column));
    }
    const scorer::Entry &best = sheet.entries[first.front()];
    const QString points = Wording::points(scorer::meritOf(sheet, best).points.value_or(0));
    if (over && first.size() > 1 && scorer::ranking(sheet)[first.front()].undecided) {
        return undecided(sheet.box, Wording::list(names), points);
    }
    if (first.size() > 1) {
        const QString sentence = over ? tr("%1 share the victory with %2", "players, their points")
                                      : tr("%1 are level with %2", "players, their points");
        return sentence.arg(Wording::list(names), points);
    }
    if (sheet.box == Box::duel && best.supremacy != scorer::Supremacy::none) {
        return supremacy(best.supremacy).arg(names.first());
    }
    const QString sentence = over ? tr("%1 wins with %2", "a player, the points")
                                  : tr("%1 leads with %2", "a player, the points");
    return sentence.arg(names.first(), points);
}

QString ScoreWords::rank(const scorer::Place &place) {
    if (place.rank == 0) {
        return {};
    }
    QString text;
    switch (place.rank) {
    case 1: text = tr("1st"); break;
    case 2: text = tr("2nd"); break;
    case 3: text = tr("3rd"); break;
    default: text = tr("%1th", "a rank from the fourth on").arg(place.rank);
    }
    return place.shared ? tr("%1 =", "a rank that several have").arg(text) : text;
}

namespace {

struct OtherWonder {
    const char *id; ///< as in scorer::wonderWords
    const char *name;
};

// Of Leaders, Cities, Armada and Edifices; of the Wonder Pack and the Catan promo.
constexpr std::array otherWondersByBox{
    OtherWonder{"rome", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Rome")},
    OtherWonder{"petra", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Petra")},
    OtherWonder{"byzantium", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Byzantium")},
    OtherWonder{"syracuse", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Syracuse")},
    OtherWonder{"ur", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Ur")},
    OtherWonder{"carthage", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Carthage")},
    OtherWonder{"abu_simbel", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Abu Simbel")},
    OtherWonder{"great_wall", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Great Wall of China")},
    OtherWonder{"stonehenge", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Stonehenge")},
    OtherWonder{"catan", QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Catan")},
};

} // namespace

QStringList ScoreWords::otherWonders() {
    QStringList ids;
    for (const OtherWonder &wonder : otherWondersByBox) {
        ids.append(QString::fromLatin1(wonder.id));
    }
    return ids;
}

QString ScoreWords::wonder(const std::string &wonder) const {
    for (const OtherWonder &other : otherWondersByBox) {
        if (wonder == other.id) {
            return tr(other.name);
        }
    }
    const QString id = fromUtf8(wonder);
    const QString known = name(id);
    // Only what somebody typed may be too long.
    return known == id ? shownName(id) : known;
}

QString ScoreWords::city(const std::string &wonder) const {
    const QString key = QStringLiteral("dice.cities.") + fromUtf8(wonder);
    const QString known = name(key);
    return known == key ? this->wonder(wonder) : known;
}

QString ScoreWords::edition(const scorer::Sheet &sheet) {
    const auto edition = scorer::editionOf(sheet);
    const bool isPlain =
        edition && (sheet.edition.empty() || sheet.edition == scorer::name(*edition));
    return !isPlain                             ? isolated(fromUtf8(sheet.edition))
           : *edition == scorer::Edition::first ? tr("First edition")
                                                : tr("Second edition");
}

QVariantList ScoreWords::editions(std::set<QString> marks, const QString &chosen) {
    marks.insert(chosen);
    marks.erase(QString());
    if (marks.size() < 2 && chosen.isEmpty()) {
        return {};
    }
    const auto choice = [](const QString &value, const QString &text) {
        return QVariantMap{{QStringLiteral("value"), value}, {QStringLiteral("text"), text}};
    };
    const std::array<std::pair<QString, QString>, 3> all{
        {{QStringLiteral("1"), tr("First edition")},
         {QStringLiteral("2"), tr("Second edition")},
         {QStringLiteral("?"), tr("Edition not noted")}}};
    QVariantList list{choice({}, tr("Any edition"))};
    for (const auto &[mark, text] : all) {
        if (marks.count(mark) > 0) {
            list.append(choice(mark, text));
        }
    }
    return list;
}

QString ScoreWords::side(classic::Side side, bool second) {
    const bool day = side == classic::Side::a;
    return !second ? QString(QLatin1Char(day ? 'A' : 'B'))
           : day   ? tr("Day", "the side of a board")
                   : tr("Night", "the side of a board");
}

QString ScoreWords::side(const scorer::Sheet &sheet, const scorer::Entry &entry) {
    const bool second = scorer::editionOf(sheet) == scorer::Edition::second;
    const auto written = scorer::sideOf({}, entry.side);
    return second && written.side ? side(*written.side, true) : side(entry.side);
}

QString ScoreWords::side(const std::string &written) {
    const auto known = scorer::sideOf({}, written);
    return known.side ? side(*known.side, known.dayOrNight) : fromUtf8(written);
}

QString ScoreWords::board(const std::string &wonder, const QString &side) const {
    // The words of Dice have the cities by themselves.
    const QString city = QStringLiteral("dice.cities.") + fromUtf8(wonder);
    const QString shown = name(city) == city ? this->wonder(wonder) : name(city);
    return side.isEmpty() ? shown : tr("%1 %2", "a wonder, its side").arg(shown, side);
}

QString ScoreWords::date(const std::string &date) const {
    const QString text = fromUtf8(date);
    const QDate day = QDate::fromString(text.left(10), Qt::ISODate);
    return day.isValid() ? Wording::day(day, m_catalogue.language()) : shownName(text);
}

QString ScoreWords::decimal(double number) const {
    return QLocale(m_catalogue.language()).toString(number, 'f', 1);
}

std::string ScoreWords::writtenDate(const QString &text) const {
    const QString form = QLocale(m_catalogue.language()).dateFormat(QLocale::ShortFormat);
    const auto order = form.indexOf(QLatin1Char('d')) < form.indexOf(QLatin1Char('M'))
                           ? scorer::DayOrder::dayFirst
                           : scorer::DayOrder::monthFirst;
    const std::string written = oneLine(text).toStdString();
    return scorer::isoDate(written, order).value_or(written);
}

QStringList ScoreWords::idsNamed(const QString &text) const {
    QStringList ids;
    for (const QString &id : m_catalogue.classic().wonders() + otherWonders()) {
        if (wonder(id.toStdString()).contains(text, Qt::CaseInsensitive)) {
            ids.append(id);
        }
    }
    for (const Box game : {Box::duel, Box::dice}) {
        if (box(game).contains(text, Qt::CaseInsensitive) &&
            !box(Box::classic).contains(text, Qt::CaseInsensitive)) {
            const std::string_view id = scorer::name(game);
            ids.append(QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size())));
        }
    }
    return ids;
}

namespace {

QString partOfDate(int number) {
    return QStringLiteral("-%1").arg(number, 2, 10, QLatin1Char('0'));
}

/// "9\u670830\u65e5", "2025\u5e749\u6708"
QString dateInSigns(const QString &word) {
    static const QRegularExpression form(
        QString::fromUtf8("\\A(?:(\\d{4})\u5e74)?(\\d{1,2})\u6708(?:(\\d{1,2})\u65e5)?\\z"));
    const auto found = form.match(word);
    if (!found.hasMatch()) {
        return {};
    }
    const QString day = found.captured(3);
    return found.captured(1) + partOfDate(found.captured(2).toInt()) +
           (day.isEmpty() ? QStringLiteral("-") : partOfDate(day.toInt()));
}

} // namespace

QStringList ScoreWords::partsOfDates(const QStringList &words) const {
    constexpr qsizetype shortest = 3; // "sep"
    constexpr int mostDays = 31;
    const QLocale locale(m_catalogue.language());
    QStringList parts;
    bool months = false;
    for (const QString &word : words) {
        QString part = dateInSigns(word);
        for (int month = 1; month <= 12 && word.size() >= shortest && part.isEmpty(); ++month) {
            if (locale.monthName(month).toCaseFolded().startsWith(word)) {
                part = partOfDate(month) + QLatin1Char('-');
                months = true;
            }
        }
        parts.append(part);
    }
    for (qsizetype i = 0; months && i < words.size(); ++i) { // days, where a month is named
        QString number = words[i];
        number.remove(QLatin1Char(','));
        const int day = number.size() <= 2 ? number.toInt() : 0;
        if (day >= 1 && day <= mostDays) {
            parts[i] = partOfDate(day);
        }
    }
    return parts;
}

QString ScoreWords::name(const QString &id) const {
    return m_catalogue.name(id);
}

// ---- How values came about ----------------------------------------------------------------------

QString ScoreWords::cell(const std::string &id) const {
    QStringList parts = fromUtf8(id).split(QLatin1Char('.'));
    if (parts.size() == 2 && parts.first() == QLatin1String("wonder")) {
        return tr("Stage %1").arg(parts.last());
    }
    parts.removeFirst();
    for (QString &part : parts) {
        if (part == QLatin1String("attack")) {
            part = tr("Attack");
        } else if (part == QLatin1String("defense")) {
            part = tr("Defence");
        } else if (part.size() == 4 && part.startsWith(QLatin1Char('r'))) { // "r1c2"
            part = tr("Row %1, column %2").arg(part[1]).arg(part[3]);
        } else {
            for (const char *group : {"dice.symbols.", "dice.symbols.leader_", "dice.resources."}) {
                const QString key = QString::fromLatin1(group) + part;
                const QString known = name(key);
                part = known != key ? known : part;
            }
        }
    }
    return parts.join(QLatin1Char(' '));
}

QString ScoreWords::step(const scorer::Step &step) const {
    const QString subject = fromUtf8(step.subject);
    const std::string &code = step.code;
    if (code == "victories") {
        return tr("%n victory token(s) of age %1", nullptr, step.count)
            .arg(Wording::roman(step.number));
    }
    if (code == "defeats") {
        return tr("%n defeat token(s)", nullptr, step.count);
    }
    if (code == "points_won" || code == "points_lost") {
        return code == "points_won" ? tr("Points won") : tr("Points lost");
    }
    if (code == "coins") {
        return tr("%n coin(s), a point for every three", nullptr, step.count);
    }
    if (code == "symbols") {
        return tr("%1: %2 times %2", "a symbol and how often it is there")
            .arg(name(QStringLiteral("symbol.") + subject), QString::number(step.count));
    }
    if (code == "sets") {
        return tr("%n set(s) of three different symbols", nullptr, step.count);
    }
    if (code == "stage") {
        return tr("Stage %1").arg(step.number);
    }
    if (code == "wild") {
        const QString symbol = name(QStringLiteral("symbol.") + subject);
        const bool isSymbol = symbol != QStringLiteral("symbol.") + subject;
        return isSymbol ? tr("%n wild symbol(s) as %1", nullptr, step.count).arg(symbol)
                        : tr("A wild symbol: it counts as science");
    }
    if (code == "pawn") {
        return tr("The conflict pawn, %n space(s) from the middle", nullptr, step.count);
    }
    if (code == "symbols_victory") {
        return tr("%n different symbols: a scientific supremacy", nullptr, step.count);
    }
    if (code == "symbols_found") {
        return tr("%1, %2", "two phrases of one line")
            .arg(tr("%n different symbol(s)", nullptr, step.count),
                 tr("%n pair(s) for a progress token each", nullptr, step.number));
    }
    if (code == "agora_first") {
        return tr("First complete Agora");
    }
    if (code == "attack") {
        return tr("An attack that met %n defence(s)", nullptr, step.count);
    }
    if (code == "cell") {
        return cell(step.subject);
    }
    if (code == "copied_guild") {
        return tr("%1, copied from a neighbour").arg(name(subject));
    }
    // A card of either game, a wonder or a token of Duel.
    const QString own = name(subject);
    const QString thing = own != subject ? own : name(QStringLiteral("duel.") + subject);
    return step.count > 1 ? tr("%1, %2 times", "a card and how often it counts")
                                .arg(thing, QString::number(step.count))
                          : thing;
}

QVariantList ScoreWords::steps(const scorer::Worked &worked) const {
    QVariantList list;
    for (const scorer::Step &line : worked.steps) {
        const bool card = line.code == "card" || line.code == "copied_guild";
        list.append(
            QVariantMap{{QStringLiteral("text"), step(line)},
                        {QStringLiteral("points"), line.points},
                        {QStringLiteral("card"), card ? fromUtf8(line.subject) : QString()}});
    }
    return list;
}

QString ScoreWords::finding(const scorer::Finding &finding) const {
    static const QRegularExpression numbers(QStringLiteral("\\A-?\\d+(, -?\\d+)*\\z"));
    scorer::Finding told = finding;
    for (auto &[param, value] : told.params) {
        QString text = fromUtf8(value);
        if (numbers.match(text).hasMatch()) {
            text.replace(QLatin1Char('-'), QChar(0x2212));
            text.replace(QLatin1String(", "), tr(", ", "between numbers"));
        }
        const QString city = QStringLiteral("dice.cities.") + text.toLower();
        if (const auto points = scorer::rowNamed(value); points && param == "row") {
            value = row(*points).name.toStdString();
            continue;
        }
        const bool isOurs = param == "wonder" && name(city) != city; // the scorer has it in English
        value = (isOurs ? name(city) : isolated(text)).toStdString();
    }
    return fromUtf8(sentence(told, [](const char *text) { return tr(text).toStdString(); }));
}

} // namespace mirabilia
