import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const PORTS = { PORT: "41360", SANDBOX_PORT: "41361", CONSOLE_PORT: "41362" };
const URL_OF_SHOP = `http://127.0.0.1:${PORTS.PORT}`;
const LATER_STARTS = 5;
const BLOCK_BYTES = 512;
const MEGABYTE = 1024 * 1024;

/** Highest figures of an installation, in MB as `du` counts them, of `npm start` until its first page, and of its end, in s. */
const BARS = { "node_modules, MB": 600, "first start, s": 8, "later start, s": 1.5, "longest stop, s": 5 };

/** `npm run bench -- --start`: clones the last commit, installs and starts it, first without and then with its database. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-start-"));
  try {
    await run("git", ["clone", "--quiet", ROOT, folder], ROOT);
    await run("npm", ["ci", "--no-audit", "--no-fund"], folder);
    report("node_modules, MB", (await bytesIn(path.join(folder, "node_modules"))) / MEGABYTE);
    const first = await startAndStop(folder);
    report("first start, s", first.startSeconds);
    const later: StartAndStop[] = [];
    for (let turn = 0; turn < LATER_STARTS; turn += 1) later.push(await startAndStop(folder));
    const starts = later.map(({ startSeconds }) => startSeconds).toSorted((a, b) => a - b);
    report("later start, s", starts[Math.floor(LATER_STARTS / 2)] ?? Number.NaN);
    report("longest stop, s", Math.max(...[first, ...later].map(({ stopSeconds }) => stopSeconds)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type StartAndStop = { startSeconds: number; stopSeconds: number };

/** Measures `npm start` until its first page, and its end after an interrupt once its console answers, too. */
async function startAndStop(folder: string): Promise<StartAndStop> {
  const begin = performance.now();
  const shop = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, ...PORTS, DATA_DIR: path.join(folder, ".data"), LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own, which is ended as a whole, as by Ctrl-C.
    detached: true,
  });
  while (!(await answers(URL_OF_SHOP))) await wait(10);
  const startSeconds = (performance.now() - begin) / 1000;
  while (!(await answers(`http://127.0.0.1:${PORTS.CONSOLE_PORT}`))) await wait(100);
  const ended = once(shop, "exit");
  const told = performance.now();
  if (shop.pid !== undefined) process.kill(-shop.pid, "SIGINT");
  await ended;
  return { startSeconds, stopSeconds: (performance.now() - told) / 1000 };
}

/** Tells whether a server answers; false while nothing listens there yet. */
async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200;
  } catch (error) {
    const { cause } = error as Error;
    if (cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED") return false;
    throw error;
  }
}

async function run(command: string, words: readonly string[], cwd: string): Promise<void> {
  const [code] = await once(spawn(command, words, { cwd, stdio: ["ignore", "ignore", "inherit"] }), "close");
  if (code !== 0) throw new Error(`${command} ${words.join(" ")} ended with ${code}`);
}

/** Adds up the bytes on the disk of the files in a folder, one with two names once. */
async function bytesIn(folder: string, seen = new Set<number>()): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    const { ino, blocks } = await lstat(place);
    if (seen.has(ino)) continue;
    seen.add(ino);
    bytes += blocks * BLOCK_BYTES + (entry.isDirectory() ? await bytesIn(place, seen) : 0);
  }
  return bytes;
}

function report(name: keyof typeof BARS, value: number): void {
  const isWithin = value <= BARS[name];
  if (!isWithin) process.exitCode = 1;
  console.log(
    `${name.padEnd(20)} ${value.toFixed(1).padStart(8)}  ${isWithin ? "holds" : "MISSED"} (≤ ${BARS[name]})`,
  );
}
