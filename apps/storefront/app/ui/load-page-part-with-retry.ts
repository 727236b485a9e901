/** Pauses after each failed attempt, in ms: half a minute in all. */
const PAUSES_MS = [500, 1500, 4000, 8000, 16_000];

/**
 * Loads a part of a page, again after a pause where the network is lost or the page is being left. Never ends after the last
 * failure, which is reported: a boundary that waits keeps what it shows, whereas an error would replace the whole page. On a
 * server a part that cannot be loaded is an error at once.
 */
export async function loadPagePartWithRetry<Part>(
  load: () => Promise<Part>,
  {
    isServer = typeof document === "undefined",
    pause = pauseFor,
    report = (error: unknown) => reportError(error),
  } = {},
): Promise<Part> {
  let last: unknown;
  for (const duration of PAUSES_MS) {
    try {
      return await load();
    } catch (error) {
      if (isServer) throw error;
      last = error;
    }
    await pause(duration);
  }
  report(last);
  return new Promise(() => undefined);
}

function pauseFor(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration));
}
