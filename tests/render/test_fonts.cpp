// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/fonts.h"

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
};

QTEST_MAIN(Fonts)
#include "test_fonts.moc"
