import type { Services } from "../../http/handler-context-types.ts";

/** A task of the queue. Every task must tolerate repeated and concurrent runs. */
export type Task = {
  run(services: Services): Promise<unknown>;
  /** Schedule of a timed task: every `every` seconds, counted from 1970 and shifted by `offset`. */
  timed?: { every: number; offset?: number };
};

export type Tasks = Readonly<Record<string, Task>>;
