// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/data_wording.h"

#include "app/data/fingerprint.h"
#include "app/models/shell/game_kind.h"

namespace mirabilia {

namespace {

QString shown(quint64 fingerprint) {
    return QString::fromStdString(fingerprintText(fingerprint));
}

} // namespace

quint64 DataWording::here(const QString &game, int edition, quint64 there) const {
    const GameKind *kind = gameKind(game);
    return there == 0 || kind == nullptr || !kind->hasEdition(edition)
               ? 0
               : dataFingerprint(m_catalogue.data().text(dataFile(game.toStdString(), edition)));
}

QString DataWording::atTable(const QString &game, int edition, quint64 data, bool sent) const {
    const quint64 own = here(game, edition, data);
    if (own == 0) {
        return {};
    }
    const QString name = gameKind(game)->name(edition);
    if (own != data && sent) {
        return tr("This table plays %1 with the data of its host (%2), not with those of this "
                  "program (%3). They are used for this table alone.",
                  "a game; fingerprints of its data")
            .arg(name, shown(data), shown(own));
    }
    if (own != data) {
        return tr("This table plays %1 with other data (%2) than this program (%3). What costs and "
                  "effects are said to be here may not be what holds there.",
                  "a game; fingerprints of its data")
            .arg(name, shown(data), shown(own));
    }
    return ofOwn(game, edition);
}

QString DataWording::ofOwn(const QString &game, int edition) const {
    const std::string file = dataFile(game.toStdString(), edition);
    const std::string fingerprint = ownDataFingerprint(file, m_catalogue.data().text(file));
    return fingerprint.empty()
               ? QString()
               : tr("%1 is played with your own data (%2), not with the built-in ones.",
                    "a game; the fingerprint of its data")
                     .arg(gameKind(game)->name(edition), QString::fromStdString(fingerprint));
}

QString DataWording::otherBriefly(const QString &game, int edition, quint64 data, bool sent) const {
    const quint64 own = here(game, edition, data);
    return own == 0 || own == data
               ? QString()
               : (sent ? tr("data of its host, for this table alone (%1)", "a fingerprint")
                       : tr("other data than yours (%1)", "a fingerprint"))
                     .arg(shown(data));
}

} // namespace mirabilia
