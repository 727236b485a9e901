import { useSyncExternalStore } from "react";

/** Width from which the panels are shown beside the column, as in styles/frame.css. */
const WIDE = "(min-width: 1200px)";

/** Checks whether the window has room for the side panels; false on the server, so that phones load nothing of them. */
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
