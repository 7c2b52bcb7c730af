// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// A rendered picture, requested only once its size is known.
//   art                    its URL
//   artWidth, artHeight    the size to render at; keep it fixed while the item moves or scales
DrawnImage {
    property string art
    property real artWidth: width
    property real artHeight: height

    drawnWidth: artWidth
    drawnHeight: artHeight
    source: artWidth >= 8 && artHeight >= 8 ? art : ""
}
