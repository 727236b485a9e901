import { useSyncExternalStore } from "react";

/** As in styles/frame.css: from here the panels stand beside the column. */
const WIDE = "(min-width: 1200px)";

/** Whether the window has room for the side panels; not on the server, so that phones load nothing of theirs. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}
