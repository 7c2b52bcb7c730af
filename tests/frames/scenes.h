// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace mirabilia::frames {

/// What can be measured, each in a process of its own.
QStringList sceneNames();

/// Runs a scene in this process, which must have a QGuiApplication. The figures by name:
///   firstFrame   firstFrameMs: from `sinceMain` to the first frame of the home screen
///   rest         batches: of a full table of seven in the middle of the game, nothing moving
///   restDuel, restDice   batches: the same of Duel in age I, of Dice with seven cities
///   dealing      batches, stallMs, workMs: the twenty cards of Duel are dealt again and again
///   crossing     stallMs, workMs: a round of Dice with seven cities is played and shown
///   moving       batches, stallMs, workMs, frameP50Ms, frameP95Ms: 30 cards move over that table
///   thinking     stallMs, workMs, turnMs: six experts think through a turn
/// Batches are -1 where the renderer draws none. Figures are missing where the scene failed, and
/// `problem` says why.
QJsonObject runScene(const QString &name, const QElapsedTimer &sinceMain);

} // namespace mirabilia::frames
