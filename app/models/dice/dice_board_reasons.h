// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace mirabilia {

/// Why the loader of the data refuses boards, in the language of the person.
class DiceBoardReasons {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DiceBoardReasons)

public:
    /// A sentence for a reason of the loader; the reason itself if it is none that editing the
    /// spaces can cause.
    [[nodiscard]] static QString sentence(const QString &reason);
};

} // namespace mirabilia
