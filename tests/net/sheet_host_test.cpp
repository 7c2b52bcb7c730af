// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a shared sheet: who gets through, what does not, and what is kept.
#include "app/net/sheet_host.h"
#include "tests/net/server_process.h"
#include "tests/net/text_client.h"

#include "app/data/game_data.h"

#include <QTemporaryDir>
#include <QTest>

namespace mirabilia::net {

namespace {

class SheetDoorTest : public testing::Test {
protected:
    void SetUp() override {
        QObject::connect(&host, &SheetDoor::opened,
                         [this](const QString &, const QString &page, quint16 number) {
                             address = page;
                             port = number;
                         });
        QObject::connect(&host, &SheetDoor::asked,
                         [this](quint64 guest, quint32 request, const v1::SheetWish &wish) {
                             wishes.push_back(wish);
                             host.answer(guest, request, "not_yours");
                         });
        QObject::connect(&host, &SheetDoor::gone, [this](quint64) { ++gone; });
        host.open(QStringLiteral("sheet-1"), QStringLiteral("invite"), 0);
        ASSERT_TRUE(QTest::qWaitFor([this] { return port != 0; }, 20'000));
    }

    static v1::Envelope writing(int counts, const std::string &row = "science") {
        v1::Envelope envelope;
        v1::SheetWrite &write = *envelope.mutable_sheet_wish()->mutable_write();
        write.set_row(row);
        for (int count = 0; count < counts; ++count) {
            write.add_counts()->set_key("gear");
        }
        return envelope;
    }
    static std::string problemOf(TextClient &client, const v1::Envelope &envelope) {
        EXPECT_TRUE(QTest::qWaitFor([&client] { return client.welcome.has_value(); }, 20'000));
        const quint32 request = client.ask(envelope);
        EXPECT_TRUE(QTest::qWaitFor([&] { return client.answerTo(request) != nullptr; }, 20'000));
        return client.answerTo(request)->problem().code();
    }
    [[nodiscard]] QByteArray get(const QByteArray &path) const {
        return pageAt(port, "127.0.0.1", {}, path);
    }

    const host::Games games{GameData()};
    QTemporaryDir folder;
    SheetHost host{games, QDir(folder.filePath(QStringLiteral("sheets")))};
    QString address;
    quint16 port = 0;
    std::vector<v1::SheetWish> wishes;
    int gone = 0;
};

TEST_F(SheetDoorTest, LeadsToItsSheetAlone) {
    EXPECT_TRUE(address.endsWith(QStringLiteral("/s/sheet-1#invite"))) << address.toStdString();
    EXPECT_TRUE(get("/s/sheet-1").startsWith("HTTP/1.1 200"));
    EXPECT_TRUE(get("/s").startsWith("HTTP/1.1 200"));
    EXPECT_TRUE(get("/s/another").startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(get("/s/../sheets").startsWith("HTTP/1.1 404"));
}

TEST_F(SheetDoorTest, PassesWhatIsSound) {
    TextClient phone(port);
    EXPECT_EQ(problemOf(phone, writing(200)), "not_yours");
    ASSERT_EQ(wishes.size(), 1U);
    EXPECT_EQ(wishes[0].write().counts_size(), 200);
    phone.socket.abort();
    EXPECT_TRUE(QTest::qWaitFor([this] { return gone == 1; }, 20'000));
}

TEST_F(SheetDoorTest, KeepsTheRestOut) {
    TextClient phone(port);
    EXPECT_EQ(problemOf(phone, writing(201)), "malformed");
    EXPECT_EQ(problemOf(phone, writing(0, std::string(33, 'x'))), "malformed");
    v1::Envelope table;
    table.mutable_list_tables();
    EXPECT_EQ(problemOf(phone, table), "not_seated");
    v1::Envelope nothing;
    nothing.mutable_sheet_wish();
    EXPECT_EQ(problemOf(phone, nothing), "not_seated");
    EXPECT_TRUE(wishes.empty());
    phone.socket.sendTextMessage(QStringLiteral(R"({"id":9,"sheetWish":{"write":{"colour":1}}})"));
    EXPECT_TRUE(QTest::qWaitFor([&phone] { return phone.isGone(); }, 20'000));
    EXPECT_EQ(phone.bye, "malformed");
}

TEST_F(SheetDoorTest, CleansNames) {
    TextClient phone(port);
    v1::Envelope joining;
    joining.mutable_sheet_wish()->mutable_join()->set_name("\u202EAda\n" + std::string(60, 'x'));
    problemOf(phone, joining);
    EXPECT_EQ(wishes.at(0).join().name(), "Ada " + std::string(20, 'x'));
}

TEST_F(SheetDoorTest, KeepsWhoShares) {
    const QString sheet = QStringLiteral("sheet-1");
    EXPECT_FALSE(host.kept(sheet));
    v1::KeptSharing sharing;
    sharing.set_version(1);
    sharing.set_sheet(sheet.toStdString());
    sharing.set_invite("invite");
    host.keep(sharing);
    ASSERT_TRUE(QTest::qWaitFor([&] { return host.kept(sheet).has_value(); }, 20'000));
    EXPECT_EQ(host.kept(sheet)->invite(), "invite");
    const QDir files(folder.filePath(QStringLiteral("sheets")));
    const QFileInfo file(files.filePath(files.entryList(QDir::Files).value(0)));
    EXPECT_EQ(file.permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    EXPECT_FALSE(host.kept(QStringLiteral("another")));
    host.forget(sheet);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !host.kept(sheet).has_value(); }, 20'000));
}

TEST_F(SheetDoorTest, SaysNothingOnceItIsClosed) {
    port = 0;
    host.open(QStringLiteral("sheet-2"), QStringLiteral("invite"), 0);
    QTest::qSleep(300); // it has opened in its thread, and nobody here has heard
    host.close();
    QTest::qWait(100);
    EXPECT_EQ(port, 0);
}

TEST_F(SheetDoorTest, SaysThatItCloses) {
    TextClient phone(port);
    ASSERT_TRUE(QTest::qWaitFor([&phone] { return phone.welcome.has_value(); }, 20'000));
    host.close();
    EXPECT_TRUE(QTest::qWaitFor([&phone] { return phone.isGone(); }, 20'000));
    EXPECT_EQ(phone.bye, "sheet_closed");
}

} // namespace

} // namespace mirabilia::net
