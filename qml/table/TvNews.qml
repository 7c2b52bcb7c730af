// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The end of the log, the latest line first: as many whole lines as fit.
Column {
    id: news

    required property LogModel log
    readonly property var latest: {
        const lines = []
        for (let row = log.count - 1; row >= 0 && lines.length < 8; --row)
            lines.push(log.get(row).text)
        return lines
    }

    spacing: Theme.space8
    Accessible.role: Accessible.List
    Repeater {
        model: news.latest
        AppLabel {
            required property string modelData
            required property int index
            width: news.width
            opacity: y + height <= news.height ? 1 : 0 // hiding it would move those below it up
            text: modelData
            wrapMode: Text.Wrap
            muted: index > 0
            font.pixelSize: Theme.leadSize
            Accessible.role: Accessible.ListItem
            Accessible.name: text
        }
    }
}
