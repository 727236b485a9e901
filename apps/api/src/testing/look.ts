import { runAudit } from "../features/audit/run-audit.ts";
import type { TestShop } from "./test-shop.ts";

/** What is on hand of an option and what of it is promised. */
export async function stockOf(shop: TestShop, optionId: number) {
  const [row] = await select<{ on_hand: number; reserved: number }>(
    shop,
    "select on_hand, reserved from option_stock where option_id = $1",
    [optionId],
  );
  return row;
}

/** Invariants that do not hold; none in a sound database. */
export async function breaches(shop: TestShop) {
  return (await runAudit(shop.database.db)).filter((line) => line.breaches.length > 0);
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
