import { INVARIANTS } from "../features/audit/all-invariants.sql.ts";
import type { TestShop } from "./test-shop.ts";

/** State of a shop under test, read and set directly: stock, payments, statuses, broken invariants, the clock. */

/** Start time of every test: a test that moves its clock by days runs the jobs of its subject alone. */
const BEGIN = new Date("2026-11-21T03:00:00Z");

/** Sets the unreserved units of an option as an operator's count does: with a reason and a row in the audit trail. */
export async function countStock(shop: TestShop, optionId: number, free: number): Promise<void> {
  await select(
    shop,
    `with reason as (select set_config('shop.stock_movement', 'correction:', true)),
     before as (select option_id, on_hand, reserved + $2::integer as counted from option_stock where option_id = $1 for update),
     acted as (
       insert into operator_action (source, action, subject, before, after, reason, request_id, at)
       select 'command', 'stock.change', 'option ' || option_id, jsonb_build_object('onHand', on_hand),
              jsonb_build_object('onHand', counted), '시험', 'test', $3
         from before
     )
     update option_stock s set on_hand = before.counted from reason, before where s.option_id = before.option_id`,
    [optionId, free, shop.clock.now],
  );
}

/** Bounds that include every id of a table. */
export const EVERYTHING = [0, Number.MAX_SAFE_INTEGER];

/** Returns the units of an option on hand and reserved. */
export async function stockOf(shop: TestShop, optionId: number) {
  const [row] = await select<{ on_hand: number; reserved: number }>(
    shop,
    "select on_hand, reserved from option_stock where option_id = $1",
    [optionId],
  );
  return row;
}

/** Returns the violated invariants, none in a sound database. Called often, so the server caches their plans. */
export async function breaches(shop: TestShop): Promise<{ name: string; breaches: string[] }[]> {
  const client = await shop.database.db.pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await client.query("select set_config('audit.now', $1, true)", [BEGIN.toISOString()]);
    const found: { name: string; breaches: string[] }[] = [];
    for (const [turn, { name, key, breaches: text }] of INVARIANTS.entries()) {
      const values = key === null ? [] : EVERYTHING;
      const { rows } = await client.query<{ subject: string }>({ name: `audit-${turn}`, text, values });
      if (rows.length > 0) found.push({ name, breaches: rows.map(({ subject }) => subject) });
    }
    await client.query("commit");
    return found;
  } finally {
    client.release();
  }
}

export type AtProvider = { orderId: string; status: string; totalAmount: number; balanceAmount: number };

/** Returns the payments known to the provider, of one order or of all. */
export async function atProvider(shop: TestShop, orderId?: string): Promise<AtProvider[]> {
  const { list } = await shop.sandbox("/_sim/payments");
  return (list as AtProvider[]).filter((payment) => orderId === undefined || payment.orderId === orderId);
}

/** Returns the money that the provider holds for an order, in 원. */
export async function heldByProvider(shop: TestShop, orderId: string): Promise<number> {
  const held = (await atProvider(shop, orderId)).filter(({ status }) => TAKEN.includes(status));
  return held.reduce((sum, { balanceAmount }) => sum + balanceAmount, 0);
}

const TAKEN = ["DONE", "CANCELED", "PARTIAL_CANCELED"];

/** Selects rows directly, for what no call shows. */
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

/** Returns the stored payment of an order. */
export async function paymentOf(shop: TestShop, orderId: number) {
  const [row] = await select<{ status: string; refunded: number; cancelled: number }>(
    shop,
    "select status, refunded, cancelled from payment where order_id = $1",
    [orderId],
  );
  return row;
}

/** Returns the status of an order. */
export async function statusOf(shop: TestShop, orderId: number) {
  const [row] = await select<{ status: string }>(shop, "select status from orders where id = $1", [orderId]);
  return row?.status;
}
