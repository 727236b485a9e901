import { createDatabase } from "../../../apps/api/src/db/database.ts";
import { archiveUnderLoad } from "./archive-under-load.ts";
import { measureAudit } from "./bench-audit.ts";
import { measureLists } from "./bench-order-lists.ts";
import { fillAndStartDatabase } from "./fill-and-start-database.ts";
import { measureTableSizes } from "./measure-table-sizes.ts";
import { partitionOldestMonths } from "./partition-oldest-months.ts";

const ORDERS = 10_000_000;
const PRODUCTS = 100_000;
const MEGABYTE = 1_048_576;
/** Longest wait of a statement of the shop while a month is archived, in ms. */
const BAR_MS = 100;

/**
 * `npm run bench -- --growth <folder> [orders]`: ten million orders of a thousand days in a database that is kept in the
 * folder, with status changes by month. Prints sizes, the time of each list, the audit before and after, and the longest
 * wait of a statement while the oldest month is archived under buyers. Needs 45 GB and about an hour the first time.
 */
export async function benchTenMillionOrders(dataDir: string, orders = ORDERS): Promise<void> {
  const server = await fillAndStartDatabase(dataDir, { orders, products: Math.min(PRODUCTS, orders / 20) });
  const db = createDatabase({ url: server.url, poolSize: 2, onError: console.error });
  try {
    await partitionOldestMonths(db);
    const { whole, tables } = await measureTableSizes(db);
    console.log(`${Math.round(whole / MEGABYTE)} MB, ${Math.round(whole / orders)} bytes an order`);
    for (const { name, rows, heap, indexes } of tables.slice(0, 12))
      console.log(
        `${String(Math.round(heap / MEGABYTE)).padStart(7)} MB, indexes ${String(Math.round(indexes / MEGABYTE)).padStart(6)} MB, ${rows.toLocaleString().padStart(12)} rows  ${name}`,
      );
    const lists = await measureLists(server.url);
    for (const who of ["operator", "member"] as const) {
      const [slowest] = lists
        .filter((list) => list.who === who)
        .toSorted((one, other) => other.p95 - one.p95);
      console.log(`slowest list of ${who}s: ${slowest?.what}, p95 ${slowest?.p95.toFixed(1)} ms`);
    }
    const before = await measureAudit(db);
    const archived = await archiveUnderLoad(server.url);
    for (const { partition, bytes, attempts, tookMs, purchases, longestWaitMs } of archived)
      console.log(
        `${partition} (${Math.round(bytes / MEGABYTE)} MB) archived in ${tookMs} ms at attempt ${attempts}, under ${purchases} purchases; longest wait of a statement ${longestWaitMs} ms`,
      );
    const after = await measureAudit(db);
    if (before.breaches + after.breaches > 0 || archived.some(({ longestWaitMs }) => longestWaitMs > BAR_MS))
      process.exitCode = 1;
  } finally {
    await db.close();
    await server.stop();
  }
}
