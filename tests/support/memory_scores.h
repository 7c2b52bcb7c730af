// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_rules.h"
#include "app/models/scorepad/score_services.h"

namespace mirabilia {

/// A score history in memory, for models and pages without a store.
class MemoryScores final : public ScoreServices {
    Q_OBJECT

public:
    [[nodiscard]] bool isDamaged() override { return damaged; }
    QString beginAnew(QString &where) override;
    [[nodiscard]] std::optional<QList<SheetEntry>> entries(qint64 after, qint64 before,
                                                           int most) override;
    [[nodiscard]] std::optional<SheetEntry> entry(const QString &id) override;
    [[nodiscard]] QStringList removed() override { return aside.values(); }
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
    [[nodiscard]] QList<HistoryCopy> copies() const override { return copied; }
    [[nodiscard]] QString copyFolder() const override { return folder; }
    void setCopyFolder(const QString &wanted) override {
        folder = wanted.isEmpty() ? QStringLiteral("scores-copies") : wanted;
    }
    void askForHistory(const std::function<void(const QString &path)> &then) override {
        askWhatToRead(then);
    }
    void askForFolder(const std::function<void(const QString &path)> &then) override {
        askWhatToRead(then);
    }
    [[nodiscard]] QByteArray drawing(const scorer::Sheet &sheet, const QString &format) override;
    [[nodiscard]] QString exportFolder() const override { return QStringLiteral("exports"); }
    [[nodiscard]] bool fileExists(const QString &path) const override {
        return files.contains(path);
    }
    QString writeFile(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] QString columnsFile() const override { return QStringLiteral("columns.json"); }
    [[nodiscard]] QByteArray readFile(const QString &path, QString &problem) override;
    void askWhatToRead(const std::function<void(const QString &path)> &then) override;
    void askWhereToWrite(const QString &proposed,
                         const std::function<void(const QString &path)> &then) override;
    void print(const scorer::Sheet &sheet,
               const std::function<void(const QString &problem)> &then) override;
    QString open(const QUrl &address) override;

    /// Renames a person on these sheets, or on all.
    QStringList changeName(const QString &from, const QString &to, const QStringList &sheets = {});
    /// Keeps a sheet as another window does: without a signal.
    void put(KeptSheet sheet);

    QList<HistoryCopy> copied{
        {QStringLiteral("scores-2026-11-27.db"), QDate(2026, 11, 27).startOfDay(), 122'880},
        {QStringLiteral("scores-2026-11-26.db"), QDate(2026, 11, 26).startOfDay(), 118'784}};
    QString folder = QStringLiteral("scores-copies");
    QStringList taken; ///< histories
    QString broken;    ///< the answer to every change
    bool damaged = false;
    QSet<QString> unreadable; ///< sheets
    int listed = 0;           ///< entries read
    int read = 0;             ///< sheets read
    bool full = false;        ///< sheets cannot be kept, but files can
    int kept = 0;             ///< calls of `keep` and `goOn`
    qint64 revision = 0;      ///< of the latest change
    QMap<QString, KeptSheet> all;
    QSet<QString> aside; ///< removed ones
    QMap<QString, QByteArray> files;
    QString answer;     ///< the file the person chooses; empty: they cancel
    QString proposed;   ///< the latest proposal
    int printed = 0;    ///< sheets
    QList<QUrl> opened; ///< addresses
};

/// All sheets, in the order of the list.
QList<KeptSheet> listedSheets(ScoreServices &services);

/// The rules built into the program.
const ScoreRules &builtInScoreRules();

/// A finished sheet of 7 Wonders: each player's name and points, from military to guilds.
KeptSheet scoredGame(const QString &id, const std::string &date,
                     const std::vector<std::pair<std::string, std::vector<int>>> &players);

} // namespace mirabilia
