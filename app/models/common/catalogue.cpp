// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/catalogue.h"

#include "resources/data.h"

namespace mirabilia {

Catalogue::Catalogue(const QList<QByteArray> &classicJson)
    : m_facts(classicJson.value(0))
    , m_names(std::make_shared<const Names>()) {
    for (int edition = 2; edition <= classicJson.size(); ++edition) {
        m_later.append(new Catalogue(classicJson[edition - 1], edition, *this));
    }
}

Catalogue::Catalogue(const QByteArray &classicJson, int edition, Catalogue &first)
    : QObject(&first)
    , m_facts(classicJson)
    , m_edition(edition)
    , m_names(first.m_names) {}

QList<QByteArray> Catalogue::builtInRules() {
    const auto text = [](std::string_view name) {
        const std::string_view found = data::file(name);
        return QByteArray(found.data(), static_cast<qsizetype>(found.size()));
    };
    return {text("classic.json"), text("classic-2.json")};
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
