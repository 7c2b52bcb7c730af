// SPDX-License-Identifier: GPL-3.0-or-later
// What the pad says of its sheet, and what is changed about the game and its players.
#include "app/models/scorepad/score_pad_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/seat_colors.h"

#include <algorithm>

namespace mirabilia {

ScorePadModel::ScorePadModel(PadServices &services, const ScoreRules &rules,
                             const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_scoreRules(rules)
    , m_catalogue(catalogue)
    , m_words(catalogue)
    , m_worked(rules, m_words)
    , m_view(rules, m_words)
    , m_fresh(services)
    , m_keeper(services)
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
    return isOpen() ? m_keeper.kept().id : QString();
}

QString ScorePadModel::box() const {
    const std::string_view name = scorer::name(sheet().box);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString ScorePadModel::boxName() const {
    return ScoreWords::box(sheet().box);
}

bool ScorePadModel::isCorrection() const {
    return isOpen() && m_keeper.kept().finished;
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
            {QStringLiteral("expansion"), !row.isExtra()},
        });
    }
    return list;
}

bool ScorePadModel::senateMayDecide() const {
    return sheet().box == scorer::Box::duel &&
           editor().rows().contains(SheetRow(scorer::Row::agora));
}

QVariantList ScorePadModel::wonders() const {
    QVariantList list;
    if (sheet().box == scorer::Box::classic) {
        const QStringList known = m_catalogue.classic().wonders() + ScoreWords::otherWonders();
        for (const QString &wonder : known) {
            list.append(
                QVariantMap{{QStringLiteral("id"), wonder},
                            {QStringLiteral("name"), m_words.wonder(wonder.toStdString())}});
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

QString ScorePadModel::currentSeldom() const {
    const int number = row() * playerCount() + column();
    return number < m_cells->count() ? m_cells->cell(number).seldom : QString();
}

bool ScorePadModel::mayBeNegative() const {
    return isOpen() && editor().current().mayBeNegative(sheet().box);
}

bool ScorePadModel::hasHelper() const {
    const auto points = editor().current().points();
    return isOpen() && points && ScoreHelper::exists(sheet().box, *points);
}

QVariantList ScorePadModel::currentSteps() const {
    const auto worked =
        isOpen() ? m_worked.at(sheet(), static_cast<std::size_t>(column()), editor().current())
                 : std::nullopt;
    return worked ? m_words.steps(*worked) : QVariantList();
}

bool ScorePadModel::isFresh() const {
    return !isOpen() || m_open->keys.isFresh();
}

QString ScorePadModel::sumText() const {
    return isOpen() ? m_open->keys.sumText() : QString();
}

QString ScorePadModel::goingOn() const {
    return m_namesKeys ? tr("Enter goes on; nothing goes on by itself.")
                       : tr("Next goes on; nothing goes on by itself.");
}

QString ScorePadModel::countGlyph() const {
    return isOpen() ? m_open->keys.countGlyph() : QString();
}

QString ScorePadModel::countName() const {
    return isOpen() ? m_open->keys.countName() : QString();
}

QString ScorePadModel::countText() const {
    return isOpen() ? m_open->keys.countText() : QString();
}

bool ScorePadModel::canUndo() const {
    return canUndoInHelper() || (isOpen() && m_open->helper.wasCancelled()) || editor().canUndo();
}

bool ScorePadModel::canRedo() const {
    return (isOpen() && m_open->helper.canRedo()) || editor().canRedo();
}

bool ScorePadModel::canUndoInHelper() const {
    return isOpen() && m_open->helper.canUndo();
}

QString ScorePadModel::standing() const {
    return isOpen() ? ScoreWords::standing(sheet(), isCorrection() || missing() == 0) : QString();
}

int ScorePadModel::missing() const {
    int empty = 0;
    for (const scorer::Entry &entry : sheet().entries) {
        empty += scorer::emptyCells(sheet(), entry);
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

QString ScorePadModel::boxEdition() const {
    const auto edition = scorer::editionOf(sheet());
    return edition ? fromUtf8(std::string(name(*edition))) : QString();
}

QString ScorePadModel::addOns() const {
    return editor().addOns();
}

QString ScorePadModel::notes() const {
    return fromUtf8(sheet().notes);
}

QStringList ScorePadModel::steps() const {
    QStringList list;
    for (qsizetype step = 0; isOpen() && step < editor().steps(); ++step) {
        list.append(SheetView::step(editor().before(step + 1), editor().before(step)));
    }
    return list;
}

QList<SheetRow> ScorePadModel::shownRows() const {
    return isOpen() ? editor().rows() : QList<SheetRow>();
}

void ScorePadModel::refresh() {
    if (isOpen()) {
        const auto &refused = m_open->keys.refused();
        m_open->findings = m_scoreRules.checker().check(sheet());
        m_findings->setFindings(m_view.findings(editor(), m_open->findings, refused));
        m_players->setPlayers(m_view.players(sheet()));
        m_rows->setRows(SheetView::rows(editor()));
        m_cells->setCells(m_view.cells(editor(), m_open->findings, refused));
    } else {
        m_findings->setFindings({});
        m_players->setPlayers({});
        m_rows->setRows({});
        m_cells->setCells({});
    }
    emit changed();
    emit currentChanged();
}

void ScorePadModel::retranslate() {
    refresh();
    showHelper();
    emit sheetChanged();
}

// ---- About the game -----------------------------------------------------------------------------

void ScorePadModel::setText(std::string scorer::Sheet::*member, const char *key,
                            const QString &text) {
    edit([&](SheetEditor &editor) {
        editor.change(QString::fromLatin1(key),
                      [&](scorer::Sheet &sheet) { sheet.*member = text.toStdString(); });
    });
}

void ScorePadModel::setDate(const QString &date) {
    setText(&scorer::Sheet::date, "date", fromUtf8(m_words.writtenDate(date)));
}

void ScorePadModel::setPlace(const QString &place) {
    setText(&scorer::Sheet::place, "place", oneLine(place));
}

void ScorePadModel::setMinutes(int minutes) {
    edit([&](SheetEditor &editor) {
        editor.change(QStringLiteral("minutes"), [&](scorer::Sheet &sheet) {
            sheet.minutes = minutes > 0 ? std::optional(minutes) : std::nullopt;
        });
    });
}

void ScorePadModel::changeEdition(const QString &key,
                                  const std::function<void(scorer::Sheet &)> &change) {
    stowHelper();
    const scorer::Sheet before = sheet();
    edit([&](SheetEditor &editor) {
        editor.change(key, [&](scorer::Sheet &sheet) {
            change(sheet);
            m_worked.follow(before, sheet);
        });
    });
}

void ScorePadModel::setEdition(const QString &edition) {
    changeEdition(QStringLiteral("edition"),
                  [&](scorer::Sheet &sheet) { sheet.edition = oneLine(edition).toStdString(); });
}

void ScorePadModel::setBoxEdition(const QString &edition) {
    if (!isOpen() || edition == boxEdition()) {
        return;
    }
    setEdition(edition);
    if (!isCorrection()) {
        m_fresh.chooseEdition(edition);
    }
}

void ScorePadModel::setAddOns(const QString &addOns) {
    edit([&](SheetEditor &editor) { editor.setAddOns(oneLine(addOns)); });
}

void ScorePadModel::setNotes(const QString &notes) {
    setText(&scorer::Sheet::notes, "notes", severalLines(notes));
}

// ---- Players ------------------------------------------------------------------------------------

void ScorePadModel::changeSeats(
    const std::function<void(SheetEditor &, const SeatsSettled &)> &change) {
    stowHelper();
    const scorer::Sheet before = sheet();
    edit([&](SheetEditor &editor) {
        change(editor, [&](const Seats &seats, scorer::Sheet &now) {
            m_worked.seatAnew(before, seats, now);
        });
    });
}

void ScorePadModel::addPlayer() {
    changeSeats([this](SheetEditor &editor, const SeatsSettled &settled) {
        editor.addPlayer(FreshSheets::seatAt(sheet()), settled);
    });
}

void ScorePadModel::removePlayer(int column) {
    changeSeats([column](SheetEditor &editor, const SeatsSettled &settled) {
        editor.removePlayer(column < 0 ? editor.columns() - 1 : column, settled);
    });
}

void ScorePadModel::movePlayer(int from, int to) {
    changeSeats([from, to](SheetEditor &editor, const SeatsSettled &settled) {
        editor.movePlayer(from, to, settled);
    });
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
                entry.supremacy = scorer::supremacyNamed(text).value_or(scorer::Supremacy::none);
            }
        });
    });
}

QStringList ScorePadModel::completions(const QString &typed, int most) const {
    QStringList fitting;
    const QString start = typed.trimmed();
    const auto &seated = sheet().entries;
    for (const QString &name : m_services.people()) {
        const bool fits = name.startsWith(start, Qt::CaseInsensitive) ||
                          name.contains(QLatin1Char(' ') + start, Qt::CaseInsensitive);
        const bool sits = std::any_of(seated.begin(), seated.end(), [&](const auto &entry) {
            return fromUtf8(entry.player) == name;
        });
        if (fits && !sits && name != typed && fitting.size() < most) {
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

} // namespace mirabilia
