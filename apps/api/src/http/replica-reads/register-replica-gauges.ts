import type { Registry } from "prom-client";
import type { ReplicaState } from "../../db/replicas/open-replicas.ts";
import { registerGaugesPerScrape } from "../operations/register-gauges-per-scrape.ts";

/** Registers gauges of each replica: whether it is read, and how far it is behind the primary. Sends no statement. */
export function registerReplicaGauges(registry: Registry, states: () => readonly ReplicaState[]): void {
  registerGaugesPerScrape(registry, async () => states(), [
    {
      name: "database_replica_usable",
      help: "1 when this process reads from the replica, 0 when it is passed over: away, no replica, or too far behind",
      labelNames: ["replica"],
      of: (facts) =>
        facts.map(({ name, isUsable }) => ({ labels: { replica: name }, value: Number(isUsable) })),
    },
    {
      name: "database_replica_behind_bytes",
      help: "Bytes of the log that the replica has not replayed; no sample while it does not answer",
      labelNames: ["replica"],
      of: (facts) =>
        facts.flatMap(({ name, bytesBehind }) =>
          bytesBehind === null ? [] : [{ labels: { replica: name }, value: bytesBehind }],
        ),
    },
  ]);
}
