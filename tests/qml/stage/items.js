// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// The items of a tree that match, hidden ones too, parents first.
function all(root, matches, found = []) {
    if (matches(root))
        found.push(root)
    for (let i = 0; i < root.children.length; ++i)
        all(root.children[i], matches, found)
    return found
}
