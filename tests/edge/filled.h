// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/limits.pb.h"

#include <google/protobuf/message.h>

#include <limits>
#include <memory>
#include <string>

namespace mirabilia::edge {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

inline std::unique_ptr<Message> empty(const Descriptor &type) {
    using google::protobuf::MessageFactory;
    return std::unique_ptr<Message>(
        MessageFactory::generated_factory()->GetPrototype(&type)->New());
}

inline std::uint32_t mostBytes(const FieldDescriptor &field) {
    return field.options().GetExtension(v1::most_bytes);
}
inline std::uint32_t mostEntries(const FieldDescriptor &field) {
    return field.options().GetExtension(v1::most_count);
}
inline std::uint32_t mostLetters(const FieldDescriptor &field) {
    return field.options().GetExtension(v1::most_characters);
}

/// A text with as many bytes as the field may have, in no more characters than that.
inline std::string longest(const FieldDescriptor &field) {
    if (mostLetters(field) == 0) {
        return std::string(mostBytes(field), 'x');
    }
    // Each of them is written with many bytes, and is one character to people.
    const std::string accents = "\u0301";
    std::string text;
    const std::size_t each = mostBytes(field) / mostLetters(field);
    for (std::uint32_t letter = 0; letter < mostLetters(field); ++letter) {
        text += 'x';
        for (std::size_t bytes = 1; bytes + accents.size() <= each; bytes += accents.size()) {
            text += accents;
        }
    }
    return text;
}

void fill(Message &message);

/// Sets a field, or adds one entry to it, to the longest that it may hold.
inline void fillOne(Message &message, const FieldDescriptor &field) {
    const auto &reflection = *message.GetReflection();
    const bool isList = field.is_repeated();
    switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_STRING:
        isList ? reflection.AddString(&message, &field, longest(field))
               : reflection.SetString(&message, &field, longest(field));
        break;
    case FieldDescriptor::CPPTYPE_MESSAGE:
        fill(isList ? *reflection.AddMessage(&message, &field)
                    : *reflection.MutableMessage(&message, &field));
        break;
    case FieldDescriptor::CPPTYPE_ENUM:
        reflection.SetEnum(&message, &field,
                           field.enum_type()->value(field.enum_type()->value_count() - 1));
        break;
    case FieldDescriptor::CPPTYPE_UINT32:
        isList ? reflection.AddUInt32(&message, &field, 0xffffffff)
               : reflection.SetUInt32(&message, &field, 0xffffffff);
        break;
    case FieldDescriptor::CPPTYPE_INT32:
        isList ? reflection.AddInt32(&message, &field, std::numeric_limits<std::int32_t>::min())
               : reflection.SetInt32(&message, &field, std::numeric_limits<std::int32_t>::min());
        break;
    case FieldDescriptor::CPPTYPE_UINT64:
        reflection.SetUInt64(&message, &field, std::numeric_limits<std::uint64_t>::max());
        break;
    case FieldDescriptor::CPPTYPE_INT64: reflection.SetInt64(&message, &field, -1); break;
    case FieldDescriptor::CPPTYPE_BOOL: reflection.SetBool(&message, &field, true); break;
    default: throw std::logic_error("no such numbers are used: " + field.full_name());
    }
}

/// The largest message that the limits allow.
inline void fill(Message &message) {
    const Descriptor &type = *message.GetDescriptor();
    for (int number = 0; number < type.field_count(); ++number) {
        const FieldDescriptor &field = *type.field(number);
        if (field.real_containing_oneof() != nullptr) {
            continue;
        }
        for (std::uint32_t entry = 0; entry < (field.is_repeated() ? mostEntries(field) : 1);
             ++entry) {
            fillOne(message, field);
        }
    }
    for (int number = 0; number < type.real_oneof_decl_count(); ++number) {
        const auto &oneOf = *type.oneof_decl(number);
        std::unique_ptr<Message> largest = empty(type);
        for (int choice = 0; choice < oneOf.field_count(); ++choice) {
            const std::unique_ptr<Message> other = empty(type);
            fillOne(*other, *oneOf.field(choice));
            if (other->ByteSizeLong() > largest->ByteSizeLong()) {
                largest->CopyFrom(*other);
            }
        }
        message.MergeFrom(*largest);
    }
}

template <class M>
M filled() {
    M message;
    fill(message);
    return message;
}

} // namespace mirabilia::edge
