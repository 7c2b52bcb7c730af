// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows what draws the pages.
import type { ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export { Fragment, useEffect, useRef } from "react";
export type Drawn = ReactNode;
/** What a page or a sheet draws. */
export type Whole = ReactElement | null;

const root = createRoot(document.getElementById("app") as HTMLElement);

/** At once: nobody can press what is no longer meant. */
export function draw(page: Drawn): void {
  flushSync(() => root.render(page));
}

/** A ref that gives numbers to the style sheet: markup may hold no styles. */
export function numbers(values: Record<string, number>): (element: HTMLElement | null) => void {
  return (element) => Object.entries(values).forEach(([name, value]) =>
    element?.style.setProperty(name, String(value)));
}
