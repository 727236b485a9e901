import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmod, chown, mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withDatabase } from "@todayfruit/api/db/database-url";
import pg from "pg";
import { type Binaries, findBinaries } from "./binaries.ts";
import { findServerUser, isReachable, type ServerUser } from "./server-user.ts";

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

export type EmbeddedOptions = {
  /** Holds the cluster, its password and its log. */
  dataDir: string;
  /** Told before each step that can take longer than a second. */
  onStep: (step: "initialising" | "starting") => void;
  /** Settings of the server beyond its defaults, e.g. `{ fsync: "off" }` in tests. */
  settings?: Record<string, string>;
};

const DATABASE = "todayfruit";
const OWNER = "todayfruit";
const READY_WITHIN_MS = 30_000;
/** A socket's whole path may have 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * Starts the shop's own PostgreSQL, making its cluster on the first run. A server that outlived a killed shop is
 * taken over as it is, so nothing is lost and the next start is quick.
 */
export async function startEmbeddedPostgres({
  dataDir,
  onStep,
  settings,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = await findServerUser();
  const home = await homeFor(path.resolve(dataDir), user);
  const cluster = path.join(home, "postgres");
  const binaries = await findBinaries(user !== null, home);
  const password = await passwordOf(home);

  if (!(await exists(path.join(cluster, "PG_VERSION")))) {
    onStep("initialising");
    await initialise({ binaries, cluster, home, password, user });
  }
  const sockets = await socketFolder(home, user);
  const running = await runningServer(cluster, password);
  if (running) return running;

  onStep("starting");
  const port = await freePort();
  const server = await spawnServer({
    binaries,
    cluster,
    home,
    port,
    user,
    sockets,
    settings: settings ?? {},
  });
  const url = urlOf(port, password, sockets);
  await untilReady(server, url, path.join(home, "postgres.log"));
  return { url, stop: () => stopServer(server.pid) };
}

async function homeFor(wanted: string, user: ServerUser): Promise<string> {
  await mkdir(wanted, { recursive: true });
  if (!user || (await isReachable(wanted))) return wanted;
  const name = createHash("sha256").update(wanted).digest("hex").slice(0, 12);
  const home = path.join(tmpdir(), `todayfruit-${name}`);
  await mkdir(home, { recursive: true, mode: 0o711 });
  return home;
}

async function passwordOf(home: string): Promise<string> {
  const file = path.join(home, "postgres.password");
  if (!(await exists(file))) await writeFile(file, randomBytes(18).toString("base64url"), { mode: 0o600 });
  return (await readFile(file, "utf8")).trim();
}

type Cluster = { binaries: Binaries; cluster: string; home: string; user: ServerUser };

async function initialise({
  binaries,
  cluster,
  home,
  password,
  user,
}: Cluster & { password: string }): Promise<void> {
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  const passwordFile = path.join(home, ".initial-password");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) await Promise.all([chown(cluster, user.uid, user.gid), chown(passwordFile, user.uid, user.gid)]);
  await Promise.all([chmod(binaries.initdb, 0o755), chmod(binaries.postgres, 0o755)]);
  // A UTF-8 ctype, or trigrams are blind to Hangul.
  const locale = [
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--lc-ctype=C.UTF-8",
    "--lc-collate=C",
  ];
  try {
    await finished(
      spawn(
        binaries.initdb,
        [
          `--pgdata=${cluster}`,
          `--username=${OWNER}`,
          `--pwfile=${passwordFile}`,
          "--auth=scram-sha-256",
          "--encoding=UTF8",
          "--no-instructions",
          ...locale,
        ],
        { ...user, stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LC_ALL: "C.UTF-8" } },
      ),
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function finished(child: ChildProcess): Promise<void> {
  let complaint = "";
  child.stderr?.on("data", (chunk) => {
    complaint += String(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  if (code !== 0) throw new Error(`initdb failed with ${code}: ${complaint.slice(-500)}`);
}

async function spawnServer(
  options: Cluster & { port: number; sockets: string; settings: Record<string, string> },
): Promise<ChildProcess> {
  const log = await open(path.join(options.home, "postgres.log"), "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: options.sockets,
    ...DEFAULTS,
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(
    options.binaries.postgres,
    ["-D", options.cluster, "-p", String(options.port), ...flags],
    {
      ...options.user,
      // A process group of its own: Ctrl-C reaches the shop, which closes its connections before it stops the server.
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
  );
  server.unref();
  await log.close();
  return server;
}

const DEFAULTS = {
  max_connections: "120",
  shared_buffers: "256MB",
  work_mem: "16MB",
  jit: "off",
  wal_compression: "on",
  random_page_cost: "1.1",
};

async function runningServer(cluster: string, password: string): Promise<EmbeddedPostgres | null> {
  const file = path.join(cluster, "postmaster.pid");
  if (!(await exists(file))) return null;
  const lines = (await readFile(file, "utf8")).split("\n");
  const [pid, port, sockets] = [Number(lines[0]), Number(lines[3]), lines[4] ?? ""];
  const url = urlOf(port, password, sockets);
  if (await answers(url)) return { url, stop: () => stopServer(pid) };
  return null;
}

/** A socket costs a third less than loopback; where it cannot be had, the address serves. */
function urlOf(port: number, password: string, sockets: string): string {
  const query = sockets ? `?host=${encodeURIComponent(sockets)}` : "";
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${DATABASE}${query}`;
}

/** Where the server puts its socket; empty where paths are too long for one or there are none. */
async function socketFolder(home: string, user: ServerUser): Promise<string> {
  const folder = path.join(home, "socket");
  if (process.platform === "win32" || folder.length > LONGEST_SOCKET_FOLDER) return "";
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function untilReady(server: ChildProcess, url: string, log: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start; see ${log}`);
    if (await createDatabaseIfMissing(url)) return;
    await wait(50);
  }
  throw new Error(`PostgreSQL was not ready within ${READY_WITHIN_MS / 1000} s; see ${log}`);
}

async function createDatabaseIfMissing(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: withDatabase(url, "postgres") });
  try {
    await client.connect();
  } catch {
    return false; // Not listening yet: the caller asks again until its deadline.
  }
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false; // A left-over file of a server that is gone.
  }
}

async function stopServer(pid: number | undefined): Promise<void> {
  if (pid === undefined || !signal(pid, "SIGINT")) return;
  while (signal(pid, 0)) await wait(20);
}

function signal(pid: number, name: "SIGINT" | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || !address) throw new Error("No free port");
  return address.port;
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}
