import { chown, mkdtemp, rm, statfs } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { findServerOsAccount } from "../../../shop/src/postgres/find-server-os-account.ts";

/** File system in memory on Linux; in a container it may be small. */
const MEMORY = "/dev/shm";
/** Free bytes that are enough: a database has 21 MB, and each worker has one or two at a time. */
const ENOUGH = 512 * 1024 * 1024;

export type Tablespace = {
  /** Clause for `create database`; "" for the default tablespace. */
  clause: string;
  remove(): Promise<void>;
};

/**
 * Creates a tablespace in memory, where a copy of a database with its 1,500 files takes a third of the time; the default
 * tablespace where there is no memory to spare.
 *
 * @param client connection of a superuser
 */
export async function createMemoryTablespace(client: pg.Client): Promise<Tablespace> {
  if (!(await hasRoom())) return { clause: "", remove: async () => undefined };
  const folder = await mkdtemp(path.join(MEMORY, "todayfruit-test-"));
  const user = await findServerOsAccount();
  if (user) await chown(folder, user.uid, user.gid);
  await client.query(`create tablespace memory location '${folder}'`);
  return { clause: "tablespace memory", remove: () => rm(folder, { recursive: true, force: true }) };
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== "linux") return false;
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize >= ENOUGH;
}
