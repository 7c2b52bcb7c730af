// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/catalogue.h"

namespace mirabilia {

namespace {

/// Of the classic game.
constexpr int editions = 2;

QByteArray textOf(const GameData &data, std::string_view file) {
    const std::string_view text = data.text(file);
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

Catalogue::Catalogue(const GameData &data)
    : m_classic(textOf(data, dataFile("classic", 1)))
    , m_boxes(
          std::make_shared<const Boxes>(Boxes{data, DuelFacts(textOf(data, dataFile("duel", 1))),
                                              DiceFacts(textOf(data, dataFile("dice", 1)))}))
    , m_names(std::make_shared<const Names>()) {
    for (int edition = 2; edition <= editions; ++edition) {
        m_later.append(new Catalogue(textOf(data, dataFile("classic", edition)), edition, *this));
    }
}

Catalogue::Catalogue(const QByteArray &classicJson, int edition, Catalogue &first)
    : QObject(&first)
    , m_classic(classicJson)
    , m_edition(edition)
    , m_boxes(first.m_boxes)
    , m_names(first.m_names) {}

const Catalogue &Catalogue::ofEdition(int edition) const {
    return edition < 2 || edition - 2 >= m_later.size() ? *this : *m_later[edition - 2];
}

QString Catalogue::resource(const QString &id) const {
    return name(QStringLiteral("resource.") + id);
}

void Catalogue::setLanguage(const QString &language) {
    if (m_language != language) {
        m_language = language;
        for (Catalogue *later : m_later) {
            later->setLanguage(language);
        }
        emit languageChanged();
    }
}

} // namespace mirabilia
