import { useLayoutEffect, useRef } from "react";

/**
 * Runs on each key that is pressed in the window, wherever the focus is. A handler replaces the one before in the commit
 * that draws its screen: an effect without layout runs a moment later, and a key pressed within it would decide what was
 * shown before.
 *
 * @param capture true to come before the handlers of the focused element
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, capture = false): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  });
  useLayoutEffect(() => {
    const run = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener("keydown", run, { capture });
    return () => window.removeEventListener("keydown", run, { capture });
  }, [capture]);
}
