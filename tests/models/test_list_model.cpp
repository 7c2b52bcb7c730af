// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/list_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mirabilia;

struct Pebble {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(int weight MEMBER weight)

public:
    QString id;
    int weight = 0;
};

class Pebbles : public mirabilia::ListModel {
    Q_OBJECT

public:
    Pebbles() : ListModel(QMetaType::fromType<Pebble>()) {}
    void lay(const QList<Pebble> &rows) { assign(rows); }
    [[nodiscard]] const Pebble &pebble(int row) const { return at<Pebble>(row); }
};

namespace {

QList<Pebble> pebbles(const QString &ids) {
    QList<Pebble> rows;
    for (const QChar id : ids) {
        rows.append({id, 0});
    }
    return rows;
}

QString idsOf(const Pebbles &model) {
    QString ids;
    for (int row = 0; row < model.count(); ++row) {
        ids += model.pebble(row).id;
    }
    return ids;
}

} // namespace

class ListModelTest : public QObject {
    Q_OBJECT

private slots:
    void rolesAreTheProperties() {
        const Pebbles model;
        QCOMPARE(model.roleNames().value(Qt::UserRole), QByteArray("id"));
        QCOMPARE(model.roleNames().value(Qt::UserRole + 1), QByteArray("weight"));
        QVERIFY(!model.data({}, Qt::UserRole).isValid());
    }

    void changesInPlace() {
        Pebbles model;
        model.lay(pebbles(QStringLiteral("abc")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QList<Pebble> rows = pebbles(QStringLiteral("abc"));
        rows[1].weight = 5;
        model.lay(rows);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 1);
        QCOMPARE(changed[0][2].value<QList<int>>(), QList<int>{Qt::UserRole + 1});
        QCOMPARE(inserted.size() + removed.size(), 0);
        model.lay(rows);
        QCOMPARE(changed.size(), 1);
    }

    void persistentRowsLiveOn() {
        Pebbles model;
        model.lay(pebbles(QStringLiteral("abcde")));
        const QPersistentModelIndex d = model.index(3);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.lay(pebbles(QStringLiteral("xdba")));
        QCOMPARE(idsOf(model), QStringLiteral("xdba"));
        QCOMPARE(d.row(), 1);
        QCOMPARE(reset.size(), 0);
    }

    void equalIdentitiesAreMatchedInOrder() {
        Pebbles model;
        model.lay(pebbles(QStringLiteral("aab")));
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.lay(pebbles(QStringLiteral("ab")));
        QCOMPARE(idsOf(model), QStringLiteral("ab"));
        QCOMPARE(removed.size(), 1);
    }

    void wholeRows() {
        Pebbles model;
        model.lay(pebbles(QStringLiteral("ab")));
        QCOMPARE(model.get(1).value<Pebble>().id, QStringLiteral("b"));
        QVERIFY(!model.get(2).isValid());
        QVERIFY(!model.get(-1).isValid());
    }

    void anySequenceOfLists() {
        Pebbles model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(7);
        for (int step = 0; step < 300; ++step) {
            QString ids;
            for (unsigned i = random() % 9; i > 0; --i) {
                ids += QLatin1Char(static_cast<char>('a' + random() % 6));
            }
            QSignalSpy counted(&model, &ListModel::countChanged);
            const int before = model.count();
            model.lay(pebbles(ids));
            QCOMPARE(idsOf(model), ids);
            QCOMPARE(counted.size(), before == model.count() ? 0 : 1);
        }
    }
};

QTEST_GUILESS_MAIN(ListModelTest)
#include "test_list_model.moc"
