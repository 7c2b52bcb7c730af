// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/scorepad/score_pad_model.h"
#include "tests/support/memory_scores.h"

#include <QAbstractItemModelTester>

namespace mirabilia::test {

/// A pad with an empty sheet, and ways to its cells and helpers.
struct Pad {
    explicit Pad(const char *box = "classic", int players = 3)
        : pad(services, builtInScoreRules(), catalogue) {
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 pad.players(), pad.rows(), pad.cells(), pad.findings(), pad.helper()}) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        }
        pad.begin(QString::fromLatin1(box), players);
    }
    ScorePadModel *operator->() { return &pad; }

    void select(int column, const QString &rowId) {
        for (int row = 0; row < pad.rows()->count(); ++row) {
            if (pad.rows()->row(row).rowId == rowId) {
                pad.select(column, row);
                return;
            }
        }
        qFatal("no row %s", qPrintable(rowId));
    }
    void enter(int column, const QString &rowId, int points) {
        select(column, rowId);
        for (const QChar key : QString::number(points)) {
            if (key == QLatin1Char('-')) {
                pad.minus();
            } else {
                pad.type(key.digitValue());
            }
        }
    }
    PadCell cell(int column, const QString &rowId) {
        for (int i = 0; i < pad.cells()->count(); ++i) {
            if (pad.cells()->cell(i).cellId == QStringLiteral("%1/%2").arg(column).arg(rowId)) {
                return pad.cells()->cell(i);
            }
        }
        return {};
    }
    HelperField field(const QString &key) {
        for (int i = 0; i < pad.helper()->count(); ++i) {
            const auto field = pad.helper()->get(i).value<HelperField>();
            if (field.key == key) {
                return field;
            }
        }
        return {};
    }
    void help(int column, const QString &rowId, const QMap<QString, int> &fields) {
        select(column, rowId);
        pad.openHelper();
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            pad.helper()->set(field.key(), field.value());
        }
    }

    MemoryScores services;
    Catalogue catalogue;
    ScorePadModel pad;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

} // namespace mirabilia::test
