import { writeFile } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import type { ServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";
import { POSTGRES_PROGRAMS } from "./missing-debian-packages.ts";
import { type RunningProgram, startBackgroundProgram, untilFound } from "./start-background-program.ts";

export type PatroniNode = { name: string; port: number; restPort: number };

export type PatroniNodes = {
  nodes: readonly PatroniNode[];
  password: string;
  primary(): Promise<PatroniNode>;
  /** Kills Patroni and PostgreSQL of the primary, as when its machine loses power. */
  killPrimary(): Promise<PatroniNode>;
  /** Starts a killed node and waits until it streams from the new primary; returns the time that took in ms. */
  bringBack(node: PatroniNode): Promise<number>;
  close(): Promise<void>;
};

const NODES = 3;

/** Starts a primary and two synchronous replicas under Patroni. */
export async function startPatroni(
  folder: string,
  { etcd, user }: { etcd: readonly string[]; user: ServerOsAccount },
): Promise<PatroniNodes> {
  const password = "of-this-test";
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async (_, index) => ({
      name: `node-${index}`,
      port: await findFreePort(),
      restPort: await findFreePort(),
    })),
  );
  const programs = new Map<string, RunningProgram>();
  const start = async (node: PatroniNode) => {
    const config = path.join(folder, `${node.name}.json`);
    await writeFile(config, JSON.stringify(configOf(node, { folder, etcd, password }), null, 1));
    const log = path.join(folder, `${node.name}.log`);
    programs.set(node.name, await startBackgroundProgram(["/usr/bin/patroni", config], { user, log }));
  };
  // The first becomes the primary, and the others copy it.
  for (const node of nodes) {
    await start(node);
    await untilFound(`${node.name} runs`, () => isStreaming(node));
  }
  await untilFound("a synchronous replica", async () => (await roleCount("sync_standby")) || null);

  async function roleCount(role: string): Promise<number> {
    const { members } = await cluster();
    return members.filter((member) => member.role === role).length;
  }

  async function cluster(): Promise<Cluster> {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null);
      if (answer?.ok) return (await answer.json()) as Cluster;
    }
    throw new Error("No node of Patroni answers");
  }

  const primary = () =>
    untilFound("a primary", async () => {
      for (const node of nodes) {
        const answer = await fetch(`http://127.0.0.1:${node.restPort}/primary`).catch(() => null);
        if (answer?.ok) return node;
      }
      return null;
    });

  return {
    nodes,
    password,
    primary,
    async killPrimary() {
      const node = await primary();
      await programs.get(node.name)?.end("SIGKILL");
      return node;
    },
    async bringBack(node) {
      const begin = performance.now();
      await start(node);
      await untilFound(`${node.name} replicates`, async () => {
        const answer = await fetch(`http://127.0.0.1:${node.restPort}/replica`);
        return answer.ok || null;
      });
      return performance.now() - begin;
    },
    async close() {
      await Promise.all([...programs.values()].map((program) => program.end("SIGKILL")));
    },
  };
}

type Cluster = { members: { name: string; role: string; state: string }[] };

async function isStreaming({ restPort }: PatroniNode): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${restPort}/health`);
  return answer.ok || null;
}

/** Settings of a node; a failover begins 6 s after a primary has gone silent, and none loses an acknowledged commit. */
function configOf(
  { name, port, restPort }: PatroniNode,
  at: { folder: string; etcd: readonly string[]; password: string },
): object {
  const account = (username: string) => ({ username, password: at.password });
  return {
    scope: "shop",
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: at.etcd },
    bootstrap: {
      dcs: {
        ttl: 6,
        loop_wait: 1,
        retry_timeout: 2,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            shared_buffers: "128MB",
            wal_log_hints: "on",
            max_wal_senders: 10,
            hot_standby_feedback: "on",
            jit: "off",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [
        "local all all trust",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(at.folder, name),
      bin_dir: POSTGRES_PROGRAMS,
      pgpass: path.join(at.folder, `${name}.pgpass`),
      authentication: {
        superuser: account("postgres"),
        replication: account("replicator"),
        rewind: account("rewind"),
      },
      parameters: { unix_socket_directories: path.join(at.folder, "sockets") },
    },
    tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
  };
}
