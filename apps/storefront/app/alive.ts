/** Heard by the page's first script: React answers from now on. */
export const aliveEvent = "alive";
/** The mark on the document (`data-alive`) for a script that comes later than that. */
export const aliveMark = "alive";

export function sayAlive(): void {
  document.documentElement.dataset[aliveMark] = "";
  window.dispatchEvent(new Event(aliveEvent));
}
