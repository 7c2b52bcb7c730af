// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_pad_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/seat_colors.h"
#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_open.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace mirabilia {

ScorePadModel::ScorePadModel(ScoreServices &services, const ScoreRules &rules,
                             const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_scoreRules(rules)
    , m_catalogue(catalogue)
    , m_words(catalogue)
    , m_players(new PadPlayersModel(this))
    , m_rows(new PadRowsModel(this))
    , m_cells(new PadCellsModel(this))
    , m_findings(new PadFindingsModel(this))
    , m_helper(new ScoreHelperModel(this)) {
    connect(m_helper, &ScoreHelperModel::fieldSet, this, &ScorePadModel::setField);
    connect(m_helper, &ScoreHelperModel::cleared, this, &ScorePadModel::clearHelper);
    connect(m_helper, &ScoreHelperModel::applied, this, &ScorePadModel::applyHelper);
    connect(m_helper, &ScoreHelperModel::cancelled, this, &ScorePadModel::cancelHelper);
}

ScorePadModel::~ScorePadModel() = default;

// ---- What lies on the pad -----------------------------------------------------------------------

const SheetEditor &ScorePadModel::editor() const {
    static const SheetEditor nothing({});
    return m_open ? m_open->editor : nothing;
}

const scorer::Sheet &ScorePadModel::sheet() const {
    return editor().sheet();
}

bool ScorePadModel::isOpen() const {
    return m_open != nullptr;
}

QString ScorePadModel::sheetId() const {
    return isOpen() ? m_open->kept.id : QString();
}

QString ScorePadModel::box() const {
    const std::string_view name = scorer::name(sheet().box);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString ScorePadModel::boxName() const {
    return ScoreWords::box(sheet().box);
}

bool ScorePadModel::isCorrection() const {
    return isOpen() && m_open->kept.finished;
}

int ScorePadModel::playerCount() const {
    return isOpen() ? editor().columns() : 0;
}

bool ScorePadModel::canAddPlayer() const {
    return isOpen() && sheet().entries.size() < scorer::mostPlayers(sheet().box);
}

bool ScorePadModel::canRemovePlayer() const {
    return isOpen() && sheet().entries.size() > scorer::fewestPlayers(sheet().box);
}

QVariantList ScorePadModel::optionalRows() const {
    QVariantList list;
    for (const SheetRow &row : editor().optionalRows()) {
        list.append(QVariantMap{
            {QStringLiteral("rowId"), row.id()},
            {QStringLiteral("name"), ScoreWords::row(sheet().box, row).name},
            {QStringLiteral("shown"), editor().rows().contains(row)},
            {QStringLiteral("fixed"), editor().holdsValues(row)},
        });
    }
    return list;
}

QVariantList ScorePadModel::wonders() const {
    QVariantList list;
    if (sheet().box == scorer::Box::classic) {
        for (const QString &wonder : m_catalogue.facts().wonders()) {
            list.append(QVariantMap{{QStringLiteral("id"), wonder},
                                    {QStringLiteral("name"), m_catalogue.name(wonder)}});
        }
    }
    return list;
}

QStringList ScorePadModel::palette() const {
    return seatColors;
}

int ScorePadModel::column() const {
    return editor().column();
}

int ScorePadModel::row() const {
    return editor().row();
}

QString ScorePadModel::currentTitle() const {
    if (!isOpen()) {
        return {};
    }
    return tr("%1, %2", "a player, a category")
        .arg(ScoreWords::player(sheet(), static_cast<std::size_t>(column())),
             ScoreWords::row(sheet().box, editor().current()).name);
}

QString ScorePadModel::currentMark() const {
    const int number = row() * playerCount() + column();
    return number < m_cells->count() ? m_cells->cell(number).mark : QString();
}

bool ScorePadModel::mayBeNegative() const {
    return isOpen() && editor().current().mayBeNegative();
}

bool ScorePadModel::hasHelper() const {
    const auto points = editor().current().points();
    return isOpen() && points && ScoreHelper::exists(sheet().box, *points);
}

QVariantList ScorePadModel::currentSteps() const {
    const auto worked = isOpen() ? workedOut(column(), editor().current()) : std::nullopt;
    return worked ? m_words.steps(*worked) : QVariantList();
}

bool ScorePadModel::canUndo() const {
    return canUndoInHelper() || (isOpen() && m_open->cancelled) || editor().canUndo();
}

bool ScorePadModel::canRedo() const {
    return (isOpen() && !m_open->future.isEmpty()) || editor().canRedo();
}

bool ScorePadModel::canUndoInHelper() const {
    return isOpen() && !m_open->past.isEmpty();
}

QString ScorePadModel::standing() const {
    return isOpen() ? ScoreWords::standing(sheet(), isCorrection() || missing() == 0) : QString();
}

int ScorePadModel::missing() const {
    int empty = 0;
    for (const scorer::Entry &entry : sheet().entries) {
        if (scorer::meritOf(sheet().box, entry).supremacy) {
            return 0;
        }
        for (const scorer::Row row : scorer::rowsOf(sheet().box)) {
            empty += entry.at(row) ? 0 : 1;
        }
    }
    return empty;
}

QString ScorePadModel::date() const {
    return fromUtf8(sheet().date);
}

QString ScorePadModel::place() const {
    return fromUtf8(sheet().place);
}

int ScorePadModel::minutes() const {
    return sheet().minutes.value_or(0);
}

QString ScorePadModel::edition() const {
    return fromUtf8(sheet().edition);
}

QString ScorePadModel::addOns() const {
    return editor().addOns();
}

QString ScorePadModel::notes() const {
    return fromUtf8(sheet().notes);
}

// ---- Changes ------------------------------------------------------------------------------------

KeptSheet ScorePadModel::asItIs() const {
    KeptSheet now = m_open->kept;
    now.sheet = sheet();
    if (m_open->helper && !m_open->workings.isEmpty()) {
        now.sheet.entries[m_open->helperColumn].workings[*m_open->helper] =
            writeWorkings(m_open->workings);
    }
    return now;
}

void ScorePadModel::edit(const std::function<void(SheetEditor &)> &change) {
    if (!isOpen()) {
        return;
    }
    const scorer::Sheet before = sheet();
    change(m_open->editor);
    if (!(sheet() == before)) {
        m_open->cancelled.reset();
    }
    keep();
    refresh();
}

void ScorePadModel::keep() {
    const KeptSheet next = asItIs();
    if (m_open->kept.sheet == next.sheet) {
        m_saveProblem.clear(); // a change that could not be kept has been taken back
        return;
    }
    write(next);
}

void ScorePadModel::write(KeptSheet next) {
    m_saveProblem = m_services.goOn(next);
    if (!m_saveProblem.isEmpty()) {
        return;
    }
    const bool apart = next.id != m_open->kept.id;
    m_open->kept = std::move(next);
    if (apart) {
        emit parted();
        emit sheetChanged();
    }
}

bool ScorePadModel::keepAnew() {
    if (isOpen()) {
        m_open->kept.sheet = {}; // nothing of it is there
        m_open->kept.revision = 0;
    }
    return settle();
}

void ScorePadModel::setText(std::string scorer::Sheet::*member, const char *key,
                            const QString &text) {
    edit([&](SheetEditor &editor) {
        editor.change(QString::fromLatin1(key),
                      [&](scorer::Sheet &sheet) { sheet.*member = oneLine(text).toStdString(); });
    });
}

void ScorePadModel::setDate(const QString &date) {
    setText(&scorer::Sheet::date, "date", fromUtf8(m_words.writtenDate(date)));
}

void ScorePadModel::setPlace(const QString &place) {
    setText(&scorer::Sheet::place, "place", place);
}

void ScorePadModel::setMinutes(int minutes) {
    edit([&](SheetEditor &editor) {
        editor.change(QStringLiteral("minutes"), [&](scorer::Sheet &sheet) {
            sheet.minutes = minutes > 0 ? std::optional(minutes) : std::nullopt;
        });
    });
}

void ScorePadModel::setEdition(const QString &edition) {
    setText(&scorer::Sheet::edition, "edition", edition);
}

void ScorePadModel::setAddOns(const QString &addOns) {
    edit([&](SheetEditor &editor) { editor.setAddOns(oneLine(addOns)); });
}

void ScorePadModel::setNotes(const QString &notes) {
    setText(&scorer::Sheet::notes, "notes", notes);
}

// ---- Sheets -------------------------------------------------------------------------------------

scorer::Entry ScorePadModel::freshEntry() const {
    scorer::Entry entry;
    for (const QString &color : palette()) {
        const auto &taken = sheet().entries;
        if (std::none_of(taken.begin(), taken.end(), [&](const scorer::Entry &other) {
                return isOpen() && fromUtf8(other.colour) == color;
            })) {
            entry.colour = color.toStdString();
            break;
        }
    }
    return entry;
}

KeptSheet ScorePadModel::freshSheet(scorer::Box box, std::size_t players) const {
    KeptSheet kept;
    kept.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    kept.sheet.box = box;
    kept.sheet.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    kept.sheet.entries.resize(
        std::clamp(players, scorer::fewestPlayers(box), scorer::mostPlayers(box)));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.colour = palette().value(next++).toStdString();
    }
    return kept;
}

namespace {

scorer::Box boxOf(const QString &name) {
    return scorer::boxNamed(name.toStdString()).value_or(scorer::Box::classic);
}

/// Who sat there, and in which colours.
void seatAgain(const scorer::Sheet &last, scorer::Sheet &sheet) {
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        sheet.entries[column].player = last.entries[column].player;
        sheet.entries[column].colour = last.entries[column].colour;
    }
}

} // namespace

bool ScorePadModel::begin(const QString &box, int players) {
    KeptSheet kept = freshSheet(boxOf(box), static_cast<std::size_t>(std::max(players, 0)));
    if (const auto last = m_services.latest(kept.sheet.box, kept.sheet.entries.size())) {
        seatAgain(last->sheet, kept.sheet);
    }
    return open(kept);
}

bool ScorePadModel::beginWith(const QString &box, const QStringList &names) {
    KeptSheet kept = freshSheet(boxOf(box), static_cast<std::size_t>(names.size()));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.player = oneLine(names.value(next++)).toStdString();
    }
    return open(kept);
}

QStringList ScorePadModel::lastTable(const QString &box) const {
    QStringList names;
    if (const auto last = m_services.latest(boxOf(box), ScoreServices::anyPlayers)) {
        for (const scorer::Entry &entry : last->sheet.entries) {
            names.append(fromUtf8(entry.player));
        }
    }
    names.removeAll(QString());
    return names;
}

bool ScorePadModel::beginAgain(const QString &box) {
    const auto last = m_services.latest(boxOf(box), ScoreServices::anyPlayers);
    if (!last) {
        return false;
    }
    KeptSheet kept = freshSheet(last->sheet.box, last->sheet.entries.size());
    seatAgain(last->sheet, kept.sheet);
    kept.sheet.addOns = last->sheet.addOns;
    return open(kept);
}

bool ScorePadModel::open(const KeptSheet &sheet) {
    if (!settle()) {
        return false;
    }
    closeHelper();
    m_open = std::make_unique<Open>(sheet);
    m_saveProblem.clear();
    emit sheetChanged();
    refresh();
    return true;
}

bool ScorePadModel::settle() {
    if (isOpen()) {
        keep();
        emit changed();
    }
    return m_saveProblem.isEmpty();
}

namespace {

/// A sheet that says when its game began knows how long it took, if that was not long ago.
void fillMinutes(scorer::Sheet &sheet) {
    constexpr qint64 longest = 600;
    const auto began =
        QDateTime::fromString(fromUtf8(sheet.date), QStringLiteral("yyyy-MM-dd HH:mm"));
    const qint64 minutes = began.isValid() ? began.secsTo(QDateTime::currentDateTime()) / 60 : 0;
    if (!sheet.minutes && minutes >= 1 && minutes <= longest) {
        sheet.minutes = static_cast<int>(minutes);
    }
}

} // namespace

void ScorePadModel::startClock() {
    setDate(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

bool ScorePadModel::finish() {
    if (!isOpen()) {
        return false;
    }
    KeptSheet done = asItIs();
    if (!done.finished) {
        fillMinutes(done.sheet);
    }
    done.finished = true;
    write(done);
    if (!m_saveProblem.isEmpty() || !m_open->kept.finished) { // else it has become another sheet
        emit changed();
        return false;
    }
    discard();
    emit finished(done.id);
    return true;
}

bool ScorePadModel::close() {
    const bool settled = settle();
    if (settled) {
        discard();
    }
    return settled;
}

void ScorePadModel::discard() {
    if (!isOpen()) {
        return;
    }
    closeHelper();
    m_open.reset();
    m_saveProblem.clear();
    emit sheetChanged();
    refresh();
}

// ---- Players ------------------------------------------------------------------------------------

void ScorePadModel::addPlayer() {
    edit([this](SheetEditor &editor) { editor.addPlayer(freshEntry()); });
}

void ScorePadModel::removePlayer(int column) {
    stowHelper();
    edit([column](SheetEditor &editor) {
        editor.removePlayer(column < 0 ? editor.columns() - 1 : column);
    });
}

void ScorePadModel::movePlayer(int from, int to) {
    stowHelper();
    edit([from, to](SheetEditor &editor) { editor.movePlayer(from, to); });
}

void ScorePadModel::setPlayer(int column, const QString &role, const QString &value) {
    if (column < 0 || column >= playerCount()) {
        return;
    }
    const std::string text = oneLine(value).toStdString();
    const std::map<QString, std::string scorer::Entry::*> texts{
        {QStringLiteral("name"), &scorer::Entry::player},
        {QStringLiteral("color"), &scorer::Entry::colour},
        {QStringLiteral("wonder"), &scorer::Entry::wonder},
        {QStringLiteral("side"), &scorer::Entry::side}};
    const auto found = texts.find(role);
    const QString key = role + QString::number(column);
    edit([&](SheetEditor &editor) {
        editor.change(key, [&](scorer::Sheet &sheet) {
            scorer::Entry &entry = sheet.entries[static_cast<std::size_t>(column)];
            if (found != texts.end()) {
                entry.*found->second = text;
            } else if (role == QLatin1String("victory") && sheet.box == scorer::Box::duel) {
                for (scorer::Entry &other : sheet.entries) {
                    other.supremacy = scorer::Supremacy::none; // only one wins like this
                }
                entry.supremacy = text == "military"  ? scorer::Supremacy::military
                                  : text == "science" ? scorer::Supremacy::science
                                                      : scorer::Supremacy::none;
            }
        });
    });
}

QStringList ScorePadModel::completions(const QString &typed) const {
    constexpr qsizetype most = 8;
    QStringList fitting;
    const QString start = typed.trimmed();
    for (const QString &name : m_services.people()) {
        const bool fits = name.startsWith(start, Qt::CaseInsensitive) ||
                          name.contains(QLatin1Char(' ') + start, Qt::CaseInsensitive);
        if (fits && name != typed && fitting.size() < most) {
            fitting.append(name);
        }
    }
    return fitting;
}

void ScorePadModel::showRow(const QString &rowId, bool shown) {
    if (const auto row = SheetRow::named(rowId)) {
        edit([&](SheetEditor &editor) { editor.showRow(*row, shown); });
    }
}

// ---- Entry --------------------------------------------------------------------------------------

void ScorePadModel::write(const std::function<void(SheetEditor &)> &change) {
    leaveHelper();
    edit(change);
}

void ScorePadModel::select(int column, int row) {
    write([=](SheetEditor &editor) { editor.select(column, row); });
}

void ScorePadModel::move(int columns, int rows) {
    write([=](SheetEditor &editor) { editor.move(columns, rows); });
}

void ScorePadModel::type(int digit) {
    write([&](SheetEditor &editor) {
        editor.type(digit);
        if (isWhole() && !isOdd()) { // who is told something wants to read it
            editor.goOn();
        }
    });
}

bool ScorePadModel::isWhole() const {
    const auto row = editor().current().points();
    const auto bounds = row ? m_scoreRules.checker().boundsOf(sheet(), *row) : std::nullopt;
    const int value = bounds ? editor().entry(column()).at(*row).value_or(0) : 0;
    return bounds && (value == 0 || 10 * value > bounds->most || 10 * value < bounds->least);
}

bool ScorePadModel::isOdd() const {
    const auto findings = m_scoreRules.checker().check(sheet());
    return std::any_of(findings.begin(), findings.end(), [this](const scorer::Finding &finding) {
        return finding.entry == static_cast<std::size_t>(column()) &&
               fromUtf8(finding.column) == editor().current().id();
    });
}

void ScorePadModel::minus() {
    write([](SheetEditor &editor) { editor.minus(); });
}

void ScorePadModel::backspace() {
    write([](SheetEditor &editor) { editor.backspace(); });
}

void ScorePadModel::clearCell() {
    write([](SheetEditor &editor) { editor.clearCell(); });
}

void ScorePadModel::enter() {
    write([](SheetEditor &editor) { editor.enter(); });
}

void ScorePadModel::enterBack() {
    write([](SheetEditor &editor) { editor.enterBack(); });
}

void ScorePadModel::undo() {
    if (isOpen() && !m_open->past.isEmpty()) {
        m_open->future.append(m_open->workings);
        work(m_open->past.takeLast());
        return;
    }
    if (isOpen() && m_open->cancelled) {
        reopenHelper();
        return;
    }
    closeHelper();
    edit([](SheetEditor &editor) { editor.undo(); });
}

void ScorePadModel::redo() {
    if (isOpen() && !m_open->future.isEmpty()) {
        m_open->past.append(m_open->workings);
        work(m_open->future.takeLast());
        return;
    }
    closeHelper();
    edit([](SheetEditor &editor) { editor.redo(); });
}

} // namespace mirabilia
