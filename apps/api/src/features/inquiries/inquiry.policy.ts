import type { Runner } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import { canAccessOrder } from "../orders/order.policy.ts";

/**
 * Checks whether an account may read and continue an inquiry: the member who wrote it, or who may access the order that it
 * is about, as a guest who proved the order's number. It is as unknown to any other as one that does not exist.
 */
export async function canAccessInquiry(
  db: Runner,
  asker: { buyer: Buyer; now: () => Date },
  inquiry: { user_id: number; order_id: number | null },
): Promise<boolean> {
  if (inquiry.user_id === asker.buyer.id) return true;
  const { order_id: id, user_id } = inquiry;
  return id !== null && (await canAccessOrder(db, asker, { id, user_id }));
}
