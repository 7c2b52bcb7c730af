// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace mirabilia {

/// The signs of a game with their explanations from the rules.
class RuleSigns : public QObject {
    Q_OBJECT
    /// "classic", "duel" or "dice".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// As Settings::effectiveLanguage.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    QML_ELEMENT

public:
    using QObject::QObject;

    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

    /// Looked up by glyph name as in resources/icons; empty if the rules do not explain it.
    Q_INVOKABLE QString nameOf(const QString &glyph) const;
    Q_INVOKABLE QString meaningOf(const QString &glyph) const;

signals:
    void changed();

private:
    struct Words {
        QString name;
        QString meaning;
    };
    void read();

    QString m_game;
    QString m_language;
    QHash<QString, Words> m_words;
};

} // namespace mirabilia
