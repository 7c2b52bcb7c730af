// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/qr_code.h"

#include <QTest>

#include <qrcodegen/qrcodegen.hpp>

using mirabilia::render::renderQrCode;

/// Codes for cameras: what is drawn is what the text asks for.
class QrCodeTest : public QObject {
    Q_OBJECT

private slots:
    void everyModuleIsThatOfTheText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QSize>("size");
        const QString address = QStringLiteral("https://app.bgstatsapp.com/createPlay.html?data=");
        QTest::newRow("short") << address << QSize(240, 240);
        QTest::newRow("long") << address + QString(1500, QLatin1Char('7')) << QSize(420, 420);
        QTest::newRow("not square") << address + QStringLiteral("Ada") << QSize(300, 200);
        QTest::newRow("as long as can be") << QString(2331, QLatin1Char('n')) << QSize(420, 420);
    }
    void everyModuleIsThatOfTheText() {
        QFETCH(QString, text);
        QFETCH(QSize, size);
        constexpr int quiet = 4;
        const auto code = qrcodegen::QrCode::encodeText(text.toUtf8().constData(),
                                                        qrcodegen::QrCode::Ecc::MEDIUM);
        const QImage image = renderQrCode(text, size);
        const int modules = code.getSize() + 2 * quiet;
        QCOMPARE(image.width(), image.height());
        QCOMPARE(image.width() % modules, 0); // no edge is blurred
        QVERIFY(image.width() <= std::min(size.width(), size.height()));
        const int module = image.width() / modules;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool dark = code.getModule(x / module - quiet, y / module - quiet);
                QCOMPARE(image.pixelColor(x, y), QColor(dark ? Qt::black : Qt::white));
            }
        }
    }
    void whatDoesNotFitIsNoImage() {
        QVERIFY(renderQrCode(QString(2332, QLatin1Char('n')), {420, 420}).isNull());
    }
};

QTEST_GUILESS_MAIN(QrCodeTest)
#include "test_qr_code.moc"
