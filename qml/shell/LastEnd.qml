// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// After a crash: a short message that nothing is lost, with the location of the report on request. Over the
// picture of the home screen, not over any controls.
//   report    its path; "" = the program ended normally
Toast {
    id: lastEnd

    property string report

    anchors.bottom: undefined
    anchors.top: parent?.top
    anchors.topMargin: Theme.space8
    time: 5 * Theme.toastTime
    onReportChanged: {
        if (report !== "")
            show(qsTr("Mirabilia ended unexpectedly last time. Nothing is lost."), qsTr("Report"))
    }
    onActionTriggered: details.open()

    DialogFrame {
        id: details
        title: qsTr("Mirabilia ended unexpectedly")
        explanation: qsTr("Your games and score sheets are safe: they are saved with every move.")

        AppLabel {
            Layout.fillWidth: true
            text: qsTr("A report was left on this device. It names nobody, holds nothing you typed, and was not sent anywhere. It can help the developers find the mistake:")
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            text: lastEnd.report
            strong: true
            wrapMode: Text.WrapAnywhere
        }

        buttons: [
            AppButton {
                text: qsTr("Copy the path")
                onClicked: clipboard.copyText(lastEnd.report)
            },
            AppButton {
                text: qsTr("OK")
                variant: "primary"
                focus: true
                onClicked: details.close()
            }
        ]
    }
    Clipboard { id: clipboard }
}
