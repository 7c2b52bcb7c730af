// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder. The glyph provider here simply reads resources/icons, so that the
// controls can be tested and pictured without the program.
#include "app/desktop/javascript.h"

#include <QColor>
#include <QFile>
#include <QGlyphRun>
#include <QPainter>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickImageProvider>
#include <QRawFont>
#include <QSvgRenderer>
#include <QTextLayout>
#include <QUrlQuery>
#include <QtQuickTest>

namespace {

class FileGlyphs : public QQuickImageProvider {
public:
    FileGlyphs() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Returns a null image for an unknown name, so that Image prints a warning.
    QImage requestImage(const QString &id, QSize *size, const QSize &wanted) override {
        const QString name = id.section('?', 0, 0);
        const QString colour =
            QUrlQuery(id.section('?', 1)).queryItemValue("color", QUrl::FullyDecoded);
        QFile file(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/icons/%1.svg").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QSvgRenderer drawing(file.readAll().replace("currentColor", colour.toUtf8()));
        QImage image(wanted.expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        if (size)
            *size = image.size();
        return image;
    }
};

/// Draws nothing, but records how often and at which size it was asked to.
class CountedDrawings : public QQuickImageProvider {
    Q_OBJECT

public:
    CountedDrawings() : QQuickImageProvider(QQuickImageProvider::Image) {}

    Q_INVOKABLE int count() const { return m_count; }
    Q_INVOKABLE QSize latest() const { return m_latest; }

    QImage requestImage(const QString &, QSize *size, const QSize &wanted) override {
        ++m_count;
        m_latest = wanted;
        *size = wanted;
        return QImage(wanted, QImage::Format_ARGB32_Premultiplied);
    }

private:
    int m_count = 0;
    QSize m_latest;
};

/// Reports the typefaces a text is actually drawn in.
class Letters : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    Q_INVOKABLE QStringList typefaces(const QString &text, const QFont &font) const {
        QTextLayout layout(text, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        QStringList names;
        for (const QGlyphRun &run : layout.glyphRuns())
            names.append(run.rawFont().familyName() + ' ' + run.rawFont().styleName());
        names.removeDuplicates();
        return names;
    }
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { mirabilia::desktop::interpretJavaScript(); }
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath("qrc:/qt/qml");
        engine->addImageProvider("glyph", new FileGlyphs);
        auto *drawings = new CountedDrawings; // owned by the engine
        engine->addImageProvider("counted", drawings);
        engine->rootContext()->setContextProperty("drawings", drawings);
        engine->rootContext()->setContextProperty("letters", new Letters(engine));
        engine->rootContext()->setContextProperty("screenshotDir",
                                                  qEnvironmentVariable("MIRABILIA_SCREENSHOTS"));
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(tst_controls, Setup)

#include "main.moc"
