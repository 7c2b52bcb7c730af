// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Finds texts that are elided or overflow.

/// All of them visible in `root`, except those inside the `allowed` components.
function cut(root, allowed, found = []) {
    if (!root.visible || root.opacity === 0 || allowed.some(name => String(root).startsWith(name + "_QML")))
        return found
    if (root.truncated !== undefined && root.text !== "" && root.width > 0
        && (root.truncated || root.contentWidth > root.width + 1 || root.contentHeight > root.height + 1))
        found.push(root.text)
    for (let i = 0; i < root.children.length; ++i)
        cut(root.children[i], allowed, found)
    return found
}
