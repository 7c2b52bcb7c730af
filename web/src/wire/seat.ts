// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows storage and the address: who was here, and which seat is whose.

interface Kept {
  token: string;
  name: string;
  at: number;
}
type Seats = Record<string, Kept>;

const days30 = 30 * 24 * 3600 * 1000;
const memory = new Map<string, string>();

/** Scanners' own browsers have no storage, or one that ends with them. */
function storage(): Storage | undefined {
  for (const each of ["localStorage", "sessionStorage"] as const) {
    try {
      const place = window[each];
      place.setItem("mirabilia.try", "1");
      place.removeItem("mirabilia.try");
      return place;
    } catch {
      // the next one
    }
  }
  return undefined;
}

const place = storage();

export const survives = (): boolean => place !== undefined && place === window.localStorage;

export function recall(key: string): string {
  return (place ? place.getItem(`mirabilia.${key}`) : memory.get(key)) ?? "";
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    place?.setItem(`mirabilia.${key}`, value);
  } catch {
    // full: then until the page is closed
  }
}

function seatsAt(host: string): Seats {
  try {
    const seats = JSON.parse(recall(`host.${host}`) || memory.get(`host.${host}`) || "{}") as Seats;
    const now = Date.now();
    return Object.fromEntries(Object.entries(seats).filter(([, seat]) => now - seat.at < days30));
  } catch {
    return {};
  }
}

export const tokenOf = (host: string, table: string): string => seatsAt(host)[table]?.token ?? "";

export function keepToken(host: string, table: string, token: string, name: string): void {
  const seats = seatsAt(host);
  seats[table] = { token, name, at: Date.now() };
  keep(`host.${host}`, JSON.stringify(seats));
}

export function forgetToken(host: string, table: string): void {
  const seats = seatsAt(host);
  delete seats[table];
  keep(`host.${host}`, JSON.stringify(seats));
}

/** "/s/SHEET", or "/s" where there is one, is a score sheet; undefined: another page. */
export function sheetOfAddress(): string | undefined {
  const found = /^\/s(?:\/([^/]+))?$/.exec(location.pathname);
  return found ? decodeURIComponent(found[1] ?? "") : undefined;
}

/** "/j/TABLE#INVITE", or "?seat#INVITE". The invite leaves the address at once: nobody finds it in the history. */
export function readAddress(): { table: string; invite: string; takesSeat: boolean } {
  const found = /^\/j\/([^/]+)/.exec(location.pathname);
  const { invite: before = "" } = (history.state ?? {}) as { invite?: string }; // of a page that was loaded again
  const [invite, takesSeat] = [decodeURIComponent(location.hash.slice(1)) || before, location.search === "?seat"];
  if (location.hash) history.replaceState({ invite }, "", location.pathname);
  return { table: found?.[1] ? decodeURIComponent(found[1]) : "", invite, takesSeat };
}

/** The same table for the program. */
export function programLink(table: string, invite: string): string {
  return `mirabilia://${location.host}/${encodeURIComponent(table)}${invite ? `#${encodeURIComponent(invite)}` : ""}`;
}
