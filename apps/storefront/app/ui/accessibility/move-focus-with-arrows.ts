import type { KeyboardEvent } from "react";

/** Moves the focus between the links of a row with the left and right arrow keys, wrapping at the ends. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const focused = document.activeElement;
  const index = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1;
  const next = links[(index + step + links.length) % links.length];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
