import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import {
  findServerOsAccount,
  type ServerOsAccount,
} from "../../apps/shop/src/postgres/find-server-os-account.ts";
import { type Pooler, startPgbouncer } from "../storm/start-pgbouncer.ts";
import { type EtcdMembers, startEtcd } from "./etcd-members.ts";
import { type PatroniNode, type PatroniNodes, startPatroni } from "./patroni-nodes.ts";
import { untilFound } from "./start-background-program.ts";
import { startHaproxy } from "./start-haproxy.ts";

export type DatabaseCluster = {
  /** Database of the primary, through PgBouncer in transaction mode. */
  pooledUrl: string;
  /** Database of the primary, for what needs a session. */
  directUrl: string;
  /** Database of each node, whatever its role. */
  urlOf(node: PatroniNode): string;
  patroni: PatroniNodes;
  etcd: EtcdMembers;
  close(): Promise<void>;
};

const OWNER = "todayfruit";

/** Starts a primary and two replicas under Patroni and etcd, with HAProxy and PgBouncer before them, and an empty database. */
export async function startDatabaseCluster(): Promise<DatabaseCluster> {
  const user = await findServerOsAccount();
  const folder = await folderFor(user);
  const etcd = await startEtcd(folder, user);
  const patroni = await startPatroni(folder, { etcd: etcd.hosts, user });
  const haproxy = await startHaproxy(folder, patroni.nodes, user);
  const urlAt = (port: number, name = OWNER, database = OWNER) =>
    `postgres://${name}:${patroni.password}@127.0.0.1:${port}/${database}`;
  await createDatabase(urlAt(haproxy.writePort, "postgres", "postgres"), patroni.password);
  const directUrl = urlAt(haproxy.writePort);
  const pooler: Pooler = await startPgbouncer(directUrl, "transaction");
  return {
    pooledUrl: pooler.url,
    directUrl,
    urlOf: ({ port }) => urlAt(port),
    patroni,
    etcd,
    async close() {
      await pooler.close();
      await haproxy.close();
      await patroni.close();
      await etcd.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function folderFor(user: ServerOsAccount): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-scale-"));
  await chmod(folder, 0o755);
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Creates the owner of the shop's database and the database, once the proxy leads to the primary. */
async function createDatabase(adminUrl: string, password: string): Promise<void> {
  const client = await untilFound("the primary behind HAProxy", async () => {
    const admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    return admin;
  });
  await client.query(`create role ${OWNER} login createrole password '${password}'`);
  await client.query(
    `create database ${OWNER} owner ${OWNER} template template0 lc_ctype 'C.UTF-8' lc_collate 'C'`,
  );
  await client.end();
}
