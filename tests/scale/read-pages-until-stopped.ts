import { setTimeout as wait } from "node:timers/promises";

export type PageReads = {
  count: number;
  /** Replies other than 200, and connections that failed, by name. */
  failures: Record<string, number>;
  longestMs: number;
};

const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;

/** Reads pages in turn until stopped, as browsers of visitors do. */
export function readPagesUntilStopped(
  origin: string,
  paths: readonly string[],
): { stop(): Promise<PageReads> } {
  const reads: PageReads = { count: 0, failures: {}, longestMs: 0 };
  let isOver = false;
  const count = (name: string) => {
    reads.failures[name] = (reads.failures[name] ?? 0) + 1;
  };
  const reading = (async () => {
    for (let place = 0; !isOver; place += 1) {
      const begin = performance.now();
      const path = paths[place % paths.length] ?? "/";
      await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          if (answer.status !== 200) count(`${answer.status} ${path}`);
        },
        (error: Error) => count(error.name),
      );
      reads.count += 1;
      reads.longestMs = Math.max(reads.longestMs, Math.round(performance.now() - begin));
      await wait(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await reading;
      return reads;
    },
  };
}
