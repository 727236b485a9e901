/** Event that tells the page's first inline script that React has hydrated. */
export const aliveEvent = "alive";
/** Attribute of the document (`data-alive`) for scripts that run after the event. */
export const aliveMark = "alive";

export function sayAlive(): void {
  document.documentElement.dataset[aliveMark] = "";
  window.dispatchEvent(new Event(aliveEvent));
}
