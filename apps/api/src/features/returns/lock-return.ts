import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Buyer } from "../../http/handler-context-types.ts";
import {
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
  type PurchasedProduct,
} from "../cancellations/cancellable-orders.repository.ts";
import { canAccessReturns } from "./return.policy.ts";
import { findReturn, type ReturnRow } from "./returns.repository.ts";

/** A request with its order and products, while the order is locked. */
export type LockedReturn = {
  claim: ReturnRow;
  order: OrderRow;
  products: PurchasedProduct[];
  product: PurchasedProduct;
};
/** A request to decide. */
export type OpenReturn = LockedReturn & {
  /** `true` when the decision replaces an earlier one that was carried out. */
  isCorrection: boolean;
};

/** Locks the order of a request until the transaction ends and reads both under the lock; `null` without the request. */
export async function lockOpenReturn(tx: Tx, claimId: number): Promise<OpenReturn | null> {
  const seen = await findReturn(tx, claimId);
  const order = seen && (await lockCancellable(tx, seen.order_id));
  return order ? openUnderLock(tx, order, claimId) : null;
}

/** Locks the order of a request for a buyer who may access it. */
export async function lockOwnReturn(
  tx: Tx,
  asker: { buyer: Buyer; now: () => Date },
  { id, claimId }: { id: number; claimId: number },
): Promise<Result<OpenReturn, "ORDER_NOT_FOUND" | "CLAIM_NOT_FOUND", undefined>> {
  const order = await lockCancellable(tx, id);
  if (!order || !(await canAccessReturns(tx, asker, order))) return refuse("ORDER_NOT_FOUND");
  const open = await openUnderLock(tx, order, claimId);
  return open ? ok(open) : refuse("CLAIM_NOT_FOUND");
}

async function openUnderLock(tx: Tx, order: OrderRow, claimId: number): Promise<OpenReturn | null> {
  const claim = await findReturn(tx, claimId);
  if (!claim || claim.order_id !== order.id) return null;
  const products = await listPurchasedProducts(tx, order.id);
  const product = products.find(({ id }) => id === claim.order_product_id);
  if (!product) throw new Error("A claim is of a product of its order");
  return { claim, order, products, product, isCorrection: false };
}
