import path from "node:path";
import { findFreePort } from "../../apps/shop/src/postgres/find-free-port.ts";
import type { ServerOsAccount } from "../../apps/shop/src/postgres/find-server-os-account.ts";
import { type RunningProgram, startBackgroundProgram, untilFound } from "./start-background-program.ts";

export type EtcdMembers = {
  /** Addresses as Patroni reads them, HOST:PORT. */
  hosts: string[];
  /** Kills the leader; the others elect another. */
  killLeader(): Promise<void>;
  close(): Promise<void>;
};

const MEMBERS = 3;

/** Starts three members of etcd on loopback and waits for their leader. */
export async function startEtcd(folder: string, user: ServerOsAccount): Promise<EtcdMembers> {
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => ({
      name: `etcd-${index}`,
      client: `127.0.0.1:${await findFreePort()}`,
      peer: `127.0.0.1:${await findFreePort()}`,
    })),
  );
  const programs = await Promise.all(members.map(start));
  await untilFound("etcd's leader", leader);

  function start({ name, client, peer }: (typeof members)[number]): Promise<RunningProgram> {
    const flags = {
      name,
      "data-dir": path.join(folder, name),
      "listen-client-urls": `http://${client}`,
      "advertise-client-urls": `http://${client}`,
      "listen-peer-urls": `http://${peer}`,
      "initial-advertise-peer-urls": `http://${peer}`,
      "initial-cluster": members.map((one) => `${one.name}=http://${one.peer}`).join(","),
    };
    const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
    return startBackgroundProgram(["/usr/bin/etcd", ...words], {
      user,
      log: path.join(folder, `${name}.log`),
    });
  }

  /** Finds the leader's place; `null` while there is none. */
  async function leader(): Promise<number | null> {
    for (const [index, { client }] of members.entries()) {
      const answer = await fetch(`http://${client}/v3/maintenance/status`, {
        method: "POST",
        body: "{}",
      }).catch(() => null);
      const status = answer?.ok ? ((await answer.json()) as Status) : null;
      if (status && status.leader === status.header.member_id) return index;
    }
    return null;
  }

  return {
    hosts: members.map(({ client }) => client),
    async killLeader() {
      const place = await untilFound("etcd's leader", leader);
      await programs[place]?.end("SIGKILL");
    },
    async close() {
      await Promise.all(programs.map((program) => program.end()));
    },
  };
}

type Status = { leader: string; header: { member_id: string } };
