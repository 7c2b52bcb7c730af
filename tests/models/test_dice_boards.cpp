// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of the boards of Dice over real files in a temporary folder.
#include "app/desktop/board_keeper.h"
#include "app/models/dice/dice_boards_model.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace mirabilia;

namespace {

/// A program's editor; a second one over the same folder is the next start.
struct Editor {
    explicit Editor(const QString &folder)
        : keeper(folder, [this] { ++starts; })
        , boards(keeper, catalogue) {
        boards.look();
    }

    int starts = 0;
    Catalogue catalogue;
    desktop::BoardKeeper keeper;
    DiceBoardsModel boards;
};

DiceCellRow cellOf(const DiceBoardsModel &boards, const QString &building, int row) {
    return boards.city()->building(building)->cells()->at<DiceCellRow>(row);
}

} // namespace

class TestDiceBoards : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void a_board_as_it_is_drawn();
    void what_is_set_is_printed_and_undone();
    void every_effect_can_be_entered_data();
    void every_effect_can_be_entered();
    void what_is_kept_is_there_at_the_next_start();
    void the_built_in_ones_leave_no_file();
    void a_broken_own_file_is_told_and_left_alone();
    void a_broken_file_changes_nothing();
    void nowhere_to_keep_it();
    void nonsense_changes_nothing();
    void what_cannot_be_is_a_sentence_data();
    void what_cannot_be_is_a_sentence();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString data() const { return path(QStringLiteral("own/data")); }
    [[nodiscard]] QString dataFile() const { return data() + QStringLiteral("/dice.json"); }
    void write(const QString &file, const QByteArray &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestDiceBoards::write(const QString &file, const QByteArray &text) const {
    QVERIFY(QDir().mkpath(data()));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(text), text.size());
}

void TestDiceBoards::a_board_as_it_is_drawn() {
    Editor editor(data());
    const DiceBoardsModel &boards = editor.boards;
    const QAbstractItemModelTester tester(boards.effects());
    QCOMPARE(boards.boards().size(), 7);
    QCOMPARE(boards.board(), QStringLiteral("giza"));
    QCOMPARE(boards.city()->poster(), QStringLiteral("giza-a"));
    const DiceBuilding &agora = *boards.city()->building(QStringLiteral("agora"));
    QCOMPARE(agora.total(), 9);
    QCOMPARE(agora.crossed(), 0);
    QCOMPARE(agora.description(), QStringLiteral("Agora: 0 of 9 as printed"));
    const DiceCellRow cell = cellOf(boards, QStringLiteral("agora"), 0);
    QCOMPARE(cell.origin, QStringLiteral("ours"));
    QVERIFY(cell.description.startsWith(QStringLiteral("Agora, row 1, place 1, 1 point")));
    QVERIFY(cell.description.endsWith(QStringLiteral(", our own")));
    QCOMPARE(boards.city()->building(QStringLiteral("university"))->shutFamily(), QString());
    QVERIFY(boards.builtIn());
    QVERIFY(!boards.unkept());
}

void TestDiceBoards::what_is_set_is_printed_and_undone() {
    Editor editor(data());
    DiceBoardsModel &boards = editor.boards;
    boards.setSpace(QStringLiteral("university.tablet.2"));
    QCOMPARE(boards.spaceName(), QStringLiteral("University, Tablet, place 2"));
    QCOMPARE(boards.originText(),
             QStringLiteral("The cost is inferred. What it gives is our own invention"));
    QVERIFY(!boards.shared());
    boards.setCost(5);
    QCOMPARE(
        boards.originText(),
        QStringLiteral("The cost was entered by an owner of the game. What it gives is our own "
                       "invention"));
    QVERIFY(!boards.printed()); // of what it gives nothing was said
    QCOMPARE(boards.city()->building(QStringLiteral("university"))->crossed(), 0);
    boards.setBoard(QStringLiteral("rhodes"));
    QVERIFY(boards.cost() != 5); // it is another space there
    boards.setBoard(QStringLiteral("giza"));
    QCOMPARE(boards.cost(), 5);
    boards.setAmount(0, 1, 3);
    QCOMPARE(boards.originText(), QStringLiteral("Entered by an owner of the game"));
    QCOMPARE(boards.city()->building(QStringLiteral("university"))->crossed(), 1);
    QCOMPARE(boards.effects()->effect(0).amounts[1].toMap()[QStringLiteral("value")].toInt(), 3);
    boards.undo();
    boards.undo();
    QVERIFY(!boards.canUndo());
    QVERIFY(!boards.unkept());
    QCOMPARE(boards.cost(), 4);
    boards.redo();
    QCOMPARE(boards.cost(), 5);
    QVERIFY(boards.canRedo());
    boards.undo();
    boards.setAmount(0, 0, 2);
    QVERIFY(!boards.canRedo()); // another way was taken
    boards.undo();
    // That our own number is the printed one is to be said as well, and is a step.
    boards.confirm();
    QVERIFY(boards.printed());
    QCOMPARE(boards.origin(), QStringLiteral("entered"));
    QVERIFY(boards.unkept());
    boards.undo();
    QVERIFY(!boards.canUndo());
    QCOMPARE(boards.origin(), QStringLiteral("ours"));
}

void TestDiceBoards::every_effect_can_be_entered_data() {
    QTest::addColumn<QString>("type");
    const Editor editor(data());
    const QVariantList types = editor.boards.types();
    QCOMPARE(types.size(), 14);
    for (const QVariant &type : types) {
        const QString word = type.toMap()[QStringLiteral("type")].toString();
        QTest::newRow(qPrintable(word)) << word;
    }
}

void TestDiceBoards::every_effect_can_be_entered() {
    QFETCH(QString, type);
    Editor editor(data());
    DiceBoardsModel &boards = editor.boards;
    const bool barracks = type == QStringLiteral("attack") || type == QStringLiteral("defense");
    boards.setSpace(barracks ? QStringLiteral("barracks_west.defense.1")
                             : QStringLiteral("wonder.1"));
    QCOMPARE(boards.effects()->count(), 1);
    boards.setType(0, type);
    QCOMPARE(boards.problem(), QString());
    const DiceEffectRow effect = boards.effects()->effect(0);
    QCOMPARE(effect.type, type);
    QVERIFY(!effect.name.isEmpty());
    QVERIFY(!boards.spaceText().isEmpty());
    QVERIFY2(!boards.spaceText().contains(u'{'), qPrintable(boards.spaceText()));
    for (int amount = 0; amount < effect.amounts.size(); ++amount) {
        boards.setAmount(0, amount, 1000); // as much as there may be
        boards.setAmount(0, amount, 2);
    }
    const QVariantList choices = boards.choices(0);
    QCOMPARE(choices.isEmpty(), effect.choiceLabel.isEmpty());
    for (const QVariant &choice : choices) {
        const QVariantMap map = choice.toMap();
        QVERIFY(!map[QStringLiteral("text")].toString().isEmpty());
        boards.choose(0, map[QStringLiteral("value")].toString());
        QCOMPARE(boards.effects()->effect(0).choice, map[QStringLiteral("value")].toString());
        QCOMPARE(boards.problem(), QString());
    }
}

void TestDiceBoards::what_is_kept_is_there_at_the_next_start() {
    {
        Editor editor(data());
        editor.boards.setSpace(QStringLiteral("agora.r1c1"));
        QVERIFY(editor.boards.shared());
        editor.boards.setCost(2);
        QSignalSpy kept(&editor.boards, &DiceBoardsModel::kept);
        QVERIFY(editor.boards.keep());
        QCOMPARE(kept.count(), 1);
        editor.boards.startAgain();
        QCOMPARE(editor.starts, 1);
        QVERIFY(!editor.boards.unkept());
        QVERIFY(editor.boards.canUndo());
    }
    Editor next(data());
    next.boards.setSpace(QStringLiteral("agora.r1c1"));
    QCOMPARE(next.boards.cost(), 2);
    QVERIFY(next.boards.originText().startsWith(QStringLiteral("The cost was entered")));
    QVERIFY(!next.boards.builtIn());
}

void TestDiceBoards::the_built_in_ones_leave_no_file() {
    Editor editor(data());
    editor.boards.setSpace(QStringLiteral("agora.r1c1"));
    editor.boards.setCost(2);
    QVERIFY(editor.boards.keep());
    QVERIFY(QFile::exists(dataFile()));
    editor.boards.takeBuiltIn();
    QVERIFY(editor.boards.unkept());
    editor.boards.undo();
    QCOMPARE(editor.boards.cost(), 2);
    editor.boards.takeBuiltIn();
    QVERIFY(editor.boards.keep());
    QVERIFY(!QFile::exists(dataFile()));
}

void TestDiceBoards::a_broken_own_file_is_told_and_left_alone() {
    write(dataFile(), "nonsense");
    const Editor editor(data());
    QVERIFY2(editor.boards.trouble().contains(dataFile()), qPrintable(editor.boards.trouble()));
    QVERIFY(editor.boards.builtIn());
    QFile file(dataFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("nonsense"));
}

void TestDiceBoards::a_broken_file_changes_nothing() {
    Editor editor(data());
    DiceBoardsModel &boards = editor.boards;
    boards.setSpace(QStringLiteral("wonder.1"));
    boards.setCost(2);
    const QString good = path(QStringLiteral("good.json"));
    QVERIFY(boards.exportTo(good));
    QFile file(good);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("{\n            \"type\"") || text.contains("\"type\": \"vp\""));
    QByteArray unplayable = text;
    unplayable.replace("\"cost\": 2", "\"cost\": 77");
    const QString broken = path(QStringLiteral("broken.json"));
    boards.undo();
    for (const QByteArray &bytes : {QByteArray("{"), QByteArray(), text.left(text.size() / 2),
                                    unplayable, QByteArray("{\"game\": \"duel\"}")}) {
        write(broken, bytes);
        QVERIFY(!boards.importFrom(broken));
        QVERIFY2(boards.trouble().contains(QStringLiteral("broken.json")),
                 qPrintable(boards.trouble()));
        QVERIFY(!boards.unkept());
        QVERIFY(!boards.canUndo());
    }
    QVERIFY(!boards.importFrom(path(QStringLiteral("nowhere.json"))));
    QVERIFY(boards.importFrom(QUrl::fromLocalFile(good).toString()));
    QCOMPARE(boards.trouble(), QString());
    QCOMPARE(boards.cost(), 2);
    boards.undo();
    QVERIFY(!boards.unkept());
    QVERIFY(!boards.exportTo(path(QStringLiteral("no/such/folder/x.json"))));
    QVERIFY(!boards.trouble().isEmpty());
}

void TestDiceBoards::nowhere_to_keep_it() {
    Editor editor{QString()};
    editor.boards.setSpace(QStringLiteral("wonder.1"));
    editor.boards.setCost(2);
    QVERIFY(!editor.boards.keep());
    QVERIFY(!editor.boards.trouble().isEmpty());
    QVERIFY(editor.boards.unkept());
}

void TestDiceBoards::nonsense_changes_nothing() {
    Editor editor(data());
    DiceBoardsModel &boards = editor.boards;
    boards.setCost(3); // of no space
    boards.addEffect(QStringLiteral("vp"));
    boards.setBoard(QStringLiteral("atlantis"));
    boards.setSpace(QStringLiteral("agora.r9c9"));
    boards.confirm();
    QCOMPARE(boards.space(), QString());
    boards.setSpace(QStringLiteral("wonder.1"));
    boards.setAmount(4, 0, 1);
    boards.setAmount(0, 4, 1);
    boards.setType(-1, QStringLiteral("vp"));
    boards.choose(0, QStringLiteral("red"));
    boards.removeEffect(7);
    boards.setCost(-1);
    boards.undo();
    QCOMPARE(boards.choices(9), QVariantList());
    QVERIFY(!boards.unkept());
    QVERIFY(!boards.canUndo());
    // Nothing at all is printed on it: that is refused at once, with the place.
    boards.removeEffect(0);
    QCOMPARE(boards.effects()->count(), 0);
    boards.setType(0, QStringLiteral("vp"));
    QCOMPARE(boards.effects()->count(), 0);
}

void TestDiceBoards::what_cannot_be_is_a_sentence_data() {
    QTest::addColumn<QString>("space");
    QTest::addColumn<QStringList>("types");
    QTest::addColumn<int>("amount");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *space, const QStringList &types, int amount,
                        const char *sentence) {
        QTest::newRow(name) << QString::fromLatin1(space) << types << amount
                            << QString::fromLatin1(sentence);
    };
    row("attack", "agora.r1c1", {"attack"}, 1,
        "Agora, row 1, place 1: Only the Barracks have attacks and defences");
    row("warehouse", "warehouse.stone", {"produce", "vp"}, 1,
        "Warehouse, Stone: The Warehouse gives no points, for the score sheet has no row for it");
    row("five", "wonder.1", {"coins", "coins", "coins", "coins", "coins"}, 1,
        "Wonder, stage 1: A space has four effects at most");
    row("twice", "wonder.1", {"produce", "produce"}, 1,
        "Wonder, stage 1: A space has one attack, one defence and one resource at most");
    row("defences", "barracks_west.attack.1,barracks_west.attack.2", {"defense"}, 1,
        ": Each Barracks has 3 defences at most");
    row("nothing produces it", "warehouse.stone", {"coins"}, 1,
        "Some space of the Warehouse has to produce each resource that a die shows");
    row("dice too dear", "wonder.1", {"coins_on_die", "coins_on_die"}, 60,
        "The spaces of this board change what a die costs or brings by more than 100 coins");
}

/// No word of the data file is left in it, and it names the place.
void TestDiceBoards::what_cannot_be_is_a_sentence() {
    QFETCH(QString, space);
    QFETCH(QStringList, types);
    QFETCH(int, amount);
    QFETCH(QString, sentence);
    Editor editor(data());
    DiceBoardsModel &boards = editor.boards;
    for (const QString &each : space.split(u',')) {
        boards.setSpace(each);
        for (int row = 0; row < types.size(); ++row) {
            if (row < boards.effects()->count()) {
                boards.setType(row, types[row]);
            } else {
                boards.addEffect(types[row]);
            }
            boards.setAmount(row, 0, amount);
        }
    }
    QVERIFY2(boards.problem().endsWith(sentence), qPrintable(boards.problem()));
    QVERIFY(!boards.keep());
    QVERIFY(!QFile::exists(dataFile()));
    if (space == QStringLiteral("wonder.1")) { // the others are alike on all boards
        boards.setBoard(QStringLiteral("rhodes"));
        QVERIFY2(boards.problem().startsWith(QStringLiteral("Giza: ")),
                 qPrintable(boards.problem()));
        boards.setBoard(QStringLiteral("giza"));
    }
    while (boards.canUndo()) {
        boards.undo();
    }
    QCOMPARE(boards.problem(), QString());
}

QTEST_GUILESS_MAIN(TestDiceBoards)
#include "test_dice_boards.moc"
