// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/typed_figure.h"

#include <QTest>

#include <random>

using mirabilia::TypedFigure;

namespace {

bool press(TypedFigure &typed, char key) {
    switch (key) {
    case '+': return typed.plus();
    case '-': return typed.minus();
    case '<': return typed.erase();
    default: return typed.digit(key - '0');
    }
}

TypedFigure typedInto(TypedFigure typed, const char *keys) {
    for (const char *key = keys; *key != 0; ++key) {
        press(typed, *key);
    }
    return typed;
}

} // namespace

class TypedFigureTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsTypedIsWhatIsKept_data() {
        QTest::addColumn<int>("there");
        QTest::addColumn<bool>("mayBeNegative");
        QTest::addColumn<QByteArray>("keys");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char *keys, const char *text, const QVariant &value,
                            bool mayBeNegative = false, int there = none) {
            QTest::addRow("%d %s%s", there, keys, mayBeNegative ? " signed" : "")
                << there << mayBeNegative << QByteArray(keys) << QString::fromLatin1(text) << value;
        };
        row("", "", {});
        row("12", "12", 12);
        row("05", "5", 5);
        row("1234", "123", 123);
        row("3+5+2", "3+5+2", 10);
        row("3+5+", "3+5+", 8);
        row("10-2", "10-2", 8);
        row("10-", "10-", 10);
        row("10-+2", "10+2", 12);
        row("10--", "10", 10);
        row("-4", "4", 4);
        row("+4", "4", 4);
        row("12<", "1", 1);
        row("12<<", "", {});
        row("3+5<<<4", "4", 4);
        row("-", "-", {}, true);
        row("--", "", {}, true);
        row("-12", "-12", -12, true);
        row("4-", "-4", -4, true);
        row("4--", "4", 4, true);
        row("4-1", "4-1", 3, true);
        row("-1-1-3", "-1-1-3", -5, true);
        row("-12<", "-1", -1, true);
        row("", "6", 6, false, 6);
        row("7", "7", 7, false, 6);
        row("+7", "6+7", 13, false, 6);
        row("-2", "6-2", 4, false, 6);
        row("<", "1", 1, false, 12);
        row("-", "-6", -6, true, 6);
        row("-4", "-4", -4, true, 6);
        row("--4", "4", 4, true, 6);
        row("<", "", {}, true, -4);
    }
    void whatIsTypedIsWhatIsKept() {
        QFETCH(int, there);
        QFETCH(bool, mayBeNegative);
        QFETCH(QByteArray, keys);
        QFETCH(QString, text);
        QFETCH(QVariant, value);
        const TypedFigure typed = typedInto(
            TypedFigure(there == none ? std::nullopt : std::optional(there), mayBeNegative),
            keys.constData());
        QCOMPARE(typed.text(), text);
        QCOMPARE(typed.value() ? QVariant(*typed.value()) : QVariant(), value);
    }

    void whatMeansNothingChangesNothing() {
        TypedFigure typed({}, false);
        QVERIFY(!typed.plus());
        QVERIFY(!typed.minus());
        QVERIFY(!typed.erase());
        QVERIFY(typed.isFresh());
        typed = typedInto(typed, "123");
        QVERIFY(!typed.digit(4));
        QCOMPARE(typed.text(), QStringLiteral("123"));
        QVERIFY(typed.isPlain() && !typed.isSum());
        QVERIFY(typedInto(typed, "+").isSum());
    }

    void anyKeysAreAStringThatIsTheSum() {
        std::mt19937 random(5);
        for (int i = 0; i < 2000; ++i) {
            TypedFigure typed(random() % 2 == 0 ? std::nullopt : std::optional(7),
                              random() % 2 == 0);
            for (int key = 0; key < 30; ++key) {
                const TypedFigure before = typed;
                if (!press(typed, "0123456789+-<"[random() % 13])) {
                    QCOMPARE(typed.value(), before.value());
                }
                QVERIFY(typed.text().size() <= TypedFigure::longestSum + 1);
            }
        }
    }

private:
    static constexpr int none = 1000;
};

QTEST_GUILESS_MAIN(TypedFigureTest)
#include "test_typed_figure.moc"
