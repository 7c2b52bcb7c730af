// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// Duel on a television: the cities left and right; track, tokens and structure between them.
TvPage {
    id: page

    required property DuelTable table
    game: table
    daytime: Math.max(0, table.age - 1)

    readonly property real cityWidth: Theme.px(240)
    readonly property real trackHeight: Theme.px(62)
    readonly property real tokensHeight: Theme.px(56)

    heading: table.age === 0 ? qsTr("Draft") : qsTr("Age %1").arg(Words.age(table.age))
    progress: table.age === 0 ? "" : Phrase.of(qsTr("%1 of %2 cards"), table.cardsTaken, table.cardsOfAge)
    alarm: table.dangerText
    rulesTopic: "turn"
    spoken: table.spokenText

    City {
        id: leftCity
        city: page.table.left
    }
    City {
        id: rightCity
        x: page.stage.width - width
        city: page.table.right
    }
    Item {
        id: middle
        x: page.cityWidth + page.gap
        width: page.stage.width - 2 * x
        height: page.stage.height
        Rectangle {
            width: parent.width
            height: page.trackHeight
            radius: Theme.radiusMedium
            color: Theme.surface
            WarTrack {
                id: track
                anchors.fill: parent
                table: page.table
            }
        }
        TokenRow {
            y: page.trackHeight + page.gap
            width: parent.width
            height: page.tokensHeight
            tokens: page.table.tokens
            named: false
        }
        DraftOffer {
            id: offer
            anchors.fill: parent
            anchors.topMargin: page.trackHeight + page.tokensHeight + 2 * page.gap
            visible: page.table.phase === DuelPhase.Draft
            table: page.table
        }
        Structure {
            id: structure
            anchors.fill: offer
            visible: !offer.visible && !page.table.ageWaits
            table: page.table
        }
    }
    front: [
        ActionFlight {
            table: page.table
            structure: structure
            to: () => page.placeOf(page.table.actionAtLeft ? leftCity : rightCity)
        },
        AgeTitle {
            place: page.placeOf(structure)
            table: page.table
        },
        Supremacy {
            anchors.fill: parent
            table: page.table
            origin: page.placeOf(track)
        }
    ]

    component City: Rectangle {
        id: place
        property DuelCity city
        width: page.cityWidth
        height: page.stage.height
        radius: Theme.radiusMedium
        color: Theme.surface
        Conditional {
            when: place.city !== null && place.height > 0
            DuelCityPanel {
                anchors.fill: parent
                city: place.city
                nameSize: Theme.px(28)
            }
        }
    }
}
