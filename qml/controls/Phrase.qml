// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQml

// Puts several parts into a sentence at once: with `.arg(a).arg(b)` a player called "%2" would take
// the place of b.
QtObject {
    function of(sentence: string, ...parts): string {
        return sentence.replace(/%(\d)/g, (place, number) => parts[number - 1] ?? place)
    }
}
