// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memory_scores.h"

#include "app/models/scorepad/score_index.h"
#include "resources/data.h"
#include "scorer/date.h"
#include "scorer/edition.h"

#include <tuple>

namespace mirabilia {

namespace {

SheetEntry entryOf(const KeptSheet &kept) {
    QStringList words{QString::fromStdString(kept.sheet.date),
                      QString::fromStdString(kept.sheet.place)};
    for (const scorer::Entry &entry : kept.sheet.entries) {
        words += {QString::fromStdString(entry.player), QString::fromStdString(entry.wonder)};
    }
    return {kept.id,
            kept.finished,
            scorer::dateKey(kept.sheet.date),
            words.join(u'\n').toCaseFolded().toUtf8(),
            kept.revision,
            QString::fromStdString(std::string(scorer::editionMark(kept.sheet)))};
}

} // namespace

std::optional<QList<SheetEntry>> MemoryScores::entries(qint64 after, qint64 before, int most) {
    if (damaged) {
        return std::nullopt;
    }
    QList<SheetEntry> found;
    for (const KeptSheet &kept : all) {
        if (!aside.contains(kept.id) && kept.revision > after && kept.revision < before) {
            found.append(entryOf(kept));
        }
    }
    std::sort(found.begin(), found.end(),
              [](const SheetEntry &a, const SheetEntry &b) { return b.revision < a.revision; });
    found = found.mid(0, most);
    listed += static_cast<int>(found.size());
    return found;
}

std::optional<SheetEntry> MemoryScores::entry(const QString &id) {
    ++listed;
    return all.contains(id) && !aside.contains(id) ? std::optional(entryOf(all[id])) : std::nullopt;
}

std::optional<KeptSheet> MemoryScores::sheet(const QString &id) {
    ++read;
    const bool there = all.contains(id) && !aside.contains(id) && !unreadable.contains(id);
    return there ? std::optional(all[id]) : std::nullopt;
}

std::optional<KeptSheet> MemoryScores::latest(scorer::Box box, std::size_t players) {
    const KeptSheet *latest = nullptr;
    for (const KeptSheet &kept : std::as_const(all)) {
        const auto &entries = kept.sheet.entries;
        const bool ofPeople = std::none_of(entries.begin(), entries.end(),
                                           [](const auto &entry) { return entry.computer; });
        if (kept.finished && kept.sheet.box == box &&
            (players == anyPlayers || entries.size() == players) && ofPeople &&
            !aside.contains(kept.id) &&
            (latest == nullptr || std::tie(latest->sheet.date, latest->revision) <
                                      std::tie(kept.sheet.date, kept.revision))) {
            latest = &kept;
        }
    }
    return latest == nullptr ? std::nullopt : std::optional(*latest);
}

void MemoryScores::put(KeptSheet sheet) {
    sheet.revision = ++revision;
    aside.remove(sheet.id);
    all[sheet.id] = std::move(sheet);
}

QString MemoryScores::keep(const KeptSheet &sheet) {
    ++kept;
    if (full) {
        return QStringLiteral("The disk is full.");
    }
    if (broken.isEmpty()) {
        const bool told = sheet.finished || all.value(sheet.id).finished;
        put(sheet);
        if (told) {
            emit sheetsChanged();
        }
    }
    return broken;
}

QString MemoryScores::goOn(KeptSheet &sheet) {
    KeptSheet next = sheet;
    if (all.contains(sheet.id) && sheet.revision != 0 && all[sheet.id].revision != sheet.revision) {
        next.id += QStringLiteral("-2");
        next.finished = false;
    }
    QString why = keep(next);
    if (why.isEmpty()) {
        sheet = all[next.id];
    }
    return why;
}

QString MemoryScores::beginAnew(QString &where) {
    where = QStringLiteral("scores-damaged.db");
    broken.clear();
    damaged = false;
    all.clear();
    emit sheetsChanged();
    return {};
}

QString MemoryScores::keepAll(const QList<KeptSheet> &sheets) {
    for (const KeptSheet &sheet : sheets) {
        keep(sheet);
    }
    return broken;
}

QString MemoryScores::remove(const QString &id) {
    if (broken.isEmpty()) {
        aside.insert(id);
        emit sheetsChanged();
    }
    return broken;
}

QString MemoryScores::restore(const QString &id) {
    if (broken.isEmpty()) {
        aside.remove(id);
        emit sheetsChanged();
    }
    return broken;
}

QStringList MemoryScores::people() {
    QStringList names;
    for (const Person &person : persons()) {
        names.append(person.name);
    }
    return names;
}

QList<Person> MemoryScores::persons() {
    QMap<QString, QSet<QString>> sheets; // of each name
    for (const KeptSheet &kept : std::as_const(all)) {
        for (const scorer::Entry &entry : kept.sheet.entries) {
            if (!entry.computer && !aside.contains(kept.id)) {
                sheets[QString::fromStdString(entry.player)].insert(kept.id);
            }
        }
    }
    QList<Person> persons;
    for (auto one = sheets.cbegin(); one != sheets.cend(); ++one) {
        persons.append({one.key(), static_cast<int>(one->size())});
    }
    std::stable_sort(persons.begin(), persons.end(), [](const Person &one, const Person &other) {
        return one.sheets > other.sheets;
    });
    return persons;
}

QStringList MemoryScores::changeName(const QString &from, const QString &to,
                                     const QStringList &sheets) {
    QStringList changed;
    for (KeptSheet kept : QMap(all)) {
        for (scorer::Entry &entry : kept.sheet.entries) {
            if (entry.player == from.toStdString() &&
                (sheets.isEmpty() || sheets.contains(kept.id))) {
                entry.player = to.toStdString();
                changed.append(kept.id);
            }
        }
        if (changed.contains(kept.id)) {
            put(kept);
        }
    }
    emit sheetsChanged();
    return changed;
}

void MemoryScores::rename(
    const QString &from, const QString &to,
    const std::function<void(const QString &problem, const Renaming &done)> &then) {
    const bool merged = people().contains(to);
    then(broken,
         broken.isEmpty() ? Renaming{from, to, merged, {}, changeName(from, to)} : Renaming());
}

void MemoryScores::takeBack(const Renaming &renaming, const Told &then) {
    if (broken.isEmpty()) {
        changeName(renaming.to, renaming.from, renaming.sheets);
    }
    then(broken);
}

void MemoryScores::saveHistory(const QString &path, const Told &then) {
    then(writeFile(path, "the history"));
}

void MemoryScores::takeIn(const QString &path, bool,
                          const std::function<void(const QString &problem, int taken)> &then) {
    taken.append(path);
    then(broken, broken.isEmpty() ? 3 : 0);
}

QByteArray MemoryScores::drawing(const scorer::Sheet &, const QString &format) {
    return "a drawing: " + format.toUtf8();
}

QString MemoryScores::writeFile(const QString &path, const QByteArray &bytes) {
    if (broken.isEmpty()) {
        files[path] = bytes;
    }
    return broken;
}

QByteArray MemoryScores::readFile(const QString &path, QString &problem) {
    problem = files.contains(path) ? QString() : QStringLiteral("There is no such file.");
    return files.value(path);
}

void MemoryScores::askWhatToRead(const std::function<void(const QString &path)> &then) {
    askWhereToWrite({}, then);
}

void MemoryScores::askWhereToWrite(const QString &proposal,
                                   const std::function<void(const QString &path)> &then) {
    proposed = proposal;
    if (!answer.isEmpty()) {
        then(answer);
    }
}

void MemoryScores::print(const scorer::Sheet &,
                         const std::function<void(const QString &problem)> &then) {
    printed += broken.isEmpty() ? 1 : 0;
    then(broken);
}

QString MemoryScores::open(const QUrl &address) {
    opened.append(address);
    return broken;
}

QList<KeptSheet> listedSheets(ScoreServices &services) {
    ScoreIndex index(services);
    index.look();
    index.readAll();
    QList<KeptSheet> sheets;
    for (const ScoreIndex::Entry &entry : index.entries()) {
        if (const auto kept = services.sheet(entry->id)) {
            sheets.append(*kept);
        }
    }
    return sheets;
}

const ScoreRules &builtInScoreRules() {
    static const auto classicData =
        classic::parseCatalogue(data::file("classic.json"), "classic.json");
    static const auto secondEdition =
        classic::parseCatalogue(data::file("classic-2.json"), "classic-2.json");
    static const auto duelData = duel::parseCatalogue(data::file("duel.json"), "duel.json");
    static const auto diceData = dice::parseCatalogue(data::file("dice.json"), "dice.json");
    static const ScoreRules rules({*classicData, *secondEdition}, *duelData, *diceData);
    return rules;
}

KeptSheet scoredGame(const QString &id, const std::string &date,
                     const std::vector<std::pair<std::string, std::vector<int>>> &players) {
    KeptSheet kept;
    kept.id = id;
    kept.finished = true;
    kept.sheet.date = date;
    for (const auto &[name, points] : players) {
        scorer::Entry entry;
        entry.player = name;
        for (std::size_t row = 0; row < points.size(); ++row) {
            entry.set(scorer::rowsOf(scorer::Box::classic)[row], points[row]);
        }
        kept.sheet.entries.push_back(entry);
    }
    return kept;
}

} // namespace mirabilia
