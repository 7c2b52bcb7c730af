// SPDX-License-Identifier: GPL-3.0-or-later
// Where lines of Chinese and Japanese may end, and where they do.
#include "app/render/fonts.h"
#include "app/render/phrases.h"

#include <QFile>
#include <QFont>
#include <QFontMetricsF>
#include <QTest>
#include <QTextLayout>
#include <QXmlStreamReader>

#include <algorithm>

using namespace mirabilia::render;

namespace {

QString inPhrases(const QString &text, int width = longestPhrase) {
    QString marked = text;
    const QList<qsizetype> ends = phraseEnds(text, width);
    for (auto end = ends.rbegin(); end != ends.rend(); ++end)
        marked.insert(*end, u'|');
    return marked;
}

/// All that is said in a language, of some length.
QStringList sentences(const QString &language) {
    QFile file(
        QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/i18n/mirabilia_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList said;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement() || xml.name() != u"translation")
            continue;
        const QString text =
            xml.readElementText(QXmlStreamReader::IncludeChildElements).simplified();
        if (text.size() > 12)
            said.append(text);
    }
    return said;
}

struct Lines {
    QList<qsizetype> ends; ///< in what is laid out
    qreal widest = 0;
};

Lines layOut(const QString &text, const QFont &font, qreal width) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    Lines lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines.ends.append(line.textStart() + line.textLength());
        lines.widest = std::max(lines.widest, line.naturalTextWidth());
    }
    layout.endLayout();
    lines.ends.removeLast();
    return lines;
}

void byLanguage() {
    QTest::addColumn<QString>("language");
    for (const char *language : {"ja", "zh_CN", "zh_TW"})
        QTest::newRow(language) << QString(language);
}

} // namespace

class Phrases : public QObject {
    Q_OBJECT

private slots:
    void linesEndWherePhrasesDo_data() {
        QTest::addColumn<QString>("phrases");
        for (const char *phrases : {
                 "ボードの|全行を|まとめて|計算します。",
                 "この|得点表は|別の|ウィンドウでも|書き|込まれました。",
                 "信頼できる|ネットワークで|遊んで|ください。",
                 "名前も|入力した|内容も|含まず、|どこにも|送信していません。",
                 "捨て札置き場から|何も|取らなかった",
                 "左の|隣を|もう一度|攻めましょう。",
                 "コイン |3 枚ごとに |1 点。",
                 "マウソロス|霊廟、|B 面。",
                 "小便|小僧 A",
                 "ガラス 1、|織物 1",
                 "对 Bo +5，|对 Cleo −1，|合计 +4",
                 "Mirabilia が|突然終了しました",
                 "「世界の|七不思議」を|遊べる|自由な|テーブル。",
                 "与|主机的|连接|中断，|正在|重试；|什么|都没有|丢失。",
                 "此后|建造的|奇迹|让你再|进行|一个|回合",
                 "你的|游戏|和计分表|都是|安全的",
                 "平分：|由|剩餘|錢幣|決定。",
                 "每種|符號|依|數量的|平方|計分；",
                 "时代 |II，|第 3 轮，|对手",
                 "時代 |II、|第 3 手番、|相手",
                 "七大|奇迹|骰子版",
                 "あなた · |ボードは|くじ",
                 "2025年8月14日|木曜日",
                 "2025年12月14日|星期四",
                 "来自|奇迹|或|科学家行会",
                 "哈利卡納斯的摩索拉斯|陵墓",
                 "执政官|行会",
                 "最接近的是",
                 "奧林匹亞|可得 |0 到 |3 分，|不會是 10。",
                 "奇蹟下的牌",
                 "上一輪",
                 "下一个|回合",
                 "蓝色牌的|分数",
                 "集會場|這一區",
                 "你在|牌桌上的|位置",
                 "空席 1",
                 "Ada：|対 Bo +5、|対 Cleo −1、|合計 +4",
                 "轮到：|座位 1 和 |座位 2",
                 "第二个|マス目を|塗る",
                 "七大|奇迹 · |第二版",
                 "緑ダイス",
                 "紫ダイス",
                 "三つ目なので",
                 "もう一度|手番になります。",
                 "オリンピアの|ゼウス像",
                 "オリンピアは |0〜10 点で、|15 にはなりません。",
             }) {
            QTest::newRow(phrases) << QString(phrases);
        }
    }
    void linesEndWherePhrasesDo() {
        QFETCH(const QString, phrases);
        QCOMPARE(inPhrases(QString(phrases).remove(u'|')), phrases);
    }

    void nothingIsAddedButJoiners() {
        QCOMPARE(heldTogether("So large is a card, naïvely"), "So large is a card, naïvely");
        QVERIFY(!knowsNoSpaces("So large is a card") && knowsNoSpaces("2 枚"));
        QCOMPARE(heldTogether({}), QString());
        // Pairs, marks and markup stay whole.
        QCOMPARE(heldTogether("<b>カード</b>&lt;"),
                 QString("<b>%カ%ー%ド%</b>&lt;").replace(u'%', QChar(0xfeff)));
        QCOMPARE(heldTogether("点“加入"),
                 QString("点+“%加%入").replace(u'%', QChar(0xfeff)).replace(u'+', QChar(0x200b)));
        QCOMPARE(heldTogether("𠮷a\u0301"), "𠮷a\u0301");
        QVERIFY(heldTogether("か\u3099").startsWith("か\u3099"));
    }
    void whatIsTooLongStaysOpen() {
        const QString name = "アレクサンドリアノダイトウダイ";
        QCOMPARE(heldTogether(name), name);
        QCOMPARE(inPhrases("送信していません"), "送信していません");
        QCOMPARE(inPhrases("送信していません", 12), "送信し|ていません");
        QCOMPARE(inPhrases("以弗所的亞底米神廟", 12), "以弗所的|亞底米|神廟");
        QVERIFY(released(heldTogether("送信していません", 12)) == "送信していません");
    }

    void allThatIsSaidKeepsItsLetters_data() { byLanguage(); }
    void allThatIsSaidKeepsItsLetters() {
        QFETCH(const QString, language);
        const QStringList said = sentences(language);
        QVERIFY(said.size() > 300);
        for (const QString &text : said)
            QCOMPARE(released(heldTogether(text)), text);
    }

    /// In narrow columns too no line ends inside of a phrase that fits a line, none is wider than
    /// it may be, and joiners take no room.
    void noWordIsTorn_data() { byLanguage(); }
    void noWordIsTorn() {
        QFETCH(const QString, language);
        substituteFonts(language);
        QFont font(QStringLiteral("Inter"));
        font.setPixelSize(16);
        for (const QString &text : sentences(language)) {
            for (const qreal width : {56.0, 90.0, 130.0, 190.0}) {
                const int halves = std::min(longestPhrase, static_cast<int>(2 * width / 16));
                const QString held = heldTogether(text, halves);
                const QList<qsizetype> ends = phraseEnds(text, halves);
                const Lines lines = layOut(held, font, width);
                QVERIFY2(lines.widest <= width + 1, qPrintable(text));
                for (const qsizetype end : lines.ends)
                    mayEnd(text, released(held.left(end)).size(), ends, font, width, halves);
            }
            const QString held = heldTogether(text);
            QVERIFY2(std::abs(layOut(held, font, 1e6).widest - layOut(text, font, 1e6).widest) <=
                         0.02 * layOut(text, font, 1e6).widest + 1,
                     qPrintable(text));
        }
    }

private:
    static void mayEnd(const QString &text, qsizetype at, const QList<qsizetype> &ends,
                       const QFont &font, qreal width, int halves) {
        if (std::binary_search(ends.begin(), ends.end(), at) ||
            !(knowsNoSpaces(text.at(at - 1)) || knowsNoSpaces(text.at(at))))
            return;
        const auto next = std::upper_bound(ends.begin(), ends.end(), at);
        const qsizetype start = next == ends.begin() ? 0 : *std::prev(next);
        const qsizetype stop = next == ends.end() ? text.size() : *next;
        const QString phrase = text.mid(start, stop - start);
        const bool fits =
            2 * phrase.size() <= halves && QFontMetricsF(font).horizontalAdvance(phrase) <= width;
        QVERIFY2(!fits, qPrintable(text.left(at) + "/" + text.mid(at)));
    }
};

QTEST_MAIN(Phrases)
#include "test_phrases.moc"
