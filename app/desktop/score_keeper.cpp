// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/score_keeper.h"

#include "app/desktop/finished_sheet.h"
#include "app/desktop/places.h"
#include "app/desktop/score_desk.h"
#include "app/models/common/catalogue.h"
#include "app/models/common/wording.h"
#include "app/models/scorepad/sheet_editor.h"
#include "app/models/session/table_model.h"
#include "app/render/palette.h"
#include "app/store/files.h"
#include "app/store/score_files.h"
#include "scorer/import.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace mirabilia::desktop {

namespace {

/// Corrections arrive key by key; waits for a pause.
constexpr std::chrono::milliseconds newsAfter{300};
/// The history is shown before it is copied.
constexpr std::chrono::seconds copyAfter{20};

store::ScoreRecord recordOf(const KeptSheet &kept) {
    return {kept.id, kept.sheet, kept.finished, kept.origin, kept.revision};
}

SheetEntry entryOf(const store::ScoreEntry &entry) {
    return {entry.id, entry.finished, entry.day, entry.search, entry.revision, entry.edition};
}

KeptSheet sheetOf(const store::ScoreRecord &record) {
    return {record.id, record.sheet, record.finished, record.origin, record.revision};
}

/// The colour of a row's card family.
QColor colourOf(const QString &family) {
    if (family == QLatin1String("coin")) {
        return QColor(render::lightPalette.gold);
    }
    const render::Family known = render::familyFromKey(family);
    return known == render::Family::Unknown ? QColor() : QColor(render::look(known).colour);
}

QString printed(int number) {
    return QString::number(number).replace(QLatin1Char('-'), QChar(0x2212));
}

/// The full name; paper has room for it.
QString nameOf(const scorer::Sheet &sheet, std::size_t column) {
    const QString name = isolated(oneLine(fromUtf8(sheet.entries[column].player)));
    return name.isEmpty() ? ScoreWords::player(sheet, column) : name;
}

/// The poster of the winner's board; empty if several players won.
QString posterOf(const scorer::Sheet &sheet, const std::vector<scorer::Place> &places) {
    QStringList boards;
    for (std::size_t column = 0; column < places.size(); ++column) {
        const scorer::Entry &entry = sheet.entries[column];
        if (places[column].rank == 1) {
            const auto side = scorer::sideOf({}, entry.side).side;
            const bool night = side == classic::Side::b;
            boards.append(fromUtf8(entry.wonder) + QLatin1String(night ? "-b" : "-a"));
        }
    }
    return boards.size() == 1 ? boards.first() : QString();
}

} // namespace

ScoreKeeper::ScoreKeeper(const QString &file, const Catalogue &catalogue)
    : m_file(file)
    , m_words(catalogue) {
    m_news.setSingleShot(true);
    m_news.setInterval(newsAfter);
    connect(&m_news, &QTimer::timeout, this, [this] { tell({}); });
    m_pool.setMaxThreadCount(1);
    m_daily.setSingleShot(true);
    m_daily.setInterval(copyAfter);
    connect(&m_daily, &QTimer::timeout, this, &ScoreKeeper::copyToday);
    m_damage.setSingleShot(true);
    m_damage.setInterval(newsAfter);
    connect(&m_damage, &QTimer::timeout, this, &ScoreKeeper::tellUnreadable);
}

ScoreKeeper::~ScoreKeeper() {
    m_pool.waitForDone(); // a renaming is over before the program is
}

store::ScoreHistory &ScoreKeeper::history() {
    if (!m_history) {
        m_history.emplace(m_file);
        m_daily.start();
    }
    return *m_history;
}

// ---- Reading ------------------------------------------------------------------------------------

std::optional<QList<SheetEntry>> ScoreKeeper::entries(qint64 after, qint64 before, int most) {
    const auto read = history().entries(after, before, most);
    const auto *why = std::get_if<QString>(&read);
    const QString told = std::exchange(m_readingProblem, why == nullptr ? QString() : *why);
    if (why != nullptr) {
        if (told != *why) {
            emit failed(*why);
        }
        return std::nullopt;
    }
    QList<SheetEntry> entries;
    for (const store::ScoreEntry &entry : std::get<QList<store::ScoreEntry>>(read)) {
        entries.append(entryOf(entry));
    }
    return entries;
}

std::optional<SheetEntry> ScoreKeeper::entry(const QString &id) {
    const auto read = history().entry(id);
    return read ? std::optional(entryOf(*read)) : std::nullopt;
}

std::optional<KeptSheet> ScoreKeeper::sheet(const QString &id) {
    if (const auto read = history().sheet(id)) {
        return sheetOf(*read);
    }
    if (!m_unreadable.contains(id) && history().entry(id)) {
        m_unreadable.insert(id);
        m_damage.start();
    }
    return std::nullopt;
}

void ScoreKeeper::tellUnreadable() {
    emit failed(tr("%n sheet(s) of the history cannot be read; they have been left as they are.",
                   nullptr, static_cast<int>(m_unreadable.size())));
}

std::optional<KeptSheet> ScoreKeeper::latest(scorer::Box box, std::size_t players) {
    const auto read = history().latest(box, players);
    return read ? std::optional(sheetOf(*read)) : std::nullopt;
}

QStringList ScoreKeeper::people() {
    if (!m_people) {
        m_people = history().people();
    }
    return *m_people;
}

QList<Person> ScoreKeeper::persons() {
    QList<Person> persons;
    for (const auto &[name, sheets] : history().persons()) {
        persons.append({name, sheets});
    }
    return persons;
}

// ---- Writing ------------------------------------------------------------------------------------

QString ScoreKeeper::tell(const QString &problem) {
    if (problem.isEmpty()) {
        m_people.reset();
        emit sheetsChanged();
        if (m_copied.isValid()) { // and a new day may have begun
            copyToday();
        }
    }
    return problem;
}

QString ScoreKeeper::beginAnew(QString &aside) {
    QString why = history().beginAnew(aside);
    m_readingProblem.clear();
    m_unreadable.clear();
    m_people.reset();
    emit sheetsChanged();
    return why;
}

QString ScoreKeeper::told(QString problem, bool finished) {
    if (problem.isEmpty() && finished) {
        m_people.reset(); // new names are offered at once
        m_news.start();   // a correction arrives key by key
    }
    return problem;
}

QString ScoreKeeper::keep(const KeptSheet &sheet) {
    return told(history().keep({recordOf(sheet)}), sheet.finished);
}

QString ScoreKeeper::goOn(KeptSheet &sheet) {
    store::ScoreRecord record = recordOf(sheet);
    QString why = told(history().goOn(record), sheet.finished);
    sheet = sheetOf(record);
    return why;
}

QString ScoreKeeper::keepAll(const QList<KeptSheet> &sheets) {
    QList<store::ScoreRecord> records;
    for (const KeptSheet &sheet : sheets) {
        records.append(recordOf(sheet));
    }
    return tell(history().keep(records));
}

QString ScoreKeeper::remove(const QString &id) {
    return tell(history().remove(id));
}

QString ScoreKeeper::restore(const QString &id) {
    return tell(history().restore(id));
}

// ---- The whole history --------------------------------------------------------------------------

template <class Answer>
void ScoreKeeper::beside(std::function<Answer(store::ScoreHistory &)> work,
                         std::function<void(const Answer &)> then) {
    m_pool.start([this, file = m_file, work = std::move(work), then = std::move(then)] {
        store::ScoreHistory own(file);
        QMetaObject::invokeMethod(this, [then, answer = work(own)] { then(answer); });
    });
}

void ScoreKeeper::rename(
    const QString &from, const QString &to,
    const std::function<void(const QString &problem, const Renaming &done)> &then) {
    using Answer = std::pair<QString, store::ScoreRenaming>;
    beside<Answer>(
        [from, to](store::ScoreHistory &own) {
            Answer answer;
            answer.first = own.rename(from, to, answer.second);
            return answer;
        },
        [this, then](const Answer &answer) {
            const store::ScoreRenaming &done = answer.second;
            tell(answer.first);
            then(answer.first, {done.from, done.to, done.merged, done.person, done.sheets});
        });
}

void ScoreKeeper::takeBack(const Renaming &renaming, const Told &then) {
    const store::ScoreRenaming done{renaming.from, renaming.to, renaming.merged, renaming.person,
                                    renaming.sheets};
    beside<QString>([done](store::ScoreHistory &own) { return own.takeBack(done); },
                    [this, then](const QString &problem) { then(tell(problem)); });
}

void ScoreKeeper::saveHistory(const QString &path, const Told &then) {
    beside<QString>([path](store::ScoreHistory &own) { return own.copyTo(path); }, then);
}

void ScoreKeeper::takeIn(const QString &path, bool instead,
                         const std::function<void(const QString &problem, int taken)> &then) {
    using Answer = std::pair<QString, int>;
    beside<Answer>(
        [path, instead, file = m_file, folder = copyFolder()](store::ScoreHistory &own) {
            Answer answer;
            if (instead) {
                answer.first =
                    own.copyTo(store::scoreCopyOf(file, folder, QDateTime::currentDateTime()));
            }
            if (answer.first.isEmpty()) {
                answer.first = own.takeIn(
                    path, instead ? store::Taking::instead : store::Taking::beside, answer.second);
            }
            return answer;
        },
        [this, then](const Answer &answer) { then(tell(answer.first), answer.second); });
}

QString ScoreKeeper::copyFolder() const {
    return m_copyFolder.isEmpty() ? store::scoreCopiesBeside(m_file) : m_copyFolder;
}

void ScoreKeeper::setCopyFolder(const QString &folder) {
    m_copyFolder = folder;
    m_copied = {};
    emit copyFolderChosen(folder);
    copyToday();
}

QList<HistoryCopy> ScoreKeeper::copies() const {
    QList<HistoryCopy> copies;
    for (const store::ScoreCopy &copy : store::scoreCopies(m_file, copyFolder())) {
        copies.append({copy.file, copy.when, copy.bytes});
    }
    return copies;
}

void ScoreKeeper::copyToday() {
    const QDate today = QDate::currentDate();
    if (m_copied == today || !m_history || !m_history->problem().isEmpty()) {
        return;
    }
    m_copied = today;
    beside<QString>(
        [file = m_file, folder = copyFolder(), today](store::ScoreHistory &own) {
            const auto copies = store::scoreCopies(file, folder);
            const bool there = !copies.isEmpty() &&
                               (copies.first().when.date() == today ||
                                own.changedAt() < QFileInfo(copies.first().file).lastModified());
            if (there || own.isEmpty()) {
                return QString();
            }
            if (!store::makeFolder(folder)) {
                return tr("The folder %1 could not be made.").arg(folder);
            }
            QString why = own.copyTo(store::scoreCopyOf(file, folder, today));
            store::tidyScoreCopies(file, folder);
            return why;
        },
        [this](const QString &problem) {
            if (!problem.isEmpty()) {
                emit failed(problem);
            }
        });
}

// ---- Drawings -----------------------------------------------------------------------------------

render::ScoreDrawing ScoreKeeper::drawingOf(const scorer::Sheet &sheet) const {
    const SheetEditor editor(sheet);
    render::ScoreDrawing drawing;
    drawing.title = ScoreWords::box(sheet.box);
    QStringList where{m_words.date(sheet.date), isolated(QString::fromStdString(sheet.place))};
    where.removeAll(QString());
    drawing.subtitle = where.join(QStringLiteral(" \u00b7 "));
    drawing.result = ScoreWords::standing(sheet, true);
    drawing.totalName = tr("Total");
    drawing.notes = QString::fromStdString(sheet.notes);
    const auto places = scorer::ranking(sheet);
    drawing.poster = posterOf(sheet, places);
    drawing.fallback = QStringLiteral("game-") + fromUtf8(std::string(scorer::name(sheet.box)));
    const std::vector<std::size_t> columns = ScoreWords::bestFirst(places);
    for (const std::size_t column : columns) {
        const scorer::Entry &entry = sheet.entries[column];
        const auto total = scorer::meritOf(sheet, entry).points;
        drawing.players.append({nameOf(sheet, column),
                                m_words.board(entry.wonder, ScoreWords::side(sheet, entry)),
                                ScoreWords::rank(places[column]),
                                total ? printed(*total) : QString(), places[column].rank == 1});
    }
    bool empty = true; // a supremacy victory may have no points
    for (const SheetRow &kind : editor.rows()) {
        const PadRow row = ScoreWords::row(sheet.box, kind);
        render::ScoreDrawing::Category drawn{
            row.shortName, row.glyph, colourOf(row.family), {}, row.counts};
        std::vector<std::optional<int>> values;
        values.reserve(columns.size());
        for (const std::size_t column : columns) {
            values.push_back(kind.value(editor.entry(static_cast<int>(column))));
        }
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        for (const auto &points : values) {
            empty = empty && !points;
            drawn.values.append({points ? printed(*points) : QString(),
                                 row.counts && *least != *most && points == *most,
                                 points.value_or(0)});
        }
        drawing.categories.append(drawn);
    }
    if (empty) {
        drawing.categories.clear();
    }
    return drawing;
}

QByteArray ScoreKeeper::drawing(const scorer::Sheet &sheet, const QString &format) {
    const render::ScoreDrawing drawing = drawingOf(sheet);
    if (format == QLatin1String("pdf")) {
        return render::scorePage(drawing);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const bool written =
        buffer.open(QIODevice::WriteOnly) && render::scorePicture(drawing).save(&buffer, "PNG");
    return written ? bytes : QByteArray();
}

void ScoreKeeper::print(const scorer::Sheet &sheet,
                        const std::function<void(const QString &problem)> &then) {
    const render::ScoreDrawing drawing = drawingOf(sheet);
    askForPrinter(
        drawing.title,
        [drawing](QPagedPaintDevice &device) { return render::paintScorePage(device, drawing); },
        then);
}

// ---- Files --------------------------------------------------------------------------------------

QString ScoreKeeper::exportFolder() const {
    return documentsFolder().path();
}

bool ScoreKeeper::fileExists(const QString &path) const {
    return QFileInfo::exists(path);
}

QString ScoreKeeper::writeFile(const QString &path, const QByteArray &bytes) {
    return store::writeFile(path, bytes, std::nullopt);
}

QString ScoreKeeper::columnsFile() const {
    return QFileInfo(m_file).absolutePath() + QStringLiteral("/score-columns.json");
}

QByteArray ScoreKeeper::readFile(const QString &path, QString &problem) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) {
        problem = tr("%1 cannot be read.").arg(path);
        return {};
    }
    if (file.size() > static_cast<qint64>(scorer::largestFile)) { // what is written is read
        problem = tr("%1 is too large for a list of scores.").arg(path);
        return {};
    }
    return file.readAll();
}

void ScoreKeeper::askWhatToRead(const std::function<void(const QString &path)> &then) {
    desktop::askWhatToRead(exportFolder(), then);
}

void ScoreKeeper::askForHistory(const std::function<void(const QString &path)> &then) {
    desktop::askForHistory(exportFolder(), then);
}

void ScoreKeeper::askForFolder(const std::function<void(const QString &path)> &then) {
    desktop::askForFolder(copyFolder(), then);
}

void ScoreKeeper::askWhereToWrite(const QString &proposed,
                                  const std::function<void(const QString &path)> &then) {
    desktop::askWhereToWrite(proposed, then);
}

QString ScoreKeeper::open(const QUrl &address) {
    return openAddress(address);
}

// ---- Games of this program ----------------------------------------------------------------------

void ScoreKeeper::follow(TableModel &table) {
    connect(&table, &TableModel::changed, this,
            [this, &table, game = Followed()]() mutable { note(table.view(), game); });
}

void ScoreKeeper::note(const v1::TableView &view, Followed &game) {
    auto sheet = finishedSheet(view);
    if (!sheet) {
        if (!game.seenRunning && isAtStart(view)) {
            game.sinceStart.start();
        }
        game.seenRunning = game.seenRunning || view.game_case() != v1::TableView::GAME_NOT_SET;
        game.told = false;
        return;
    }
    const QString id = QString::fromStdString(view.match_id());
    // Whoever reopens an old result may have corrected or deleted its sheet.
    if (game.told || (!game.seenRunning && history().knows(id))) {
        return;
    }
    game.told = true;
    sheet->date =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
    if (game.sinceStart.isValid()) {
        const auto minutes = static_cast<int>(game.sinceStart.elapsed() / 60'000);
        sheet->minutes = std::max(minutes, 1);
    }
    const QString why = keep({id, *std::move(sheet), true, QStringLiteral("table")});
    if (!why.isEmpty()) {
        emit failed(why);
        emit resultNotKept(why);
    }
}

} // namespace mirabilia::desktop
