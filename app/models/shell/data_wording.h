// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"

#include <QCoreApplication>

namespace mirabilia {

/// What is to be said of the data that a game is played with.
class DataWording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DataWording)

public:
    /// Must outlive it.
    explicit DataWording(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// Of a table that plays with the data of this fingerprint (0: not told), in a sentence: they
    /// are others than those here, or they are not the built-in ones. Empty: there is nothing to
    /// say. `sent`: its host has sent them.
    [[nodiscard]] QString atTable(const QString &game, int edition, quint64 data, bool sent) const;
    /// That the data here of this game are not the built-in ones, in a sentence; empty: they are.
    [[nodiscard]] QString ofOwn(const QString &game, int edition) const;
    /// In a few words that the data there are others than here; empty: they are the same. `sent`:
    /// its host sends them.
    [[nodiscard]] QString otherBriefly(const QString &game, int edition, quint64 data,
                                       bool sent) const;

private:
    /// Fingerprint of the data here; 0 if nothing is to be compared.
    [[nodiscard]] quint64 here(const QString &game, int edition, quint64 there) const;

    const Catalogue &m_catalogue;
};

} // namespace mirabilia
