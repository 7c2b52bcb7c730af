// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/rules/rule_signs.h"

#include "app/models/rules/rules_text.h"

namespace mirabilia {

void RuleSigns::setGame(const QString &game) {
    if (game != m_game) {
        m_game = game;
        read();
    }
}

void RuleSigns::setLanguage(const QString &language) {
    if (language != m_language) {
        m_language = language;
        read();
    }
}

void RuleSigns::read() {
    m_words.clear();
    for (const RuleLine &line : rulesOf(m_game, m_language)) {
        if (line.kind == RuleLine::Kind::Sign) {
            m_words.insert(line.glyph, {line.title, line.text});
        }
    }
    emit changed();
}

QString RuleSigns::nameOf(const QString &glyph) const {
    return m_words.value(glyph).name;
}

QString RuleSigns::meaningOf(const QString &glyph) const {
    return m_words.value(glyph).meaning;
}

} // namespace mirabilia
