// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of every message has its limit, and both sides of the edge hold it.
#include "app/edge/admit.h"
#include "mirabilia/v1/hosted.pb.h"
#include "mirabilia/v1/net.pb.h"
#include "tests/edge/filled.h"

#include <QDir>
#include <gtest/gtest.h>

#include <functional>

namespace mirabilia::edge {
namespace {

using google::protobuf::DescriptorPool;

void forEachMessage(const std::function<void(const Descriptor &)> &see) {
    const QDir folder(QStringLiteral(MIRABILIA_PROTO "/mirabilia/v1"));
    const QStringList names = folder.entryList({QStringLiteral("*.proto")});
    ASSERT_GE(names.size(), 9);
    for (const QString &name : names) {
        const auto *file =
            DescriptorPool::generated_pool()->FindFileByName("mirabilia/v1/" + name.toStdString());
        ASSERT_NE(file, nullptr) << name.toStdString();
        for (int number = 0; number < file->message_type_count(); ++number) {
            see(*file->message_type(number));
            EXPECT_EQ(file->message_type(number)->nested_type_count(), 0)
                << "would be seen only as a field";
        }
    }
}

void forEachField(const std::function<void(const FieldDescriptor &)> &see) {
    forEachMessage([&see](const Descriptor &type) {
        for (int number = 0; number < type.field_count(); ++number) {
            see(*type.field(number));
        }
    });
}

bool isText(const FieldDescriptor &field) {
    return field.cpp_type() == FieldDescriptor::CPPTYPE_STRING;
}

/// Both ends say the same, and what is let in is what was written.
void expectIn(const Message &message) {
    EXPECT_EQ(misfit(message), "");
    const std::unique_ptr<Message> read = empty(*message.GetDescriptor());
    EXPECT_EQ(admit(message.SerializeAsString(), *read), "");
    EXPECT_EQ(read->SerializeAsString(), message.SerializeAsString());
}
void expectOut(const Message &message, const std::string &place) {
    const std::string why = misfit(message);
    EXPECT_EQ(why.substr(0, place.size()), place);
    const std::unique_ptr<Message> read = empty(*message.GetDescriptor());
    EXPECT_EQ(admit(message.SerializeAsString(), *read), why);
}

TEST(Limits, StandAtEveryFieldThatCouldGoTooFar) {
    int limits = 0;
    forEachField([&limits](const FieldDescriptor &field) {
        SCOPED_TRACE(field.full_name());
        EXPECT_EQ(mostBytes(field) > 0, isText(field));
        EXPECT_EQ(mostEntries(field) > 0, field.is_repeated());
        EXPECT_TRUE(mostLetters(field) == 0 || field.type() == FieldDescriptor::TYPE_STRING);
        EXPECT_LE(mostLetters(field), mostBytes(field));
        limits += isText(field) || field.is_repeated() ? 1 : 0;
    });
    EXPECT_GT(limits, 200);
}

TEST(Limits, OfTextAreHeldAtBothEnds) {
    forEachField([](const FieldDescriptor &field) {
        if (!isText(field)) {
            return;
        }
        SCOPED_TRACE(field.full_name());
        const std::unique_ptr<Message> message = empty(*field.containing_type());
        fillOne(*message, field);
        expectIn(*message);
        const auto &reflection = *message->GetReflection();
        const auto set = [&](const std::string &text) {
            field.is_repeated() ? reflection.SetRepeatedString(message.get(), &field, 0, text)
                                : reflection.SetString(message.get(), &field, text);
        };
        set(longest(field) + 'x');
        expectOut(*message, field.name());
        if (field.type() == FieldDescriptor::TYPE_STRING) {
            set("\xc3");
            EXPECT_NE(misfit(*message), "") << "half a letter would be written";
        } else {
            set("\xc3");
            expectIn(*message);
        }
    });
}

TEST(Limits, OfListsAreHeldAtBothEnds) {
    forEachField([](const FieldDescriptor &field) {
        if (!field.is_repeated()) {
            return;
        }
        SCOPED_TRACE(field.full_name());
        const std::unique_ptr<Message> message = empty(*field.containing_type());
        const auto &reflection = *message->GetReflection();
        const auto add = [&] {
            if (field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE) {
                reflection.AddMessage(message.get(), &field);
            } else {
                fillOne(*message, field);
            }
        };
        for (std::uint32_t entry = 0; entry < mostEntries(field); ++entry) {
            add();
        }
        expectIn(*message);
        add();
        expectOut(*message, field.name() + ": more than");
    });
}

TEST(Limits, WordsAreKnownOnes) {
    int words = 0;
    forEachField([&words](const FieldDescriptor &field) {
        if (field.cpp_type() != FieldDescriptor::CPPTYPE_ENUM) {
            return;
        }
        ++words;
        SCOPED_TRACE(field.full_name());
        const std::unique_ptr<Message> message = empty(*field.containing_type());
        for (int number = 0; number < field.enum_type()->value_count(); ++number) {
            message->GetReflection()->SetEnum(message.get(), &field,
                                              field.enum_type()->value(number));
            expectIn(*message);
        }
        message->GetReflection()->SetEnumValue(message.get(), &field, 1000);
        expectOut(*message, field.name() + ": ");
    });
    EXPECT_GT(words, 10);
}

/// Puts something unknown into every message within a message.
int addUnknown(Message &message) {
    const auto &reflection = *message.GetReflection();
    reflection.MutableUnknownFields(&message)->AddLengthDelimited(1000, std::string(500, 'x'));
    int added = 1;
    std::vector<const FieldDescriptor *> fields;
    reflection.ListFields(message, &fields);
    for (const FieldDescriptor *field : fields) {
        if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
            continue;
        }
        if (!field->is_repeated()) {
            added += addUnknown(*reflection.MutableMessage(&message, field));
            continue;
        }
        for (int number = 0; number < reflection.FieldSize(message, field); ++number) {
            added += addUnknown(*reflection.MutableRepeatedMessage(&message, field, number));
        }
    }
    return added;
}

TEST(Edge, DropsWhatIsUnknownAtAnyDepth) {
    v1::Envelope plain;
    *plain.mutable_open_table() = filled<v1::OpenTable>();
    v1::Envelope envelope = plain;
    EXPECT_EQ(addUnknown(envelope), 1 + 1 + 8 + 8);
    EXPECT_NE(misfit(envelope), "") << "nobody would read it again";
    v1::Envelope read;
    EXPECT_EQ(admit(envelope.SerializeAsString(), read), "");
    EXPECT_EQ(read.SerializeAsString(), plain.SerializeAsString());

    v1::LogEntry entry = filled<v1::LogEntry>();
    const std::string before = entry.SerializeAsString();
    addUnknown(entry);
    EXPECT_EQ(admit(std::string(entry.SerializeAsString()), entry), "");
    EXPECT_EQ(entry.SerializeAsString(), before);
}

TEST(Edge, NamesThePlace) {
    v1::Envelope envelope;
    envelope.mutable_look()->mutable_wish()->set_wonder(std::string(65'400, 'X'));
    EXPECT_EQ(misfit(envelope), "look.wish.wonder: more than 64 bytes");
    envelope.mutable_open_table()->add_seats();
    envelope.mutable_open_table()->add_seats()->set_kind(static_cast<v1::SeatKind>(77));
    EXPECT_EQ(misfit(envelope), "open_table.seats[1].kind: an unknown word");
    envelope.mutable_ask()->add_choices();
    envelope.mutable_ask()->add_choices(std::string(65, 'c'));
    EXPECT_EQ(misfit(envelope), "ask.choices[1]: more than 64 bytes");
}

TEST(Edge, RefusesWhatIsNoMessage) {
    v1::Envelope envelope;
    EXPECT_NE(admit("\xff\xff", envelope), "");
    std::string text = "\x5a\x02\x12\x00"; // cut off
    text.resize(3);
    EXPECT_NE(admit(text, envelope), "");
    testing::internal::CaptureStderr();
    v1::Join join;
    EXPECT_NE(admit("\x1a\x02\xc3\x28", join), "") << "a name that is no UTF-8";
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

TEST(Edge, CountsCharactersAsPeopleDo) {
    EXPECT_EQ(characters(""), 0);
    EXPECT_EQ(characters("2718"), 4);
    EXPECT_EQ(characters("e\u0301\u00e9"), 2);
    EXPECT_EQ(characters("\u4e03\u5927\u5947\u8ff9"), 4);
    EXPECT_EQ(characters("\U0001F600\U0001F3B2"), 2);
}

} // namespace
} // namespace mirabilia::edge
