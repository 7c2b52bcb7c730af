// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Inserts all parts of a sentence in one pass: with chained `arg` calls, a player named "%2" would
// be replaced by the next part.
QtObject {
    function of(sentence: string, ...parts): string {
        return sentence.replace(/%(\d)/g, (place, number) => parts[number - 1] ?? place)
    }
    /// Joins facts with commas, skipping empty ones.
    function facts(parts: var): string {
        return joined(parts, qsTr("%1, %2", "facts one after the other"))
    }
    /// The same with dots, for text that is scanned rather than read; no line begins with a dot.
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
