// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_wording.h"
#include "app/models/common/initials.h"
#include "app/models/common/wording.h"

#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace mirabilia;

namespace {

v1::Possibility refused(const char *code) {
    v1::Possibility possibility;
    possibility.set_refusal(code);
    return possibility;
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_english.load(QStringLiteral(":/i18n/mirabilia_en.qm")));
        QCoreApplication::installTranslator(&m_english);
    }

    void everyCardCanBeSaid() {
        QCOMPARE(m_catalogue.classic().cards().size(), 78);
        QCOMPARE(m_second.classic().cards().size(), 80);
        for (const QString &language : Names::languages()) {
            m_catalogue.setLanguage(language);
            for (const Catalogue *edition : {&std::as_const(m_catalogue), &m_second}) {
                const QStringList ids = edition->classic().cards();
                for (const QString &id : ids) {
                    const ClassicFact &facts = edition->classic().card(id);
                    QVERIFY2(edition->name(id) != id, qPrintable(id));
                    QVERIFY2(!facts.family.isEmpty() && facts.age > 0, qPrintable(id));
                    for (const ClassicEffect &effect : facts.effects) {
                        QVERIFY2(m_words.effect(effect) != effect.type, qPrintable(id));
                    }
                }
            }
        }
        QCOMPARE(m_second.language(), QStringLiteral("ja"));
        m_catalogue.setLanguage(QStringLiteral("en"));
    }

    void theSecondEditionHasCardsOfItsOwn() {
        const ClassicWording words(m_second);
        QCOMPARE(words.card(QStringLiteral("well")), QStringLiteral("Well, blue, 3 points"));
        QCOMPARE(words.card(QStringLiteral("altar")), QStringLiteral("Altar, blue, 3 points"));
        QCOMPARE(words.chain(QStringLiteral("altar")), QStringLiteral("Chains to Pantheon"));
        QCOMPARE(words.chain(QStringLiteral("statue")), QStringLiteral("Free with Well"));
        QCOMPARE(words.card(QStringLiteral("ludus")),
                 QStringLiteral("Ludus, yellow, 3 coins at once and 1 point for each red card in "
                                "your city"));
        QCOMPARE(words.cardCost(QStringLiteral("castrum")),
                 QStringLiteral("1 wood, 2 clay, 1 papyrus"));
        QCOMPARE(words.card(QStringLiteral("decorators_guild")),
                 QStringLiteral("Decorators Guild, purple, 7 points if all stages of your wonder "
                                "are built"));
        for (const char *power :
             {"free_first_of_colour", "free_first_of_age", "free_last_of_age"}) {
            const ClassicEffect effect{QString::fromLatin1(power), 0, {}, {}, {}};
            QVERIFY2(words.effect(effect) != effect.type, power);
            const QVariantList signs = ClassicWording::effectGlyphs({effect});
            QVERIFY2(signs[0].toMap()[QStringLiteral("glyph")] != QStringLiteral("info"), power);
        }
    }

    void sidesAreCalledAsOnTheBoards() {
        const QString giza = QStringLiteral("giza");
        QCOMPARE(m_words.board(giza, QStringLiteral("B")),
                 QStringLiteral("The Pyramids of Giza, side B"));
        QCOMPARE(ClassicWording(m_second).board(giza, QStringLiteral("A")),
                 QStringLiteral("The Pyramids of Giza (day)"));
        QCOMPARE(ClassicWording(m_second).board(giza, QStringLiteral("B")),
                 QStringLiteral("The Pyramids of Giza (night)"));
        QCOMPARE(m_words.shortBoard(giza, QStringLiteral("B")),
                 QStringLiteral("The Pyramids of Giza B"));
        QCOMPARE(ClassicWording(m_second).shortBoard(giza, QStringLiteral("B")),
                 QStringLiteral("Giza (night)"));
        const QString brussels = QStringLiteral("manneken_pis"); // Dice has no such city
        QCOMPARE(ClassicWording(m_second).shortBoard(brussels, QStringLiteral("A")),
                 ClassicWording(m_second).board(brussels, QStringLiteral("A")));
    }

    void effects_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *card, const char *text) {
            QTest::newRow(card) << QString::fromLatin1(card) << QString::fromLatin1(text);
        };
        row("lumber_yard", "Produces wood");
        row("sawmill", "Produces 2 wood");
        row("forum", "Produces glass, cloth or papyrus");
        row("altar", "2 points");
        row("stockade", "1 shield");
        row("apothecary", "Compass");
        row("tavern", "5 coins at once");
        row("marketplace", "Buy manufactured goods from both neighbours for 1 coin");
        row("east_trading_post", "Buy raw materials from the right neighbour for 1 coin");
        row("vineyard",
            "1 coin at once for each brown card in your city and both neighbouring cities");
        row("arena", "3 coins at once and 1 point for each wonder stage in your city");
        row("shipowners_guild", "1 point for each brown, grey and purple card in your city");
        row("strategists_guild", "1 point for each defeat token in both neighbouring cities");
    }
    void effects() {
        QFETCH(QString, card);
        QFETCH(QString, text);
        QCOMPARE(m_words.effects(m_catalogue.classic().card(card).effects), text);
    }

    void daysAreWrittenAsWhereTheSystemIs_data() {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *system, const char *language, const QString &text) {
            QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(system, language)))
                << QString::fromLatin1(system) << QString::fromLatin1(language) << text;
        };
        row("C", "en", QStringLiteral("Tuesday, April 1, 2025"));
        row("en_US", "en", QStringLiteral("Tuesday, April 1, 2025"));
        row("en_GB", "en", QStringLiteral("Tuesday, 1 April 2025"));
        row("de_DE", "en", QStringLiteral("01.04.2025"));
        row("fr_FR", "en", QStringLiteral("01/04/2025"));
        row("ja_JP", "ja", QString::fromUtf8("2025年4月1日火曜日"));
        row("ja_JP", "en", QStringLiteral("2025/04/01"));
    }
    void daysAreWrittenAsWhereTheSystemIs() {
        QFETCH(QString, system);
        QFETCH(QString, language);
        const QLocale before;
        QLocale::setDefault(QLocale(system));
        const QString said = Wording::day(QDate(2025, 4, 1), language);
        QLocale::setDefault(before);
        QTEST(said, "text");
    }

    void aNameFromTheRightIsKeptApart() {
        const QString omar = QString::fromUtf8("عمر");
        QCOMPARE(shownName(omar), QChar(0x2068) + omar + QChar(0x2069));
        QCOMPARE(shownName(QStringLiteral("Ada")), QStringLiteral("Ada"));
        QCOMPARE(cleanName(shownName(omar)), omar);
    }
    void aTableOfSomebodyFromTheRightIsCalledFromTheLeft() {
        const QString omar = QString::fromUtf8("عمر");
        const QString table = omar + QStringLiteral("'s table");
        QCOMPARE(shownTitle(table), QChar(0x2066) + table + QChar(0x2069));
        QCOMPARE(shownTitle(omar), shownName(omar));
        QCOMPARE(shownTitle(QStringLiteral("Ada's table")), QStringLiteral("Ada's table"));
    }

    void chains() {
        QCOMPARE(m_words.chain(QStringLiteral("altar")), QStringLiteral("Chains to Temple"));
        QCOMPARE(m_words.chain(QStringLiteral("forum")),
                 QStringLiteral("Free with East Trading Post or West Trading Post; "
                                "chains to Haven"));
        QCOMPARE(m_words.chain(QStringLiteral("tavern")), QString());
    }

    void cardsForTheEar() {
        QCOMPARE(m_words.handCard(QStringLiteral("altar"), QStringLiteral("free"), 0, {}),
                 QStringLiteral("Altar, blue, 2 points, you can build it free; chains to Temple"));
        QCOMPARE(m_words.handCard(QStringLiteral("baths"), QStringLiteral("pay"), 1, {}),
                 QStringLiteral("Baths, blue, 3 points, you can build it for 1 coin; "
                                "chains to Aqueduct"));
    }

    void costs() {
        QCOMPARE(m_words.cardCost(QStringLiteral("palace")),
                 QStringLiteral("1 wood, 1 stone, 1 clay, 1 ore, 1 glass, 1 cloth, 1 papyrus"));
        QCOMPARE(m_words.cardCost(QStringLiteral("tree_farm")), QStringLiteral("1 coin"));
        QCOMPARE(m_words.cardCost(QStringLiteral("altar")), QStringLiteral("nothing"));
    }

    void reasons() {
        const ClassicPurse purse{3, false, {QStringLiteral("ore")}};
        QCOMPARE(m_words.refusal(refused("already_built"), purse), QStringLiteral("Already built"));
        QCOMPARE(m_words.refusal(refused("no_stage_left"), purse),
                 QStringLiteral("All stages are built"));
        v1::Possibility poor = refused("cannot_pay");
        poor.set_needs_coins(4);
        QCOMPARE(m_words.refusal(poor, purse), QStringLiteral("Costs 4 coins, you have 3"));
        QCOMPARE(m_words.refusal(poor, {1, true, {}}),
                 QStringLiteral("Costs 4 coins, the Free City has 1"));
        v1::Possibility lacking = refused("cannot_pay");
        lacking.add_missing("glass");
        QCOMPARE(m_words.refusal(lacking, purse),
                 QStringLiteral("Needs 1 glass; no neighbour makes it"));
        lacking.add_missing("clay");
        lacking.add_missing("clay");
        QCOMPARE(m_words.refusal(lacking, purse),
                 QStringLiteral("Needs 2 clay and 1 glass; no neighbour makes them"));
        lacking.clear_missing();
        lacking.add_missing("ore");
        QCOMPARE(m_words.refusal(lacking, purse),
                 QStringLiteral("Lacks 1 ore; the neighbours do not make enough"));
        QCOMPARE(m_words.copyRefusal(refused("not_available"), purse),
                 QStringLiteral("The neighbour has no such stage"));
        v1::Possibility fine;
        fine.set_possible(true);
        QCOMPARE(m_words.refusal(fine, purse), QString());
        QVERIFY(!m_words.refusal(refused("a_code_of_the_future"), purse).isEmpty());
    }

    void paymentsInWords() {
        v1::Payment payment;
        QCOMPARE(ClassicWording::payment(payment, QStringLiteral("Ada"), QStringLiteral("Bo")),
                 QString());
        payment.set_left(2);
        payment.set_bank(1);
        QCOMPARE(ClassicWording::payment(payment, QStringLiteral("%2"), QStringLiteral("Bo")),
                 QStringLiteral("2 to %2 and 1 to the bank"));
        payment.set_right(3);
        QCOMPARE(ClassicWording::payment(payment, QStringLiteral("Ada"), QStringLiteral("Bo")),
                 QStringLiteral("2 to Ada, 3 to Bo and 1 to the bank"));
    }

    void hostileNames_data() {
        QTest::addColumn<QString>("raw");
        QTest::addColumn<QString>("clean");
        QTest::newRow("markup stays as it is")
            << QStringLiteral("<b>x</b>&amp;") << QStringLiteral("<b>x</b>&amp;");
        QTest::newRow("lines") << QStringLiteral("a\r\nb\tc") << QStringLiteral("a b c");
        QTest::newRow("directions")
            << QStringLiteral("\u202Eabc\u2066\u200B") << QStringLiteral("abc");
        QTest::newRow("bells") << QStringLiteral("\a\u0000x") << QStringLiteral("x");
        QTest::newRow("as long as it may be")
            << QString(24, QLatin1Char('y')) << QString(24, QLatin1Char('y'));
        QTest::newRow("long") << QString(99, QLatin1Char('y'))
                              << QString(23, QLatin1Char('y')) + QStringLiteral("\u2026");
        QTest::newRow("cut surrogate")
            << QString(22, QLatin1Char('y')) + QStringLiteral("\U0001F600\U0001F600")
            << QString(22, QLatin1Char('y')) + QStringLiteral("\u2026");
        const QString family = QString::fromUtf8("👩‍👩‍👧");
        QTest::newRow("a family") << family << family;
        QTest::newRow("with skin and style")
            << QString::fromUtf8("👩🏽‍⚕️ 🏳️‍🌈")
            << QString::fromUtf8("👩🏽‍⚕️ 🏳️‍🌈");
        QTest::newRow("joined letters")
            << QStringLiteral("a\u200Db\u200D\u200D") << QStringLiteral("ab");
        QTest::newRow("a family that has no room")
            << QString(20, QLatin1Char('y')) + family
            << QString(20, QLatin1Char('y')) + QStringLiteral("\u2026");
        QTest::newRow("other scripts")
            << QStringLiteral(" 山田 花子 ") << QStringLiteral("山田 花子");
    }
    void hostileNames() {
        QFETCH(QString, raw);
        QFETCH(QString, clean);
        QCOMPARE(cleanName(raw), clean);
    }

    void initials_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QStringList>("initials");
        const auto row = [](const char *tag, const char *names, const char *initials) {
            QTest::newRow(tag) << QString::fromUtf8(names).split(QLatin1Char('|'))
                               << QString::fromUtf8(initials).split(QLatin1Char('|'));
        };
        row("unlike", "Ada|Bo|Cy", "A|B|C");
        row("alike", "Anna|Bo|Anton", "An|B|At");
        row("three alike", "Anna|Anton|Antje", "An|Ao|Aj");
        row("one within the other", "Anna|Annabel", "A|Ab");
        row("one within the other, last", "Annabel|Anna", "Ab|A");
        row("equal", "Ada|Ada|Bo", "A1|A2|B");
        row("equal, and one longer", "Ada|Ada (2)|Ada", "A1|A2|A3");
        row("numbered", "Computer 1|Computer 2|computer 3", "C1|C2|c3");
        row("no letter by itself tells", "Aab|Aac|Adb", "A|Ac|Ad");
        row("two words", "Ada Bell|Ada Cole", "AB|AC");
        row("accents", "E\u0301mile|\u00c9mil|Eva", "\u00c9e|\u00c9|E");
        row("case", "ada|Ann", "ad|An");
        row("Chinese", "\u5c0f\u660e|\u5c0f\u7ea2|\u738b\u82b3", "\u660e|\u7ea2|\u738b");
        row("Japanese", "\u5c71\u7530 \u82b1\u5b50|\u5c71\u7530 \u592a\u90ce", "\u82b1|\u592a");
        row("its only letter is somebody's", "\u5c0f\u660e|\u5c0f\u7ea2|\u660e",
            "\u5c0f|\u7ea2|\u660e");
        row("beyond 16 bits", "\U00020BB7\u7530|\U00020BB7\u5ddd|\U00020BB6",
            "\u7530|\u5ddd|\U00020BB6");
        row("no letters", "\U0001F600\U0001F601|\U0001F600\U0001F602|!?",
            "\U0001F600\U0001F601|\U0001F600\U0001F602|!");
        row("quoted", "\"Max\"|\u2068\u05d0\u05d1\u2069", "M|\u05d0");
        row("empty", "|", "1|2");
    }
    void initials() {
        QFETCH(QStringList, names);
        QTEST(initialsOf(names), "initials");
    }
    void initialsAreShortAndOfOneNameOnly() {
        QRandomGenerator chance(7);
        for (int round = 0; round < 3000; ++round) {
            QStringList names;
            for (int seat = 0; seat < 8; ++seat) {
                QString name;
                for (quint32 length = chance.bounded(5U); length > 0; --length) {
                    name += QStringLiteral("aAb1 \u5c0f\u660e").at(chance.bounded(7));
                }
                names.append(name);
            }
            const QStringList initials = initialsOf(names);
            const QString told = names.join(QLatin1Char('|'));
            QCOMPARE(QSet<QString>(initials.begin(), initials.end()).size(), 8);
            for (const QString &letters : initials) {
                QVERIFY2(!letters.isEmpty() && letters.size() <= 2, qPrintable(told));
            }
        }
    }

private:
    QTranslator m_english;
    Catalogue m_catalogue;
    const Catalogue &m_second = m_catalogue.ofEdition(2);
    ClassicWording m_words{m_catalogue};
};

QTEST_GUILESS_MAIN(WordsTest)
#include "test_words.moc"
