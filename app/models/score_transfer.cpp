// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_transfer.h"

#include "app/models/score_pad_model.h"
#include "app/models/wording.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <QDate>
#include <QFileInfo>
#include <QPointer>
#include <QUrl>
#include <QUuid>
#include <QtConcurrentRun>

#include <algorithm>
#include <set>

namespace mirabilia {

namespace {

/// A file of a few hundred rows is read faster than anybody sees.
constexpr qsizetype readAtOnce = qsizetype{32} * 1024;

} // namespace

ImportModel::ImportModel(QObject *parent) : ListModel(QMetaType::fromType<ImportRow>(), parent) {}

ImportNotesModel::ImportNotesModel(QObject *parent)
    : ListModel(QMetaType::fromType<ImportNote>(), parent) {}

ScoreTransfer::ScoreTransfer(ScoreServices &services, const ScoreRules &rules,
                             const Catalogue &catalogue, const ScorePadModel &pad, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_rules(rules)
    , m_pad(pad)
    , m_words(catalogue)
    , m_games(new ImportModel(this))
    , m_notes(new ImportNotesModel(this)) {
    connect(&m_reading, &QFutureWatcherBase::finished, this, [this] {
        if (m_stop) { // else nobody waits for it any more
            m_stop.reset();
            show(m_reading.result());
        }
    });
}

ScoreTransfer::~ScoreTransfer() {
    cancel(); // and the pool waits
}

int ScoreTransfer::chosen() const {
    return static_cast<int>(m_chosen.count(true));
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
    return preview(text.toUtf8());
}

bool ScoreTransfer::previewFile(const QString &path) {
    const QUrl url(path);
    QString why;
    const QByteArray bytes = m_services.readFile(url.isLocalFile() ? url.toLocalFile() : path, why);
    return why.isEmpty() ? preview(bytes) : fail(why);
}

void ScoreTransfer::askForFile() {
    m_services.askWhatToRead([self = QPointer(this)](const QString &path) {
        if (self) {
            self->previewFile(path);
        }
    });
}

ScoreTransfer::Reading ScoreTransfer::read(const QByteArray &bytes, const scorer::Checker &checker,
                                           const std::atomic<bool> &stopped) {
    Reading reading;
    auto read = scorer::readSheets({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!read.ok()) {
        reading.problem = read.error();
        return reading;
    }
    reading.import = std::move(read).value();
    reading.findings =
        scorer::checkImport(reading.import, checker, [&stopped] { return stopped.load(); });
    return reading;
}

bool ScoreTransfer::preview(const QByteArray &bytes) {
    cancel();
    const scorer::Checker &checker = m_rules.checker();
    if (bytes.size() <= readAtOnce) {
        return show(read(bytes, checker, false));
    }
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_reading.setFuture(QtConcurrent::run(
        &m_pool, [bytes, &checker, stop = m_stop] { return read(bytes, checker, *stop); }));
    emit changed();
    return true;
}

bool ScoreTransfer::show(const Reading &reading) {
    if (!reading.problem.empty()) {
        return fail(tr("There are no score sheets in it: %1.").arg(fromUtf8(reading.problem)));
    }
    const scorer::Import &import = reading.import;
    QList<ImportNote> notes;
    for (const scorer::LocatedFinding &located : reading.findings) {
        QStringList where{cleanName(fromUtf8(located.game)), cleanName(fromUtf8(located.player)),
                          cleanName(fromUtf8(located.finding.column))};
        where.removeAll(QString());
        notes.append({static_cast<int>(notes.size()), static_cast<int>(located.line),
                      where.join(tr(", ", "between game, player and column")),
                      m_words.finding(located.finding),
                      located.finding.kind == scorer::FindingKind::unread});
    }
    QStringList unknown;
    for (const std::string &column : import.unknownColumns) {
        unknown.append(cleanName(fromUtf8(column)));
    }
    m_notes->setNotes(notes);
    m_sheets = import.sheets;
    findKnown();
    m_summary = tr("%1 with %2", "so many games, so many players")
                    .arg(tr("%n game(s)", nullptr, static_cast<int>(m_sheets.size())),
                         tr("%n player(s)", nullptr, static_cast<int>(import.rows)));
    if (!unknown.isEmpty()) {
        m_summary = tr("%1; kept, but not understood: %2", "what was read, names of columns")
                        .arg(m_summary, unknown.join(tr(", ", "between columns")));
    }
    showGames();
    return fail({});
}

void ScoreTransfer::findKnown() {
    std::set<std::string> there;
    for (const KeptSheet &kept : m_services.sheets()) {
        there.insert(scorer::gameKey(kept.sheet));
    }
    m_known.clear();
    m_chosen.clear();
    for (const scorer::Sheet &sheet : m_sheets) {
        m_known.append(there.contains(scorer::gameKey(sheet)));
        m_chosen.append(!m_known.last());
    }
}

void ScoreTransfer::showGames() {
    QList<ImportRow> rows;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        const scorer::Sheet &sheet = m_sheets[i];
        QStringList title{m_words.date(sheet.date), cleanName(fromUtf8(sheet.game)),
                          cleanName(fromUtf8(sheet.place))};
        title.removeAll(QString());
        const int number = static_cast<int>(i);
        rows.append({number,
                     title.isEmpty() ? tr("Game %1").arg(number + 1)
                                     : title.join(tr(", ", "between date, name and place")),
                     ScoreWords::box(sheet.box),
                     m_known[number] ? tr("%1 (already in the history)", "players and points")
                                           .arg(ScoreWords::scores(sheet))
                                     : ScoreWords::scores(sheet),
                     m_chosen[number], m_known[number]});
    }
    m_games->setGames(rows);
}

void ScoreTransfer::choose(int number, bool chosen) {
    if (number >= 0 && number < m_chosen.size()) {
        m_chosen[number] = chosen;
        showGames();
        emit changed();
    }
}

bool ScoreTransfer::accept() {
    QList<KeptSheet> wanted;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        if (m_chosen[static_cast<qsizetype>(i)]) {
            wanted.append({QUuid::createUuid().toString(QUuid::WithoutBraces), m_sheets[i], true,
                           QDateTime::currentDateTime(), QStringLiteral("import")});
        }
    }
    if (const QString why = m_services.keepAll(wanted); !why.isEmpty()) {
        return fail(why);
    }
    cancel();
    return true;
}

void ScoreTransfer::cancel() {
    if (m_stop) {
        *m_stop = true;
        m_stop.reset();
    }
    m_sheets.clear();
    m_chosen.clear();
    m_known.clear();
    m_summary.clear();
    m_problem.clear();
    m_notes->setNotes({});
    showGames();
    emit changed();
}

// ---- Out ----------------------------------------------------------------------------------------

std::vector<scorer::Sheet> ScoreTransfer::wanted(const QStringList &sheetIds) const {
    std::vector<scorer::Sheet> sheets;
    // The pad first: what lies there may be more than could be kept.
    const QString onPad = m_pad.sheetId();
    if (m_pad.isOpen() && sheetIds.contains(onPad)) {
        sheets.push_back(m_pad.asItIs().sheet);
    }
    for (const KeptSheet &kept : m_services.sheets()) {
        if (sheetIds.isEmpty() ? kept.finished : kept.id != onPad && sheetIds.contains(kept.id)) {
            sheets.push_back(kept.sheet);
        }
    }
    return sheets;
}

QString ScoreTransfer::bgStatsLink(const QString &sheetId) const {
    const auto sheets = wanted({sheetId});
    return sheets.empty() ? QString() : fromUtf8(scorer::bgStatsLink(sheets.front()));
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
    m_services.askWhereToWrite(proposedFile(wanted(sheetIds), format),
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
    m_services.print(sheets.front(), [self = QPointer(this)](const QString &problem) {
        if (self) {
            self->tell(tr("Handed to the printer."), problem);
        }
    });
}

bool ScoreTransfer::sendToBgStats(const QString &sheetId) {
    const QUrl link(bgStatsLink(sheetId), QUrl::StrictMode);
    const QString problem = m_services.open(link);
    return tell(tr("Handed to BG Stats."),
                problem.isEmpty() ? QString() : tr("The app BG Stats is not on this device."));
}

} // namespace mirabilia
