// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"
#include "app/render/score_drawing.h"
#include "app/store/score_history.h"

#include <QElapsedTimer>
#include <QSet>
#include <QTimer>

#include <optional>

namespace mirabilia::v1 {
class TableView;
} // namespace mirabilia::v1

namespace mirabilia {
class Catalogue;
class TableModel;
} // namespace mirabilia

namespace mirabilia::desktop {

/// The score pad's services: the history on disk, drawings, and files.
class ScoreKeeper final : public ScoreServices {
    Q_OBJECT

public:
    /// `file` is the history; it is opened, or made, when it is needed. The catalogue has the words
    /// of drawings.
    ScoreKeeper(const QString &file, const Catalogue &catalogue);

    [[nodiscard]] bool isDamaged() override { return history().isDamaged(); }
    QString beginAnew(QString &aside) override;
    [[nodiscard]] std::optional<QList<SheetEntry>> entries(qint64 after, qint64 before,
                                                           int most) override;
    [[nodiscard]] std::optional<SheetEntry> entry(const QString &id) override;
    [[nodiscard]] QStringList removed() override { return history().removed(); }
    [[nodiscard]] std::optional<KeptSheet> sheet(const QString &id) override;
    [[nodiscard]] std::optional<KeptSheet> latest(scorer::Box box, std::size_t players) override;
    QString keep(const KeptSheet &sheet) override;
    QString goOn(KeptSheet &sheet) override;
    QString keepAll(const QList<KeptSheet> &sheets) override;
    QString remove(const QString &id) override;
    QString restore(const QString &id) override;
    [[nodiscard]] QStringList people() override;
    [[nodiscard]] QByteArray drawing(const scorer::Sheet &sheet, const QString &format) override;
    /// What is drawn of a sheet, in the language in use.
    [[nodiscard]] render::ScoreDrawing drawingOf(const scorer::Sheet &sheet) const;
    [[nodiscard]] QString exportFolder() const override;
    [[nodiscard]] bool fileExists(const QString &path) const override;
    QString writeFile(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] QString columnsFile() const override;
    [[nodiscard]] QByteArray readFile(const QString &path, QString &problem) override;
    void askWhatToRead(const std::function<void(const QString &path)> &then) override;
    void askWhereToWrite(const QString &proposed,
                         const std::function<void(const QString &path)> &then) override;
    void print(const scorer::Sheet &sheet,
               const std::function<void(const QString &problem)> &then) override;
    QString open(const QUrl &address) override;

    /// Puts a game into the history as soon as it is over, under the id of the game: one that goes
    /// on after an undo replaces its first end. `resultNotKept` tells if that did not work.
    void follow(TableModel &table);

    /// What is known of a game at a table.
    struct Followed {
        bool seenRunning = false;
        bool told = false;
        QElapsedTimer sinceStart; ///< runs if the first turn was seen: else nobody knows how long
    };
    /// The same for whoever has a table of any game: call it with every position.
    void note(const v1::TableView &view, Followed &game);

signals:
    /// Beside `failed`: the game on the table is over and not in the history.
    void resultNotKept(const QString &why);

private:
    QString told(QString problem, bool finished);
    QString tell(const QString &problem);

    store::ScoreHistory &history();
    void tellUnreadable();

    QString m_file;
    std::optional<store::ScoreHistory> m_history;
    QString m_readingProblem;            ///< that has been told
    QSet<QString> m_unreadable;          ///< ids of sheets
    std::optional<QStringList> m_people; ///< once they have been asked for
    ScoreWords m_words;
    QTimer m_news;   ///< of finished sheets that were kept one by one
    QTimer m_damage; ///< of sheets that cannot be read, which are met one by one
};

} // namespace mirabilia::desktop
