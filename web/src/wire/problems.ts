// SPDX-License-Identifier: GPL-3.0-or-later
// The host's codes as sentences.
import { t } from "../words";

/** `text` is what the host says in English, for codes nobody here knows. */
export function told(code: string, text: string): string {
  const sentences: Record<string, string> = {
    version: t("This table needs another version of the program: update the older one."),
    full: t("No seat is free at this table. Ask the host for one, or watch."),
    busy: t("The host has no room for more guests. Try again later."),
    shutting_down: t("The host is shutting down. Try again later."),
    no_such_table: t("There is no such table here. Look at the list of tables again."),
    wrong_pin: t("That is not the PIN of this table. Ask the host for it."),
    no_watching: t("Nobody may watch at this table."),
    wait: t("Too many wrong PINs. Wait a minute, then try again."),
    unknown_token: t("Your seat is no longer known here. Sit down again."),
    not_here: t("That can only be done at the host's own screen."),
    no_name: t("Use a name that the others can read."),
    other_table: t("You sit at another table. Leave that one first."),
    not_started: t("The game has not begun: somebody is still missing."),
    paused: t("The game is paused. It goes on when whoever paused it presses Go on."),
    too_late: t("That question has been answered."),
    not_saved: t("The host cannot save the game. It waits until there is room on its disk."),
    replaced: t("You went on playing from another window or device."),
    kicked: t("The host has given your seat away."),
    too_fast: t("Too many messages in too short a time."),
    host_left: t("The host has left the table. The game is kept: wait here, or go home and continue another time."),
    room_closed: t("The host has closed the table."),
    saved: t("The table rests: its game is saved."),
    over: t("The table is closed."),
    draining: t("This host takes nobody new: it is about to stop."),
    banned: t("This host does not let you in."),
    still_here: t("Somebody plays there. The seat can be given away when they have left or when all others agree."),
    taken: t("Somebody else has chosen that. Choose another."),
    not_yours: t("Somebody else fills in this column."),
    no_such_cell: t("The sheet has changed: look again."),
    not_possible: t("No sheet of this game has such a value there."),
    finished: t("The sheet is in the history: nothing can be written any more."),
    restarting: t("The host is restarting. Your seat is kept; come back soon."),
  };
  return sentences[code] ?? text;
}

/** Why a move was refused: codes of the scenario format. */
export function refusal(code: string): string {
  const reasons: Record<string, string> = {
    already_built: t("Already built"),
    no_stage_left: t("All stages are built"),
    cannot_pay: t("You cannot pay for it"),
    bad_payment: t("It cannot be paid like that"),
    free_build_used: t("The free building of this age is used"),
    must_build: t("What can be built here must be built"),
    not_in_hand: t("The card is no longer there"),
    not_your_turn: t("There is nothing to decide now"),
    not_available: t("The neighbour has no such stage"),
    stale: t("The table has moved on"),
  };
  return reasons[code] ?? t("Not possible now");
}
