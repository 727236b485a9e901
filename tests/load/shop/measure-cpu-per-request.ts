import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { EmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import type { Figures } from "../check-benchmark-figures.ts";
import { cpuOf } from "../read-process-cpu-and-memory.ts";
import type { Started } from "../start-shop-provider-and-bare-servers.ts";

/**
 * Runs a load and notes the CPU time per request of the shop, of PostgreSQL and of both in ms, and the rate that
 * PostgreSQL's part alone would allow on all cores: a machine cannot give more with the same statements.
 */
export async function measureCpuPerRequest<Load extends { done: number }>(
  figures: Figures,
  name: string,
  { shop, server }: { shop: Started; server: EmbeddedPostgres },
  run: () => Promise<Load>,
): Promise<Load> {
  const [own, postgres] = [shop.child.pid ?? 0, await postmasterOf(server.home)];
  const [ownBefore, postgresBefore] = [cpuOf(own), cpuOf(postgres)];
  const load = await run();
  const ownMs = (cpuOf(own) - ownBefore) / load.done;
  const postgresMs = (cpuOf(postgres) - postgresBefore) / load.done;
  figures[`${name}.shopMs`] = rounded(ownMs);
  figures[`${name}.postgresMs`] = rounded(postgresMs);
  figures[`${name}.cpuMs`] = rounded(ownMs + postgresMs);
  figures[`${name}.postgresAlone`] = Math.round((1000 * availableParallelism()) / postgresMs);
  return load;
}

async function postmasterOf(home: string): Promise<number> {
  const [pid = ""] = (await readFile(path.join(home, "postgres", "postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}
