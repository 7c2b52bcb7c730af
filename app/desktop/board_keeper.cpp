// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board_keeper.h"

#include "app/data/data_folder.h"
#include "app/data/dice_boards.h"
#include "app/desktop/places.h"
#include "app/desktop/score_desk.h"
#include "app/platform/platform.h"
#include "app/store/files.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <utility>

namespace mirabilia::desktop {

namespace {

std::string diceFile() {
    return dataFile("dice", 1);
}

/// Of a list of effects; "type" stands first, as in the built-in file.
DiceBoards::Json effectsFrom(const QJsonArray &effects) {
    auto list = DiceBoards::Json::array();
    for (const QJsonValue &value : effects) {
        const QJsonObject object = value.toObject();
        const auto whole = DiceBoards::Json::parse(
            QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString());
        DiceBoards::Json effect{{"type", object[QLatin1String("type")].toString().toStdString()}};
        effect.update(whole);
        list.push_back(effect);
    }
    return list;
}

QJsonArray effectsOf(const DiceBoards::Json &effects) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(effects.dump())).array();
}

class Draft final : public BoardDraft {
public:
    explicit Draft(DiceBoards boards) : m_boards(std::move(boards)) {}

    [[nodiscard]] QStringList boards() const override {
        QStringList ids;
        for (const std::string &id : m_boards.boards()) {
            ids.append(QString::fromStdString(id));
        }
        return ids;
    }
    [[nodiscard]] QList<BoardSpace> spaces(const QString &board) const override {
        QList<BoardSpace> all;
        for (const DiceBoards::Space &space : m_boards.spaces(board.toStdString())) {
            all.append({QString::fromStdString(space.id), space.cost,
                        QString::fromStdString(space.costOrigin), effectsOf(space.effects),
                        QString::fromStdString(space.effectsOrigin), space.shared});
        }
        return all;
    }
    [[nodiscard]] BoardStep withCost(const QString &board, const QString &space,
                                     int cost) const override {
        DiceBoards edited = m_boards;
        return edited.setCost(board.toStdString(), space.toStdString(), cost)
                   ? std::make_shared<Draft>(std::move(edited))
                   : nullptr;
    }
    [[nodiscard]] BoardStep withEffects(const QString &board, const QString &space,
                                        const QJsonArray &effects) const override {
        DiceBoards edited = m_boards;
        return edited.setEffects(board.toStdString(), space.toStdString(), effectsFrom(effects))
                   ? std::make_shared<Draft>(std::move(edited))
                   : nullptr;
    }
    [[nodiscard]] BoardProblem problem() const override {
        const DiceBoards::Problem found = m_boards.problem();
        return {QString::fromStdString(found.text), QString::fromStdString(found.reason),
                QString::fromStdString(found.board), QString::fromStdString(found.space)};
    }
    [[nodiscard]] QByteArray text() const override {
        return QByteArray::fromStdString(m_boards.write());
    }

private:
    DiceBoards m_boards;
};

BoardReading readingOf(std::string_view text, const std::string &calledBy) {
    Parsed<DiceBoards> boards = DiceBoards::read(text, calledBy);
    return boards ? BoardReading{std::make_shared<Draft>(std::move(boards).value()), {}}
                  : BoardReading{nullptr, QString::fromStdString(boards.error())};
}

/// Who sees the file may read it, as they could before it was written.
QString put(const QString &path, const QByteArray &bytes) {
    return store::writeFile(path, bytes, std::nullopt);
}

} // namespace

BoardKeeper::BoardKeeper(const QString &folder, std::function<void()> startAgain)
    : m_folder(folder)
    , m_startAgain(std::move(startAgain)) {}

BoardStep BoardKeeper::builtIn() const {
    if (m_builtIn == nullptr) {
        m_builtIn = readingOf(GameData().text(diceFile()), diceFile()).boards;
    }
    return m_builtIn;
}

QString BoardKeeper::file() const {
    return QDir(m_folder).filePath(QString::fromStdString(diceFile()));
}

BoardReading BoardKeeper::own() const {
    return m_folder.isEmpty() || !QFileInfo::exists(file()) ? BoardReading() : read(file());
}

BoardReading BoardKeeper::read(const QString &path) const {
    const std::filesystem::path file = platform::pathOf(path.toStdString());
    const Parsed<std::string> text = readDataFile(file);
    const std::string name = shownPath(file);
    return text ? readingOf(*text, name)
                : BoardReading{nullptr, QString::fromStdString(name + ": " + text.error())};
}

QString BoardKeeper::keep(const BoardDraft &boards) {
    if (m_folder.isEmpty()) {
        return tr("The program was started with data of another folder, so nothing is kept here. "
                  "Write the boards to a file instead.");
    }
    const QByteArray text = boards.text();
    if (text != builtIn()->text()) {
        return store::makeFolder(m_folder) ? put(file(), text)
                                           : tr("The folder %1 cannot be made.").arg(m_folder);
    }
    return !QFileInfo::exists(file()) || store::removeFile(file())
               ? QString()
               : tr("%1 cannot be removed.").arg(file());
}

QString BoardKeeper::write(const BoardDraft &boards, const QString &path) {
    return put(path, boards.text());
}

void BoardKeeper::askWhatToRead(const std::function<void(const QString &path)> &then) {
    desktop::askWhatToRead(tr("Choose boards of 7 Wonders Dice"),
                           tr("Boards of 7 Wonders Dice (*.json);;All files (*)"),
                           documentsFolder().path(), then);
}

void BoardKeeper::askWhereToWrite(const std::function<void(const QString &path)> &then) {
    desktop::askWhereToWrite(documentsFolder().filePath(QStringLiteral("dice.json")), then);
}

} // namespace mirabilia::desktop
