import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";

/** Program that runs beside a measurement, with its children in a process group of its own. */
export type RunningProgram = {
  child: ChildProcess;
  /** Sends a signal to the program and its children, and waits for its end. */
  end(signal?: NodeJS.Signals): Promise<void>;
};

type ProgramOptions = { user: ServerOsAccount; log: string; env?: Record<string, string> };

const WAIT_MS = 100;
const PATIENCE_MS = 60_000;

/** Starts a program, with its output in a file. */
export async function startBackgroundProgram(
  [file = "", ...words]: readonly string[],
  { user, log, env = {} }: ProgramOptions,
): Promise<RunningProgram> {
  const output = await open(log, "a");
  const child = spawn(file, words, {
    ...user,
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
    env: { ...process.env, LC_ALL: "C.UTF-8", ...env },
  });
  await once(child, "spawn");
  await output.close();
  const endGroup = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, signal);
    }
  };
  const endAtExit = () => endGroup("SIGKILL");
  process.once("exit", endAtExit);
  return {
    child,
    async end(signal = "SIGTERM") {
      process.off("exit", endAtExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      endGroup(signal);
      await gone;
    },
  };
}

/** Waits, at most a minute, until a check returns a value. */
export async function untilFound<T>(what: string, find: () => Promise<T | null>): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  let last: unknown;
  while (performance.now() < until) {
    try {
      const found = await find();
      if (found !== null) return found;
    } catch (error) {
      last = error;
    }
    await wait(WAIT_MS);
  }
  throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`, { cause: last });
}
