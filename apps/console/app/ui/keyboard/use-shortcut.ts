import { useRef } from "react";
import { useKeyDown } from "./use-key-down.ts";

/** Time in ms within which the letter after G counts. */
const GO_MS = 1200;

/**
 * Runs on a key by its place on the keyboard, so that it works with the Korean layout on; never while typing, while a
 * dialog is open, or with a modifier.
 *
 * @param code `KeyboardEvent.code`, e.g. `KeyA`
 * @param run with whether Shift was held
 */
export function useShortcut(code: string, run: (isShifted: boolean) => void): void {
  useKeyDown((event) => {
    if (event.code !== code || isTaken(event)) return;
    if (code === "Enter" && event.target instanceof HTMLElement && event.target.closest("a, button")) return;
    event.preventDefault();
    run(event.shiftKey);
  });
}

/** Runs what belongs to a letter that follows G, e.g. `o` for orders. */
export function useGoShortcuts(goes: Readonly<Record<string, () => void>>): void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useKeyDown((event) => {
    if (isTaken(event)) return;
    if (event.code === "KeyG") {
      pressedAt.current = event.timeStamp;
      return;
    }
    const go = goes[event.code.replace("Key", "").toLowerCase()];
    if (go && event.timeStamp - pressedAt.current < GO_MS) {
      event.preventDefault();
      event.stopImmediatePropagation();
      go();
    }
    pressedAt.current = Number.NEGATIVE_INFINITY;
  }, true);
}

function isTaken(event: KeyboardEvent): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("[role=dialog], [role=alertdialog]")) return true;
  return event.target instanceof HTMLElement && isTypedInto(event.target);
}

/** Keys on a checkbox or a button are no text; Enter on what can be pressed presses it. */
function isTypedInto(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "submit"].includes(element.type);
  return element.isContentEditable || /^(TEXTAREA|SELECT)$/.test(element.tagName);
}
