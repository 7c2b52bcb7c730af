// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Addresses of the pictures that the program renders, in the theme and language in use.
QtObject {
    readonly property string style: "?theme=" + (Theme.dark ? "dark" : "light")
                                    + "&language=" + App.settings.effectiveLanguage

    function card(id: string): string {
        return id === "" ? "" : "image://card/" + id + style
    }
    function back(age: int): string {
        return "image://card/back-" + age + style
    }
    function head(id: string): string {
        return id === "" ? "" : "image://cardhead/" + id + style
    }
    function poster(name: string): string {
        return name === "" ? "" : "image://poster/" + name
    }
}
