// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/render/example_scores.h"
#include "tests/render/render_support.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QTest>

using namespace mirabilia;
using render::ScoreDrawing;
using tests::exampleScore;

namespace {

struct Text {
    QString words;
    QRectF place;
    int size;
};

/// Writes down which text is drawn where.
class Witness : public QPaintEngine {
public:
    Witness() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &state) override {
        if (state.state() & DirtyTransform) {
            m_transform = state.transform();
        }
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &,
                   Qt::ImageConversionFlags) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override {
        // As high as letters are, not as lines.
        const double tall = QFontMetricsF(item.font()).capHeight();
        texts.append({item.text(),
                      m_transform.mapRect(QRectF(at.x(), at.y() - tall, item.width(), tall)),
                      item.font().pixelSize()});
    }
    QList<Text> texts;

private:
    QTransform m_transform;
};

class Paper : public QPaintDevice {
public:
    QPaintEngine *paintEngine() const override { return &m_witness; }
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth: return 1000;
        case PdmHeight: return 2000;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmNumColors: return 0;
        case PdmDepth: return 32;
        default: return 96;
        }
    }
    [[nodiscard]] const QList<Text> &texts() const { return m_witness.texts; }

private:
    mutable Witness m_witness;
};

QList<Text> textsOf(const ScoreDrawing &drawing, double height = 0) {
    Paper paper;
    QPainter painter(&paper);
    render::paintScore(painter, drawing, height);
    painter.end();
    return paper.texts();
}

QString lettersOf(const QString &words) {
    QString letters = words;
    return letters.remove(QLatin1Char(' '));
}

QString allLetters(const QList<Text> &texts) {
    QString all;
    for (const Text &text : texts) {
        all += lettersOf(text.words);
    }
    return all;
}

} // namespace

class ScoreDrawingTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsThereAndNothingLiesOverAnother_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("players");
        QTest::addColumn<double>("height");
        for (const QString &language : tests::languages) {
            for (const int players : {1, 2, 3, 5, 7, 8}) {
                for (const double height : {0.0, 1414.0}) {
                    QTest::addRow("%s-%d-%g", qPrintable(language), players, height)
                        << language << players << height;
                }
            }
        }
    }
    void everythingIsThereAndNothingLiesOverAnother() {
        QFETCH(QString, language);
        QFETCH(int, players);
        QFETCH(double, height);
        const ScoreDrawing drawing = exampleScore(language, players);
        const QList<Text> texts = textsOf(drawing, height);
        const QString all = allLetters(texts);
        QStringList wanted{drawing.title, drawing.subtitle, drawing.result, drawing.totalName,
                           QStringLiteral("Mirabilia")};
        for (const ScoreDrawing::Player &player : drawing.players) {
            wanted += {player.name, player.detail, player.rank, player.total};
        }
        for (const ScoreDrawing::Category &category : drawing.categories) {
            wanted += category.name;
        }
        for (const QString &words : wanted) {
            QVERIFY2(all.contains(lettersOf(words)), qPrintable(words + u'\n' + all));
        }
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QRectF place = texts[i].place.adjusted(1, 1, -1, -1);
            QVERIFY2(place.left() > 20 && place.right() < 980, qPrintable(texts[i].words));
            for (qsizetype other = 0; other < i; ++other) {
                QVERIFY2(!place.intersects(texts[other].place),
                         qPrintable(texts[i].words + QStringLiteral(" on ") + texts[other].words));
            }
        }
    }

    // A page that is empty below says that something is missing.
    void aPageIsFilled_data() {
        QTest::addColumn<int>("players");
        for (const int players : {2, 3, 4, 5, 8}) {
            QTest::addRow("%d", players) << players;
        }
    }
    void aPageIsFilled() {
        QFETCH(int, players);
        QImage page(1000, 1414, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        render::paintScore(painter, exampleScore(QStringLiteral("en"), players), page.height());
        painter.end();
        int empty = 0;
        int longest = 0;
        for (int y = 0; y < page.height(); ++y) {
            const auto *line = reinterpret_cast<const QRgb *>(page.constScanLine(y));
            const bool drawn =
                std::any_of(line, line + page.width(), [](QRgb dot) { return dot != 0xffffffff; });
            empty = drawn ? 0 : empty + 1;
            longest = std::max(longest, empty);
        }
        QVERIFY2(longest < page.height() / 12, qPrintable(QString::number(longest)));
    }

    void theWinnerAndTheTotalsAreTheLargest() {
        const ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 3);
        int smallestTotal = 1000;
        int largestOther = 0;
        int result = 0;
        for (const Text &text : textsOf(drawing)) {
            const QString &words = text.words;
            const bool isTotal = std::any_of(
                drawing.players.begin(), drawing.players.end(),
                [&words](const ScoreDrawing::Player &player) { return player.total == words; });
            if (drawing.result.contains(text.words) && text.place.bottom() < 340) {
                result = std::max(result, text.size);
            } else if (isTotal) {
                smallestTotal = std::min(smallestTotal, text.size);
            } else {
                largestOther = std::max(largestOther, text.size);
            }
        }
        QVERIFY(result > smallestTotal);
        QVERIFY(smallestTotal > largestOther);
    }

    void whatStandsInALineIsOfOneSize() {
        ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 8);
        drawing.categories += drawing.categories.mid(0, 4); // with expansions
        drawing.categories[2].values[1].text = QStringLiteral("\u221212");
        QSet<int> names;
        QSet<int> values;
        for (const Text &text : textsOf(drawing)) {
            for (const ScoreDrawing::Category &category : drawing.categories) {
                if (text.words == category.name) {
                    names.insert(text.size);
                }
            }
            if (text.place.left() > 450 && text.words.back().isDigit() && text.place.top() > 340) {
                values.insert(text.size);
            }
        }
        QCOMPARE(names.size(), 1);
        QCOMPARE(values.size(), 1);
    }

    void noLineOfTheResultHasOneWordWhereTwoLinesCanShare() {
        ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 2);
        QStringList lines;
        for (const Text &text : textsOf(drawing)) {
            if (drawing.result.contains(text.words) && text.place.bottom() < 340) {
                lines.append(text.words);
            }
        }
        QCOMPARE(lines,
                 QStringList({QStringLiteral("Ada wins with"), QStringLiteral("58 points")}));
    }

    // 400 pixels across: so it comes in a chat.
    void aNameOfUsualLengthCanBeReadInAChat() {
        const ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 7);
        constexpr int readable = 25; // units: ten pixels
        for (const Text &text : textsOf(drawing)) {
            if (text.words == QLatin1String("Ada") || text.words == QLatin1String("26")) {
                QVERIFY2(text.size >= readable, qPrintable(text.words));
            }
        }
    }

    void endlessWordsEndInDots() {
        ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 3);
        drawing.players[1].name = QString(300, QLatin1Char('W'));
        drawing.subtitle = QString(300, QLatin1Char('M'));
        drawing.result = QString(900, QLatin1Char('x'));
        for (const Text &text : textsOf(drawing)) {
            QVERIFY2(QRectF(20, 0, 960, 2000).contains(text.place), qPrintable(text.words));
        }
    }

    void aPageIsOneSheetOfTextAndTheWinnersPoster() {
        ScoreDrawing drawing = exampleScore(QStringLiteral("en"), 3);
        const QByteArray page = render::scorePage(drawing);
        QCOMPARE(page.count("/Type /Page\n"), 1);
        QVERIFY(page.contains("/MediaBox [0 0 595"));
        QVERIFY(page.contains("/ToUnicode")); // letters, which can be found and copied
        drawing.players[0].name = QStringLiteral("=(@)-Ada");
        drawing.categories[0].values[0].text = QStringLiteral("\u22122");
        const QByteArray letters = render::scorePage(drawing);
        for (const char *letter :
             {"<2212> ", "<003D> ", "<0028> ", "<0029> ", "<0040> ", "<002D> "}) {
            QVERIFY2(letters.contains(letter), letter);
        }
        drawing.players[0].name = QStringLiteral("\u5c0f\u6797"); // a search finds it
        const QByteArray han = render::scorePage(drawing);
        QVERIFY2(han.contains("<5C0F> ") && !han.contains("<2F29> "), "no radical of that shape");
        const QImage picture = render::scorePicture(drawing);
        drawing.poster = QStringLiteral("nothing-a");
        const QImage other = render::scorePicture(drawing);
        QCOMPARE(other.size(), picture.size());
        QVERIFY(other.pixel(1000, 200) != picture.pixel(1000, 200));
        QCOMPARE(other.pixel(1000, 700), picture.pixel(1000, 700));
    }
};

QTEST_MAIN(ScoreDrawingTest)
#include "test_score_drawing.moc"
