// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/wire.h"

#include "app/edge/admit.h"
#include "app/models/services/pictures.h"

#include <QCoreApplication>
#include <QList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr qsizetype longestName = 24; // user-perceived characters
constexpr qsizetype mostUnits = 4 * longestName;
constexpr qsizetype longestSentence = 300;
constexpr qsizetype mostRead = 64 * longestName;

using Entry = std::pair<std::string_view, const char *>;
constexpr std::array sentences{
    Entry{"version",
          QT_TRANSLATE_NOOP(
              "Wire", "This table needs another version of the program: update the older one.")},
    Entry{"full", QT_TRANSLATE_NOOP(
                      "Wire", "No seat is free at this table. Ask the host for one, or watch.")},
    Entry{"busy",
          QT_TRANSLATE_NOOP("Wire", "The host has no room for more guests. Try again later.")},
    Entry{"shutting_down",
          QT_TRANSLATE_NOOP("Wire", "The host is shutting down. Try again later.")},
    Entry{"no_such_table",
          QT_TRANSLATE_NOOP("Wire",
                            "There is no such table here. Look at the list of tables again.")},
    Entry{"wrong_pin",
          QT_TRANSLATE_NOOP("Wire", "That is not the PIN of this table. Ask the host for it.")},
    Entry{"no_watching", QT_TRANSLATE_NOOP("Wire", "Nobody may watch at this table.")},
    Entry{"wait", QT_TRANSLATE_NOOP("Wire", "Too many wrong PINs. Wait a minute, then try again.")},
    Entry{"unknown_token",
          QT_TRANSLATE_NOOP("Wire", "Your seat is no longer known here. Sit down again.")},
    Entry{"not_here", QT_TRANSLATE_NOOP("Wire", "That can only be done at the host's own screen.")},
    Entry{"not_seated", QT_TRANSLATE_NOOP("Wire", "Sit down at a table first.")},
    Entry{"no_name", QT_TRANSLATE_NOOP("Wire", "Use a name that the others can read.")},
    Entry{"other_table",
          QT_TRANSLATE_NOOP("Wire", "You sit at another table. Leave that one first.")},
    Entry{"not_started",
          QT_TRANSLATE_NOOP("Wire", "The game has not begun: somebody is still missing.")},
    Entry{"not_over", QT_TRANSLATE_NOOP("Wire", "The game is not over yet.")},
    Entry{"paused",
          QT_TRANSLATE_NOOP(
              "Wire", "The game is paused. It goes on when whoever paused it presses Go on.")},
    Entry{"too_late", QT_TRANSLATE_NOOP("Wire", "That question has been answered.")},
    Entry{"not_saved",
          QT_TRANSLATE_NOOP(
              "Wire", "The host cannot save the game. It waits until there is room on its disk.")},
    Entry{"replaced",
          QT_TRANSLATE_NOOP("Wire", "You went on playing from another window or device.")},
    Entry{"kicked", QT_TRANSLATE_NOOP("Wire", "The host has given your seat away.")},
    Entry{"too_fast", QT_TRANSLATE_NOOP("Wire", "Too many messages in too short a time.")},
    Entry{"malformed", QT_TRANSLATE_NOOP("Wire", "That message cannot be understood.")},
    Entry{"too_slow", QT_TRANSLATE_NOOP("Wire", "The connection is too slow to follow the table.")},
    Entry{"silent", QT_TRANSLATE_NOOP("Wire", "There was no answer for too long.")},
    Entry{"restarting",
          QT_TRANSLATE_NOOP("Wire", "The host is restarting. Your seat is kept; come back soon.")},
    Entry{"host_left",
          QT_TRANSLATE_NOOP("Wire", "The host has left the table. The game is kept: wait here, or "
                                    "go home and continue another time.")},
    Entry{"room_closed", QT_TRANSLATE_NOOP("Wire", "The host has closed the table.")},
    Entry{"saved", QT_TRANSLATE_NOOP("Wire", "The table rests: its game is saved.")},
    Entry{"over", QT_TRANSLATE_NOOP("Wire", "The table is closed.")},
    Entry{"draining",
          QT_TRANSLATE_NOOP("Wire", "This host takes nobody new: it is about to stop.")},
    Entry{"banned", QT_TRANSLATE_NOOP("Wire", "This host does not let you in.")},
    Entry{"no_tables", QT_TRANSLATE_NOOP("Wire", "This host opens no tables for others.")},
    Entry{
        "too_many_tables",
        QT_TRANSLATE_NOOP(
            "Wire",
            "This host has no room for more tables. Sit down at one of them, or try again later.")},
    Entry{"still_here",
          QT_TRANSLATE_NOOP("Wire",
                            "Somebody plays there. The seat can be given away when they have "
                            "left or when all others agree.")},
    Entry{"too_many_seats",
          QT_TRANSLATE_NOOP("Wire", "This screen has as many seats here as it may have.")},
    Entry{"other_edition",
          QT_TRANSLATE_NOOP("Wire", "This edition of the game is not known on both sides: update "
                                    "the program that is older.")},
    Entry{"data_too_long",
          QT_TRANSLATE_NOOP("Wire", "This table is played with data that are too long to be sent. "
                                    "Ask the host to shorten its file.")},
    Entry{"taken", QT_TRANSLATE_NOOP("Wire", "Somebody else has chosen that. Choose another.")},
};

bool isShown(char32_t character) {
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned: return false;
    default: return true;
    }
}

const char *sourceFor(std::string_view code) {
    const auto *const found =
        std::find_if(sentences.begin(), sentences.end(),
                     [code](const Entry &entry) { return entry.first == code; });
    return found != sentences.end() ? found->second : nullptr;
}

} // namespace

QByteArray packed(const google::protobuf::MessageLite &message) {
    return QByteArray::fromStdString(message.SerializeAsString());
}

bool unpack(const QByteArray &bytes, google::protobuf::Message &message) {
    return edge::admit({bytes.constData(), static_cast<std::size_t>(bytes.size())}, message)
        .empty();
}

bool isHello(const QByteArray &bytes) {
    return bytes.startsWith("\x0dMIRA"); // its first field, always present
}

QString cleanName(const QString &name) {
    QString shown;
    const auto characters = name.left(mostRead).normalized(QString::NormalizationForm_C).toUcs4();
    for (qsizetype i = 0; i < characters.size(); ++i) {
        const char32_t character = characters[i];
        const bool joins = character == pictureJoiner && i > 0 &&
                           joinsPictures(characters[i - 1], characters.value(i + 1));
        const bool isBreak = QChar::category(character) == QChar::Separator_Line ||
                             QChar::category(character) == QChar::Separator_Paragraph ||
                             character == U'\t' || character == U'\n';
        if (isBreak) {
            shown += u' ';
        } else if (joins || isShown(character)) {
            shown += QString::fromUcs4(&character, 1);
        }
    }
    shown = shown.simplified();
    // A character may consist of several code units; none is split unless it is absurdly long.
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, shown);
    qsizetype end = 0;
    for (qsizetype count = 0; count < longestName && end < shown.size(); ++count) {
        end = finder.toNextBoundary();
    }
    return shown.left(std::min(end, mostUnits));
}

std::string pinOf(const QString &typed) {
    return typed.normalized(QString::NormalizationForm_C).trimmed().toStdString();
}

bool isPin(const QString &typed) {
    v1::OpenTable table;
    table.set_own_pin(pinOf(typed));
    return edge::misfit(table).empty();
}

std::string sentenceFor(std::string_view code) {
    const char *sentence = sourceFor(code);
    return sentence != nullptr ? sentence : std::string(code);
}

QString told(std::string_view code, const std::string &text) {
    const char *sentence = sourceFor(code);
    return sentence != nullptr ? QCoreApplication::translate("Wire", sentence)
                               : QString::fromStdString(text).left(longestSentence).simplified();
}

std::string noticeFor(std::string_view code, const std::string &name) {
    using Sentence = std::array<std::string_view, 3>; // the name goes between the last two
    constexpr std::array sentences{
        Sentence{"seat_given_away", "The seat of ", " is given away."},
        Sentence{"seat_kept", "The seat of ", " is not given away."},
        Sentence{"seat_taken", "The seat of ", " has somebody again."},
        Sentence{"stand_in", "A computer plays for ", "."},
        Sentence{"left", "", " has left the table."},
        Sentence{"moderates", "", " decides for the table."},
    };
    for (const auto &[word, before, after] : sentences) {
        if (word == code) {
            return std::string(before) + name + std::string(after);
        }
    }
    return {};
}

} // namespace mirabilia::net
