// SPDX-License-Identifier: GPL-3.0-or-later
// Options of a new game as a whole: its edition.
#include "app/models/shell/new_game_model.h"

#include "app/models/common/catalogue.h"

#include <algorithm>

namespace mirabilia {

QString NewGameModel::optionKey(const GameKind &game, const GameOption &option) {
    return seatsKey(game) + u'.' + option.id;
}

QVariantMap NewGameModel::keptAnswers(const GameKind &game) const {
    const bool isNewcomer = m_services.setting(seatsKey(game), QString()).toString().isEmpty();
    QVariantMap answers;
    for (const GameOption &option : game.options) {
        const QString kept = m_services.setting(optionKey(game, option), QString()).toString();
        answers[option.id] = option.answer(kept) != nullptr ? kept
                             : isNewcomer                   ? option.newcomers
                                                            : option.before;
    }
    return answers;
}

void NewGameModel::answerAsKept() {
    m_answers = keptAnswers(*m_game);
}

void NewGameModel::keepAnswers() {
    for (const GameOption &option : m_game->options) {
        m_services.setSetting(optionKey(*m_game, option), m_answers.value(option.id));
    }
}

QVariantList NewGameModel::options() const {
    QVariantList list;
    for (const GameOption &option : m_game->options) {
        QVariantList answers;
        for (const GameOption::Answer &answer : option.answers) {
            answers.append(
                QVariantMap{{QStringLiteral("value"), answer.value},
                            {QStringLiteral("text"), GameKind::translated(answer.nameSource)},
                            {QStringLiteral("glyph"), QString()},
                            {QStringLiteral("note"), GameKind::translated(answer.noteSource)}});
        }
        list.append(QVariantMap{{QStringLiteral("id"), option.id},
                                {QStringLiteral("name"), GameKind::translated(option.nameSource)},
                                {QStringLiteral("answers"), answers}});
    }
    return list;
}

int NewGameModel::edition() const {
    return m_answers.value(editionOption, 1).toInt();
}

int NewGameModel::editionOf(const QString &game) const {
    const GameKind *kind = gameKind(game);
    const QVariantMap answers = kind == nullptr  ? QVariantMap()
                                : kind == m_game ? m_answers
                                                 : keptAnswers(*kind);
    return answers.value(editionOption, 1).toInt();
}

const GameOption::Answer &NewGameModel::answerTo(const GameOption &option) const {
    return *option.answer(m_answers.value(option.id).toString());
}

/// Minimum number of players; some answers need more than the game itself.
int NewGameModel::fewest() const {
    int players = m_game->fewest;
    for (const GameOption &option : m_game->options) {
        players = std::max(players, answerTo(option).fewest);
    }
    return players;
}

void NewGameModel::setOption(const QString &id, const QString &value) {
    const GameOption *option = m_game->option(id);
    if (option == nullptr || option->answer(value) == nullptr || m_answers.value(id) == value) {
        return;
    }
    m_answers[id] = value;
    setCount(std::max(count(), fewest()));
    for (int row = 0; row < m_seats.size(); ++row) {
        if (!accepts(m_seats[row], QStringLiteral("wonder"), m_seats[row].wonder)) {
            write(row, QStringLiteral("wonder"), QString());
        }
    }
    emit answersChanged();
    emit wondersChanged();
    changed();
}

/// Changes answers that need more players than this.
void NewGameModel::allow(int players) {
    for (const GameOption &option : m_game->options) {
        const auto fits = [players](const GameOption::Answer &answer) {
            return answer.fewest <= players;
        };
        const auto found = std::find_if(option.answers.begin(), option.answers.end(), fits);
        if (!fits(answerTo(option)) && found != option.answers.end()) {
            setOption(option.id, found->value);
        }
    }
}

} // namespace mirabilia
