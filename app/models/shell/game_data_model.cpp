// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/game_data_model.h"

#include "app/data/fingerprint.h"
#include "app/models/shell/game_kind.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace mirabilia {

namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Whether a part ("cost", "effects") of a space in dice.json is not the printed one.
bool isGuess(const QJsonObject &space, const QString &part) {
    const QJsonValue origin = space[QLatin1String("origin")];
    const QJsonObject parts = origin.toObject();
    const QJsonValue word = !origin.isObject()     ? origin
                            : parts.contains(part) ? parts[part]
                                                   : parts[QLatin1String("default")];
    const QString sourced = QStringLiteral("sourced");
    return word.toString(sourced) != sourced;
}

/// How many numbers of the spaces in a part of dice.json are not the printed ones.
int guessesIn(const QJsonValue &part) {
    const QJsonObject object = part.toObject();
    if (object.contains(QLatin1String("cost")) && object.contains(QLatin1String("effects"))) {
        return (isGuess(object, QStringLiteral("cost")) ? 1 : 0) +
               (isGuess(object, QStringLiteral("effects")) ? 1 : 0);
    }
    int guesses = 0;
    for (const QJsonValue &each : part.toArray()) {
        guesses += guessesIn(each);
    }
    for (const QJsonValue &each : object) {
        guesses += guessesIn(each);
    }
    return guesses;
}

} // namespace

GameDataModel::GameDataModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<GameDataRow>(), parent)
    , m_catalogue(catalogue) {
    connect(&catalogue, &Catalogue::languageChanged, this, &GameDataModel::refresh);
    refresh();
}

void GameDataModel::refresh() {
    QList<GameDataRow> rows;
    for (const GameKind &kind : gameKinds()) {
        for (int edition = 1; kind.hasEdition(edition); ++edition) {
            rows.append(rowOf(kind.id, edition));
        }
    }
    assign(rows);
}

GameDataRow GameDataModel::rowOf(const QString &game, int edition) const {
    const GameData &data = m_catalogue.data();
    const std::string file = dataFile(game.toStdString(), edition);
    const std::string fingerprint = ownDataFingerprint(file, data.text(file));
    GameDataRow row;
    row.file = textOf(file);
    row.name = gameKind(game)->name(edition);
    row.problem = textOf(data.problem(file));
    row.own = !fingerprint.empty();
    if (!row.problem.isEmpty()) {
        row.source = tr("Built in, for your own file cannot be used");
    } else if (row.own) {
        row.source = tr("Your own (%1), from %2", "a fingerprint, a file")
                         .arg(textOf(fingerprint), textOf(data.name(file)));
    } else {
        row.source =
            data.isOwn(file)
                ? tr("From %1, like the built-in ones", "a file").arg(textOf(data.name(file)))
                : tr("Built in");
    }
    return row;
}

QString GameDataModel::folder() const {
    return textOf(m_catalogue.data().folder());
}

int GameDataModel::diceGuesses() const {
    const QString dice = textOf(m_catalogue.data().text(dataFile("dice", 1)));
    return guessesIn(QJsonDocument::fromJson(dice.toUtf8()).object());
}

QStringList GameDataModel::problems() const {
    QStringList sentences;
    for (const std::string &problem : m_catalogue.data().problems()) {
        sentences.append(textOf(problem));
    }
    return sentences;
}

} // namespace mirabilia
