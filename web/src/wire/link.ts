// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows sockets: greeting, numbers of requests, signs of life, coming back.
import type { Bye, Envelope, Hello, HelloReply, Welcome } from "messages";

export interface Listener {
  welcomed(welcome: Welcome): void;
  heard(envelope: Envelope): void;
  /** Tries again by itself. */
  lost(): void;
  /** Does not. */
  closed(bye: Bye): void;
}

const magic = 0x4152494d;
const beatEvery = 5_000;
const silence = 12_000;
const wakeTime = 1_500; // a page that wakes does not wait longer for a sign of life
const shortest = 250;
const longest = 8_000;

let listener: Listener;
let language = "en";
let socket: WebSocket | undefined;
let isGreeted = false;
let isClosed = false;
let tries = 0;
let after = 0;
let timer = 0;
let lastHeard = 0;
let lastId = 0;
const waiting = new Map<number, (answer: Envelope | null) => void>();

export function open(who: Listener, speaks: string): void {
  listener = who;
  language = speaks;
  for (const sign of ["visibilitychange", "online", "pageshow", "focus"]) {
    (sign === "visibilitychange" ? document : window).addEventListener(sign, wake);
  }
  window.setInterval(beat, beatEvery);
  connect();
}

function connect(): void {
  window.clearTimeout(timer);
  isClosed = false;
  isGreeted = false;
  lastHeard = performance.now();
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify(hello()));
  mine.onmessage = (event) => socket === mine && hear(String(event.data));
  mine.onclose = () => socket === mine && lose();
}

function hello(): Hello {
  return { magic, major: 1, program: "Mirabilia (browser)", language,
           features: ["watch", "emotes", "editions", "browser"] };
}

function hear(text: string): void {
  lastHeard = performance.now();
  if (!isGreeted) {
    const reply = JSON.parse(text) as HelloReply;
    if (reply.reject) {
      const { code, text, retry, retryAfterMs } = reply.reject;
      end({ code, text, comeBack: retry, afterMs: retryAfterMs });
      return;
    }
    isGreeted = true;
    tries = 0;
    after = 0;
    listener.welcomed(reply.welcome ?? {});
    return;
  }
  const envelope = JSON.parse(text) as Envelope;
  if (envelope.bye) {
    end(envelope.bye);
    return;
  }
  const id = envelope.replyTo ?? 0;
  const answer = waiting.get(id);
  waiting.delete(id);
  if (!envelope.beat) listener.heard(envelope);
  answer?.(envelope);
}

/** The last message before the host closes. */
function end(bye: Bye): void {
  if (bye.comeBack) {
    after = bye.afterMs ?? 0;
    lose();
    return;
  }
  isClosed = true;
  drop();
  listener.closed(bye);
}

function drop(): void {
  const old = socket;
  socket = undefined;
  old?.close();
  isGreeted = false;
  const unanswered = [...waiting.values()];
  waiting.clear();
  for (const answer of unanswered) answer(null);
}

function lose(isAwake = false): void {
  drop();
  listener.lost();
  // All phones of a table lose their host at the same moment.
  const pause = isAwake ? 0 : Math.min(longest, shortest * 2 ** tries) * (0.5 + Math.random());
  tries += 1;
  timer = window.setTimeout(connect, Math.max(pause, after));
}

/** Again now, whatever closed it ("Here" in a second window). */
export function reopen(): void {
  drop();
  connect();
}

function beat(): void {
  if (isClosed || !socket || document.hidden) return;
  if (performance.now() - lastHeard > silence) {
    lose();
  } else if (isGreeted) {
    send({ beat: {} });
  }
}

/** A phone's browser freezes sockets: one that does not answer at once is a dead one. */
function wake(): void {
  if (isClosed || document.hidden) return;
  if (!socket) {
    connect();
    return;
  }
  if (!isGreeted) return;
  const asked = socket;
  const since = lastHeard;
  send({ beat: {} });
  window.setTimeout(() => {
    if (socket === asked && lastHeard === since) lose(true);
  }, wakeTime);
}

export function send(envelope: Envelope): void {
  if (isGreeted && socket?.readyState === WebSocket.OPEN) {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, ...envelope }));
  }
}

/** Answered by the first envelope that says so, or by null: then nobody knows what came of it. */
export function ask(envelope: Envelope): Promise<Envelope | null> {
  if (!isGreeted) return Promise.resolve(null);
  send(envelope);
  const id = lastId;
  return new Promise((answer) => waiting.set(id, answer));
}
