// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Puts several parts into a sentence at once: one `arg` after the other, a player called "%2" would
// make room for the next part.
QtObject {
    function of(sentence: string, ...parts): string {
        return sentence.replace(/%(\d)/g, (place, number) => parts[number - 1] ?? place)
    }
    /// Facts one after the other; empty ones are left out.
    function facts(parts: var): string {
        return joined(parts, qsTr("%1, %2", "facts one after the other"))
    }
    /// The same where they are looked over rather than read; no line begins with a dot.
    function dotted(parts: var): string {
        return joined(parts.map(part => part ?? ""), "%1\u00a0\u00b7 %2")
    }
    function sentences(parts: var): string {
        return joined(parts, qsTr("%1. %2", "sentences one after the other"))
    }
    function joined(parts: var, pattern: string): string {
        return parts.reduce((all, part) => all === "" ? part : part === "" ? all : of(pattern, all, part), "")
    }
}
