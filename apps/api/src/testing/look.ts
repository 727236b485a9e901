import { setAuditNow } from "../features/audit/audit-now.ts";
import { INVARIANTS } from "../features/audit/invariants.ts";
import type { TestShop } from "./test-shop.ts";

/** When every test begins: a test that moves its clock by days runs the jobs of its subject, and not all others. */
const BEGIN = new Date("2026-11-21T03:00:00Z");

/** What is on hand of an option and what of it is promised. */
export async function stockOf(shop: TestShop, optionId: number) {
  const [row] = await select<{ on_hand: number; reserved: number }>(
    shop,
    "select on_hand, reserved from option_stock where option_id = $1",
    [optionId],
  );
  return row;
}

/** Invariants that do not hold; none in a sound database. Asked often, so the server keeps their plans. */
export async function breaches(shop: TestShop): Promise<{ name: string; breaches: string[] }[]> {
  const client = await shop.database.db.pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await setAuditNow(client, BEGIN);
    const found: { name: string; breaches: string[] }[] = [];
    for (const [turn, { name, breaches: text }] of INVARIANTS.entries()) {
      const { rows } = await client.query<{ subject: string }>({ name: `audit-${turn}`, text });
      if (rows.length > 0) found.push({ name, breaches: rows.map(({ subject }) => subject) });
    }
    await client.query("commit");
    return found;
  } finally {
    client.release();
  }
}

export type AtProvider = { orderId: string; status: string; totalAmount: number; balanceAmount: number };

/** Every payment that the provider knows, of one order or of all. */
export async function atProvider(shop: TestShop, orderId?: string): Promise<AtProvider[]> {
  const { list } = await shop.sandbox("/_sim/payments");
  return (list as AtProvider[]).filter((payment) => orderId === undefined || payment.orderId === orderId);
}

/** The money that the provider holds for an order, in 원. */
export async function heldByProvider(shop: TestShop, orderId: string): Promise<number> {
  const held = (await atProvider(shop, orderId)).filter(({ status }) => TAKEN.includes(status));
  return held.reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);
}

const TAKEN = ["DONE", "CANCELED", "PARTIAL_CANCELED"];

/** Rows as they are in the database, for what no call shows. */
export async function select<Row extends object>(
  shop: TestShop,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await shop.database.db.pool.query<Row>(sql, [...values])).rows;
}

export function later(shop: TestShop, minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** The payment of an order, as the shop keeps it. */
export async function paymentOf(shop: TestShop, orderId: number) {
  const [row] = await select<{ status: string; refunded: number; withdrawn: number }>(
    shop,
    "select status, refunded, withdrawn from payment where order_id = $1",
    [orderId],
  );
  return row;
}

/** Where an order is. */
export async function statusOf(shop: TestShop, orderId: number) {
  const [row] = await select<{ status: string }>(shop, "select status from orders where id = $1", [orderId]);
  return row?.status;
}
