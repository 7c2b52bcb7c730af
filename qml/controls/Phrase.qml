// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Puts several parts into a sentence at once: one `arg` after the other, a player called "%2" would
// make room for the next part.
QtObject {
    function of(sentence: string, ...parts): string {
        return sentence.replace(/%(\d)/g, (place, number) => parts[number - 1] ?? place)
    }
}
