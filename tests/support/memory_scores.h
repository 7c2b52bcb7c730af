// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/score_rules.h"
#include "app/models/score_services.h"

namespace mirabilia {

/// A score history in memory, for models and pages without a store.
class MemoryScores final : public ScoreServices {
    Q_OBJECT

public:
    [[nodiscard]] QString problem() const override { return broken; }
    [[nodiscard]] bool isDamaged() const override { return damaged; }
    QString beginAnew(QString &aside) override;
    [[nodiscard]] QList<KeptSheet> sheets(const QString &search = {}) override;
    QString keep(const KeptSheet &sheet) override;
    QString goOn(KeptSheet &sheet) override;
    QString keepAll(const QList<KeptSheet> &sheets) override;
    QString remove(const QString &id) override;
    QString restore(const QString &id) override;
    [[nodiscard]] QStringList people() const override;
    [[nodiscard]] QByteArray drawing(const scorer::Sheet &sheet, const QString &format) override;
    [[nodiscard]] QString exportFolder() const override { return QStringLiteral("exports"); }
    [[nodiscard]] bool fileExists(const QString &path) const override {
        return files.contains(path);
    }
    QString writeFile(const QString &path, const QByteArray &bytes) override;
    [[nodiscard]] QByteArray readFile(const QString &path, QString &problem) override;
    void askWhatToRead(const std::function<void(const QString &path)> &then) override;
    void askWhereToWrite(const QString &proposed,
                         const std::function<void(const QString &path)> &then) override;
    void print(const scorer::Sheet &sheet,
               const std::function<void(const QString &problem)> &then) override;
    QString open(const QUrl &address) override;

    QString broken; ///< what every change is answered with
    bool damaged = false;
    bool full = false;   ///< sheets cannot be kept, files can
    int kept = 0;        ///< calls of `keep` and `goOn`
    qint64 revision = 0; ///< of the latest sheet
    QMap<QString, KeptSheet> all;
    QSet<QString> removed;
    QMap<QString, QByteArray> files;
    QString answer;     ///< the file that the person names; empty: thinks better of it
    QString proposed;   ///< what the person was last asked about
    int printed = 0;    ///< sheets
    QList<QUrl> opened; ///< addresses
};

/// The games of the boxes, as built into the program.
const ScoreRules &builtInScoreRules();

/// A finished sheet of 7 Wonders: names and points of war to guilds for each.
KeptSheet scoredGame(const QString &id, const std::string &date,
                     const std::vector<std::pair<std::string, std::vector<int>>> &players);

} // namespace mirabilia
