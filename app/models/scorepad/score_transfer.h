// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_import.h"
#include "app/models/scorepad/score_index.h"
#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_services.h"
#include "app/scorefiles/score_file.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <string>

namespace mirabilia {

class Catalogue;
class ScorePadModel;

/// Sheets from files and into files.
class ScoreTransfer : public QObject {
    Q_OBJECT
    /// A file has been read and waits for `accept` or `cancel`.
    Q_PROPERTY(bool isPreviewing READ isPreviewing NOTIFY changed FINAL)
    /// A large file is being read; `cancel` ends it.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// How much of it has been read, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    Q_PROPERTY(mirabilia::ImportModel *games READ games CONSTANT FINAL)
    /// Of a table; each can be taken for something else with `takeColumnFor`.
    Q_PROPERTY(mirabilia::ImportColumnsModel *columns READ columns CONSTANT FINAL)
    /// What they can be taken for: a list of `{value, text}`.
    Q_PROPERTY(QVariantList meanings READ meanings NOTIFY changed FINAL)
    /// The character set that the file was read as, and those that can be asked for with `readAs`;
    /// none where all of them would read the same.
    Q_PROPERTY(QString encoding READ encoding NOTIFY changed FINAL)
    Q_PROPERTY(QStringList encodings READ encodings NOTIFY changed FINAL)
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
    ScoreTransfer(ScoreServices &services, ScoreIndex &index, const ScoreRules &rules,
                  const Catalogue &catalogue, const ScorePadModel &pad, QObject *parent = nullptr);
    ~ScoreTransfer() override;

    [[nodiscard]] bool isPreviewing() const { return m_games->count() > 0; }
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] ImportModel *games() const { return m_games; }
    [[nodiscard]] ImportColumnsModel *columns() const { return m_columns; }
    [[nodiscard]] QVariantList meanings() const;
    [[nodiscard]] QString encoding() const { return m_encoding; }
    [[nodiscard]] QStringList encodings() const;
    [[nodiscard]] ImportNotesModel *notes() const { return m_notes; }
    [[nodiscard]] QString summary() const { return m_summary; }
    [[nodiscard]] int chosen() const { return m_games->chosen(); }
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
    /// Instead of a preview: a file of game records has this line (0: nothing) that no result comes
    /// of.
    void refuseRecords(const QString &file, int line);
    /// Asks which file, then shows what is in it.
    Q_INVOKABLE void askForFile();
    /// Reads the file once more. What came of it before stays until then, and if nothing comes of
    /// it now, which `problem` tells.
    Q_INVOKABLE void takeColumnFor(int column, const QString &meaning);
    Q_INVOKABLE void readAs(const QString &encoding);
    Q_INVOKABLE void choose(int number, bool chosen);
    Q_INVOKABLE void chooseAll(bool chosen);
    /// Takes the chosen games into the history; all of them or, with a problem, none. What columns
    /// were taken for holds for the next file with these heads.
    Q_INVOKABLE bool accept();
    Q_INVOKABLE void cancel();

    // ---- Out ------------------------------------------------------------------------------------

    /// The address that opens BG Stats with this game.
    Q_INVOKABLE [[nodiscard]] QString bgStatsLink(const QString &sheetId) const;
    /// The same to be sent to another device: a link that messengers take for one.
    Q_INVOKABLE [[nodiscard]] QString bgStatsAddress(const QString &sheetId) const;
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
    void progressChanged();

private:
    struct Reading {
        scorer::Import import;
        std::optional<scorer::Finding> refusal; ///< instead of an import
        std::vector<scorer::LocatedFinding> findings;
        std::vector<std::string> keys; ///< of the sheets, see scorer::gameKey
    };

    static Reading read(const QByteArray &bytes, const scorefiles::Wishes &wishes,
                        const scorer::Checker &checker, const scorer::Progress &progress);
    /// `name` is the file's; empty: it has none.
    bool preview(const QByteArray &bytes, const QString &name);
    bool read(const scorefiles::Wishes &wishes);
    bool show(Reading reading);
    void tellWhatIsInIt(const scorer::Import &import);
    [[nodiscard]] scorer::ColumnMemory columnMemory() const;
    void rememberColumns();
    bool fail(const QString &why);
    bool tell(const QString &done, const QString &problem);
    bool open(const QUrl &address);
    /// Which of these games are in the history already.
    [[nodiscard]] std::vector<bool> known(const Reading &reading) const;
    /// A path in `folder` where nothing is yet.
    [[nodiscard]] QString freshPath(const QString &day, const QString &format) const;
    [[nodiscard]] QString proposedFile(const std::vector<scorer::Sheet> &sheets,
                                       const QString &format) const;
    [[nodiscard]] std::vector<scorer::Sheet> wanted(const QStringList &sheetIds) const;

    ScoreServices &m_services;
    ScoreIndex &m_index;
    const ScoreRules &m_rules;
    const ScorePadModel &m_pad;
    ScoreWords m_words;
    ImportModel *m_games;
    ImportColumnsModel *m_columns;
    ImportNotesModel *m_notes;
    QString m_file;              ///< the name of the one that is being read
    QByteArray m_bytes;          ///< what is in it
    scorefiles::Wishes m_asked;  ///< how it is being read
    scorefiles::Wishes m_wishes; ///< how what is shown was read
    std::vector<std::string> m_meanings;
    QString m_encoding;
    QString m_summary;
    QString m_problem;
    QString m_done;
    QString m_written;
    bool m_busy = false;
    QFutureWatcher<Reading> m_reading;
    QThreadPool m_pool;
};

} // namespace mirabilia
