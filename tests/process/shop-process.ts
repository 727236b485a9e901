import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Longest wait in ms, so that only what never comes fails: a first start makes tables beside other tests on the same cores. */
const PATIENCE_MS = 180_000;

export type Ended = { code: number | null; output: string; errors: string };
export type ShopProcess = {
  child: ChildProcess;
  url: string;
  /** Output so far. */
  printed(): string;
  ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
};

/** Runs a command of the shop as a shell does, without this process's settings. */
export function runCommand(words: readonly string[], settings: Record<string, string>): ShopProcess {
  const child = spawn(process.execPath, ["apps/shop/src/main.ts", ...words], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code) => resolve({ code, output, errors })),
  );
  return {
    child,
    url: `http://127.0.0.1:${settings.PORT}`,
    printed: () => output + errors,
    ended,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the shop and waits for its first page. */
export async function startShop(settings: Record<string, string>): Promise<ShopProcess> {
  const shop = runCommand(["start"], settings);
  await eventually("the first page", async () => {
    if (shop.child.exitCode !== null) throw new Error(`The shop stopped:\n${shop.printed()}`);
    const page = await fetch(shop.url).catch(() => null);
    return page?.status === 200;
  });
  return shop;
}

/** Returns free ports for the shop, its console, its sandbox and its metrics. */
export async function freePorts(): Promise<
  Record<"PORT" | "CONSOLE_PORT" | "SANDBOX_PORT" | "METRICS_PORT", string>
> {
  return {
    PORT: String(await findFreePort()),
    CONSOLE_PORT: String(await findFreePort()),
    SANDBOX_PORT: String(await findFreePort()),
    METRICS_PORT: String(await findFreePort()),
  };
}

/** Waits, within a limit, until a check returns true. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    if (await holds()) return;
    await wait(50);
  }
  throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`);
}
