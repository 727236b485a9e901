/** Heard by the page's first script: React answers from now on. */
export const aliveEvent = "alive";

export function sayAlive(): void {
  window.dispatchEvent(new Event(aliveEvent));
}
