// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T

// What AppLabel lays out may differ from its text: lines end only where a phrase does. Internal.
T.Label {
    id: label

    property alias laidOut: label.text
}
