import type { PastCycle } from "@todayfruit/contract/subscriptions/subscription";
import type { Static } from "typebox";
import type { PastCycleRow } from "./billing-cycles.repository.ts";

/** Presents a cycle that is over: the order that it became, or why it was skipped. */
export function presentPastCycle(row: PastCycleRow): Static<typeof PastCycle> {
  const { order_id: id, order_number: number, price, goods_price: goodsPrice } = row;
  const isPaid = id !== null && number !== null && price !== null && goodsPrice !== null;
  return {
    number: row.number,
    dispatchOn: row.dispatch_on,
    status: row.status,
    skipReason: row.skip_reason,
    order: isPaid ? { id, number, price, goodsPrice } : null,
    at: row.at.toISOString(),
  };
}
