// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/catalogue.h"

namespace mirabilia {

void Catalogue::setLanguage(const QString &language) {
    if (m_language != language) {
        m_language = language;
        emit languageChanged();
    }
}

} // namespace mirabilia
