// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/list_model.h"
#include "app/models/score_rules.h"
#include "app/models/score_services.h"
#include "app/models/score_words.h"
#include "scorer/import.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace mirabilia {

class Catalogue;
class ScorePadModel;

/// A game in the preview of an import.
struct ImportRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString boxName MEMBER boxName)
    Q_PROPERTY(QString scores MEMBER scores)
    Q_PROPERTY(bool isChosen MEMBER isChosen)
    Q_PROPERTY(bool isKnown MEMBER isKnown)
    QML_ANONYMOUS

public:
    int number = 0;
    QString title; ///< date and place or the name in the file
    QString boxName;
    QString scores; ///< "Ada 54, Bo 51", best first
    bool isChosen = true;
    bool isKnown = false; ///< the history has this game already
};

/// Something in the file that was not understood or cannot be right.
struct ImportNote {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(QString where MEMBER where)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool isUnread MEMBER isUnread)
    QML_ANONYMOUS

public:
    int number = 0;
    int line = 0;          ///< of the file; 0: none in particular
    QString where;         ///< "Game 3, Ada, Science"
    QString text;          ///< one sentence
    bool isUnread = false; ///< else it was read, but cannot be right
};

class ImportModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreTransfer.games")

public:
    explicit ImportModel(QObject *parent = nullptr);
    void setGames(const QList<ImportRow> &games) { assign(games); }
    [[nodiscard]] const ImportRow &game(int number) const { return at<ImportRow>(number); }
};

class ImportNotesModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ScoreTransfer.notes")

public:
    explicit ImportNotesModel(QObject *parent = nullptr);
    void setNotes(const QList<ImportNote> &notes) { assign(notes); }
    [[nodiscard]] const ImportNote &note(int number) const { return at<ImportNote>(number); }
};

/// Sheets from files and into files.
class ScoreTransfer : public QObject {
    Q_OBJECT
    /// A file has been read and waits for `accept` or `cancel`.
    Q_PROPERTY(bool isPreviewing READ isPreviewing NOTIFY changed FINAL)
    /// A large file is being read; `cancel` ends it.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ImportModel *games READ games CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ImportNotesModel *notes READ notes CONSTANT FINAL)
    /// "12 games with 48 players; 3 columns were not understood: ..."
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// Games that `accept` takes.
    Q_PROPERTY(int chosen READ chosen NOTIFY changed FINAL)
    /// Why the last call came to nothing, in one sentence; empty: it worked.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// Where exported files go.
    Q_PROPERTY(QString folder READ folder CONSTANT FINAL)
    /// What the last call has done, in one sentence; empty: nothing, or there is a problem.
    Q_PROPERTY(QString done READ done NOTIFY changed FINAL)
    /// The file that the last call wrote; empty: none.
    Q_PROPERTY(QString written READ written NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ScoreBook.transfer")

public:
    ScoreTransfer(ScoreServices &services, const ScoreRules &rules, const Catalogue &catalogue,
                  const ScorePadModel &pad, QObject *parent = nullptr);
    ~ScoreTransfer() override;

    [[nodiscard]] bool isPreviewing() const { return !m_sheets.empty(); }
    [[nodiscard]] bool busy() const { return m_stop != nullptr; }
    [[nodiscard]] ImportModel *games() const { return m_games; }
    [[nodiscard]] ImportNotesModel *notes() const { return m_notes; }
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] int chosen() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString done() const { return m_done; }
    [[nodiscard]] QString written() const { return m_written; }

    // ---- In -------------------------------------------------------------------------------------

    /// CSV or JSON as text (from the clipboard), or a file (a path or a file: URL, as dropped on
    /// the window). False, and `problem`, if there are no sheets in it. A large one is read beside
    /// the window: then `busy` until the preview or the problem is there.
    Q_INVOKABLE bool previewText(const QString &text);
    Q_INVOKABLE bool previewFile(const QString &path);
    /// Asks which file, then shows what is in it.
    Q_INVOKABLE void askForFile();
    Q_INVOKABLE void choose(int number, bool chosen);
    /// Takes the chosen games into the history; all of them or, with a problem, none.
    Q_INVOKABLE bool accept();
    Q_INVOKABLE void cancel();

    // ---- Out ------------------------------------------------------------------------------------

    /// The address that opens BG Stats with this game.
    Q_INVOKABLE [[nodiscard]] QString bgStatsLink(const QString &sheetId) const;
    /// Writes "csv", "json", "png" or "pdf" (the last two: one sheet) to a path, else into a new
    /// file in `folder`. No ids: the whole history. The sheet on the pad goes out as it lies there.
    /// Gives the path; empty, and `problem`, if it could not be written.
    Q_INVOKABLE QString save(const QString &format, const QStringList &sheetIds = {},
                             const QString &path = {});
    /// The same, after asking for name and place.
    Q_INVOKABLE void saveAs(const QString &format, const QStringList &sheetIds = {});
    /// Opens what was written last, or the folder in which it lies.
    Q_INVOKABLE bool openWritten();
    Q_INVOKABLE bool openFolder();
    /// Asks for a printer, then prints one sheet.
    Q_INVOKABLE void print(const QString &sheetId);
    /// Hands one sheet to the app BG Stats.
    Q_INVOKABLE bool sendToBgStats(const QString &sheetId);
    /// Forgets what was done and what went wrong.
    Q_INVOKABLE void beginExport();

signals:
    void changed();

private:
    struct Reading {
        scorer::Import import;
        std::string problem; ///< instead of an import
        std::vector<scorer::LocatedFinding> findings;
    };

    static Reading read(const QByteArray &bytes, const scorer::Checker &checker,
                        const std::atomic<bool> &stopped);
    bool preview(const QByteArray &bytes);
    bool show(const Reading &reading);
    bool fail(const QString &why);
    bool tell(const QString &done, const QString &problem);
    bool open(const QUrl &address);
    /// Games that are in the history already are not chosen.
    void findKnown();
    void showGames();
    /// A path in `folder` where nothing is yet.
    [[nodiscard]] QString freshPath(const QString &day, const QString &format) const;
    [[nodiscard]] QString proposedFile(const std::vector<scorer::Sheet> &sheets,
                                       const QString &format) const;
    [[nodiscard]] std::vector<scorer::Sheet> wanted(const QStringList &sheetIds) const;

    ScoreServices &m_services;
    const ScoreRules &m_rules;
    const ScorePadModel &m_pad;
    ScoreWords m_words;
    ImportModel *m_games;
    ImportNotesModel *m_notes;
    std::vector<scorer::Sheet> m_sheets;
    QList<bool> m_chosen;
    QList<bool> m_known;
    QString m_summary;
    QString m_problem;
    QString m_done;
    QString m_written;
    std::shared_ptr<std::atomic<bool>> m_stop; ///< while a file is being read
    QFutureWatcher<Reading> m_reading;
    QThreadPool m_pool;
};

} // namespace mirabilia
