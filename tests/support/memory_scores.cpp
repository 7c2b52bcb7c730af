// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memory_scores.h"

#include "resources/data.h"

namespace mirabilia {

QList<KeptSheet> MemoryScores::sheets(const QString &search) {
    QList<KeptSheet> found;
    for (const KeptSheet &kept : all) {
        const bool fits =
            search.isEmpty() ||
            std::any_of(kept.sheet.entries.begin(), kept.sheet.entries.end(),
                        [&](const scorer::Entry &entry) {
                            return QString::fromStdString(entry.player).contains(search);
                        });
        if (fits && !removed.contains(kept.id)) {
            found.append(kept);
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const KeptSheet &a, const KeptSheet &b) {
        return a.finished != b.finished ? b.finished
               : a.finished             ? b.sheet.date < a.sheet.date
                                        : b.revision < a.revision;
    });
    return found;
}

QString MemoryScores::keep(const KeptSheet &sheet) {
    ++kept;
    if (full) {
        return QStringLiteral("The disk is full.");
    }
    if (broken.isEmpty()) {
        const bool told = sheet.finished || all.value(sheet.id).finished;
        all[sheet.id] = sheet;
        all[sheet.id].revision = ++revision;
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

QString MemoryScores::beginAnew(QString &aside) {
    aside = QStringLiteral("scores-damaged.db");
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
        removed.insert(id);
        emit sheetsChanged();
    }
    return broken;
}

QString MemoryScores::restore(const QString &id) {
    if (broken.isEmpty()) {
        removed.remove(id);
        emit sheetsChanged();
    }
    return broken;
}

QStringList MemoryScores::people() const {
    QStringList names;
    for (const KeptSheet &kept : all) {
        for (const scorer::Entry &entry : kept.sheet.entries) {
            names.append(QString::fromStdString(entry.player));
        }
    }
    names.removeDuplicates();
    return names;
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

const ScoreRules &builtInScoreRules() {
    static const auto classicData =
        classic::parseCatalogue(data::file("classic.json"), "classic.json");
    static const auto duelData = duel::parseCatalogue(data::file("duel.json"), "duel.json");
    static const auto diceData = dice::parseCatalogue(data::file("dice.json"), "dice.json");
    static const ScoreRules rules(*classicData, *duelData, *diceData);
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
