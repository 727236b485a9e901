import { replayEarlyInput } from "./replay-early-input.ts";

/** Event that tells the page's first inline script that React has hydrated. */
export const HYDRATED_EVENT = "hydrated";
/** Attribute of the document (`data-hydrated`) for scripts that run after the event. */
export const HYDRATED_ATTRIBUTE = "hydrated";

/**
 * Marks the document as hydrated and fires the event. Where a field was filled before, the forms are told first and have
 * rendered it when the event presses the buttons that were pressed before.
 */
export function markHydrated(): void {
  if (replayEarlyInput() > 0) setTimeout(mark);
  else mark();
}

function mark(): void {
  document.documentElement.dataset[HYDRATED_ATTRIBUTE] = "";
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}
