// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/person.h"

#include "scorer/fingerprint.h"
#include "scorer/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace mirabilia::scorer {

std::string personIdOf(std::string_view name) {
    return "person-" + fingerprint(name);
}

std::string personId(const Entry &entry) {
    const bool byName = entry.person.empty() && !entry.player.empty();
    return byName ? personIdOf(entry.player) : entry.person;
}

std::vector<std::vector<std::string>> namesAlike(std::span<const std::string> names) {
    std::map<std::string, std::size_t> places;
    std::vector<std::vector<std::string>> groups;
    for (const std::string &name : names) {
        const std::string key = folded(name);
        if (key.empty()) { // nothing but marks: nobody knows what is alike
            continue;
        }
        const std::size_t place = places.emplace(key, groups.size()).first->second;
        if (place == groups.size()) {
            groups.emplace_back();
        }
        groups[place].push_back(name);
    }
    std::erase_if(groups, [](const auto &group) { return group.size() < 2; });
    return groups;
}

int peopleOn(std::span<const Sheet> sheets) {
    std::set<std::string_view> names;
    std::size_t nameless = 0;
    for (const Sheet &sheet : sheets) {
        std::size_t here = 0;
        for (const Entry &entry : sheet.entries) {
            here += entry.player.empty() ? 1 : 0;
            names.insert(entry.player);
        }
        nameless = std::max(nameless, here);
    }
    names.erase("");
    return static_cast<int>(names.size() + nameless);
}

} // namespace mirabilia::scorer
