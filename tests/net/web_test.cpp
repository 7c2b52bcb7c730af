// SPDX-License-Identifier: GPL-3.0-or-later
// What browsers get from a host: its pages, and the table in words that they can read.
#include "tests/net/raw_client.h"
#include "tests/net/server_process.h"
#include "tests/net/table_elsewhere.h"
#include "tests/net/text_client.h"

#include "app/net/kept_table.h"
#include "engine/classic/game.h"
#include "engine/dice/game.h"
#include "engine/duel/game.h"

#include <QSignalSpy>

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

// ---- Pages --------------------------------------------------------------------------------------

class Web : public NetTest {
protected:
    static constexpr qsizetype muchText = 3'000'000; // more than all buffers on the way hold

    void SetUp() override {
        const QDir pages(folder.filePath(QStringLiteral("pages")));
        pages.mkpath(QStringLiteral("a/12ab"));
        write(pages, "index.html", "<!doctype html>");
        write(pages, "a/12ab/main.js.gz", "packed");
        write(pages, "a/12ab/much.js", QByteArray(muchText, 'x'));
        write(pages, "secret", "nobody asked for this");
        write(pages, "manifest.json", R"([
            {"path": "/", "file": "index.html", "type": "text/html; charset=utf-8",
             "gzip": false, "immutable": false},
            {"path": "/a/12ab/main.js", "file": "a/12ab/main.js.gz", "type": "text/javascript",
             "gzip": true, "immutable": true},
            {"path": "/a/12ab/much.js", "file": "a/12ab/much.js", "type": "text/javascript",
             "gzip": false, "immutable": true},
            {"path": "/a/12ab/gone.js", "file": "a/12ab/gone.js", "type": "text/javascript",
             "gzip": false, "immutable": true}])");
        settings.pages = pages.path();
    }
    static void write(const QDir &pages, const char *name, const QByteArray &text) {
        QFile file(pages.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    void begin() { serve(settings, QStringLiteral("duel:person,person:7")); }

    [[nodiscard]] QByteArray get(const QByteArray &path, const QByteArray &more = {},
                                 const QByteArray &host = "127.0.0.1") const {
        return pageAt(tables->port(), host, more, path);
    }

    HostSettings settings;
};

TEST_F(Web, ServesWhatItsListNames) {
    begin();
    const QByteArray index = get("/", {}, "127.0.0.1:7707");
    EXPECT_TRUE(index.startsWith("HTTP/1.1 200"));
    EXPECT_TRUE(index.endsWith("\r\n\r\n<!doctype html>"));
    for (const char *line :
         {"Content-Type: text/html; charset=utf-8", "Content-Length: 15", "Cache-Control: no-cache",
          "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
          "Referrer-Policy: no-referrer", "ETag: \"",
          "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          "img-src 'self'; font-src 'self'; media-src 'self'; "
          "connect-src 'self' ws://127.0.0.1:7707 wss://127.0.0.1:7707; base-uri 'none'; "
          "form-action 'none'; frame-ancestors 'none'"}) {
        EXPECT_TRUE(index.contains("\r\n" + QByteArray(line))) << index.toStdString();
    }
    EXPECT_FALSE(index.contains("unsafe") || index.contains("gzip"));
    const QByteArray script = get("/a/12ab/main.js");
    for (const char *line : {"Content-Type: text/javascript", "Content-Encoding: gzip",
                             "Cache-Control: public, max-age=31536000, immutable"}) {
        EXPECT_TRUE(script.contains(line)) << script.toStdString();
    }
    EXPECT_TRUE(script.endsWith("\r\n\r\npacked"));
    const QByteArray join = get("/j/" + QByteArray::fromStdString(table()));
    EXPECT_TRUE(join.startsWith("HTTP/1.1 200") && join.endsWith("<!doctype html>"));
    const QByteArray nowhere = get("/j/nothing");
    EXPECT_TRUE(nowhere.startsWith("HTTP/1.1 404") && nowhere.endsWith("<!doctype html>"));
}

TEST_F(Web, ServesNothingElse) {
    begin();
    for (const char *path :
         {"/index.html", "/manifest.json", "/secret", "/a/12ab/gone.js", "/a/12ab/", "/a/", "/a",
          "/a/12ab/../../secret", "/a/%2e%2e/%2e%2e/secret", "/a/12ab/..%2f..%2fsecret", "//",
          "/a/12ab/main.js/", "/A/12ab/main.js", "/a/12ab/main.js%00", "/../host.id", "/j"}) {
        const QByteArray answer = get(path);
        EXPECT_TRUE(answer.startsWith("HTTP/1.1 404")) << path;
        EXPECT_TRUE(answer.endsWith("\r\n\r\n")) << path;
    }
}

TEST_F(Web, SendsNothingTwice) {
    begin();
    const QByteArray answer = get("/a/12ab/main.js");
    const QByteArray tag = answer.mid(answer.indexOf("ETag: ") + 6, 18);
    EXPECT_TRUE(tag.startsWith('"') && tag.endsWith('"')) << tag.toStdString();
    for (const QByteArray &known : {tag, "W/" + tag, "\"other\", " + tag}) {
        const QByteArray again = get("/a/12ab/main.js", "If-None-Match: " + known + "\r\n");
        EXPECT_TRUE(again.startsWith("HTTP/1.1 304")) << again.toStdString();
        EXPECT_TRUE(again.endsWith("\r\n\r\n") && again.contains(tag));
    }
    EXPECT_TRUE(get("/a/12ab/main.js", "If-None-Match: \"other\"\r\n").endsWith("packed"));
    const QByteArray head =
        answerTo(tables->port(), "HEAD /a/12ab/main.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    EXPECT_TRUE(head.startsWith("HTTP/1.1 200") && head.contains("Content-Length: 6\r\n"));
    EXPECT_TRUE(head.endsWith("\r\n\r\n"));
    EXPECT_TRUE(answerTo(tables->port(), "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    .startsWith("HTTP/1.1 405"));
}

/// Whatever somebody says they came to stands in a header of the answer.
TEST_F(Web, NamesNoHostThatIsNone) {
    begin();
    const auto connects = [this](const QByteArray &host) {
        const QByteArray answer = get("/", {}, host);
        const qsizetype at = answer.indexOf("connect-src");
        return at < 0 ? answer.left(12) : answer.mid(at, answer.indexOf(';', at) - at);
    };
    EXPECT_EQ(connects("LOCALHOST:8080"),
              "connect-src 'self' ws://localhost:8080 wss://localhost:8080");
    EXPECT_EQ(connects("[::1]:7707"), "connect-src 'self'") << "no policy can name it";
    for (const char *odd :
         {"127.0.0.1?x", "127.0.0.1#x", "127.0.0.1/x", "127.0.0.1 'unsafe-inline'",
          "127.0.0.1; script-src *", "127.0.0.1?; script-src *", "a@127.0.0.1", "127.0.0.1,evil",
          "*", "evil.example", "127.0.0.1:99999", "127.0.0.1:x", ""}) {
        EXPECT_EQ(connects(odd), "HTTP/1.1 421") << odd;
    }
}

TEST_F(Web, ReachesASlowReaderComplete) {
    settings.guard.greeting = 300ms;
    begin();
    QTcpSocket socket;
    socket.setReadBufferSize(1024);
    qsizetype got = 0;
    bool isClosed = false;
    QObject::connect(&socket, &QTcpSocket::disconnected, &socket, [&] { isClosed = true; });
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), tables->port());
    WAIT_FOR(socket.state() == QTcpSocket::ConnectedState);
    socket.write("GET /a/12ab/much.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QTest::qWait(700); // longer than anybody has for a greeting
    socket.setReadBufferSize(0);
    WAIT_FOR((got += socket.readAll().size()) > muchText && isClosed);
    got += socket.readAll().size();
    EXPECT_LT(got, muchText + 1'000) << "the file and its header";
}

TEST_F(Web, WaitsForNobodyWhoDoesNotRead) {
    settings.guard.greeting = 300ms;
    settings.guard.slowestPage = muchText;
    begin();
    QTcpSocket socket;
    socket.setReadBufferSize(1024);
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), tables->port());
    WAIT_FOR(socket.state() == QTcpSocket::ConnectedState);
    socket.write("GET /a/12ab/much.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    WAIT_FOR(tables->connections() == 1);
    WAIT_FOR(tables->connections() == 0);
}

/// One document in each language, from the data that are played with.
TEST_F(Web, TellsWhatIsOnTheCards) {
    begin();
    TextClient client(tables->port());
    WAIT_FOR(client.welcome.has_value());
    const QByteArray folder = "/d/" + QByteArray::fromStdString(client.welcome->assets()) + "/";
    const auto facts = [&](const QByteArray &name) {
        const QByteArray answer = get(folder + name);
        EXPECT_TRUE(answer.contains("Content-Encoding: deflate")) << name.toStdString();
        EXPECT_TRUE(answer.contains("immutable"));
        const QByteArray sizeForQt(4, '\0');
        const QByteArray text = qUncompress(sizeForQt + answer.mid(answer.indexOf("\r\n\r\n") + 4));
        return QJsonDocument::fromJson(text).object();
    };
    const QJsonObject english = facts("classic.en.json");
    const QJsonObject cards = english[QLatin1String("cards")].toObject();
    const auto &catalogue = *games().catalogue<classic::Classic>();
    EXPECT_EQ(static_cast<std::size_t>(cards.size()), catalogue.cards.size());
    const QJsonObject baths = cards[QLatin1String("baths")].toObject();
    EXPECT_EQ(QJsonDocument(baths).toJson(QJsonDocument::Compact),
              R"({"age":1,"cost":[{"kind":"glyph","text":"stone"}],)"
              R"("effect":[{"kind":"laurel","text":"3"}],"family":"civilian","from":[],)"
              R"("name":"Baths","short":[{"kind":"laurel","text":"3"}],"structure":"baths",)"
              R"("to":["aqueduct"]})");
    const QJsonObject wonders = english[QLatin1String("wonders")].toObject();
    EXPECT_EQ(static_cast<std::size_t>(wonders.size()), catalogue.wonders.size());
    const QJsonObject giza = wonders[QLatin1String("giza")].toObject();
    EXPECT_EQ(giza[QLatin1String("produces")].toString(), QStringLiteral("stone"));
    EXPECT_EQ(giza[QLatin1String("sides")][QLatin1String("B")].toArray().size(), 4);
    EXPECT_EQ(english[QLatin1String("words")][QLatin1String("resource.wood")].toString(),
              QStringLiteral("wood"));
    const QJsonObject chinese = facts("classic-2.zh_TW.json");
    EXPECT_NE(chinese[QLatin1String("cards")][QLatin1String("baths")][QLatin1String("name")],
              baths[QLatin1String("name")]);
    const QJsonObject duel = facts("duel.ja.json");
    const auto &duelCatalogue = *games().catalogue<duel::Duel>();
    const auto count = [&duel](const char *things) {
        return static_cast<std::size_t>(duel[QLatin1String(things)].toObject().size());
    };
    EXPECT_EQ(count("cards"), duelCatalogue.cards.size());
    EXPECT_EQ(count("wonders"), duelCatalogue.wonders.size());
    EXPECT_EQ(count("tokens"), duelCatalogue.tokens.size());
    const QJsonObject zeus =
        duel[QLatin1String("wonders")][QLatin1String("the_statue_of_zeus")].toObject();
    EXPECT_EQ(zeus[QLatin1String("effect")].toArray().size(), 4)
        << "destroys a card, shield, points";
    EXPECT_FALSE(duel[QLatin1String("words")][QLatin1String("resource.wood")].toString().isEmpty());
    const QJsonObject dice = facts("dice.en.json");
    const QJsonValue olympia = dice[QLatin1String("boards")][QLatin1String("olympia")];
    EXPECT_EQ(
        QJsonDocument(olympia[QLatin1String("cells")][QLatin1String("market.chest.1")].toObject())
            .toJson(QJsonDocument::Compact),
        R"({"building":"market","effect":[{"kind":"coin","text":"+2"},)"
        R"({"kind":"laurel","text":"2"},{"kind":"times"},)"
        R"({"family":"wonder","kind":"glyph","text":"wonder"}]})");
    EXPECT_EQ(QJsonDocument(olympia[QLatin1String("rows")][QLatin1String("agora")][0].toObject())
                  .toJson(QJsonDocument::Compact),
              R"({"cells":["agora.r1c1","agora.r1c2","agora.r1c3"],"face":"mask"})");
    EXPECT_EQ(dice[QLatin1String("columns")].toArray().size(), 3);
    const auto &diceCatalogue = *games().catalogue<dice::Dice>();
    for (const auto &board : diceCatalogue.boards) {
        const QJsonValue told = dice[QLatin1String("boards")][QString::fromStdString(board.key)];
        for (const auto cell : board.cells) {
            const QString id = QString::fromStdString(diceCatalogue.key(cell));
            EXPECT_FALSE(
                told[QLatin1String("cells")][id][QLatin1String("effect")].toArray().isEmpty())
                << board.key << diceCatalogue.key(cell);
        }
    }
    EXPECT_TRUE(get(folder + "classic.xx.json").startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(get("/d/0/classic.en.json").startsWith("HTTP/1.1 404"));
}

TEST(WebFacts, SayWhichDataAreNotBuiltIn) {
    std::string rules(data::file("classic.json"));
    const std::string income = "\"discard_income\": 3";
    ASSERT_NE(rules.find(income), std::string::npos);
    rules.replace(rules.find(income), income.size(), "\"discard_income\": 4");
    GameData own;
    own.replace("classic.json", rules, "classic.json");
    WebPages pages({});
    const QString folder =
        QStringLiteral("/d/%1/").arg(QString::fromStdString(pages.addFacts(host::Games(own))));
    const auto isOwn = [&](const char *name) {
        const Page *page = pages.find(folder + QLatin1String(name));
        const QByteArray text = page ? qUncompress(QByteArray(4, '\0') + page->body) : QByteArray();
        return QJsonDocument::fromJson(text)[QLatin1String("ownData")];
    };
    EXPECT_EQ(isOwn("classic.ja.json"), QJsonValue(true));
    EXPECT_EQ(isOwn("classic-2.ja.json"), QJsonValue(QJsonValue::Undefined));
}

TEST_F(Web, IsTheJoinPageAloneWithoutPages) {
    settings.pages.clear();
    settings.name = QStringLiteral("Here");
    begin();
    EXPECT_TRUE(get("/").contains("<h1>Here</h1>"));
    EXPECT_TRUE(get("/j/nothing").endsWith("\r\n\r\n"));
    EXPECT_TRUE(get("/a/12ab/main.js").startsWith("HTTP/1.1 404"));
}

// ---- JSON ---------------------------------------------------------------------------------------

class InJson : public NetTest {
protected:
    void SetUp() override {
        HostSettings settings;
        settings.name = QStringLiteral("Test table");
        settings.table.grace = 300ms;
        serve(settings, QStringLiteral("duel:person,person:7"));
    }
    TextClient &page(std::vector<std::string> features = {"browser", "proof"}) {
        return *pages.emplace_back(
            std::make_unique<TextClient>(tables->port(), std::move(features)));
    }
    static v1::Envelope wish(void (*what)(v1::Envelope &)) {
        v1::Envelope envelope;
        what(envelope);
        return envelope;
    }
    static v1::Envelope listTables() {
        return wish([](v1::Envelope &envelope) { envelope.mutable_list_tables(); });
    }
    void sitDown(TextClient &client, const std::string &name) {
        WAIT_FOR(client.welcome.has_value());
        v1::Join join;
        join.set_table(table());
        join.set_name(name);
        client.join(join);
        WAIT_FOR(client.seated.has_value());
    }
    /// The page says that it has kept its token.
    void keep(TextClient &client) {
        const auto seat = static_cast<Seat>(client.seated->seat());
        v1::Envelope heard;
        heard.mutable_heard()->set_seat(seat);
        client.ask(heard);
        WAIT_FOR(!tables->tables().front()->seating().isUnseen(seat));
    }
    [[nodiscard]] v1::SeatInfo seat(int number) const {
        return tables->tables().front()->info().seats(number);
    }

    std::vector<std::unique_ptr<TextClient>> pages;
};

TEST_F(InJson, APageIsGreetedAndAnswered) {
    TextClient &client = page();
    WAIT_FOR(client.welcome.has_value());
    EXPECT_EQ(client.welcome->host_name(), "Test table");
    EXPECT_EQ(client.welcome->features_size(), 2);
    EXPECT_EQ(client.welcome->host_id().size(), 16U);
    const quint32 request = client.ask(listTables());
    const quint32 beat = client.ask(wish([](v1::Envelope &envelope) { envelope.mutable_beat(); }));
    WAIT_FOR(client.answerTo(beat) != nullptr);
    EXPECT_TRUE(client.answerTo(beat)->has_beat());
    EXPECT_EQ(client.answerTo(request)->table_list().tables(0).table(), table());
}

TEST_F(InJson, AnotherVersionIsToldSo) {
    TextClient client(tables->port());
    client.hello.set_major(major + 1);
    WAIT_FOR(client.reject.has_value());
    EXPECT_EQ(client.reject->code(), "version");
    WAIT_FOR(client.isGone());
}

TEST_F(InJson, TheFirstMessageDecidesForAll) {
    TextClient &client = page();
    WAIT_FOR(client.welcome.has_value());
    client.socket.sendBinaryMessage(packed(listTables()));
    WAIT_FOR(client.isGone());
    EXPECT_EQ(client.bye, "malformed");
    EXPECT_EQ(client.socket.closeCode(), QWebSocketProtocol::CloseCodePolicyViolated);

    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    QWebSocket mixed;
    QSignalSpy answers(&mixed, &QWebSocket::binaryMessageReceived);
    QObject::connect(&mixed, &QWebSocket::connected, &mixed, [&mixed] {
        v1::Hello hello;
        hello.set_magic(magic);
        hello.set_major(major);
        mixed.sendBinaryMessage(packed(hello));
        mixed.sendTextMessage(QString::fromStdString(edge::jsonOf(listTables())));
    });
    mixed.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(tables->port())));
    WAIT_FOR(answers.size() == 2 && mixed.state() == QAbstractSocket::UnconnectedState);
    v1::Envelope last;
    ASSERT_TRUE(unpack(answers[1][0].toByteArray(), last));
    EXPECT_EQ(last.bye().code(), "malformed");
    EXPECT_TRUE(guest.isHere()) << "others do not notice";
}

TEST_F(InJson, WhatNobodyUnderstandsEndsIt) {
    for (const char *text :
         {"", "{}", "hello", R"({"listTables":{},"later":1})", R"({"listTables":{},"resync":{}})",
          R"({"magic":1095911757,"major":1})", R"({"id":1})", R"({"join":{"name":7}})"}) {
        TextClient &client = page();
        WAIT_FOR(client.welcome.has_value());
        client.socket.sendTextMessage(QString::fromLatin1(text));
        WAIT_FOR(client.isGone());
        EXPECT_EQ(client.bye, "malformed") << text;
    }
    for (const auto &[frame, code] : {std::pair(QByteArray("{\"join\":{\"name\":\"\xc3\"}}"), 1007),
                                      std::pair(QByteArray("{}"), 1008)}) {
        RawClient raw(tables->port());
        WAIT_FOR(raw.isConnected());
        raw.socket.write(RawClient::request(tables->port()));
        WAIT_FOR(raw.isUpgraded());
        raw.send(RawClient::Text | RawClient::last, frame);
        WAIT_FOR(raw.isGone());
        EXPECT_EQ(raw.closeCode(), code);
    }
    TextClient &client = page();
    WAIT_FOR(client.welcome.has_value());
    client.socket.sendTextMessage(QString(largestToHost + 1, u' '));
    WAIT_FOR(client.isGone());
    EXPECT_EQ(client.socket.closeCode(), QWebSocketProtocol::CloseCodeTooMuchData);
}

TEST_F(InJson, WhatGoesTooFarIsToldAndIsNoEnd) {
    TextClient &client = page();
    WAIT_FOR(client.welcome.has_value());
    v1::Join join;
    join.set_table(table());
    join.set_name(std::string(5'000, 'x'));
    const quint32 request = client.join(join);
    WAIT_FOR(client.answerTo(request) != nullptr);
    EXPECT_EQ(client.answerTo(request)->problem().code(), "malformed");
    EXPECT_NE(client.answerTo(request)->problem().text().find("join.name"), std::string::npos);
    EXPECT_FALSE(client.isGone());
}

/// A pong comes from the browser, which knows nothing of the page's storage.
TEST_F(InJson, ASeatIsTakenOnceThePageSaysSo) {
    TextClient &client = page();
    sitDown(client, "Cleo");
    EXPECT_TRUE(seat(0).browser());
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
    const quint32 beat = client.ask(wish([](v1::Envelope &envelope) { envelope.mutable_beat(); }));
    WAIT_FOR(client.answerTo(beat) != nullptr);
    client.socket.close();
    WAIT_FOR(tables->tables().front()->info().free_seats() == 2);

    TextClient &again = page();
    sitDown(again, "Cleo");
    keep(again);
    again.socket.close();
    WAIT_FOR(!seat(0).connected());
    EXPECT_FALSE(seat(0).browser());
    QTest::qWait(600); // twice as long as others are waited for
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
}

TEST_F(InJson, APageComesBackByProof) {
    TextClient &client = page();
    sitDown(client, "Cleo");
    keep(client);
    const std::string key = hashOf(client.seated->token()); // what a page keeps
    client.socket.abort();
    TextClient &again = page();
    WAIT_FOR(again.welcome.has_value());
    v1::Envelope envelope;
    envelope.mutable_challenge()->set_table(table());
    envelope.mutable_challenge()->set_seat_key(seatKeyOf(key));
    const quint32 challenge = again.ask(envelope);
    WAIT_FOR(again.answerTo(challenge) != nullptr);
    EXPECT_EQ(again.answerTo(challenge)->challenge_reply().proof(),
              seatProof("host", key, again.nonces()));
    v1::Join join;
    join.set_table(table());
    join.set_seat_key(seatKeyOf(key));
    join.set_proof(seatProof("seat", key, again.nonces()));
    const quint32 request = again.join(join);
    WAIT_FOR(again.answerTo(request) != nullptr);
    EXPECT_TRUE(again.answerTo(request)->has_seated());
    EXPECT_EQ(again.answerTo(request)->seated().token(), "") << "it is sent once";
}

/// Two pages play a game; what they are told is what programs are told.
TEST_F(InJson, PagesPlayAWholeGame) {
    sitDown(page(), "Cleo");
    sitDown(page(), "Dan");
    Rng rng(7);
    std::vector<quint64> decided(2);
    const auto viewOf = [](const TextClient &client) -> const v1::TableView * {
        const auto found =
            std::find_if(client.heard.rbegin(), client.heard.rend(),
                         [](const auto &each) { return each.has_update() || each.has_restored(); });
        return found == client.heard.rend() ? nullptr
               : found->has_update()        ? &found->update().view()
                                            : &found->restored().view();
    };
    const auto isOver = [&](const TextClient &client) {
        const v1::TableView *view = viewOf(client);
        return view != nullptr && view->over();
    };
    const auto act = [&](std::size_t number) {
        TextClient &client = *pages[number];
        const v1::TableView *view = viewOf(client);
        if (view == nullptr || view->over() || view->deciding_for_size() == 0 ||
            view->revision() == decided[number]) {
            return;
        }
        decided[number] = view->revision();
        v1::Envelope envelope;
        envelope.mutable_command()->set_seat(view->deciding_for(0));
        envelope.mutable_command()->set_revision(view->revision());
        *envelope.mutable_command()->mutable_move() = host::anyMove(*view, rng);
        client.ask(envelope);
    };
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            act(0);
            act(1);
            return isOver(*pages[0]) && isOver(*pages[1]);
        },
        60'000));
    EXPECT_EQ(viewOf(*pages[0])->scores(0).total(), viewOf(*pages[1])->scores(0).total());
}

} // namespace

} // namespace mirabilia::net
