import type { KeyboardEvent } from "react";

/** In a row of links the arrows move the focus on and back, from the last to the first; Enter follows as ever. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const focused = document.activeElement;
  const place = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1;
  const next = links[(place + step + links.length) % links.length];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
