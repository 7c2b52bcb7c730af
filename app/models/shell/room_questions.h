// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"
#include "app/models/services/network.h"

#include <QSet>

namespace mirabilia {

struct RoomQuestionRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QVariantList answers MEMBER answers)
    Q_PROPERTY(bool quiet MEMBER quiet)
    Q_PROPERTY(int place MEMBER place)
    QML_ANONYMOUS

public:
    int number = 0;
    int seat = 0;
    QString text;         ///< "Bo is away"
    QString glyph;        ///< its subject
    QVariantList answers; ///< `{value, text}`
    bool quiet = false;   ///< asked again after somebody here chose to wait: only a reminder
    int place = 0;        ///< number of non-reminders before it
};

/// Open questions to somebody here on behalf of the table, oldest first. Questions that no longer
/// count disappear.
class RoomQuestionsModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Number of questions that are not reminders.
    Q_PROPERTY(int urgent READ urgent NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("RoomModel.questions")

public:
    explicit RoomQuestionsModel(QObject *parent = nullptr)
        : ListModel(QMetaType::fromType<RoomQuestionRow>(), parent) {}
    [[nodiscard]] const RoomQuestionRow &question(int row) const {
        return at<RoomQuestionRow>(row);
    }
    [[nodiscard]] int urgent() const;

    void follow(const Room &room);
    /// Returns true if this answer is allowed, and removes the question then.
    bool take(int number, const QString &choice);
    /// Turns reminders back into questions.
    Q_INVOKABLE void recall();

signals:
    void changed();

private:
    Room m_room;
    QSet<int> m_waitedFor; ///< seats somebody here chose to wait for
};

} // namespace mirabilia
