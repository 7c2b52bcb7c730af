// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_boards_model.h"

#include "app/models/common/wording.h"
#include "app/models/dice/dice_adapter.h"
#include "app/models/dice/dice_board_reasons.h"
#include "app/models/dice/dice_effect_forms.h"

#include <QFileInfo>
#include <QJSEngine>
#include <QJsonObject>
#include <QPointer>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace mirabilia {

namespace {

DiceBoardsModel *theBoards = nullptr;

constexpr QLatin1String sourced("sourced");
constexpr QLatin1String entered("entered");
constexpr QLatin1String inferred("inferred");
constexpr QLatin1String ours("ours");

/// The weaker of the words for where its two parts come from.
QString originOf(const BoardSpace &space) {
    for (const QLatin1String word : {ours, inferred, entered}) {
        if (space.costOrigin == word || space.effectsOrigin == word) {
            return word;
        }
    }
    return sourced;
}

bool isPrinted(const BoardSpace &space) {
    const QString origin = originOf(space);
    return origin == sourced || origin == entered;
}

/// The spaces of a board. What the program does not know to be printed and the draft does, an owner
/// has entered.
QList<BoardSpace> spacesOf(const BoardDraft &draft, const BoardDraft &builtIn,
                           const QString &board) {
    QHash<QString, BoardSpace> known;
    for (const BoardSpace &space : builtIn.spaces(board)) {
        known.insert(space.id, space);
    }
    QList<BoardSpace> spaces = draft.spaces(board);
    for (BoardSpace &space : spaces) {
        const BoardSpace was = known.value(space.id);
        if (space.costOrigin == sourced && (was.costOrigin != sourced || was.cost != space.cost)) {
            space.costOrigin = entered;
        }
        if (space.effectsOrigin == sourced &&
            (was.effectsOrigin != sourced || was.effects != space.effects)) {
            space.effectsOrigin = entered;
        }
    }
    return spaces;
}

/// The position in which nothing is crossed off yet and every die can be had.
v1::TableView positionOf(const QString &board, const QList<BoardSpace> &spaces,
                         const DiceFacts &facts) {
    v1::TableView view;
    v1::DiceCity &city = *view.mutable_dice()->add_cities();
    city.set_board(board.toStdString());
    for (const QString &die : facts.specialDice()) {
        city.add_unlocked(die.toStdString());
    }
    for (const BoardSpace &space : spaces) {
        v1::DiceCell &cell = *city.add_cells();
        cell.set_cell(space.id.toStdString());
        cell.set_building(facts.board(board).cells.value(space.id).building.toStdString());
        cell.set_cost(static_cast<unsigned>(space.cost));
        cell.set_next(true);
    }
    return view;
}

} // namespace

DiceEffectsModel::DiceEffectsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DiceEffectRow>(), parent) {}

DiceBoardsModel::DiceBoardsModel(BoardServices &services, const Catalogue &catalogue)
    : m_services(services)
    , m_catalogue(catalogue)
    , m_city(new DiceCity(0, this))
    , m_effects(new DiceEffectsModel(this)) {
    theBoards = this;
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        refresh();
        emit languageChanged();
    });
}

DiceBoardsModel::~DiceBoardsModel() {
    theBoards = nullptr;
}

DiceBoardsModel *DiceBoardsModel::create(QQmlEngine *, QJSEngine *) {
    if (theBoards != nullptr) {
        QJSEngine::setObjectOwnership(theBoards, QJSEngine::CppOwnership);
    }
    return theBoards;
}

void DiceBoardsModel::look() {
    if (m_unkept) {
        return;
    }
    const BoardReading own = m_services.own();
    m_kept = own.boards != nullptr ? own.boards : m_services.builtIn();
    m_trouble = own.problem;
    m_before.clear();
    m_after.clear();
    if (m_board.isEmpty()) {
        m_board = m_kept->boards().value(0);
    }
    show(m_kept);
}

// ---- What is shown ------------------------------------------------------------------------------

void DiceBoardsModel::show(BoardStep step) {
    m_boards = std::move(step);
    m_fault = m_boards->problem();
    const QByteArray text = m_boards->text();
    m_unkept = text != m_kept->text();
    m_builtIn = text == m_services.builtIn()->text();
    refresh();
}

void DiceBoardsModel::refresh() {
    if (m_boards == nullptr) {
        return;
    }
    const DiceFacts facts(m_boards->text());
    const QList<BoardSpace> spaces = spacesOf(*m_boards, *m_services.builtIn(), m_board);
    const auto chosen = std::find_if(spaces.begin(), spaces.end(), [this](const BoardSpace &space) {
        return space.id == m_space.id;
    });
    m_space = chosen == spaces.end() ? BoardSpace() : *chosen;
    m_printed = static_cast<int>(std::count_if(spaces.begin(), spaces.end(), isPrinted));
    m_total = static_cast<int>(spaces.size());
    const v1::TableView view = positionOf(m_board, spaces, facts);
    const DiceAdapter adapter(view, m_catalogue, facts);
    m_city->setState(adapter.city(0));
    QHash<QString, QString> origins;
    for (const BoardSpace &space : spaces) {
        origins.insert(space.id, originOf(space));
    }
    for (DiceBuilding *building : m_city->buildings()) {
        refreshBuilding(*building, adapter, origins);
    }
    refreshSpace(facts);
    m_problem = problemText(facts);
    emit changed();
}

QString DiceBoardsModel::problemText(const DiceFacts &facts) const {
    const DiceWording words(m_catalogue, facts);
    const QString board = m_fault.board.isEmpty() ? m_board : m_fault.board;
    const auto at = [](const QString &place, const QString &what) {
        return tr("%1: %2", "a place on a board and what is wrong there").arg(place, what);
    };
    QString text = DiceBoardReasons::sentence(m_fault.reason);
    if (!m_fault.space.isEmpty()) {
        text = at(words.cell(board, m_fault.space), text);
    }
    return board == m_board ? text : at(words.city(board), text);
}

void DiceBoardsModel::refreshBuilding(DiceBuilding &building, const DiceAdapter &adapter,
                                      const QHash<QString, QString> &origins) const {
    DiceMarks marks;
    marks.cell = m_space.id;
    DiceBuildingState state = adapter.building(0, building.building());
    QList<DiceCellRow> cells = adapter.cells(0, building.building(), marks);
    for (DiceCellRow &cell : cells) {
        cell.origin = origins.value(cell.cell);
        state.crossed += cell.origin == sourced || cell.origin == entered ? 1 : 0;
        cell.description = tr("%1, %2", "a space and where its numbers come from")
                               .arg(cell.description, originName(cell.origin));
    }
    state.description = tr("%1: %2 of %3 as printed", "a building and numbers of its spaces")
                            .arg(state.print.name, QString::number(state.crossed),
                                 QString::number(state.print.total));
    building.setState(state);
    building.cells()->assign(cells);
}

void DiceBoardsModel::refreshSpace(const DiceFacts &facts) {
    const DiceWording words(m_catalogue, facts);
    m_spaceName = m_space.id.isEmpty() ? QString() : words.cell(m_board, m_space.id);
    m_spaceText = words.effects(m_board, m_space.id);
    QList<DiceEffectRow> rows;
    for (const QJsonValue &value : std::as_const(m_space.effects)) {
        const QJsonObject effect = value.toObject();
        const DiceEffectForm form = DiceEffectForms::of(effect[QLatin1String("type")].toString());
        DiceEffectRow row;
        row.row = static_cast<int>(rows.size());
        row.type = form.type;
        row.name = form.name;
        for (const DiceAmount &amount : form.amounts) {
            row.amounts.append(QVariantMap{{QStringLiteral("label"), amount.label},
                                           {QStringLiteral("value"), effect[amount.key].toInt()},
                                           {QStringLiteral("least"), amount.least},
                                           {QStringLiteral("most"), amount.most}});
        }
        row.choiceLabel = DiceEffectForms::choiceLabel(form);
        row.choice = DiceEffectForms::chosen(effect, form.choice);
        rows.append(row);
    }
    m_effects->setEffects(rows);
}

QVariantList DiceBoardsModel::boards() const {
    QVariantList list;
    if (m_boards == nullptr) {
        return list;
    }
    const DiceWording words(m_catalogue);
    for (const QString &board : m_boards->boards()) {
        list.append(QVariantMap{{QStringLiteral("board"), board},
                                {QStringLiteral("text"), words.city(board)}});
    }
    return list;
}

QVariantList DiceBoardsModel::types() const {
    QVariantList list;
    for (const DiceEffectForm &form : DiceEffectForms::all()) {
        list.append(
            QVariantMap{{QStringLiteral("type"), form.type}, {QStringLiteral("name"), form.name}});
    }
    return list;
}

QVariantList DiceBoardsModel::choices(int row) const {
    if (row < 0 || row >= m_effects->count()) {
        return {};
    }
    const DiceWording words(m_catalogue);
    const DiceEffectRow &effect = m_effects->effect(row);
    return DiceEffectForms(words).choices(effect.type, effect.choice);
}

QString DiceBoardsModel::origin() const {
    return originOf(m_space);
}

bool DiceBoardsModel::printed() const {
    return isPrinted(m_space);
}

QString DiceBoardsModel::originName(const QString &origin) {
    return origin == sourced    ? tr("printed")
           : origin == entered  ? tr("entered")
           : origin == inferred ? tr("inferred")
                                : tr("our own");
}

QVariantList DiceBoardsModel::origins() const {
    QVariantList list;
    for (const QString &origin :
         {QString(sourced), QString(entered), QString(inferred), QString(ours)}) {
        list.append(QVariantMap{{QStringLiteral("origin"), origin},
                                {QStringLiteral("text"), originName(origin)}});
    }
    return list;
}

QString DiceBoardsModel::originText() const {
    const auto sentence = [](const QString &cost, const QString &effects, QLatin1String word,
                             const QString &both, const QString &one, const QString &other) {
        return cost == word && effects == word ? both
               : cost == word                  ? one
               : effects == word               ? other
                                               : QString();
    };
    const QString &cost = m_space.costOrigin;
    const QString &effects = m_space.effectsOrigin;
    return Wording::sentences(
        {sentence(cost, effects, sourced, tr("Printed so"), tr("The cost is printed so"),
                  tr("What it gives is printed so")),
         sentence(cost, effects, entered, tr("Entered by an owner of the game"),
                  tr("The cost was entered by an owner of the game"),
                  tr("What it gives was entered by an owner of the game")),
         sentence(cost, effects, inferred, tr("Inferred, not confirmed"),
                  tr("The cost is inferred"), tr("What it gives is inferred")),
         sentence(cost, effects, ours, tr("Our own invention"), tr("The cost is our own invention"),
                  tr("What it gives is our own invention"))});
}

QString DiceBoardsModel::progressText() const {
    return tr("%1 of %2 spaces of this board are as printed")
        .arg(QString::number(m_printed), QString::number(m_total));
}

void DiceBoardsModel::setBoard(const QString &board) {
    if (m_boards != nullptr && board != m_board && m_boards->boards().contains(board)) {
        m_board = board;
        refresh();
    }
}

void DiceBoardsModel::setSpace(const QString &space) {
    if (space != m_space.id) {
        m_space.id = space;
        refresh();
    }
}

// ---- A space ------------------------------------------------------------------------------------

void DiceBoardsModel::step(BoardStep step) {
    if (step == nullptr || m_boards == nullptr) {
        return;
    }
    m_trouble.clear();
    if (step->text() != m_boards->text()) {
        m_before.append(m_boards);
        m_after.clear();
    }
    show(std::move(step));
}

void DiceBoardsModel::setEffects(const QJsonArray &effects) {
    if (!m_space.id.isEmpty()) {
        step(m_boards->withEffects(m_board, m_space.id, effects));
    }
}

QJsonObject DiceBoardsModel::effectAt(int row) const {
    return m_space.effects.at(row).toObject();
}

void DiceBoardsModel::setEffect(int row, const QJsonObject &effect) {
    if (row >= 0 && row < m_space.effects.size()) {
        QJsonArray effects = m_space.effects;
        effects[row] = effect;
        setEffects(effects);
    }
}

void DiceBoardsModel::setCost(int cost) {
    if (!m_space.id.isEmpty() && cost >= 0 && cost != m_space.cost) {
        step(m_boards->withCost(m_board, m_space.id, cost));
    }
}

void DiceBoardsModel::addEffect(const QString &type) {
    const DiceWording words(m_catalogue);
    QJsonArray effects = m_space.effects;
    effects.append(DiceEffectForms(words).fresh(type));
    setEffects(effects);
}

void DiceBoardsModel::removeEffect(int row) {
    if (row >= 0 && row < m_space.effects.size()) {
        QJsonArray effects = m_space.effects;
        effects.removeAt(row);
        setEffects(effects);
    }
}

void DiceBoardsModel::setType(int row, const QString &type) {
    const DiceWording words(m_catalogue);
    if (effectAt(row)[QLatin1String("type")].toString() != type) {
        setEffect(row, DiceEffectForms(words).fresh(type));
    }
}

void DiceBoardsModel::setAmount(int row, int amount, int value) {
    QJsonObject effect = effectAt(row);
    const QList<DiceAmount> amounts =
        DiceEffectForms::of(effect[QLatin1String("type")].toString()).amounts;
    if (amount >= 0 && amount < amounts.size()) {
        effect[amounts[amount].key] =
            std::clamp(value, amounts[amount].least, amounts[amount].most);
        setEffect(row, effect);
    }
}

void DiceBoardsModel::choose(int row, const QString &value) {
    QJsonObject effect = effectAt(row);
    const DiceEffectForm form = DiceEffectForms::of(effect[QLatin1String("type")].toString());
    if (!form.choice.isEmpty()) {
        DiceEffectForms::choose(effect, form.choice, value);
        setEffect(row, effect);
    }
}

void DiceBoardsModel::confirm() {
    if (!m_space.id.isEmpty()) {
        step(m_boards->withCost(m_board, m_space.id, m_space.cost)
                 ->withEffects(m_board, m_space.id, m_space.effects));
    }
}

// ---- All boards ---------------------------------------------------------------------------------

void DiceBoardsModel::undo() {
    if (canUndo()) {
        m_trouble.clear();
        m_after.append(m_boards);
        show(m_before.takeLast());
    }
}

void DiceBoardsModel::redo() {
    if (canRedo()) {
        m_trouble.clear();
        m_before.append(m_boards);
        show(m_after.takeLast());
    }
}

void DiceBoardsModel::takeBuiltIn() {
    step(m_services.builtIn());
}

bool DiceBoardsModel::fail(const QString &trouble) {
    m_trouble = trouble;
    emit changed();
    return trouble.isEmpty();
}

bool DiceBoardsModel::keep() {
    if (m_boards == nullptr || !m_fault.text.isEmpty() || !fail(m_services.keep(*m_boards))) {
        return false;
    }
    m_kept = m_boards;
    show(m_boards);
    emit kept();
    return true;
}

bool DiceBoardsModel::importFrom(const QString &path) {
    const QUrl url(path);
    const QString file = url.isLocalFile() ? url.toLocalFile() : path;
    const BoardReading read = m_services.read(file);
    if (read.boards == nullptr || m_boards == nullptr) {
        return fail(read.problem);
    }
    step(read.boards);
    setBoard(m_boards->boards().contains(m_board) ? m_board : m_boards->boards().value(0));
    emit told(
        tr("Taken from %1. Keep it if you want to play with it.").arg(QFileInfo(file).fileName()));
    return true;
}

bool DiceBoardsModel::exportTo(const QString &path) {
    if (m_boards == nullptr || !fail(m_services.write(*m_boards, path))) {
        return false;
    }
    emit told(tr("Written: %1").arg(QFileInfo(path).fileName()));
    return true;
}

void DiceBoardsModel::askForImport() {
    m_services.askWhatToRead([self = QPointer(this)](const QString &path) {
        if (self) {
            self->importFrom(path);
        }
    });
}

void DiceBoardsModel::askForExport() {
    m_services.askWhereToWrite([self = QPointer(this)](const QString &path) {
        if (self) {
            self->exportTo(path);
        }
    });
}

} // namespace mirabilia
