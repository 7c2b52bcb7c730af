// SPDX-License-Identifier: GPL-3.0-or-later
// The one file that knows what draws the pages.
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

export { Fragment, useEffect, useRef } from "react";
export type Drawn = ReactNode;

const root = createRoot(document.getElementById("app") as HTMLElement);

export function draw(page: Drawn): void {
  root.render(page);
}

/** A ref that gives numbers to the style sheet: markup may hold no styles. */
export function numbers(values: Record<string, number>): (element: HTMLElement | null) => void {
  return (element) => Object.entries(values).forEach(([name, value]) =>
    element?.style.setProperty(name, String(value)));
}
