// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/catalogue.h"

namespace mirabilia {

namespace {

/// Of the classic game.
constexpr int editions = 2;

template <class Facts>
const Facts &readOnce(std::unique_ptr<const Facts> &facts, const GameData &data,
                      std::string_view file) {
    if (facts == nullptr) {
        const std::string_view text = data.text(file);
        facts = std::make_unique<const Facts>(
            QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    }
    return *facts;
}

} // namespace

Catalogue::Catalogue(const GameData &data)
    : m_boxes(std::make_shared<Boxes>(Boxes{data, nullptr, nullptr}))
    , m_names(std::make_shared<const Names>()) {
    for (int edition = 2; edition <= editions; ++edition) {
        m_later.append(new Catalogue(edition, *this));
    }
}

Catalogue::Catalogue(int edition, Catalogue &first)
    : QObject(&first)
    , m_edition(edition)
    , m_boxes(first.m_boxes)
    , m_names(first.m_names) {}

const ClassicFacts &Catalogue::classic() const {
    return readOnce(m_classic, m_boxes->data, dataFile("classic", m_edition));
}

const DuelFacts &Catalogue::duel() const {
    return readOnce(m_boxes->duel, m_boxes->data, dataFile("duel", 1));
}

const DiceFacts &Catalogue::dice() const {
    return readOnce(m_boxes->dice, m_boxes->data, dataFile("dice", 1));
}

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
