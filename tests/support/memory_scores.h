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

    /// Another window keeps a sheet: nobody is told.
    void put(KeptSheet sheet);

    QString broken; ///< what every change is answered with
    bool damaged = false;
    QSet<QString> unreadable; ///< sheets
    int listed = 0;           ///< entries that were asked for
    int read = 0;             ///< sheets that were
    bool full = false;        ///< sheets cannot be kept, files can
    int kept = 0;             ///< calls of `keep` and `goOn`
    qint64 revision = 0;      ///< of the latest sheet
    QMap<QString, KeptSheet> all;
    QSet<QString> aside; ///< removed ones
    QMap<QString, QByteArray> files;
    QString answer;     ///< the file that the person names; empty: thinks better of it
    QString proposed;   ///< what the person was last asked about
    int printed = 0;    ///< sheets
    QList<QUrl> opened; ///< addresses
};

/// All sheets that are kept, as they are listed.
QList<KeptSheet> listedSheets(ScoreServices &services);

/// The games of the boxes, as built into the program.
const ScoreRules &builtInScoreRules();

/// A finished sheet of 7 Wonders: names and points of war to guilds for each.
KeptSheet scoredGame(const QString &id, const std::string &date,
                     const std::vector<std::pair<std::string, std::vector<int>>> &players);

} // namespace mirabilia
