// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edge/admit.h"

#include "mirabilia/v1/hosted.pb.h"
#include "mirabilia/v1/limits.pb.h"
#include "mirabilia/v1/net.pb.h"

#include <QString>
#include <QTextBoundaryFinder>
#include <QUtf8StringView>

#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/util/json_util.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace mirabilia::edge {

namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::FileDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

struct Rules;

/// The limits of one field.
struct Rule {
    const FieldDescriptor *field;
    std::size_t bytes;
    int count;
    std::size_t characters; ///< 0: any number
    const Rules *inner;     ///< for message fields
};

/// The limits of one message type. Only fields that can exceed a limit are listed; numbers cannot.
struct Rules {
    std::vector<Rule> fields;
};

/// The rules of all message types, built once and read-only afterwards.
class Book {
public:
    static const Rules &of(const Descriptor *type) {
        static const Book book;
        return book.m_rules.at(type);
    }

private:
    Book() {
        read(*v1::Envelope::descriptor()->file());
        read(*v1::HostedTable::descriptor()->file());
    }
    void read(const FileDescriptor &file) {
        for (int number = 0; number < file.dependency_count(); ++number) {
            if (file.dependency(number)->package() == file.package()) {
                read(*file.dependency(number));
            }
        }
        for (int number = 0; number < file.message_type_count(); ++number) {
            read(file.message_type(number));
        }
    }
    const Rules *read(const Descriptor *type) {
        const auto [place, isNew] = m_rules.try_emplace(type);
        Rules &rules = place->second;
        for (int number = 0; isNew && number < type->field_count(); ++number) {
            add(*type->field(number), rules);
        }
        return &rules;
    }
    void add(const FieldDescriptor &field, Rules &rules) {
        const auto kind = field.cpp_type();
        const bool isMessage = kind == FieldDescriptor::CPPTYPE_MESSAGE;
        if (isMessage || kind == FieldDescriptor::CPPTYPE_STRING ||
            kind == FieldDescriptor::CPPTYPE_ENUM || field.is_repeated()) {
            const auto &says = field.options();
            rules.fields.push_back({&field, says.GetExtension(v1::most_bytes),
                                    static_cast<int>(says.GetExtension(v1::most_count)),
                                    says.GetExtension(v1::most_characters),
                                    isMessage ? read(field.message_type()) : nullptr});
        }
    }

    std::unordered_map<const Descriptor *, Rules> m_rules; // map nodes never move
};

std::string tooMany(std::size_t most, const char *what) {
    return "more than " + std::to_string(most) + ' ' + what;
}

std::string misfitOf(const std::string &text, const Rule &rule) {
    if (text.size() > rule.bytes) {
        return tooMany(rule.bytes, "bytes");
    }
    if (rule.field->type() == FieldDescriptor::TYPE_STRING &&
        !QUtf8StringView(text.data(), static_cast<qsizetype>(text.size())).isValidUtf8()) {
        return "no UTF-8";
    }
    // A character takes at least one byte, so most texts need no counting.
    if (rule.characters != 0 && text.size() > rule.characters &&
        static_cast<std::size_t>(characters(text)) > rule.characters) {
        return tooMany(rule.characters, "characters");
    }
    return {};
}

/// Walks a message, returning the first misfit and noting unknown fields.
class Walk {
public:
    std::string misfitIn(const Message &message, const Rules &rules) {
        const Reflection &reflection = *message.GetReflection();
        m_unknown = m_unknown || !reflection.GetUnknownFields(message).empty();
        for (const Rule &rule : rules.fields) {
            std::string what = rule.field->is_repeated() ? ofAll(message, reflection, rule)
                                                         : ofOne(message, reflection, rule);
            if (!what.empty()) {
                return std::string(rule.field->name()) + what;
            }
        }
        return {};
    }
    [[nodiscard]] bool foundUnknown() const { return m_unknown; }

private:
    /// Puts the separator between the field name and the problem, if there is one.
    static std::string at(const char *behind, std::string what) {
        return what.empty() ? what : behind + std::move(what);
    }
    std::string ofOne(const Message &message, const Reflection &reflection, const Rule &rule) {
        switch (rule.field->cpp_type()) {
        case FieldDescriptor::CPPTYPE_STRING:
            return at(": ", misfitOf(reflection.GetStringReference(message, rule.field, &m_buffer),
                                     rule));
        case FieldDescriptor::CPPTYPE_ENUM:
            return rule.field->enum_type()->FindValueByNumber(
                       reflection.GetEnumValue(message, rule.field)) != nullptr
                       ? std::string()
                       : ": an unknown word";
        default:
            return reflection.HasField(message, rule.field)
                       ? at(".", misfitIn(reflection.GetMessage(message, rule.field), *rule.inner))
                       : std::string();
        }
    }
    std::string ofAll(const Message &message, const Reflection &reflection, const Rule &rule) {
        const int count = reflection.FieldSize(message, rule.field);
        if (count > rule.count) {
            return ": " + tooMany(static_cast<std::size_t>(rule.count), "entries");
        }
        for (int number = 0; number < count; ++number) {
            std::string what = ofEach(message, reflection, rule, number);
            if (!what.empty()) {
                return '[' + std::to_string(number) + ']' + what;
            }
        }
        return {};
    }
    std::string ofEach(const Message &message, const Reflection &reflection, const Rule &rule,
                       int number) {
        switch (rule.field->cpp_type()) {
        case FieldDescriptor::CPPTYPE_STRING:
            return at(": ", misfitOf(reflection.GetRepeatedStringReference(message, rule.field,
                                                                           number, &m_buffer),
                                     rule));
        case FieldDescriptor::CPPTYPE_MESSAGE:
            return at(".", misfitIn(reflection.GetRepeatedMessage(message, rule.field, number),
                                    *rule.inner));
        default: return {};
        }
    }

    std::string m_buffer; ///< scratch space required by the reflection API
    bool m_unknown = false;
};

} // namespace

bool parse(std::string_view bytes, Message &message) {
    // The sender is told about bad input; it must not be able to fill our log.
    const google::protobuf::LogSilencer quiet;
    return message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

bool parseJson(std::string_view text, Message &message) {
    const google::protobuf::LogSilencer quiet;
    return google::protobuf::util::JsonStringToMessage({text.data(), text.size()}, &message).ok();
}

std::string jsonOf(const Message &message) {
    std::string text;
    const bool isWritten = google::protobuf::util::MessageToJsonString(message, &text).ok();
    return isWritten ? text : std::string();
}

std::string admitParsed(Message &message) {
    Walk walk;
    std::string what = walk.misfitIn(message, Book::of(message.GetDescriptor()));
    if (what.empty() && walk.foundUnknown()) {
        message.DiscardUnknownFields();
    }
    return what;
}

std::string admit(std::string_view bytes, Message &message) {
    return parse(bytes, message) ? admitParsed(message) : "no such message";
}

std::string misfit(const Message &message) {
    Walk walk;
    std::string what = walk.misfitIn(message, Book::of(message.GetDescriptor()));
    return what.empty() && walk.foundUnknown() ? "an unknown field" : what;
}

int mostCount(const Descriptor &type, int field) {
    return static_cast<int>(type.FindFieldByNumber(field)->options().GetExtension(v1::most_count));
}

int mostCharacters(const Descriptor &type, int field) {
    return static_cast<int>(
        type.FindFieldByNumber(field)->options().GetExtension(v1::most_characters));
}

int characters(std::string_view text) {
    const QString read = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, read);
    int count = 0;
    while (finder.toNextBoundary() != -1) {
        ++count;
    }
    return count;
}

} // namespace mirabilia::edge
