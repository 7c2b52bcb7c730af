// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_transfer.h"

#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_model.h"
#include "app/scorefiles/charset.h"
#include "scorer/date.h"
#include "scorer/export.h"
#include "scorer/import.h"
#include "scorer/person.h"

#include <QDate>
#include <QFileInfo>
#include <QPointer>
#include <QUrl>
#include <QUuid>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <set>

namespace mirabilia {

namespace {

/// A file of a few hundred rows is read faster than anybody sees.
constexpr qsizetype readAtOnce = qsizetype{32} * 1024;

/// Noise has hundreds of columns that mean nothing.
constexpr qsizetype mostColumnsNamed = 8;

constexpr int progressSteps = 100;
/// To check a sheet takes longer than to read it.
constexpr double readingsPart = 0.2;

} // namespace

ScoreTransfer::ScoreTransfer(ScoreServices &services, ScoreIndex &index, const ScoreRules &rules,
                             const Catalogue &catalogue, const ScorePadModel &pad, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_index(index)
    , m_rules(rules)
    , m_pad(pad)
    , m_words(catalogue)
    , m_games(new ImportModel(ScoreWords(catalogue), this))
    , m_columns(new ImportColumnsModel(this))
    , m_notes(new ImportNotesModel(ScoreWords(catalogue), this)) {
    connect(&m_reading, &QFutureWatcherBase::progressValueChanged, this,
            &ScoreTransfer::progressChanged);
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        if (m_busy && !m_reading.isCanceled()) { // else nobody waits for it any more
            m_busy = false;
            show(m_reading.future().takeResult());
        }
    });
}

ScoreTransfer::~ScoreTransfer() {
    m_reading.cancel(); // and the pool waits
}

double ScoreTransfer::progress() const {
    return m_busy ? static_cast<double>(m_reading.progressValue()) / progressSteps : 0;
}

QString ScoreTransfer::folder() const {
    return m_services.exportFolder();
}

bool ScoreTransfer::fail(const QString &why) {
    return tell({}, why);
}

bool ScoreTransfer::tell(const QString &done, const QString &problem) {
    m_done = problem.isEmpty() ? done : QString();
    m_problem = problem;
    emit changed();
    return problem.isEmpty();
}

// ---- In -----------------------------------------------------------------------------------------

bool ScoreTransfer::previewText(const QString &text) {
    return preview(text.toUtf8(), {});
}

bool ScoreTransfer::previewFile(const QString &path) {
    const QUrl url(path);
    QString why;
    const QByteArray bytes = m_services.readFile(url.isLocalFile() ? url.toLocalFile() : path, why);
    return why.isEmpty()
               ? preview(bytes, QFileInfo(url.isLocalFile() ? url.toLocalFile() : path).fileName())
               : fail(why);
}

void ScoreTransfer::refuseRecords(const QString &file, int line) {
    cancel();
    fail(line > 0 ? tr("Line %1 of %2 is no record of a whole game: it has no result.",
                       "a number, a file")
                        .arg(QString::number(line), file)
                  : tr("There is no record of a game in %1.", "a file").arg(file));
}

void ScoreTransfer::askForFile() {
    m_services.askWhatToRead([self = QPointer(this)](const QString &path) {
        if (self) {
            self->previewFile(path);
        }
    });
}

namespace {

std::string_view viewOf(const QByteArray &bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

ScoreTransfer::Reading ScoreTransfer::read(const QByteArray &bytes,
                                           const scorefiles::Wishes &wishes,
                                           const scorer::Checker &checker,
                                           const scorer::Progress &progress) {
    Reading reading;
    auto read = scorefiles::readScores(viewOf(bytes), wishes,
                                       [&](double part) { return progress(readingsPart * part); });
    if (!read.ok()) {
        reading.refusal = read.refusal;
        return reading;
    }
    reading.import = std::move(read).value();
    reading.findings = scorer::checkImport(reading.import, checker, [&](double part) {
        return progress(readingsPart + (1 - readingsPart) * part);
    });
    for (const scorer::Sheet &sheet : reading.import.sheets) {
        reading.keys.push_back(scorer::gameKey(sheet));
    }
    return reading;
}

bool ScoreTransfer::preview(const QByteArray &bytes, const QString &name) {
    cancel();
    m_file = name;
    m_bytes = bytes;
    return read({{}, {std::nullopt, columnMemory()}});
}

bool ScoreTransfer::read(const scorefiles::Wishes &wishes) {
    m_reading.cancel();
    m_busy = false;
    m_asked = wishes;
    const scorer::Checker &checker = m_rules.checker();
    if (m_bytes.size() <= readAtOnce) {
        return show(read(m_bytes, wishes, checker, [](double) { return true; }));
    }
    m_busy = true;
    const auto reading = [bytes = m_bytes, wishes, &checker](QPromise<Reading> &promise) {
        promise.setProgressRange(0, progressSteps);
        promise.addResult(read(bytes, wishes, checker, [&promise](double part) {
            promise.setProgressValue(static_cast<int>(part * progressSteps));
            return !promise.isCanceled();
        }));
    };
    m_reading.setFuture(QtConcurrent::run(&m_pool, reading));
    emit changed();
    emit progressChanged();
    return true;
}

bool ScoreTransfer::show(Reading reading) {
    if (reading.refusal) {
        m_columns->setColumns(m_columns->columns()); // whatever was asked of them
        const QString why = m_words.finding(*reading.refusal);
        return fail(
            m_file.isEmpty()
                ? why
                : tr("%1: %2", "the name of a file, what it is").arg(shownName(m_file), why));
    }
    scorer::Import &import = reading.import;
    m_wishes = m_asked;
    m_encoding = fromUtf8(import.encoding);
    m_meanings = scorer::meaningsFor(import);
    tellWhatIsInIt(import);
    std::vector<scorer::LocatedFinding> notes;
    for (scorer::Finding &remark : import.remarks) {
        notes.push_back({0, {}, {}, std::move(remark)});
    }
    std::move(reading.findings.begin(), reading.findings.end(), std::back_inserter(notes));
    m_notes->setNotes(std::move(notes));
    m_columns->setColumns(std::move(import.columns));
    std::vector<bool> there = known(reading);
    m_games->setGames(std::move(import.sheets), std::move(there));
    return fail({});
}

void ScoreTransfer::tellWhatIsInIt(const scorer::Import &import) {
    QStringList unknown;
    for (const std::string &column : import.unknownColumns) {
        if (unknown.size() == mostColumnsNamed) {
            unknown.append(QStringLiteral("\u2026"));
            break;
        }
        unknown.append(shownName(fromUtf8(column)));
    }
    m_summary = tr("%1 with %2", "so many games, so many players")
                    .arg(tr("%Ln game(s)", nullptr, static_cast<int>(import.sheets.size())),
                         tr("%Ln player(s)", nullptr, scorer::peopleOn(import.sheets)));
    if (!unknown.isEmpty()) {
        m_summary = tr("%1; kept, but not understood: %2", "what was read, names of columns")
                        .arg(m_summary, unknown.join(tr(", ", "between columns")));
    }
}

// ---- How it is read -----------------------------------------------------------------------------

QVariantList ScoreTransfer::meanings() const {
    QVariantList list;
    for (const std::string &meaning : m_meanings) {
        list.append(
            QVariantMap{{QStringLiteral("value"), fromUtf8(meaning)},
                        {QStringLiteral("text"), ImportColumnsModel::meaningText(meaning)}});
    }
    return list;
}

QStringList ScoreTransfer::encodings() const {
    const bool plain = std::all_of(m_bytes.begin(), m_bytes.end(),
                                   [](char byte) { return static_cast<signed char>(byte) >= 0; });
    if (plain || m_file.isEmpty() || m_bytes.startsWith("PK")) { // text, or a spreadsheet
        return {};
    }
    QStringList list;
    for (const std::string_view encoding : scorefiles::encodings()) {
        list.append(fromUtf8(std::string(encoding)));
    }
    if (!list.contains(m_encoding)) {
        list.prepend(m_encoding);
    }
    return list;
}

void ScoreTransfer::takeColumnFor(int column, const QString &meaning) {
    const auto &columns = m_columns->columns();
    if (column < 0 || column >= m_columns->count() ||
        columns[static_cast<std::size_t>(column)].meaning == meaning.toStdString()) {
        return;
    }
    scorefiles::Wishes wishes = m_wishes;
    wishes.columns.choices =
        scorer::choicesWith(columns, static_cast<std::size_t>(column), meaning.toStdString());
    read(wishes);
}

void ScoreTransfer::readAs(const QString &encoding) {
    if (encoding != m_encoding && isPreviewing()) {
        // What columns were taken for went by heads that are others now.
        read({encoding.toStdString(), {std::nullopt, m_wishes.columns.memory}});
    }
}

scorer::ColumnMemory ScoreTransfer::columnMemory() const {
    const QString path = m_services.columnsFile();
    QString problem;
    const QByteArray kept =
        m_services.fileExists(path) ? m_services.readFile(path, problem) : QByteArray();
    return scorer::ColumnMemory::fromText(viewOf(kept));
}

void ScoreTransfer::rememberColumns() {
    if (m_wishes.columns.choices) {
        scorer::ColumnMemory memory = columnMemory(); // another window may have written
        memory.remember(m_columns->columns(), *m_wishes.columns.choices);
        // If it cannot be kept, the games can, and the next file asks again.
        (void)m_services.writeFile(m_services.columnsFile(),
                                   QByteArray::fromStdString(memory.text()));
    }
}

std::vector<bool> ScoreTransfer::known(const Reading &reading) const {
    // The same game has the same day: only sheets of these days need be read.
    std::set<std::pair<bool, std::string>> days;
    for (const scorer::Sheet &sheet : reading.import.sheets) {
        days.insert(scorer::dateKey(sheet.date));
    }
    std::set<std::string> there;
    m_index.readAll();
    for (const ScoreIndex::Entry &entry : m_index.entries()) {
        const auto kept = days.contains(entry->day) ? m_services.sheet(entry->id) : std::nullopt;
        if (kept) {
            there.insert(scorer::gameKey(kept->sheet));
            there.insert(kept->id.toStdString());
        }
    }
    std::vector<bool> known;
    for (std::size_t i = 0; i < reading.keys.size(); ++i) {
        known.push_back(there.contains(reading.keys[i]) ||
                        there.contains(reading.import.sheets[i].id));
    }
    return known;
}

void ScoreTransfer::choose(int number, bool chosen) {
    m_games->choose(number, chosen);
    emit changed();
}

void ScoreTransfer::chooseAll(bool chosen) {
    m_games->chooseAll(chosen);
    emit changed();
}

bool ScoreTransfer::accept() {
    QList<KeptSheet> wanted;
    for (scorer::Sheet &sheet : scorer::oldestFirst(m_games->chosenSheets())) {
        const QString own = fromUtf8(sheet.id);
        const bool fresh = QUuid(own).isNull() || m_services.entry(own);
        wanted.append({fresh ? QUuid::createUuid().toString(QUuid::WithoutBraces) : own,
                       std::move(sheet), true, QStringLiteral("import")});
    }
    if (const QString why = m_services.keepAll(wanted); !why.isEmpty()) {
        return fail(why);
    }
    rememberColumns();
    cancel();
    return true;
}

void ScoreTransfer::cancel() {
    m_reading.cancel();
    m_busy = false;
    m_bytes.clear();
    m_wishes = {};
    m_meanings.clear();
    m_encoding.clear();
    m_columns->setColumns({});
    m_summary.clear();
    m_problem.clear();
    m_notes->setNotes({});
    m_games->setGames({}, {});
    emit changed();
}

// ---- Out ----------------------------------------------------------------------------------------

std::vector<scorer::Sheet> ScoreTransfer::wanted(const QStringList &sheetIds) const {
    std::vector<scorer::Sheet> sheets;
    const auto add = [&](const QString &id) {
        if (m_pad.isOpen() && m_pad.sheetId() == id) {
            sheets.push_back(m_pad.asItIs().sheet); // may be more than could be kept
        } else if (auto kept = m_services.sheet(id)) {
            sheets.push_back(std::move(kept->sheet));
        } else {
            return;
        }
        sheets.back().id = id.toStdString();
    };
    std::for_each(sheetIds.begin(), sheetIds.end(), add);
    if (sheetIds.isEmpty()) {
        m_index.readAll();
        for (const ScoreIndex::Entry &entry : m_index.entries()) {
            if (entry->finished) {
                add(entry->id);
            }
        }
        std::reverse(sheets.begin(), sheets.end()); // games of one day come back in their order
    }
    return sheets;
}

QString ScoreTransfer::bgStatsLink(const QString &sheetId) const {
    const auto sheets = wanted({sheetId});
    return sheets.empty() ? QString() : fromUtf8(scorer::bgStatsLink(sheets.front()));
}

QString ScoreTransfer::bgStatsAddress(const QString &sheetId) const {
    return bgStatsLink(sheetId).replace(QLatin1String("bgstats:"), QLatin1String("https:"));
}

QString ScoreTransfer::freshPath(const QString &day, const QString &format) const {
    const QString stem = QStringLiteral("%1/mirabilia-scores-%2").arg(folder(), day);
    QString path = QStringLiteral("%1.%2").arg(stem, format);
    for (int number = 2; m_services.fileExists(path); ++number) {
        path = QStringLiteral("%1-%2.%3").arg(stem, QString::number(number), format);
    }
    return path;
}

QString ScoreTransfer::save(const QString &format, const QStringList &sheetIds,
                            const QString &path) {
    const auto sheets = wanted(sheetIds);
    if (sheets.empty()) {
        fail(tr("There is no sheet to write."));
        return {};
    }
    QByteArray bytes;
    if (format == QLatin1String("csv")) {
        bytes = QByteArray::fromStdString(scorer::writeCsv(sheets));
    } else if (format == QLatin1String("json")) {
        bytes = QByteArray::fromStdString(scorer::writeJson(sheets));
    } else {
        bytes = m_services.drawing(sheets.front(), format);
    }
    if (bytes.isEmpty()) {
        fail(tr("The sheet could not be drawn."));
        return {};
    }
    const QUrl url(path);
    const QString named = url.isLocalFile() ? url.toLocalFile() : path;
    const QString file = named.isEmpty() ? proposedFile(sheets, format) : named;
    const QString why = m_services.writeFile(file, bytes);
    m_written = why.isEmpty() ? file : QString();
    tell(tr("Written: %1", "the path of a file").arg(file), why);
    return m_written;
}

QString ScoreTransfer::proposedFile(const std::vector<scorer::Sheet> &sheets,
                                    const QString &format) const {
    const QDate day = sheets.size() == 1
                          ? QDate::fromString(fromUtf8(sheets.front().date).left(10), Qt::ISODate)
                          : QDate();
    return freshPath((day.isValid() ? day : QDate::currentDate()).toString(Qt::ISODate), format);
}

void ScoreTransfer::saveAs(const QString &format, const QStringList &sheetIds) {
    const bool single = sheetIds.size() == 1; // else only today counts for the name
    m_services.askWhereToWrite(
        proposedFile(single ? wanted(sheetIds) : std::vector<scorer::Sheet>(), format),
        [self = QPointer(this), format, sheetIds](const QString &path) {
            if (self) {
                self->save(format, sheetIds, path);
            }
        });
}

void ScoreTransfer::beginExport() {
    m_written.clear();
    fail({});
}

// ---- To other programs --------------------------------------------------------------------------

bool ScoreTransfer::open(const QUrl &address) {
    return tell(m_done, m_services.open(address));
}

bool ScoreTransfer::openWritten() {
    return open(QUrl::fromLocalFile(m_written));
}

bool ScoreTransfer::openFolder() {
    return open(QUrl::fromLocalFile(QFileInfo(m_written).path()));
}

void ScoreTransfer::print(const QString &sheetId) {
    const auto sheets = wanted({sheetId});
    if (sheets.empty()) {
        fail(tr("There is no sheet to print."));
        return;
    }
    m_written.clear(); // what is offered to be opened is what was done last
    m_services.print(sheets.front(), [self = QPointer(this)](const QString &problem) {
        if (self) {
            self->tell(tr("Sent to the printer."), problem);
        }
    });
}

bool ScoreTransfer::sendToBgStats(const QString &sheetId) {
    const QUrl link(bgStatsLink(sheetId), QUrl::StrictMode);
    const QString problem = m_services.open(link);
    return tell(tr("Sent to BG Stats."),
                problem.isEmpty() ? QString() : tr("The app BG Stats is not on this device."));
}

} // namespace mirabilia
