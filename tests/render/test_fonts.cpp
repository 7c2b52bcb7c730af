// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/fonts.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QRawFont>
#include <QTest>

using namespace mirabilia::render;

class Fonts : public QObject {
    Q_OBJECT

private slots:
    void onlyWhatIsMissingIsAdded() {
        const QString inter = QStringLiteral("Inter");
        const QString garamond = QStringLiteral("EB Garamond 12");
        QCOMPARE(addMissingFonts({inter, garamond}), QStringList());
        const QStringList other = addMissingFonts({inter});
        QVERIFY(other.contains(garamond) && !other.contains(inter));
        QVERIFY(addMissingFonts({garamond}).contains(inter));
    }

    /// In a title figures stand on the line and are as high as capitals; letters are those of EB
    /// Garamond.
    void figuresOfTitlesAreLining() {
        substituteFonts(QStringLiteral("en"));
        for (const QFont::Weight weight : {QFont::Normal, QFont::DemiBold}) {
            QFont title(QStringLiteral("Mirabilia Figures"), -1, weight);
            QFont garamond(QStringLiteral("EB Garamond"), -1, weight);
            title.setPixelSize(100);
            garamond.setPixelSize(100);
            QVERIFY(QFontInfo(title).exactMatch());
            const QFontMetricsF metrics(title);
            for (const QChar figure : QStringLiteral("0123456789")) {
                const QRectF ink = metrics.tightBoundingRect(figure);
                QVERIFY2(ink.bottom() <= 7, qPrintable(QString(figure)));
                QVERIFY2(ink.height() >= 62 && ink.height() <= 72, qPrintable(QString(figure)));
            }
            QVERIFY(QFontMetricsF(garamond).tightBoundingRect("3").bottom() > 10);
            const QString letters = QStringLiteral("Ada wins by");
            QCOMPARE(metrics.horizontalAdvance(letters),
                     QFontMetricsF(garamond).horizontalAdvance(letters));
            QCOMPARE(metrics.height(), QFontMetricsF(garamond).height());
        }
        const QRawFont signs =
            QRawFont::fromFont(QFont(QStringLiteral("Mirabilia Figures"), -1, QFont::DemiBold));
        for (const QChar sign : QString::fromUtf8("‘’“”–—…−×")) { // its letters have none
            QVERIFY2(signs.supportsCharacter(sign), qPrintable(QString(sign)));
        }
        const QFont bold(QStringLiteral("Mirabilia Figures"), -1, QFont::DemiBold);
        const QFont plain(QStringLiteral("Mirabilia Figures"));
        QVERIFY(QFontMetricsF(bold).horizontalAdvance("1234") >
                QFontMetricsF(plain).horizontalAdvance("1234"));
    }
};

QTEST_MAIN(Fonts)
#include "test_fonts.moc"
