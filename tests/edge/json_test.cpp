// SPDX-License-Identifier: GPL-3.0-or-later
// The other way to write a message, for pages: there and back, and nothing but that.
#include "app/edge/admit.h"
#include "mirabilia/v1/net.pb.h"
#include "tests/edge/filled.h"

#include <gtest/gtest.h>

namespace mirabilia::edge {
namespace {

/// One of everything, in lists and messages too; of several that exclude each other the last.
void putOneOfEach(Message &message) {
    const Descriptor &type = *message.GetDescriptor();
    const auto &reflection = *message.GetReflection();
    for (int number = 0; number < type.field_count(); ++number) {
        const FieldDescriptor &field = *type.field(number);
        if (field.cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
            fillOne(message, field);
        } else if (field.is_repeated()) {
            putOneOfEach(*reflection.AddMessage(&message, &field));
        } else {
            putOneOfEach(*reflection.MutableMessage(&message, &field));
        }
    }
}

void expectBack(const Message &message) {
    const std::unique_ptr<Message> read = empty(*message.GetDescriptor());
    EXPECT_TRUE(parseJson(jsonOf(message), *read));
    EXPECT_EQ(admitParsed(*read), "");
    EXPECT_EQ(read->SerializeAsString(), message.SerializeAsString());
}

TEST(Json, BringsEveryMessageThereAndBack) {
    const Descriptor &type = *v1::Envelope::descriptor();
    const auto &arms = *type.oneof_decl(0);
    EXPECT_GT(arms.field_count(), 25);
    for (int number = 0; number < arms.field_count(); ++number) {
        SCOPED_TRACE(arms.field(number)->name());
        v1::Envelope envelope;
        envelope.set_id(7);
        putOneOfEach(*envelope.GetReflection()->MutableMessage(&envelope, arms.field(number)));
        expectBack(envelope);
    }
    for (const Descriptor *other : {v1::Hello::descriptor(), v1::HelloReply::descriptor()}) {
        const std::unique_ptr<Message> message = empty(*other);
        putOneOfEach(*message);
        expectBack(*message);
    }
    // Each game's part of a view excludes the others'.
    for (const char *game : {"classic", "duel", "dice"}) {
        v1::Update update;
        v1::TableView &view = *update.mutable_view();
        putOneOfEach(*view.GetReflection()->MutableMessage(
            &view, view.GetDescriptor()->FindFieldByName(game)));
        expectBack(update);
    }
}

TEST(Json, IsWrittenAsPagesReadIt) {
    v1::Envelope envelope;
    envelope.set_reply_to(3);
    envelope.mutable_restored()->mutable_view()->set_revision(12345678901234567890U);
    envelope.mutable_restored()->mutable_view()->add_seats()->set_kind(v1::SEAT_KIND_PERSON);
    EXPECT_EQ(jsonOf(envelope),
              R"({"replyTo":3,"restored":{"view":{"revision":"12345678901234567890",)"
              R"("seats":[{"kind":"SEAT_KIND_PERSON"}]}}})");
    v1::Join join;
    join.set_token("\xff\xfe\xfd");
    join.set_name("<b>\u4e03</b>");
    v1::Join read;
    EXPECT_TRUE(parseJson(jsonOf(join), read));
    EXPECT_EQ(read.name(), join.name());
    EXPECT_NE(jsonOf(join).find(R"("token":"//79")"), std::string::npos);
}

TEST(Json, RefusesWhatIsNoMessage) {
    std::string deep;
    for (int level = 0; level < 10'000; ++level) {
        deep += R"({"command":)";
    }
    testing::internal::CaptureStderr();
    for (const std::string &text :
         {std::string(), std::string("{"), std::string("7"), std::string("[]"),
          std::string(R"({"listTables":{},"later":1})"), std::string(R"({"join":{"nam":"Ada"}})"),
          std::string(R"({"listTables":{},"resync":{}})"), std::string(R"({"id":-1,"resync":{}})"),
          std::string(R"({"id":1e99,"resync":{}})"), std::string(R"({"join":{"token":"*"}})"),
          std::string(R"({"join":{"name":7}})"), std::string("{\"join\":{\"name\":\"\xc3\"}}"),
          std::string(R"({"resync":{}} {"resync":{}})"), std::string(5'000, '['), deep}) {
        v1::Envelope envelope;
        EXPECT_FALSE(parseJson(text, envelope)) << text.substr(0, 60);
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "") << "a stranger would fill the log";
    // Of what is said twice the last counts.
    v1::Envelope twice;
    EXPECT_TRUE(parseJson(R"({"id":1,"join":{"name":"Ada"},"id":2})", twice));
    EXPECT_EQ(twice.id(), 2U);
    // What is too long is understood and held to the limits.
    v1::Envelope envelope;
    EXPECT_TRUE(parseJson(R"({"join":{"name":")" + std::string(5'000, 'x') + "\"}}", envelope));
    EXPECT_EQ(admitParsed(envelope), "join.name: more than 288 bytes");
    EXPECT_TRUE(parseJson(R"({"command":{"move":{"classic":{"action":77}}}})", envelope));
    EXPECT_EQ(admitParsed(envelope), "command.move.classic.action: an unknown word");
}

} // namespace
} // namespace mirabilia::edge
