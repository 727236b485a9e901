import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverUrl } from "./build-server-url-and-app-role.ts";
import { homeFor, passwordOf, socketFolder } from "./find-data-folder-socket-and-password.ts";
import { findFreePort } from "./find-free-port.ts";
import { findBinaries } from "./find-postgres-binaries.ts";
import { findRunningServer, untilReady } from "./find-server-and-await-readiness.ts";
import { findServerOsAccount, isReachableFor } from "./find-server-os-account.ts";
import { isMade, makeCluster } from "./make-cluster.ts";
import { spawnServer, stopServer } from "./server-process.ts";

export type EmbeddedPostgres = {
  /** URL as the server's owner. */
  url: string;
  /** Folder of the cluster: the wanted one, or another that the server's account can reach. */
  home: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Folder for the cluster, its password and its log. */
  dataDir: string;
  /** Called before each step that can take longer than a second. */
  onStep: (step: "initialising" | "starting") => void;
  /** Server settings beyond the defaults, e.g. `{ fsync: "off" }` in tests. */
  settings?: Record<string, string>;
};

/** Thrown when the shop's own PostgreSQL did not start; its log has the reason. */
export class ServerDidNotStart extends Error {
  readonly log: string;
  constructor(log: string) {
    super(`PostgreSQL did not start; see ${log}`);
    this.log = log;
  }
}

const TRIES = 20;
const PAUSE_MS = 250;

/**
 * Starts the shop's own PostgreSQL, creating its cluster on the first run. Takes over a server that survived a killed
 * shop, so that nothing is lost and the start is quick.
 */
export async function startEmbeddedPostgres({
  dataDir,
  onStep,
  settings,
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = await findServerOsAccount();
  const home = await homeFor(path.resolve(dataDir), user);
  const cluster = path.join(home, "postgres");
  const binaries = await findBinaries((target) => isReachableFor(user, target), home);
  const password = await passwordOf(home);
  const log = path.join(home, "postgres.log");

  if (!isMade(cluster)) {
    onStep("initialising");
    await makeCluster({ initdb: binaries.initdb, cluster, home, password, user });
  }
  const sockets = await socketFolder(home, user);
  // Retried, because children of a killed server hold its shared memory for a moment.
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const running = await findRunningServer(cluster, password);
    if (running) return { url: running.url, home, stop: () => stopServer(running.pid, cluster) };
    if (tries === 1) onStep("starting");
    const port = await findFreePort();
    const server = await spawnServer({
      postgres: binaries.postgres,
      cluster,
      log,
      port,
      user,
      sockets,
      settings,
    });
    const url = serverUrl({ port, password, sockets });
    const isRunning = () => server.exitCode === null && server.signalCode === null;
    if (await untilReady(url, isRunning)) {
      return { url, home, stop: () => stopServer(server.pid, cluster) };
    }
    if (isRunning()) {
      await stopServer(server.pid, cluster);
      break;
    }
    await wait(PAUSE_MS);
  }
  throw new ServerDidNotStart(log);
}
