// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed, and what lies over the page.
import { useEffect, useRef } from "../dom";
import type { Drawn } from "../dom";
import { choose, close } from "../state";
import { t } from "../words";
import { Glyph } from "./marks";

export function Button({ glyph, label, onPress, kind = "", disabled = false, children, aria }: {
  glyph?: string; label?: string; onPress: () => void; kind?: string; disabled?: boolean;
  children?: Drawn; aria?: string;
}) {
  return (
    <button type="button" className={`button ${kind}`} onClick={onPress} disabled={disabled} aria-label={aria}>
      {glyph && <Glyph name={glyph} />}
      {label && <span>{label}</span>}
      {children}
    </button>
  );
}

export function IconButton({ glyph, label, onPress }: { glyph: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className="icon-button" onClick={onPress} aria-label={label} title={label}>
      <Glyph name={glyph} />
    </button>
  );
}

/** About what is chosen: it has the focus, and Escape chooses nothing. */
export function Chosen({ className, name, children }: { className: string; name: string; children: Drawn }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section className={className} aria-label={name} tabIndex={-1} ref={box}
      onKeyDown={(event: { key: string }) => event.key === "Escape" && unchoose()}>{children}</section>
  );
}

export const unchoose = (): void => choose(-1);

/** One of a few, all of them in sight. */
export function Sides<T>({ label, choices, value, onChoose, className = "" }: {
  label: string; choices: [T, Drawn, string?][]; value: T; onChoose: (chosen: T) => void; className?: string;
}) {
  return (
    <div className={`sides ${className}`} role="group" aria-label={label}>
      {choices.map(([each, shown, aria], i) => (
        <button key={i} type="button" aria-pressed={each === value} aria-label={aria} onClick={() => onChoose(each)}>
          {shown}
        </button>
      ))}
    </div>
  );
}

/** Keeps the focus inside, gives it back; Escape and a touch outside close it. */
export function Sheet({ title, onClose = close, children, className = "", closeAfter = 0 }: {
  title: string; onClose?: () => void; children: Drawn; className?: string; closeAfter?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    const timer = closeAfter ? window.setTimeout(onClose, closeAfter) : 0;
    return () => {
      window.clearTimeout(timer);
      if (before?.isConnected) before.focus();
    };
  }, []);
  const onKey = (event: { key: string; shiftKey: boolean; preventDefault(): void }) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Tab") return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("button, input, select, .inside") ?? [])]
      .filter((stop) => !stop.hasAttribute("disabled"));
    if (event.shiftKey) stops.reverse();
    if (document.activeElement === stops[stops.length - 1] || document.activeElement === box.current) {
      event.preventDefault();
      stops[0]?.focus();
    }
  };
  return (
    <div className="scrim" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div className={`sheet ${className}`} role="dialog" aria-modal="true" aria-label={title}
        tabIndex={-1} ref={box} onKeyDown={onKey}>
        <header>
          <h2>{title}</h2>
          <IconButton glyph="close" label={t("Close")} onPress={onClose} />
        </header>
        <div className="inside" tabIndex={0}>{children}</div>
      </div>
    </div>
  );
}
