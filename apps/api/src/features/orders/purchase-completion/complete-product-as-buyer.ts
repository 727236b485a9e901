import type { Input } from "@todayfruit/contract/all-calls";
import { canComplete } from "@todayfruit/domain/orders/purchase-completion";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isBuyerOf } from "../order.policy.ts";
import {
  type CompletableProduct,
  listCompletable,
  lockCompletable,
} from "./completable-orders.repository.ts";
import { completeProducts } from "./complete-products.ts";

type Completed = Answer<"PUT /v1/app-users/order-items/{id}/products/{pid}/complete">;

/** Completes a product for its buyer: it earns its points and can no longer be returned. Repeated calls do nothing. */
export async function completeProductAsBuyer(
  { path }: Pick<Input<"PUT /v1/app-users/order-items/{id}/products/{pid}/complete">, "path">,
  context: BuyerContext,
): Promise<Completed> {
  return context.db.transaction(
    (tx) => complete(context, tx, path),
    (result) => result.ok,
  );
}

async function complete(
  { buyer, now }: BuyerContext,
  tx: Tx,
  { id, pid }: { id: number; pid: number },
): Promise<Completed> {
  const order = await lockCompletable(tx, id);
  if (!order || !isBuyerOf(buyer, order)) return refuse("ORDER_NOT_FOUND");
  const products = await listCompletable(tx, id);
  const product = products.find((each) => each.id === pid);
  if (!product) return refuse("ORDER_NOT_FOUND");
  const may = canComplete(product.status);
  if (!may.ok) return refuse(may.code);
  if (may.value === "complete") {
    await completeProducts(tx, { order, products, chosen: [product], actor: "buyer", now: now() });
  }
  const [after, kept] = [await lockCompletable(tx, id), await listCompletable(tx, id)];
  return ok({
    id,
    orderItemStatus: after?.status ?? order.status,
    orderItemProducts: kept.map((each) => ({ id: each.id, orderItemProductStatus: each.status })),
    ...rewardOf(kept.find((each) => each.id === pid)),
  });
}

function rewardOf(product: CompletableProduct | undefined) {
  return {
    rewardPoint: product?.reward ?? 0,
    rewardAvailableAt: product?.reward_available_at?.toISOString() ?? null,
  };
}
