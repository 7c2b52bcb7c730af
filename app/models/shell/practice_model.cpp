// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/practice_model.h"

#include "app/models/common/seat_colors.h"
#include "app/models/common/settings.h"
#include "app/models/rules/rules_text.h"
#include "app/models/session/table_model.h"
#include "app/models/shell/game_kind.h"
#include "app/models/shell/new_game_model.h"

#include <QFile>

#include <algorithm>

namespace mirabilia {

namespace {

/// The most seats of any practice position.
constexpr int mostSeats = 7;

const QString finishedKey = QStringLiteral("finishedGames");
/// Stored instead of the games: suggest nothing more.
const QString enough = QStringLiteral("enough");

QString seenKey(const QString &game) {
    return QStringLiteral("practice/") + game;
}

} // namespace

QList<SeatSetup> PracticeModel::seatsFor(const NewGameModel &newGame, int count) {
    QList<SeatSetup> seats;
    QStringList names;
    const auto sit = [&](SeatSetup::Kind kind, const QString &name) {
        SeatSetup seat;
        seat.kind = kind;
        seat.name = name;
        seat.color = seatColors[seats.size()];
        seat.level = kind == SeatSetup::Kind::Computer ? computerLevels().first() : QString();
        names.append(name);
        seats.append(seat);
    };
    const QList<SeatSetup> usual = newGame.setup().seats;
    const auto me = std::find_if(usual.begin(), usual.end(), [](const SeatSetup &seat) {
        return seat.kind == SeatSetup::Kind::Person;
    });
    sit(SeatSetup::Kind::Person, me == usual.end() ? QString() : me->name);
    while (seats.size() < count) {
        sit(SeatSetup::Kind::Computer, freshName(names));
    }
    return seats;
}

PracticeModel::PracticeModel(Services &services, const Settings &settings,
                             const NewGameModel &newGame, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(settings)
    , m_newGame(newGame) {
    connect(&services, &Services::practised, this, &PracticeModel::hear);
    connect(&newGame, &NewGameModel::answersChanged, this, &PracticeModel::changed);
    connect(&settings, &Settings::effectiveLanguageChanged, this, [this] {
        read();
        emit changed();
    });
}

// ---- The lessons --------------------------------------------------------------------------------

QList<LessonWords> PracticeModel::lessonsOf(const QString &game, const QString &language) {
    QList<LessonWords> lessons;
    for (const RuleLine &line : practiceOf(game, language)) {
        if (line.kind == RuleLine::Kind::Chapter) {
            lessons.append({line.glyph, line.title, {}, {}, {}});
        } else if (!lessons.isEmpty()) {
            lessons.last().asks.append(line.text);
        }
    }
    for (LessonWords &lesson : lessons) { // the last two lines are the outcomes
        if (lesson.asks.size() > 2) {
            lesson.other = lesson.asks.takeLast();
            lesson.done = lesson.asks.takeLast();
        }
    }
    return lessons;
}

QByteArray PracticeModel::scenariosOf(const QString &game) {
    QFile file(QStringLiteral(":/practice/%1.json").arg(game));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void PracticeModel::read() {
    m_lessons = lessonsOf(m_game, m_settings.effectiveLanguage());
}

const LessonWords &PracticeModel::words() const {
    static const LessonWords none;
    return m_lesson < m_lessons.size() ? m_lessons[m_lesson] : none;
}

QString PracticeModel::text() const {
    switch (m_outcome) {
    case Outcome::Done: return words().done;
    case Outcome::Other: return words().other;
    case Outcome::Asking: break;
    }
    return words().asks.value(m_step);
}

QStringList PracticeModel::texts() const {
    return words().asks + QStringList{words().done, words().other};
}

QString PracticeModel::outcome() const {
    switch (m_outcome) {
    case Outcome::Done: return QStringLiteral("done");
    case Outcome::Other: return QStringLiteral("other");
    case Outcome::Asking: break;
    }
    return QStringLiteral("asking");
}

QVariantList PracticeModel::games() const {
    QVariantList all;
    for (const GameKind &kind : gameKinds()) {
        const auto count = lessonsOf(kind.id, m_settings.effectiveLanguage()).size();
        all.append(QVariantMap{{QStringLiteral("id"), kind.id},
                               {QStringLiteral("name"), kind.name(m_newGame.editionOf(kind.id))},
                               {QStringLiteral("done"), seen(kind.id)},
                               {QStringLiteral("count"), count}});
    }
    return all;
}

// ---- At the table -------------------------------------------------------------------------------

void PracticeModel::begin(const QString &game) {
    m_game = game;
    read();
    m_lesson = seen(game) < count() ? seen(game) : 0;
    open();
}

void PracticeModel::again() {
    open();
}

void PracticeModel::go(int lesson) {
    see(std::max(lesson, seen(m_game)));
    if (lesson >= count()) {
        emit over();
        return;
    }
    m_lesson = std::max(0, lesson);
    open();
}

void PracticeModel::open() {
    LessonSetup setup;
    setup.game = m_game;
    setup.scenarios = scenariosOf(m_game);
    setup.edition = m_newGame.editionOf(m_game);
    setup.number = m_lesson;
    setup.seats = seatsFor(m_newGame, mostSeats);
    emit wanted(setup);
}

void PracticeModel::follow(TableModel &table) {
    m_table = &table;
    m_step = 0;
    m_outcome = Outcome::Asking;
    connect(m_table, &TableModel::changed, this, &PracticeModel::point);
    emit changed();
}

void PracticeModel::end() {
    if (m_table != nullptr) {
        m_table->disconnect(this);
        m_table = nullptr;
        emit changed();
    }
}

void PracticeModel::point() const {
    if (m_outcome == Outcome::Asking && m_table->myTurn() && !m_table->hinting()) {
        m_table->hint();
    }
}

void PracticeModel::hear(bool asAsked, int left) {
    m_outcome = !asAsked ? Outcome::Other : left == 0 ? Outcome::Done : Outcome::Asking;
    m_step = static_cast<int>(words().asks.size()) - left;
    if (m_table != nullptr && m_table->hinting()) {
        m_table->hint(); // clear the mark of the previous request
    }
    if (m_outcome == Outcome::Done) {
        see(std::max(m_lesson + 1, seen(m_game)));
    }
    emit changed();
}

int PracticeModel::seen(const QString &game) const {
    return std::max(0, m_services.setting(seenKey(game), 0).toInt());
}

void PracticeModel::see(int lessons) {
    m_services.setSetting(seenKey(m_game), lessons);
}

// ---- The first game -----------------------------------------------------------------------------

bool PracticeModel::newcomer() const {
    return m_services.setting(finishedKey, QString()).toString().isEmpty();
}

QString PracticeModel::next() const {
    const QString finished = m_services.setting(finishedKey, QString()).toString();
    if (gameKind(finished) == nullptr) {
        return {};
    }
    const auto other =
        std::find_if(gameKinds().begin(), gameKinds().end(),
                     [&finished](const GameKind &kind) { return kind.id != finished; });
    return other->id;
}

void PracticeModel::noteFinished(const QString &game) {
    const QString finished = m_services.setting(finishedKey, QString()).toString();
    if (finished.isEmpty()) {
        m_services.setSetting(finishedKey, game);
        emit finishedChanged();
    } else if (finished != game) {
        dismissNext();
    }
}

void PracticeModel::dismissNext() {
    m_services.setSetting(finishedKey, enough);
    emit finishedChanged();
}

} // namespace mirabilia
