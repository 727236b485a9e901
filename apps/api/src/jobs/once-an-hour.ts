const HOUR_MS = 3_600_000;

/**
 * A job that does its work once in every hour of the clock, at its first call in it, and nothing at the others: called
 * every half minute it follows the turn of the hour, and so midnight in Korea, by half a minute. An hour whose work
 * failed is begun again at the next call.
 *
 * @example const rank = onceAnHour(now, () => rankBestProducts(services)); // rank() at 23:59:40 and at 00:00:10 works twice
 */
export function onceAnHour(now: () => Date, work: () => Promise<unknown>): () => Promise<void> {
  let done: number | null = null;
  return async () => {
    const hour = Math.floor(now().getTime() / HOUR_MS);
    if (hour === done) return;
    await work();
    done = hour;
  };
}
