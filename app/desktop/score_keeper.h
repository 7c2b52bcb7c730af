// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"
#include "app/models/scorepad/score_words.h"
#include "app/render/score_drawing.h"
#include "app/store/score_history.h"

#include <QElapsedTimer>
#include <QSet>
#include <QThreadPool>
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
    /// `file` is the history, opened or created on first use. The catalogue provides the words of
    /// drawings.
    ScoreKeeper(const QString &file, const Catalogue &catalogue);
    ~ScoreKeeper() override;

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
    [[nodiscard]] QList<Person> persons() override;
    void
    rename(const QString &from, const QString &to,
           const std::function<void(const QString &problem, const Renaming &done)> &then) override;
    void takeBack(const Renaming &renaming, const Told &then) override;
    void saveHistory(const QString &path, const Told &then) override;
    void takeIn(const QString &path, bool instead,
                const std::function<void(const QString &problem, int taken)> &then) override;
    [[nodiscard]] QList<HistoryCopy> copies() const override;
    [[nodiscard]] QString copyFolder() const override;
    void setCopyFolder(const QString &folder) override;
    /// The same without telling anybody: that is where they were before.
    void useCopyFolder(const QString &folder) { m_copyFolder = folder; }
    void askForHistory(const std::function<void(const QString &path)> &then) override;
    void askForFolder(const std::function<void(const QString &path)> &then) override;
    [[nodiscard]] QByteArray drawing(const scorer::Sheet &sheet, const QString &format) override;
    /// The drawing of a sheet, in the current language.
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

    /// Puts a game into the history as soon as it is over, under the game's id: one continued after
    /// an undo replaces its first result. Emits `resultNotKept` on failure.
    void follow(TableModel &table);

    /// What is known of a followed game.
    struct Followed {
        bool seenRunning = false;
        bool told = false;
        QElapsedTimer sinceStart; ///< runs only if the first round was seen
    };
    /// The same for callers with views of their own; call it with every position.
    void note(const v1::TableView &view, Followed &game);

signals:
    /// Emitted besides `failed`: the game is over, but not in the history.
    void resultNotKept(const QString &why);
    /// To be remembered until the next start.
    void copyFolderChosen(const QString &folder);

private:
    QString told(QString problem, bool finished);
    QString tell(const QString &problem);

    store::ScoreHistory &history();
    void tellUnreadable();
    /// Does what takes a while in another thread, over a history of its own, then tells `then` here
    /// what came of it.
    template <class Answer>
    void beside(std::function<Answer(store::ScoreHistory &)> work,
                std::function<void(const Answer &)> then);
    /// Once a day, unless nothing has changed since the newest copy.
    void copyToday();

    QString m_file;
    QString m_copyFolder; ///< empty: beside the history
    QDate m_copied;       ///< the day for which that has been seen to
    std::optional<store::ScoreHistory> m_history;
    QString m_readingProblem;            ///< already reported
    QSet<QString> m_unreadable;          ///< ids of sheets
    std::optional<QStringList> m_people; ///< cached after the first query
    ScoreWords m_words;
    QTimer m_news;      ///< delays news of finished sheets kept one by one
    QTimer m_daily;     ///< until the copy of today
    QThreadPool m_pool; ///< one thread: one thing after the other
    QTimer m_damage;    ///< delays reports of unreadable sheets, found one by one
};

} // namespace mirabilia::desktop
