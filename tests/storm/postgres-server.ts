import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serverUrl } from "../../apps/shop/src/postgres/build-server-url-and-app-role.ts";
import { homeFor, passwordOf } from "../../apps/shop/src/postgres/find-data-folder-socket-and-password.ts";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import { findBinaries } from "../../apps/shop/src/postgres/find-postgres-binaries.ts";
import { untilReady } from "../../apps/shop/src/postgres/find-server-and-await-readiness.ts";
import { findServerOsAccount, isReachableFor } from "../../apps/shop/src/postgres/find-server-os-account.ts";
import { makeCluster } from "../../apps/shop/src/postgres/make-cluster.ts";
import { spawnServer } from "../../apps/shop/src/postgres/server-process.ts";

export type PostgresServer = {
  url: string;
  port: number;
  /**
   * Crashes the server and restarts it at the same address.
   *
   * @returns ms until it answered again
   */
  crash(): Promise<number>;
  close(): Promise<void>;
};

/** Starts a PostgreSQL at a fixed address with `fsync` on, so that acknowledged data must survive. */
export async function startPostgresServer(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-storm-"));
  const user = await findServerOsAccount();
  const home = await homeFor(folder, user);
  const cluster = path.join(home, "postgres");
  const binaries = await findBinaries((target) => isReachableFor(user, target), home);
  const password = await passwordOf(home);
  await makeCluster({ initdb: binaries.initdb, cluster, home, password, user });
  const port = await findFreePort();
  const url = serverUrl({ port, password, sockets: "" });
  let server = await start();
  // Stops the server when a scenario fails.
  const endAtExit = () => void server.kill("SIGQUIT");
  process.once("exit", endAtExit);

  async function start(): Promise<ChildProcess> {
    const { postgres } = binaries;
    const log = path.join(home, "postgres.log");
    const child = await spawnServer({ postgres, cluster, log, port, user, sockets: "", settings });
    if (!(await untilReady(url, () => child.exitCode === null))) throw new Error("PostgreSQL did not start");
    return child;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const gone = once(server, "exit");
    server.ref();
    server.kill(signal);
    await gone;
  }

  return {
    url,
    port,
    async crash() {
      await end("SIGQUIT");
      const begin = performance.now();
      // Children of a crashed server hold its shared memory for a moment.
      await wait(50);
      server = await start();
      return performance.now() - begin;
    },
    async close() {
      process.off("exit", endAtExit);
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
      await rm(home, { recursive: true, force: true });
    },
  };
}
