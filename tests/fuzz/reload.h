// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edge/admit.h"
#include "app/host/saved_match.h"
#include "app/net/kept_table.h"
#include "tests/fuzz/game_fuzzing.h"

#include <google/protobuf/message.h>

#include <variant>

namespace mirabilia::fuzzing {

/// A host that is killed now finds all of its tables again, and every game as it was.
inline void requireReload(const host::Games &games, const QDir &folder) {
    QStringList problems;
    net::KeptTables kept(folder);
    const auto tables = kept.load(problems);
    require(problems.isEmpty());
    for (const v1::HostedTable &table : tables) {
        require(edge::misfit(table).empty());
        if (table.started()) {
            const auto saved = kept.games().load(QString::fromStdString(table.header().match_id()));
            require(std::holds_alternative<store::SavedGame>(saved));
            // Each decision is checked against the position that it led to.
            require(host::unfold(games, std::get<store::SavedGame>(saved)).match != nullptr);
        }
    }
}

/// To the byte, where nothing is on its way.
inline void requireReload(const host::Games &games, const QDir &folder,
                          const v1::HostedTable &table) {
    requireReload(games, folder);
    const auto read = net::KeptTables(folder).read(net::tableId(table));
    require(read && read->SerializeAsString() == table.SerializeAsString());
}

/// What nobody knows, and too much of what is known.
inline void overdo(google::protobuf::Message &message, Bytes &bytes) {
    const auto &reflection = *message.GetReflection();
    reflection.MutableUnknownFields(&message)->AddLengthDelimited(
        1000, std::string(64UL * bytes.take(), 'u'));
    std::vector<const google::protobuf::FieldDescriptor *> fields;
    reflection.ListFields(message, &fields);
    for (const auto *field : fields) {
        using Field = google::protobuf::FieldDescriptor;
        if (field->is_repeated()) {
            continue;
        }
        if (field->cpp_type() == Field::CPPTYPE_MESSAGE) {
            overdo(*reflection.MutableMessage(&message, field), bytes);
        } else if (field->cpp_type() == Field::CPPTYPE_STRING && bytes.take() % 4 == 0) {
            std::string text = reflection.GetString(message, field);
            for (int times = bytes.take(); times > 0; --times) {
                text += bytes.take() % 2 == 0 ? "\u00e9" : "\U0001F3B2";
            }
            reflection.SetString(&message, field, text);
        }
    }
}

} // namespace mirabilia::fuzzing
