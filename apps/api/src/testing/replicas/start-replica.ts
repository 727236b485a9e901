import { once } from "node:events";
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { homeFor } from "../../../../shop/src/postgres/find-data-folder-socket-and-password.ts";
import { findFreePort } from "../../../../shop/src/postgres/find-free-port.ts";
import { findBinaries } from "../../../../shop/src/postgres/find-postgres-binaries.ts";
import { untilReady } from "../../../../shop/src/postgres/find-server-and-await-readiness.ts";
import {
  findServerOsAccount,
  isReachableFor,
  type ServerOsAccount,
} from "../../../../shop/src/postgres/find-server-os-account.ts";
import { spawnServer } from "../../../../shop/src/postgres/server-process.ts";
import { withDatabase } from "../../db/replace-database-url-parts.ts";

export type ReplicaServer = {
  /** Returns the address on the replica of a database of the primary. */
  urlOf(primaryUrl: string): string;
  /** Waits until the replica has replayed what the primary has written by now. */
  catchUp(): Promise<void>;
  /** Stops replaying, as a replica that falls behind, or goes on. */
  pauseReplay(isPaused: boolean): Promise<void>;
  /** Ends the server at once, with the statements it is running. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts a streaming replica of a server on this machine from a copy of its folder, as `pg_basebackup` would.
 *
 * @param primaryUrl address for a superuser of the primary
 * @param settings settings of the replica, e.g. a delay of its replay
 */
export async function startReplica(
  primaryUrl: string,
  settings: Record<string, string> = {},
): Promise<ReplicaServer> {
  const user = await findServerOsAccount();
  const home = await homeFor(await mkdtemp(path.join(tmpdir(), "todayfruit-replica-")), user);
  const cluster = path.join(home, "postgres");
  const primary = new pg.Client({ connectionString: withDatabase(primaryUrl, "postgres") });
  await primary.connect();
  // Holds what the primary would delete before the replica has read it, from before the copy on.
  const slot = `replica_${path.basename(home).replaceAll(/\W/g, "_").toLowerCase()}`;
  await primary.query("select pg_create_physical_replication_slot($1, true)", [slot]);
  const label = await copyCluster(primary, cluster);
  await writeFile(path.join(cluster, "backup_label"), label);
  await writeFile(path.join(cluster, "standby.signal"), "");
  await appendFile(
    path.join(cluster, "postgresql.auto.conf"),
    `\nprimary_conninfo = '${primaryUrl}'\nprimary_slot_name = '${slot}'\n`,
  );
  await giveTo(user, cluster);
  await chmod(cluster, 0o700);

  const binaries = await findBinaries((target) => isReachableFor(user, target), home);
  const port = await findFreePort();
  const server = await spawnServer({
    postgres: binaries.postgres,
    cluster,
    log: path.join(home, "postgres.log"),
    port,
    user,
    sockets: "",
    settings: {
      fsync: "off",
      shared_buffers: "32MB",
      // A tablespace is copied into the folder itself.
      allow_in_place_tablespaces: "on",
      ...settings,
    },
  });
  const gone = once(server, "exit");
  // Stops the server when a test fails before it closes it.
  process.once("exit", () => void server.kill("SIGQUIT"));
  const urlOf = (url: string) => {
    const own = new URL(url);
    own.port = String(port);
    // The primary is reached by its socket.
    own.searchParams.delete("host");
    return own.href;
  };
  const url = urlOf(withDatabase(primaryUrl, "postgres"));
  if (!(await untilReady(url, () => server.exitCode === null))) throw new Error("The replica did not start");
  const replica = new pg.Client({ connectionString: url });
  replica.on("error", () => undefined);
  await replica.connect();

  async function kill(): Promise<void> {
    server.ref();
    server.kill("SIGQUIT");
    await gone;
  }

  return {
    urlOf,
    kill,
    async catchUp() {
      const { rows } = await primary.query("select pg_current_wal_insert_lsn()::text as position");
      for (;;) {
        const { rows: replayed } = await replica.query(
          "select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_past",
          [rows[0].position],
        );
        if (replayed[0].is_past) return;
        // A commit that is not flushed at once is sent with the next record.
        await primary.query("select pg_log_standby_snapshot()");
      }
    },
    async pauseReplay(isPaused) {
      await replica.query(isPaused ? "select pg_wal_replay_pause()" : "select pg_wal_replay_resume()");
      if (!isPaused) return;
      for (let state = ""; state !== "paused"; ) {
        ({ state } = (await replica.query("select pg_get_wal_replay_pause_state() as state")).rows[0]);
        // The request is seen at the next record.
        await primary.query("select pg_log_standby_snapshot()");
      }
    },
    async close() {
      if (server.exitCode === null && server.signalCode === null) await kill();
      await dropSlot(primary, slot);
      await primary.end();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Drops a slot once the primary has seen that its replica is gone. */
async function dropSlot(primary: pg.Client, slot: string): Promise<void> {
  for (let isDropped = false; !isDropped; ) {
    const { rowCount } = await primary.query(
      "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active",
      [slot],
    );
    isDropped = rowCount === 1;
  }
}

/** Copies the folder of a running server; returns the label that makes the copy consistent. */
async function copyCluster(primary: pg.Client, target: string): Promise<string> {
  const { rows } = await primary.query("select current_setting('data_directory') as folder");
  const source: string = rows[0].folder;
  await primary.query("select pg_backup_start('replica', true)");
  await mkdir(target);
  for (const entry of await readdir(source)) {
    if (entry.startsWith("postmaster.") || entry === "pg_wal") continue;
    if (entry === "pg_replslot") await mkdir(path.join(target, entry), { mode: 0o700 });
    else await copyPart(path.join(source, entry), path.join(target, entry));
  }
  const { rows: stopped } = await primary.query("select labelfile from pg_backup_stop(false)");
  await copyPart(path.join(source, "pg_wal"), path.join(target, "pg_wal"));
  return stopped[0].labelfile;
}

/** Copies a file or folder; what the server deletes meanwhile is left out, which the replay allows for. */
async function copyPart(source: string, target: string): Promise<void> {
  try {
    const entries = await readdir(source).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return null;
      throw error;
    });
    if (entries === null) return await cp(source, target);
    await mkdir(target, { recursive: true, mode: 0o700 });
    for (const entry of entries) await copyPart(path.join(source, entry), path.join(target, entry));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

async function giveTo(user: ServerOsAccount, folder: string): Promise<void> {
  if (user === null) return;
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(path.join(folder, entry), user.uid, user.gid);
}
