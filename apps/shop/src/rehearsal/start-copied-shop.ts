import { fork } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Settings } from "@todayfruit/api/env";
import { findFreePort } from "../postgres/find-free-port.ts";
import { RehearsalFailedError } from "./rehearsal-failed-error.ts";

const SERVE = fileURLToPath(new URL("./serve-copy.ts", import.meta.url));
/** Longest time in ms until the shop answers. */
const START_MS = 60_000;
/** Most connections to the database, whatever the shop itself uses. */
const MOST_CONNECTIONS = 16;
/** Variables of the process that a shop needs to run; nothing else is passed on. */
const PASSED_ON = [
  "PATH",
  "HOME",
  "TMPDIR",
  "NODE_OPTIONS",
  "NODE_COMPILE_CACHE",
  "NODE_DISABLE_COMPILE_CACHE",
];

export type CopiedShop = { url: string; sandboxUrl: string; stop(): Promise<void> };

/**
 * Starts a shop on the copied database, with stand-ins of every outside service. No address, key and secret of the real shop is
 * passed on, and no job runs, so that nothing can leave this machine.
 */
export async function startCopiedShop(
  { VARIANT, DATABASE_POOL, DATA_DIR }: Pick<Settings, "VARIANT" | "DATABASE_POOL" | "DATA_DIR">,
  copyUrl: string,
): Promise<CopiedShop> {
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()];
  const folder = `${DATA_DIR}/rehearsal`;
  const child = fork(SERVE, [], {
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATABASE_URL: copyUrl,
      DATABASE_POOL: String(Math.min(DATABASE_POOL, MOST_CONNECTIONS)),
      DATA_DIR: folder,
      VARIANT,
      LOG_LEVEL: "error",
      CONSOLE: "false",
      JOBS: "false",
      RATE_LIMIT: "0",
      LOGIN_LIMIT: "0",
      READ_LIMIT: "0",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGKILL");
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", (code) => reject(new RehearsalFailedError("shop", `exit ${code}`)));
      AbortSignal.timeout(START_MS).addEventListener("abort", () => reject(new RehearsalFailedError("shop")));
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, stop };
}
