// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_wording.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QVariantList>

namespace mirabilia {

/// A number of an effect, and how large it may be.
struct DiceAmount {
    QString key; ///< in the data file
    QString label;
    int least = 0;
    int most = 0;
};

/// What is asked about an effect of one type.
struct DiceEffectForm {
    QString type; ///< as in the data file
    QString name;
    QList<DiceAmount> amounts; ///< two at most
    QString choice;            ///< key of what is chosen from a list; empty: nothing is
};

/// The effects of spaces as they are entered.
class DiceEffectForms {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceEffectForms)

public:
    /// Must outlive it.
    explicit DiceEffectForms(const DiceWording &words) : m_words(words) {}

    [[nodiscard]] static QList<DiceEffectForm> all();
    /// Of a type; one without a type if there is no such form.
    [[nodiscard]] static DiceEffectForm of(const QString &type);
    /// What a key of an effect is chosen from: `{value, text}`, and `current` if it is none of
    /// them.
    [[nodiscard]] QVariantList choices(const QString &type, const QString &current) const;
    [[nodiscard]] static QString choiceLabel(const DiceEffectForm &form);
    /// An effect of a type, as it begins.
    [[nodiscard]] QJsonObject fresh(const QString &type) const;

    /// What is chosen of an effect; several targets are joined by commas.
    [[nodiscard]] static QString chosen(const QJsonObject &effect, const QString &key);
    static void choose(QJsonObject &effect, const QString &key, const QString &value);

private:
    [[nodiscard]] QStringList values(const QString &type) const;
    [[nodiscard]] QString text(const QString &key, const QString &value) const;

    const DiceWording &m_words;
};

} // namespace mirabilia
