// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/room_questions.h"

#include "app/models/common/wording.h"

#include <algorithm>
#include <array>

namespace mirabilia {

namespace {

const QString waits = QStringLiteral("wait");

struct Choice {
    const char *value;
    const char *text;
};
constexpr std::array choices{
    // the harmless choice comes first: keyboard focus starts there
    Choice{"wait", QT_TRANSLATE_NOOP("mirabilia::RoomQuestionsModel", "Wait")},
    Choice{"stand_in", QT_TRANSLATE_NOOP("mirabilia::RoomQuestionsModel", "Let a computer play")},
    Choice{"save_and_end", QT_TRANSLATE_NOOP("mirabilia::RoomQuestionsModel", "Save and end")},
    Choice{"keep", QT_TRANSLATE_NOOP("mirabilia::RoomQuestionsModel", "Keep it")},
    Choice{"give_away", QT_TRANSLATE_NOOP("mirabilia::RoomQuestionsModel", "Give it away")},
};

QVariantList answersOf(const RoomQuestion &question) {
    QVariantList answers;
    for (const Choice &choice : choices) {
        const QString value = QString::fromLatin1(choice.value);
        if (question.choices.contains(value)) {
            answers.append(
                QVariantMap{{QStringLiteral("value"), value},
                            {QStringLiteral("text"), RoomQuestionsModel::tr(choice.text)}});
        }
    }
    return answers;
}

QString textOf(const RoomQuestion &question, const QString &name) {
    return question.choices.contains(QStringLiteral("give_away"))
               ? RoomQuestionsModel::tr("%1 is here. Give the seat to somebody else?").arg(name)
               : RoomQuestionsModel::tr("%1 is away").arg(name);
}

bool isAway(const Room &room, int seat) {
    const auto presence = room.seats.value(seat).presence;
    return presence == RoomSeat::Presence::Away || presence == RoomSeat::Presence::Left;
}

} // namespace

int RoomQuestionsModel::urgent() const {
    int urgent = 0;
    for (int row = 0; row < count(); ++row) {
        urgent += question(row).quiet ? 0 : 1;
    }
    return urgent;
}

void RoomQuestionsModel::follow(const Room &room) {
    m_room = room;
    erase_if(m_waitedFor, [&room](int seat) { return !isAway(room, seat); });
    QList<RoomQuestionRow> rows;
    int urgent = 0;
    for (const RoomQuestion &question : room.questions) {
        const QVariantList answers = answersOf(question);
        const bool isAbsence = question.choices.contains(waits);
        const bool counts = room.state == Room::State::Here && !answers.isEmpty() &&
                            question.seat >= 0 && question.seat < room.seats.size() &&
                            (!isAbsence || isAway(room, question.seat));
        if (counts) {
            const QString name = shownName(room.seats[question.seat].setup.name);
            const bool quiet = isAbsence && m_waitedFor.contains(question.seat);
            rows.append({question.number, question.seat, textOf(question, name),
                         isAbsence ? QStringLiteral("connection-lost") : QStringLiteral("people"),
                         answers, quiet, urgent});
            urgent += quiet ? 0 : 1;
        }
    }
    assign(rows);
    emit changed();
}

bool RoomQuestionsModel::take(int number, const QString &choice) {
    const auto asked =
        std::find_if(m_room.questions.begin(), m_room.questions.end(),
                     [number](const RoomQuestion &each) { return each.number == number; });
    if (asked == m_room.questions.end() || !asked->choices.contains(choice)) {
        return false;
    }
    if (choice == waits) {
        m_waitedFor.insert(asked->seat);
    }
    m_room.questions.erase(asked);
    follow(Room(m_room));
    return true;
}

void RoomQuestionsModel::recall() {
    m_waitedFor.clear();
    follow(Room(m_room));
}

} // namespace mirabilia
