// SPDX-License-Identifier: GPL-3.0-or-later
// The link of one seat: one command at a time, and none waits forever.
#include "app/net/network_link.h"
#include "app/net/wire.h"

#include <QUrl>
#include <gtest/gtest.h>

namespace mirabilia::net {

namespace {

class LinkTest : public testing::Test {
protected:
    LinkTest() {
        QObject::connect(&client, &TableClient::received, &link, &NetworkLink::hear);
        client.open();
        v1::HelloReply reply;
        reply.set_magic(magic);
        reply.mutable_welcome()->set_major(major);
        client.hear(packed(reply));
    }
    /// Requests since the last call.
    int sent() {
        v1::Envelope envelope;
        envelope.mutable_list_tables();
        const quint32 number = client.send(envelope);
        return static_cast<int>(number - std::exchange(m_last, number)) - 1;
    }
    void hear(bool restored, std::uint32_t viewer, quint32 replyTo) {
        v1::Envelope envelope;
        envelope.set_reply_to(replyTo);
        v1::Update &update = restored ? *envelope.mutable_restored() : *envelope.mutable_update();
        update.mutable_view()->set_viewer(viewer);
        link.hear(envelope);
    }

    TableClient client{QUrl(QStringLiteral("ws://127.0.0.1:1"))};
    NetworkLink link{client, 1};

private:
    quint32 m_last = 0;
};

TEST_F(LinkTest, OneCommandIsOnItsWayAtATime) {
    ASSERT_EQ(client.state(), TableClient::State::Here);
    sent();
    link.send({});
    link.send({});
    EXPECT_EQ(sent(), 1);
    hear(false, 0, 2); // for another person at this screen
    EXPECT_EQ(sent(), 0);
    hear(false, 1, 2);
    EXPECT_EQ(sent(), 1);
}

// The host answers both at once: no update mentions the command.
TEST_F(LinkTest, AWholeStoryThatOvertookAnAnswerEndsTheWait) {
    sent();
    link.send({});
    link.refresh();
    EXPECT_EQ(sent(), 2);
    hear(true, 1, 3);
    link.send({});
    EXPECT_EQ(sent(), 1) << "the further one does not wait for ever";
}

TEST_F(LinkTest, ThatOfAnotherSeatEndsNothing) {
    sent();
    link.send({});
    hear(true, 0, 3);
    link.send({});
    EXPECT_EQ(sent(), 1);
}

} // namespace

} // namespace mirabilia::net
