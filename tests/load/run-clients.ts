import { percentile } from "./percentile.ts";

export type Rate = { perSecond: number; p50: number; p99: number; done: number };
export type Work = (client: number) => Promise<unknown>;

/** Closed loop: each client starts again when done. Measures capacity. */
export async function runClients(clients: number, seconds: number, work: Work): Promise<Rate> {
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < until) {
        const started = performance.now();
        await work(client);
        times.push(performance.now() - started);
      }
    }),
  );
  return rateOf(times, (performance.now() - begin) / 1000);
}

/**
 * Open loop: work arrives at a steady pace whether or not the last is done, as shoppers do. Times count from when work
 * was due, so that a stall counts for everyone who had to wait.
 */
export async function runOpenLoop(perSecond: number, seconds: number, work: Work): Promise<Rate> {
  const begin = performance.now();
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const count = Math.round(perSecond * seconds);
  for (let index = 0; index < count; index += 1) {
    const due = begin + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    running.push(work(index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  return rateOf(times, (performance.now() - begin) / 1000);
}

function rateOf(times: readonly number[], seconds: number): Rate {
  const rounded = (part: number) => Math.round(percentile(times, part) * 10) / 10;
  return {
    perSecond: Math.round((times.length / seconds) * 10) / 10,
    p50: rounded(0.5),
    p99: rounded(0.99),
    done: times.length,
  };
}
