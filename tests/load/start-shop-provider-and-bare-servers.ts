import { type ChildProcess, fork, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import manifest from "../../package.json" with { type: "json" };

/** Processes of a measurement: the shop, and a bare server. */

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Arguments that `npm start` gives to Node. */
export const START = manifest.scripts.start.split(" ").slice(1);

export type Started = { url: string; child: ChildProcess; stop(): Promise<void> };

/**
 * Starts a shop process with the given settings and waits until it is ready; `undefined` leaves a setting at its
 * default.
 *
 * @param log `errors` prints what the shop reports as one: a job that failed explains why a page waited in vain
 */
export async function startShopProcess(
  port: number,
  settings: Record<string, string | undefined>,
  log: "none" | "errors" = "none",
): Promise<Started> {
  const child = spawn(process.execPath, START, {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: "warn",
      // As the image sets it.
      MALLOC_ARENA_MAX: "2",
      RATE_LIMIT: "0",
      LOGIN_LIMIT: "0",
      READ_LIMIT: "0",
      CONSOLE: "false",
      ...settings,
    },
    stdio: ["ignore", log === "errors" ? "pipe" : "ignore", "inherit"],
  });
  if (child.stdout) printErrors(child.stdout, port);
  // A measurement that fails leaves nothing running.
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/readyz`, child);
  return { url, child, stop: () => stopProcess(child) };
}

export type BareServer = Started & {
  serve(path: string, headers: Record<string, string>, body: Buffer): Promise<void>;
};

export async function startBareServer(port: number): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, "bare-server.ts"), [String(port)]);
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    serve: (address, headers, body) =>
      new Promise((resolve) => {
        child.once("message", () => resolve());
        child.send({ path: address, headers, body: body.toString("base64") });
      }),
    stop: () => stopProcess(child),
  };
}

/** Starts a server that renders the elements of a page with React and nothing else. */
export async function startBareReactServer(port: number, html: string): Promise<Started> {
  const child = fork(path.join(import.meta.dirname, "bare-react-server.ts"), [String(port)], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(html);
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The bare server stopped with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child, stop: () => stopProcess(child) };
}

/** Starts the sandbox of the outside services as a process of its own, for a shop at the given URL. */
export async function startProvider(port: number, shopUrl: string): Promise<Started> {
  const child = fork(path.join(import.meta.dirname, "shop/sandbox-process.ts"), [String(port), shopUrl]);
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`The provider stopped with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child, stop: () => stopProcess(child) };
}

/** Prints the lines of a shop's log whose level is `error` or above. */
function printErrors(output: Readable, port: number): void {
  createInterface({ input: output }).on("line", (line) => {
    if (/^\{"level":[56]0,/.test(line)) console.error(`shop ${port}: ${line}`);
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The shop stopped with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error("The shop was not ready in time");
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}
