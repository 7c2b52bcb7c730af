// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

/// A game in a file of records; only its replay finds out whether it follows the rules.
struct RecordedGame {
    int line = 0;
    QString game; ///< engine id; empty: the line holds no known game
    int players = 0;
    QString id;      ///< the id in the record; may be empty
    QString record;  ///< the line
    int edition = 1; ///< of the game
};

struct RecordRow {
    Q_GADGET
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(QString record MEMBER record)
    QML_ANONYMOUS

public:
    int line = 0;
    QString title;  ///< "7 Wonders, 3 players"
    QString detail; ///< its line in the file, and its id there
    bool known = false;
    QString record;
};

/// The games of the opened file of records, in file order.
class RecordsModel : public mirabilia::ListModel {
    Q_OBJECT
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.records")

public:
    explicit RecordsModel(QObject *parent = nullptr);

    [[nodiscard]] QString fileName() const { return m_fileName; }
    void setGames(const QString &fileName, const QList<RecordedGame> &games);
    void retranslate() { setGames(m_fileName, m_games); }

    /// Shows their results as score sheets, for import into the game history.
    Q_INVOKABLE void importResults() { emit importWanted(); }
    /// A file of records was dropped on the window.
    Q_INVOKABLE void openDropped(const QString &url) { emit fileDropped(url); }

signals:
    void changed();
    void importWanted();
    void fileDropped(const QString &url);

private:
    QString m_fileName;
    QList<RecordedGame> m_games;
};

} // namespace mirabilia
