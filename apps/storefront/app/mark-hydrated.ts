/** Event that tells the page's first inline script that React has hydrated. */
export const HYDRATED_EVENT = "hydrated";
/** Attribute of the document (`data-hydrated`) for scripts that run after the event. */
export const HYDRATED_ATTRIBUTE = "hydrated";

/** Marks the document as hydrated and fires the event. */
export function markHydrated(): void {
  document.documentElement.dataset[HYDRATED_ATTRIBUTE] = "";
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}
