import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDatabase, type Db } from "../../../apps/api/src/db/database.ts";
import { migrate } from "../../../apps/api/src/db/migrate.ts";
import { checkAllInvariants } from "../../../apps/api/src/features/audit/check-all-invariants.ts";
import { startEmbeddedPostgres } from "../../../apps/shop/src/postgres/embedded-postgres.ts";
import { generateCatalogue } from "../generate-catalogue.ts";
import { generateOrders } from "./generate-orders.ts";

const ORDERS = 2_000_000;
const PRODUCTS = 1000;
const OWN = 5000;
/** Longest statement of the audit in ms; a page is two of them. */
const BAR_MS = 5000;

/**
 * `npm run bench -- --audit [orders]`: audits two million orders on a PostgreSQL of its own. The invariants hold and no
 * page takes five seconds; prints the slowest.
 */
export async function benchAudit(orders = ORDERS): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-bench-audit-"));
  const server = await startEmbeddedPostgres({ dataDir, onStep: () => undefined });
  const db = createDatabase({ url: server.url, poolSize: 2, onError: console.error });
  try {
    await migrate(server.url);
    const began = performance.now();
    await generateCatalogue(db, PRODUCTS);
    await generateOrders(db, orders, OWN);
    console.log(`${orders.toLocaleString()} orders in ${secondsSince(began)} s`);
    const { breaches, slowestMs } = await measureAudit(db);
    if (slowestMs > BAR_MS || breaches > 0) process.exitCode = 1;
  } finally {
    await db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Audits a database and prints its slowest invariants and breaches; returns seconds, rows and the slowest page in ms. */
export async function measureAudit(
  db: Db,
): Promise<{ breaches: number; rows: number; seconds: number; slowestMs: number }> {
  const started = performance.now();
  const lines = await checkAllInvariants({ db, now: () => new Date() });
  const slowest = lines.toSorted((one, other) => other.slowest - one.slowest);
  for (const { name, rows, slowest: page } of slowest.slice(0, 5))
    console.log(`${String(page).padStart(6)} ms  ${String(rows).padStart(9)} rows  ${name}`);
  const broken = lines.filter(({ breaches }) => breaches.length > 0);
  for (const { name, breaches } of broken)
    console.log(`BREACH ${name}: ${breaches.length}, ${breaches.slice(0, 3).join(", ")}`);
  const slowestMs = slowest[0]?.slowest ?? 0;
  const rows = lines.reduce((sum, line) => sum + line.rows, 0);
  const seconds = Number(secondsSince(started));
  console.log(
    `${lines.length} invariants over ${rows.toLocaleString()} rows in ${seconds} s, slowest page ${slowestMs} ms`,
  );
  return { breaches: broken.length, rows, seconds, slowestMs };
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
