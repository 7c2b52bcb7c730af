// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// A rendered picture, cropped to the item's shape.
DrawnImage {
    fillMode: Image.PreserveAspectCrop
    asynchronous: true
}
