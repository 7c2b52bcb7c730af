// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/net/port.h"

#include <QHash>
#include <QString>

#include <string>

namespace mirabilia::net {

/// The pages for browsers, as web/build.py has written them to a folder (app/web/README.md): read
/// once, so that no request reaches a file.
class WebPages {
public:
    /// Empty without a folder. What its list names and cannot be read is not there.
    explicit WebPages(const QString &folder);

    /// Adds what pages have to know of the games as this host plays them (app/faces):
    /// /d/ASSETS/classic.en.json and the like. Returns ASSETS, which changes with the contents.
    std::string addFacts(const host::Games &games);

    [[nodiscard]] bool isEmpty() const { return m_pages.isEmpty(); }
    /// Null: no such page. "/" is where people sit down.
    [[nodiscard]] const Page *find(const QString &path) const;

private:
    QHash<QString, Page> m_pages; ///< by path
};

} // namespace mirabilia::net
