// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/names.h"
#include "app/models/rules/rule_signs.h"
#include "app/models/rules/rules_model.h"
#include "app/notation/games.h"
#include "app/notation/scenario.h"
#include "resources/data.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace mirabilia;

namespace {

const QStringList games{QStringLiteral("classic"), QStringLiteral("duel"), QStringLiteral("dice")};

/// The city of the worked example, and as many others as it needs.
QByteArray exampleOf(const QString &game) {
    if (game == QLatin1String("classic")) {
        return R"({"age": 3, "turn": 6, "seats": [
            {"wonder": "giza", "side": "A", "coins": 11, "stages": 3, "tokens": [1, -1, 3, 5],
             "city": ["altar", "statue", "palace", "workshop", "laboratory", "study", "apothecary",
                      "scriptorium", "lighthouse", "marketplace", "workers_guild"]},
            {"wonder": "rhodes", "side": "A", "city": ["lumber_yard", "stone_pit"]},
            {"wonder": "ephesus", "side": "A", "city": ["clay_pool", "ore_vein", "sawmill"]}]})";
    }
    if (game == QLatin1String("duel")) {
        return R"({"age": 3, "conflict": 4, "board": ["study", null, null, null, null, null, null, null, null, null, null, null, null, null,
                      null, null, null, null, null, null], "seats": [
            {"coins": 13,
             "city": ["statue", "palace", "academy", "arena", "brewery", "merchants_guild"],
             "wonders": [{"id": "the_pyramids", "built": true},
                         {"id": "the_sphinx", "built": true}],
             "progress": ["philosophy"]},
            {"coins": 7, "city": ["tavern"]}]})";
    }
    return R"({"round": 20, "seats": [
        {"board": "giza", "coins": 4,
         "marked": ["wonder.1", "wonder.2", "barracks_west.attack.1", "barracks_east.attack.1",
                    "barracks_east.attack.2", "agora.r1c1", "agora.r1c2", "agora.r1c3",
                    "university.tablet.1", "university.tablet.2", "university.tablet.3",
                    "guild_court.1", "guild_court.2"],
         "attacks": {"barracks_west.attack.1": 3, "barracks_east.attack.1": 3,
                     "barracks_east.attack.2": 3},
         "unlocked": ["purple"]},
        {"board": "olympia"},
        {"board": "babylon", "marked": ["barracks_west.defense.1"]}]})";
}

QSet<QString> namesIn(const QJsonObject &object) {
    const QStringList keys = object.keys();
    return {keys.begin(), keys.end()};
}

void addTexts(QSet<QString> &names, const QJsonValue &list) {
    const QJsonArray array = list.toArray();
    for (const QJsonValue &each : array) {
        names.insert(each.toString());
    }
}

/// What the data of a game names that stands on its cards and boards as a glyph.
QSet<QString> signsOfData(const QString &game) {
    const std::string_view text = data::file(game.toStdString() + ".json");
    const QJsonObject rules =
        QJsonDocument::fromJson(QByteArray(text.data(), static_cast<qsizetype>(text.size())))
            .object();
    QSet<QString> signs;
    if (game == QLatin1String("classic")) {
        addTexts(signs, rules["resources"]["raw"]);
        addTexts(signs, rules["resources"]["manufactured"]);
        addTexts(signs, rules["colors"]);
        return signs | QSet<QString>{"compass", "gear", "tablet", "coin", "points", "shield"};
    }
    if (game == QLatin1String("duel")) {
        addTexts(signs, rules["vocabulary"]["resources"]["raw"]);
        addTexts(signs, rules["vocabulary"]["resources"]["manufactured"]);
        addTexts(signs, rules["vocabulary"]["science_symbols"]);
        return signs;
    }
    const QJsonObject dice = rules["dice"].toObject();
    for (const QString &die : dice.keys()) {
        addTexts(signs, dice[die]["faces"]);
    }
    signs.remove(QStringLiteral("leader_laurel"));
    signs.insert(QStringLiteral("leaders"));
    for (const QString &building :
         namesIn(rules["buildings"].toObject()) + QSet<QString>{QStringLiteral("barracks")}) {
        signs.remove(building); // their glyphs have other names
    }
    const QJsonObject marks = rules["color_symbols"].toObject();
    for (const QString &color : namesIn(marks) - QSet<QString>{QStringLiteral("origin")}) {
        signs.insert(QStringLiteral("mark-") + marks[color].toString());
    }
    return signs;
}

QString sourceOf(const QString &path) {
    return QStringLiteral(MIRABILIA_SOURCE_DIR "/") + path;
}

/// The glyphs that a source names: every literal that is the name of one.
QSet<QString> glyphsIn(const QString &path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    static const QRegularExpression literal(QStringLiteral("\"([a-z0-9_-]+)\""));
    QSet<QString> glyphs;
    for (auto found = literal.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (QFile::exists(sourceOf(QStringLiteral("resources/icons/%1.svg")).arg(name))) {
            glyphs.insert(name);
        }
    }
    return glyphs;
}

QSet<QString> glyphsOf(const QString &folder) {
    QSet<QString> glyphs;
    for (QDirIterator files(sourceOf(folder), {"*.qml", "*.cpp"}, QDir::Files); files.hasNext();) {
        glyphs |= glyphsIn(files.next());
    }
    return glyphs;
}

/// Glyphs of buttons and lists, which have their words beside them or say them, and names that
/// are not those of a glyph there.
QSet<QString> notSignsOf(const QString &folder) {
    static const QHash<QString, QSet<QString>> all{
        {QStringLiteral("table"),
         {"back",     "book", "chart",   "close",  "copy",   "crown",     "eye",      "history",
          "home",     "info", "log",     "menu",   "people", "play",      "progress", "save",
          "settings", "undo", "warning", "chosen", "chain",  "theme-dark"}},
        {QStringLiteral("classic"),
         {"age", "close", "computer", "crown", "discard", "eye", "history", "home", "info",
          "people", "person", "progress", "stage", "undo"}},
        {QStringLiteral("duel"),
         {"build", "computer", "deck", "discard", "person", "play", "stage"}},
        {QStringLiteral("dice"),
         {"chain",
          "chosen",
          "close",
          "computer",
          "crown",
          "dice",
          "export",
          "history",
          "import",
          "info",
          "manufactured_good",
          "minus",
          "people",
          "person",
          "plus",
          "quill",
          "redo",
          "save",
          "search",
          "skip",
          "spy",
          "to-start",
          "trash",
          "undo"}}};
    return all.value(folder);
}

/// What is drawn at the table of a game, as its sources and those of all tables name it.
QSet<QString> signsDrawn(const QString &game) {
    const QString faces = sourceOf(QStringLiteral("app/faces/%1_faces.cpp").arg(game));
    const QSet<QString> own = glyphsOf(QStringLiteral("qml/") + game) |
                              glyphsOf(QStringLiteral("app/models/") + game) | glyphsIn(faces);
    const QString shared = QStringLiteral("table");
    return (own - notSignsOf(game)) | (glyphsOf(QStringLiteral("qml/table")) - notSignsOf(shared));
}

/// Kind, chapter, id and glyph of each line: what languages have in common.
QStringList shapeOf(const QList<RuleLine> &lines) {
    QStringList shape;
    for (const RuleLine &line : lines) {
        shape.append(QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(static_cast<int>(line.kind))
                         .arg(line.chapter, line.id, line.glyph)
                         .arg(line.points));
    }
    return shape;
}

} // namespace

class RulesTest : public QObject {
    Q_OBJECT

private slots:
    void everyLanguageSaysTheSame_data() { eachText(); }
    void everyLanguageSaysTheSame() {
        QFETCH(const QString, game);
        QFETCH(const QString, language);
        QFile file(QStringLiteral(":/rules/%1.%2.txt").arg(game, language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const QList<RuleLine> lines = readRules(text);
        QCOMPARE(shapeOf(lines), shapeOf(rulesOf(game, QStringLiteral("en"))));
        qsizetype written = 0;
        for (const QString &line : text.split(u'\n')) {
            written += line.trimmed().isEmpty() || line.startsWith(u'%') ? 0 : 1;
        }
        QCOMPARE(lines.size(), written); // none has been left out
        for (const RuleLine &line : lines) {
            QVERIFY(!line.chapter.isEmpty());
            QVERIFY2(!line.title.isEmpty() || !line.text.isEmpty(), qPrintable(line.chapter));
            QVERIFY2(line.glyph.isEmpty() || QFile::exists(QStringLiteral(MIRABILIA_SOURCE_DIR
                                                                          "/resources/icons/%1.svg")
                                                               .arg(line.glyph)),
                     qPrintable(line.glyph));
        }
    }
    void everyPictureExists() {
        const auto holds = [](const QString &file, const QString &id) {
            QFile data(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/data/") + file);
            return data.open(QIODevice::ReadOnly) &&
                   data.readAll().contains('"' + id.toUtf8() + '"');
        };
        int pictures = 0;
        for (const QString &game : games) {
            for (const RuleLine &line : rulesOf(game, QStringLiteral("en"))) {
                if (line.kind != RuleLine::Kind::Picture) {
                    continue;
                }
                QStringList names = line.id.split(u' ');
                const QString group = names.takeFirst();
                for (const QString &name : names) {
                    ++pictures;
                    const bool exists =
                        group == QLatin1String("card")
                            ? holds(QStringLiteral("classic.json"), name) &&
                                  holds(QStringLiteral("classic-2.json"), name)
                        : group == QLatin1String("duelcard")
                            ? holds(QStringLiteral("duel.json"), name)
                            : QFile::exists(QStringLiteral(MIRABILIA_SOURCE_DIR "/resources/art/") +
                                            (name.startsWith(u"game-")
                                                 ? QString()
                                                 : QStringLiteral("wonders/")) +
                                            name + QStringLiteral(".svg"));
                    QVERIFY2(exists, qPrintable(line.id));
                }
            }
        }
        QVERIFY(pictures > 10);
    }
    void everyTextIsTranslated_data() { eachText(); }
    void everyTextIsTranslated() {
        QFETCH(const QString, game);
        QFETCH(const QString, language);
        if (language == QLatin1String("en")) {
            return;
        }
        const QList<RuleLine> english = rulesOf(game, QStringLiteral("en"));
        const QList<RuleLine> lines = rulesOf(game, language);
        for (int i = 0; i < lines.size(); ++i) {
            QVERIFY2(lines[i].title.isEmpty() || lines[i].title != english[i].title,
                     qPrintable(lines[i].title));
            QVERIFY2(lines[i].text.isEmpty() || lines[i].text != english[i].text,
                     qPrintable(lines[i].text));
        }
    }
    void everySignOfTheGameIsExplained() {
        for (const QString &game : games) {
            QSet<QString> explained;
            for (const RuleLine &line : rulesOf(game, QStringLiteral("en"))) {
                if (line.kind == RuleLine::Kind::Sign) {
                    QVERIFY2(!explained.contains(line.glyph), qPrintable(line.glyph));
                    explained.insert(line.glyph);
                }
            }
            const QSet<QString> drawn = signsDrawn(game);
            QVERIFY(drawn.size() > 20); // the sources are there
            const QSet<QString> missing = (signsOfData(game) | drawn) - explained;
            QVERIFY2(missing.isEmpty(), qPrintable(game + u' ' + missing.values().join(u' ')));
        }
    }
    void signsAreFoundByTheirGlyph() {
        RuleSigns signs;
        signs.setGame(QStringLiteral("duel"));
        signs.setLanguage(QStringLiteral("en"));
        QCOMPARE(signs.nameOf(QStringLiteral("chain")), QStringLiteral("Link"));
        const QString english = signs.meaningOf(QStringLiteral("chain"));
        QVERIFY(!english.isEmpty());
        signs.setLanguage(QStringLiteral("ja"));
        QVERIFY(signs.meaningOf(QStringLiteral("chain")) != english);
        QCOMPARE(signs.nameOf(QStringLiteral("ore")), QString()); // none in this game
        signs.setGame(QStringLiteral("classic"));
        QVERIFY(!signs.nameOf(QStringLiteral("ore")).isEmpty());
    }
    /// The engine scores the city of the example as the text does.
    void workedExamplesAreTrue_data() {
        QTest::addColumn<QString>("game");
        for (const QString &game : games) {
            QTest::newRow(qPrintable(game)) << game;
        }
    }
    void workedExamplesAreTrue() {
        QFETCH(const QString, game);
        QJsonObject sheet;
        for (const RuleLine &line : rulesOf(game, QStringLiteral("en"))) {
            if (line.kind == RuleLine::Kind::Score) {
                sheet[line.id] = line.points;
            }
        }
        QCOMPARE(sheet.size(), game == QLatin1String("classic") ? 8 : 9);
        const QJsonObject scenario{
            {"format", 1},
            {"name", "the worked example"},
            {"game", game},
            {"given", QJsonDocument::fromJson(exampleOf(game)).object()},
            {"then", QJsonArray{QJsonObject{{"score", QJsonObject{{"0", sheet}}}}}}};
        const notation::Games engines = notation::loadAll(data::file);
        const auto results = notation::runScenarios(QJsonDocument(scenario).toJson().toStdString(),
                                                    "example.json", engines);
        QVERIFY2(results.front().verdict == notation::Verdict::passed,
                 results.front().message.c_str());
    }

    void readsOneChapter() {
        RulesModel rules;
        QVERIFY(rules.chapters()->count() > 5);
        QCOMPARE(rules.chapter(), QStringLiteral("goal"));
        rules.setChapter(QStringLiteral("war"));
        QCOMPARE(row(rules, 0).kind, QStringLiteral("chapter"));
        QCOMPARE(row(rules, 0).title, QStringLiteral("War"));
        rules.setChapter(QStringLiteral("none of them"));
        QCOMPARE(rules.chapter(), QStringLiteral("goal"));
        rules.setChapter(QStringLiteral("questions"));
        rules.setLanguage(QStringLiteral("ja"));
        QCOMPARE(rules.chapter(), QStringLiteral("questions"));
        rules.setGame(QStringLiteral("duel"));
        QCOMPARE(rules.chapter(), QStringLiteral("questions"));
    }
    void findsWhatHasEveryWord() {
        RulesModel rules;
        rules.setQuery(QStringLiteral("  DISCARD pile "));
        QVERIFY(rules.searching());
        QVERIFY(rules.chapters()->count() > 1);
        int heads = 0;
        for (int i = 0; i < rules.count(); ++i) {
            const RuleRow found = row(rules, i);
            if (found.kind == QLatin1String("chapter")) {
                ++heads;
                continue;
            }
            const QString all = found.title + u' ' + found.text;
            QVERIFY2(all.contains(QLatin1String("discard"), Qt::CaseInsensitive), qPrintable(all));
            QVERIFY2(all.contains(QLatin1String("pile"), Qt::CaseInsensitive), qPrintable(all));
            QVERIFY2((found.markedTitle + found.markedText).contains(QLatin1String("<b><u>")),
                     qPrintable(found.markedText));
        }
        QCOMPARE(heads, rules.chapters()->count());
        rules.setQuery(QStringLiteral("zeppelin"));
        QCOMPARE(rules.count(), 0);
        QCOMPARE(rules.chapters()->count(), 0);
        rules.setQuery({});
        QCOMPARE(row(rules, 0).title, QStringLiteral("What it is about"));
    }
    /// What people ask most, in each game that has it.
    void findsWhatPeopleAsk_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("query");
        QTest::newRow("classic, seventh card") << "classic"
                                               << "seventh card";
        QTest::newRow("classic, discard pile") << "classic"
                                               << "discard pile";
        QTest::newRow("duel, discard pile") << "duel"
                                            << "discard pile";
        for (const QString &game : games) {
            QTest::addRow("%s, who pays", qPrintable(game)) << game << "who pays whom";
            QTest::addRow("%s, ties", qPrintable(game)) << game << "points equal";
        }
    }
    void findsWhatPeopleAsk() {
        QFETCH(const QString, game);
        QFETCH(const QString, query);
        RulesModel rules;
        rules.setGame(game);
        rules.setQuery(query);
        bool asked = false;
        for (int i = 0; i < rules.count(); ++i) {
            const QStringList words = query.split(u' ');
            asked = asked || (row(rules, i).kind == QLatin1String("question") &&
                              std::all_of(words.begin(), words.end(), [&](const QString &word) {
                                  return row(rules, i).title.contains(word, Qt::CaseInsensitive);
                              }));
        }
        QVERIFY(asked);
    }
    void findsTheWholeChapterByItsName() {
        RulesModel rules;
        rules.setGame(QStringLiteral("dice"));
        rules.setQuery(QStringLiteral("special dice"));
        QVERIFY(rules.count() >= 3);
        QCOMPARE(row(rules, 0).title, QStringLiteral("Special dice"));
        QCOMPARE(row(rules, 0).markedTitle,
                 QStringLiteral("<b><u>Special</u></b> <b><u>dice</u></b>"));
    }
    void findsInChineseAndJapanese() {
        RulesModel rules;
        for (const QString &language :
             {QStringLiteral("zh_CN"), QStringLiteral("zh_TW"), QStringLiteral("ja")}) {
            rules.setLanguage(language);
            rules.setQuery(language == QLatin1String("zh_CN")   ? QStringLiteral("弃牌堆")
                           : language == QLatin1String("zh_TW") ? QStringLiteral("棄牌堆")
                                                                : QStringLiteral("捨て札"));
            QVERIFY2(rules.count() > 2, qPrintable(language));
        }
    }
    /// What somebody types is no pattern and no markup.
    void signsAreSearchedAsTheyStand() {
        RulesModel rules;
        rules.setQuery(QStringLiteral("."));
        QVERIFY(rules.count() > 0);
        for (int i = 0; i < rules.count(); ++i) {
            QVERIFY(!row(rules, i).markedText.contains(QLatin1String("<b><u>a")));
        }
        rules.setQuery(QStringLiteral("<b>"));
        QCOMPARE(rules.count(), 0);
        rules.setQuery(QStringLiteral("("));
        QCOMPARE(rules.count(), 0);
    }
    void linesThatFitNothingAreLeftOut() {
        const QList<RuleLine> lines =
            readRules(u"% a comment\n# a | coin | A\n- coin | no meaning\n"
                      u"? a question\n= a | b\nA < sentence.\n");
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[1].text, QStringLiteral("A < sentence."));
        QCOMPARE(lines[1].chapter, QStringLiteral("a"));
    }

private:
    static void eachText() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString &game : games) {
            for (const QString &language : Names::languages()) {
                QTest::newRow(qPrintable(game + u' ' + language)) << game << language;
            }
        }
    }
    static RuleRow row(const RulesModel &rules, int index) {
        return rules.get(index).value<RuleRow>();
    }
};

QTEST_GUILESS_MAIN(RulesTest)
#include "test_rules.moc"
