// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T

// Lets AppLabel lay out a text that differs from its `text`, with line breaks only between phrases. Internal.
T.Label {
    id: label

    property alias laidOut: label.text
}
