// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/catalogue.h"

#include "resources/data.h"

namespace mirabilia {

QByteArray Catalogue::builtInRules() {
    const std::string_view text = data::file("classic.json");
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString Catalogue::resource(const QString &id) const {
    return name(QStringLiteral("resource.") + id);
}

void Catalogue::setLanguage(const QString &language) {
    if (m_language != language) {
        m_language = language;
        emit languageChanged();
    }
}

} // namespace mirabilia
