// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/first_game_model.h"

#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/session/table_model.h"
#include "app/models/shell/game_kind.h"
#include "app/models/shell/new_game_model.h"
#include "app/models/shell/practice_model.h"

#include <algorithm>

namespace mirabilia {

namespace {

const QString matchKey = QStringLiteral("firstGame");
const QString helpedKey = QStringLiteral("firstGame.helped");
const QString ways = QStringLiteral("way.");

/// The loss of a chance to win that is worth a word.
constexpr double muchLost = 0.05;

bool isWay(const RuleLine &line) {
    return line.kind == RuleLine::Kind::Chapter && line.id.startsWith(ways);
}

} // namespace

FirstGameModel::FirstGameModel(Services &services, const Settings &settings,
                               const NewGameModel &newGame, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(settings)
    , m_newGame(newGame) {
    connect(&services, &Services::hintReady, this, &FirstGameModel::hear);
    connect(&services, &Services::judged, this,
            [this](int, const QList<HintedMove> &moves) { judge(moves); });
    connect(&services, &Services::problem, this, [this] { m_begun = false; });
    connect(&settings, &Settings::effectiveLanguageChanged, this, [this] {
        if (m_known) { // the sentence of a turn stays as it was said
            read();
            m_stage == Stage::Way ? tell(m_way) : changed();
        }
    });
}

// ---- The words ----------------------------------------------------------------------------------

QList<RuleLine> FirstGameModel::linesOf(const QString &game, const QString &language) {
    return practiceOf(game + QStringLiteral(".first"), language);
}

void FirstGameModel::read() {
    m_lines = linesOf(m_table->game(), m_settings.effectiveLanguage());
}

FirstGameModel::Said FirstGameModel::said(const QString &chapter, int time) const {
    Said said;
    QStringList texts;
    for (const RuleLine &line : m_lines) {
        if (line.chapter == chapter && line.kind == RuleLine::Kind::Chapter) {
            said.glyph = line.glyph;
            said.title = line.title;
        } else if (line.chapter == chapter) {
            texts.append(line.text);
        }
    }
    if (!texts.isEmpty()) {
        said.text = texts[std::min<qsizetype>(time, texts.size() - 1)];
    }
    return said;
}

QString FirstGameModel::stage() const {
    switch (m_stage) {
    case Stage::None: break;
    case Stage::Way: return QStringLiteral("way");
    case Stage::Turn: return QStringLiteral("turn");
    case Stage::Fight: return QStringLiteral("fight");
    case Stage::Better: return QStringLiteral("better");
    case Stage::Free: return QStringLiteral("free");
    case Stage::New: return QStringLiteral("new");
    }
    return {};
}

QStringList FirstGameModel::texts() const {
    QStringList texts;
    for (const RuleLine &line : m_lines) {
        if (line.kind == RuleLine::Kind::Text) {
            texts.append(line.text);
        }
    }
    return texts;
}

QList<RuleLine> FirstGameModel::chaptersOfWays() const {
    QList<RuleLine> chapters;
    std::copy_if(m_lines.begin(), m_lines.end(), std::back_inserter(chapters), isWay);
    return chapters;
}

QVariantList FirstGameModel::ways() const {
    QVariantList all;
    for (const RuleLine &line : chaptersOfWays()) {
        all.append(QVariantMap{{QStringLiteral("id"), line.id.mid(mirabilia::ways.size())},
                               {QStringLiteral("glyph"), line.glyph},
                               {QStringLiteral("title"), line.title}});
    }
    return all;
}

// ---- The game -----------------------------------------------------------------------------------

void FirstGameModel::begin(const QString &game) {
    const GameKind *kind = gameKind(game);
    if (kind == nullptr) {
        return;
    }
    GameSetup setup;
    setup.game = game;
    setup.edition = m_newGame.editionOf(game);
    setup.livePoints = m_settings.livePoints();
    setup.seats = PracticeModel::seatsFor(m_newGame, kind->usual);
    for (SeatSetup &seat : setup.seats) {
        seat.side = kind->sides ? QStringLiteral("A") : QString();
    }
    setup.seats.first().begins = kind->starter;
    emit wanted(setup); // leaves the table there is
    m_begun = true;
}

void FirstGameModel::follow(TableModel &table) {
    m_table = &table;
    connect(m_table, &TableModel::changed, this, &FirstGameModel::look);
    connect(m_table, &TableModel::presentationChanged, this, &FirstGameModel::look);
    connect(m_table, &TableModel::sent, this, &FirstGameModel::decided);
    look();
}

/// The sentence of a turn goes with it: what was advised is done, or is no longer of use.
void FirstGameModel::decided(const v1::Command &command) {
    if (m_stage == Stage::Free || m_stage == Stage::New) {
        goOn();
        return;
    }
    if (m_stage == Stage::Better || m_stage == Stage::Fight) {
        show(Stage::Turn, {});
    }
    m_asked = false;
    m_awaiting = false;
    m_beginning = false;
    m_fought = false;
    m_loss.clear();
    m_advised = m_advice.value(m_table->position());
    if (m_stage == Stage::Turn) {
        const QString between = QStringLiteral("between");
        show(Stage::Turn, command.has_move() ? said(between, m_told[between]++) : Said());
    }
}

void FirstGameModel::end() {
    if (m_table != nullptr) {
        m_table->disconnect(this);
        m_table = nullptr;
    }
    m_begun = false;
    m_known = false;
    if (active()) {
        show(Stage::None, {});
    }
}

bool FirstGameModel::guided() const {
    return gameKind(m_table->game())->beginning(m_table->view());
}

/// Once the table is laid: is this the game that was begun as the first, or goes on as such?
void FirstGameModel::recognize() {
    const QString match = m_table->matchId();
    const bool kept = m_services.setting(matchKey, QString()).toString() == match;
    if (!m_begun && (!kept || match.isEmpty())) {
        m_table->disconnect(this);
        m_table = nullptr;
        return;
    }
    read();
    m_known = true;
    m_told.clear();
    m_advice.clear();
    m_advised.clear();
    m_asked = false;
    m_fought = false;
    m_loss.clear();
    m_beginning = std::exchange(m_begun, false);
    m_helped = !m_beginning && m_services.setting(helpedKey, QString()).toString() == match;
    if (m_helped) {
        return;
    }
    m_services.setSetting(matchKey, match);
    m_services.coach();
    if (m_beginning) {
        m_awaiting = true;
        m_position = m_table->position();
        m_services.requestHint(m_table->viewer());
        tell(0);
    } else {
        show(Stage::Turn, {});
    }
}

void FirstGameModel::look() {
    if (m_table == nullptr || !m_table->laid()) {
        return;
    }
    if (!m_known) {
        recognize();
        if (!m_known) {
            return;
        }
    }
    if (m_table->over()) {
        forget();
    } else if (m_helped && !active()) {
        sayNew();
    } else if (!m_loss.isEmpty() && !m_table->showing()) {
        sayBetter();
    } else if (m_stage == Stage::Turn && sayFight()) {
        return;
    } else if (m_stage == Stage::Fight && m_fightShown && m_table->fightText().isEmpty()) {
        show(Stage::Turn, said(QStringLiteral("age"))); // the table has gone on to the next age
    } else if (m_stage == Stage::Fight && m_fightShown && m_table->myTurn()) {
        goOn();
    } else if (m_stage == Stage::Turn && m_table->myTurn()) {
        ask();
    } else {
        emit changed(); // whether a move can be taken back
    }
}

void FirstGameModel::tell(int way) {
    const QList<RuleLine> chapters = chaptersOfWays();
    if (way < chapters.size()) {
        m_way = std::max(0, way);
        show(Stage::Way, said(chapters[m_way].id));
    } else {
        m_asked = true; // the first turn has words of its own
        show(Stage::Turn, beginning());
        m_table->advise(m_advice.value(m_position));
    }
}

FirstGameModel::Said FirstGameModel::beginning() const {
    const QList<HintedMove> moves = m_advice.value(m_position);
    Said said = this->said(QStringLiteral("begin"), moves.isEmpty() ? 0 : 1);
    if (!moves.isEmpty()) {
        said.text = said.text.arg(m_table->moveText(m_table->viewer(), moves[0].move));
    }
    return said;
}

/// A new turn: its sentence comes with the hint.
void FirstGameModel::ask() {
    if (!guided()) {
        show(Stage::Free, said(QStringLiteral("free")));
    } else if (!m_asked) {
        m_asked = true;
        m_position = m_table->position();
        if (m_advice.contains(m_position)) {
            advise(m_advice.value(m_position));
        } else {
            m_awaiting = true;
            m_services.requestHint(m_table->viewer());
        }
    }
}

void FirstGameModel::hear(int /*seat*/, const QList<HintedMove> &moves) {
    const bool awaited = std::exchange(m_awaiting, false);
    if (m_table == nullptr || !active() || moves.isEmpty()) {
        return;
    }
    // A hint that the player has asked for is the advice here, too.
    const QByteArray position = awaited ? m_position : m_table->position();
    if (!m_advice.contains(position)) {
        m_advice.insert(position, moves);
    }
    if (awaited && m_stage == Stage::Turn) {
        advise(m_advice.value(position));
    }
}

void FirstGameModel::advise(const QList<HintedMove> &moves) {
    Said sentence = beginning();
    if (!m_beginning) {
        const QString why = QStringLiteral("why.");
        const HintedMove &best = moves[0];
        sentence = said(why + m_table->closerReason(best.move, best.reason), m_told[best.reason]++);
        sentence.text = tr("%1: %2", "a move, and the reason for it")
                            .arg(m_table->moveText(m_table->viewer(), best.move), sentence.text);
    }
    show(Stage::Turn, sentence);
    m_table->advise(moves);
}

/// A move that was advised is never blamed, and none but that one is called better.
void FirstGameModel::judge(QList<HintedMove> moves) {
    if (m_table == nullptr || m_stage != Stage::Turn || moves.size() < 2) {
        return;
    }
    if (!m_advised.isEmpty()) {
        const int seat = m_table->viewer();
        const HintedMove &advice = m_advised[0];
        if (m_table->moveText(seat, advice.move) == m_table->moveText(seat, moves[0].move)) {
            return;
        }
        const double found = moves[1].chance; // the search that looked back saw more
        moves[1] = advice;
        moves[1].chance = std::min(advice.chance, found);
    }
    if (moves[1].chance - moves[0].chance >= muchLost) {
        m_loss = moves;
        look(); // once the table has shown the move
    }
}

void FirstGameModel::sayBetter() {
    const QList<HintedMove> moves = std::exchange(m_loss, {});
    m_turn = m_now;
    Said sentence = said(QStringLiteral("better"));
    sentence.text =
        sentence.text.arg(m_table->moveText(m_table->viewer(), moves[1].move),
                          Wording::percent(moves[1].chance), Wording::percent(moves[0].chance));
    show(Stage::Better, sentence);
}

/// Tells once what a war has brought, while it is shown or, without motion, after it.
bool FirstGameModel::sayFight() {
    const QString fight = m_fought ? QString() : m_table->fightText();
    if (fight.isEmpty()) {
        return false;
    }
    m_fought = true;
    m_fightShown = m_table->showing(); // as long as the player liked to look at it
    Said sentence = said(QStringLiteral("fight"));
    sentence.text = sentence.text.arg(fight);
    show(Stage::Fight, sentence);
    return true;
}

/// After the help: a kind of card that its chapters could only announce.
void FirstGameModel::sayNew() {
    const auto [chapter, name] = m_table->novelty();
    if (chapter.isEmpty() || !m_table->myTurn()) {
        return;
    }
    Said sentence = said(chapter);
    sentence.text = sentence.text.arg(name);
    show(Stage::New, sentence);
}

bool FirstGameModel::canTakeBack() const {
    return m_table != nullptr && (m_table->canChange() || m_table->canUndo());
}

void FirstGameModel::takeBack() {
    if (m_table == nullptr || m_stage != Stage::Better) {
        return;
    }
    if (m_table->canChange()) {
        m_table->change();
    } else {
        m_table->undo();
    }
}

void FirstGameModel::goOn() {
    if (m_stage == Stage::Free) {
        m_helped = true;
        m_services.setSetting(helpedKey, m_table->matchId());
        show(Stage::None, {});
    } else if (m_stage == Stage::New) {
        forget();
    } else if (m_stage == Stage::Better || m_stage == Stage::Fight) {
        show(Stage::Turn, m_stage == Stage::Better ? m_turn : m_now);
        look();
    }
}

void FirstGameModel::close() {
    if (m_table != nullptr) {
        m_table->advise({});
        forget();
    }
}

/// The game has no more to be told of.
void FirstGameModel::forget() {
    m_services.setSetting(matchKey, QString());
    m_table->disconnect(this);
    m_table = nullptr;
    m_known = false;
    show(Stage::None, {});
}

void FirstGameModel::show(Stage stage, const Said &said) {
    m_stage = stage;
    m_now = said;
    emit changed();
}

} // namespace mirabilia
