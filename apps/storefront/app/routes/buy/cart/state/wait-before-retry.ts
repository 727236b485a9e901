const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/**
 * Waits for the browser's `online` event or, since a browser does not notice every dead network, a pause that doubles
 * from 2 to 30 s.
 */
export function waitBeforeRetry(tries: number): Promise<void> {
  return new Promise((retry) => {
    const timer = setTimeout(again, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE));
    window.addEventListener("online", again, { once: true });
    function again(): void {
      clearTimeout(timer);
      window.removeEventListener("online", again);
      retry();
    }
  });
}
