import type { Services } from "../../http/context.ts";

/** Something that the queue does. Every task may run twice, and on several processes at once. */
export type Task = {
  run(services: Services): Promise<unknown>;
  /** It also comes by the clock: every so many seconds, counted from 1970 and shifted by `offset`. */
  timed?: { every: number; offset?: number };
};

export type Tasks = Readonly<Record<string, Task>>;
