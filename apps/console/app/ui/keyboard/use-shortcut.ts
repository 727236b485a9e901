import { useEffect, useRef } from "react";

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
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== code || isTaken(event)) return;
      if (code === "Enter" && event.target instanceof HTMLElement && event.target.closest("a, button"))
        return;
      event.preventDefault();
      latest.current(event.shiftKey);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [code]);
}

/** Runs what belongs to a letter that follows G, e.g. `o` for orders. */
export function useGoShortcuts(goes: Readonly<Record<string, () => void>>): void {
  const latest = useRef(goes);
  latest.current = goes;
  useEffect(() => {
    let pressedAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.code === "KeyG") {
        pressedAt = event.timeStamp;
        return;
      }
      const go = latest.current[event.code.replace("Key", "").toLowerCase()];
      if (go && event.timeStamp - pressedAt < GO_MS) {
        event.preventDefault();
        event.stopImmediatePropagation();
        go();
      }
      pressedAt = Number.NEGATIVE_INFINITY;
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
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
