// SPDX-License-Identifier: GPL-3.0-or-later
// A score sheet that mirabilia-server shares: phones fill it in, also after a kill, and end it.
#include "tests/net/server_process.h"
#include "tests/net/text_client.h"

namespace mirabilia::net {

namespace {

QStringList words(const char *line) {
    return QString::fromLatin1(line).split(u' ');
}

QUrl pageOf(const ServerProcess &server) {
    return QUrl(server.said()
                    .value(QStringLiteral("sheets"))
                    .toArray()
                    .at(0)[QStringLiteral("page")]
                    .toString());
}

/// A phone at the sheet; it comes by the invite or, with a token, back.
struct Writer {
    explicit Writer(const QUrl &page, const std::string &token = {})
        : phone(static_cast<quint16>(page.port())) {
        v1::Envelope join;
        v1::SheetJoin &told = *join.mutable_sheet_wish()->mutable_join();
        told.set_sheet(page.path().section(u'/', -1).toStdString());
        told.set_name("Ada");
        told.set_token(token);
        if (token.empty()) {
            told.set_invite(page.fragment().toStdString());
        }
        EXPECT_TRUE(QTest::qWaitFor([this] { return phone.welcome.has_value(); }, 20'000));
        const v1::Envelope answer = ask(join);
        this->token = answer.sheet_news().joined().token();
    }

    v1::Envelope ask(const v1::Envelope &wish) {
        const quint32 request = phone.ask(wish);
        EXPECT_TRUE(QTest::qWaitFor([&] { return phone.answerTo(request) != nullptr; }, 20'000));
        return *phone.answerTo(request);
    }
    /// Returns the code of a problem.
    std::string write(std::uint32_t column, const std::string &row, int value) {
        v1::Envelope envelope;
        v1::SheetWrite &write = *envelope.mutable_sheet_wish()->mutable_write();
        write.set_column(column);
        write.set_row(row);
        write.set_value(value);
        return ask(envelope).problem().code();
    }
    v1::SheetPage page() {
        const auto newest =
            std::find_if(phone.heard.rbegin(), phone.heard.rend(),
                         [](const auto &each) { return each.sheet_news().has_page(); });
        return newest != phone.heard.rend() ? newest->sheet_news().page() : v1::SheetPage();
    }

    TextClient phone;
    std::string token;
};

v1::Envelope taking(std::uint32_t column) {
    v1::Envelope envelope;
    envelope.mutable_sheet_wish()->mutable_take()->set_column(column);
    return envelope;
}

TEST(ServedSheet, IsFilledInAndOutlivesAKill) {
    ServerProcess server(words("--web sheets --sheet classic:3"));
    const QUrl page = pageOf(server);
    ASSERT_TRUE(page.isValid() && !page.fragment().isEmpty()) << page.toString().toStdString();
    std::string token;
    {
        Writer ada(page);
        EXPECT_EQ(ada.ask(taking(0)).problem().code(), "");
        EXPECT_EQ(ada.write(0, "military", 6), "");
        EXPECT_EQ(ada.write(1, "military", 6), "not_yours");
        token = ada.token;
    }
    server.kill();
    server.start();
    EXPECT_EQ(pageOf(server), page);
    Writer ada(page, token);
    ASSERT_TRUE(QTest::qWaitFor([&] { return ada.page().columns_size() == 3; }));
    EXPECT_EQ(ada.page().columns(0).shown(), "Ada");
    EXPECT_EQ(ada.page().columns(0).cells(0).value(), 6);
}

TEST(ServedSheet, EndsWhenAllAreDoneAndBeginsAgain) {
    ServerProcess server(words("--sheet duel:2"));
    Writer ada(pageOf(server));
    Writer bo(pageOf(server));
    static_cast<void>(ada.ask(taking(0)));
    static_cast<void>(bo.ask(taking(1)));
    v1::Envelope won;
    won.mutable_sheet_wish()->mutable_name()->set_role("victory");
    won.mutable_sheet_wish()->mutable_name()->set_value("science");
    EXPECT_EQ(ada.ask(won).problem().code(), "");
    v1::Envelope done;
    done.mutable_sheet_wish()->set_done(true);
    v1::Envelope finish;
    finish.mutable_sheet_wish()->set_finish(true);
    v1::Envelope again;
    again.mutable_sheet_wish()->set_again(true);
    EXPECT_EQ(ada.ask(done).problem().code(), "");
    EXPECT_EQ(ada.ask(finish).problem().code(), "not_done");
    EXPECT_EQ(bo.ask(done).problem().code(), "");
    EXPECT_EQ(ada.ask(finish).problem().code(), "");
    EXPECT_TRUE(QTest::qWaitFor([&] { return bo.page().finished(); }));
    EXPECT_EQ(bo.ask(again).problem().code(), "");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !ada.page().finished(); }));
    EXPECT_EQ(ada.page().columns(0).victory(), "");
}

TEST(ServedSheet, IsAllThatBrowsersDoWhereOnlySheetsAreServed) {
    const ServerProcess sheets(words("--web sheets --sheet classic:3 --open duel:person,person"));
    EXPECT_TRUE(pageAt(sheets.port(), "127.0.0.1", {}, "/").contains("Open it in Mirabilia"));
    const auto port = static_cast<quint16>(pageOf(sheets).port());
    EXPECT_TRUE(pageAt(port, "127.0.0.1", {}, "/s").startsWith("HTTP/1.1 200"));
    const ServerProcess all(words("--web all --open duel:person,person"));
    EXPECT_FALSE(pageAt(all.port(), "127.0.0.1", {}, "/").contains("Open it in Mirabilia"));
    EXPECT_FALSE(all.said().contains(QStringLiteral("sheets")));
    for (const char *wrong : {"--web off --sheet classic:3", "--web sheets", "--sheet classic:9",
                              "--sheet go:2", "--sheet classic:3:99999", "--sheet classic:3:1:1"}) {
        EXPECT_EQ(ServerProcess(words(wrong)).port(), 0) << wrong;
    }
}

} // namespace

} // namespace mirabilia::net
